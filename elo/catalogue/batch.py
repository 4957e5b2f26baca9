"""Words of arrays."""

WORDS = {
    # Arrays: the place is a name with an index, like ratings[3].
    "error.needs_package": "{module} needs {package}: pip install 'elo-worked[{extra}]'.",
    "error.whole_range": ("{place} must be a whole number from {least} to {most}, got {value!r}."),
    "error.half_points": ("{place} must be 0, 1 or 2 half points (1 for a draw), got {value!r}."),
    "error.no_such_index": (
        "{place} must be an index of {of}, which has {n} values, got {value!r}."
    ),
    "error.shapes": "{names} must have shapes that fit together, got {shapes}.",
    "error.lengths_of": "{names} must be lists of one length, got the shapes {shapes}.",
    "error.one_each": (
        "{place} must be one number, or one for each of {of} ({n}), got the shape {shape}."
    ),
    "error.own_opponent": (
        "white[{n}] and black[{n}] are both {value}: nobody is their own opponent."
    ),
    "error.not_events": "events must be Events, from event_change, got {value!r}.",
    "error.not_rated_at": "{place} against {other} does not count: {reason}.",
    "error.language": "no words for the language {value!r}; there are {languages}.",
}

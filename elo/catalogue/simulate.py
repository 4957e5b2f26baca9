"""Words of simulations: what is given, what is found."""

WORDS = {
    # Simulations: what is given.
    "place.draws": "the share of draws (percent)",
    "place.truth": "truth",
    "place.growth": "the growth (points)",
    "place.growth_months": "the months of a growth",
    "place.players": "the number of players",
    "place.repeats": "the number of repetitions",
    "place.off": "the error at the start (points)",
    "place.within": "the error that counts as settled (points)",
    "place.at_least": "the least change (points)",
    "place.events_played": "the number of events",
    "place.months": "the number of months",
    "place.strength": "the mean strength (points)",
    "place.true_strength": "the true strength (points)",
    "place.strengths": "the true strengths",
    "place.gain": "the gain of an event (points)",
    "place.gains": "the gains",
    "place.gap": "how much stronger the opponents are (points)",
    "place.gaps": "the distances",
    "place.under": "how much stronger the player is than the rating (points)",
    "place.rule_sets": "the rules",
    "place.changes": "the changes",
    "place.settings": "the settings",
    "place.model": "the model of the games",
    "place.sample": "the sample",
    "place.population": "the population",
    "place.calendar": "the calendar",
    "place.growing": "the growth",
    "place.first_list": "the first list",
    "place.repetition": "what a repetition found",
    "place.bar_width": "the width of a bar (points)",
    "place.lines": "the number of lines in a figure",
    "place.rows": "what was found",
    "place.spread": "the spread (points)",
    "place.juniors": "the share of juniors (percent)",
    "place.turnover": "the turnover (of a thousand players)",
    "place.playing": "the share of players who play (percent)",
    "place.event_size": "the size of an event",
    "place.rounds": "the number of rounds",
    "place.pairing": "the pairing",
    "error.none_given": "{place} must hold at least one, got none.",
    "error.must_be_a": "{place} must be a {kind}, got {value!r}.",
    "error.first_list": (
        "{place} must have one rating for each of the {n} players, got the shape {shape}."
    ),
    "error.sample_values": (
        "{n} players in {repeats} repetitions have one value each, got {value}."
    ),
    "error.who": ("who must be True or False for each place of each list, {shape}; got {value!r}."),
    "error.out_of_reach": (
        "a rating of {value} is out of reach here: only from {least} to {most} are there "
        "opponents on both sides."
    ),
    "error.no_pace": (
        "{place}, {value:signed}, is too much for K {K}: no rating keeps pace with {limit} or "
        "more in an event of {n}."
    ),
    "error.one_of": "{place} must be one of {allowed}, got {value!r}.",
    "place.compress": "the month of the compression",
    "error.nobody": "nobody to be counted is rated on list {month}.",
    "error.none_published": (
        "{rules}: of those who are truly {truth} strong nobody gets a first rating here."
    ),
    "error.one_published": (
        "{rules}: of those who are truly {truth} strong only one gets a first rating here, too "
        "few for a standard deviation."
    ),
    "error.not_settled": (
        "{place}, {value}, is too small: the average error has not come down to {within} "
        "points by then."
    ),
    # Simulations: what is found.
    "found.sample": "{repeats} repetitions with {players} players each, seed {seed}",
    "found.settled": (
        "K {K}: after {games} games an average error of {off} points is down to {within} "
        "(theory {games_theory:.0f}); at {event} games a month in {months:.1f} months"
    ),
    "found.settled_theory": (
        "K {K}: half of an error goes in {half_life} games (theory {half_life_theory:.1f}); a "
        "swing of {swing} points stays for ever (theory {swing_theory:.1f})"
    ),
    "found.swing": (
        "K {K}, {games} games, the rating exactly right: the change is {mean} points on "
        "average, its standard deviation {sd} (theory {sd_theory:.1f})"
    ),
    "found.swing_share": (
        "a change of {at_least} points or more comes in {share} % of the events (theory "
        "{share_theory:.1f})"
    ),
    "found.stronger": (
        "{opponents}: {points} of {games}, by draws alone, raises the rating; {rises} % of the "
        "events raise it, {without_win} % without a win"
    ),
    "found.stronger_never": (
        "{opponents}: draws alone never raise the rating; {rises} % of the events raise it, "
        "{without_win} % without a win"
    ),
    "found.stronger_mean": (
        "{opponents}: {mean:signed} points an event on average (theory {mean_theory:signed.1f})"
    ),
    "found.opponents_stronger": "opponents {gap} points stronger",
    "found.opponents_weaker": "opponents {gap} points weaker",
    "found.opponents_equal": "opponents of the same rating",
    "found.gaining": (
        "{gain:signed} in every event: {a_year} points a year with one event a month, {twice} "
        "with two; measured {measured} an event"
    ),
    "found.gaining_lag": (
        "{gain:signed} at K {K}: each event {over} points above the expected score (theory "
        "{over_theory:.2f}), the rating {lag} points behind the strength (theory "
        "{lag_theory:.0f})"
    ),
    "found.losing_lag": (
        "{gain:signed} at K {K}: each event {over} points below the expected score (theory "
        "{over_theory:.2f}), the rating {lag} points ahead of the strength (theory "
        "{lag_theory:.0f})"
    ),
    "found.gaining_chance": (
        "{rise:signed} in {events} events comes by chance alone to {chance} of {players} "
        "players who do not grow at all"
    ),
    "found.list": (
        "after {months} months {rated} of {players} players are rated, {rating} points on "
        "average (seed {seed})"
    ),
    "found.list_truth": (
        "their true strength is {truth} on average: the list is off by {bias:signed}, and "
        "ratings and strengths have a correlation of {correlation}"
    ),
    "found.list_changes": (
        "first ratings: {published}; falls below the published minimum: {fallen}"
    ),
    "found.months": "the list after {months} months",
    "found.first": (
        "{rules}, true strength {truth}: the first rating is off by {error:signed} on average "
        "(theory {error_theory:signed.1f}), with a standard deviation of {deviation}; "
        "published: {published} %"
    ),
    "found.changed": (
        "{first_list}, {change}: {rated} rated, off by {bias:signed}; truly below {weak_below} "
        "by {weak:signed}, from {strong_from} on by {strong:signed}; ratings {width} times as "
        "wide as strengths"
    ),
    "found.truth": (
        "{setting}: the correlation goes from {first} to {correlation}, the typical error is "
        "{error} points"
    ),
    "found.truth_bias": (
        "{setting}: the level is off by {bias:signed}, and moves by {inflation:signed} points "
        "a year"
    ),
    "list.right": "ratings right",
    "list.too_low": "low ratings too low",
    "change.none": "rules before March 2024",
    "change.invented": "the two 1800s alone",
    "change.line": "the 1400 line alone",
    "change.compression": "the compression alone",
    "change.all": "all three",
    "setting.scrambled": "everybody begins with somebody else's rating",
    "setting.closed": "nothing moves, one K of 20",
    "setting.growing": "juniors grow 5 points a month, one K of 20",
    "setting.growing_K": "juniors grow 5 points a month, K by the rule",
    "setting.jumping_K": "juniors jump 60 points once a year on average, K by the rule",
    "setting.leaving": "nobody grows, K by the rule, players leave and come",
    "setting.open": "juniors grow 5 points a month, K by the rule, players leave and come",
    "label.scrambled": "scrambled",
    "label.closed": "closed",
    "label.growing": "one K",
    "label.growing_K": "K by rule",
    "label.jumping_K": "jumps",
    "label.leaving": "come and go",
    "label.open": "open",
}

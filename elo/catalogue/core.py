"""Words of the rules: places of values, errors, steps of the working."""

WORDS = {
    # Where a value stands, for errors.
    "place.own": "own rating",
    "place.opponent": "the opponent's rating",
    "place.opponent_standard": "the opponent's standard rating",
    "place.score": "the score",
    "place.difference": "the rating difference",
    "place.k": "K",
    "place.games": "the number of games",
    "place.games_list": "the games",
    "place.opponents": "the opponents",
    "place.scores": "the scores",
    "place.events": "the events",
    "place.played": "played",
    "place.rating": "the rating",
    "place.highest": "the highest published rating",
    "place.birth_year": "the birth year",
    "place.change": "the change",
    "place.other_change": "the change from other events",
    "place.game": "game {n}",
    "place.event": "event {n}",
    "place.result": "result {n}",
    "place.results": "the results",
    "place.points": "the points",
    "place.byes": "the number of half-point byes",
    "place.average": "the average",
    "place.wanted": "the rating wanted",
    "place.standard": "the standard rating",
    "place.topic": "the topic",
    "place.in": "{outer}: {inner}",
    # Errors: the place, what is allowed, what came.
    "error.whole": "{place} must be a whole number, {least} or more, got {value!r}.",
    "error.whole_any": "{place} must be a whole number, got {value!r}.",
    "error.number": "{place} must be a finite number, got {value!r}.",
    "error.change_digits": (
        "{place} must be a number with at most two decimals (hundredths are exact), got {value!r}."
    ),
    "error.score": "{place} must be 1, 0.5 or 0, got {value!r}. Write 0.5 for a draw.",
    "error.played": "{place} must be True or False, got {value!r}.",
    "error.points": "{place}: {value} cannot be scored; games played over the board: {n}.",
    "error.byes": (
        "{place}: {value}, of them half-point byes: {byes}, cannot be scored; games "
        "played over the board: {n}."
    ),
    "error.too_many": "{place} must be {most} or less, got {value!r}.",
    "error.method": "method must be one of {methods}, got {value!r}.",
    "error.not_a_result": "{place} must be a pair of opponents and points, got {value!r}.",
    "error.title": "title must be one of {titles}, got {value!r}.",
    "error.curve_full": (
        "{place}: the curve has no performance for {value} of {n}; it would take an "
        "endless difference."
    ),
    "error.no_events": "{place} must hold at least one event, got none.",
    "error.not_a_first_event": "{place} must be a FirstEvent, got {value!r}.",
    "error.lengths": (
        "{opponents} opponents and {scores} scores: each game needs one of each, in order."
    ),
    "error.not_a_list": "{place} must come as a list, got {value!r}.",
    "error.not_a_game": "{place} must be a Game, got {value!r}.",
    "error.not_an_event": "{place} must be an Event, got {value!r}.",
    "error.no_games": "{place} needs at least one game that counts, got none.",
    "error.not_rated": "the game does not count: {reason} ({article}).",
    "error.standard_given": (
        "{place} is {value!r}, but under {rules} it is not used: give it for rapid and blitz only."
    ),
    "error.standard_and_rated": (
        "{place} is {value!r}, but the opponent has a rating on the list itself: leave it out."
    ),
    "error.highest": (
        "{place} is {value!r}, below the current rating {rating}: it is at least that."
    ),
    "error.birth_year": "{place} must be a year from {least} to {most}, got {value!r}.",
    "error.needs_date": "{place} is given, so the month is needed too: on=date(2025, 12, 1).",
    "error.date": "{name} must be a datetime.date, got {value!r}.",
    "error.reading": "reading must be 'practice' or 'text', got {value!r}.",
    "error.no_rule": (
        "no rule recorded for the {rating_list} list on {on}; the earliest is {earliest}."
    ),
    "error.no_list": "no rule recorded for the list {value!r}; there are {lists}.",
    "error.no_rule_set": "no rule recorded for {value!r}; there are {names}.",
    # The formula.
    "step.difference": "D = {own} − {opponent} = {D:signed}",
    "step.expected": "table row {row}: PD = {PD:.2f}",
    "step.expected_end": "more than {last} points apart: PD = {PD:.2f}",
    "row.closed": "{d_min}–{d_max}",
    "row.open": "over {d_max}",
    # One game, one event, one period.
    "step.cut": (
        "{size} points apart, more than {cap}: counted as {counted:signed} for an own "
        "rating of {own}"
    ),
    "step.cut_once": (
        "{size} points apart, the greatest difference over {cap} in the event: counted "
        "as {counted:signed}"
    ),
    "step.not_cut": (
        "{size} points apart, more than {cap}, but the own rating {own} is "
        "{uncapped_from} or more: counted in full"
    ),
    "step.not_cut_again": (
        "{size} points apart, more than {cap}, but only the game with the greatest "
        "difference of the event counts as {cap}: counted in full"
    ),
    "step.standard_used": (
        "{label}: the opponent has no {rating_list} rating, the standard rating {opponent} counts"
    ),
    "step.event_cut": "differences over {cap} are counted as {cap}",
    "step.event_cut_once": (
        "only the greatest difference over {cap} in the event is counted as {cap}"
    ),
    "step.event_not_cut": (
        "differences over {cap} are counted in full: the own rating {own} is "
        "{uncapped_from} or more"
    ),
    "step.delta": "ΔR = {score} − {PD:.2f} = {delta:signed.2f}",
    "step.change": "K × ΔR = {K} × {delta:signed.2f} = {change:signed}",
    "step.game": (
        "{label}: {own} against {opponent} · D = {D:signed} · PD {PD:.2f} · {score} − "
        "{PD:.2f} = {delta:signed.2f}"
    ),
    "step.game_cut": (
        "{label}: {own} against {opponent} · D = {D:signed}, counted as {counted:signed} "
        "· PD {PD:.2f} · {score} − {PD:.2f} = {delta:signed.2f}"
    ),
    "step.left_out": "{label} is left out: {reason}",
    "step.event": "{label}, starting at {own}",
    "step.event_dated": "{label}, starting at {own} on {start}",
    "step.sum": "W − We = {W} − {We:.2f} = {delta:signed.2f}, n = {n}",
    "step.event_change": "K × (W − We) = {K} × {delta:signed.2f} = {change:signed}",
    "step.other_change": "other events of the period: {change:signed}",
    "step.period_sum": "all events of the period: ΣΔR = {delta:signed.2f}, n = {n}",
    "step.period_change": "K × ΣΔR = {K} × {delta:signed.2f} = {change:signed}",
    "step.period_total": "together: {change:signed}",
    "step.rounded": "rounded once, for the whole period: {change:signed}",
    "step.rounded_half": (
        "rounded once, for the whole period; exactly half goes away from zero: {change:signed}"
    ),
    "step.new_rating": "{rating} {sign} {size} = {new_rating}",
    "step.unpublished": (
        "{new_rating} is below {published_from}: unrated on the next list; five new games needed"
    ),
    # Why a game does not count.
    "reason.unplayed": "it was not played over the board",
    "reason.unrated_opponent": "the opponent is unrated",
    "reason.unrated_everywhere": "the opponent is unrated and has no standard rating either",
    "reason.too_far_apart": (
        "{own} and {opponent} are {difference} apart, and from {limit} on a game with a "
        "player above {above} is not rated"
    ),
    # The K factor.
    "line.reached_top": "a published rating has reached {top}: K = {K}, for good",
    "line.junior_practice": (
        "until the end of {last_year}, the year of the {junior_age}th birthday, and "
        "never published at {junior_below} or more: K = {K}"
    ),
    "line.junior_text": (
        "until the end of {last_year}, the year of the {junior_age}th birthday, and "
        "rated below {junior_below}: K = {K}"
    ),
    "line.newcomer": (
        "games completed: {games}, fewer than {newcomer_games}: new to the list, K = {K}"
    ),
    "line.other": "rated below {top}, none of the other lines applies: K = {K}",
    "step.no_birth_year": "no birth year given: the line for juniors is not considered",
    "name.practice": "practice",
    "name.text": "text",
    "name.newcomer": "K {K} (newcomer)",
    "name.junior_text": "K {K} (junior)",
    "name.reached_top": "K {K} (once {top})",
    "step.k_fits": "n × K = {n} × {K} = {product}, not more than {limit}: K stays {K}",
    "step.k_lowered": (
        "n × K = {n} × {base_K} = {product}, more than {limit}: K = {limit} ÷ {n}, "
        "rounded down = {K}"
    ),
    # Performances.
    "step.Ra": "Ra = {total} ÷ {n} = {Ra}",
    "step.p": "p = {points} ÷ {n} = {p:.2f}",
    "step.dp": "dp = {dp:signed}",
    "step.dp_full": "dp = {dp:signed}, by convention: no difference would be enough",
    "step.Rp": "Rp = Ra + dp = {Ra} {sign} {size} = {Rp}",
    "step.byes": "half-point byes ({byes}) count neither as games nor as points",
    "step.perfect": "at {Rp} the table expects {We:.2f} points; the score is {points}",
    "step.perfect_below": "at {below} it expects {We_below:.2f}: less than {points}",
    "step.perfect_zero": "no points: the lowest opponent, {lowest} − {dp} = {Rp}",
    "step.linear": "({total} + {step} × (wins − losses = {difference:signed})) ÷ {n} = {Rp}",
    "step.curve": "{total} ÷ {n} + {scale} × log10(p ÷ (1 − p)) = {Rp} for p = {points} ÷ {n}",
    "step.not_fide": "not FIDE's: for comparison",
    "step.needed": (
        "a score of {points} of {n} is a performance of {reached}, enough for {wanted}"
    ),
    "step.needed_less": "a score of {less} is only {short}",
    "step.needed_none": "no score of {n} is a performance of {wanted}",
    "step.norm_unrated": "unrated opponents ({unrated}) count {counts} each in a norm",
    "step.norm_raised": (
        "the lowest opponent, {raised}, counts as {floor} for the {title} norm; only this one"
    ),
    "step.norm_asks": (
        "the {title} norm asks for a performance of {Rp}, opponents of {Ra} on average "
        "(here {own_Ra}) and {share} % of the points"
    ),
    # First ratings.
    "step.first_zero_score_event": "{label} is set aside: no points in a first event",
    "step.first_too_old": "{label} is left out: too long before the last event",
    "step.first_too_few_games": (
        "games against rated opponents: {n}, and {needed} are needed: no rating yet"
    ),
    "step.first_zero_score": "no points in a first event: the result is disregarded",
    "step.first_standard_used": (
        "the standard rating {standard} is used: rated like anybody else, no first rating"
    ),
    "step.first_Ra": "Ra = ({total} + {invented}) ÷ {games} = {Ra}",
    "step.first_Ra_alone": "Ra = {total} ÷ {games} = {Ra}",
    "step.first_p": "p = ({points} + {draws}) ÷ {games} = {p:.2f}",
    "step.first_above": (
        "half points above one half: {above}. Ru = {Ra} + {above} × {per_half_point} = "
        "{exact}, rounded {rounded}"
    ),
    "step.first_Ru": "Ru = Ra + dp = {Ra} {sign} {size} = {exact}, rounded {rounded}",
    "step.first_maximum": "not more than {maximum}: Ru = {Ru}",
    "step.first_published": "{Ru} is published: it is {published_from} or more",
    "step.first_too_low": (
        "{Ru} is below {published_from}: not published, and not lifted to {published_from}"
    ),
    "step.first_needed": (
        "a score of {points} of {n} gives a first rating of {reached}, enough for {wanted}"
    ),
    "step.first_needed_none": "no score of {n} gives a first rating of {wanted}",
    "step.compressed": "{before} + {share} × ({below} − {before}) = {exact}, rounded {after}",
    "step.not_compressed": "{before} is {below} or more: unchanged",
    # Where the text is silent: the question, and what is done here.
    "open.event_list": (
        "Which list gives the ratings for an event: the one in force when it starts, as "
        "FIDE's published calculations show."
    ),
    "open.event_rules": (
        "Which rules hold for an event that runs across a change of the rules: those of "
        "the day on which it starts. An assumption."
    ),
    "open.cut_upgrade": (
        "Whether, between 2022 and 2024, the one game cut at 400 could also be one in "
        "which the own rating is lower, where the cut is no help: taken here as yes."
    ),
    "open.cut_tie": (
        "Which game was cut at 400 between 2022 and 2024 when two shared the greatest "
        "difference: the one in which the own rating is higher."
    ),
    "open.k_order": (
        "Which line of the K factor goes first when several fit: once 2400, then junior, "
        "then newcomer, as FIDE's lists show."
    ),
    "open.k_fallen_junior": (
        "Whether a junior once published at 2300 or more who falls below it has K 40 "
        "again: by the words, read day by day, yes; on FIDE's lists no. The lists are "
        "followed; both are shown."
    ),
    "open.k_within_period": (
        "What K holds when 30 games or 2400 are reached within a period: the K of the "
        "list at its start, for all its events."
    ),
    "open.k_first_games": (
        "Whether games before the first published rating, forfeits, and games against "
        "unrated opponents count towards the 30: not decided here; the number of games "
        "is what you give."
    ),
    "open.perfect_full": (
        "What the perfect performance of a full score is: the highest opponent + 736, "
        "the first difference at which the table expects every point, as FIDE's "
        "reference tool has it."
    ),
    "open.perfect_byes": (
        "Whether half-point byes count in a perfect performance: neither as games nor as "
        "points, as in the tournament performance."
    ),
    "open.first_share": (
        "How p is rounded before the table is read for a first rating: to hundredths, "
        ".005 up, as B.01 1.4.8 has it for performances."
    ),
    "open.first_half": (
        "How a first rating of exactly .5 is rounded: away from zero, as 8.3.4 has it for changes."
    ),
    "open.first_zero": (
        "Whether a second event with zero points is set aside as well: no, only the very first."
    ),
    "open.compression_rounding": (
        "How a raised rating of 2024 is rounded: to the nearest whole number."
    ),
    "open.compression_lists": (
        "Whether the raise of 2024 covered rapid and blitz: sources disagree; only "
        "standard ratings are raised here."
    ),
    "choice.k_order": (
        "lines that fit: {lines}; the text is silent on which goes first, and the order "
        "taken is the one that FIDE's lists show"
    ),
    "choice.k_fallen_junior": (
        "text and practice part: by the words of the article K = {K_text}, FIDE's lists "
        "show K = {K_practice}; taken here: the {reading}"
    ),
    "choice.cut_tie": (
        "several games of the event share the greatest difference; the text is silent on "
        "which of them counts as {cap}, here the one in which the own rating is higher"
    ),
    "choice.perfect_full": (
        "a full score: the text is silent on an end; the highest opponent, {highest} + {beyond}"
    ),
    "choice.perfect_byes": (
        "half-point byes ({byes}) count neither as games nor as points; for a perfect "
        "performance the text is silent on them"
    ),
    "choice.first_share": (
        "the text is silent on how p is rounded: to hundredths, .005 up, as B.01 1.4.8 has it"
    ),
    "choice.first_zero": (
        "an event with zero points that is not the first counts; the text is silent on a second one"
    ),
    "choice.first_half": (
        "the text is silent on how exactly .5 is rounded here: away from zero, as in 8.3.4"
    ),
    "choice.compression_rounding": (
        "the text is silent on how the raised rating is rounded: to the nearest whole number"
    ),
}

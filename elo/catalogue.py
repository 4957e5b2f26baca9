"""Every sentence and word that the library shows, by its key: English, the key of the others.

`elo.words.say` puts the values in. A spec like ``{D:signed}`` gives a number its sign.
"""

from collections.abc import Mapping
from types import MappingProxyType

CATALOGUE: Mapping[str, str] = MappingProxyType(
    {
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
            "{place} must be a number with at most two decimals (hundredths are exact), got "
            "{value!r}."
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
            "{place} is {value!r}, but under {rules} it is not used: give it for rapid and "
            "blitz only."
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
        # Arrays: the place is a name with an index, like ratings[3].
        "error.needs_package": "{module} needs {package}: pip install 'elo-worked[{extra}]'.",
        "error.whole_range": (
            "{place} must be a whole number from {least} to {most}, got {value!r}."
        ),
        "error.half_points": (
            "{place} must be 0, 1 or 2 half points (1 for a draw), got {value!r}."
        ),
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
            "{label}: the opponent has no {rating_list} rating, the standard rating "
            "{opponent} counts"
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
            "{new_rating} is below {published_from}: unrated on the next list; five new "
            "games needed"
        ),
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
        "error.who": (
            "who must be True or False for each place of each list, {shape}; got {value!r}."
        ),
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
            "Whether a junior once published at 2300 who falls below it has K 40 again: by "
            "the words yes, on FIDE's lists no. The lists are followed; both are shown."
        ),
        "open.k_within_period": (
            "What K holds when 30 games or 2400 are reached within a period: the K of the "
            "list at its start."
        ),
        "open.k_first_games": (
            "Whether games before the first published rating count towards the 30: not "
            "decided here; the number of games is what you give."
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
            "How a first rating of exactly .5 is rounded: away from zero, as 8.3.4 has it "
            "for changes."
        ),
        "open.first_zero": (
            "Whether a second event without a point is set aside as well: no, only the very first."
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
            "an event without a point that is not the first counts; the text is silent on a "
            "second one"
        ),
        "choice.first_half": (
            "the text is silent on how exactly .5 is rounded here: away from zero, as in 8.3.4"
        ),
        "choice.compression_rounding": (
            "the text is silent on how the raised rating is rounded: to the nearest whole number"
        ),
        # Misconceptions.
        "error.no_misconception": "no entry {value!r} in the catalogue; there are {names}.",
        "verdict.wrong": "wrong",
        "verdict.imprecise": "imprecise",
        "verdict.only_if": "right only under a condition",
        "verdict.no_source": "no source",
        "heard.players": "players",
        "heard.parents": "parents",
        "heard.lessons": "teaching texts",
        "heard.websites": "websites",
        "heard.software": "rating software",
        "heard.press": "the press",
        "step.claim": '"{claim}" Heard from: {heard}',
        "step.truth": "{verdict}: {truth}",
        "show.beats": "{own} beats {opponent} at K {K}: {change:signed}",
        "show.beats_on": "{own} beats {opponent} at K {K} on {on}: {change:signed}",
        "show.draws": "{own} draws with {opponent} at K {K}: {change:signed}",
        "show.loses": "{own} loses to {opponent} at K {K}: {change:signed}",
        "show.table_and_curve": "D = {D:signed}: table {PD:.2f}, curve {curve:.4f}",
        "show.expects": "{own} against {opponent} expects {PD:.2f} a game",
        "show.shares": "{win} wins, {draw} draws, {loss} losses: {score:.2f} a game",
        "show.by_table_by_curve": (
            "three such games, 2.5 points, K 40: table {table_exact:signed}, rounded "
            "{table:signed}; curve {curve_exact:signed.2f}, rounded {curve:signed}"
        ),
        "show.k_after_games": "{games} games in completed events: K = {K}",
        "show.k_on": "born in {born}, list of {on}: K = {K}",
        "show.k_highest": "rated {rating}, once published at {highest}: K = {K}",
        "show.k_text_practice": (
            "a junior rated 2250, once 2310: K {K_text} by the words, K {K_practice} on the lists"
        ),
        "show.month": "n = {n}: {change:signed}",
        "show.average_change": (
            "with the expected score: {PD:.2f} × {win} + {rest:.2f} × ({loss:signed}) = "
            "{average:.0f} a game"
        ),
        "show.by_chance": (
            "{games} games between equals without draws: {most} wins or fewer, so "
            "{change:signed} or worse at K 20, come by chance alone in {share:.0f} of 100 "
            "events"
        ),
        "show.live": "a live counter ends the month at {live}, the list shows {published}",
        "show.rounding": (
            "the month is {exact:signed}: rounded once {once:signed}, game by game {each:signed}"
        ),
        "show.minimum": "from {on}: published from {minimum}",
        "show.on_day": "2813 beats 2400 at K 10 on {on}: {change:signed}",
        "show.performance": (
            "two draws against 1600 and a loss to 2800 for {rating}: Rp {Rp}, change at K 20 "
            "{change:signed}"
        ),
        "show.full_score": "10 of 10 against 2000: performance {Rp}, first rating {Ru}",
        "show.first": "{points} of {n} against {opponent}: first rating {Ru}",
        "show.calculator_change": (
            "2700 beats 1964 at K 10: {change:signed.1f} by the rule, {calculator:signed} by "
            "the calculator"
        ),
        "show.calculator_first": (
            "3 of 5 against 2000: first rating {Ru} by the rule, {calculator} by the calculator"
        ),
        "show.other_system": "the same win by the curve with K {K}: {change:signed.1f}",
        "claim.same_for_every_win": "Every win gains the same.",
        "truth.same_for_every_win": (
            "a win gains K × (1 − PD): little against somebody weaker, much against somebody "
            "stronger"
        ),
        "claim.draw_changes_nothing": "A draw changes nothing.",
        "truth.draw_changes_nothing": (
            "a draw gains when less than 0.50 was expected and costs when more was expected"
        ),
        "claim.draw_with_stronger": "A draw with somebody stronger always gains.",
        "truth.draw_with_stronger": (
            "not within 3 points: the first row of the table is 0.50 for both"
        ),
        "claim.online_alike": "Online ratings and FIDE's are computed alike.",
        "truth.online_alike": (
            "FIDE rates registered events from its own list by its own rules; each website "
            "has a system of its own"
        ),
        "claim.online_fixed_difference": "An online rating is 100 to 200 points above FIDE's.",
        "truth.online_fixed_difference": (
            "only differences within one list mean anything; no formula and no source gives "
            "a number between two lists"
        ),
        "claim.fall_means_worse": "My rating fell, so I got worse.",
        "truth.fall_means_worse": (
            "results scatter around the expected score, and a rating follows them; look at "
            "the trend"
        ),
        "claim.avoid_strong_players": "Avoid strong players to protect the rating.",
        "truth.avoid_strong_players": (
            "within 400 points a rating that is right loses nothing on average; beyond 400 "
            "points 0.08 is expected where the table says less, and that costs a little"
        ),
        "claim.game_point_is_rating_point": "One point in the game is one rating point.",
        "truth.game_point_is_rating_point": (
            "a game point is the score; rating points are K × (score − PD)"
        ),
        "claim.win_probability": "E is the probability of winning.",
        "truth.win_probability": "PD is the expected score per game, with draws as half",
        "claim.loss_probability": "E = 0.64 means a 36 % chance of losing.",
        "truth.loss_probability": (
            "the missing 0.36 is what the opponent scores, and half of every draw is in it"
        ),
        "claim.k_at_game_30": "K changes from 40 to 20 with game 30 itself.",
        "truth.k_at_game_30": (
            "K 40 holds until events with at least 30 games are completed, and for the whole period"
        ),
        "claim.k_at_18th_birthday": "A junior's K 40 ends on the 18th birthday.",
        "truth.k_at_18th_birthday": "it ends with the year of the 18th birthday",
        "claim.cap_700_on_gains": "The 700 rule caps the gain of a month.",
        "truth.cap_700_on_gains": (
            "it lowers K until K × games is not more than 700; no single result is cut"
        ),
        "claim.starts_at_1500": "Everybody starts at 1500 (or at 1000).",
        "truth.starts_at_1500": (
            "a first rating is computed from the results of at least five games"
        ),
        "claim.lifted_to_1400": "A first rating of 1399 is lifted to 1400.",
        "truth.lifted_to_1400": "below 1400 nothing is published, and nothing is lifted",
        "claim.floor_1400": "1400 (or 1000) is a floor that stops the fall.",
        "truth.floor_1400": "nothing stops it: below 1400 the player is unrated on the next list",
        "claim.zero_sum": "What one wins the other loses.",
        "truth.zero_sum": (
            "only with the same K, and if neither is 2650 or more with the other over 400 "
            "points away"
        ),
        "claim.forfeit_counts": "A forfeit win counts for the rating.",
        "truth.forfeit_counts": "unplayed games never count",
        "claim.ids_are_enough": "Any game between players with FIDE ids counts.",
        "truth.ids_are_enough": (
            "the event must be registered and reported, and both players must be rated"
        ),
        "claim.live_is_published": "The live figure is my rating.",
        "truth.live_is_published": (
            "only the monthly list is; it is rounded once, for games reported in time"
        ),
        "claim.zero_score_is_zero": "An event without a point makes a rating of zero.",
        "truth.zero_score_is_zero": (
            "an unrated player's zero score in the first event is disregarded"
        ),
        "claim.rp_above_rating_rises": "A performance above my rating means that I gain.",
        "truth.rp_above_rating_rises": (
            "Rp counts the average opponent, the change each game with the 400 rule; they "
            "can disagree"
        ),
        "claim.plus_300_at_40": "Beating somebody 300 points higher gains nearly 40 at K 40.",
        "truth.plus_300_at_40": (
            "the table expects 0.15 there, so 0.85 of K is gained; no win gains more than "
            "0.92 of K for a player below 2650"
        ),
        "claim.expected_loss_is_free": "Losing as expected costs nothing.",
        "truth.expected_loss_is_free": (
            "every loss costs K × PD; only wins and draws at other times make up for it"
        ),
        "claim.round_every_game": "Every game is rounded.",
        "truth.round_every_game": "only the sum of the whole period is, once, half away from zero",
        "claim.web_formula": "E = 1 / (1 + 10^(−D/400)) is FIDE's formula.",
        "truth.web_formula": (
            "FIDE reads a table; the curve is close to it and parts from it by up to 1.48 "
            "hundredths within 400 points"
        ),
        "claim.web_calculator": "FIDE's web calculator has the last word.",
        "truth.web_calculator": (
            "on 9 October 2026 it still gave 8 of 8 first ratings by the rule of 2022, and 4 "
            "of 24 changes by the rule before October 2025"
        ),
        "claim.floor_by_group": "The minimum is 1000 for adults and 1400 for children.",
        "truth.floor_by_group": (
            "there is one minimum for all: 1400 since 1 March 2024, and 1000 under the rules "
            "before it"
        ),
        "claim.minus_300_gains": "Beating somebody 300 points lower gains only 1 or 2 points.",
        "truth.minus_300_gains": "only at K 10",
        "claim.four_hundred_is_91": "400 points mean 91 %.",
        "truth.four_hundred_is_91": (
            "that is the curve; the table says 0.92. At 100, 200 and 300 points both agree"
        ),
        "claim.curve_is_enough": "The curve, rounded, gives the same points as the table.",
        "truth.curve_is_enough": (
            "only while the two agree in the sum; large K and large differences part them"
        ),
        "claim.k_10_while_2400": "K is 10 from 2400 up and 20 below.",
        "truth.k_10_while_2400": "once a published rating has reached 2400, K stays 10 for good",
        "claim.expected_loss_1_to_5": "An expected loss costs 1 to 5 points at K 20.",
        "truth.expected_loss_1_to_5": "only against somebody about 200 points higher or more",
        "claim.top_one_percent": "One percent of all rated players are above 2400.",
        "truth.top_one_percent": "no regulation says so, and we know of no source for the number",
        "claim.lichess_uses_elo": "Lichess uses Elo.",
        "truth.lichess_uses_elo": (
            "it uses Glicko-2, which also keeps how sure it is of each rating"
        ),
        "claim.full_score_is_800": "A full score is rewarded with 800 points.",
        "truth.full_score_is_800": (
            "800 is a convention of the table for performances; a first rating adds two "
            "draws and ends at 2200"
        ),
        "claim.junior_below_2300": "A junior has K 40 whenever the rating is below 2300.",
        "truth.junior_below_2300": (
            "the words of the article agree; on FIDE's lists it holds only for those never "
            "published at 2300"
        ),
        "claim.exemption_for_either": "From 2650 on the 400 rule is off for the whole game.",
        "truth.exemption_for_either": (
            "only for the player who is rated 2650 or more; the own rating decides"
        ),
        "claim.rapid_k_20": "K is always 20 in rapid and blitz.",
        "truth.rapid_k_20": "that is an old rule; the lines are those of the standard list",
        "claim.newcomer_edges": "K 40 is for games ≤ 30 and age < 18.",
        "truth.newcomer_edges": (
            "with 30 games it is over, and the year of the 18th birthday still counts"
        ),
        "claim.curve_without_end": "The table goes on like the curve beyond 735 points.",
        "truth.curve_without_end": "over 735 it is exactly 1 and 0",
        "claim.exemption_since_2024": "The rule for 2650 came in 2024.",
        "truth.exemption_since_2024": "it came on 1 October 2025",
        "claim.cap_only_for_2650": (
            "Before October 2025 the 400 rule was only for players of 2650 and more."
        ),
        "truth.cap_only_for_2650": "it was for everybody; since then it is for everybody else",
        # Questions in Jupyter and on the page.
        "drill.level": "level {level}",
        "drill.hint": "Hint {n}",
        "drill.solution": "Solution",
        "drill.answer": "Answer:",
        "widget.level": "Level",
        "widget.seed": "Question no.",
        "widget.answer": "Your answer",
        "widget.check": "Check",
        "widget.hint": "Hint",
        "widget.working": "Show the working",
        "widget.new": "New numbers",
        "widget.progress": "Progress",
        "widget.question": "Question",
        "widget.file": "Record",
        "widget.next": "Next question",
        "widget.save": "Save the record",
        "widget.load": "Load a record",
        "widget.count": "{right} of {n} right",
        "widget.score": "{topic}: {right} of {n} right",
        "widget.mistakes": "Mistakes so far:",
        "widget.all_right": "All {n} right.",
        "widget.not_over": (
            "{path} holds answers that are not here. Load it first, or give another name."
        ),
        "widget.saved": "Saved to {path}, answers: {n}",
        "widget.loaded": "Loaded, answers: {n}",
        # The pages of the book.
        "pages.of": "of {n}",
        "pages.last_hint": "That was the last hint. The working shows every step.",
        "pages.hide": "Hide the working",
        "pages.answered": "answered right",
        "pages.here": "On this page {right} of {n} kinds of question right.",
        "pages.progress": "Your progress",
        "pages.kept": "Your progress is kept in this browser, and nowhere else.",
        "pages.not_kept": (
            "This window keeps nothing: the progress is gone when it is closed. Save it to a "
            "file, and load it next time."
        ),
        "pages.unreadable": (
            "What this browser kept cannot be read here; perhaps a newer edition of the book "
            "wrote it. It stays as it is. To begin a new record, erase the progress."
        ),
        "pages.no_contents": "A file of the book is missing, so the progress cannot be shown.",
        "pages.counted": (
            "A kind of question counts for every page that has it, wherever it was answered "
            "right and with whatever numbers."
        ),
        "pages.saved": "Saved as {file}, answers: {n}",
        "pages.empty": "Nothing answered yet. Each question that you answer is counted here.",
        "pages.by_chapter": "By chapter",
        "pages.by_topic": "By topic",
        "pages.chapter": "Page",
        "pages.topic": "Topic",
        "pages.kinds": "Kinds of question right",
        "pages.questions": "Questions right",
        "pages.right_of": "{right} of {n}",
        "pages.mistakes": "Mistakes made",
        "pages.mistake": "Mistake",
        "pages.times": "Times",
        "pages.save": "Save to a file",
        "pages.load": "Load a file",
        "pages.reset": "Erase the progress",
        "pages.really": (
            "Erase the whole progress of this browser? It cannot be brought back, except from "
            "a file that you saved."
        ),
        "pages.erased": "The progress is erased.",
        "pages.no_entry": "answer {n} of the record cannot be read.",
        # How a page is worked in Jupyter.
        "pages.work": "Work this page in Jupyter",
        "pages.zip": "Download this page as a notebook, with the library of the book (zip)",
        "pages.work_steps": "Unpack it. In the folder, with Python {pythons}, two commands:",
        "pages.work_env": (
            "Where pip refuses because the system's Python is managed by others, make an "
            "environment first (python3 -m venv .venv) and activate it."
        ),
        "error.record": "this is no record of answers (format {format}, version {version}).",
        "error.record_entry": "answer {n} of the record cannot be read, got {value!r}.",
        # Mistakes, in a few words.
        "made.rounded": "rounded where the exact number is asked for",
        "made.sign_of_D": "difference turned round",
        "made.sign_of_D_event": "differences turned round",
        "made.forgot_cap": "400 rule forgotten",
        "made.cap_at_2650": "cut at 400 although rated 2650 or more",
        "made.forgot_K": "not multiplied by K",
        "made.only_K_times_PD": "K times PD",
        "made.percent": "percent for a fraction",
        "made.other_K": "K of another line",
        "made.sign_of_change": "sign of the change",
        "made.curve_for_table": "curve for table",
        "made.each_game_rounded": "each game rounded",
        "made.each_event_rounded": "each event rounded",
        "made.not_rounded": "not rounded",
        "made.cut_off": "decimals cut off",
        "made.only_last_event": "one event left out",
        "made.only_first_event": "second event left out",
        "made.new_rating_for_change": "new rating given for the change",
        "made.only_W": "expected score forgotten",
        "made.average_opponent": "average opponent for each one",
        "made.forfeit_counted": "forfeit counted",
        "made.table_points": "points counted that do not count",
        "made.lifted_to_minimum": "1400 taken for a floor",
        "made.kept_unchanged": "fall stopped",
        "made.shown_below": "published below the minimum",
        "made.not_yet_below": "unrated too early",
        "made.line_right": "a right line blamed",
        "made.line_follows": "the line after the mistake blamed",
        # Questions.
        "error.topic": "no questions on {value!r}; there are some on {topics}.",
        "error.kind": "no kind {value!r} on {topic}; there are {kinds}.",
        "error.level": "the level must be 1, 2 or 3, got {value!r}.",
        "place.level": "the level",
        "place.seed": "the seed",
        "ending.win": "win",
        "ending.draw": "draw",
        "ending.loss": "loss",
        "unit.points": "points",
        "unit.rating": "rating",
        "unit.score": "points per game",
        "unit.game_points": "points out of the games",
        "drill.right": "Right.",
        "drill.wrong": (
            "Not right. Which step went wrong cannot be seen from this number. Take a hint, "
            "or look at the working."
        ),
        "drill.empty": "Type a number, for example {example}.",
        "drill.no_number": (
            "This cannot be read as a number. Type only the number, without words or signs "
            "of calculation, like {example}."
        ),
        "drill.too_long": "This is too long for a number. Write it like {example}.",
        "drill.percent": "Write a number like {example}, not a percentage.",
        "drill.ambiguous": (
            "This could be {whole} or {decimal}. Write one of them without a separator, or "
            "with more or fewer digits."
        ),
        "drill.choose": "Choose one of the answers.",
        "drill.example.number": "12.34 or −5.67",
        "drill.example.share": "0.987",
        "drill.example.rating": "1234",
        "kind.rating_change.one_game": "One game",
        "kind.rating_change.opponents_away": "Opponents 100, 200, 300 away",
        "kind.rating_change.event": "An event",
        "kind.rating_change.two_events": "A month of two events",
        "kind.rating_change.cap_400": "The 400 rule",
        "kind.rating_change.rule_2650": "The rule for 2650",
        "kind.rating_change.what_counts": "What counts",
        "kind.rating_change.below_1400": "Below 1400",
        "kind.rating_change.find_mistake": "Find the mistake",
        "ask.one_game": (
            "You are rated {own}, your K is {K}, your opponent {opponent}. The game ends in "
            "a {ending} for you. What does it change, before rounding?"
        ),
        "ask.one_game_today": (
            "A game on today's standard list: you are rated {own}, your K is {K}, your "
            "opponent {opponent}. It ends in a {ending} for you. What does it change, before "
            "rounding?"
        ),
        "ask.away_higher": (
            "You are rated {own}, and your opponent is {size} points higher. Your K is {K}. "
            "The game ends in a {ending} for you. What does it change, before rounding?"
        ),
        "ask.away_lower": (
            "You are rated {own}, and your opponent is {size} points lower. Your K is {K}. "
            "The game ends in a {ending} for you. What does it change, before rounding?"
        ),
        "ask.against": "{opponent} ({ending})",
        "ask.event": (
            "You are rated {own} with K {K}. Your event, opponent by opponent: {games}. What "
            "does it change, before rounding?"
        ),
        "ask.two_events": (
            "The list shows {rating} for you, your K is {K}. In one month you play two "
            "events. By how much does the next list differ?"
        ),
        "ask.event_line": "{label}, starting at {own}: {games}",
        "ask.event_a": "first event",
        "ask.event_b": "second event",
        "ask.what_counts": (
            "You are rated {own} with K {K}. This is your line in the table of a tournament. "
            "What does it change, before rounding?"
        ),
        "ask.table_line": "{label}, against {opponent}: {ending}",
        "ask.round": "Round {n}",
        "ask.unrated": "an unrated player",
        "ask.forfeit": "win by forfeit",
        "ask.below": (
            "The list shows {rating} for you. All your games of the month together change it "
            "by {change:signed}. What does the next list show?"
        ),
        "ask.find_mistake": (
            "A player rated {own}, with K {K}, {did} a player rated {opponent}. Somebody "
            "computed the change like this. In which line is the mistake?"
        ),
        "work.D": "line 1: D = {own} − {opponent} → {D:signed}",
        "work.PD": "line 2: from the table, PD = {PD:.2f}",
        "work.delta": "line 3: ΔR = {score} − {PD:.2f} → {delta:signed.2f}",
        "work.change": "line 4: {K} × {delta:signed.2f} → {change:signed}",
        "option.line": "line {n}",
        "option.rated": "{rating}",
        "option.unrated": "no rating: unrated",
        "option.unchanged": "still {rating}",
        "hint.difference": "First the difference: {own} − {opponent}.",
        "hint.score_minus_PD": "Score minus PD, then times K, which is {K}.",
        "hint.event_PD": "Look PD up for each game, and add them: that is We.",
        "hint.event_sum": "W is {W} and We is {We:.2f}.",
        "hint.times_K": "(W − We) times K, which is {K}. Do not round on the way.",
        "hint.each_own_start": "Compute each event from the rating at its own start.",
        "hint.add_then_round": "Add the two exact changes first. Round once, at the end.",
        "hint.month_exact": "Together they are {exact:signed}.",
        "hint.what_counts": (
            "Which of these games count for the rating? Unplayed games do not, and games "
            "against unrated players do not."
        ),
        "hint.round_the_month": (
            "First round {change:signed} to a whole number, half away from zero."
        ),
        "hint.minimum": "Ratings are published from {minimum} on. What happens below?",
        "hint.check_lines": (
            "Do each line yourself, starting from the numbers in the line before it."
        ),
        "mistake.sign_in_a_draw": (
            "The size is right, the sign is not. Either the difference was turned round, or "
            "PD minus score was taken: it is {score} − {PD:.2f}."
        ),
        "mistake.sign_of_game": (
            "The size is right, the sign is not. It is score minus PD, {score} − {PD:.2f}."
        ),
        "mistake.sign_of_D_cut": (
            "You turned the difference round. It is own minus opponent's, {D:signed}, which "
            "counts as {counted:signed}, so PD is {PD:.2f}."
        ),
        "mistake.draw_as_loss": "You took the draw for a loss. A draw scores 0.5.",
        "mistake.draw_as_win": "You took the draw for a win. A draw scores 0.5.",
        "mistake.loss_as_minus": "You took −1 for the loss. A loss scores 0.",
        "mistake.game_left_out_of_event": (
            "You left out a game, the first or the last one. All of them count here."
        ),
        "mistake.carried_on": (
            "You counted the second event from {own}, the rating that you had reached. What "
            "counts is the list when it started: {start}."
        ),
        "mistake.point_of_unrated": (
            "You counted the point against the unrated player. That game does not count at all."
        ),
        "mistake.point_of_forfeit": (
            "You counted the point of the forfeit. A game that was not played does not count "
            "at all."
        ),
        "mistake.minimum_for_rating": "{new} is not below {minimum}: it is published as it is.",
        "hint.difference_over_400": (
            "First the difference: {own} − {opponent}. Is it more than {cap}, and does all "
            "of it count?"
        ),
        "made.sign_in_a_draw": "sign of the change, after a draw",
        "made.sign_of_game": "sign of the change of a game",
        "made.sign_of_D_cut": "difference over 400 turned round",
        "made.draw_as_loss": "draw taken for a loss",
        "made.draw_as_win": "draw taken for a win",
        "made.loss_as_minus": "−1 for a loss",
        "made.game_left_out_of_event": "a game left out of an event",
        "made.carried_on": "second event counted from the result of the first",
        "made.point_of_unrated": "point against an unrated player kept",
        "made.point_of_forfeit": "point of a forfeit counted",
        "made.minimum_for_rating": "minimum taken for the rating",
        "did.win": "beats",
        "did.draw": "draws with",
        "did.loss": "loses to",
        "mistake.rounded": (
            "That is a rounded number. The question asks for the change before rounding: "
            "leave the decimals."
        ),
        "mistake.sign_of_D": (
            "You turned the difference round. It is own minus opponent's, {D:signed}, so PD "
            "is {PD:.2f}."
        ),
        "mistake.sign_of_D_event": (
            "You turned the differences round. D is own minus opponent's: against a stronger "
            "opponent PD is below 0.50."
        ),
        "mistake.forgot_cap": (
            "You took the full difference. More than 400 points count as 400 here: D is "
            "{counted:signed}, not {D:signed}."
        ),
        "mistake.cap_at_2650": (
            "You cut the difference at 400. From an own rating of 2650 on it counts in full: "
            "{own} keeps D = {D:signed}."
        ),
        "mistake.forgot_K": "That is score minus PD. Multiply it by K, which is {K}.",
        "mistake.only_K_times_PD": (
            "You multiplied K by PD. What is multiplied is the score minus PD."
        ),
        "mistake.percent": (
            "That is a hundred times too much: PD is a number between 0 and 1, not a percentage."
        ),
        "mistake.other_K": "You took K {other}. Here it is {K}.",
        "mistake.sign_of_change": (
            "The size is right, the sign is not. It is the score minus PD, in this order."
        ),
        "mistake.curve_for_table": (
            "That is the famous curve. FIDE reads a table, and its row gives another number."
        ),
        "mistake.each_game_rounded": (
            "You rounded each game before adding. Nothing is rounded on the way."
        ),
        "mistake.each_event_rounded": (
            "You rounded each event, {first:signed} and {second:signed}. Add them first and "
            "round once."
        ),
        "mistake.not_rounded": (
            "That is the exact change. A list shows whole numbers: round it, half away from zero."
        ),
        "mistake.cut_off": (
            "You cut the decimals off. {exact:signed} goes to the nearest whole number."
        ),
        "mistake.only_last_event": "That is the second event alone. Both belong to the month.",
        "mistake.only_first_event": "That is the first event alone. Both belong to the month.",
        "mistake.new_rating_for_change": (
            "That is the new rating. Asked for is by how much it changes."
        ),
        "mistake.only_W": "That is K times your {W} points. Subtract first what was expected.",
        "mistake.average_opponent": (
            "You took the average opponent, {average}, once for all games. Each game has its "
            "own D and its own PD."
        ),
        "mistake.forfeit_counted": (
            "You counted the forfeit. Unplayed games do not count for the rating."
        ),
        "mistake.table_points": (
            "You took the {points} points of the table. Points from games that do not count "
            "have to be left out."
        ),
        "mistake.lifted_to_minimum": "{minimum} is no floor: nothing is lifted to it.",
        "mistake.kept_unchanged": "The month counts: {rating} and {change:signed} make {new}.",
        "mistake.shown_below": (
            "Below {minimum} nothing is published: the player is unrated on the next list."
        ),
        "mistake.not_yet_below": "{rating} is not below {minimum}: it is published.",
        "mistake.line_right": "This line is right: it follows from the numbers before it.",
        "mistake.line_follows": (
            "This line is right as a computation. It goes wrong only because of a line before it."
        ),
        # Questions: formula, K, performance.
        "kind.formula.by_ratings": "Expected score of two ratings",
        "kind.formula.by_difference": "Expected score at a difference",
        "kind.formula.by_curve": "The curve",
        "kind.formula.backwards": "The table backwards",
        "kind.formula.several_games": "Several games",
        "kind.formula.wins_and_draws": "Wins, draws and losses",
        "kind.formula.find_mistake": "Find the mistake in a reading",
        "kind.formula.true_or_false": "True or false: the formula",
        "kind.k_factor.from_file": "K from a player's file",
        "kind.k_factor.after_18": "After the 18th birthday",
        "kind.k_factor.game_30": "Game 30",
        "kind.k_factor.rule_700": "The 700 rule",
        "kind.k_factor.busy_month": "A busy month",
        "kind.k_factor.true_or_false": "True or false: K",
        "kind.performance.share": "The fractional score p",
        "kind.performance.from_average": "Performance from an average",
        "kind.performance.by_table": "Performance by the table",
        "kind.performance.needed": "Points needed for a performance",
        "kind.performance.perfect": "The perfect performance",
        "kind.performance.half_point_bye": "A half-point bye",
        "kind.performance.norm": "A title norm",
        "kind.performance.linear": "The rule of thumb",
        "ask.PD_of_ratings": (
            "You are rated {own}, your opponent {opponent}. What score does FIDE's table "
            "expect of you in one game?"
        ),
        "ask.no_cap": "Read the table as it stands. The 400 rule is not asked for here.",
        "ask.PD_higher": (
            "Your opponent is rated {size} points higher than you. What score does FIDE's "
            "table expect of you in one game?"
        ),
        "ask.PD_lower": (
            "Your opponent is rated {size} points lower than you. What score does FIDE's "
            "table expect of you in one game?"
        ),
        "ask.PD_higher_for_opponent": (
            "Your opponent is rated {size} points higher than you. What score does FIDE's "
            "table expect of your opponent in one game?"
        ),
        "ask.PD_lower_for_opponent": (
            "Your opponent is rated {size} points lower than you. What score does FIDE's "
            "table expect of your opponent in one game?"
        ),
        "ask.by_curve": (
            "You are rated {own}, your opponent {opponent}. What score does the curve with "
            "the scale {scale} expect of you in one game, to two decimals? Not FIDE's table: "
            "the curve."
        ),
        "ask.greatest_higher": (
            "By how many points may your opponent be rated higher, at most, so that FIDE's "
            "table still gives you {PD:.2f}?"
        ),
        "ask.greatest_lower": (
            "By how many points may your opponent be rated lower, at most, so that FIDE's "
            "table still gives you {PD:.2f}?"
        ),
        "ask.least_higher": (
            "By how many points must your opponent be rated higher, at least, so that FIDE's "
            "table gives you {PD:.2f}?"
        ),
        "ask.least_lower": (
            "By how many points must your opponent be rated lower, at least, so that FIDE's "
            "table gives you {PD:.2f}?"
        ),
        "ask.several_games": (
            "You are rated {own} and play {n} games, against {opponents}. How many points "
            "does FIDE's table expect of you in all of them together? Do not round."
        ),
        "ask.wins_and_draws": (
            "In {n} games somebody has {win} wins, {draw} draws and {loss} losses. What is "
            "the score per game?"
        ),
        "ask.wins_behind": (
            "{own} against {opponent}: FIDE's table expects {PD:.2f} a game of the stronger "
            "player. Of 100 such games, {draw} are drawn, and the score is just as expected. "
            "How many does the stronger player win?"
        ),
        "ask.find_reading": (
            "{own} plays {n} games against {opponent}. Somebody computed the expected points "
            "like this, with FIDE's table. In which line is the mistake?"
        ),
        "ask.true_or_why": "Is this true, and why?",
        "work.exponent": "−D ÷ {scale} = {exponent}",
        "work.curve": "1 ÷ (1 + 10^({exponent})) = {curve:.4f}, to two decimals {rounded:.2f}",
        "work.We": "We = {terms} = {We:.2f}",
        "work.row": "line 2: {size} points apart, so the row is {row}",
        "work.column": "line 3: from this row, PD = {PD:.2f}",
        "work.product": "line 4: {n} × {PD:.2f} → {We:.2f} points",
        "work.games": "{n} × {PD:.2f} = {We:.2f} points",
        "work.draws": "{draw} draws are {half} points",
        "work.wins": "{points} − {half} = {win} wins",
        "hint.D_of_you": (
            "D is the rating of whoever is asked about, minus the other one: {D:signed}."
        ),
        "hint.row": "Find the row in which the difference stands: {row}.",
        "hint.column_high": "Whoever is rated higher reads the column with 0.50 and more.",
        "hint.column_low": "Whoever is rated lower reads the column with 0.50 and less.",
        "hint.exponent": "Divide −D by {scale}: that is {exponent}.",
        "hint.power": "10^({exponent}) is {power:.4f}. Add 1, and divide 1 by the sum.",
        "hint.whole_row": "Find the row with {PD:.2f}. It holds a whole range of differences.",
        "hint.near_dp": "The range lies around {dp}. Look at both of its ends.",
        "hint.each_game": "Each opponent has a difference and a PD of their own.",
        "hint.first_game": "In the first game D is {D:signed}, and PD is {PD:.2f}.",
        "hint.sum_of_PD": "Add the PD of all {n} games.",
        "hint.half_each": "A draw is half a point, so {draw} draws are {draw} halves.",
        "hint.points_of": "That makes {points} points. Divide them by all {n} games.",
        "hint.points_expected": "As expected means {points} points from the 100 games.",
        "hint.verdict_first": "First decide whether it is true. Then ask which rule says so.",
        "hint.wins_of_100": "What does a draw count in {PD:.2f}?",
        "hint.both_columns": "How many points do both players share in one game?",
        "hint.nearly_equal": "Look at the first row of the table, {row}.",
        "hint.curve_is_table": "Look up {D} in the table, and compare.",
        "hint.table_ends": "What does the last row of the table say, the one over {last}?",
        "said.wins_of_100": (
            "{own} against {opponent} has PD {PD:.2f}. So {own} wins {wins} of 100 such games."
        ),
        "said.both_columns": (
            "{own} against {opponent} has PD {PD:.2f}. So {opponent} against {own} has PD "
            "{rest:.2f}."
        ),
        "said.nearly_equal": (
            "Whoever is rated {D} points higher is expected to score more than one half."
        ),
        "said.curve_is_table": (
            "At {D} points the curve gives {curve:.4f}. So FIDE's PD is {rounded:.2f}."
        ),
        "said.table_ends": "Of somebody {D} points higher FIDE's table expects 1.00: every point.",
        "because.draws_inside": (
            "False: a draw counts as half, so fewer wins can make up the same score."
        ),
        "because.is_probability": "True: PD is the probability of winning.",
        "because.is_not_losing": "False: PD is how many of 100 games are not lost.",
        "because.adds_to_one": "True: both read the same row, and its two numbers add up to 1.",
        "because.row_of_its_own": "False: the other player has a row of their own.",
        "because.draws_cost_both": "False: draws take something away from both.",
        "because.first_row": "False: the row {row} is 0.50 for both.",
        "because.higher_is_more": "True: whoever is rated higher expects more.",
        "because.from_ten": "False: up to 10 points it is 0.50 for both.",
        "because.table_as_shown": (
            "False: FIDE reads a table of its own, which gives {PD:.2f} here."
        ),
        "because.table_is_rounded_curve": "True: the table is the curve, rounded to two decimals.",
        "because.four_decimals": "False: FIDE computes with the four decimals of the curve.",
        "because.over_the_end": "True: over {last} points the table gives 1.00 and 0.00.",
        "because.never_certain": "False: nobody is certain to win, so 0.99 is the most.",
        "because.cut_at_cap": "False: the table reads every difference over {cap} as {cap}.",
        "mistake.opponents_PD": (
            "That is what the table expects of the other player. D is the rating of whoever "
            "is asked about, minus the other one: {D:signed}."
        ),
        "mistake.D_for_PD": "That is the difference. Look up which PD stands in its row.",
        "mistake.cap_in_table": (
            "You counted {size} points as {cap}. The 400 rule belongs to the rating change; "
            "here the table is read as it stands."
        ),
        "mistake.next_row": "You took the row {row}. {size} does not stand in it.",
        "mistake.table_for_curve": "That is FIDE's table. Here the curve is asked for.",
        "mistake.curve_turned_round": (
            "You turned the difference round. D is own minus opponent's, {D:signed}, and the "
            "exponent is −D ÷ 400."
        ),
        "mistake.percent_of_curve": (
            "That is in percent. The score per game is a number between 0 and 1."
        ),
        "mistake.only_the_power": "That is only 10^({exponent}). Add 1, and divide 1 by the sum.",
        "mistake.only_the_odds": (
            "Those are the odds, the expected points against the opponent's. The score is "
            "their part of the whole."
        ),
        "mistake.e_for_10": "You took e, the base of exp. The curve has powers of 10.",
        "mistake.scale_200": "You divided by 200. The scale of this curve is {scale}.",
        "mistake.greatest_for_least": (
            "That is the other end of the row, the greatest difference with this PD. The "
            "least is asked for."
        ),
        "mistake.least_for_greatest": (
            "That is the other end of the row, the least difference with this PD. The "
            "greatest is asked for."
        ),
        "mistake.next_PD": "With {D} points the table gives {PD:.2f}. That is the row beside it.",
        "mistake.dp_for_D": (
            "That is dp, from the other table: it turns a score into one difference. Table "
            "8.1.2 has a whole range."
        ),
        "mistake.curve_backwards": (
            "That is the curve turned round. The table has a whole range of differences for "
            "{PD:.2f}; an end of it is asked for."
        ),
        "mistake.sign_of_size": (
            "The size is right. Asked for is how far apart the two are: a number without a sign."
        ),
        "mistake.opponents_We": (
            "That is what the table expects of your opponents. A PD against somebody "
            "stronger is below 0.50."
        ),
        "mistake.rounded_We": "You rounded. Expected points keep their two decimals.",
        "mistake.percent_We": (
            "That is a hundred times too much: each PD is a number between 0 and 1."
        ),
        "mistake.game_left_out": "You left out the last game.",
        "mistake.We_per_game": "That is the average of one game. Asked for is the sum of all {n}.",
        "mistake.draws_forgotten": (
            "You counted the wins alone. The {draw} draws give half a point each."
        ),
        "mistake.draws_as_wins": (
            "You counted the {draw} draws as whole points. Each is half a point."
        ),
        "mistake.draws_left_out": (
            "You left the {draw} drawn games out altogether. They are games, and half a point each."
        ),
        "mistake.percent_of_score": (
            "That is in percent. As points per game it is a number between 0 and 1."
        ),
        "mistake.score_of_opponents": "That is the score of the opponents.",
        "mistake.points_for_score": "Those are the points of all games. Divide them by {n}.",
        "mistake.PD_as_wins": "{PD:.2f} is no share of wins: the draws have a part in it.",
        "mistake.draws_as_whole": (
            "You took a whole point off for each of the {draw} draws. Each is half a point."
        ),
        "mistake.losses_for_wins": "So many are lost. Asked for are the wins.",
        "mistake.share_of_the_rest": (
            "You took PD of the games that are not drawn. PD is for all games, and half of "
            "each draw is in it."
        ),
        "mistake.draws_all_lost": "So many are not drawn. Some of these are lost.",
        "mistake.is_probability": (
            "PD is no probability of winning. It is the expected score, and each draw counts "
            "half in it."
        ),
        "mistake.is_not_losing": (
            "Not to lose would count a draw as a whole point. In PD it is half a point."
        ),
        "mistake.row_of_its_own": (
            "Both have the same difference, only with another sign. That is the same row, "
            "read in the other column."
        ),
        "mistake.draws_cost_both": (
            "A draw gives half a point to each. Together that is still one point."
        ),
        "mistake.higher_is_more": "Not within the first row: {row} is 0.50 for both.",
        "mistake.from_ten": "The second row begins earlier: it is {next}.",
        "mistake.table_is_rounded_curve": (
            "The curve, rounded, would be {rounded:.2f}. The table does not say so at {D} points."
        ),
        "mistake.four_decimals": (
            "FIDE has no four decimals: the table has two, and is used as it stands."
        ),
        "mistake.never_certain": (
            "The table ends all the same. The row of 0.99 goes up to {last} points."
        ),
        "mistake.cut_at_cap": (
            "That is the 400 rule. It belongs to the rating change; the table itself goes on."
        ),
        "made.opponents_PD": "the other player's expected score",
        "made.D_for_PD": "rating difference given for the expected score",
        "made.cap_in_table": "400 rule in the table",
        "made.next_row": "row beside the right one",
        "made.table_for_curve": "table for curve",
        "made.curve_turned_round": "difference turned round in the curve",
        "made.percent_of_curve": "percent in the curve",
        "made.only_the_power": "curve not finished",
        "made.only_the_odds": "odds for the score",
        "made.e_for_10": "powers of e",
        "made.scale_200": "another scale",
        "made.greatest_for_least": "greatest for least",
        "made.least_for_greatest": "least for greatest",
        "made.next_PD": "end of the row beside",
        "made.dp_for_D": "table 8.1.1 read in place of 8.1.2",
        "made.curve_backwards": "curve turned round for the table",
        "made.sign_of_size": "sign where a size is asked for",
        "made.opponents_We": "the opponents' expected points",
        "made.rounded_We": "expected points rounded",
        "made.percent_We": "percent in a sum",
        "made.game_left_out": "a game left out",
        "made.We_per_game": "average for the sum",
        "made.draws_forgotten": "draws forgotten",
        "made.draws_as_wins": "draws as whole points",
        "made.draws_left_out": "drawn games left out",
        "made.percent_of_score": "percent for a score",
        "made.score_of_opponents": "the opponents' score",
        "made.points_for_score": "points for a score per game",
        "made.PD_as_wins": "PD as a share of wins",
        "made.draws_as_whole": "whole points off for draws",
        "made.losses_for_wins": "losses for wins",
        "made.share_of_the_rest": "PD of the decided games",
        "made.draws_all_lost": "losses forgotten",
        "made.is_probability": "PD as a probability of winning",
        "made.is_not_losing": "PD as games not lost",
        "made.row_of_its_own": "two rows for one game",
        "made.draws_cost_both": "points lost in draws",
        "made.higher_is_more": "first row forgotten",
        "made.from_ten": "first row too wide",
        "made.table_is_rounded_curve": "table as a rounded curve",
        "made.four_decimals": "four decimals for the table",
        "made.never_certain": "end of the table forgotten",
        "made.cut_at_cap": "400 rule taken for the table's end",
        "month_of": "{month} {year}",
        "month.january": "January",
        "month.february": "February",
        "month.march": "March",
        "month.april": "April",
        "month.may": "May",
        "month.june": "June",
        "month.july": "July",
        "month.august": "August",
        "month.september": "September",
        "month.october": "October",
        "month.november": "November",
        "month.december": "December",
        "ask.k_of_file": (
            "This is a player's file at the list of {month}. Which K counts in that month, "
            "before the 700 rule?"
        ),
        "ask.file_rating": "rating on this list: {rating}",
        "ask.file_highest": "highest rating ever published: {highest}",
        "ask.file_games": "games in completed events: {games}",
        "ask.file_born": "born in {birth_year}",
        "ask.after_18": (
            "Somebody born in {born} is rated {rating} on all of these lists, was never "
            "published at 2300, and has {games} games in completed events. On which of these "
            "lists is K 20 for the first time?"
        ),
        "ask.event_sum": "{label}: {n} games, ΔR together {delta:signed.2f}",
        "ask.event_sum_forfeit": (
            "{label}: {n} games, {unplayed} of them won by forfeit without a move, ΔR of the "
            "others together {delta:signed.2f}"
        ),
        "ask.game_30": (
            "You are an adult rated {own}, with {games} games in completed events. In one "
            "month you play one event of {n} games; game {to_go} of it is your 30th. What "
            "does the event change, before rounding?"
        ),
        "ask.first_games": "up to your 30th",
        "ask.last_games": "after it",
        "ask.rule_700": (
            "Your list shows K {K}. In one month you play {n} games that count. Which K is "
            "used for this month?"
        ),
        "ask.rule_700_two_events": (
            "Your list shows K {K}. In one month you have two events, of {first} and "
            "{second} games. Of the second, {unplayed} ended by forfeit, without a move. "
            "Which K is used for this month?"
        ),
        "ask.busy_month": (
            "Your list shows {rating} and K {K}. In one month you play these events, each "
            "from {rating} on. By how much does the next list differ?"
        ),
        "ask.event_c": "third event",
        "option.K": "K = {K}",
        "option.list": "the list of {month}",
        "work.list": "so for the first time on the list of {month}",
        "hint.k_top": "Has a published rating ever reached {top}? Then K is settled, for good.",
        "hint.k_junior": (
            "Is the year of the {age}th birthday over? If not: was the player ever published "
            "at {below}?"
        ),
        "hint.k_new": (
            "Are fewer than {games} games completed, in events that were finished before?"
        ),
        "hint.not_the_day": "The rule does not look at the day of the birthday.",
        "hint.year_of_18": "The year of the 18th birthday is {year}. K 40 lasts to its end.",
        "hint.k_of_period": (
            "When the month begins, {games} games are completed. One K holds for the whole event."
        ),
        "hint.add_sums": "Together ΔR is {delta:signed.2f}. Multiply it by that K.",
        "hint.n_times_K": "How much is n × K, {n} × {K}? Unplayed games are no games.",
        "hint.against_700": (
            "{product} against {limit}. If it is more, K is {limit} ÷ n, rounded down."
        ),
        "hint.all_games": "Count the games of all events together: n = {n}.",
        "hint.birthday": "In which year is the 18th birthday, and when does that year end?",
        "hint.fell_from_top": (
            "Does the rule look at the rating of today, or at the highest one published?"
        ),
        "hint.points_cut": "What does the rule make smaller: the points, or K?",
        "hint.after_thirty": "Is {games} fewer than {games}?",
        "hint.month_fits": "How much is n × K, {n} × {K}?",
        "hint.rapid_K": "Which lines has the K of the standard list? Rapid has the same ones.",
        "said.birthday": (
            "A junior born in {born} is rated {rating}, was never higher, and has 90 games. "
            "On the list of {list} K is {other}."
        ),
        "said.fell_from_top": "An adult rated {rating} was once published at {highest}. K is {K}.",
        "said.points_cut": (
            "With K {K} and {n} games in a month, the 700 rule cuts off what is gained over "
            "{limit} points."
        ),
        "said.after_thirty": (
            "An adult rated {rating} has completed events with {games} games. K is {K_new}."
        ),
        "said.month_fits": "With K {K} on the list and {n} games in a month, K stays {K}.",
        "said.rapid_K": (
            "An adult with a rapid rating of {rating} has {games} games in completed rapid "
            "events. K in rapid is {other}."
        ),
        "because.year_to_its_end": (
            "False: K {K} lasts to the end of {year}, the year of the 18th birthday."
        ),
        "because.eighteen_is_over": "True: the 18th birthday is over.",
        "because.as_long_as_low": "False: K {K} lasts as long as the rating is low.",
        "because.for_good": "True: once a published rating has reached {top}, K stays {K}.",
        "because.only_while_top": "False: K {K} is only for ratings of {top} and more.",
        "because.low_as_new": "False: after the fall K is that of a newcomer.",
        "because.lowers_K": (
            "False: the rule lowers K for the month, here to {lowered}, and cuts nothing off."
        ),
        "because.cuts_the_points": "True: {limit} points are the most that a month can bring.",
        "because.to_the_next_K": "False: the rule takes K to the next lower one of 40, 20 and 10.",
        "because.fewer_than_thirty": (
            "False: K {K_new} is for fewer than {games} games, so K is {K}."
        ),
        "because.thirty_included": "True: the game that makes it {games} is included.",
        "because.first_year": "True: K {K_new} lasts for the first year on the list.",
        "because.not_over_limit": "True: n × K = {product} is not more than {limit}.",
        "because.many_games": "False: so many games in one month always lower K.",
        "because.up_to_limit": "False: K becomes {limit} ÷ {n}, rounded down: {raised}.",
        "because.same_lines": "False: rapid has the same lines, and a newcomer has K {K}.",
        "because.one_K_for_rapid": "True: in rapid K is {other} for everybody.",
        "because.rapid_is_half": "True: in rapid K is half of what it is in standard chess.",
        "mistake.never_top": (
            "K 10 is for those once published at {top} or more. The highest here is {highest}."
        ),
        "mistake.once_top": (
            "{rating} is below {top}, but {highest} was published once. K stays 10 for good."
        ),
        "mistake.now_top": "K 20 is for ratings below {top}. Here {highest} was published.",
        "mistake.top_is_no_newcomer": (
            "K 40 is for newcomers and for juniors below {junior_below}. This player has "
            "{games} games, and {highest} was published."
        ),
        "mistake.junior_at_2300": (
            "A junior has K 40 only below {junior_below}. This one was published at {highest}."
        ),
        "mistake.not_new_not_junior": (
            "K 40 is for fewer than {newcomer_games} games, and there are {games}, or for "
            "juniors, and {last_year}, the year of the {junior_age}th birthday, is over."
        ),
        "mistake.still_junior": (
            "The year of the {junior_age}th birthday, {last_year}, is not over, and no "
            "rating of {junior_below} was ever published: that is the line for juniors."
        ),
        "mistake.still_new": (
            "{games} games are fewer than {newcomer_games}: that is the line for newcomers."
        ),
        "mistake.year_of_18": (
            "{year} is the year of the 18th birthday. K 40 lasts to the end of it."
        ),
        "mistake.month_of_18": (
            "You took the list after the 18th birthday. Not the day counts: K 40 lasts to "
            "the end of that year."
        ),
        "mistake.month_of_19": (
            "That is after the 19th birthday. Not the day counts, but the end of the year of "
            "the 18th."
        ),
        "mistake.year_after_19": (
            "That is a year too late: K 40 ends with the year of the 18th birthday, {year}."
        ),
        "mistake.split_at_30": (
            "You took K {K} up to game 30 and K {after} after it. K does not change within "
            "an event: until it is completed, there are fewer than 30 games."
        ),
        "mistake.K_after_event": (
            "K {after} comes after this event. When it begins, fewer than 30 games are completed."
        ),
        "mistake.forgot_K_of_sum": "That is the sum of score minus PD. Multiply it by K.",
        "mistake.only_to_30": "You left out the games after the 30th. They count as well.",
        "mistake.only_after_30": "You left out the games up to the 30th. They count as well.",
        "mistake.mean_K": "You took the middle of two K. There is one K for the whole event.",
        "mistake.unplayed_in_n": (
            "You took n = {n}. Games that were not played are no games: {unplayed} fewer."
        ),
        "mistake.n_of_one_event": (
            "You took one event, {n} games. n is for all the games of the month."
        ),
        "mistake.K_not_lowered": "You left K at {K}. But {n} × {K} = {product}, more than {limit}.",
        "mistake.K_raised": (
            "That is {limit} ÷ {n}. The rule only lowers K, and {n} × {K} is not more than {limit}."
        ),
        "mistake.K_rounded_up": (
            "You rounded up. K is the greatest whole number with which n × K is not more "
            "than {limit}."
        ),
        "mistake.K_not_rounded": "K is a whole number: {limit} ÷ {n}, rounded down.",
        "mistake.K_of_next_line": (
            "The 700 rule knows no steps of 40, 20 and 10. If {n} × {K} is more than "
            "{limit}, K is {limit} ÷ {n}, rounded down; if not, it stays."
        ),
        "mistake.product_for_K": "That is n × K. Compare it with {limit}.",
        "mistake.limit_for_K": "{limit} is what n × K may be at most. K itself is asked for.",
        "mistake.limit_on_points": (
            "You kept K {K}. The {limit} is no limit on the points: it is a limit on n × K, "
            "and it lowers K."
        ),
        "mistake.each_of_events_rounded": "You rounded each event. Add them first and round once.",
        "mistake.K_of_next_line_month": (
            "You halved K. The 700 rule gives {limit} ÷ n, rounded down."
        ),
        "mistake.K_rounded_up_month": "You rounded K up. {limit} ÷ n is always rounded down.",
        "mistake.unplayed_in_month": (
            "You counted the games won by forfeit in n ({unplayed}). Games that were not "
            "played are no games, and K is higher without them."
        ),
        "mistake.sum_for_change": "That is the sum of ΔR. It still has to be multiplied by K.",
        "mistake.eighteen_is_over": (
            "The birthday changes nothing at once. The year of the 18th birthday, {year}, "
            "counts to its end."
        ),
        "mistake.as_long_as_low": (
            "Not so long: for somebody with 90 games it ends with {year}, the year of the "
            "18th birthday."
        ),
        "mistake.only_while_top": (
            "{rating} is below {top}, but {highest} was published once, and that is enough."
        ),
        "mistake.low_as_new": (
            "Nobody becomes a newcomer by losing. Once {highest} was published, K stays {K}."
        ),
        "mistake.cuts_the_points": (
            "Nothing is cut off. {n} × {K} is more than {limit}, so K becomes {lowered} for "
            "the whole month."
        ),
        "mistake.to_the_next_K": (
            "It is finer than that: {limit} ÷ {n}, rounded down, is {lowered}."
        ),
        "mistake.thirty_included": (
            "K {K_new} is for fewer than {games} completed games. {games} are not fewer."
        ),
        "mistake.first_year": "The rule counts games in completed events, not months.",
        "mistake.many_games": (
            "Only n × K counts. {n} × {K} = {product}, and up to {limit} K stays."
        ),
        "mistake.up_to_limit": (
            "The rule never raises K. It acts only when n × K is more than {limit}."
        ),
        "mistake.one_K_for_rapid": (
            "That was an older rule. Today rapid has the same lines as the standard list."
        ),
        "mistake.rapid_is_half": (
            "There is no such rule. Rapid has the same lines as the standard list."
        ),
        "made.never_top": "K 10 without 2400",
        "made.once_top": "K 10 given up below 2400",
        "made.now_top": "K 20 at 2400",
        "made.top_is_no_newcomer": "K 40 at 2400",
        "made.junior_at_2300": "K 40 for a junior at 2300",
        "made.not_new_not_junior": "K 40 for nobody's line",
        "made.still_junior": "junior forgotten",
        "made.still_new": "newcomer forgotten",
        "made.year_of_18": "beginning of the year of 18",
        "made.month_of_18": "18th birthday for the year's end",
        "made.month_of_19": "19th birthday for the year's end",
        "made.year_after_19": "a year too late",
        "made.split_at_30": "K changed within an event",
        "made.K_after_event": "K of the time after the event",
        "made.forgot_K_of_sum": "sum not multiplied by K",
        "made.only_to_30": "games after the 30th left out",
        "made.only_after_30": "games up to the 30th left out",
        "made.mean_K": "middle of two K",
        "made.unplayed_in_n": "unplayed games in n",
        "made.n_of_one_event": "n of one event",
        "made.K_not_lowered": "700 rule forgotten",
        "made.K_raised": "K raised by the 700 rule",
        "made.K_rounded_up": "K rounded up",
        "made.K_not_rounded": "K not rounded",
        "made.K_of_next_line": "next K of 40, 20, 10",
        "made.product_for_K": "n × K for K",
        "made.limit_for_K": "700 for K",
        "made.limit_on_points": "700 as a limit on points",
        "made.each_of_events_rounded": "each event of a month rounded",
        "made.K_of_next_line_month": "K halved in a busy month",
        "made.K_rounded_up_month": "K rounded up in a busy month",
        "made.unplayed_in_month": "unplayed games in a busy month",
        "made.sum_for_change": "month not multiplied by K",
        "made.eighteen_is_over": "K 20 from the 18th birthday",
        "made.as_long_as_low": "K 40 without an end",
        "made.only_while_top": "K 10 only from 2400 up",
        "made.low_as_new": "newcomer by losing",
        "made.cuts_the_points": "700 rule as a cut of points",
        "made.to_the_next_K": "700 rule as a step of K",
        "made.thirty_included": "30 games as fewer than 30",
        "made.first_year": "months for games",
        "made.many_games": "K lowered for many games",
        "made.up_to_limit": "K raised up to the limit",
        "made.one_K_for_rapid": "one K for rapid",
        "made.rapid_is_half": "half K for rapid",
        "ask.share": (
            "You score {points} out of {n}. With which p, to the nearest hundredth, do you "
            "read table 8.1.1?"
        ),
        "ask.share_forfeit": (
            "After {rounds} rounds the table of the tournament shows {points} points for "
            "you. One of the rounds was a win by forfeit, without a move. With which p, to "
            "the nearest hundredth, is your tournament performance (TPR) read from the table?"
        ),
        "ask.from_average": (
            "You score {points} out of {n} against opponents with an average of {Ra}. What "
            "is your performance by FIDE's table?"
        ),
        "ask.by_table": (
            "You are rated {own} and score {points} out of {n}, against {opponents}. What is "
            "your performance by FIDE's table?"
        ),
        "ask.needed_average": (
            "In {n} games your opponents have an average of {Ra}. What is the least score "
            "that is a performance of {wanted} or more by FIDE's table?"
        ),
        "ask.needed_list": (
            "You play {n} games, against {opponents}. What is the least score that is a "
            "performance of {wanted} or more by FIDE's table?"
        ),
        "ask.perfect": (
            "You score {points} out of {n}, against {opponents}. Which is your perfect "
            "performance (PTP), the lowest rating of which FIDE's table expects so much?"
        ),
        "ask.one_bye": (
            "You are rated {own}. In an event of {rounds} rounds you take one half-point bye "
            "and play {n} games, against {opponents}. With the bye you have {points} points. "
            "What is your tournament performance (TPR)?"
        ),
        "ask.two_byes": (
            "You are rated {own}. In an event of {rounds} rounds you take {byes} half-point "
            "byes and play {n} games, against {opponents}. With the byes you have {points} "
            "points. What is your tournament performance (TPR)?"
        ),
        "ask.norm": (
            "You play for a norm ({title}) and score {points} out of {n}, against "
            "{opponents}. The floor for opponents is {floor}, and an unrated player counts "
            "{counts}. What is your performance for the norm?"
        ),
        "ask.linear": (
            "You play {n} games, against {opponents}: won {win}, drawn {draw}, lost {loss}. "
            "What does the rule of thumb give, the one with {step} for a win, which is not "
            "FIDE's?"
        ),
        "hint.points_by_games": "p is the points divided by the games.",
        "hint.over_the_board": "Only games over the board count, and only their points.",
        "hint.divide": "Divide {points} by {n}.",
        "hint.two_decimals": "Round to two decimals: the table has hundredths.",
        "hint.Ra_known": "Ra is {Ra}. The score decides how far above or below it you stand.",
        "hint.average_first": (
            "First the average of the {n} opponents, as a whole number. Your own rating has "
            "no part in it."
        ),
        "hint.then_p": "Then p: {points} out of {n}, to two decimals.",
        "hint.then_dp": "Look up dp for p = {p:.2f}. Below 0.50 it is negative. Add it to Ra.",
        "hint.dp_wanted": "Ra is {Ra}. To reach {wanted} takes a dp of {dp:signed} at least.",
        "hint.least_p": "The least p with so much is {p:.2f}.",
        "hint.in_halves": (
            "Which is the least score, in half points of {n} games, whose p is at least {p:.2f}?"
        ),
        "hint.perfect": (
            "For each of these ratings add up the PD against all opponents, and compare with "
            "{points}."
        ),
        "hint.try_one": "Of {rating} the table expects {We:.2f} points.",
        "hint.leave_byes": (
            "A half-point bye is no game. Take its half point off the {points} points: {n} "
            "games are left."
        ),
        "hint.raise_lowest": (
            "One opponent, the lowest, counts as {floor} if rated below it. Only this one."
        ),
        "hint.wins_minus_losses": "Wins minus losses is {difference:signed}. Draws change nothing.",
        "hint.sum_of_ratings": "The ratings add up to {total}. Add {step} times that difference.",
        "hint.divide_by_n": "Divide by all {n} games, and round.",
        "mistake.forfeit_in_share": (
            "The forfeit is still in it. Take away the game and its point: neither counts."
        ),
        "mistake.p_not_rounded": "The table has hundredths: round p to two decimals.",
        "mistake.percent_p": "That is in percent. p is a number between 0 and 1.",
        "mistake.p_of_opponents": "That is the share of your opponents. Take your own points.",
        "mistake.p_cut_off": "You cut the decimals off. p goes to the nearest hundredth.",
        "mistake.points_for_p": "Those are the points. Divide them by {n} games.",
        "mistake.games_per_point": (
            "You divided the games by the points. It is the other way round."
        ),
        "mistake.lost_for_p": (
            "Those are the points that you lost. p is your own points, divided by the games."
        ),
        "mistake.sign_of_dp": "You turned the sign of dp round. For p = {p:.2f} it is {dp:signed}.",
        "mistake.forgot_Ra": (
            "That is dp alone, {dp:signed}. Add it to the average of the opponents."
        ),
        "mistake.Ra_for_Rp": (
            "That is the average of the opponents. Add dp, which your score decides."
        ),
        "mistake.linear_for_table": (
            "That is the rule of thumb with {step} for a win. FIDE reads dp from a table."
        ),
        "mistake.points_for_share": (
            "You looked up the {points} points as if they were out of ten. p is the points "
            "divided by the games."
        ),
        "mistake.next_p": (
            "You took dp for p = {p:.2f}. Divide the points by the games once more, and "
            "round to the nearest hundredth."
        ),
        "mistake.D_for_dp": (
            "You read the table for PD backwards. From p = {p:.2f} to a difference leads the "
            "other one, 8.1.1."
        ),
        "mistake.curve_for_dp": "That is the curve turned round. FIDE reads dp from table 8.1.1.",
        "mistake.own_in_average": (
            "You took your own {own} into the average. Ra is for the opponents alone."
        ),
        "mistake.dp_on_own": (
            "You added dp to your own rating, {own}. It is added to the average of the opponents."
        ),
        "mistake.middle_for_average": (
            "You took the opponent in the middle, {middle}. Ra is the average."
        ),
        "mistake.half_short": "{points} out of {n} are a performance of only {short}.",
        "mistake.half_too_many": "This score is enough, but half a point less is enough as well.",
        "mistake.needed_turned": (
            "You turned dp round. {wanted} and an average of {Ra} are {dp:signed} apart, and "
            "p goes with this sign."
        ),
        "mistake.needed_share": "{p:.2f} is the share. The points are so much of {n} games.",
        "mistake.needed_exact": (
            "A score comes in half points. Which is the least one whose p is enough?"
        ),
        "mistake.needed_linear": "That would do by the rule of thumb. FIDE reads dp from a table.",
        "mistake.dp_for_points": (
            "That is the dp it takes. Which p has it, and how many points are that?"
        ),
        "mistake.expects_too_little": (
            "Of {rating} the table expects only {We:.2f} points, and you have {points}."
        ),
        "mistake.not_the_lowest": (
            "Of {rating} the table expects {We:.2f} points. That is enough for {points}, but "
            "a lower one of these is enough as well."
        ),
        "mistake.bye_as_points": (
            "You counted the half points of the byes. Only {n} games were played, and only "
            "their points count."
        ),
        "mistake.bye_as_games": (
            "You counted byes as games: {points} points out of {rounds}. Take them out, "
            "points and rounds."
        ),
        "mistake.bye_as_opponent": (
            "You counted a bye as a draw with yourself, {own}. A bye has no opponent and is "
            "no game."
        ),
        "mistake.nobody_raised": (
            "You took all opponents as they are. For a norm the lowest one counts as {floor}."
        ),
        "mistake.everybody_raised": (
            "You raised everybody below {floor}. Only one opponent is raised, the lowest."
        ),
        "mistake.lowest_left_out": (
            "You left the lowest opponent out. That one stays, and counts as {floor}."
        ),
        "mistake.unrated_left_out": (
            "You left the unrated player out. In a norm that one counts {counts}, and as the "
            "lowest {floor}."
        ),
        "mistake.table_for_linear": (
            "That is FIDE's performance by the table. The rule of thumb is asked for."
        ),
        "mistake.losses_minus_wins": (
            "You took losses minus wins. It is wins minus losses, {difference:signed}."
        ),
        "mistake.points_for_difference": (
            "You took {step} for each point. It is {step} for wins minus losses, "
            "{difference:signed}."
        ),
        "mistake.step_not_divided": (
            "You added {step} times {difference:signed} to the average. It is divided by the "
            "{n} games as well."
        ),
        "mistake.only_average": "That is the average of the opponents alone.",
        "mistake.losses_forgotten": (
            "You counted the wins alone. Each loss takes {step} away again."
        ),
        "made.forfeit_in_share": "forfeit in p",
        "made.p_not_rounded": "p not rounded",
        "made.percent_p": "percent for p",
        "made.p_of_opponents": "p of the opponents",
        "made.p_cut_off": "p cut off",
        "made.points_for_p": "points for p",
        "made.games_per_point": "games divided by points",
        "made.lost_for_p": "lost points for p",
        "made.sign_of_dp": "sign of dp",
        "made.forgot_Ra": "Ra forgotten",
        "made.Ra_for_Rp": "Ra for the performance",
        "made.linear_for_table": "rule of thumb for table",
        "made.points_for_share": "points for share",
        "made.next_p": "p beside the right one",
        "made.D_for_dp": "the other table",
        "made.curve_for_dp": "curve for dp",
        "made.own_in_average": "own rating in the average",
        "made.dp_on_own": "dp added to the own rating",
        "made.middle_for_average": "middle for average",
        "made.half_short": "half a point too little",
        "made.half_too_many": "half a point too much",
        "made.needed_turned": "dp turned round",
        "made.needed_share": "share for points",
        "made.needed_exact": "not in half points",
        "made.needed_linear": "points by the rule of thumb",
        "made.dp_for_points": "dp for points",
        "made.expects_too_little": "a rating that expects too little",
        "made.not_the_lowest": "not the lowest rating",
        "made.bye_as_points": "points of byes",
        "made.bye_as_games": "byes as games",
        "made.bye_as_opponent": "bye as a draw with oneself",
        "made.nobody_raised": "no opponent raised",
        "made.everybody_raised": "too many opponents raised",
        "made.lowest_left_out": "lowest opponent left out",
        "made.unrated_left_out": "unrated opponent left out",
        "made.table_for_linear": "table for rule of thumb",
        "made.losses_minus_wins": "losses minus wins",
        "made.points_for_difference": "points for wins minus losses",
        "made.step_not_divided": "400 not divided",
        "made.only_average": "average alone",
        "made.losses_forgotten": "losses forgotten in the rule of thumb",
        # Questions: first ratings, misconceptions.
        "kind.initial_rating.first_rating": "A first rating",
        "kind.initial_rating.average": "The average Ra",
        "kind.initial_rating.share": "The share p",
        "kind.initial_rating.maximum": "Near 2200",
        "kind.initial_rating.published": "Published or not",
        "kind.initial_rating.points_needed": "Points needed for a first rating",
        "kind.initial_rating.pooled": "Several first events",
        "kind.initial_rating.find_mistake": "Find the mistake in a first rating",
        "ask.first_rating": (
            "You have no rating yet. In your first event you score {points} out of {n}, "
            "against players rated {opponents}. What is your first rating? Round p to the "
            "nearest hundredth before you look dp up."
        ),
        "ask.first_rating_unrated": (
            "You have no rating yet. In your first event you score {points} out of {n}. One "
            "of the games, a win, is against an unrated player; the others are against "
            "players rated {opponents}. What is your first rating? Round p to the nearest "
            "hundredth before you look dp up."
        ),
        "ask.first_average": (
            "You have no rating yet. In your first event you score {points} out of {n}, "
            "against players rated {opponents}. What is Ra, the average, to two decimals?"
        ),
        "ask.first_share": (
            "You have no rating yet. In your first event you score {points} out of {n}, all "
            "against rated players. With which share p do you look dp up? Give it to the "
            "nearest hundredth."
        ),
        "ask.first_published": (
            "Somebody without a rating scores {points} out of {n} in a first event, against "
            "players rated {opponents}, and plays no other. What does the next list show? "
            "Round p to the nearest hundredth before you look dp up."
        ),
        "ask.first_points": (
            "You have no rating yet and play {n} games in your first event, against players "
            "rated {opponents}. What is the least score for a first rating of at least "
            "{wanted}?"
        ),
        "ask.first_pooled": (
            "You have no rating and play these events, all against rated players. What is "
            "the first rating after the last of them? Round p to the nearest hundredth "
            "before you look dp up."
        ),
        "ask.first_event": "{label}, starting on {start}: {points} out of {n}, against {opponents}",
        "ask.first_find_mistake": (
            "Somebody without a rating scores {points} out of {n} in a first event, against "
            "players rated {opponents}. The first rating was computed like this. In which "
            "line is the mistake?"
        ),
        "work.first_Ra": "line 1: Ra = ({total} + {invented}) ÷ {games} → {Ra}",
        "work.first_Ra_alone": "line 1: Ra = {total} ÷ {n} → {Ra}",
        "work.first_p": "line 2: p = ({points} + {draws}) ÷ {games} → {p:.2f}",
        "work.first_p_alone": "line 2: p = {points} ÷ {n} → {p:.2f}",
        "work.first_dp": "line 3: from the table, dp = {dp:signed}",
        "work.first_Ru": "line 4: Ru = {Ra} {sign} {size}, rounded → {Ru}",
        "option.first_published": "the rating {Ru}",
        "option.first_minimum": "the rating {minimum}, because that is the minimum",
        "option.first_too_low": "no rating: the result is below {minimum}",
        "option.first_too_few_games": "no rating yet: too few games against rated players",
        "option.first_zero_score": "no rating: no points in a first event",
        "hint.first_draws": (
            "Two more games are added, both drawn, against invented players rated {invented}."
        ),
        "hint.first_total": "The opponents' ratings add up to {total}. Now add the two invented.",
        "hint.first_games": "With the two draws you divide by {games} games, not by {n}.",
        "hint.first_points": "Your score is {points}, and the two draws give {draws} more.",
        "hint.first_maximum": "Is there a greatest first rating?",
        "hint.first_counts": (
            "First count: {needed} games against rated players are needed, and half a point "
            "at least."
        ),
        "hint.first_compute": "Average and share, both with the two draws, would give {Ru}.",
        "hint.first_average_known": "Ra does not depend on the score. It is {Ra}.",
        "hint.first_dp_needed": (
            "How much must dp add to reach {wanted}? Look up which p has that, and remember "
            "that the two draws are in p."
        ),
        "hint.first_half_less_gives": "With a score of {points} it would be {Ru}.",
        "hint.first_which_events": (
            "Which of the events count? Look at the points of the first, and at the days."
        ),
        "mistake.first_not_cut": "The computation is right, but a first rating ends at {maximum}.",
        "mistake.first_cut_early": (
            "{maximum} is only a maximum. The computation gives {exact}, which is below it."
        ),
        "mistake.first_no_draws": (
            "You left out the two invented draws. They count in the average and in the share."
        ),
        "mistake.first_rule_2022": (
            "That is the rule before March 2024, with 20 points for each half point above one half."
        ),
        "mistake.first_no_draw_points": (
            "You added the two invented games, but not the point from their draws: p is {p:.2f}."
        ),
        "mistake.first_share_alone": (
            "You took the invented players into the average, but not their two draws into "
            "the share: p is {p:.2f}."
        ),
        "mistake.first_no_draw_ratings": (
            "You took the two draws into the share, but not the invented players into the "
            "average: Ra is {Ra}."
        ),
        "mistake.first_minus_dp": "You turned the sign of dp round: Ra and {dp:signed} are added.",
        "mistake.first_only_Ra": (
            "That is the average Ra alone. Add what your score gives: dp = {dp:signed}."
        ),
        "mistake.first_not_rounded": "Ru is a whole number: round it to {Ru}.",
        "mistake.first_unrated_counted": (
            "You counted the point against the unrated player. Only games against rated "
            "players count."
        ),
        "mistake.first_Ra_alone": (
            "That is the average of your opponents alone. Two more, rated {invented}, belong to it."
        ),
        "mistake.first_Ra_one_draw": (
            "You added one invented player. There are two, both rated {invented}."
        ),
        "mistake.first_Ra_few_games": (
            "You added the two invented ratings, but divided by {n}. With them it is {games}."
        ),
        "mistake.first_Ra_no_ratings": (
            "You divided by all the games, but did not add {invented} twice before."
        ),
        "mistake.first_Ra_rounded": "You rounded Ra too far. Here it keeps two decimals.",
        "mistake.first_p_alone": (
            "That is {points} out of {n}. The two invented draws belong to p: one point more "
            "in {games} games."
        ),
        "mistake.first_p_no_points": (
            "You divided by {games}, but the two draws also give one point together."
        ),
        "mistake.first_p_few_games": (
            "You added the point from the two draws, but divided by {n}. With them it is {games}."
        ),
        "mistake.first_p_draws_won": (
            "You counted the two invented games as won. They are draws: one point together."
        ),
        "mistake.first_p_points": "Those are the points. The share is points divided by {games}.",
        "mistake.first_p_percent": "That is in percent. As a share it is {p:.2f}.",
        "mistake.first_shown_below": (
            "{Ru} is below {minimum}: a first rating is published from {minimum} on."
        ),
        "mistake.first_lifted": "{Ru} is below {minimum}, and nothing is lifted to {minimum}.",
        "mistake.first_not_minimum": "{Ru} is published as it is. {minimum} is only the minimum.",
        "mistake.first_too_few": (
            "With {n} games nothing is computed: {needed} against rated players are needed."
        ),
        "mistake.first_zero": (
            "Whatever a computation would give: a first event without a point is disregarded."
        ),
        "mistake.first_high_enough": "{Ru} would not be too low: {minimum} or more is published.",
        "mistake.first_enough_games": (
            "{n} games against rated players are enough: {needed} are needed."
        ),
        "mistake.first_some_points": (
            "The score is {points} and not zero, so the event is not set aside."
        ),
        "mistake.first_half_less": "That gives {Ru}, which is below {wanted}.",
        "mistake.first_half_more": "Enough, but not the least: half a point less gives it too.",
        "mistake.first_with_draws": (
            "The point from the two invented draws is in it. Asked for is your own score."
        ),
        "mistake.first_needed_no_draws": (
            "That would be so without the two invented draws. They belong to average and share."
        ),
        "mistake.first_needed_2022": (
            "That would be enough by the rule before March 2024. Now every score is looked "
            "up, with two draws."
        ),
        "mistake.first_needed_share": "That is a share. Asked for are the points out of all games.",
        "mistake.first_zero_counted": (
            "You counted {label}. A first event without a point is set aside."
        ),
        "mistake.first_old_counted": (
            "You counted {label}. It was more than 26 months before the last one."
        ),
        "mistake.first_only_last": "That is the last event alone. The results are put together.",
        "mistake.first_draws_twice": (
            "You added two draws for each event. They are added once, to all the games together."
        ),
        "kind.misconceptions.true_or_false": "True or false, and why",
        "kind.misconceptions.which_right": "Which sentence is right",
        "kind.misconceptions.who_is_right": "Who is right",
        "kind.misconceptions.rise_or_fall": "Rise or fall",
        "kind.misconceptions.opposite": "What one wins, the other loses?",
        "kind.misconceptions.other_side": "The other side of the board",
        "kind.misconceptions.find_mistake": "Find the mistake in a month",
        "ask.true_or_false": '"{sentence}" Is this right? If not, why not?',
        "ask.which_right": "Which of these sentences is right as it stands?",
        "ask.says": "{who} says: {value}.",
        "ask.says_change": "{who} says: {value:signed}.",
        "ask.who_is_right": "Who is right?",
        "who.first": "Anna",
        "who.second": "Ben",
        "ask.rise_or_fall": (
            "You are rated {own} with K {K}. Your event, opponent by opponent: {games}. Your "
            "performance in it is {Rp}. What does your rating do?"
        ),
        "ask.opposite": (
            "On today's standard list, you are rated {own} with K {K} and play somebody "
            "rated {opponent} with K {other_K}. The game ends in a {ending} for you. Before "
            "rounding: does one of you gain exactly what the other loses?"
        ),
        "ask.other_side": (
            "On today's standard list, you are rated {own} with K {K} and play somebody "
            "rated {opponent} with K {other_K}. The game ends in a {ending} for you and "
            "changes your rating by {change:signed}, before rounding. What does it change "
            "for your opponent?"
        ),
        "ask.find_mistake_month": (
            "{own} with K {K} plays one event in a month: {games}. Somebody computed the "
            "change on the next list like this. In which line is the mistake?"
        ),
        "work.month_game": (
            "line {n}, against {opponent}: {K} × ({score} − {PD:.2f}) → {change:signed}"
        ),
        "work.month_sum": (
            "line {n}, all games: {a:signed}, {b:signed} and {c:signed} together → {total:signed}"
        ),
        "work.month_rounded": "line {n}, the change on the next list → {change:signed}",
        "option.right": "It is right.",
        "option.wrong": "It is not right: {truth}.",
        "option.sentence": "{sentence}",
        "option.who": "{who}",
        "option.neither": "neither of them",
        "option.rises": "it rises",
        "option.falls": "it falls",
        "option.stays": "it does not change",
        "option.opposite": "yes, exactly",
        "option.by_K": "no, because the two have a different K",
        "option.by_400": "no, because the 400 rule holds for one of them alone",
        "hint.a_case": "Look for a case in which the sentence is not so. One is enough.",
        "hint.article": "The rule stands in {article}.",
        "hint.not_by_Rp": (
            "The performance looks at the average opponent. The change looks at each game, "
            "with the 400 rule."
        ),
        "hint.two_sides": "Compute both changes. Each player has an own D, PD and K.",
        "hint.what_differs": (
            "Two things can differ: K, and whether a difference over 400 is cut, which the "
            "own rating decides."
        ),
        "hint.month_rules": (
            "PD belongs to own minus opponent's, over 400 points to 400. K is {K} in every "
            "game, and rounding comes once, at the end."
        ),
        "mistake.claim_believed": "Many believe so. But: {truth}.",
        "mistake.reason_of_other": (
            "That is so, but it does not answer this claim. It answers another: {claim}"
        ),
        "mistake.fact_doubted": (
            "The sentence is right. This reason is about another claim, one that is not: {claim}"
        ),
        "mistake.argued": "{who} is not right. To {who} one would say: {why}",
        "mistake.one_is_right": "One of the two is right. Compute it yourself, then compare.",
        "mistake.by_performance": (
            "The performance, {Rp}, is on that side of {own}, but the rating does not follow "
            "it: the score is {W}, and {We:.2f} was expected. The change is {change:signed}."
        ),
        "mistake.against_the_sum": (
            "The score is {W}, and {We:.2f} was expected: the change is {change:signed}."
        ),
        "mistake.not_unchanged": (
            "It does change, by {change:signed}: the score is {W}, and {We:.2f} was expected."
        ),
        "mistake.not_opposite": (
            "One changes by {change:signed}, the other by {other_change:signed}."
        ),
        "mistake.same_K_here": "Both have K {K} here.",
        "mistake.cut_for_both": (
            "Between {own} and {opponent} the same difference counts for both players: the "
            "400 rule makes none between them."
        ),
        "mistake.mirrored": (
            "You turned the sign of the change round. Compute it anew for the other side: K "
            "is {other_K} there and {K} here, and the own rating decides on the 400 rule."
        ),
        "mistake.copied": "That is the change of the first player. The other one has another.",
        "fact.win_probability": (
            "Two players can expect the same score and win a different number of games."
        ),
        "fact.loss_probability": "Somebody who expects 0.64 a game need not lose a single one.",
        "fact.web_formula": "At a difference of 392 the table and the curve give different scores.",
        "fact.four_hundred_is_91": "At a difference of 400 the table expects more than the curve.",
        "fact.curve_is_enough": (
            "A month can come to another whole number with the curve than with the table."
        ),
        "fact.curve_without_end": (
            "At a difference of 800, taken in full, the table expects every point."
        ),
        "fact.k_at_18th_birthday": "Somebody who has turned 18 can still have a junior's K 40.",
        "fact.cap_700_on_gains": "Many games in one month can lower K for that month.",
        "fact.k_10_while_2400": (
            "Somebody rated 2300 who was once published at 2400 still has K 10."
        ),
        "fact.rapid_k_20": "A newcomer to the rapid list has K 40 there.",
        "fact.newcomer_edges": (
            "An adult rated 1700 with 30 games in completed events no longer has K 40."
        ),
        "fact.same_for_every_win": (
            "With the same K, beating somebody 200 points higher gains more than beating "
            "somebody 200 points lower."
        ),
        "fact.draw_changes_nothing": "A draw with somebody 200 points lower costs points.",
        "fact.draw_with_stronger": "A draw with somebody 2 points higher changes nothing.",
        "fact.game_point_is_rating_point": "A won game can gain less than one rating point.",
        "fact.plus_300_at_40": "For a player rated 1500, no single win gains as much as K.",
        "fact.minus_300_gains": (
            "Beating somebody 300 points lower gains four times as much with K 40 as with K 10."
        ),
        "fact.expected_loss_is_free": "Losing to somebody 300 points higher costs points.",
        "fact.expected_loss_1_to_5": (
            "At K 20, losing to somebody 100 points higher costs more than 5 points."
        ),
        "fact.round_every_game": "The exact changes of a month are added, and rounded once.",
        "fact.floor_1400": "A player who falls below 1400 is unrated on the next list.",
        "fact.floor_by_group": "The lowest published rating is the same for adults and children.",
        "fact.zero_sum": "With different K, the winner can gain more than the loser loses.",
        "fact.forfeit_counts": "A win by forfeit changes no rating.",
        "fact.ids_are_enough": (
            "On the standard list, a game against somebody without a rating does not change yours."
        ),
        "fact.live_is_published": (
            "Only the list, once a month, makes a rating; a live figure can differ from it."
        ),
        "fact.exemption_for_either": (
            "When 2700 plays 2200 today, the difference is cut to 400 for the weaker one alone."
        ),
        "fact.exemption_since_2024": (
            "In September 2025 a difference over 400 was still cut for a player rated 2700."
        ),
        "fact.cap_only_for_2650": (
            "In September 2025 the 400 rule held for a player rated 2000 as well as for one "
            "rated 2700."
        ),
        "fact.rp_above_rating_rises": (
            "A rating can fall by an event in which the performance is above it."
        ),
        "fact.starts_at_1500": (
            "A first rating depends on the results and on the ratings of the opponents."
        ),
        "fact.lifted_to_1400": "A first rating of 1399 is not published.",
        "fact.zero_score_is_zero": "A first event without a single point gives no rating at all.",
        "made.first_not_cut": "first rating above the maximum",
        "made.first_cut_early": "the maximum for a lower rating",
        "made.first_no_draws": "the two draws forgotten",
        "made.first_rule_2022": "first rating by the rule before 2024",
        "made.first_no_draw_points": "points of the two draws forgotten",
        "made.first_share_alone": "the two draws left out of the share",
        "made.first_no_draw_ratings": "the two draws left out of the average",
        "made.first_minus_dp": "dp taken off instead of added",
        "made.first_only_Ra": "average for the rating",
        "made.first_not_rounded": "first rating not rounded",
        "made.first_unrated_counted": "point against an unrated player counted",
        "made.first_Ra_alone": "average of the real opponents alone",
        "made.first_Ra_one_draw": "one invented player for two",
        "made.first_Ra_few_games": "average over too few games",
        "made.first_Ra_no_ratings": "average over games without ratings",
        "made.first_Ra_rounded": "average rounded too far",
        "made.first_p_alone": "share of the real games alone",
        "made.first_p_no_points": "share without the points of the draws",
        "made.first_p_few_games": "share of too few games",
        "made.first_p_draws_won": "the two draws counted as wins",
        "made.first_p_points": "points for the share",
        "made.first_p_percent": "percent for the share",
        "made.first_shown_below": "first rating below the minimum published",
        "made.first_lifted": "first rating lifted to the minimum",
        "made.first_not_minimum": "minimum for a first rating",
        "made.first_too_few": "first rating from too few games",
        "made.first_zero": "first event without a point rated",
        "made.first_high_enough": "first rating taken for too low",
        "made.first_enough_games": "enough games taken for too few",
        "made.first_some_points": "points taken for none",
        "made.first_half_less": "less than the score needed",
        "made.first_half_more": "more than the least score",
        "made.first_with_draws": "points of the two draws in the own score",
        "made.first_needed_no_draws": "score needed without the two draws",
        "made.first_needed_2022": "score needed by the rule before 2024",
        "made.first_needed_share": "share for the points",
        "made.first_zero_counted": "first event without a point counted",
        "made.first_old_counted": "event too long ago counted",
        "made.first_only_last": "last event alone",
        "made.first_draws_twice": "two draws for each event",
        "made.claim_believed": "a misconception believed",
        "made.reason_of_other": "the reason of another claim",
        "made.fact_doubted": "a fact doubted",
        "made.argued": "the wrong player believed",
        "made.one_is_right": "both players doubted",
        "made.by_performance": "rating taken to follow the performance",
        "made.against_the_sum": "change against the sum of the games",
        "made.not_unchanged": "change taken for none",
        "made.not_opposite": "both changes taken for opposite",
        "made.same_K_here": "same K taken for different",
        "made.cut_for_both": "400 rule where it makes no difference",
        "made.mirrored": "change turned round for the other player",
        "made.copied": "change of the first player for the second",
        # Tasks in code: what is between backquotes is code.
        "error.task": "no task {value!r} on {topic}; there are {tasks}.",
        "check.missing": (
            "There is no function `{name}` yet. Run the cell in which it is written, and keep its "
            "name."
        ),
        "check.empty": (
            "Not written yet: `{name}` returns nothing. Write its body, with `return` before the "
            "result. Then run that cell, and this one again."
        ),
        "check.printed": (
            "`{name}` prints something and returns nothing. Write `return` where it prints the "
            "result."
        ),
        "check.error": (
            "`{call}` ends with an error: `{error}`. Run that line in a cell of its own; it shows "
            "where."
        ),
        "check.nothing": (
            "`{call}` returns nothing; `{expected}` was expected. Does a way through the function "
            "end without `return`?"
        ),
        "check.not_a_number": (
            "`{call}` gave `{came}`, of the type `{type}`. It has to be a number."
        ),
        "check.not_true_or_false": (
            "`{call}` gave `{came}`, of the type `{type}`. It has to be `True` or `False`."
        ),
        "check.wrong": "`{call}` gave `{came}`; `{expected}` was expected.",
        "check.count": "Cases that are right: {right} of {n}.",
        "check.changed": (
            "The results are right, but `{call}` changes the list that it is given, and whoever "
            "calls it may need that list again. Make a new list instead."
        ),
        "check.right": "Right: all {n} cases.",
        "ask.code_example": "For example, `{call}` gives `{expected}`.",
        "task.curve": "The popular curve",
        "ask.code_curve": (
            "Write `curve(D)`: the expected score by the popular curve, 1 / (1 + 10^(−D/{scale})), "
            "not rounded. `D` is the own rating minus the opponent's. The curve is not FIDE's "
            "rule; that is the next task."
        ),
        "hint.code_power": "In Python a power is `**`, and a whole exponent needs brackets.",
        "hint.code_curve_half": (
            "`curve(0)` has to be 0.5. For a positive D it is more: if yours is less, look at the "
            "sign in the exponent."
        ),
        "mistake.code_curve_sign": (
            "The sign of D is turned round. The better player has to expect more than one half."
        ),
        "mistake.code_curve_brackets": (
            "`1 / 1 + …` divides only by 1. The whole sum below the line needs brackets."
        ),
        "mistake.code_curve_exponent": (
            "The power is taken before the division. The exponent needs brackets around all of it."
        ),
        "mistake.code_curve_e": "That is a power of e. The curve has a power of 10.",
        "mistake.code_curve_whole": (
            "`//` divides and rounds down. The exponent is not a whole number: write `/`."
        ),
        "mistake.code_percent": "That is in percent. An expected score goes from 0 to 1.",
        "mistake.code_rounded": "You rounded. The task asks for the number as it comes.",
        "task.table_score": "FIDE's table, row by row",
        "ask.code_table_score": (
            "Write `table_score(D)`: the expected score that table 8.1.2 gives for the difference "
            "`D`. `ROWS` is the table. A row has `d_min` and `d_max`, which is `None` in the last "
            "one; `PD_high` is for the higher rated player, `PD_low` for the lower."
        ),
        "hint.code_row": (
            "Go through `ROWS` and stop at the first row that reaches as far as the size of D: "
            "`abs(D) <= row.d_max`."
        ),
        "hint.code_last_row": (
            "The last row is open, and `None` cannot be compared with a number. Ask for it first: "
            "`row.d_max is None or …`."
        ),
        "hint.code_lower": "With a negative D you are the lower rated player.",
        "mistake.code_table_high": (
            "A negative D has the row of its size, but the other column: the lower rated player "
            "takes `PD_low`."
        ),
        "mistake.code_table_low": "The two columns are exchanged.",
        "mistake.code_table_negative": (
            "A negative D stops at the first row, because it is less than every `d_max`. Look up "
            "its size, `abs(D)`."
        ),
        "mistake.code_table_edge": (
            "The end of a row belongs to the row: a difference of 3 is still in 0–3. Compare with "
            "`<=`."
        ),
        "mistake.code_table_cap": (
            "You cut the difference at {cap}. That is part of the rating change, not of the table."
        ),
        "task.adult_k": "K of an adult",
        "ask.code_adult_k": (
            "Write `adult_k(highest, games)`: the K of an adult on FIDE's lists (B.02 8.3.3). "
            "`highest` is the highest rating ever published, the current one included; `games` are "
            "those in events completed so far."
        ),
        "hint.code_k_lines": (
            "Three lines: {top}, {new} and {other}. In which order do you ask, so that the right "
            "one comes first where two fit?"
        ),
        "hint.code_k_edges": (
            "Somebody published at exactly {top} has reached it. Somebody with {games} games is no "
            "newcomer any more."
        ),
        "mistake.code_k_games": (
            "The edge is one game too late: with {games} games K is {K} already. Compare with `<`."
        ),
        "mistake.code_k_top": (
            "Exactly {top} is enough: whoever was published at {top} has reached it. Compare with "
            "`>=`."
        ),
        "mistake.code_k_order": (
            "You ask for newcomers first. On FIDE's lists whoever has reached {top} has K {K}, "
            "even with few games."
        ),
        "mistake.code_k_no_newcomer": (
            "Newcomers are missing: with fewer than {games} games K is {K}."
        ),
        "task.month_k": "K of a busy month",
        "ask.code_month_k": (
            "Write `month_k(k, games)`: the K that counts in a month with so many rated games, by "
            "the {limit} rule (B.02 8.3.3). `k` is the K of the list. There are months without a "
            "game."
        ),
        "hint.code_700_compare": (
            "Multiply games and K, and compare with {limit}. Exactly {limit} still fits."
        ),
        "hint.code_700_divide": (
            "If it does not fit, K is {limit} divided by the games and rounded down: `//` does "
            "both."
        ),
        "mistake.code_700_never": "K stays as it is. Games × K above {limit} has to lower it.",
        "mistake.code_700_always": (
            "The rule only lowers K. Where games × K is within {limit}, K stays as it is."
        ),
        "mistake.code_700_not_whole": "K is a whole number: round it down, `//`.",
        "mistake.code_700_nearest": (
            "You rounded to the nearest whole number. It is rounded down, so that games × K stays "
            "within the limit."
        ),
        "mistake.code_700_points": "That is games × K. The task asks for K.",
        "task.change_of_event": "The change of an event",
        "ask.code_change_of_event": (
            "Write `change_of_event(own, opponents, scores, k)`: what an event changes, before "
            "rounding (B.02 8.3.1, 8.3.2). `opponents` are the ratings, `scores` are 1, 0.5 or 0 "
            "in the same order, and your own rating is below 2650. The library may look up PD: "
            "`expected_score_at(D).PD`. It is an exact `Decimal`, and `Decimal(score)` makes the "
            "score one too."
        ),
        "hint.code_zip": "`for opponent, score in zip(opponents, scores):` goes through the games.",
        "hint.code_cap": (
            "`max(-{cap}, min({cap}, D))` leaves D alone between the two and cuts it on both sides."
        ),
        "hint.code_sum_then_k": "Add score − PD of all games, then multiply once by `k`.",
        "mistake.code_no_cap": (
            "You took every difference in full. More than {cap} points count as {cap}."
        ),
        "mistake.code_cap_one_side": (
            "You cut the difference on one side only. It can be above {cap} and below −{cap}."
        ),
        "mistake.code_no_k": "That is the sum of score − PD. Multiply it by `k`.",
        "mistake.code_only_W": "That is K times the points. Subtract PD from each score.",
        "mistake.code_average_opponent": (
            "You took the average opponent for all games. Each game has a D and a PD of its own."
        ),
        "mistake.code_change_rounded": (
            "You rounded the event. Rounding comes once, at the end of the month."
        ),
        "task.next_rating": "The next list",
        "ask.code_next_rating": (
            "Write `next_rating(rating, changes)`: what the next list shows (B.02 8.3.4). "
            "`changes` are the exact changes of the events of one month, each a `Decimal`. Round "
            "by yourself, without `round_half_away` of the library."
        ),
        "hint.code_add_first": "Add all changes first: `sum(changes)`. Round once.",
        "hint.code_even": (
            "Python's `round` takes −2.5 to −2, the even neighbour. FIDE publishes −3: exactly "
            "half goes away from zero."
        ),
        "hint.code_size": (
            'Round the size, `int(abs(total) + Decimal("0.5"))`, and give it its sign again.'
        ),
        "mistake.code_half_even": (
            "Python's `round` takes exactly half to the even neighbour. Here it goes away from "
            "zero."
        ),
        "mistake.code_half_up": (
            "Exactly half goes up. That is right for a gain; a loss goes down, from −2.5 to −3."
        ),
        "mistake.code_each_event_rounded": (
            "You rounded each event. Add the exact changes first, then round once."
        ),
        "mistake.code_cut_off": "`int` cuts the decimals off. Round to the nearest whole number.",
        "mistake.code_down": "You rounded down. Round to the nearest whole number.",
        "mistake.code_month_not_rounded": "A list shows whole numbers. Round the sum once.",
        "mistake.code_only_change": "That is the change. The list shows the rating with it.",
        "task.linear_performance": "The performance by rule of thumb",
        "ask.code_linear_performance": (
            "Write `linear_performance(opponents, points)`: the sum of the opponents' ratings, "
            "plus {step} times wins minus losses, divided by the games and rounded to a whole "
            "number, exactly half up. It is a rule of thumb and not FIDE's."
        ),
        "hint.code_wins_minus_losses": (
            "Wins minus losses can be had from the points: twice the points, minus the games. A "
            "draw adds nothing to it."
        ),
        "hint.code_half_up": (
            "`int(x + 0.5)` rounds a positive number, exactly half up. Python's `round` takes "
            "1550.5 to 1550."
        ),
        "mistake.code_points_for_difference": (
            "You took the points for wins minus losses. With one point of two that is 0, not 1."
        ),
        "mistake.code_step_not_divided": (
            "You divided only the ratings. The {step} times wins minus losses are divided by the "
            "games too."
        ),
        "mistake.code_only_average": "That is the average of the opponents. Where is the score?",
        "mistake.code_performance_not_rounded": "Round at the end, to a whole number.",
        "mistake.code_round_to_even": (
            "Python's `round` takes 1550.5 to 1550, the even neighbour. Exactly half goes up here."
        ),
        "mistake.code_performance_cut_off": (
            "You cut the decimals off. Add 0.5 before `int`, and it rounds."
        ),
        "mistake.code_table_for_linear": (
            "That is FIDE's performance, by the table. The rule of thumb has no table."
        ),
        "task.table_performance": "The performance by FIDE's table",
        "ask.code_table_performance": (
            "Write `table_performance(opponents, points)`: Rp = Ra + dp (B.01 1.4.8 and 1.4.9). Ra "
            "is the average of the opponents, p the share of the points in hundredths; each is "
            "rounded to a whole number, exactly half up. `DP` has dp for the p from 50 to 100, "
            "beginning with `DP[0]`. Below 50 the sign of dp turns round."
        ),
        "hint.code_p": (
            "`int(100 * points / n + 0.5)` is p as a whole number. Python's `round` would take "
            "12.5 to 12."
        ),
        "hint.code_dp_index": "For p = 60 look at `DP[10]`, so for p from 50 on at `DP[p - 50]`.",
        "hint.code_dp_below": "p = 40 is as far from 50 as 60 is: dp is then `-DP[10]`.",
        "mistake.code_dp_sign": (
            "The size of dp is right. Below one half its sign turns round: a poor score lowers Rp."
        ),
        "mistake.code_dp_from_the_end": (
            "Below 50 the index `p - 50` is negative, and Python counts it from the end of the "
            "table. Take `-DP[50 - p]`."
        ),
        "mistake.code_p_to_even": (
            "Python's `round` takes p = 12.5 to 12, the even neighbour. Exactly half goes up."
        ),
        "mistake.code_p_cut_off": "You cut p off. 66.67 hundredths are rounded to 67.",
        "mistake.code_Ra_to_even": (
            "Python's `round` takes an average of 2706.5 to 2706. Exactly half goes up."
        ),
        "mistake.code_Ra_cut_off": "You cut the average off. Round it, exactly half up.",
        "mistake.code_both_to_even": (
            "Python's `round` takes exactly half to the even neighbour. Ra and p go up there."
        ),
        "mistake.code_both_cut_off": "You cut Ra and p off. Both are rounded.",
        "mistake.code_Ra_not_rounded": (
            "Ra is rounded to a whole number before dp is added, so Rp is one too."
        ),
        "mistake.code_linear_for_table": "That is the rule of thumb. FIDE looks dp up in a table.",
        "task.is_published": "Is it published?",
        "ask.code_is_published": (
            "Write `is_published(games, points, Ru)`: `True` if the rating from a first event "
            "appears on the list, otherwise `False` (B.02 7.1.4, 8.2.1). `games` are the games "
            "against rated opponents, `points` what was scored in them, and `Ru` is the rating "
            "that the formula gives."
        ),
        "hint.code_three_conditions": "Three conditions have to hold: join them with `and`.",
        "hint.code_published_numbers": (
            "{games} games at least, some points, and a rating of {minimum} at least."
        ),
        "mistake.code_published_games": "Exactly {games} games are enough: compare with `>=`.",
        "mistake.code_published_minimum": "Exactly {minimum} is enough: compare with `>=`.",
        "mistake.code_published_few": (
            "The number of games is not asked for: fewer than {games} give no rating."
        ),
        "mistake.code_published_zero": (
            "A first event without a point is disregarded, whatever `Ru` would be."
        ),
        "mistake.code_published_low": (
            "The rating itself is not asked for: below {minimum} nothing is published."
        ),
        "task.first_rating": "The first rating",
        "ask.code_first_rating": (
            "Write `first_rating(opponents, points)`: the rating Ru that a first event gives (B.02 "
            "8.2.2, 8.2.3). There are {games} rated opponents or more, and some points. "
            "`rating_difference(p)` is dp for p in hundredths. Round p and Ru to whole numbers, "
            "exactly half up; what becomes of a half, the text does not say."
        ),
        "hint.code_two_more": (
            "Two invented players rated {invented} are added to the opponents: `opponents + "
            "[{invented}, {invented}]` makes a new list."
        ),
        "hint.code_one_point_more": (
            "The games against them are draws: one point more, in two games more. They belong to p "
            "as well."
        ),
        "hint.code_maximum": "Is there a greatest first rating? `min({maximum}, …)`.",
        "mistake.code_first_ratings_only": (
            "The invented players are in the average, but their two draws are not in p."
        ),
        "mistake.code_first_share_only": (
            "The two draws are in p, but the two ratings of {invented} are not in the average."
        ),
        "mistake.code_first_no_point": (
            "p has two games more, but not the point from the two draws."
        ),
        "mistake.code_first_wins": (
            "The two invented games count as won here. They are draws: one point together."
        ),
        "mistake.code_first_one": "You added one invented player. There are two.",
        "mistake.code_first_lifted": (
            "Nothing is lifted to {minimum}: Ru stays what it is, and is then not published."
        ),
        "mistake.code_first_no_maximum": "A first rating is {maximum} at most.",
        "mistake.code_first_cut_off": (
            "Decimals are cut off somewhere. p and Ru are rounded to the nearest whole number."
        ),
        "mistake.code_first_to_even": (
            "Python's `round` takes exactly half to the even neighbour. In p and in Ru it goes up."
        ),
        "task.rounding_gap": "Round every game?",
        "ask.code_rounding_gap": (
            "Many believe that every game is rounded. Write `rounding_gap(changes)`: how far the "
            "month would be out then. `changes` are the exact changes of its games; return the sum "
            "of the rounded changes, minus the sum rounded once. `round_half_away` does the "
            "rounding."
        ),
        "hint.code_two_sums": (
            "Two sums: in one you round each change and then add, in the other you add and then "
            "round."
        ),
        "hint.code_each_minus_once": (
            "Three times 7.2: each rounded they make 21, together they are 21.6, rounded 22. The "
            "gap is −1."
        ),
        "mistake.code_gap_turned": (
            "The size is right, the sign is not: it is the rounded changes minus the rounded sum."
        ),
        "mistake.code_gap_size": "The sign counts: it tells to which side the month is out.",
        "mistake.code_gap_exact": "You took away the exact sum. The list shows the rounded one.",
        "mistake.code_gap_each": "That is only the sum of the rounded changes.",
        "mistake.code_gap_once": "That is only the sum, rounded once.",
        "mistake.code_gap_to_even": (
            "Python's `round` takes 2.5 to 2, the even neighbour. `round_half_away` rounds as FIDE "
            "does."
        ),
        "task.both_together": "Both players together",
        "ask.code_both_together": (
            "Write `both_together(own, opponent, score, k, other_k)`: what one game changes for "
            "both players together, before rounding. `score` and `k` are those of the first "
            "player, `other_k` is the K of the second; `rating_change` may compute each side. If "
            "one always won what the other loses, the result would be 0."
        ),
        "hint.code_other_side": (
            "Call `rating_change` twice. In the second call the two ratings change places, and K "
            "is `other_k`."
        ),
        "hint.code_other_score": "If one player scores `score`, the other scores `1 - score`.",
        "mistake.code_both_zero": (
            "That is the misconception itself. It holds only for some pairs of players."
        ),
        "mistake.code_both_one_k": "The second player has a K of their own: `other_k`.",
        "mistake.code_both_score": "Only one can win: the second player scores `1 - score`.",
        "mistake.code_both_side": (
            "From the other side of the board the ratings change places: the second player's own "
            "rating is `opponent`."
        ),
        "mistake.code_both_minus": "Add the two changes. A loss has its minus already.",
        "mistake.code_both_first": "That is the change of the first player alone.",
        # A tournament file.
        "error.trf_line": "line {line}, column {column}: expected {expected}, found {value!r}.",
        "error.trf_opponent": (
            "line {line}, round {round}: opponent {opponent} is no player of this file."
        ),
        "error.trf_mismatch": (
            "line {line}, round {round}: player {player} has {result!r} against {opponent}, "
            "whose own line says {other!r} against {other_opponent}."
        ),
        "error.trf_text": "a tournament file must come as text, got {value!r}.",
        "error.trf_nobody": "no player has the starting rank {player}.",
        "error.trf_self": "line {line}, round {round}: {opponent} cannot be their own opponent.",
        "error.trf_repeated": "line {line}: starting rank {player} stands a second time.",
        "error.trf_empty": "no player line (001) found.",
        "trf.round": "round {n}",
        "trf.start_rank": "a starting rank, 1 to 9999",
        "trf.blank": "a blank between two fields (the line may be shifted)",
        "trf.rating": "a rating, or blanks",
        "trf.opponent": "a starting rank, or 0000",
        "trf.result": "one of {codes}",
        "trf.date": "a date YYYY/MM/DD",
    }
)

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
            "{above} half points above one half: Ru = {Ra} + {above} × {per_half_point} = "
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

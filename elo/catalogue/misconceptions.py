"""Words of the catalogue of misconceptions."""

WORDS = {
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
        "a win gains K × (1 − PD): little against somebody weaker, much against somebody stronger"
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
        "results scatter around the expected score, and a rating follows them; look at the trend"
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
    "truth.starts_at_1500": ("a first rating is computed from the results of at least five games"),
    "claim.lifted_to_1400": "A first rating of 1399 is lifted to 1400.",
    "truth.lifted_to_1400": "below 1400 nothing is published, and nothing is lifted",
    "claim.floor_1400": "1400 (or 1000) is a floor that stops the fall.",
    "truth.floor_1400": "nothing stops it: below 1400 the player is unrated on the next list",
    "claim.zero_sum": "What one wins the other loses.",
    "truth.zero_sum": (
        "only with the same K, and if neither is 2650 or more with the other over 400 points away"
    ),
    "claim.forfeit_counts": "A forfeit win counts for the rating.",
    "truth.forfeit_counts": "unplayed games never count",
    "claim.ids_are_enough": "Any game between players with FIDE ids counts.",
    "truth.ids_are_enough": (
        "the event must be registered and reported, and the game changes your rating only if "
        "the opponent is rated; for an unrated player it goes into the first rating"
    ),
    "claim.live_is_published": "The live figure is my rating.",
    "truth.live_is_published": (
        "only the monthly list is; it is rounded once, for games reported in time"
    ),
    "claim.zero_score_is_zero": "An event with zero points makes a rating of zero.",
    "truth.zero_score_is_zero": (
        "an unrated player's zero score in the first event is disregarded"
    ),
    "claim.rp_above_rating_rises": "A performance above my rating means that I gain.",
    "truth.rp_above_rating_rises": (
        "Rp counts the average opponent, the change each game with the 400 rule; they can disagree"
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
        "there is one minimum for all: 1400 since 1 March 2024, and 1000 under the rules before it"
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
    "truth.lichess_uses_elo": ("it uses Glicko-2, which also keeps how sure it is of each rating"),
    "claim.full_score_is_800": "A full score is rewarded with 800 points.",
    "truth.full_score_is_800": (
        "800 is a convention of the table for performances; a first rating adds two "
        "draws and ends at 2200"
    ),
    "claim.junior_below_2300": "A junior has K 40 whenever the rating is below 2300.",
    "truth.junior_below_2300": (
        "the words of the article, read day by day, agree; on FIDE's lists it holds only for "
        "those never published at 2300 or more"
    ),
    "claim.exemption_for_either": "From 2650 on the 400 rule is off for the whole game.",
    "truth.exemption_for_either": (
        "only for the player who is rated 2650 or more; the own rating decides"
    ),
    "claim.rapid_k_20": "K is always 20 in rapid and blitz.",
    "truth.rapid_k_20": "that is an old rule; the lines are those of the standard list",
    "claim.newcomer_edges": "A newcomer's K 40 is for games ≤ 30.",
    "truth.newcomer_edges": "with 30 games in completed events it is over",
    "claim.curve_without_end": "The table goes on like the curve beyond 735 points.",
    "truth.curve_without_end": "over 735 it is exactly 1 and 0",
    "claim.exemption_since_2024": "The rule for 2650 came in 2024.",
    "truth.exemption_since_2024": "it came on 1 October 2025",
    "claim.cap_only_for_2650": (
        "Before October 2025 the 400 rule was only for players of 2650 and more."
    ),
    "truth.cap_only_for_2650": "it was for everybody; since then it is for everybody else",
}

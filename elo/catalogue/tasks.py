"""Words of tasks in code; what is between backquotes is code."""

WORDS = {
    # Tasks in code: what is between backquotes is code.
    "error.task": "no task {value!r} on {topic}; there are {tasks}.",
    "check.missing": (
        "There is no function `{name}` yet. Run the cell in which it is written, and keep its name."
    ),
    "check.empty": (
        "Not written yet: `{name}` returns nothing. Write its body, with `return` before the "
        "result. Then run that cell, and this one again."
    ),
    "check.printed": (
        "`{name}` prints something and returns nothing. Write `return` where it prints the result."
    ),
    "check.error": (
        "`{call}` ends with an error: `{error}`. Run that line in a cell of its own; it shows "
        "where."
    ),
    "check.nothing": (
        "`{call}` returns nothing; `{expected}` was expected. Does a way through the function "
        "end without `return`?"
    ),
    "check.not_a_number": ("`{call}` gave `{came}`, of the type `{type}`. It has to be a number."),
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
        "The end of a row belongs to the row: a difference of 3 is still in 0–3. Compare with `<=`."
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
        "Exactly {top} is enough: whoever was published at {top} has reached it. Compare with `>=`."
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
        "If it does not fit, K is {limit} divided by the games and rounded down: `//` does both."
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
        "Python's `round` takes exactly half to the even neighbour. Here it goes away from zero."
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
        "A first event with zero points is disregarded, whatever `Ru` would be."
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
    "mistake.code_first_no_point": ("p has two games more, but not the point from the two draws."),
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
        "Two sums: in one you round each change and then add, in the other you add and then round."
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
    "task.list_after": "A whole month",
    "ask.code_list_after": (
        "Write `list_after(rating, k, games)`: what the next list shows after a month "
        "(B.02 8.3). `games` are all games of the month that were played, as pairs: the "
        "opponent's rating, which is `None` for somebody unrated, and the score. All count "
        "from `rating`, which is below {uncapped}; `k` is the K of the list. The library may "
        "look up PD and round."
    ),
    "hint.code_month_rated": (
        "Leave out the unrated first: `[game for game in games if game[0] is not None]`."
    ),
    "hint.code_month_order": (
        "Then the sum, then K: is the number of rated games times K above {limit}? Round the "
        "product, once, and add it to the rating."
    ),
    "mistake.code_unrated_counted": (
        "A game against an unrated opponent is no game for the limit on games × K either."
    ),
    "mistake.code_unrated_1400": (
        "An unrated opponent is left out. {unrated} is what counts for a title norm."
    ),
    "task.misled": "A performance that misleads",
    "ask.code_misled": (
        "Write `misled(rating, opponents, scores)`: `True` if the performance Rp is above the "
        "rating and yet points are lost, or below it and yet points are won; otherwise "
        "`False`. Both come from the library: `performance_rating` and `event_change`."
    ),
    "hint.code_misled_two": (
        "Take Rp minus the rating, and the sum of score − PD: `event_change(…).delta`. K "
        "changes the size of a change and never its sign, so any K will do."
    ),
    "hint.code_misled_sign": (
        "Two numbers have different signs when their product is below 0. And if one is 0?"
    ),
    "mistake.code_misled_above": (
        "You look at performances above the rating only. One below it can mislead too."
    ),
    "mistake.code_misled_below": (
        "You look at performances below the rating only. One above it can mislead too."
    ),
    "mistake.code_misled_turned": "That is where both point the same way.",
    "mistake.code_misled_zero": (
        "If Rp is the rating, or nothing is won or lost, nobody is misled: compare with `<`."
    ),
    "mistake.code_misled_Rp_alone": (
        "That compares Rp with the rating. Compare with the change as well."
    ),
    "mistake.code_misled_change_alone": (
        "That tells whether points are lost. Compare with the performance as well."
    ),
}

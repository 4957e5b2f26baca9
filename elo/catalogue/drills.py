"""Words of questions and their mistakes."""

WORDS = {
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
    "hint.round_the_month": ("First round {change:signed} to a whole number, half away from zero."),
    "hint.minimum": "Ratings are published from {minimum} on. What happens below?",
    "hint.check_lines": ("Do each line yourself, starting from the numbers in the line before it."),
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
        "You counted the point of the forfeit. A game that was not played does not count at all."
    ),
    "mistake.minimum_for_rating": "{new} is not below {minimum}: it is published as it is.",
    "hint.difference_over_400": (
        "First the difference: {own} − {opponent}. Is it more than {cap}, and does all of it count?"
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
        "You rounded each event, {first:signed} and {second:signed}. Add them first and round once."
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
        "{own} against {opponent} has PD {PD:.2f}. So {opponent} against {own} has PD {rest:.2f}."
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
    "because.table_as_shown": ("False: FIDE reads a table of its own, which gives {PD:.2f} here."),
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
        "published at 2300 or more, and has {games} games in completed events. On which of "
        "these lists is K 20 for the first time?"
    ),
    "ask.event_sum": ("{label}: {n} games, score minus expected score together {delta:signed.2f}"),
    "ask.event_sum_forfeit": (
        "{label}: {n} games, {unplayed} of them won by forfeit without a move, score minus "
        "expected score of the others together {delta:signed.2f}"
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
        "at {below} or more?"
    ),
    "hint.k_new": "When the month begins, are fewer than {games} games in completed events?",
    "hint.not_the_day": "The rule does not look at the day of the birthday.",
    "hint.year_of_18": "The year of the 18th birthday is {year}. K 40 lasts to its end.",
    "hint.k_of_period": (
        "When the month begins, {games} games are completed. One K holds for the whole month."
    ),
    "hint.add_sums": "Together it is {delta:signed.2f}. Multiply that by the K of the month.",
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
    "because.fewer_than_thirty": ("False: K {K_new} is for fewer than {games} games, so K is {K}."),
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
        "K 40 is for newcomers and for juniors never published at {junior_below} or more. "
        "This player has {games} games, and {highest} was published."
    ),
    "mistake.junior_at_2300": (
        "On FIDE's lists a junior has K 40 if never published at {junior_below} or more. "
        "This one was published at {highest}."
    ),
    "mistake.not_new_not_junior": (
        "K 40 is for fewer than {newcomer_games} games, and there are {games}, or for "
        "juniors, and {last_year}, the year of the {junior_age}th birthday, is over."
    ),
    "mistake.still_junior": (
        "The year of the {junior_age}th birthday, {last_year}, is not over, and this player "
        "was never published at {junior_below} or more: that is the line for juniors."
    ),
    "mistake.still_new": (
        "{games} games are fewer than {newcomer_games}: that is the line for newcomers."
    ),
    "mistake.year_of_18": ("{year} is the year of the 18th birthday. K 40 lasts to the end of it."),
    "mistake.month_of_18": (
        "You took the list after the 18th birthday. Not the day counts: K 40 lasts to "
        "the end of that year."
    ),
    "mistake.month_of_19": (
        "That is after the 19th birthday. Not the day counts, but the end of the year of the 18th."
    ),
    "mistake.year_after_19": (
        "That is a year too late: K 40 ends with the year of the 18th birthday, {year}."
    ),
    "mistake.split_at_30": (
        "You took K {K} up to game 30 and K {after} after it. One K holds for the whole "
        "month: when it begins, fewer than 30 games are completed."
    ),
    "mistake.K_after_event": (
        "K {after} comes with the next list. When this month begins, fewer than 30 games "
        "are completed."
    ),
    "mistake.forgot_K_of_sum": "That is the sum of score minus PD. Multiply it by K.",
    "mistake.only_to_30": "You left out the games after the 30th. They count as well.",
    "mistake.only_after_30": "You left out the games up to the 30th. They count as well.",
    "mistake.mean_K": "You took the middle of two K. There is one K for the whole month.",
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
        "You rounded up. K is the greatest whole number with which n × K is not more than {limit}."
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
    "mistake.K_of_next_line_month": ("You halved K. The 700 rule gives {limit} ÷ n, rounded down."),
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
    "mistake.to_the_next_K": ("It is finer than that: {limit} ÷ {n}, rounded down, is {lowered}."),
    "mistake.thirty_included": (
        "K {K_new} is for fewer than {games} completed games. {games} are not fewer."
    ),
    "mistake.first_year": "The rule counts games in completed events, not months.",
    "mistake.many_games": ("Only n × K counts. {n} × {K} = {product}, and up to {limit} K stays."),
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
    "made.junior_at_2300": "K 40 for a junior once published at 2300 or more",
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
        "For each of these ratings add up the PD against all opponents, and compare with {points}."
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
    "mistake.games_per_point": ("You divided the games by the points. It is the other way round."),
    "mistake.lost_for_p": (
        "Those are the points that you lost. p is your own points, divided by the games."
    ),
    "mistake.sign_of_dp": "You turned the sign of dp round. For p = {p:.2f} it is {dp:signed}.",
    "mistake.forgot_Ra": ("That is dp alone, {dp:signed}. Add it to the average of the opponents."),
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
        "You counted a bye as a draw with yourself, {own}. A bye has no opponent and is no game."
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
        "You took {step} for each point. It is {step} for wins minus losses, {difference:signed}."
    ),
    "mistake.step_not_divided": (
        "You added {step} times {difference:signed} to the average. It is divided by the "
        "{n} games as well."
    ),
    "mistake.only_average": "That is the average of the opponents alone.",
    "mistake.losses_forgotten": ("You counted the wins alone. Each loss takes {step} away again."),
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
        "First count: {needed} games against rated players are needed, and half a point at least."
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
        "You counted the point against the unrated player. Only games against rated players count."
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
        "Whatever a computation would give: a first event with zero points is disregarded."
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
        "You counted {label}. A first event with zero points is set aside."
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
    "step.fact": '"{sentence}" This is right.',
    "option.who": "{who}",
    "option.neither": "neither of them",
    "option.rises": "it rises",
    "option.falls": "it falls",
    "option.stays": "it does not change",
    "option.opposite": "yes, exactly",
    "option.by_K": "no, because the two have a different K",
    "option.by_400": "no, because the 400 rule holds for one of them alone",
    "hint.a_case": "Make it exact, whose rating, which K, which list, and compute one case.",
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
    "mistake.not_opposite": ("One changes by {change:signed}, the other by {other_change:signed}."),
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
    "fact.k_10_while_2400": ("Somebody rated 2300 who was once published at 2400 still has K 10."),
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
        "In September 2025 the 400 rule held for a player rated 2000 as well as for one rated 2700."
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
    "made.first_zero": "first event with zero points rated",
    "made.first_high_enough": "first rating taken for too low",
    "made.first_enough_games": "enough games taken for too few",
    "made.first_some_points": "points taken for none",
    "made.first_half_less": "less than the score needed",
    "made.first_half_more": "more than the least score",
    "made.first_with_draws": "points of the two draws in the own score",
    "made.first_needed_no_draws": "score needed without the two draws",
    "made.first_needed_2022": "score needed by the rule before 2024",
    "made.first_needed_share": "share for the points",
    "made.first_zero_counted": "first event with zero points counted",
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
}

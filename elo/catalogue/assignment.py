"""Words of graded assignments; what is between backquotes is code."""

WORDS = {
    "error.assignment": "no assignment {value!r}; there are {names}.",
    "error.item": "no task {value!r} in the assignment {name}; there are {names}.",
    "error.class_file": (
        "{path} cannot be read as the file of a class. Take the one that came with the notebook."
    ),
    "work.mixed": "Mixed test",
    "work.title": "{title}: {points} points, about {minutes} minutes.",
    "work.numbers": "Numbers of {pupil} (set {code}).",
    "work.unnamed": (
        "Your id is missing. Write it between the quotes of `pupil`, as it stands on your "
        "teacher's list, and run all cells again. Then your questions stand here."
    ),
    "work.other": (
        "The notebook says {typed}, the class list says {pupil}. It is marked with the numbers "
        "of {pupil}."
    ),
    "work.no_class": (
        "There is no class.json beside this notebook, so these are not the numbers of your "
        "class. Unpack the whole folder that you were given, and open the notebook in it."
    ),
    "work.question": "Task {name}",
    "work.in_words": "in your own words",
    "work.worth": "{points} points",
    "work.hidden": "The question stands here as soon as your id is in the cell with `pupil`.",
    "work.missing": "Not answered yet.",
    "work.read": "Read as {value}.",
    "work.number": "Write a number, for example {example}, and nothing around it.",
    "work.comma": (
        "Python takes a comma between digits for two numbers. Write a point, 0.12, or put your "
        "answer in quotes."
    ),
    "work.letter": "Write one of the letters {letters}, in quotes.",
    "work.more_cases": "Marking tries it on more cases than these.",
    "work.wrong": "Not right. Which step went wrong cannot be seen from this number.",
    "work.wrong_choice": "Not right.",
    "work.earned": "{points} of {most} points.",
    "task.expected_points": "The expected points of an event",
    "ask.code_expected_points": (
        "Write `expected_points(own, opponents)`: how many points FIDE's table expects in games "
        "against all of these opponents together, not rounded. `opponents` is a list of ratings "
        "and may be empty. The library may look up one game: `expected_score(own, opponent).PD` "
        "is its expected score, an exact `Decimal`."
    ),
    "mistake.code_expected_curve": (
        "That is the sum by the famous curve. The task asks for FIDE's table, `.PD`."
    ),
    "mistake.code_first_game": (
        "You come back with the first game. Put `return` behind the loop, not into it."
    ),
    "mistake.code_expected_rounded": "You rounded. Expected points keep their decimals.",
    "task.month_change": "The change of a busy month",
    "ask.code_month_change": (
        "Write `month_change(k, games, total)`: what a month changes, before rounding. `k` is "
        "the K of the list, `games` the rated games of the month, and `total` the sum of their "
        "ΔR, a `Decimal`. Mind the {limit} rule (B.02 8.3.3). There are months without a game."
    ),
    "mistake.code_only_month_k": "That is the K of the month. Multiply the sum of ΔR by it.",
    "mistake.code_month_rounded": "You rounded the change. The task asks for it as it comes.",
    "task.change_of_game": "The change of one game",
    "ask.code_change_of_game": (
        "Write `change_of_game(own, opponent, score, k)`: what one game on today's standard list "
        "changes, before rounding (B.02 8.3.1, 8.3.2). `score` is 1, 0.5 or 0. Any rating may "
        "come, high ones too. The library may look up PD: `expected_score_at(D).PD` is an exact "
        "`Decimal`, and `Decimal(score)` makes the score one too."
    ),
    "mistake.code_cut_for_all": (
        "You cut the difference for everybody. From an own rating of {uncut} on it counts in full."
    ),
    "mistake.code_free_if_either": (
        "The full difference counts for whoever is rated {uncut} or more, not for the opponent "
        "of such a player. Ask for `own` alone."
    ),
    "mistake.code_free_if_above": (
        "Exactly {uncut} is enough for the full difference: compare with `>=`."
    ),
    "mistake.code_only_delta": "That is score − PD, as with K 1. Multiply it by `k`.",
    "mistake.code_game_rounded": (
        "You rounded the game. Rounding comes once, when the month is over."
    ),
    "task.norm_average": "The average for a norm",
    "ask.code_norm_average": (
        "Write `norm_average(opponents)`: the average rating of the opponents for an IM norm "
        "(B.01 1.4.6 to 1.4.8). The lowest opponent, and only one, counts as {floor} if below "
        "that. The average is rounded to a whole number, exactly half up. `opponents` is a list "
        "with two ratings or more; leave it as it is."
    ),
    "mistake.code_norm_nobody": (
        "Nobody was raised. The lowest opponent counts as {floor} if below that."
    ),
    "mistake.code_norm_everybody": (
        "You raised everybody below the floor. Only one opponent is raised, the lowest."
    ),
    "mistake.code_norm_always": (
        "The lowest opponent is only ever raised. One of {floor} or more stays as rated."
    ),
    "mistake.code_norm_left_out": (
        "You left the lowest opponent out. The game stays in; it counts with {floor}, or with "
        "the rating if that is more."
    ),
    "mistake.code_norm_to_even": (
        "Python's `round` takes exactly half to the even neighbour. This average goes up there."
    ),
    "mistake.code_norm_cut_off": (
        "The decimals are cut off. Add 0.5 before `int`, and the average is rounded."
    ),
    "mistake.code_norm_not_rounded": "Ra is a whole number: round the average.",
    "task.least_points": "The least score for a first rating",
    "ask.code_least_points": (
        "Write `least_points(opponents, wanted)`: the least score in a first event that gives a "
        "first rating of `wanted` or more. `opponents` are the ratings, five or more, and in "
        "the cases here some score is always enough. Scores go in steps of one half and begin "
        "at 0.5. The library may compute a first rating: `initial_rating(opponents, points).Ru`."
    ),
    "mistake.code_least_over": (
        "Reaching `wanted` exactly is enough: compare with `>=`, not with `>`."
    ),
    "mistake.code_least_whole": "You tried whole points only. There are draws: go in halves.",
    "mistake.code_least_short": (
        "That is half a point short. Come back with the score that is enough, not the one before."
    ),
    "mistake.code_least_share": "That is the share of the points. The task asks for the points.",
    "task.average_gap": "What the average opponent costs",
    "ask.code_average_gap": (
        "It is often said that an event may be computed with the average of the opponents. "
        "Write `average_gap(own, opponents, scores, k)`: the change by the average opponent "
        "minus the change game by game, both before rounding. For the first, put "
        "`average_rating(opponents)` in the place of every opponent. The library may compute a "
        "game: `rating_change(own, opponent, score, k=k).change_exact` is an exact `Decimal`."
    ),
    "mistake.code_average_gap_turned": (
        "The sign is turned round. It is the average opponent's change minus the right one."
    ),
    "mistake.code_gap_average_alone": (
        "That is the change by the average opponent. Subtract the change game by game."
    ),
    "mistake.code_gap_right_alone": (
        "That is the change game by game. The task asks how far the other one is from it."
    ),
    "mistake.code_gap_none": (
        "That is the misconception itself. The two ways agree for some events only."
    ),
    "mistake.code_gap_rounded": "You rounded both changes. Take them as they come.",
    "task.next_list": "The next list, from one event",
    "ask.code_next_list": (
        "Write `next_list(own, opponents, scores, k)`: the rating on the next list after a month "
        "with this one event. `scores` are 1, 0.5 or 0, in the order of `opponents`, and `own` "
        "is below 2650. Mind the 400 rule, and round once, by yourself. The library may look "
        "up PD: `expected_score_at(D).PD` is an exact `Decimal`."
    ),
    "mistake.code_next_to_even": (
        "Python's `round` goes to the even neighbour where it is exactly half. FIDE goes away "
        "from zero."
    ),
    "mistake.code_next_half_up": (
        "A loss of exactly half was rounded up. It goes away from zero: −6.5 becomes −7."
    ),
    "mistake.code_next_cut_off": (
        "The decimals of the change are cut off. It is rounded to the nearest whole number."
    ),
    "mistake.code_next_not_rounded": "A list shows whole ratings. Round the change once.",
    "mistake.code_next_each_game": (
        "Each game was rounded. Add the exact changes first, then round once."
    ),
    "mistake.code_next_no_cap": (
        "The differences were taken in full. A difference of more than {cap} counts as {cap}."
    ),
    "mistake.code_next_average": (
        "All games were computed with the average opponent. Each has a difference of its own."
    ),
    "mistake.code_next_change": "That is what changes. Add it to `own`.",
}

"""Words of the class: release, collect, mark, return, report."""

WORDS: dict[str, str] = {
    # The commands.
    "course_help.about": (
        "Give notebooks out, collect them, mark them and hand them back. Begin with: roster, "
        "release."
    ),
    "course_help.folder": "the folder of the class (classroom/ if none is named)",
    "course_help.roster": "write an example of the list of pupils, to fill in",
    "course_help.release": "check an assignment, take the answers out, and write zips for pupils",
    "course_help.collect": "take in a folder or a zip of whatever came back, and say what it is",
    "course_help.mark": "run and mark what was handed in, and write the feedback",
    "course_help.return": "write a zip with the feedback for each pupil",
    "course_help.report": "write the marks as a table, and a page about the class",
    "course_help.topic": "the assignment, by its folder in exercises/assignments",
    "course_help.report_topic": "the assignment; all that were given out if none is named",
    "course_help.due": 'the day, as 2026-12-04, or with a time: "2026-12-04 18:00"',
    "course_help.each": "one zip a pupil, with the id filled in, instead of one for all",
    "course_help.path": "a folder, a zip or one notebook",
    "course_help.pupil": "whose it is, where neither notebook nor file name says so",
    "course_help.replace": "take these notebooks even where a newer one is there",
    "course_help.again": "mark everybody again, not only what has changed",
    "course_help.workers": "how many notebooks are run at a time",
    "course_help.closed": "run the cells without network and files (Linux, with bubblewrap)",
    "course_help.seconds": "how long a cell may run (10 if not said)",
    "course_help.early": "before the due date, without hidden tests and outputs",
    # What the steps say.
    "course.stopped": "stopped. What was done is kept; the same command goes on from there.",
    "course.roster_made": (
        "An example stands in {path}. Open it in a spreadsheet or an editor, write one line a "
        "pupil, and save it as CSV (UTF-8)."
    ),
    "course.checked": "{topic}: the solution gets all {points} points. Answers are taken out.",
    "course.due": "Due {due}.",
    "course.no_due": "No due date is set.",
    "course.zip": "For the class: {path}",
    "course.zips": "{n} zips, one a pupil, in {path}",
    "course.file": "file",
    "course.pupil": "pupil",
    "course.assignment": "assignment",
    "course.outcome": "what was made of it",
    "course.points": "points / of",
    "course.state": "state",
    "course.collected": "{files} files: {n} taken, {problems} to look at.",
    "course.kept": "Everything that came is kept in {path}",
    "course.late": "Late.",
    "course.by_hand": "To mark by hand: {n}.",
    "course.waiting": (
        "{n} answers in words wait for you: run `jupyter lab` in the folder of the repository "
        "and open Nbgrader > Formgrader."
    ),
    "course.returned": "{n} zips ({new} of them new) in {path}",
    "course.nothing_back": "Nothing to give back, for nothing was marked: {pupils}",
    "course.not_final": (
        "Not final, for tasks wait to be marked by hand (run return again afterwards): {pupils}"
    ),
    "course_state.new": "marked.",
    "course_state.same": "as before.",
    "course_state.absent": "nothing handed in.",
    "course_state.failed": "NOT MARKED: {fault}",
    # What was made of a file.
    "arrived.taken": "taken, handed in {time}.",
    "arrived.same": "taken before, nothing new.",
    "arrived.late": "taken, LATE: {time}.",
    "arrived.older": "set aside: older than {other}.",
    "arrived.other_is_there": "NOT TAKEN: {other} is there already; to take this: --replace.",
    "arrived.newest_of": "The newest of its pupil; also there: {other}.",
    "arrived.typed_other": "The id typed in it is another: {typed!r}.",
    "arrived.record": "practice record taken.",
    "arrived.other": "no notebook; kept, not marked.",
    "arrived.broken": "NOT READABLE: the file is damaged. Ask for it again.",
    "arrived.no_assignment": "NOT TAKEN: no assignment that was given out.",
    "arrived.unclear": "NOT TAKEN: it could be of {other}. Say which: collect FILE --pupil ID.",
    "arrived.unknown": (
        "NOT TAKEN: the id typed in it, {other!r}, is not in the roster. "
        "Say whose it is with collect FILE --pupil ID."
    ),
    "arrived.nobody": "NOT TAKEN: nothing says whose it is. Say so: collect FILE --pupil ID.",
    "arrived.no_access": "NOT READABLE: this computer does not let the file be read.",
    "arrived.large": (
        "NOT OPENED: too large. A notebook may have {notebook} MB, a zip {parcel} MB, and a file "
        "in a zip {notebook} MB."
    ),
    "arrived.too_much": (
        "NOT OPENED: more is packed than one zip may hold, {unpacked} MB of notebooks or "
        "{entries} files. Look into it, unpack what is good, and collect the folder."
    ),
    "arrived.locked": "NOT OPENED: it has a password.",
    "arrived.zip": (
        "NOT OPENED: the zip is damaged, or packed in a way of its own. Ask for it again, or "
        "unpack it and collect the folder."
    ),
    "arrived.nested": "NOT OPENED: a zip in a zip in a zip. Unpack it once.",
    "arrived.archive": "NOT OPENED: no zip. Unpack it and collect the folder.",
    # What was noticed while marking; the feedback says it too.
    "noticed.title": "Noticed while marking",
    "noticed.stopped": "Stopped",
    "noticed.beginning": "the beginning",
    "noticed.other_id": (
        'The notebook says pupil = "{typed}", the list of the class says "{id}". It was marked '
        'with the numbers of "{id}".'
    ),
    "noticed.copied": 'The cell "{task}" was there more than once: the copies do not count.',
    "noticed.order": "The cells stood in another order: they were put back.",
    "noticed.missing": 'The cell "{task}" was missing. A test that was missing is put back.',
    "noticed.died": 'At "{task}" Python itself came to an end. That cell was left out.',
    "noticed.endless": (
        'At "{task}" the code did not stop within {seconds} seconds. That cell was left out.'
    ),
    "noticed.flood": 'At "{task}" the code printed without end. That cell was left out.',
    "noticed.no_time": "The whole notebook took over {seconds} seconds; the rest did not run.",
    "noticed.no_mark": "This test came to no number of points, so it counts none.",
    "feedback.early": (
        "This comes before the due date, so it holds your answers and your points, and no more. "
        "The questions with your numbers stand in your own notebook. After the due date you get "
        "the page with everything: which mistake a number came from, and the working."
    ),
    # The report.
    "course_csv.id": "id",
    "course_csv.name": "name",
    "course_csv.handed_in": "handed in at",
    "course_csv.points": "total",
    "course_csv.most": "of",
    "course_csv.not_marked": "not marked",
    "course_csv.waiting": "waits to be marked by hand",
    "course_csv.late": "{time} late",
    "course_page.title": "The class: {topic}",
    "course_page.count": "{n} of {all} pupils handed something in that was marked.",
    "course_page.spread": "How the points are spread",
    "course_page.hardest": "The hardest tasks first",
    "course_page.mistakes": "Which mistakes the class made",
    "course_page.pupils": "Pupil by pupil",
    "course_page.noticed": "What was noticed",
    "course_page.practice": "Practice records that were handed in",
    "course_page.share": "share of the points",
    "course_page.how_many": "pupils",
    "course_page.task": "task",
    "course_page.marked": "works marked",
    "course_page.mistake": "mistake",
    "course_page.in_tasks": "in",
    "course_page.who": "by",
    "course_page.pupil": "from",
    "course_page.right_of": "right, of questions answered",
    "course_page.often": "most often wrong",
    # Faults.
    "course_fault.no_roster": (
        "there is no roster at {path}. Write one: first line id,name,e-mail (the e-mail may be "
        "left out), then one line a pupil, as in a01,Nguyễn Văn An. "
        "Or have an example made: python -m elo classroom roster"
    ),
    "course_fault.roster_there": "there is a roster already, and it stays as it is: {path}",
    "course_fault.roster_header": (
        "the first line of {path} must name the columns: id,name,e-mail. It is {value!r}."
    ),
    "course_fault.roster_empty": "there is no pupil in {path}. Write one line a pupil.",
    "course_fault.roster_id": (
        "{path}, line {line}: the id must be letters a to z, digits, - and _, at most 40, "
        "as in a01; got {value!r}."
    ),
    "course_fault.roster_twice": (
        "{path}, line {line}: the id {value} stands in line {first} already. "
        "Give each pupil an id of their own."
    ),
    "course_fault.topic": "no assignment {value!r} in {folder}. There are: {topics}.",
    "course_fault.not_released": (
        "{topic} was not given out yet. First: python -m elo classroom release {topic}"
    ),
    "course_fault.none_released": (
        "nothing was given out yet. First: python -m elo classroom release TOPIC"
    ),
    "course_fault.not_marked": (
        "{topic} was not marked yet. First: python -m elo classroom mark {topic}"
    ),
    "course_fault.early": (
        "{topic} is due {due}. Before that, feedback could be passed on. With --early it goes "
        "out now, without hidden tests and outputs."
    ),
    "course_fault.closed": (
        "this computer cannot close the room. It takes Linux and bubblewrap: apt install bubblewrap"
    ),
    "course_fault.due": 'a date is wanted as 2026-12-04 or "2026-12-04 18:00", got {value!r}.',
    "course_fault.number": "a whole number from 1 on is wanted, got {value!r}.",
    "course_fault.no_path": "there is neither a folder nor a file at {path}.",
    "course_fault.pupil": "no pupil has the id {value!r} in {path}.",
    "course_fault.notebook": "{path} is no sound notebook: {reason}",
    "course_fault.source_points": (
        "{topic}: its own solution gets {points} of {most} points in {task}. Mend the source first."
    ),
    "course_fault.strip": "{topic} could not be prepared: {reason}",
    "course_fault.leak": "{topic}: this line of the answers would go out to pupils: {value!r}",
    # The page to open first.
    "first.title": "Open me first: {topic}",
    "first.what": (
        "This folder holds your assignment, {notebook}, and all that it needs besides Python. "
        "You set it up once; it takes about five minutes and an internet connection."
    ),
    "first.python_title": "1 Python",
    "first.python": (
        "You need Python {pythons}. If you have none, get it from python.org. On Windows, tick "
        '"Add python.exe to PATH" when it asks. Unpack the whole zip before you go on.'
    ),
    "first.windows_title": "2 On Windows",
    "first.windows": (
        "Open the unpacked folder, click into the address bar above the files, type cmd and "
        "press Enter. In the black window type these lines one by one:"
    ),
    "first.others_title": "2 On macOS and Linux",
    "first.others": (
        "Open a terminal in the unpacked folder (on a Mac: right-click the folder, Services, New "
        "Terminal at Folder). Type these lines one by one:"
    ),
    "first.work_title": "3 Work, save, hand in",
    "first.type": (
        "The notebook opens in your browser. In its first cell of code put your id between the "
        "quotation marks, as your teacher gave it to you: your numbers are made from it."
    ),
    "first.filled": (
        "The notebook opens in your browser. Your id, {id}, is filled in already: your numbers "
        "are made from it. Leave it as it is."
    ),
    "first.work": (
        "Press Shift and Enter to run a cell. Write your answers in the cells that ask for them; "
        "leave the tests as they are. Save with Ctrl and S, and hand in the one file {notebook}. "
        "The next day you need only the second line (activate) and the last one."
    ),
}

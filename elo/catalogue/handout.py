"""Words of worksheets, and questions for other systems."""

WORDS = {
    # Worksheets.
    "place.questions": "the number of questions",
    "place.copies": "the number of copies or variants",
    "sheet.title": "Chess ratings: {topics}",
    "sheet.copy": "Copy {n}",
    "sheet.copies": "Copy",
    "sheet.code": "copy {n} of {copies} · seed {seed}",
    "sheet.code_one": "seed {seed}",
    "sheet.date": "Date",
    "sheet.points": "Right, of {n}",
    "sheet.room": "Room to work it out",
    "sheet.table": "FIDE's table {number}",
    "sheet.key_title": "Answers: {title}",
    "sheet.key_warning": "For the teacher only. Do not print this with the sheets.",
    "sheet.overview": "All answers at a glance",
    "sheet.box": "box {n}",
    "sheet.within": "up to {tolerance} off is right",
    "sheet.seen": "Seen instead: {told}.",
    "sheet.seen_one": "{answers}: {made}",
    "sheet.or": " or ",
    "sheet.about": "about {number}",
    "sheet.about_command": (
        "Make worksheets to print, and their answers as files of their own. Every copy has other "
        "numbers. A browser prints the PDF: Chrome, Edge or Chromium."
    ),
    "sheet.what": "a topic ({topics}), one kind as topic/kind (see --list), or all",
    "sheet.option_questions": "how many questions (default: one of each kind)",
    "sheet.option_level": "how hard: 1, 2 or 3 (default: %(default)s)",
    "sheet.option_seed": "another seed gives other numbers (default: %(default)s)",
    "sheet.option_copies": "how many copies (default: 1)",
    "sheet.option_roster": "a CSV file with a line for each pupil: a copy with each name",
    "sheet.option_title": "what stands at the top",
    "sheet.option_paper": "the paper (default: %(default)s)",
    "sheet.option_tables": "print FIDE's tables behind each copy",
    "sheet.option_from_pages": (
        "take the questions that the book's pages show, with the seed as the number of the first"
    ),
    "sheet.option_output": (
        "the HTML file; the answers and the PDFs get names beside it (default: in {folder})"
    ),
    "sheet.option_pdf": "make PDFs too, or not (default: if a browser is found)",
    "sheet.option_force": "write over files that are there",
    "sheet.option_list": "show every topic and kind, and make nothing",
    "sheet.no_browser": (
        "No Chrome, Edge or Chromium was found, so there is no PDF. Open the HTML in any "
        "browser and print it."
    ),
    # Questions for other systems.
    "quiz.about_command": (
        "Write questions for another system to import. Each question has several variants with "
        "numbers of their own, and the system gives each pupil one of them."
    ),
    "quiz.option_to": "for which system",
    "quiz.no_system": "name a system with --to: {systems}",
    "quiz.option_variants": "at most so many variants of each question (default: %(default)s)",
    "quiz.option_title": "what the quiz is called",
    "quiz.option_output": "the file to write (default: in {folder})",
    "quiz.made": "{path}: {n} questions, {all} with their variants",
    "quiz.book": "Elo, Worked",
    "quiz.category": "{n} {title}, level {level}",
    "quiz.wrong_number": "Not right. Compare with what known mistakes lead to:",
    "quiz.fewer": "{title}: only {n} variants, the level has no more",
    "error.no_variant": (
        "{kind} has no more different questions at level {level}. Ask for fewer of them, or for "
        "another level."
    ),
    "error.quiz_title": "the title of a quiz must not be empty.",
    # Errors.
    "error.no_browser": (
        "no Chrome, Edge or Chromium was found. Install one, name one in {variable}, or leave "
        "--pdf out and print the HTML from any browser."
    ),
    "error.roster_columns": (
        "{path}: the first line must name the columns, one of them name, or first_name and "
        "last_name, or id; got {value!r}."
    ),
    "error.roster_coding": (
        '{path} is not in UTF-8. Save it as "CSV UTF-8", so that all names come out right.'
    ),
    "error.roster_row": (
        "{path}, line {line} is no row of a table ({reason}). Quotation marks stand at both ends "
        "of a cell, and a pupil takes one line."
    ),
    "error.roster_empty": "{path} has no pupils.",
    "error.suffix": "the name of the file must end in {suffix}, got {value!r}.",
    "error.no_kinds": "nothing is asked. Name a topic ({topics}), a kind as topic/kind, or all.",
    "error.paper": "no paper {value!r}; there are {papers}.",
    "error.is_folder": "{path} is a folder; a file was to be written there.",
    "error.file_exists": (
        "{path} is there already with other content. Choose another name with -o, or let "
        "--force write over it."
    ),
    "error.no_such_browser": "{variable} names {value!r}, and there is no such program.",
    "error.no_pdf": (
        "{browser} made no PDF. Open {page} in a browser and print it there. (It said: {said})"
    ),
}

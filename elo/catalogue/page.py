"""Words of drills in Jupyter and on the page, and the pages."""

WORDS = {
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
}

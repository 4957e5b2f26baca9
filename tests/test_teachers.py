"""The page for teachers: its lessons add up, its commands run, what it promises is there."""

import re
import shlex
from itertools import pairwise

import pytest

from elo.__main__ import main
from elo.commands import sheet
from elo.drills import KINDS, TASKS
from elo.drills.objectives import SERVES
from elo.drills.plans import PLANS
from elo.show.teachers import objectives, overview
from elo.topics import FURTHER, TOPICS
from tests.claims.teachers import BY_CURVE, BY_TABLE, LESSONS, TIMES
from tests.pictures import FOLDER, PICTURES
from tests.test_appendix import outputs, page, rows_of

PAGE = page("teachers")
STEPS = re.findall(r"^python -m elo classroom [^\n]*$", PAGE, re.MULTILINE)
COMMANDS = re.findall(r"^python -m elo (sheet|quiz) ([^\n]*)$", PAGE, re.MULTILINE)


def test_there_are_three_lessons_whose_times_follow_one_another_and_fill_them():
    lessons = LESSONS.findall(PAGE)
    assert [int(minutes) for minutes, _ in lessons] == [90, 90, 45]
    for minutes, text in lessons:
        times = [(int(start), int(end)) for start, end in TIMES.findall(text)]
        assert times[0][0] == 0
        assert times[-1][1] == int(minutes)
        assert all(before[1] == after[0] for before, after in pairwise(times))
        for part in ("*Ask", "*Expect*"):
            assert part in text


def test_the_numbers_of_the_mathematics_lesson_by_hand():
    """1 / (1 + 10^(-1/4)) is .640 and 1 / (1 + 10^-1) is .909; the table from FIDE's rows."""
    assert BY_CURVE == ["0.500", "0.640", "0.760", "0.849", "0.909"]
    assert BY_TABLE == ["0.50", "0.64", "0.76", "0.85", "0.92"]


def test_every_chapter_is_in_the_overview_with_its_minutes():
    rows = rows_of(overview()._repr_markdown_())
    assert [int(row[1]) for row in rows] == [topic.minutes for topic in (*TOPICS, *FURTHER)]
    for row, topic in zip(rows, TOPICS, strict=False):
        assert int(row[2]) == len(KINDS[topic.name])
        assert int(row[3]) == sum(task.minutes for task in TASKS[topic.name].values())
        assert int(row[4]) == PLANS[topic.name].minutes


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_every_objective_stands_on_the_page_with_what_serves_it(topic):
    rows = rows_of(objectives(topic.name)._repr_markdown_())
    assert [row[0] for row in rows] == list(topic.objectives)
    for row, serving in zip(rows, SERVES[topic.name], strict=True):
        titles = {KINDS[topic.name][name].make(1, 1).title for name in serving.kinds}
        assert set(row[1].split("; ")) == titles
    assert objectives(topic.name)._repr_markdown_() in outputs("teachers", "text/markdown")
    assert f"(../{topic.name}.ipynb)" in PAGE
    assert f"(../../exercises/practice/{topic.name}.ipynb)" in PAGE


def test_the_page_names_six_commands_for_paper_and_other_systems():
    assert len(COMMANDS) >= 6


@pytest.mark.parametrize(("name", "arguments"), COMMANDS, ids=[" ".join(one) for one in COMMANDS])
def test_every_command_of_the_page_runs(tmp_path, monkeypatch, capsys, name, arguments):
    """As it stands there, but for the PDF: tests/handout prints one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sheet, "find_browser", lambda: None)
    roster = tmp_path / "classroom" / "roster.csv"
    roster.parent.mkdir()
    roster.write_text("id,name\na1,Linh\na2,Bao\n", encoding="utf-8")
    assert main([name, *shlex.split(arguments)]) == 0
    assert capsys.readouterr().err == ""


def test_pictures_say_what_they_show_and_are_small_and_taken_by_the_command():
    shown = re.findall(r"!\[([^\]]*)\]\(teachers/(\w+)\.png\)", PAGE)
    assert sorted(name for _, name in shown) == sorted(PICTURES)
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(PICTURES)
    for alternative, name in shown:
        assert len(alternative.split()) >= 15
        assert (FOLDER / f"{name}.png").stat().st_size < 150_000


@pytest.mark.parametrize("step", ["roster", "release", "collect", "mark", "return", "report"])
def test_each_step_of_a_class_is_told_by_its_command(step):
    """What the commands do is tested in tests/classroom; here that they are spelt as they are."""
    (told,) = [line for line in STEPS if line.split()[4] == step]
    with pytest.raises(SystemExit) as asked:
        main([*told.split()[3:5], "--help"])
    assert asked.value.code == 0

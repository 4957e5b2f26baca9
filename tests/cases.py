"""Run a file of cases: ``python -m tests.cases FILE``.

A line for each case that fails, then ``N passed, N failed``; exit code 1 if any failed. A kind
that is not known here counts as failed. The format: ``tests/data/README.md``.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

from elo import (
    Event,
    average_of_opponents,
    compressed,
    expected_score_at,
    games_from,
    initial_rating,
    k_factor,
    norm_performance,
    performance_rating,
    period_k,
    rating_change,
    rating_period,
    round_half_away,
)
from elo.performance import Performance

OFFICIAL = Path(__file__).parent / "data" / "official_cases.jsonl"

Case = dict[str, Any]
Answers = dict[str, Any]


def expected(case: Case) -> Answers:
    """Table 8.1.2 at a difference, for both players."""
    difference = case["inputs"]["difference"]
    return {
        "PD_high": expected_score_at(difference).PD,
        "PD_low": expected_score_at(-difference).PD,
    }


def game(case: Case) -> Answers:
    """The change of one game."""
    i = case["inputs"]
    change = rating_change(i["own"], i["opponent"], i["score"], k=i["K"], rules=case["rules"])
    return {
        "change_exact": change.change_exact,
        "change": round_half_away(change.change_exact),
    }


def period(case: Case) -> Answers:
    """The change of a period, and of each of its events."""
    i = case["inputs"]
    events = [
        Event(t["own_rating"], games_from([g[0] for g in t["games"]], [g[1] for g in t["games"]]))
        for t in i["tournaments"]
    ]
    month = rating_period(
        i["rating"],
        events,
        k=i["K"],
        other_change=i.get("other_events_change", 0),
        rules=case["rules"],
    )
    answers: Answers = {
        "change_exact": month.change_exact,
        "change": month.change,
        "new_rating": month.new_rating,
    }
    for n, event in enumerate(month.events):
        answers[f"tournament {n}: sum_delta"] = event.delta
        answers[f"tournament {n}: Rc"] = event.Rc
    return answers


def rounding(case: Case) -> Answers:
    """A change, rounded."""
    return {"change": round_half_away(Decimal(case["inputs"]["change_exact"]))}


def k(case: Case) -> Answers:
    """K from a player's file; "junior" without a birth year stands for one of 16."""
    i = case["inputs"]
    on = date.fromisoformat(i.get("list_month", "2025-11") + "-01")
    born = i.get("birth_year", on.year - 16 if i.get("junior") else on.year - 40)
    reached = [limit for limit in (2300, 2400) if i.get(f"ever_{limit}")]
    highest = max([i["rating"], *reached])
    return {
        "K": k_factor(
            rating=i["rating"],
            games=i["games"],
            birth_year=born,
            on=on,
            highest_published=highest,
            rules=case["rules"],
        ).K
    }


def k_cap(case: Case) -> Answers:
    """K by the 700 rule."""
    i = case["inputs"]
    return {"K": period_k(i["base_K"], i["n_games"], rules=case["rules"]).K}


def performance(case: Case) -> Answers:
    """A performance by every method, and for a norm what it needs."""
    i = case["inputs"]
    opponents = i.get("opponents") or [i["average_opponent"]] * i["n"]
    if "norm" in i:
        norm = norm_performance(opponents, 0, title=i["norm"])
        return {
            "Ra": norm.Ra,
            "min_score_for_norm": norm.needed.points,
            "Rp_at_min_score": norm.needed.reached,
        }
    byes = i.get("half_point_byes", 0)
    points = i["score"] if "score" in i else i["score_over_the_board"] + Decimal("0.5") * byes

    def rating(method: str) -> Performance:
        return performance_rating(opponents, points, method=method, half_point_byes=byes)

    table = rating("table")
    answers = {
        **dict.fromkeys(("Rp", "TPR", "Rp_table"), table.Rp),
        "ARO": table.Ra,
        "p": table.p,
        "dp": table.dp,
        "PTP": rating("perfect").Rp,
    }
    if table.p not in (0, 1):
        answers["Rp_logistic"] = rating("curve").Rp
    return answers


def initial(case: Case) -> Answers:
    """A first rating; what FIDE printed beside it is the older rule and the rounded average."""
    i = case["inputs"]
    opponents = i.get("opponents") or [i["average_opponent"]] * i["n"]
    first = initial_rating(opponents, i["score"], rules=case["rules"])
    games = first.n + len(first.rules.first.invented)
    half = 2 * Fraction(str(i["score"])) + len(first.rules.first.invented)
    return {
        "rating": first.Ru,
        "Ra": None
        if first.Ra is None
        else round(Decimal(first.Ra.numerator) / first.Ra.denominator, 4),
        "p": round(Decimal(half.numerator) / (2 * games), 4),
        "dp": first.dp,
        "published": first.published,
        "K_on_list": k_factor(rating=first.Ru or 0, games=first.n).K,
        "fide_Rc": average_of_opponents(opponents),
        "fide_Rp_column": initial_rating(opponents, i["score"], rules="standard-2022-01").Ru,
    }


def compression(case: Case) -> Answers:
    """A rating after the raise of 1 March 2024."""
    return {"rating": compressed(case["inputs"]["rating"]).after}


KINDS: dict[str, Callable[[Case], Answers]] = {
    "expected": expected,
    "game": game,
    "period": period,
    "rounding": rounding,
    "k_factor": k,
    "k_cap": k_cap,
    "performance": performance,
    "initial": initial,
    "compression": compression,
}


def wanted(case: Case) -> Answers:
    """What the case expects, with the figures of each event named like ours."""
    answers = dict(case["expected"])
    for n, tournament in enumerate(case["inputs"].get("tournaments", [])):
        for name, value in tournament.get("expected", {}).items():
            answers[f"tournament {n}: {name}"] = value
    return answers


def faults(case: Case) -> Iterator[str]:
    """Say what is wrong with our answer to a case; nothing if it is right."""
    if case.get("kind") not in KINDS:
        yield f"kind {case.get('kind')!r} is not known here"
        return
    try:
        ours, theirs = KINDS[case["kind"]](case), wanted(case)
    except Exception as error:  # one case must not stop the others
        yield f"{type(error).__name__}: {error}"
        return
    if not theirs:
        yield "nothing is expected"
    for name, value in theirs.items():
        if name not in ours:
            yield f"{name} is not computed here (expected {value})"
        elif ours[name] != value:
            yield f"{name}: expected {value}, got {ours[name]}"


def read(path: Path) -> list[Case]:
    """Read the cases of a file; decimal numbers are taken exactly as they are written.

    A line that is no case becomes one that fails and names its number.
    """
    lines = path.read_text(encoding="utf-8-sig").splitlines()
    return [read_line(n, line) for n, line in enumerate(lines, start=1) if line.strip()]


def read_line(n: int, line: str) -> Case:
    """Read one case."""
    try:
        case = json.loads(line, parse_float=Decimal)
    except ValueError as error:
        return {"id": f"line {n}", "kind": f"no JSON: {error}"}
    return case if isinstance(case, dict) else {"id": f"line {n}", "kind": "no case"}


def main(arguments: list[str]) -> int:
    """Run the file that the command names."""
    parser = argparse.ArgumentParser(prog="python -m tests.cases", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="cases, one a line")
    path = parser.parse_args(arguments).file
    try:
        cases = read(path)
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"{path}: cannot be read: {error}")
    if not cases:
        parser.error(f"{path}: no cases in it")
    failed = 0
    for case in cases:
        found = list(faults(case))
        failed += bool(found)
        if found:
            name, kind, source = (case.get(part, "?") for part in ("id", "kind", "source"))
            print(f"{name} ({kind}, {source}): {'; '.join(found)}")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

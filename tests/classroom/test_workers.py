"""Several processes: one that ends, hangs or fails costs its own job, and no other."""

import os
import time

from elo.classroom.workers import run_jobs


def work(job):
    if job == "ends":
        os._exit(3)
    if job == "hangs":
        time.sleep(60)
    if job == "fails":
        raise ValueError("no good")
    return job * 2


def test_every_job_comes_to_an_end_by_name():
    jobs = [1, "ends", 2, "hangs", 3, "fails", 4, 5]
    done = {one.job: (one.result, one.fault) for one in run_jobs(work, jobs, workers=2, seconds=15)}
    assert done == {
        1: (2, ""),
        2: (4, ""),
        3: (6, ""),
        4: (8, ""),
        5: (10, ""),
        "ends": (None, "the process of the marking ended"),
        "hangs": (None, "no answer within 15 seconds"),
        "fails": (None, "no good"),
    }


def test_without_jobs_there_is_nothing_to_do():
    assert list(run_jobs(work, [], workers=2, seconds=1)) == []


def test_whoever_stops_half_way_leaves_no_process_behind():
    running = run_jobs(work, [1, "hangs", "hangs", 2], workers=2, seconds=60)
    assert next(running).job == 1
    start = time.monotonic()
    running.close()
    assert time.monotonic() - start < 20

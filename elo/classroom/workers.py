"""Several processes that take one job after another; one that ends is replaced and its job named.

In reading order: `Outcome`, `run_jobs`.
"""

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a job: its result, or why there is none."""

    job: Any
    result: Any = None
    fault: str = ""


class Worker:
    """One process that does jobs; it is started anew after it was ended."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work
        self.process: Any = None

    def do(self, job: Any, seconds: float) -> Outcome:
        """Do a job; give it up after so many seconds."""
        if self.process is None or not self.process.is_alive():
            self._start()
        try:
            self.line.send(job)
            if self.line.poll(seconds):
                result, fault = self.line.recv()
                return Outcome(job, result, fault)
            fault = f"no answer within {seconds:.0f} seconds"
        except (EOFError, OSError):
            fault = "the process of the marking ended"
        self.end()
        return Outcome(job, fault=fault)

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far = context.Pipe()
        self.process = context.Process(target=_serve, args=(far, self.work), daemon=True)
        self.process.start()
        far.close()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None:
            with suppress(OSError):
                self.line.close()
            self.process.join(2)
            if self.process.is_alive():
                self.process.kill()
                self.process.join()
            self.process = None


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    """Do jobs until nobody is there to give one."""
    # What is left behind of a dead kernel concerns nobody who marks.
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the command ends this too
    while True:
        try:
            job = line.recv()
        except (EOFError, OSError):
            os._exit(0)
        try:
            line.send((work(job), ""))
        except Exception as error:
            line.send((None, str(error) or type(error).__name__))


def run_jobs(
    work: Callable[[Any], Any], jobs: Sequence[Any], *, workers: int, seconds: float
) -> Iterator[Outcome]:
    """Do jobs in several processes and yield what came of each, in the order they end in.

    ``work`` is a function of a module, so that another process finds it.
    """
    queue: SimpleQueue[Any] = SimpleQueue()
    for job in jobs:
        queue.put(job)
    staff = [Worker(work) for _ in range(max(1, min(workers, len(jobs))))]
    done: SimpleQueue[Outcome | None] = SimpleQueue()

    def busy(worker: Worker) -> None:
        try:
            while True:
                done.put(worker.do(queue.get_nowait(), seconds))
        except Empty:
            worker.end()
        finally:
            done.put(None)

    with ThreadPoolExecutor(len(staff)) as threads:
        futures = [threads.submit(busy, worker) for worker in staff]
        try:
            left = len(staff)
            while left:
                try:
                    outcome = done.get(timeout=1)  # so that Windows too can stop it
                except Empty:
                    continue
                if outcome is None:
                    left -= 1
                else:
                    yield outcome
        finally:
            with suppress(Empty):
                while True:
                    queue.get_nowait()
            if left:
                for worker in staff:
                    if worker.process is not None:
                        worker.process.kill()
            for future in as_completed(futures):
                future.result()

"""JupyterLab on a folder, with settings of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

FOLDERS = ("JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR", "JUPYTERLAB_SETTINGS_DIR")


@contextmanager
def jupyterlab(root: Path) -> Iterator[str]:
    """Start JupyterLab in a folder, give its address, and end it."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    options = {
        "ServerApp.port": port,
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.open_browser": False,
        "ServerApp.root_dir": root,
        "ServerApp.allow_root": True,
        "IdentityProvider.token": "",
        "LabApp.news_url": "",
    }
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *(f"--{name}={v}" for name, v in options.items())],
            env={**os.environ, **{name: str(Path(home, name)) for name in FOLDERS}},
            cwd=root,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for(f"{address}/api")
            yield address
        finally:
            server.terminate()
            server.wait(timeout=30)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(address: str) -> None:
    """Wait until somebody answers, two minutes at most."""
    for _ in range(240):
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.5)
        else:
            return
    raise TimeoutError(f"{address} does not answer")

"""Langflow takes seconds to import: here it is imported once, and every script runs in a fork.

Reads one job per line (folder, environment, arguments, files for the output) and answers each with
the exit status of its script.
"""

import json
import os
import runpy
import signal
import sys
import traceback

import dotenv  # noqa: F401
import langflow.custom
import langflow.io
import langflow.schema
import langflow.services.settings.auth
import langflow.services.settings.base  # noqa: F401


def run(job: dict) -> None:
    os.setpgid(0, 0)
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["environment"])
    for number, file in ((0, job["typed"]), (1, job["stdout"]), (2, job["stderr"])):
        flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        os.dup2(os.open(file, flags), number)
    sys.argv = job["arguments"]
    sys.path[:0] = [job["folder"], *filter(None, job["environment"].get("PYTHONPATH", "").split(":"))]
    runpy.run_path(job["arguments"][0], run_name="__main__")


def finish(job: dict) -> int:
    try:
        run(job)
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
        return 1
    return 0


def wait_for(child: int, seconds: int) -> int:
    def end(*_: object) -> None:
        os.killpg(child, signal.SIGKILL)

    signal.signal(signal.SIGALRM, end)
    signal.alarm(seconds)
    _, status = os.waitpid(child, 0)
    signal.alarm(0)
    return os.waitstatus_to_exitcode(status)


for line in sys.stdin:
    job = json.loads(line)
    child = os.fork()
    if child == 0:
        sys.stdin = open(0, closefd=False)
        status = finish(job)
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
    print(json.dumps({"status": wait_for(child, job["patience"])}), flush=True)

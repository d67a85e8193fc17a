"""Lists, runs, and reports the checks in a browser. Requires the standard library only."""

import argparse
import re
import sys
import time
from contextlib import nullcontext

from chromium import Chromium
from host import Host

SHOWN = "window.scrollwork && scrollwork.connected && scrollwork.frames > 0"


class Checks:
    """Functions of a host and a browser, which run in the order of their addition.

        check = Checks()

        @check
        def page_opens(host, browser): …

        if __name__ == "__main__":
            check.run(__doc__)
    """

    def __init__(self, needs_browser=True):
        self.functions = {}
        self.needs_browser = needs_browser

    def __call__(self, function):
        return self.named(function.__name__, function)

    def named(self, name, function):
        self.functions[name] = function
        return function

    def run(self, description, prepare=None):
        """Starts the program that the command line names after --, and exits with an error if a check fails.
        Before, calls `prepare` with the program's path, which can add checks."""
        parser = argparse.ArgumentParser(description=description.splitlines()[0])
        parser.add_argument("command", nargs="+", help="the program and its arguments, after --")
        parser.add_argument("--only", default="", help="a regular expression that names checks")
        options = parser.parse_args()
        if prepare:
            prepare(options.command[0])
        host = Host(options.command)
        failures = 0
        try:
            with Chromium() if self.needs_browser else nullcontext() as browser:
                for name, function in self.functions.items():
                    if not re.search(options.only, name):
                        continue
                    start = time.monotonic()
                    try:
                        function(host, browser)
                        print(f"passed  {name} ({time.monotonic() - start:.1f} s)", flush=True)
                    except Exception as failure:
                        failures += 1
                        print(f"FAILED  {name}: {type(failure).__name__}: {failure}", flush=True)
            if host.process.poll() is not None:
                failures += 1
                print(f"FAILED  the program ended with {host.process.returncode}")
        finally:
            host.stop()
        sys.exit(1 if failures else 0)


def equal(found, expected, what):
    if found != expected:
        raise AssertionError(f"{what}: {found!r}, expected {expected!r}")


def holds(condition, what):
    if not condition:
        raise AssertionError(what)


def settled(page):
    """Waits until the page has loaded its fonts and draws no frame for a quarter of a second."""
    page.wait(SHOWN)
    page.wait("scrollwork.pendingFonts === 0")
    last, since = None, time.monotonic()
    deadline = since + 10
    while time.monotonic() - since < 0.25:
        frames = page.evaluate("scrollwork.frames + scrollwork.draws")
        if frames != last:
            last, since = frames, time.monotonic()
        if time.monotonic() > deadline:
            raise TimeoutError("the page never came to rest")
        time.sleep(0.02)

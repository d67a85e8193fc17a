"""Lists, runs, and reports the checks in a browser. Requires the standard library only."""

import argparse
import re
import sys
import threading
import time
from contextlib import nullcontext

from chromium import Chromium
from host import Host

# Returns how far the content of the gallery has moved, by the layers inside the layer that moved last. Layers that move
# together with their content, as when rows are longer than their estimate, don't count.
PLACE = """
window.placeOf = (() => {
  let known = new Map(), distance = 0;
  const at = ({ x, y, transform }) => x + y + (transform ? transform[6] + transform[7] : 0);
  return () => {
    const places = new Map();
    const visit = (layer, outer, depth) => {
      const place = outer + at(layer);
      places.set(layer, place);
      if (depth < 4 && places.size < 400) for (const child of layer.children) visit(child, place, depth + 1);
    };
    const moved = scrollwork.moved();
    for (const child of moved?.children ?? []) visit(child, at(moved), 0);
    const steps = [...places].filter(([layer]) => known.has(layer)).map(([layer, place]) => place - known.get(layer)).sort((a, b) => a - b);
    if (steps.length) distance += steps[steps.length >> 1];
    known = places;
    return distance;
  };
})();0
"""
# Counts the frames that the page can display: on a busy machine, a quarter of a second can pass without one. A hidden page
# displays none.
TICKS = """
(() => {
  if (window.ticks !== undefined) return;
  window.ticks = 0;
  const tick = () => {
    window.ticks += 1;
    if (document.hidden) setTimeout(tick, 16); else requestAnimationFrame(tick);
  };
  document.addEventListener('visibilitychange', () => { if (document.hidden) tick(); });
  tick();
})()
"""
SHOWN = "window.scrollwork && scrollwork.connected && scrollwork.frames > 0"
# Lets a check use the page's sockets, for example to break one, as a network failure does.
KEEP_SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.sockets.push(this); } };
"""
# Lets a check read the page's messages to the host.
KEEP_WORDS = """
    window.said = [];
    window.WebSocket = class extends WebSocket { send(text) { window.said.push(JSON.parse(text)); super.send(text); } };
"""


class Checks:
    """Functions of a host and a browser, which run in the order of their addition.

        check = Checks()

        @check
        def page_opens(host, browser): …

        if __name__ == "__main__":
            check.run(__doc__)
    """

    def __init__(self, browsers=(Chromium,)):
        """Each check runs once in each of the browsers, or once without a browser."""
        self.functions = {}
        self.browsers = browsers

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
            for kind in self.browsers or (None,):
                failures += self._run(kind, host, options.only)
            if host.process.poll() is not None:
                failures += 1
                print(f"FAILED  the program ended with {host.process.returncode}")
        finally:
            host.stop()
        sys.exit(1 if failures else 0)

    def _run(self, kind, host, only):
        """Runs the checks in a browser, and returns the number of failures."""
        failures = 0
        with kind() if kind else nullcontext() as browser:
            for name, function in self.functions.items():
                if not re.search(only, name):
                    continue
                place = f" in {kind.__name__}" if len(self.browsers) > 1 else ""
                start = time.monotonic()
                try:
                    function(host, browser)
                    print(f"passed  {name}{place} ({time.monotonic() - start:.1f} s)", flush=True)
                except Exception as failure:
                    failures += 1
                    print(f"FAILED  {name}{place}: {type(failure).__name__}: {failure}", flush=True)
                if browser:
                    browser.close_pages()
        return failures


class Stalls:
    """The longest time in which the machine ran nothing of this process, in seconds, as `longest` after the context.

    On a machine that is shared with others, all processes stop for a moment at times. What moves in real time jumps then.
    """

    pause = 0.005

    def __enter__(self):
        self.longest = 0
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._measure, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._ends.set()
        self._thread.join()

    def _measure(self):
        last = time.monotonic()
        while not self._ends.wait(self.pause):
            now = time.monotonic()
            self.longest = max(self.longest, now - last - self.pause)
            last = now


def with_modules(names, code):
    """Returns a script that runs code with the named exports of the page's modules, as in `{"outbox": "seconds"}`."""
    imports = "".join(
        f"const {{ {exports} }} = await import(client.replace('client.js', '{module}.js'));\n"
        for module, exports in names.items())
    return f"(async () => {{\nconst client = document.querySelector('script[type=module]').src;\n{imports}{code}}})();0"


def equal(found, expected, what):
    if found != expected:
        raise AssertionError(f"{what}: {found!r}, expected {expected!r}")


def holds(condition, what):
    if not condition:
        raise AssertionError(what)


def settled(page):
    """Waits until the page is at rest: the host has answered all input, the fonts are loaded, and no frame arrived for a
    quarter of a second in which the page could have displayed one."""
    page.wait(SHOWN)
    page.wait("scrollwork.pendingFonts === 0")
    page.evaluate(TICKS)
    last, since, first = None, time.monotonic(), 0
    # A tab in the background displays one frame a second.
    deadline = since + 30
    ticks = 0
    while time.monotonic() - since < 0.25 or ticks - first < 10:
        *frames, unanswered, ticks = page.evaluate("[scrollwork.frames, scrollwork.draws, scrollwork.unanswered, window.ticks]")
        if frames != last or unanswered > 0:
            last, since, first = frames, time.monotonic(), ticks
        if time.monotonic() > deadline:
            raise TimeoutError("the page never came to rest")
        time.sleep(0.02)

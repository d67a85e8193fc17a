"""Checks that the gallery finds its impressions again after it was killed.

    python3 check_impressions.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

import re
import tempfile
import time
from contextlib import contextmanager

from checks import SHOWN, Checks, equal, holds
from host import Host

WIDTH, HEIGHT = 390, 844

check = Checks()


@contextmanager
def gallery(host, folder):
    """A gallery of its own, whose records are in a folder."""
    own = Host(["env", f"HOME={folder}", f"XDG_DATA_HOME={folder}", *host.process.args])
    try:
        yield own
    finally:
        if own.process.poll() is None:
            own.stop()


class Exhibit:
    def __init__(self, host, browser):
        self.page = browser.open(host.url + "&exhibit=impressions&alone=1", width=WIDTH, height=HEIGHT)
        self.page.front()
        self.page.wait(SHOWN)

    def text(self, identifier):
        element = f"""document.querySelector('[data-identifier="{identifier}"]')"""
        return self.page.evaluate(f"(e => e && (e.getAttribute('aria-label') || e.textContent))({element})")

    def numbers(self, identifier, count, at_least, seconds=20):
        """Waits until the numbers in a text are large enough, and returns them."""
        deadline = time.monotonic() + seconds
        while True:
            text = self.text(identifier)
            found = [int(number) for number in re.findall(r"\d+", text or "")]
            if len(found) == count and all(a >= b for a, b in zip(found, at_least)):
                return found
            if time.monotonic() > deadline:
                raise TimeoutError(f"{identifier}: {text!r}")
            time.sleep(0.05)


@check
def a_killed_gallery_finds_its_impressions(host, browser):
    with tempfile.TemporaryDirectory() as folder:
        with gallery(host, folder) as first:
            exhibit = Exhibit(first, browser)
            equal(exhibit.text("impressions-found"), None, "found by the first launch")
            # The start of the stream, and several views that are visible for a second.
            waiting, delivered = exhibit.numbers("impressions-state", 2, [3, 0])
            # The state of open impressions is stored twice a second.
            time.sleep(1.2)
            first.process.kill()
            first.process.wait()
        with gallery(host, folder) as second:
            exhibit = Exhibit(second, browser)
            found, still_open = exhibit.numbers("impressions-found", 2, [1, 1])
            equal(found, still_open, "impressions that were open when the gallery was killed")
            holds(found >= waiting - 1, f"{found} of {waiting - 1} impressions were found")
            # The records of the first launch, the start of the second stream, and a recovered record of each impression.
            again, _ = exhibit.numbers("impressions-state", 2, [waiting + 1 + found, 0])
            rows = exhibit.page.evaluate("document.body.innerText + [...document.querySelectorAll('[aria-label]')].map(e => e.ariaLabel)")
            holds("recovered after the program was killed" in rows, "a row of a recovered impression")
            second.process.kill()
            second.process.wait()
        with gallery(host, folder) as third:
            exhibit = Exhibit(third, browser)
            found_again, _ = exhibit.numbers("impressions-found", 2, [found, 0])
            holds(found_again >= found, f"the third launch found {found_again} of {found}")


@check
def two_galleries_have_their_own_records(host, browser):
    with tempfile.TemporaryDirectory() as folder:
        with gallery(host, folder) as first, gallery(host, folder) as second:
            for own in first, second:
                exhibit = Exhibit(own, browser)
                exhibit.numbers("impressions-state", 2, [3, 0])
                equal(exhibit.text("impressions-found"), None, "found by a first launch")


if __name__ == "__main__":
    check.run(__doc__)

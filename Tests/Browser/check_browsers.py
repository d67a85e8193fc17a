"""Checks the scenes of the gallery in Firefox and WebKit, as far as they are installed.

    python3 check_browsers.py -- gallery --port 0

Requires the standard library only. For WebKit, Xvfb and openbox are necessary.
"""

import os
import subprocess
import sys
import tempfile

from check_pictures import EFFECTS, Comparison, a_group_longer_than_a_canvas_is_drawn, projections_are_exact
from checks import Checks, equal, holds, settled
from firefox import Firefox
from webkit import WebKit

WIDTH, HEIGHT, SCALE = 600, 844, 2
DAY, LOCALE = "2026-10-21", "en-US"
EXHIBITS = ("calendar", "month-calendar", "weeks", "wheel-picker", "looping-carousel")
# The mean difference, the one that a pixel in a thousand exceeds, and the mean of the worst square. WebKit on Linux moves
# glyphs to whole pixels.
LIMITS = {Firefox: (0.05, 6, 10), WebKit: (0.3, 90, 180)}

check = Checks(browsers=[kind for kind in (Firefox, WebKit) if kind.program()])


def opened(host, browser, exhibit):
    page = browser.open(
        f"{host.url}&exhibit={exhibit}&alone=1&today={DAY}&locale={LOCALE}", width=WIDTH, height=HEIGHT, scale=SCALE)
    settled(page)
    return page


def middle(page, element):
    return page.evaluate(f"(r => [r.left + r.width / 2, r.top + r.height / 2])(({element}).getBoundingClientRect())")


@check
def exhibits_look_as_they_are_painted(host, browser):
    for exhibit in EXHIBITS:
        with tempfile.TemporaryDirectory() as folder:
            folder = os.environ.get("PICTURES") or folder
            painted = os.path.join(folder, f"{exhibit}-painted.png")
            subprocess.run(
                [
                    host.process.args[0], "--image", exhibit, painted, "--size", f"{WIDTH}x{HEIGHT}", "--scale", str(SCALE),
                    "--locale", LOCALE,
                ],
                check=True)
            page = opened(host, browser, exhibit)
            shown = page.screenshot(os.path.join(folder, f"{exhibit}-{type(browser).__name__}.png"))
            equal(list(page.console), [], f"the console of {exhibit}")
            found = Comparison(painted, shown, browser)
            mean, most, square = LIMITS[type(browser)]
            holds(found.mean <= mean and found.most <= most and found.square <= square, f"{exhibit} differs by {found}")


@check
def effects_change_the_picture(host, browser):
    page = browser.open(host.url, scale=SCALE)
    settled(page)
    pictures = page.evaluate(EFFECTS.replace("TOKEN", host.token))
    same = [effect for effect, picture in pictures.items() if picture == pictures["none"]]
    equal(same, ["none"], "the effects without an effect")


check(projections_are_exact)
check(a_group_longer_than_a_canvas_is_drawn)


SELECTED = "document.querySelector('[data-role=slider]')"


@check
def a_drag_turns_one_page(host, browser):
    page = opened(host, browser, "looping-carousel")
    value = f"{SELECTED}.ariaValueText"
    equal(page.evaluate(value), "1 of 6", "the first page")
    for kind, expected in ("mouse", "2 of 6"), ("touch", "3 of 6"):
        if kind == "touch" and isinstance(browser, WebKit):
            continue
        x, y = middle(page, SELECTED)
        drag = page.drag if kind == "mouse" else page.touch_drag
        drag([(x + 100, y), (x - 100, y)], steps=10, seconds=0.2)
        settled(page)
        equal(page.evaluate(value), expected, f"after a drag with a {kind}")


@check
def keys_turn_the_wheel_and_show_the_ring(host, browser):
    page = opened(host, browser, "wheel-picker")
    value = f"{SELECTED}.ariaValueNow"
    before = int(page.evaluate(value))
    page.key("ArrowRight", times=3)
    settled(page)
    equal(int(page.evaluate(value)), before + 3, "after three keys")
    page.key("Tab")
    equal(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid", "the ring of the focus")


@check
def a_click_selects_a_day(host, browser):
    page = opened(host, browser, "weeks")
    friday = """document.querySelector('[data-identifier="day-5"]')"""
    equal(page.evaluate(f"{friday}.ariaCurrent"), None, "the mark before the click")
    page.click(*middle(page, friday))
    settled(page)
    equal(page.evaluate(f"{friday}.ariaCurrent"), "true", "the mark after the click")


@check
def the_index_opens_an_exhibit(host, browser):
    page = browser.open(host.url.replace("/scene?", "/?"), width=1000, height=900, scale=SCALE)
    page.wait("document.querySelectorAll('.screen iframe').length === 1")
    page.evaluate("document.querySelector('[data-visit=calendar]').closest('a').click()")
    page.wait("document.querySelector('iframe')?.contentWindow.scrollwork?.frames > 0")
    equal(page.evaluate("document.querySelector('h1').textContent"), "Century calendar", "the title")
    page.evaluate("history.back()")
    page.wait("document.querySelector('main.index') !== null")
    equal(list(page.console), [], "the console")


if __name__ == "__main__":
    if not check.browsers:
        sys.exit("Neither Firefox nor WebKit is installed.")
    check.run(__doc__)

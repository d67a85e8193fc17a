"""Checks the gallery's ruler picker in a real browser: hands, wheel, keys, pictures.

    python3 check_gallery.py -- gallery --port 0

Standard library and Chromium only.
"""

import argparse
import os
import re
import subprocess
import tempfile

from check_browser import Host, SHOWN
from chromium import Chromium
from png import Picture

WIDTH, HEIGHT = 390, 844
# The picker's value as assistive technology hears it.
VALUE = "parseInt(document.querySelector('[role=slider]')?.getAttribute('aria-valuetext'))"
# Where the ruler is.
PLACE = "(r => [r.left + r.width / 2, r.top + r.height / 2])(document.querySelector('[role=slider]').getBoundingClientRect())"
BEGINNING = 72
RED = (255, 59, 48)

checks = []


def check(function):
    checks.append(function)
    return function


def open_picker(browser, host, **more):
    page = browser.open(host.url + "&exhibit=picker", width=WIDTH, height=HEIGHT, **more)
    page.wait(SHOWN)
    page.wait(f"{VALUE} > 0")
    rest(page)
    return page


def rest(page, seconds=5):
    """Waits until the host has sent nothing for a third of a second; returns the value."""
    page.evaluate(f"""new Promise((done, fail) => {{
        let frames = -1, quietSince = performance.now();
        const end = quietSince + {seconds * 1000};
        const look = () => {{
            const now = performance.now();
            if (scrollwork.frames !== frames) {{ frames = scrollwork.frames; quietSince = now; }}
            if (now - quietSince > 333) done();
            else if (now > end) fail(new Error('it never comes to rest'));
            else setTimeout(look, 30);
        }};
        look();
    }})""")
    return page.evaluate(VALUE)


def expect(actual, expected, what):
    if actual != expected:
        raise AssertionError(f"{what}: {actual}, not {expected}")


@check
def the_picker_is_a_slider_with_name_and_value(browser, host):
    page = open_picker(browser, host)
    sliders = [node for node in page.accessibility() if node["role"] == "slider"]
    expect([node["name"] for node in sliders], ["Weight"], "sliders")
    expect(page.evaluate("document.querySelector('[role=slider]').getAttribute('aria-valuetext')"), "72 kilograms", "value")


@check
def a_slow_drag_moves_by_its_way_less_the_slop(browser, host):
    page = open_picker(browser, host)
    x, y = page.evaluate(PLACE)
    # 10 points of slop, then 10 points a tick; held still before it is let go.
    page.drag([(x, y), (x - 83, y)], steps=20, seconds=0.5, release=False)
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    page.mouse("mouseReleased", x - 83, y, buttons=0, button="left", clickCount=1)
    expect(rest(page), BEGINNING + 7, "after a drag of 83 points")


@check
def a_flick_goes_further_than_the_finger(browser, host):
    page = open_picker(browser, host, touch=True)
    x, y = page.evaluate(PLACE)
    page.touch_drag([(x, y), (x + 110, y)], steps=8, seconds=0.1)
    value = rest(page)
    if not 40 <= value < BEGINNING - 11:
        raise AssertionError(f"a flick ended at {value}")


@check
def a_notch_of_the_wheel_is_one_tick(browser, host):
    page = open_picker(browser, host)
    x, y = page.evaluate(PLACE)
    page.wheel(x, y, dy=120)
    expect(rest(page), BEGINNING + 1, "after a notch")
    page.wheel(x, y, dy=-120)
    page.wheel(x, y, dy=-120)
    expect(rest(page), BEGINNING - 1, "after two notches back")


@check
def arrow_keys_step_the_focused_picker(browser, host):
    page = open_picker(browser, host)
    page.evaluate("document.querySelector('[role=slider]').focus()")
    page.key("ArrowRight", times=3)
    expect(rest(page), BEGINNING + 3, "after three times right")
    page.key("ArrowLeft", times=5)
    expect(rest(page), BEGINNING - 2, "after five times left")


@check
def the_range_ends_where_it_ends(browser, host):
    page = open_picker(browser, host)
    x, y = page.evaluate(PLACE)
    for _ in range(4):
        page.touch_drag([(x - 150, y), (x + 150, y)], steps=6, seconds=0.06)
    expect(rest(page), 40, "after throwing it to its beginning")


@check
def tabs_have_values_of_their_own(browser, host):
    first, second = open_picker(browser, host), open_picker(browser, host)
    x, y = first.evaluate(PLACE)
    first.wheel(x, y, dy=120)
    expect(rest(first), BEGINNING + 1, "the first tab")
    expect(rest(second), BEGINNING, "the second tab")


@check
def nothing_is_sent_at_rest(browser, host):
    page = open_picker(browser, host)
    frames = page.evaluate("scrollwork.frames")
    page.evaluate("new Promise(done => setTimeout(done, 1000))")
    expect(page.evaluate("scrollwork.frames"), frames, "frames after a second of rest")


@check
def the_browser_shows_what_the_picture_shows(browser, host):
    with tempfile.TemporaryDirectory() as folder:
        for appearance in ("light", "dark"):
            painted, shown = os.path.join(folder, "painted.png"), os.path.join(folder, "shown.png")
            size = ["--size", f"{WIDTH}x{HEIGHT}", "--scale", "1", "--appearance", appearance]
            subprocess.run([host.process.args[0], "--image", "picker", painted, *size], check=True)
            page = open_picker(browser, host, media={"prefers-color-scheme": appearance})
            page.evaluate("document.activeElement.blur()")
            page.screenshot(shown)
            compare(Picture(painted), Picture(shown), appearance)


def compare(painted, shown, what):
    expect((shown.width, shown.height), (painted.width, painted.height), f"{what}: size")
    for name, picture in (("painted", painted), ("shown", shown)):
        red = sum(
            all(abs(a - b) < 30 for a, b in zip(picture.color(picture.width // 2, y), RED)) for y in range(picture.height))
        if red < 30:
            raise AssertionError(f"{what}: the red line is missing in what was {name}")
    # The two draw glyphs and shadows a little differently; squares of 10 pixels even that out.
    differences = [
        max(abs(a - b) for a, b in zip(one, other)) for one, other in zip(painted.reduced(10), shown.reduced(10))
    ]
    mean, most = sum(differences) / len(differences), max(differences)
    if mean > 1 or most > 40:
        raise AssertionError(f"{what}: the pictures differ by {mean:.2f} of 255 on average, by {most:.0f} at most")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", nargs="+", help="the gallery and its arguments, after --")
    parser.add_argument("--only", default="", help="a regular expression that names checks")
    options = parser.parse_args()
    host = Host(options.command)
    failures = 0
    try:
        with Chromium() as browser:
            for function in checks:
                if not re.search(options.only, function.__name__):
                    continue
                try:
                    function(browser, host)
                    print(f"ok      {function.__name__}", flush=True)
                except Exception as error:
                    failures += 1
                    print(f"FAILED  {function.__name__}: {error}", flush=True)
    finally:
        host.process.terminate()
        host.process.wait()
    if failures:
        raise SystemExit(f"{failures} of {len(checks)} checks failed")


if __name__ == "__main__":
    main()

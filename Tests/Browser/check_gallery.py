"""Checks the gallery's ruler picker in a real browser: touch, mouse, wheel, and keyboard.

    python3 check_gallery.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

from checks import Checks, equal, holds, settled

WIDTH, HEIGHT = 390, 844
# The picker's value for assistive technology.
VALUE = "parseInt(document.querySelector('[data-role=slider]')?.getAttribute('aria-valuetext'))"
# A point on the ruler.
PLACE = "(r => [r.left + r.width / 3, r.top + r.height / 2])(document.querySelector('[data-role=slider]').getBoundingClientRect())"
BEGINNING = 72

check = Checks()


def open_picker(host, browser, **more):
    page = browser.open(host.url + "&exhibit=picker&alone=1", width=WIDTH, height=HEIGHT, **more)
    settled(page)
    return page


def rest(page):
    """Waits until the page is at rest, and returns the value."""
    settled(page)
    return page.evaluate(VALUE)


@check
def the_picker_is_a_slider_with_name_and_value(host, browser):
    page = open_picker(host, browser)
    sliders = [node for node in page.accessibility() if node["role"] == "spinbutton"]
    equal([node["name"] for node in sliders], ["Weight"], "sliders")
    equal(page.evaluate("document.querySelector('[data-role=slider]').getAttribute('aria-valuetext')"), "72 kilograms", "value")
    equal(page.evaluate("document.querySelector('[data-role=slider]').getAttribute('aria-valuenow')"), "72", "the number")


@check
def a_slow_drag_moves_by_its_distance_minus_the_slop_and_clicks(host, browser):
    page = open_picker(host, browser, before="window.clicks = 0; Navigator.prototype.vibrate = () => (clicks += 1) > 0;")
    x, y = page.evaluate(PLACE)
    # 10 points of slop, then 10 points per tick. The pointer rests before it lifts.
    page.drag([(x, y), (x - 83, y)], steps=20, seconds=0.5, release=False)
    page.evaluate("new Promise(done => setTimeout(done, 200))")
    page.mouse("mouseReleased", x - 83, y, buttons=0, button="left", clickCount=1)
    equal(rest(page), BEGINNING + 7, "after a drag of 83 points")
    # One click for each value, unless a busy machine shows two values in one frame.
    holds(4 <= page.evaluate("clicks") <= 7, "clicks at the values")


@check
def a_flick_goes_further_than_the_finger(host, browser):
    page = open_picker(host, browser, touch=True)
    x, y = page.evaluate(PLACE)
    page.touch_drag([(x, y), (x + 110, y)], steps=8, seconds=0.1)
    value = rest(page)
    holds(40 <= value < BEGINNING - 11, f"a flick ended at {value}")


@check
def a_notch_of_the_wheel_is_one_tick(host, browser):
    page = open_picker(host, browser)
    x, y = page.evaluate(PLACE)
    page.wheel(x, y, dy=120)
    equal(rest(page), BEGINNING + 1, "after a notch")
    page.wheel(x, y, dy=-120)
    page.wheel(x, y, dy=-120)
    equal(rest(page), BEGINNING - 1, "after two notches back")


@check
def arrow_keys_step_the_focused_picker(host, browser):
    page = open_picker(host, browser)
    page.evaluate("document.querySelector('[data-role=slider]').focus()")
    page.key("ArrowRight", times=3)
    equal(rest(page), BEGINNING + 3, "after three times right")
    page.key("ArrowLeft", times=5)
    equal(rest(page), BEGINNING - 2, "after five times left")


@check
def keys_reach_the_ruler_without_focus(host, browser):
    page = open_picker(host, browser)
    page.evaluate("document.activeElement.blur()")
    page.key("ArrowRight", times=2)
    equal(rest(page), BEGINNING + 2, "after two times right")
    page.key("End")
    equal(rest(page), 160, "at the end")
    page.key("Home")
    equal(rest(page), 40, "at the beginning")


@check
def a_fling_stops_at_the_end_of_the_range(host, browser):
    page = open_picker(host, browser, touch=True)
    x, y = page.evaluate(PLACE)
    for _ in range(4):
        page.touch_drag([(x - 100, y), (x + 100, y)], steps=6, seconds=0.06)
    equal(rest(page), 40, "after a fling to the beginning")


@check
def a_new_size_keeps_the_value(host, browser):
    page = open_picker(host, browser)
    x, y = page.evaluate(PLACE)
    page.wheel(x, y, dy=120)
    rest(page)
    for width, height in ((700, 500), (320, 700), (WIDTH, HEIGHT)):
        page.resize(width, height)
        equal(rest(page), BEGINNING + 1, f"in {width} by {height}")


@check
def tabs_have_values_of_their_own(host, browser):
    first, second = open_picker(host, browser), open_picker(host, browser)
    first.call("Page.bringToFront")
    x, y = first.evaluate(PLACE)
    first.wheel(x, y, dy=120)
    equal(rest(first), BEGINNING + 1, "the first tab")
    second.call("Page.bringToFront")
    equal(rest(second), BEGINNING, "the second tab")


@check
def every_exhibit_opens_from_the_list(host, browser):
    page = browser.open(host.url, width=900, height=844)
    settled(page)
    buttons = [node["name"] for node in page.accessibility() if node["role"] == "button"]
    for title in ("Ruler picker", "Century calendar", "Endless weeks", "Carousel", "Paging carousel"):
        holds(title in buttons, f"{title} is missing among {buttons}")


@check
def nothing_is_sent_at_rest(host, browser):
    page = open_picker(host, browser)
    frames = page.evaluate("scrollwork.frames")
    page.evaluate("new Promise(done => setTimeout(done, 1000))")
    equal(page.evaluate("scrollwork.frames"), frames, "frames after a second of rest")


@check
def a_phone_on_its_side_shows_the_entire_exhibit(host, browser):
    for width, height in ((844, 390), (667, 375), (932, 430)):
        page = browser.open(
            host.url.replace("/scene?", "/?") + "&exhibit=weeks", width=width, height=height, touch=True)
        page.wait("document.querySelector('iframe')?.contentWindow.scrollwork?.frames > 0")
        left, top, right, bottom = page.evaluate(
            "(r => [r.left, r.top, r.right, r.bottom])(document.querySelector('iframe').getBoundingClientRect())")
        holds(left >= 0 and top >= 0 and right <= width and bottom <= height, f"the scene is at {left, top, right, bottom}")
        holds(bottom - top >= height - 50 and right - left >= 430, f"the scene is {right - left} by {bottom - top}")
        holds(page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than the phone")
        # The last switch can be scrolled into view.
        page.evaluate("document.querySelector('.switches').lastElementChild.scrollIntoView()")
        low = page.evaluate("document.querySelector('.switches').lastElementChild.getBoundingClientRect().bottom")
        holds(low <= height, f"the last switch ends at {low}")
        page.close()


def open_shell(host, browser, query="", **more):
    """Opens the page around scenes, at its index or at an exhibit."""
    page = browser.open(host.url.replace("/scene?", "/?") + query, width=1440, height=900, **more)
    page.wait("document.querySelector('main') !== null")
    return page


SCENE = "document.querySelector('.floor iframe')?.contentWindow.scrollwork"


def switch(page, label, value):
    """Chooses a value of a switch above a scene."""
    page.evaluate(f"""(() => {{
        const label = [...document.querySelectorAll('.switches label')].find((each) => each.textContent.startsWith('{label}'));
        label.control.value = '{value}';
        label.control.dispatchEvent(new Event('change'));
    }})()""")
    page.wait(f"{SCENE}?.frames > 0")


@check
def back_returns_to_the_index_after_switches(host, browser):
    page = open_shell(host, browser)
    page.front()
    page.evaluate("document.querySelector('[data-exhibit=wheel-picker]').click()")
    page.wait(f"{SCENE}?.frames > 0")
    visited = page.evaluate("history.length")
    for label, value in (("Appearance", "dark"), ("Text", "2"), ("Language", "ar-EG"), ("Frame", "")):
        switch(page, label, value)
    equal(page.evaluate("history.length"), visited, "addresses in the history")
    page.evaluate("history.back()")
    page.wait("document.querySelector('main.index') !== null")
    page.evaluate("history.forward()")
    page.wait(f"{SCENE}?.frames > 0")
    equal(page.console, [], "the console")


@check
def switches_are_in_order(host, browser):
    page = open_shell(host, browser, "&exhibit=ruler")
    values = page.evaluate("[...document.querySelectorAll('.switches select')].map((e) => [...e.options].map((o) => o.value))")
    equal(values[3], ["", "0.8", "1.35", "2", "3.1"], "the text sizes")
    equal(values[5], ["", "50", "150", "300"], "the round trips")


@check
def a_reload_breaks_no_rule(host, browser):
    page = open_shell(host, browser)
    page.call("Page.reload")
    page.wait("document.querySelector('main') !== null")
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    equal([text for text in page.console if "Content Security Policy" in text], [], "the console")


@check
def documentation_announces_nothing_that_is_missing(host, browser):
    for name, title in (
        ("looping-carousel", "Carousel"), ("wheel-picker", "WheelPicker"), ("month-calendar", "MonthCalendar"),
        ("week-pager", "WeekPager"), ("weeks", "EndlessPager"), ("impressions", "ScrollworkImpressions"),
    ):
        page = open_shell(host, browser, f"&exhibit={name}")
        page.evaluate("[...document.querySelectorAll('[role=tab]')].at(-1).click()")
        equal(page.evaluate("document.querySelector('.panel').firstElementChild.textContent"), title, "the title")
        empty = "[...document.querySelectorAll('.panel tr')].filter((row) => !row.textContent.trim() && row.cells[0].localName === 'td').length"
        equal(page.evaluate(empty), 0, f"empty rows beside {name}")
        overloads = "[...document.querySelectorAll('.panel code')].filter((code) => /\\)-\\(/.test(code.textContent)).length"
        equal(page.evaluate(overloads), 0, f"marks of overloads beside {name}")
        ends = """[...document.querySelectorAll('.panel p')]
            .filter((text) => text.textContent.endsWith(':') && /^(h\\d|undefined)$/.test(text.nextElementSibling?.localName))
            .map((text) => text.textContent)"""
        equal(page.evaluate(ends), [], f"sentences beside {name} without what they announce")
        page.close()


@check
def the_wheel_is_a_spin_button_with_every_value(host, browser):
    for locale, number in (("ar-EG", "72"), ("fa-IR", "72"), ("de-DE", "72")):
        page = browser.open(host.url + f"&exhibit=picker&alone=1&locale={locale}", width=WIDTH, height=HEIGHT)
        settled(page)
        wheel = "(({ role, ariaValueNow }) => [role, ariaValueNow])(document.querySelector('[data-role=slider]'))"
        equal(page.evaluate(wheel), ["spinbutton", number], f"the wheel in {locale}")
        page.close()
    page = browser.open(host.url + "&exhibit=wheel-picker&alone=1&locale=de-DE", width=1100, height=HEIGHT)
    settled(page)
    for values in ("1.5", "Fruit"):
        page.evaluate(f"[...document.querySelectorAll('[role=radio]')].find((e) => e.ariaLabel === '{values}').click()")
        settled(page)
        equal(page.evaluate("document.querySelector('[data-role=slider]')?.role"), "spinbutton", f"the wheel of {values}")


@check
def only_keys_show_the_ring_of_the_focus(host, browser):
    for touch in (False, True):
        page = browser.open(
            host.url + "&exhibit=month-calendar&alone=1&today=2026-10-21&locale=en-US", width=WIDTH, height=HEIGHT, touch=touch)
        page.front()
        settled(page)
        x, y = page.evaluate("""(() => {
            const day = [...document.querySelectorAll('[role=button]')].find((e) => e.ariaLabel?.startsWith('Thursday, October 29'));
            return (r => [r.left + r.width / 2, r.top + r.height / 2])(day.getBoundingClientRect());
        })()""")
        page.touch_drag([(x, y), (x, y)], steps=1, seconds=0.05) if touch else page.click(x, y)
        settled(page)
        ring = "getComputedStyle(document.activeElement).outlineStyle"
        equal(page.evaluate(f"[document.activeElement.tabIndex, {ring}]"), [0, "none"], "the calendar after a tap")
        page.key("ArrowRight")
        settled(page)
        equal(page.evaluate(ring), "solid", "the ring after a key")
        page.close()


if __name__ == "__main__":
    check.run(__doc__)

"""Checks the pages around the scenes of the gallery in a real browser: the index, the switches, and the memory.

    python3 Tests/Browser/check_shell.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

import time

from checks import Checks, equal, holds, settled

SCENE = "document.querySelector('.floor iframe')?.contentWindow"
VALUE = f"{SCENE}?.document.querySelector('[data-role=slider]')?.getAttribute('aria-valuetext')"

check = Checks()


def opened(host, browser, query="", width=1280, height=900, **more):
    page = browser.open(host.url.replace("/scene?", "/?") + query, width=width, height=height, **more)
    page.wait("document.querySelector('main') !== null")
    page.front()
    return page


def documents(page):
    page.call("HeapProfiler.collectGarbage")
    return page.call("Memory.getDOMCounters")["documents"]


@check
def scenes_that_were_left_are_released(host, browser):
    page = opened(host, browser)
    page.evaluate("document.querySelector('.pause').click()")

    def visit(index):
        page.evaluate(f"document.querySelectorAll('a[data-exhibit] h2')[{index}].click()")
        page.wait(f"{SCENE}?.scrollwork?.frames > 0")
        page.evaluate("history.back()")
        page.wait("document.querySelector('main.index') !== null")

    visit(0)
    before = documents(page)
    for index in range(4):
        visit(index)
    deadline = time.monotonic() + 10
    while documents(page) > before and time.monotonic() < deadline:
        time.sleep(0.2)
    equal(documents(page), before, "documents in memory")


@check
def switches_keep_the_scene(host, browser):
    page = opened(host, browser, "&exhibit=picker")
    page.wait(f"{VALUE} === '72 kilograms'")
    page.evaluate(f"{SCENE}.document.querySelector('[data-role=slider]').focus()")
    page.key("ArrowRight")
    page.wait(f"{VALUE} === '73 kilograms'")
    sessions = page.evaluate(f"{SCENE}.scrollwork.session")
    for label, choice in (("Frame", ""), ("Appearance", "dark"), ("Direction", "rtl"), ("Text", "2"), ("Language", "de-DE"), ("Round trip", "50")):
        page.evaluate(f"""(() => {{
            const label = [...document.querySelectorAll('.switches label')].find((each) => each.textContent.startsWith('{label}'));
            label.control.value = '{choice}';
            label.control.dispatchEvent(new Event('change'));
        }})()""")
    page.evaluate("[...document.querySelectorAll('.switches input')].forEach((each) => each.click())")
    page.wait(f"{VALUE} === '73 kilograms'")
    root = f"{SCENE}.document.documentElement"
    equal(page.evaluate(f"[{root}.lang, {root}.dir, {root}.style.colorScheme]"), ["de-DE", "rtl", "dark"], "the document")
    page.wait(f"{SCENE}.document.querySelector('output') !== null")
    equal(page.evaluate(f"{SCENE}.scrollwork.session"), sessions, "the session")
    # A reload applies the choices to a new scene.
    page.call("Page.reload")
    page.wait(f"{VALUE} === '72 kilograms'")
    page.evaluate("sessionStorage.removeItem('switches')")


@check
def a_click_on_a_scene_gives_it_the_keys(host, browser):
    page = opened(host, browser, "&exhibit=picker")
    page.wait(f"{VALUE} === '72 kilograms'")
    page.evaluate("document.querySelector('[role=tab]').focus()")
    left, top, width, height = page.evaluate(
        "(r => [r.left, r.top, r.width, r.height])(document.querySelector('.floor iframe').getBoundingClientRect())")
    page.click(left + width / 2, top + height - 30)
    page.wait("document.activeElement.localName === 'iframe'")
    page.wait(f"{SCENE}.scrollwork.unanswered === 0")
    value = page.evaluate(VALUE)
    page.key("ArrowRight")
    page.wait(f"{VALUE} !== {value!r}")
    page.close()


@check
def cards_open_in_other_tabs(host, browser):
    page = opened(host, browser)
    address = page.evaluate("document.querySelector('a[data-exhibit=calendar]').href")
    other = browser.open(address, width=1280, height=900)
    other.wait(f"{SCENE}?.scrollwork?.frames > 0")
    equal(other.evaluate("location.search"), "?exhibit=calendar", "the visible address")
    home = other.evaluate("document.querySelector('.home').href")
    other.close()
    another = browser.open(home, width=1280, height=900)
    another.wait("document.querySelector('main.index') !== null")
    another.close()


@check
def long_names_stay_inside_their_cards(host, browser):
    page = opened(host, browser, width=700)
    inside = page.evaluate("""[...document.querySelectorAll('.cards h2, .cards p')].every((text) => {
        text.textContent = 'Sources/Screens/' + 'AVeryLongNameOfAFile'.repeat(4) + '.swift';
        return text.scrollWidth <= text.clientWidth;
    })""")
    holds(inside, "a name is wider than its card")


@check
def texts_beside_an_exhibit_begin_at_their_top(host, browser):
    page = opened(host, browser, "&exhibit=looping-carousel")
    page.evaluate("document.querySelectorAll('.tabs button')[1].click()")
    page.evaluate("document.querySelector('.side').scrollTo(0, 1500)")
    page.evaluate("document.querySelectorAll('.tabs button')[0].click()")
    equal(page.evaluate("document.querySelector('.side').scrollTop"), 0, "the scroll position")


@check
def the_first_stop_skips_to_the_exhibit(host, browser):
    page = opened(host, browser, "&exhibit=picker")
    page.wait(f"{SCENE}?.scrollwork?.frames > 0")
    page.key("Tab")
    equal(page.evaluate("document.activeElement.id"), "skip", "the first stop")
    page.key("Enter")
    equal(page.evaluate("document.activeElement.tagName"), "IFRAME", "after the Enter key")


@check
def animations_of_the_index_can_stop(host, browser):
    page = opened(host, browser)
    moving = "document.querySelectorAll('.screen iframe').length"
    page.wait(f"{moving} === 1")
    page.evaluate("document.querySelector('.pause').click()")
    equal(page.evaluate(moving), 0, "moving scenes")
    page.evaluate("document.querySelector('.pause').click()")
    page.wait(f"{moving} === 1")
    page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    page.wait(f"{moving} === 0")


@check
def posters_follow_the_appearance(host, browser):
    page = opened(host, browser)
    for appearance in ("dark", "light"):
        page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": appearance}])
        page.wait(f"[...document.querySelectorAll('.screen img')].every((each) => each.src.endsWith('appearance={appearance}'))")


@check
def a_loop_of_one_item_comes_to_rest(host, browser):
    page = browser.open(host.url + "&exhibit=looping-carousel&alone=1", width=820, height=1180, scale=2, touch=True)
    settled(page)
    for _ in range(5):
        x, y, width, height = page.evaluate("(r => [r.x, r.y, r.width, r.height])(document.querySelector('[aria-label=Items]').getBoundingClientRect())")
        page.click(x + width - 77, y + height / 2)
    page.wait("document.querySelector('[aria-label=Items]').getAttribute('aria-valuetext') === '1'")
    for style in ("Plain", "Scaled", "Stack"):
        x, y, width, height = page.evaluate(f"(r => [r.x, r.y, r.width, r.height])(document.querySelector('[aria-label={style}]').getBoundingClientRect())")
        page.click(x + width / 2, y + height / 2)
        settled(page)
        page.touch_drag([(410, 300), (260, 300)], steps=8, seconds=0.12)
        settled(page)


@check
def a_zoomed_page_pans_before_its_scene_scrolls(host, browser):
    page = browser.open(host.url + "&exhibit=calendar&alone=1", width=800, height=600)
    settled(page)
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
    page.wait("visualViewport.scale > 1.9")
    frames = page.evaluate("scrollwork.frames")
    for _ in range(20):
        page.wheel(400, 300, dx=0, dy=9)
    page.wait("visualViewport.offsetTop > 20")
    equal(page.evaluate("scrollwork.frames"), frames, "frames of the scene")


@check
def pages_work_without_storage(host, browser):
    blocked = "Object.defineProperty(window, 'sessionStorage', { get: () => { throw new DOMException('', 'SecurityError'); } });"
    page = opened(host, browser, before=blocked)
    page.wait("document.querySelectorAll('.screen iframe').length === 1")
    equal(page.console, [], "the console")
    page.close()
    page = browser.open(host.url, before=blocked)
    settled(page)
    holds("token=" in page.evaluate("location.href"), "a page without storage keeps its token for a reload")
    page.close()


if __name__ == "__main__":
    check.run(__doc__)

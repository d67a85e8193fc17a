"""Checks scenes in tabs that the person leaves and returns to, in a real browser.

    python3 Tests/Browser/check_background.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

import time

from checks import KEEP_SOCKETS, KEEP_WORDS, Checks, equal, holds, settled, with_modules

# A tab of a window. While it's hidden, it displays no frames; a headless browser displays one a second.
LEAVE = KEEP_WORDS + """
    window.isAway = false;
    // The actions that wait for a frame, by number.
    const waiting = new Map();
    let last = 0;
    const next = window.requestAnimationFrame.bind(window);
    const display = (time) => {
      if (window.isAway) return;
      const actions = [...waiting.values()];
      waiting.clear();
      for (const action of actions) action(time);
    };
    window.requestAnimationFrame = (action) => {
      last += 1;
      waiting.set(last, action);
      next(display);
      return last;
    };
    window.cancelAnimationFrame = (number) => waiting.delete(number);
    Object.defineProperty(document, 'hidden', { get: () => window.isAway });
    window.leave = (isAway) => {
      window.isAway = isAway;
      document.dispatchEvent(new Event('visibilitychange'));
      if (!isAway) next(display);
    };
"""
PIXELS = "picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data"
ACKNOWLEDGED = "Math.max(0, ...said.map(({ n }) => n ?? 0)) === scrollwork.frames"

check = Checks()


def opened(host, browser, **options):
    page = browser.open(host.url + "&exhibit=picker&alone=1", width=390, height=844, **options)
    page.front()
    settled(page)
    return page


def rested(page):
    """Waits until the scene of a hidden page is at rest: each frame is acknowledged, and none follows."""
    last, since = None, time.monotonic()
    deadline = since + 30
    while time.monotonic() - since < 1.5:
        frames, isAcknowledged = page.evaluate(f"[scrollwork.frames, {ACKNOWLEDGED}]")
        if frames != last or not isAcknowledged:
            last, since = frames, time.monotonic()
        holds(time.monotonic() < deadline, f"the hidden scene rests; frame {frames}, acknowledged: {isAcknowledged}")
        time.sleep(0.02)


@check
def a_tab_that_comes_to_the_front_shows_what_changed(host, browser):
    page = opened(host, browser, before=LEAVE)
    page.evaluate("leave(true); 0")
    frames = page.evaluate("scrollwork.frames")
    # The scene changes while the page is hidden. A key stands for a timer of the program.
    page.key("End")
    page.wait(f"scrollwork.frames > {frames}")
    rested(page)
    draws = page.evaluate("scrollwork.draws")
    page.evaluate("leave(false); 0")
    page.wait(f"scrollwork.draws > {draws}")
    different = page.evaluate(
        f"(() => {{ const before = {PIXELS}; scrollwork.repaint(); const after = {PIXELS};"
        "return before.reduce((sum, value, i) => sum + (Math.abs(value - after[i]) > 2 ? 1 : 0), 0); })()")
    equal(different, 0, "values of an outdated picture")
    page.close()


@check
def a_hidden_tab_acknowledges_the_frame_that_waits_for_the_display(host, browser):
    page = opened(host, browser, before=KEEP_SOCKETS + LEAVE)
    # The person leaves between the arrival of a frame and its display.
    page.evaluate("sockets.at(-1).addEventListener('message', () => leave(true), { once: true }); 0")
    page.key("End")
    page.wait("isAway")
    rested(page)
    page.close()


# The number of elements of a page whose rows come and go while it's hidden.
ROWS = with_modules({"elements": "Elements"}, """
  const container = document.createElement('div');
  const elements = new Elements(container, document.createElement('div'), () => 0);
  const node = (id, role, children) => [id, role, `Row ${id}`, 0, 0, 0, 0, '', 0, 0, [], 0, 0, 0, 10, 10, children];
  const made = [];
  const make = document.createElement;
  document.createElement = function (...all) {
    const element = make.apply(this, all);
    made.push(new WeakRef(element));
    return element;
  };
  elements.apply({ full: 1, q: 0, ar: 1, a: [node(1, 'application', [])] });
  for (let id = 2; id < 3002; id += 1) {
    elements.apply({ q: 0, ar: 1, a: [node(1, 'application', [id]), node(id, 'text', [])], ax: id > 2 ? [id - 1] : [] });
  }
  document.createElement = make;
  window.living = () => made.filter((element) => element.deref()).length;
  window.elements = elements;
""")


@check
def rows_that_left_a_hidden_page_are_released(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(ROWS)
    page.wait("window.living !== undefined")
    page.call("HeapProfiler.collectGarbage")
    living = page.evaluate("living()")
    holds(living < 100, f"{living} of 3001 elements")
    page.close()


if __name__ == "__main__":
    check.run(__doc__)

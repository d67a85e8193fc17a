"""Checks the gallery's calendar, weeks, and carousels in a real browser: touch, mouse, wheel, trackpad, keyboard, and
assistive technology.

    python3 check_exhibits.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

import time

from checks import KEEP_WORDS, PLACE, Checks, Stalls, equal, holds, settled

WIDTH, HEIGHT = 390, 844
# A Wednesday.
DAY = "2026-10-21"

check = Checks()

# Returns the horizontal place of the content that moves first, which is that under the finger. Others can follow it.
FIRST_PLACE = """
window.placeOf = (() => {
  let content = null, known = [null, 0];
  return () => {
    const moved = scrollwork.moved();
    if (!content && moved?.motion) {
      if (known[0] === moved && known[1] !== moved.x) content = moved; else known = [moved, moved.x];
    }
    return content?.x ?? 0;
  };
})();0
"""


class Exhibit:
    """An exhibit in a separate page."""

    def __init__(self, host, browser, name, query="", width=WIDTH, height=HEIGHT, **more):
        self.page = browser.open(
            f"{host.url}&exhibit={name}&alone=1&today={DAY}&locale=en-US{query}", width=width, height=height, **more)
        settled(self.page)

    def element(self, identifier):
        return f"""document.querySelector('[data-identifier="{identifier}"]')"""

    def box(self, identifier):
        """Returns left, top, width, and height."""
        return self.page.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({self.element(identifier)}.getBoundingClientRect())")

    def middle(self, identifier):
        left, top, width, height = self.box(identifier)
        return left + width / 2, top + height / 2

    def text(self, identifier):
        """Returns what a screen reader speaks: the label, or the text if there is no label."""
        return self.page.evaluate(f"(e => e && (e.getAttribute('aria-label') || e.textContent))({self.element(identifier)})")

    def attribute(self, identifier, name):
        return self.page.evaluate(f"{self.element(identifier)}?.getAttribute('{name}')")

    def records_places(self, place=PLACE):
        """Records the time and the place of the content in each frame."""
        self.page.evaluate(place)
        self.page.evaluate(
            "window.places = []; "
            "(function frame(time) { places.push([time, placeOf()]); requestAnimationFrame(frame); })(0); 0")

    def forgets_places(self):
        """Removes the recorded places except the current one."""
        self.page.evaluate("places.splice(0, places.length - 1); 0")

    def rest(self):
        settled(self.page)
        return self

    def click(self, identifier):
        self.page.click(*self.middle(identifier))
        return self.rest()

    def focus(self, identifier):
        self.page.evaluate(f"{self.element(identifier)}.focus()")

    def key(self, name, times=1, **more):
        self.page.key(name, times=times, **more)
        return self.rest()

    def trackpad(self, x, y, dx=0, dy=0, steps=12):
        """Scrolls by the given distance in equal amounts that no wheel produces."""
        for _ in range(steps):
            self.page.wheel(x, y, dx=dx / steps + 0.013, dy=dy / steps + 0.013)
            time.sleep(0.016)
        time.sleep(0.25)
        return self.rest()

    # The calendar

    def month_at_top(self):
        """Returns the first month whose heading is visible, and its distance from the list's top in points."""
        return self.page.evaluate(f"""(() => {{
            const list = {self.element('months')}.getBoundingClientRect();
            const months = [...document.querySelectorAll('[role=heading]')]
                .map((heading) => [heading.textContent, Math.round(heading.getBoundingClientRect().top - list.top)])
                .filter(([, top]) => top >= 0 && top < list.height).sort(([, a], [, b]) => a - b);
            return months[0] ?? null;
        }})()""")

    def opens_with(self, month, when):
        # On a busy machine, a long movement can pause for longer than a page that counts as at rest.
        end = time.monotonic() + 5
        while self.month_at_top() != [month, 18] and time.monotonic() < end:
            self.rest()
        equal(self.month_at_top(), [month, 18], f"the month at the top {when}")

    # The carousels

    def index(self):
        return float(self.text("floating-index"))

    def shares(self):
        """Returns the shares of the pages in percent."""
        return [int(self.text(f"share-{page}").split(", ")[1].rstrip("%")) for page in range(5)]

    def rests_on(self, page):
        equal(self.index(), page, "the floating index")
        equal(self.shares(), [100 if other == page else 0 for other in range(5)], "the bars")


# The calendar: the months of a century, the year above them, and a ruler of years below.


@check
def the_calendar_opens_at_today(host, browser):
    for size in ((WIDTH, HEIGHT), (1000, 700), (320, 480)):
        calendar = Exhibit(host, browser, "calendar", width=size[0], height=size[1])
        equal(calendar.text("year"), "2026", "the year")
        calendar.opens_with("October 2026", f"in {size}")
        marked = calendar.page.evaluate("""[...document.querySelectorAll('[aria-current]')].map((e) => e.textContent || e.ariaLabel)""")
        equal(marked, ["21, October 2026"], "what is marked as current")
        calendar.page.close()


@check
def a_century_away_and_back_to_today(host, browser):
    calendar = Exhibit(host, browser, "calendar")
    calendar.focus("years")
    calendar.key("End")
    equal(calendar.text("year"), "2100", "the year after End")
    calendar.key("Home")
    equal(calendar.text("year"), "2000", "the year after Home")
    calendar.opens_with("January 2000", "after Home")
    calendar.click("today")
    calendar.opens_with("October 2026", "after Today")
    equal(calendar.text("year"), "2026", "the year after Today")
    equal(calendar.attribute("years", "aria-valuetext"), "2026", "the ruler after Today")


@check
def the_ruler_jumps_by_keys_wheel_and_hand(host, browser):
    calendar = Exhibit(host, browser, "calendar")
    calendar.focus("years")
    calendar.key("ArrowRight", times=4)
    equal(calendar.text("year"), "2030", "the year after four arrows")
    calendar.opens_with("January 2030", "after four arrows")
    x, y = calendar.middle("years")
    calendar.page.wheel(x, y, dy=-120)
    calendar.page.wheel(x, y, dy=-120)
    calendar.rest()
    equal(calendar.text("year"), "2028", "the year after two notches back")
    calendar.opens_with("January 2028", "after two notches back")
    calendar.page.drag([(x, y), (x - 120, y)], steps=10, seconds=0.08)
    calendar.rest()
    year = int(calendar.text("year"))
    holds(year > 2030, f"thrown to {year}")
    calendar.opens_with(f"January {year}", "after the throw")


@check
def the_months_scroll_by_hand_wheel_and_keys(host, browser):
    calendar = Exhibit(host, browser, "calendar", touch=True)
    x, y = calendar.middle("months")
    inputs = {
        "a flick": lambda: calendar.page.touch_drag([(x, y + 150), (x, y - 150)], steps=8, seconds=0.1),
        "a notch": lambda: calendar.page.wheel(x, y, dy=120),
        "a trackpad": lambda: calendar.trackpad(x, y, dy=300),
        "Page Down": lambda: calendar.page.key("PageDown"),
        "an arrow": lambda: calendar.page.key("ArrowDown"),
        "End": lambda: calendar.page.key("End"),
    }
    calendar.page.evaluate("document.activeElement.blur()")
    places = [calendar.month_at_top()]
    for name, run in inputs.items():
        run()
        calendar.rest()
        places.append(calendar.month_at_top())
        holds(places[-1] != places[-2], f"{name} left the months at {places[-1]}")
    equal(calendar.text("year"), "2100", "the year at the end")
    calendar.key("Home")
    calendar.opens_with("January 2000", "after Home")


# A distant host.


def distant_calendar(host, browser):
    """Opens the calendar of a host that answers late, and records the places of its content."""
    calendar = Exhibit(host, browser, "calendar", "&delay=400", touch=True)
    calendar.records_places()
    x, y = calendar.middle("months")
    # A place is relative to content that moved before.
    calendar.page.touch_drag([(x, y + 60), (x, y)], steps=20, seconds=1)
    return calendar.rest()


@check
def a_finger_is_followed_before_the_host_answers(host, browser):
    calendar = distant_calendar(host, browser)
    page = calendar.page
    x, y = calendar.middle("months")
    page.evaluate("window.goal = places.at(-1)[1] - 190; 0")
    page.touch_drag([(x, y + 100), (x, y - 100)], steps=20, seconds=0.3, release=False)
    # The first ten points decide the direction; the content moves by the rest.
    page.wait("Math.abs(places.at(-1)[1] - goal) <= 1", seconds=0.35)
    calendar.forgets_places()
    settled(page)
    far = page.evaluate("Math.max(...places.map(([_, place]) => Math.abs(place - goal)))")
    holds(far <= 1, f"the answers moved the content by {far}")
    page.cancel_touch()


@check
def moves_that_the_page_shows_share_messages(host, browser):
    calendar = Exhibit(host, browser, "calendar", touch=True, before=KEEP_WORDS)
    page = calendar.page
    x, y = calendar.middle("months")
    calendar.records_places()
    page.touch_drag([(x, y + 60), (x, y)], steps=20, seconds=1)
    settled(page)
    page.evaluate("said.splice(0); window.start = places.at(-1)[1]; 0")
    page.touch_drag([(x, y + 60), (x, y - 60)], steps=90, seconds=1.5, release=False)
    settled(page)
    # The last moves don't wait for further ones.
    moved = page.evaluate("places.at(-1)[1] - start")
    holds(abs(moved + 110) <= 1, f"the content moved by {moved}")
    messages, shown, moves = page.evaluate("""(() => {
      const isMove = ([kind, , , phase]) => kind === 'p' && phase === 1;
      const inputs = said.filter(({ t, e }) => t === 'in' && e.some(isMove));
      const shown = inputs.filter(({ s }) => s === 1).length;
      return [inputs.length, shown, inputs.flatMap(({ e }) => e.filter(isMove)).map(([, , , , , y]) => y)];
    })()""")
    holds(len(moves) >= 80 and moves == sorted(moves, reverse=True), f"the host received {len(moves)} moves")
    holds(messages <= 0.7 * len(moves), f"{messages} messages for {len(moves)} moves")
    holds(shown >= messages / 2, f"the page shows the effect of {shown} of {messages} messages")
    page.cancel_touch()


# Returns the transforms of the layers that respond to scrolled content, by their numbers.
LOOKS = """
window.looksOf = () => {
  let root = scrollwork.moved();
  while (root.parent) root = root.parent;
  const found = {};
  const visit = (layer) => {
    if (layer.responses) found[layer.id] = layer.transform ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
    layer.children.forEach(visit);
  };
  visit(root);
  return found;
};0
"""


@check
def effects_follow_the_finger_before_the_host_answers(host, browser):
    for style in ("Flow", "Parallax", "Scaled"):
        # Beside the exhibit, there is space for its options.
        carousel = Exhibit(host, browser, "looping-carousel", "&delay=600", width=HEIGHT, height=600, touch=True)
        page = carousel.page
        x, y = page.evaluate(
            f"""(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])(
            [...document.querySelectorAll('#elements *')]
            .find((e) => (e.getAttribute('aria-label') ?? e.textContent) === '{style}').getBoundingClientRect())""")
        page.click(x, y)
        settled(page)
        page.touch_drag([(300, 200), (240, 200)], steps=12, seconds=0.3)
        settled(page)
        page.evaluate(LOOKS)
        before = page.evaluate("looksOf()")
        page.touch_drag([(300, 200), (200, 200)], steps=12, seconds=0.2, release=False)
        time.sleep(0.1)
        ahead = page.evaluate("looksOf()")
        settled(page)
        after = page.evaluate("looksOf()")
        page.cancel_touch()

        def change(layer, one, other):
            # A translation by a point is as visible as an entry that moves the edge of a page by a point.
            pairs = enumerate(zip(one[layer], other[layer]))
            return max(abs(a - b) * (1 if index in (6, 7) else 150) for index, (a, b) in pairs)

        shared = [layer for layer in before if layer in ahead and layer in after]
        # A page of the loop that changes sides isn't visible then.
        wrong = sorted(change(layer, ahead, after) for layer in shared)[:-1]
        holds(max(change(layer, before, ahead) for layer in shared) > 3, f"{style}: the effects waited for the host")
        holds(max(wrong) <= 3, f"{style}: the answers changed the effects by {wrong}")


@check
def a_throw_continues_smoothly_when_the_host_answers(host, browser):
    calendar = distant_calendar(host, browser)
    page = calendar.page
    x, y = calendar.middle("months")
    throws, attempts = 0, 0
    while throws < 3:
        attempts += 1
        with Stalls() as stalls:
            page.touch_drag([(x, y + 100), (x, y - 100)], steps=12, seconds=0.2)
            calendar.forgets_places()
            settled(page)
        places = page.evaluate("places")
        steps = [(after[0] - before[0], before[1] - after[1]) for before, after in zip(places, places[1:])]
        if max(stalls.longest, max(time for time, _ in steps) / 1000) > 0.1 and attempts - throws < 5:
            continue
        throws += 1
        holds(sum(distance for _, distance in steps) > 200, f"the throw ended after {places[0][1] - places[-1][1]}")
        # Pixels are whole points.
        back = min(distance for _, distance in steps)
        holds(back >= -1, f"the content stepped back by {-back}")
        # The finger left with one point per millisecond. If the browser reports that late, the first frames catch up.
        # Content that waits for the host to realize rows catches up faster.
        fastest = max(distance / max(time, 16) for time, distance in steps[4:])
        holds(fastest <= 2.5, f"the content moved at {fastest} points per millisecond")


@check
def flung_pages_move_straight_to_their_rest(host, browser):
    # The middle of the pages and the distance of the finger.
    for name, y, distance in (("carousel-paging", 260, 200), ("week-pager", 170, 140), ("wheel-picker", 450, 100)):
        exhibit = Exhibit(host, browser, name, "&delay=400", touch=True)
        page = exhibit.page
        exhibit.records_places(FIRST_PLACE)
        page.touch_drag([(195, y), (150, y)], steps=20, seconds=0.5)
        settled(page)
        for direction in (1, 1, -1):
            exhibit.forgets_places()
            page.touch_drag([(195 + direction * distance / 2, y), (195 - direction * distance / 2, y)], steps=8, seconds=0.1)
            settled(page)
            places = [direction * place for _, place in page.evaluate("places")]
            holds(places[0] - places[-1] > 100, f"{name}: the fling ended after {places[0] - places[-1]}")
            back = max(after - before for before, after in zip(places, places[1:]))
            holds(back <= 1, f"{name}: the content stepped back by {back}")
            holds(places[-1] - min(places) <= 1, f"{name}: the content passed its rest by {places[-1] - min(places)}")


@check
def another_finger_continues_a_drag(host, browser):
    exhibit = Exhibit(host, browser, "carousel-paging", "&delay=400", touch=True)
    page = exhibit.page
    exhibit.records_places(FIRST_PLACE)
    page.touch_drag([(195, 260), (150, 260)], steps=20, seconds=0.5)
    settled(page)

    def finger(number, kind, x, y=260):
        # Chromium's protocol can't lift one of several fingers.
        page.evaluate(
            f"picture.dispatchEvent(new PointerEvent('pointer{kind}', {{pointerId: {number}, pointerType: 'touch', "
            f"clientX: {x}, clientY: {y}, button: 0, bubbles: true, cancelable: true}})); 0")
        time.sleep(0.02)

    finger(101, "down", 300)
    for x in range(295, 195, -5):
        finger(101, "move", x)
    # A finger beside the content doesn't continue.
    finger(103, "down", 195, y=HEIGHT - 20)
    finger(102, "down", 150)
    settled(page)
    exhibit.forgets_places()
    finger(101, "up", 200)
    settled(page)
    places = [place for _, place in page.evaluate("places")]
    far = max(abs(place - places[0]) for place in places)
    holds(far <= 1, f"the content moved by {far} without a finger that moves")
    for x in range(146, 86, -4):
        finger(102, "move", x)
    page.wait("Math.abs(places[0][1] - places.at(-1)[1] - 60) <= 1", seconds=0.2)
    settled(page)
    moved = page.evaluate("places[0][1] - places.at(-1)[1]")
    holds(abs(moved - 60) <= 1, f"the other finger moved the content by {moved}")
    finger(102, "up", 90)
    finger(103, "up", 195, y=HEIGHT - 20)
    settled(page)


# The weeks: a paging strip and the selected day.


def shown_week(weeks):
    """Returns the first day of the current week, from the days in the accessibility tree."""
    days = [node["name"] for node in weeks.page.accessibility() if node["role"] == "button" and node["name"].endswith("2026")]
    equal(len(days), 7, f"days that are read out, {days}")
    return days[0]


@check
def a_flick_turns_one_week(host, browser):
    weeks = Exhibit(host, browser, "weeks", touch=True)
    equal(shown_week(weeks), "Sunday, October 18, 2026", "the week of today")
    x, y = weeks.middle("strip")
    for first in ("October 25", "November 1", "November 8"):
        weeks.page.touch_drag([(x + 60, y), (x - 60, y)], steps=6, seconds=0.08)
        weeks.rest()
        equal(shown_week(weeks), f"Sunday, {first}, 2026", "the week after a flick")
    equal(weeks.text("month"), "November 2026", "the month")
    weeks.page.touch_drag([(x - 100, y), (x + 100, y)], steps=20, seconds=0.6)
    weeks.rest()
    equal(shown_week(weeks), "Sunday, November 1, 2026", "the week after a pull back")
    # Less than half of the distance, at a low velocity.
    weeks.page.touch_drag([(x + 30, y), (x - 30, y)], steps=20, seconds=0.8)
    weeks.rest()
    equal(shown_week(weeks), "Sunday, November 1, 2026", "the week after a small pull")


@check
def flicks_in_quick_succession_lose_no_week(host, browser):
    weeks = Exhibit(host, browser, "weeks", touch=True)
    x, y = weeks.middle("strip")
    for _ in range(8):
        weeks.page.touch_drag([(x + 60, y), (x - 60, y)], steps=4, seconds=0.05)
    weeks.rest()
    equal(shown_week(weeks), "Sunday, December 13, 2026", "the week after eight flicks")
    weeks.click("today")
    equal(shown_week(weeks), "Sunday, October 18, 2026", "the week after Today")


@check
def weeks_turn_by_mouse_and_keys_and_steps(host, browser):
    weeks = Exhibit(host, browser, "weeks")
    x, y = weeks.middle("strip")
    weeks.page.drag([(x + 80, y), (x - 80, y)], steps=8, seconds=0.1)
    equal(shown_week(weeks.rest()), "Sunday, October 25, 2026", "the week after a throw by the mouse")
    weeks.focus("strip")
    weeks.key("ArrowRight", times=2)
    equal(shown_week(weeks), "Sunday, November 8, 2026", "the week after two arrows")
    weeks.key("ArrowLeft")
    equal(shown_week(weeks), "Sunday, November 1, 2026", "the week after an arrow back")
    weeks.page.evaluate("""document.querySelector('[aria-label="Weeks, previous"]').click()""")
    equal(shown_week(weeks.rest()), "Sunday, October 25, 2026", "the week after the step of assistive technology")


@check
def a_day_is_chosen_by_a_click(host, browser):
    weeks = Exhibit(host, browser, "weeks")
    equal(weeks.text("chosen"), "Wednesday, October 21, 2026", "the chosen day")
    weeks.click("day-5")
    equal(weeks.text("chosen"), "Friday, October 23, 2026", "the chosen day after a click")
    equal(weeks.attribute("day-5", "aria-current"), "true", "the mark of the chosen day")
    equal(weeks.attribute("day-3", "aria-current"), None, "the mark of the day that was chosen")


@check
def weeks_run_the_other_way_from_right_to_left(host, browser):
    weeks = Exhibit(host, browser, "weeks", "&direction=rtl", touch=True)
    x, y = weeks.middle("strip")
    weeks.page.touch_drag([(x - 60, y), (x + 60, y)], steps=6, seconds=0.08)
    equal(shown_week(weeks.rest()), "Sunday, October 25, 2026", "the week after a flick to the right")
    weeks.focus("strip")
    weeks.key("ArrowRight")
    equal(shown_week(weeks), "Sunday, October 18, 2026", "the week after the right arrow")


# The carousels: five pages in a loop, and a bar for each page's share.


def above_the_reading(carousel):
    """Returns a point on the pages."""
    return WIDTH / 2, carousel.middle("floating-index")[1] - 250


def check_loop(carousel, seconds):
    x, y = above_the_reading(carousel)
    carousel.rests_on(0)
    for page in (1, 2, 3, 4, 0, 1):
        carousel.page.touch_drag([(x + 60, y), (x - 60, y)], steps=8, seconds=seconds)
        carousel.rest().rests_on(page)
    for page in (0, 4, 3):
        carousel.page.touch_drag([(x - 60, y), (x + 60, y)], steps=8, seconds=seconds)
        carousel.rest().rests_on(page)


@check
def the_carousel_loops(host, browser):
    check_loop(Exhibit(host, browser, "carousel", touch=True), 0.08)


@check
def the_paging_carousel_loops(host, browser):
    # A stronger flick turns more than one page.
    check_loop(Exhibit(host, browser, "carousel-paging", touch=True), 0.25)


@check
def a_strong_flick_adds_one_page_of_the_paging_carousel(host, browser):
    """The behavior limits a fling to the length of the container, which is one page here."""
    carousel = Exhibit(host, browser, "carousel-paging", touch=True)
    x, y = above_the_reading(carousel)
    for page in (1, 2):
        carousel.page.touch_drag([(x + 120, y), (x - 120, y)], steps=8, seconds=0.06)
        equal(carousel.rest().index(), page, "the page after a strong flick")


@check
def bars_follow_the_finger(host, browser):
    for name in ("carousel", "carousel-paging"):
        carousel = Exhibit(host, browser, name, touch=True)
        x, y = above_the_reading(carousel)
        carousel.page.touch_drag([(x + 60, y), (x - 60, y)], steps=24, seconds=0.5, release=False)
        # On a busy machine, the last movement can be shown late.
        end = time.monotonic() + 5
        while True:
            index, shares = carousel.index(), carousel.shares()
            follows = abs(shares[1] - index * 100) <= 1 and abs(shares[0] + shares[1] - 100) <= 1
            if 0.3 < index < 0.6 and follows or time.monotonic() > end:
                break
        holds(0.3 < index < 0.6, f"{name}: the floating index is {index}")
        holds(follows, f"{name}: at {index} the bars are {shares}")
        carousel.page.cancel_touch()
        carousel.rest()
        equal(carousel.index() % 1, 0, f"{name}: the floating index at rest")


@check
def the_carousel_turns_by_keys(host, browser):
    carousel = Exhibit(host, browser, "carousel")
    carousel.focus("carousel")
    for key, page in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowLeft", 4)):
        carousel.key(key).rests_on(page)
    equal(carousel.attribute("carousel", "aria-valuetext"), "Bolt", "the page that is read out")


@check
def the_paging_carousel_turns_by_wheel_trackpad_and_keys(host, browser):
    carousel = Exhibit(host, browser, "carousel-paging")
    x, y = carousel.middle("carousel")
    carousel.page.wheel(x, y, dy=120)
    carousel.rest().rests_on(1)
    carousel.page.wheel(x, y, dx=120)
    carousel.rest().rests_on(2)
    carousel.page.wheel(x, y, dy=-120)
    carousel.rest().rests_on(1)
    carousel.trackpad(x, y, dx=150)
    carousel.rests_on(2)
    carousel.page.evaluate("document.activeElement.blur()")
    carousel.key("ArrowRight").rests_on(3)
    carousel.key("ArrowLeft").rests_on(2)


@check
def a_new_size_keeps_the_page(host, browser):
    for name in ("carousel", "carousel-paging"):
        carousel = Exhibit(host, browser, name)
        x, y = above_the_reading(carousel)
        # More than half of a page, so the end doesn't depend on the speed of a busy machine.
        carousel.page.drag([(x + 100, y), (x - 100, y)], steps=8, seconds=0.3)
        carousel.rest().rests_on(1)
        for width, height in ((1000, 700), (320, 480), (WIDTH, HEIGHT)):
            carousel.page.resize(width, height)
            carousel.rest().rests_on(1)


# All exhibits.


@check
def two_fingers_zoom_the_page(host, browser):
    for name in ("weeks", "calendar"):
        exhibit = Exhibit(host, browser, name, touch=True)
        page = exhibit.page

        def fingers(kind, *places):
            points = [{"x": x, "y": 400, "id": index} for index, x in enumerate(places)]
            page.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)

        fingers("touchStart", 160)
        fingers("touchStart", 160, 230)
        for step in range(1, 16):
            fingers("touchMove", 160 - 4 * step, 230 + 4 * step)
        fingers("touchEnd")
        page.wait("visualViewport.scale > 1.5")
        page.close()


@check
def changed_preferences_apply_to_an_open_page(host, browser):
    weeks = Exhibit(host, browser, "weeks", media={"prefers-color-scheme": "light"})
    x, y = weeks.middle("strip")
    weeks.page.drag([(x + 80, y), (x - 80, y)], steps=8, seconds=0.1)
    weeks.rest()
    corner = "(c => [...c.getContext('2d').getImageData(2, 2, 1, 1).data.slice(0, 3)])(picture)"
    light = weeks.page.evaluate(corner)
    weeks.page.set_media({"prefers-color-scheme": "dark", "prefers-reduced-motion": "reduce"})
    weeks.rest()
    dark = weeks.page.evaluate(corner)
    holds(sum(light) > 600 and sum(dark) < 100, f"the page went from {light} to {dark}")
    equal(shown_week(weeks), "Sunday, October 25, 2026", "the week in the dark")


@check
def a_zoomed_page_is_sharp_and_works(host, browser):
    # Browsers zoom with fewer points and more pixels per point.
    carousel = Exhibit(host, browser, "carousel-paging", width=700, height=450, scale=2)
    equal(carousel.page.evaluate("[picture.width, picture.height]"), [1400, 900], "pixels")
    x, y = carousel.middle("carousel")
    # A zoomed page has fewer points than its window, and distances are divided by the zoom. An emulated display divides
    # them by its pixels per point.
    for turns, zoom in enumerate((2, 1.1, 0.9), 1):
        width = f"Math.round(innerWidth * {zoom} + 8)"
        carousel.page.evaluate(f"Object.defineProperty(window, 'outerWidth', {{ value: {width}, configurable: true }}); 0")
        carousel.page.wheel(x, y, dx=2 * 120 / zoom)
        equal(carousel.rest().index(), turns, f"the floating index after a notch at a zoom of {zoom}")


@check
def two_pages_have_states_of_their_own(host, browser):
    one, other = (Exhibit(host, browser, "carousel-paging") for _ in range(2))
    one.page.front()
    x, y = one.middle("carousel")
    one.page.wheel(x, y, dy=120)
    one.rest().rests_on(1)
    other.page.front()
    other.rest().rests_on(0)


@check
def nothing_is_sent_at_rest(host, browser):
    for name in ("calendar", "weeks", "carousel", "carousel-paging"):
        exhibit = Exhibit(host, browser, name)
        before = exhibit.page.evaluate("[scrollwork.frames, scrollwork.draws]")
        time.sleep(0.7)
        equal(exhibit.page.evaluate("[scrollwork.frames, scrollwork.draws]"), before, f"{name}: frames and draws at rest")


if __name__ == "__main__":
    check.run(__doc__)

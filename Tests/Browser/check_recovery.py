"""Checks that scenes recover what a bad network loses, in a real browser.

    python3 Tests/Browser/check_recovery.py -- gallery --port 0

Requires the standard library and Chromium only.
"""

from checks import KEEP_SOCKETS, Checks, equal, settled, with_modules

check = Checks()

FONTS = "[...document.fonts].filter((face) => face.family.includes('scrollwork-')).length"
# Timers with the pauses between attempts are never due.
WITHOUT_PAUSES = """
    const set = window.setTimeout;
    window.setTimeout = (action, pause, ...all) => set(action, pause >= 1000 && pause <= 60_000 ? 2 ** 30 : pause, ...all);
"""


def opened_without_fonts(host, browser, before=None):
    """Opens a page whose requests for fonts fail."""
    page = browser.open("about:blank")
    page.call("Network.enable")
    page.call("Network.setBlockedURLs", urls=["*/font/*"])
    if before:
        page.call("Page.addScriptToEvaluateOnNewDocument", source=before)
    page.go(host.url)
    settled(page)
    equal(page.evaluate(FONTS), 0, "the fonts of the scene")
    page.call("Network.setBlockedURLs", urls=[])
    return page


@check
def a_font_that_was_lost_is_requested_again(host, browser):
    page = opened_without_fonts(host, browser)
    page.wait(f"{FONTS} > 0", seconds=30)
    settled(page)
    page.close()


@check
def a_font_that_was_lost_arrives_with_the_next_connection(host, browser):
    page = opened_without_fonts(host, browser, before=KEEP_SOCKETS + WITHOUT_PAUSES)
    page.evaluate("sockets.at(-1).close(); 0")
    page.wait("scrollwork.connections === 2")
    page.wait(f"{FONTS} > 0")
    page.close()


# Requests an image that the host doesn't have, and then has.
IMAGE = with_modules({"images": "Images"}, """
  const found = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  const picture = Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).toDataURL();
  window.requests = 0;
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    set(address) { found.set.call(this, (window.requests += 1) < 3 ? address : picture); },
  });
  const context = document.createElement('canvas').getContext('2d');
  let drawings = 0;
  context.drawImage = () => { drawings += 1; };
  const draw = () => images.draw(context, { id: 7, x: 0, y: 0, width: 10, height: 10, tint: null, smooth: true }, 1);
  const images = new Images(() => { draw(); window.shown = drawings; });
  images.prefix = '/image/0/';
  draw();
""")


@check
def a_lost_image_is_requested_again_at_rest(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(IMAGE)
    page.wait("window.shown > 0", seconds=30)
    equal(page.evaluate("requests"), 3, "requests")
    page.close()


# A connection can be dead without a notice: what the page sends is lost, and nothing arrives.
KILL = "(socket => { socket.send = () => {}; socket.onmessage = null; })(sockets.at(-1)); 0"
# The patience of the page passes ten times as fast.
IMPATIENT = """
    const set = window.setTimeout;
    window.setTimeout = (action, pause, ...all) => set(action, pause >= 5000 ? pause / 10 : pause, ...all);
"""


@check
def a_dead_connection_is_replaced(host, browser):
    page = browser.open(host.url + "&exhibit=picker&alone=1", before=KEEP_SOCKETS + IMPATIENT)
    page.front()
    settled(page)
    session = page.evaluate("scrollwork.session")
    page.evaluate(KILL)
    page.key("ArrowRight")
    page.wait("scrollwork.connections === 2 && scrollwork.connected", seconds=30)
    settled(page)
    equal(page.evaluate("[scrollwork.session, notice.hidden, message.hidden]"), [session, True, True], "the scene and its notices")
    page.close()


@check
def another_network_has_another_connection(host, browser):
    page = browser.open(host.url, before=KEEP_SOCKETS)
    settled(page)
    page.evaluate("dispatchEvent(new Event('online')); 0")
    page.evaluate(KILL)
    equal(page.evaluate("[sockets.length, scrollwork.connected]"), [1, True], "a connection that was in use a moment ago")
    page.evaluate("(now => { Date.now = () => now() + 6000; })(Date.now); dispatchEvent(new Event('online')); 0")
    page.wait("scrollwork.connections === 2 && scrollwork.connected && notice.hidden")
    page.close()


# The host doesn't know the session any more.
FORGOTTEN = """
    window.WebSocket = class extends WebSocket {
      send(text) {
        const message = JSON.parse(text);
        super.send(message.session ? JSON.stringify({ ...message, session: 'forgotten' }) : text);
      }
    };
"""


@check
def a_scene_that_replaces_a_lost_one_says_so(host, browser):
    page = browser.open(host.url, before=KEEP_SOCKETS + FORGOTTEN)
    settled(page)
    equal(page.evaluate("message.hidden"), True, "no message at the start")
    page.evaluate("sockets.at(-1).close(); 0")
    page.wait("scrollwork.connections === 2")
    equal(page.evaluate("[message.hidden, message.textContent.includes('new one')]"), [False, True], "the message")
    page.close()


if __name__ == "__main__":
    check.run(__doc__)

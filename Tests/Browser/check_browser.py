"""Checks a program that serves its scenes with BrowserHost, in a real browser.

    python3 Tests/Browser/check_browser.py -- PROGRAM ARGUMENT…

The check starts the program with the arguments. The program must print its address on a separate line. The checks
apply to any scene. If the scene has an element whose data-identifier is "slider", they also check its keys.
Requires the standard library and Chromium only.
"""

import http.server
import json
import signal
import threading
import time
from urllib.parse import quote

from checks import KEEP_SOCKETS, KEEP_WORDS, SHOWN, Checks, equal, holds, settled, with_modules
from host import Host
from websocket import Closed, Rejected

check = Checks()


def close_of(socket):
    """Returns the code and reason with which the host closes the socket."""
    try:
        while True:
            socket.receive()
    except Closed as closed:
        return closed.code, closed.reason


@check
def unauthorized_clients_are_rejected(host, browser):
    equal(host.get(f"/?token={host.token}")[0], 200, "right token")
    for path in ("/", "/?token=wrong", f"/?token={host.token}x", "/page/client.js", "/font/0", "/nothing"):
        status, _, body = host.get(path)
        equal(status, 403, path)
        holds(0 < len(body) < 1200 and host.token.encode() not in body, "the response is short")
    for name in ("example.org", f"example.org:{host.port}", "127.0.0.1:1", f"0.0.0.0:{host.port}"):
        equal(host.get(f"/?token={host.token}", host=name)[0], 403, name)
    equal(host.get(f"/?token={host.token}", host=f"localhost:{host.port}")[0], 200, "localhost")
    for arguments in ({"token": "wrong"}, {"origin": "http://example.org"}, {"host": "example.org"}):
        try:
            host.socket(**arguments)
            raise AssertionError(f"a socket was opened with {arguments}")
        except Rejected as rejection:
            equal(rejection.status, 403, str(arguments))


@check
def answers_are_strict(host, browser):
    status, headers, _ = host.get(f"/?token={host.token}")
    equal(headers["X-Content-Type-Options"], "nosniff", "type guessing")
    equal(headers["Referrer-Policy"], "no-referrer", "referrer")
    holds("default-src 'none'" in headers["Content-Security-Policy"], "a content security policy")
    holds("Set-Cookie" not in headers, "no cookie, which every other port of the machine would get")
    equal(host.get(f"/page/{host.token}/client.js")[0], 200, "a script with the token in its path")
    equal(host.get(f"/font/..%2f..%2fetc%2fpasswd?token={host.token}")[0], 404, "no paths from the page")
    equal(host.get(f"/?token={host.token}", method="POST")[0], 405, "only reading")


@check
def page_is_drawn(host, browser):
    page = browser.open(host.url, width=800, height=480, scale=2)
    settled(page)
    equal(page.console, [], "the console")
    equal(page.evaluate("[picture.width, picture.height]"), [1600, 960], "a canvas in pixels of the display")
    colors = page.evaluate(
        "new Set(new Uint32Array(picture.getContext('2d').getImageData(0, 0, 1600, 960).data.buffer)).size")
    holds(colors > 3, f"a picture, not {colors} colors")
    page.resize(640, 400, 1)
    page.wait("picture.width === 640 && picture.height === 400")
    settled(page)
    page.close()


@check
def what_is_painted_in_parts_is_the_whole_picture(host, browser):
    page = browser.open(host.url, width=390, height=844, scale=2, touch=True)
    settled(page)
    pixels = "picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data"
    for points in ([(200, 700), (200, 300), (180, 500)], [(300, 420), (60, 420)], [(200, 200), (210, 600)]):
        page.touch_drag(points, steps=12)
        settled(page)
        page.evaluate("new Promise((done) => setTimeout(done, 200))")
        different = page.evaluate(
            f"(() => {{ const before = {pixels}; scrollwork.repaint(); const after = {pixels};"
            "return before.reduce((sum, value, i) => sum + (Math.abs(value - after[i]) > 2 ? 1 : 0), 0); })()")
        equal(different, 0, "values that a whole painting changes")
    page.close()


@check
def a_page_that_changes_its_size_is_never_empty(host, browser):
    page = browser.open(host.url, width=800, height=480)
    settled(page)
    page.evaluate("""
        window.empty = 0;
        new ResizeObserver(() => {
            const data = picture.getContext('2d').getImageData(0, 0, picture.width, 1).data;
            if (data.every((value, i) => i % 4 === 3 || value === 0)) window.empty += 1;
        }).observe(document.body);
        0
    """)
    for width in range(700, 400, -30):
        page.resize(width, 480)
        page.evaluate("new Promise(requestAnimationFrame)")
    settled(page)
    equal(page.evaluate("empty"), 0, "moments without a picture")
    page.close()


# The number of pixels of the display stays the same while a person zooms the page.
KEEP_PIXELS = KEEP_WORDS + """
    window.ResizeObserver = class extends ResizeObserver {
        observe(element, options) { if (options?.box !== 'device-pixel-content-box') super.observe(element, options); }
    };
"""


@check
def a_zoomed_page_has_fewer_points(host, browser):
    page = browser.open(host.url, width=800, height=480, before=KEEP_PIXELS)
    settled(page)
    page.evaluate("said.splice(0); 0")
    page.resize(400, 240, scale=2)
    settled(page)
    sizes = page.evaluate("said.filter(({ t }) => t === 'size').map(({ size }) => size)")
    equal(sizes, [[400, 240]], "the reported sizes")
    equal(page.evaluate("[picture.width, picture.height]"), [800, 480], "the pixels of the picture")
    page.close()


@check
def nothing_is_sent_at_rest(host, browser):
    page = browser.open(host.url)
    settled(page)
    before = page.evaluate("[scrollwork.frames, scrollwork.draws, scrollwork.bytes]")
    time.sleep(1)
    equal(page.evaluate("[scrollwork.frames, scrollwork.draws, scrollwork.bytes]"), before, "frames, draws and bytes at rest")
    page.close()


@check
def fonts_come_from_files_in_use(host, browser):
    socket, _, frame = host.greeted()
    files = [entry for entry in frame.get("F", []) if entry[1]]
    for entry in files:
        status, headers, body = host.get(f"{entry[1]}?token={host.token}")
        equal(status, 200, entry[1])
        holds(headers["Content-Type"] == "font/woff2" and "immutable" in headers["Cache-Control"], "font headers")
    equal(host.get(f"/font/99999?token={host.token}")[0], 404, "a font that was never used")
    socket.close()
    page = browser.open(host.url)
    settled(page)
    states = page.evaluate("[...document.fonts].filter((face) => face.family.includes('scrollwork-')).map((face) => face.status)")
    holds(states and set(states) == {"loaded"}, f"the browser accepts the fonts: {states}")
    page.close()


@check
def tabs_are_independent(host, browser):
    one, other = browser.open(host.url), browser.open(host.url + "&appearance=dark")
    one.front()
    other.wait("document.hidden")
    settled(one)
    settled(other)
    holds(one.evaluate("scrollwork.session") != other.evaluate("scrollwork.session"), "sessions differ")
    before = other.evaluate("scrollwork.frames")
    one.drag([(100, 140), (200, 160)])
    one.wheel(500, 200, dy=120)
    settled(one)
    equal(other.evaluate("scrollwork.frames"), before, "the other tab's frames")
    one.close()
    other.close()


@check
def broken_socket_is_mended(host, browser):
    page = browser.open(host.url, before=KEEP_SOCKETS)
    settled(page)
    session, layers = page.evaluate("[scrollwork.session, scrollwork.layers]")
    page.evaluate("sockets.at(-1).close()")
    page.wait("scrollwork.connections === 2 && scrollwork.connected")
    settled(page)
    equal(page.evaluate("[scrollwork.session, scrollwork.layers]"), [session, layers], "the same scene")
    equal(page.evaluate("notice.hidden"), True, "the notice is gone")
    page.close()


@check
def token_leaves_the_address(host, browser):
    page = browser.open(host.url + "&appearance=dark")
    settled(page)
    equal(page.evaluate("location.search"), "?appearance=dark", "the address")
    page.go(page.evaluate("location.href"))
    settled(page)
    equal(page.evaluate("[location.search, scrollwork.connected]"), ["?appearance=dark", True], "loaded anew")
    equal(page.evaluate("document.cookie"), "", "cookies")
    page.close()


class ForeignSite(http.server.ThreadingHTTPServer):
    """A site of another origin, whose only page opens an address."""

    def __init__(self, target):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(f"<script>addEventListener('load', () => setTimeout(() => {{ location = {target!r} }}))</script>".encode())

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)

    def __enter__(self):
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return f"http://localhost:{self.server_address[1]}/"

    def __exit__(self, *_):
        self.shutdown()
        self.server_close()


@check
def a_foreign_page_opens_no_scene_with_the_token_of_the_tab(host, browser):
    """A page of another origin doesn't know the token, but the storage of the tab does."""
    target = host.url.partition("?")[0] + "?appearance=dark"
    with ForeignSite(target) as address:
        page = browser.open(host.url, before=KEEP_WORDS)
        settled(page)
        page.go(address)
        page.wait(f"location.href === {target!r} && document.readyState === 'complete'")
        page.wait("document.querySelector('#offer:not([hidden]) a') !== null")
        # The person can decide to continue, and to load the page again.
        page.evaluate("document.querySelector('#offer a').click(); 0")
        page.wait(SHOWN)
        settled(page)
        page.evaluate("window.isOld = true; location.reload(); 0")
        page.wait(f"!window.isOld && {SHOWN}")
        page.close()


@check
def an_address_moves_no_finger(host, browser):
    page = browser.open(host.url + "&finger=" + quote("at 0.1 tap 50,50"), before=KEEP_WORDS)
    settled(page)
    # The same script, from the page around the scene.
    page.evaluate("postMessage({ finger: 'at 0.1 tap 60,60' }, location.origin); 0")
    presses = "said.filter(({ t }) => t === 'in').flatMap(({ e }) => e).filter(([kind, , , phase]) => kind === 'p' && phase === 0)"
    page.wait(f"{presses}.length > 0")
    places = page.evaluate(f"{presses}.map(([, , , , x, y]) => [x, y])")
    holds(all(place == [60, 60] for place in places), f"presses at {places}")
    page.close()


@check
def restarted_program_is_detected(host, browser):
    command = host.process.args[:-1] + ["0"] if host.process.args[-2:-1] == ["--port"] else host.process.args
    first = Host(command)
    page = browser.open(first.url)
    settled(page)
    first.process.terminate()
    first.process.wait(10)
    page.wait("notice.textContent.includes('ended')")
    again = Host(command[:-1] + [str(first.port)])
    page.wait("notice.textContent === 'The program was restarted; open the address it printed.'", seconds=15)
    again.stop()
    page.close()
    chosen = ["env", "SCROLLWORK_TOKEN=0123456789abcdef", *command]
    first = Host(chosen)
    page = browser.open(first.url)
    settled(page)
    frames = page.evaluate("scrollwork.frames")
    first.stop()
    again = Host(chosen[:-1] + [str(first.port)])
    page.wait(f"scrollwork.connections === 2 && scrollwork.frames > {frames} && notice.hidden", seconds=15)
    settled(page)
    # The fonts of another run have other numbers.
    addresses = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/font/'))")
    runs = {address.partition("&run=")[2] for address in addresses}
    equal(len(runs), 2, f"the runs in the addresses of fonts, {addresses}")
    again.stop()
    page.close()


@check
def a_program_without_an_answer_is_noticed(host, browser):
    program = Host(host.process.args)
    page = browser.open(program.url + "&exhibit=calendar&alone=1")
    settled(page)
    program.process.send_signal(signal.SIGSTOP)
    page.front()
    page.wheel(200, 300, dy=120)
    page.wait("!notice.hidden && notice.textContent.includes('isn’t responding')", seconds=10)
    program.process.send_signal(signal.SIGCONT)
    page.wait("notice.hidden", seconds=10)
    page.close()
    program.stop()


@check
def a_page_without_a_script_says_so(host, browser):
    for address, script in ((host.url, "painter.js"), (host.url.replace("/scene?", "/?"), "showcase.js")):
        page = browser.open("about:blank")
        page.call("Network.enable")
        page.call("Network.setBlockedURLs", urls=[f"*/{script}*"])
        page.go(address)
        page.wait("document.body.innerText.includes('could not load')")
        page.close()


@check
def page_beyond_the_limit_of_tabs_says_so(host, browser):
    program = Host(host.process.args)
    sockets = [program.greeted()[0] for _ in range(32)]
    for socket in sockets:
        socket.answer_pings()
    page = browser.open(program.url)
    page.wait("notice.textContent.startsWith('Too many tabs')")
    # A tab without a page gives up its place.
    sockets[0].close()
    page.wait("scrollwork.connected && notice.hidden", seconds=15)
    page.close()
    for socket in sockets[1:]:
        socket.close()
    program.stop()


@check
def malformed_messages_close_their_own_tab(host, browser):
    page = browser.open(host.url, before=KEEP_SOCKETS)
    bystander = browser.open(host.url)
    settled(page)
    settled(bystander)
    page.evaluate("sockets.at(-1).send('nonsense')")
    page.wait("!scrollwork.connected")
    equal(page.evaluate("scrollwork.closed.code"), 1007, "the page receives the code")
    holds("not as expected" in page.evaluate("notice.textContent"), "and so is the person")
    bad = [
        ("{", 1007), (json.dumps({"t": "size", "size": [-1, 4]}), 1007), (json.dumps({"t": "size", "size": [1e9, 4]}), 1007),
        ('{"t":"in","now":NaN,"e":[]}', 1007), (json.dumps({"t": "what"}), 1007), (json.dumps({"t": "ack", "now": 1, "n": -1}), 1007),
        (json.dumps({"t": "ack", "now": 1, "n": 99}), 1002), (b"\x00\x01", 1003), ("x" * 70_000, 1009), ("x" * 5_000_000, 1009),
        ("[" * 60_000, 1007), ("\udcff".encode("utf-8", "surrogateescape").decode("latin-1"), 1007),
    ]
    for message, code in bad:
        socket, _, _ = host.greeted()
        socket.send(message)
        found, reason = close_of(socket)
        equal(found, code, repr(message[:60]))
        holds(reason, "a reason")
    first = host.socket()
    first.send(json.dumps({"t": "ack", "now": 1, "n": 1}))
    equal(close_of(first)[0], 1002, "no greeting")
    socket, _, _ = host.greeted()
    socket.send(b"abc", opcode=7)
    equal(close_of(socket)[0], 1002, "an unknown opcode")
    equal(bystander.evaluate("scrollwork.connected"), True, "the bystander is connected")
    before = bystander.evaluate("scrollwork.frames")
    bystander.resize(700, 500)
    bystander.wait(f"scrollwork.frames > {before}")
    page.close()
    bystander.close()


@check
def silent_page_gets_two_frames_at_most(host, browser):
    socket, session, frame = host.greeted()
    equal(frame["n"], 1, "the first frame")
    for width in range(301, 320):
        socket.send(json.dumps({"t": "size", "size": [width, 200]}))
    socket.socket.settimeout(0.7)
    numbers = []
    try:
        while True:
            numbers.append(json.loads(socket.receive())["n"])
    except TimeoutError:
        pass
    holds(all(number <= 2 for number in numbers), f"frames {numbers} without an acknowledgement")
    socket.close()
    again, resumed, frame = host.greeted(session)
    equal(resumed, session, "the session is resumed")
    equal(frame.get("full"), 1, "the frame is complete")
    again.close()


@check
def environment_is_followed(host, browser):
    page = browser.open(host.url, media={"prefers-color-scheme": "light"}, before=KEEP_WORDS)
    settled(page)
    equal(page.evaluate("said.find(({ t }) => t === 'hello').env.dark"), False, "the scheme in the greeting")
    page.set_media({"prefers-color-scheme": "dark", "prefers-reduced-motion": "reduce"})
    page.wait("said.findLast(({ t }) => t === 'env')?.env.dark && said.findLast(({ t }) => t === 'env').env.motion")
    settled(page)
    page.close()
    right = browser.open(host.url + "&direction=rtl&locale=ar&scale=2&appearance=dark", before=KEEP_WORDS)
    settled(right)
    hello = right.evaluate("said.find(({ t }) => t === 'hello')")
    equal([hello["env"][name] for name in ("dark", "rtl", "text", "locale")], [True, True, 2, "ar"], "what the address asks for")
    equal(hello["query"].get("appearance"), "dark", "the query")
    holds("token" not in hello["query"], "the token stays out of the query")
    equal(right.evaluate("[document.documentElement.dir, document.documentElement.lang]"), ["rtl", "ar"], "direction and language")
    right.close()


@check
def focus_and_departure_are_reported(host, browser):
    page = browser.open(host.url, before=KEEP_WORDS)
    settled(page)
    for script, state in [
        ("document.hasFocus = () => false; dispatchEvent(new Event('blur'))", [True, False]),
        ("document.hasFocus = () => true; dispatchEvent(new Event('focus'))", [True, True]),
        ("document.dispatchEvent(new Event('freeze'))", [False, True]),
        ("document.dispatchEvent(new Event('resume'))", [True, True]),
        ("dispatchEvent(new Event('pagehide'))", [False, True]),
        ("dispatchEvent(new Event('pageshow'))", [True, True]),
    ]:
        page.evaluate(script + "; 0")
        env = page.evaluate("said.findLast(({ t }) => t === 'env').env")
        equal([env["active"], env["focused"]], state, script)
    page.close()


@check
def elements_lie_over_the_picture(host, browser):
    page = browser.open(host.url)
    settled(page)
    tree = page.accessibility()
    holds(any(node["role"] == "main" for node in tree), "the scene is the page's main part")
    named = [node for node in tree if node["name"] and node["role"] not in ("RootWebArea", "StaticText", "InlineTextBox")]
    holds(named, "elements with names")
    equal(page.evaluate("getComputedStyle(elements).pointerEvents"), "none", "elements let pointers through")
    page.key("Tab")
    if page.evaluate("document.querySelector('#elements [tabindex=\"0\"]') !== null"):
        equal(page.evaluate("document.activeElement.tabIndex"), 0, "Tab reaches the elements")
        equal(page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "solid", "the ring is visible")
    page.close()


@check
def slider_takes_keys(host, browser):
    page = browser.open(host.url)
    settled(page)
    slider = "document.querySelector('[data-identifier=slider]')"
    if not page.evaluate(f"{slider} !== null"):
        return
    value = f"Number({slider}.getAttribute('aria-valuenow'))"
    before = page.evaluate(value)
    page.evaluate(f"{slider}.focus()")
    page.key("ArrowRight", times=2)
    page.wait(f"{value} === {before} + 2")
    page.key("ArrowDown")
    page.wait(f"{value} === {before} + 1")
    node = next(node for node in page.accessibility() if node["role"] == "slider")
    equal(float(node["value"]), before + 1, "the value that is read out")
    page.close()


# What a scene with three shortcuts receives for presses of keys, with and without a Command key.
SHORTCUTS = with_modules({"shortcuts": "matching"}, """
  const known = ['Meta+Shift+J', 'Alt+Meta+P', 'Meta+Plus'];
  const press = (key, bits, hasCommand, code = '') => {
    const found = matching({ key, code }, bits, (text) => known.includes(text), hasCommand);
    return found && [found.key, found.modifiers];
  };
  window.presses = [
    press('J', 9, true), press('J', 3, false), press('J', 3, true), press('j', 2, false), press('c', 2, false),
    press('π', 12, true, 'KeyP'), press('+', 9, true), press('+', 2, false),
  ];
""")


@check
def the_page_takes_only_the_shortcuts_of_the_scene(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(SHORTCUTS)
    page.wait("window.presses")
    equal(
        page.evaluate("presses"), [["J", 9], ["J", 9], None, None, None, ["p", 12], ["+", 9], ["+", 8]],
        "the keys and modifiers")
    page.close()


# The transform and the opacity of layers that respond to content at an offset of 5: one that fades by half within ten
# points, and one that also moves to the right by as many points as the content.
RESPONSES = with_modules({"responses": "makeResponse, respond"}, """
  const fades = makeResponse([[0, 10], [9, 1, 0.5]]);
  const moves = makeResponse([[0, 10], [6, 0, 10], [9, 1, 0.5]]);
  const at = (response, shown) => respond(null, 1, [{ response, sent: 0, shown }]);
  window.looks = [at(fades, 5), at(moves, 5), at(fades, 0), at(fades, -20), at(fades, 40)];
""")


@check
def effects_that_only_fade_have_no_transform(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(RESPONSES)
    page.wait("window.looks")
    moved = [1, 0, 0, 0, 1, 0, 5, 0, 1]
    equal(page.evaluate("looks"), [[None, 0.75], [moved, 0.75], [None, 1], [None, 1], [None, 0.5]], "the looks")
    page.close()


# Layers as a frame describes them: content that a finger holds at an offset of 5, and a row that fades with it. Then,
# the frames that the page foresees.
FORESEEN = with_modules({"layers": "Layers", "scrolling": "Scrolling"}, """
  const layers = new Layers();
  const scrolling = new Scrolling(layers);
  const axis = (flags, upper, offset) => [0, [flags, 0, 0, upper, 100, offset]];
  const fade = [0, [[0, 10], [9, 1, 0.5]]];
  layers.apply({ full: 1, root: 1, l: [
    { i: 1, p: [0, 0], m: 0, o: 1, c: ['R', 0, 0, 100, 100], e: 0, d: [], k: [2] },
    { i: 2, p: [0, -5], m: 0, o: 1, c: 0, e: 0, d: [], k: [3], s: axis(7, 900, 5) },
    { i: 3, p: [0, 0], m: 0, o: 0.75, c: 0, e: 0, d: [], k: [], f: fade },
  ] });
  const held = { i: 2, p: [0, -9], m: 0, s: axis(7, 900, 9) };
  const foresees = (frame) => scrolling.foresees({ t: 'frame', n: 2, q: 2, T: [1, 1], ...frame });
  window.foreseen = {
    nothing: foresees({}),
    offset: foresees({ l: [held] }),
    response: foresees({ l: [held, { i: 3, o: 0.6 }] }),
    elements: foresees({ l: [held], am: [] }),
    row: foresees({ l: [{ ...held, k: [3, 4] }, { i: 4, p: [0, 90], m: 0, o: 1, c: 0, e: 0, d: [], k: [] }] }),
    goneRow: foresees({ l: [{ ...held, k: [] }], x: [3] }),
    drawing: foresees({ l: [held, { i: 3, d: [] }] }),
    place: foresees({ l: [held, { i: 3, p: [0, 1], m: 0 }] }),
    bounds: foresees({ l: [{ ...held, s: axis(7, 950, 9) }] }),
    release: foresees({ l: [{ ...held, s: axis(6, 900, 9) }] }),
    fling: foresees({ l: [{ ...held, s: [0, [6, 0, 0, 900, 100, 1, [0, 9, 1000]]] }] }),
    feedback: foresees({ l: [held], v: [['selection', 1]] }),
    announcement: foresees({ l: [held], an: [['default', 'x']] }),
    background: foresees({ l: [held], bg: '#000000ff' }),
    request: foresees({ l: [held], rq: [['copy', 'x']] }),
    whole: foresees({ full: 1, l: [] }),
  };
""")


@check
def only_the_movement_of_held_content_is_foreseen(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(FORESEEN)
    page.wait("window.foreseen")
    foreseen = page.evaluate("foreseen")
    equal([name for name, value in foreseen.items() if value], ["nothing", "offset", "response", "elements"], "foreseen")
    equal(len(foreseen), 16, "frames")
    page.close()


# The longest message of a mouse with 8,000 samples per second, on a display with 144 frames per second. The time of the
# page stands still between the frames.
FAST = with_modules({"outbox": "Outbox", "delay": "Delay"}, """
  let time = performance.now();
  performance.now = () => time;
  const sent = [];
  const outbox = new Outbox(new Delay());
  outbox.open({ readyState: WebSocket.OPEN, send: (text) => sent.push(JSON.parse(text)) });
  const move = (number) => ['p', 1, 1, 1, number, 1, time / 1000, 0];
  outbox.input([move(0)]);
  let last = 0;
  for (let frame = 0; frame < 40; frame += 1) {
    outbox.inputSoon(Array.from({ length: 55 }, () => move(last += 1)), false);
    time += 1000 / 144;
  }
  outbox.input([]);
  outbox.close();
  delete performance.now;
  const events = sent.flatMap(({ e }) => e);
  window.messages = [Math.max(...sent.map(({ e }) => e.length)), sent.length, events.every(([, , , , x], i) => x === i), events.length];
""")


@check
def a_fast_mouse_sends_no_message_that_the_host_rejects(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(FAST)
    page.wait("window.messages")
    longest, messages, isInOrder, events = page.evaluate("messages")
    # Limits.eventsPerMessage
    holds(longest <= 256, f"{longest} events in a message")
    holds(messages < 25, f"{messages} messages for 40 frames")
    equal([isInOrder, events], [True, 2201], "the events in order")
    page.close()


# Replaces what leaves the page, and records it.
OUTSIDE = with_modules({"requests": "Requests"}, """
  window.outside = [];
  HTMLAnchorElement.prototype.click = function () { outside.push([this.href, this.target, this.rel]); };
  const put = (name, value) => Object.defineProperty(navigator, name, { value, configurable: true });
  put('canShare', () => window.shares);
  put('share', async (data) => { outside.push(data); if (window.failure) throw new DOMException('', window.failure); });
  put('clipboard', { writeText: async (text) => { if (window.isLocked) throw new Error(); outside.push(text); } });
  window.requests = new Requests(document.getElementById('message'));
  window.ready = true;
""")


@check
def requests_leave_the_page(host, browser):
    page = browser.open(host.url)
    settled(page)
    page.evaluate(OUTSIDE)
    page.wait("window.ready")

    def asked(request):
        page.evaluate(f"window.outside = []; requests.perform({json.dumps(request)}); 0")
        page.wait("outside.length > 0 || !message.hidden")
        return page.evaluate("outside"), page.evaluate("message.hidden ? null : message.textContent")

    rel = "noopener noreferrer"
    equal(asked(["open", "https://example.org/a"])[0], [["https://example.org/a", "_blank", rel]], "another tab")
    equal(asked(["open", "mailto:a@example.org"])[0], [["mailto:a@example.org", "", rel]], "another program")
    share = ["share", "Title", "Message", [["url", "https://example.org/"], ["text", "More"]]]
    page.evaluate("window.shares = true;0")
    whole = {"title": "Title", "url": "https://example.org/", "text": "Message\nMore"}
    equal(asked(share)[0], [whole], "the browser's dialog")
    page.evaluate("window.failure = 'NotAllowedError';0")
    copied = "Message\nhttps://example.org/\nMore"
    page.evaluate(f"window.outside = []; requests.perform({json.dumps(share)}); 0")
    page.wait("outside.length === 2")
    equal(page.evaluate("outside[1]"), copied, "copied where the dialog fails")
    page.wait("message.textContent === 'Copied'")
    page.evaluate("window.shares = false; message.hidden = true;0")
    equal(asked(share)[0], [copied], "copied without a dialog")
    page.evaluate("window.isLocked = true; message.hidden = true; window.outside = []; requests.perform("
                  + json.dumps(share) + ");0")
    page.wait("!message.hidden")
    holds("allow copying" in page.evaluate("message.textContent"), "a failure is visible")
    page.close()


@check
def the_document_follows_the_language(host, browser):
    language = "window.language = 'en'; Object.defineProperty(navigator, 'language', { get: () => window.language });"
    page = browser.open(host.url, before=KEEP_WORDS + language)
    settled(page)
    page.evaluate("window.language = 'ar-EG'; dispatchEvent(new Event('languagechange')); 0")
    equal(page.evaluate("[document.documentElement.dir, document.documentElement.lang]"), ["rtl", "ar-EG"], "the document")
    env = page.evaluate("said.findLast(({ t }) => t === 'env').env")
    equal([env["rtl"], env["locale"]], [True, "ar-EG"], "the environment")
    page.close()


@check
def a_key_without_a_name_is_ignored(host, browser):
    """Chromium sends one when a person chooses a suggestion of its autofill."""
    page = browser.open(host.url)
    settled(page)
    page.evaluate("""
        for (const type of ['keydown', 'keyup']) {
          const event = new Event(type, { bubbles: true });
          document.dispatchEvent(Object.defineProperty(event, 'getModifierState', { value: () => false }));
        }
        0
    """)
    equal(page.console, [], "the console")
    page.close()


@check
def keys_of_a_focused_element_have_no_function_of_the_browser(host, browser):
    """In Firefox, some keys find text on the page."""
    page = browser.open(host.url)
    settled(page)
    page.evaluate("""
        window.prevented = [];
        window.addEventListener('keydown', (event) => prevented.push([event.key, event.defaultPrevented]));
        0
    """)
    page.key("/")
    page.evaluate("document.querySelector('#elements [tabindex=\"0\"]').focus()")
    page.key("/")
    equal(page.evaluate("prevented"), [["/", False], ["/", True]], "the keys without and with a focused element")
    page.close()


# Returns what the page reports for the events of a wheel: distances, and whether they're those of a trackpad.
WHEEL = with_modules({"wheel": "listenToWheel"}, """
  window.turn = (events) => {
    const target = new EventTarget();
    const reports = [];
    listenToWheel(target, (items) => reports.push(...items.map(([, , , dx, dy, isPrecise]) => [dx, dy, isPrecise === 1])));
    for (const { mode, ...event } of events) {
      // Firefox converts lines to pixels if a page reads a distance before the mode.
      let isInLines = null;
      const all = { deltaX: 0, deltaY: 0, wheelDeltaX: 0, wheelDeltaY: 0, clientX: 1, clientY: 1, ...event };
      const properties = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]));
      if (mode === 'lines') {
        properties.deltaMode = { get: () => ((isInLines ??= true) ? 1 : 0) };
        for (const name of ['deltaX', 'deltaY']) properties[name] = { get: () => ((isInLines ??= false) ? 1 : 19) * all[name] };
      } else properties.deltaMode = { value: 0 };
      target.dispatchEvent(Object.defineProperties(new Event('wheel'), properties));
    }
    return reports;
  };
  window.ready = true;
""")
AS_WEBKIT = "Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' });"


@check
def a_notch_of_a_wheel_counts_once_in_each_browser(host, browser):
    events = {
        "Chromium on Linux": {"deltaY": 120, "wheelDeltaY": -120},
        "Chromium on Windows": {"deltaY": 100, "wheelDeltaY": -120},
        "Firefox with three lines": {"mode": "lines", "deltaY": 3, "wheelDeltaY": -120},
        "Firefox with six lines": {"mode": "lines", "deltaY": 6, "wheelDeltaY": -120},
        "WebKit on Linux": {"deltaY": 86, "wheelDeltaY": -120},
    }
    for kind, event in events.items():
        page = browser.open(host.url, before=AS_WEBKIT if kind.startswith("WebKit") else None)
        settled(page)
        page.evaluate(WHEEL)
        page.wait("window.ready")
        turns = json.dumps([event, {**event, "deltaY": -event["deltaY"], "wheelDeltaY": 120}])
        equal(page.evaluate(f"turn({turns})"), [[0, 1, False], [0, -1, False]], kind)
        trackpad = json.dumps([{"deltaY": 40, "wheelDeltaY": -120}])
        equal(page.evaluate(f"turn({trackpad})"), [[0, 40, True]], f"a trackpad, beside {kind}")
        page.close()


if __name__ == "__main__":
    check.run(__doc__)

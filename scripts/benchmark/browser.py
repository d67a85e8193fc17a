"""Measures scrolling in Chromium, and prints a table: ours, native scrolling, and a carousel of transforms, in one run.

    python3 scripts/benchmark/browser.py GALLERY [--delay MILLISECONDS] [--seconds SECONDS]

The browser's input pipeline delivers the finger, which drags back and forth for some seconds and then flicks. The page
is 390 by 844 points, with two pixels per point. Only frames in which the image changed count. The lag is the distance
of the content behind the finger, divided by the speed of the finger. The option --delay adds a round-trip delay between
the page and the host.
"""

import argparse
import http.server
import json
import os
import socket
import statistics
import sys
import threading
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))

from checks import PLACE, settled
from chromium import Chromium
from host import Host

# Records the positions of the content and of the finger. The position of the content is read when the frame is
# complete, because a page can move it in any callback of the frame.
OBSERVE = """
window.measured = { places: [], fingers: [] };
addEventListener('pointermove', (event) => {
  for (const e of event.getCoalescedEvents?.() ?? [event]) measured.fingers.push([e.timeStamp, e.clientX, e.clientY]);
}, { capture: true, passive: true });
addEventListener('touchmove', (event) => {
  measured.fingers.push([event.timeStamp, event.touches[0].clientX, event.touches[0].clientY]);
}, { capture: true, passive: true });
const complete = new MessageChannel();
complete.port1.onmessage = ({ data }) => { if (window.placeOf) measured.places.push([data, window.placeOf()]); };
(function frame(now) {
  requestAnimationFrame(frame);
  complete.port2.postMessage(now);
})(performance.now());
0
"""

# The exhibits, whether they scroll vertically, and the other coordinate of the finger, in points.
EXHIBITS = (
    ("calendar", True, 195), ("looping-carousel", False, 260), ("wheel-picker", False, 425), ("carousel", False, 260),
)

NATIVE_LIST = """<!doctype html><meta name=viewport content="width=device-width"><style>
body { margin: 0; height: 100vh; overflow: hidden; font: 17px system-ui } #s { height: 100vh; overflow-y: scroll; scroll-snap-type: y proximity }
section { padding: 12px 20px; scroll-snap-align: start } .g { display: grid; grid-template-columns: repeat(7, 1fr); text-align: center; line-height: 44px }
</style><div id=s></div><script>
for (let m = 0; m < 1212; m++) { const e = document.createElement('section'); e.innerHTML = `<h3>Month ${m + 1}</h3><div class=g>${
  Array.from({ length: 30 }, (_, i) => `<span>${i + 1}</span>`).join('')}</div>`; s.append(e); }
s.scrollTop = 60000; window.placeOf = () => -s.scrollTop;
</script>"""

NATIVE_PAGES = """<!doctype html><meta name=viewport content="width=device-width"><style>
body { margin: 0; overflow: hidden } #s { margin-top: 110px; height: 300px; display: flex; overflow-x: scroll; scroll-snap-type: x mandatory; gap: 30px; padding: 0 70px }
#s > div { flex: 0 0 250px; height: 300px; border-radius: 32px; scroll-snap-align: center; background: linear-gradient(135deg, orange, deeppink) }
</style><div id=s></div><script>
for (let i = 0; i < 200; i++) s.append(document.createElement('div'));
s.scrollLeft = 28000; window.placeOf = () => -s.scrollLeft;
</script>"""

TRANSFORM_PAGES = """<!doctype html><meta name=viewport content="width=device-width"><style>
body { margin: 0; overflow: hidden; touch-action: none } #s { margin-top: 110px; display: flex; gap: 30px; will-change: transform }
#s > div { flex: 0 0 250px; height: 300px; border-radius: 32px; background: linear-gradient(135deg, orange, deeppink) }
</style><div id=s></div><script>
for (let i = 0; i < 30; i++) s.append(document.createElement('div'));
let x = -2800, at = null, speed = 0, goal = null, last = 0;
const put = () => { s.style.transform = `translateX(${x}px)`; };
addEventListener('pointerdown', (e) => { at = e.clientX; goal = null; last = e.timeStamp; });
addEventListener('pointermove', (e) => { if (at === null) return; speed = (e.clientX - at) / Math.max(1, e.timeStamp - last); last = e.timeStamp; x += e.clientX - at; at = e.clientX; });
addEventListener('pointerup', () => { at = null; goal = Math.round((x + speed * 200) / 280) * 280; });
(function frame() { requestAnimationFrame(frame); if (goal !== null) x += (goal - x) * 0.12; put(); })();
window.placeOf = () => x;
</script>"""


class Away:
    """Forwards bytes between the page and the host with a delay."""

    def __init__(self, port, delay):
        self.port, self.delay = port, delay / 2000
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.own = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            near, _ = self.listener.accept()
            far = socket.create_connection(("127.0.0.1", self.port))
            for source, target, change in ((near, far, True), (far, near, False)):
                for end in (source, target):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self._carry, args=(source, target, change), daemon=True).start()

    def _carry(self, source, target, change):
        waiting, ready = [], threading.Condition()

        def send():
            while True:
                with ready:
                    while not waiting:
                        ready.wait()
                    moment, data = waiting.pop(0)
                time.sleep(max(0, moment - time.monotonic()))
                try:
                    target.sendall(data) if data else target.shutdown(socket.SHUT_WR)
                except OSError:
                    pass
                if not data:
                    return

        threading.Thread(target=send, daemon=True).start()
        data = b"."
        while data:
            try:
                data = source.recv(1 << 16)
            except OSError:
                data = b""
            # The host responds only to requests for its own address.
            named = data.replace(f":{self.own}".encode(), f":{self.port}".encode()) if change else data.replace(
                f"ws://127.0.0.1:{self.port}".encode(), f"ws://127.0.0.1:{self.own}".encode())
            with ready:
                waiting.append((time.monotonic() + self.delay, named))
                ready.notify()


def serve(texts):
    """Serves pages by name on a separate port."""

    class Pages(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            body = texts.get(self.path, "").encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def cpu(host):
    with open(f"/proc/{host.process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(page, vertical, across, seconds, host):
    """Returns frames per second, milliseconds of the main thread per frame, lag in milliseconds, bytes per frame, and
    milliseconds of the server per frame."""
    metrics = lambda: {item["name"]: item["value"] for item in page.call("Performance.getMetrics")["metrics"]}
    page.call("Performance.enable")
    page.evaluate(OBSERVE)
    if host:
        page.evaluate(PLACE)
        page.evaluate("window.begin = scrollwork.bytes;0")
    busy, server = metrics()["TaskDuration"], cpu(host) if host else 0
    page.evaluate("measured.places.length = measured.fingers.length = 0;0")
    # Drags back and forth at 440 points per second, then flicks at 1,500.
    middle = 420 if vertical else 195
    path = [middle + 110 * (4 * abs(i / 60 % 1 - 0.5) - 1) for i in range(round(60 * seconds))]
    finger(page, path, vertical, across)
    time.sleep(0.7)
    finger(page, [middle + 100 - 25 * i for i in range(9)], vertical, across)
    time.sleep(1.5)
    data = page.evaluate("measured")
    moved = [now for (now, place), (_, before) in zip(data["places"][1:], data["places"]) if place != before]
    # Counts frames only while the content moves: pauses between gestures aren't missed frames.
    gaps = [b - a for a, b in zip(moved, moved[1:]) if b - a < 120]
    frames = 1000 * len(gaps) / sum(gaps) if gaps else 0
    count = max(len(moved), 1)
    result = [
        f"{frames:.0f}", f"{sum(gap > 25 for gap in gaps)} of {len(gaps)}", lag(data, vertical),
        f"{1000 * (metrics()['TaskDuration'] - busy) / count:.1f}",
    ]
    if host:
        # Many frames have no message, so these are frames on the display, too.
        size = page.evaluate("scrollwork.bytes - begin")
        result += [f"{size / count:.0f}", f"{1000 * (cpu(host) - server) / count:.1f}"]
    else:
        result += ["0", "0"]
    return result


def finger(page, path, vertical, across):
    """Moves one finger along the path, 60 positions per second, even if the page doesn't keep up. The other coordinate
    is constant."""

    def touch(kind, place=None):
        points = [] if place is None else [{"x": across if vertical else place, "y": place if vertical else across, "id": 1}]
        page.number += 1
        command = {"id": page.number, "method": "Input.dispatchTouchEvent", "params": {"type": kind, "touchPoints": points}}
        page.socket.send(json.dumps(command))

    start = time.monotonic()
    touch("touchStart", path[0])
    for index, place in enumerate(path[1:], 1):
        time.sleep(max(0, start + index / 60 - time.monotonic()))
        touch("touchMove", place)
    touch("touchEnd")


def lag(data, vertical):
    """Returns the lag of the content behind the finger: the time shift that aligns their paths."""
    index = 2 if vertical else 1
    fingers = [(finger[0], finger[index]) for finger in data["fingers"]]
    places = data["places"]
    if len(fingers) < 20 or len(places) < 20:
        return "–"
    fingers.sort()

    def speed_at(samples, time, width=40):
        near = [(t, v) for t, v in samples if time - width <= t <= time + width]
        if len(near) < 2 or near[-1][0] == near[0][0]:
            return None
        return (near[-1][1] - near[0][1]) / (near[-1][0] - near[0][0])

    end = fingers[-1][0]
    times = [time for time, _ in places if fingers[0][0] + 100 < time < end - 100][::3]
    content = [(time, speed_at(places, time)) for time in times]
    best = None
    for shift in range(0, 300, 4):
        pairs = [(a, speed_at(fingers, time - shift)) for time, a in content]
        differences = [abs(a - b) for a, b in pairs if a is not None and b is not None]
        if len(differences) > 10:
            score = statistics.mean(differences)
            best = min(best or (score, shift), (score, shift))
    return f"{best[1]:.0f}" if best else "–"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gallery")
    parser.add_argument("--delay", type=float, action="append", help="milliseconds to the host and back")
    parser.add_argument("--seconds", type=float, default=3)
    options = parser.parse_args()
    host = Host([options.gallery, "--port", "0"])
    address = serve({"/list": NATIVE_LIST, "/pages": NATIVE_PAGES, "/transforms": TRANSFORM_PAGES})
    rows = []
    try:
        with Chromium() as browser:
            def add(name, url, vertical, ours, across=None):
                page = browser.open(url, width=390, height=844, scale=2, touch=True)
                if ours:
                    page.wait("scrollwork.connected && scrollwork.frames > 0", seconds=20)
                    settled(page)
                time.sleep(0.5)
                row = [name, *measure(page, vertical, across or (195 if vertical else 260), options.seconds, host if ours else None)]
                rows.append(row)
                print("| " + " | ".join(row) + " |", flush=True)
                page.close()

            print("| | frames a second | over 25 ms | lag, ms | main thread, ms a frame | bytes a frame | server, ms a frame |")
            print("| --- | --- | --- | --- | --- | --- | --- |")
            add("native scrolling, 1,212 months, CSS snap", f"{address}/list", True, False)
            add("native scrolling, pages, CSS snap", f"{address}/pages", False, False)
            add("carousel of transforms", f"{address}/transforms", False, False)
            for delay in options.delay or [0, 50, 150]:
                away = Away(host.port, delay) if delay else None
                base = host.url.replace(f":{host.port}/", f":{away.own}/") if away else host.url
                place = f", {delay:.0f} ms away" if delay else ""
                for exhibit, vertical, across in EXHIBITS:
                    url = f"{base}&exhibit={exhibit}&alone=1&today=2026-10-21"
                    add(f"ours, {exhibit}{place}", url, vertical, True, across)
    finally:
        host.stop()


if __name__ == "__main__":
    main()

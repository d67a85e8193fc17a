"""Drives Chromium over the DevTools protocol, with the standard library only.

    with Chromium() as browser:
        page = browser.open("http://127.0.0.1:8017/?token=…", width=800, height=600, scale=2)
        page.wait("scrollwork.connected")
        page.drag([(100, 300), (100, 100)], steps=10)
        page.screenshot("page.png")

Coordinates are CSS pixels of the page.
"""

import base64
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

from page import Browser, Debugger, Page, between
from websocket import WebSocket

KEYS = {
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "PageUp": 33, "PageDown": 34, "End": 35,
    "Home": 36, "Tab": 9, "Enter": 13, "Escape": 27, "Backspace": 8, "Delete": 46, " ": 32,
}
MODIFIERS = {"alt": 1, "control": 2, "meta": 4, "shift": 8}


class Chromium(Browser):
    """A headless browser with a temporary profile."""

    def __init__(self, program=None, arguments=()):
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        program = program or os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise RuntimeError("Chromium is not installed; set CHROMIUM to its path.")
        self.pages = []
        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
                "--force-color-profile=srgb", "--disable-background-networking", "--no-first-run",
                "--remote-debugging-port=0", f"--user-data-dir={self.profile}", *arguments, "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.port = self._find_port()

    def _find_port(self):
        path = os.path.join(self.profile, "DevToolsActivePort")
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                with open(path) as file:
                    return int(file.readline())
            except (OSError, ValueError):
                time.sleep(0.05)
        self.close()
        raise RuntimeError("Chromium did not start.")

    def open(self, url, width=800, height=600, scale=1, touch=False, before=None, media=None):
        """Opens a tab. `before` is a script that runs before the page's scripts. `media` maps features such as
        prefers-color-scheme to values."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request) as answer:
            target = json.load(answer)
        page = ChromiumPage(target["webSocketDebuggerUrl"])
        self.pages.append(page)
        page.resize(width, height, scale, touch)
        if media:
            page.set_media(media)
        if before:
            page.call("Page.addScriptToEvaluateOnNewDocument", source=before)
        page.go(url)
        return page

    def close_pages(self):
        """Closes the tabs that `open` returned. The program limits their number."""
        for page in self.pages:
            page.close()
        self.pages.clear()

    def close(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class ChromiumPage(Debugger, Page):
    """One tab."""

    def __init__(self, debugger):
        super().__init__(WebSocket(debugger))
        self.events = []
        self.console = []
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.call(f"{domain}.enable")

    def note(self, message):
        self.events.append(message.get("method"))
        parameters = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.console.append(details.get("exception", {}).get("description") or details["text"])
        elif message.get("method") == "Runtime.consoleAPICalled":
            self.console.append(" ".join(str(item.get("value", item.get("description"))) for item in parameters["args"]))
        elif message.get("method") == "Log.entryAdded":
            self.console.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")

    def go(self, url):
        self.events.clear()
        self.call("Page.navigate", url=url)
        deadline = time.monotonic() + 20
        while "Page.loadEventFired" not in self.events:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{url} did not load")
            self.evaluate("0")
            time.sleep(0.01)

    def front(self):
        """Activates the tab. Only the active tab receives input."""
        self.call("Page.bringToFront")

    def resize(self, width, height, scale=1, touch=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        if touch:
            self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)

    def set_media(self, features):
        self.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features.items()])

    def evaluate(self, script):
        """Returns the value of an expression. Awaits promises."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", script))
        return result["result"].get("value")

    def mouse(self, kind, x, y, buttons=0, **more):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons, button=more.pop("button", "left" if buttons else "none"), **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, buttons=0, button="left", clickCount=1)

    def drag(self, points, steps=10, seconds=0.2, release=True):
        """Presses the mouse button at the first point, and moves the pointer along the other points."""
        (x, y), *rest = points
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, buttons=1, clickCount=1)
        for x, y in between(points, steps):
            time.sleep(seconds / steps)
            self.mouse("mouseMoved", x, y, buttons=1)
        if release:
            self.mouse("mouseReleased", x, y, buttons=0, button="left", clickCount=1)

    def touch_drag(self, points, steps=10, seconds=0.2, release=True):
        """Moves one finger along the points. The events have the intended times, even on a busy machine."""
        start = time.time()

        def touch(kind, index, points):
            time.sleep(max(0, start + index * seconds / steps - time.time()))
            self.call("Input.dispatchTouchEvent", type=kind, timestamp=start + index * seconds / steps, touchPoints=points)

        x, y = points[0]
        touch("touchStart", 0, [{"x": x, "y": y, "id": 1}])
        index = 0
        for index, (x, y) in enumerate(between(points, steps), 1):
            touch("touchMove", index, [{"x": x, "y": y, "id": 1}])
        if release:
            touch("touchEnd", index, [])

    def cancel_touch(self):
        self.call("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])

    def wheel(self, x, y, dx=0, dy=0, modifiers=()):
        """Turns the wheel by 120 for each notch. Amounts that aren't multiples of 100 or 120 look like a trackpad."""
        self.mouse("mouseWheel", x, y, deltaX=dx, deltaY=dy, modifiers=_bits(modifiers))

    def key(self, name, modifiers=(), times=1):
        """Presses and releases a key with a name from KeyboardEvent.key."""
        text = {"Enter": "\r"}.get(name, name if len(name) == 1 else "")
        code = KEYS.get(name, ord(name.upper()) if len(name) == 1 else 0)
        for _ in range(times):
            for kind in ("keyDown" if text else "rawKeyDown", "keyUp"):
                self.call(
                    "Input.dispatchKeyEvent", type=kind, key=name, text=text if kind == "keyDown" else "",
                    windowsVirtualKeyCode=code, modifiers=_bits(modifiers))

    def screenshot(self, path):
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        with open(path, "wb") as file:
            file.write(data)
        return path

    def accessibility(self):
        """Returns the nodes of the accessibility tree that browsers don't ignore, as dictionaries, parents first."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        found = []

        def visit(node, depth):
            shown = not node.get("ignored")
            if shown:
                found.append({
                    "role": node["role"]["value"], "name": node.get("name", {}).get("value", ""),
                    "value": node.get("value", {}).get("value"),
                    "description": node.get("description", {}).get("value", ""),
                    "properties": {item["name"]: item["value"].get("value") for item in node.get("properties", [])},
                    "backend": node.get("backendDOMNodeId"), "depth": depth,
                })
            for child in node.get("childIds", []):
                if child in by_id:
                    visit(by_id[child], depth + shown)

        for node in nodes:
            if not node.get("parentId"):
                visit(node, 0)
        return found

    def close(self):
        """Closes the tab as a person does, so that the page can send its last message. Has no effect on a closed tab."""
        try:
            self.call("Page.close")
        except Exception:
            pass
        self.socket.close()


def _bits(modifiers):
    return sum(MODIFIERS[name] for name in modifiers)

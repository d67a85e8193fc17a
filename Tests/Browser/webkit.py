"""Drives WebKit over WebDriver, with the standard library only. The browser is the small one of WebKitGTK, which has the
engine of Safari.

    with WebKit() as browser:
        page = browser.open("http://127.0.0.1:8017/?token=…", width=800, height=600)

https://www.w3.org/TR/webdriver2
"""

import base64
import glob
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

from actions import ActingPage
from page import Browser

PROGRAMS = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class WebKit(Browser):
    """A browser on a virtual display, with two pixels per point and one page. A window manager gives its window the
    focus."""

    @staticmethod
    def program():
        """Returns the path of the browser, or None if something that it needs isn't installed."""
        needed = all(map(shutil.which, ("WebKitWebDriver", "Xvfb", "openbox")))
        return next(iter(glob.glob(PROGRAMS)), None) if needed else None

    def __init__(self):
        self.processes = []
        try:
            self._open()
        except Exception:
            self.close()
            raise

    def _open(self):
        environment = {**os.environ, "DISPLAY": self._open_display(), "GDK_SCALE": "2"}
        self._start(["openbox"], environment)
        self.port = _free_port()
        self._start(["WebKitWebDriver", f"--port={self.port}"], environment)
        options = {"binary": self.program(), "args": ["--automation"]}
        session = self._first_call("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session = f"/session/{session['sessionId']}"

    def _open_display(self):
        # The display writes its number to the pipe.
        read, write = os.pipe()
        self._start(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "3200x2400x24", "-nolisten", "tcp"], os.environ, pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as file:
            return f":{file.readline().strip()}"

    def _start(self, command, environment, **more):
        self.processes.append(subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **more))

    def _first_call(self, *request):
        deadline = time.monotonic() + 30
        while True:
            try:
                return self.call(*request)
            except urllib.error.URLError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def call(self, method, path, body=None):
        """Sends a command, and returns its result."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, data=json.dumps(body).encode() if body is not None else None,
            headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()}") from error

    def open(self, url, width=800, height=600, scale=2):
        """Opens an address in the only page. A window has a width of at least 450 points."""
        if scale != 2:
            raise ValueError("WebKit has two pixels per point.")
        page = WebKitPage(self)
        page.resize(width, height)
        page.go(url)
        return page

    def close_pages(self):
        WebKitPage(self).go("about:blank")

    def close(self):
        try:
            self.call("DELETE", self.session)
        except (OSError, RuntimeError, AttributeError):
            pass
        for process in reversed(self.processes):
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
            process.wait()


class WebKitPage(ActingPage):
    """The page of the browser. It doesn't report its console."""

    console = ()

    def __init__(self, browser):
        self.browser = browser

    def call(self, method, path, body=None):
        return self.browser.call(method, self.browser.session + path, body)

    def go(self, url):
        self.call("POST", "/url", {"url": url})

    def resize(self, width, height):
        # The window is larger than the page.
        deadline = time.monotonic() + 10
        while (size := self.evaluate("[innerWidth, innerHeight]")) != [width, height]:
            if time.monotonic() > deadline:
                raise TimeoutError(f"the page has the size {size}")
            window = self.call("GET", "/window/rect")
            self.call("POST", "/window/rect", {
                "x": 0, "y": 0, "width": window["width"] + width - size[0], "height": window["height"] + height - size[1]})
            time.sleep(0.1)

    def evaluate(self, script):
        """Returns the value of an expression. Awaits promises."""
        result = self.call("POST", "/execute/async", {"args": [], "script": f"""
            const done = arguments[arguments.length - 1];
            (async () => JSON.stringify(await (\n{script}\n)))().then((value) => done({{ value }}), (error) => done({{ error: String(error) }}));
        """})
        if "error" in result:
            raise RuntimeError(result["error"])
        return json.loads(result.get("value") or "null")

    def perform(self, *sources):
        self.call("POST", "/actions", {"actions": sources})

    def touch_drag(self, points, steps=10, seconds=0.2):
        raise NotImplementedError("The driver of WebKit has no fingers.")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("GET", "/screenshot")))
        return path

    def close(self):
        self.go("about:blank")


def _free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]

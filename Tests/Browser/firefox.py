"""Drives Firefox over WebDriver BiDi, with the standard library only.

    with Firefox() as browser:
        page = browser.open("http://127.0.0.1:8017/?token=…", width=800, height=600, scale=2)

https://www.w3.org/TR/webdriver-bidi
"""

import base64
import json
import os
import re
import shutil
import subprocess
import tempfile
import time

from actions import ActingPage
from page import Browser, Debugger
from websocket import WebSocket

PREFERENCES = 'user_pref("dom.w3c_touch_events.enabled", 1);\n'


class Firefox(Browser, Debugger):
    """A headless browser with a temporary profile."""

    @staticmethod
    def program():
        """Returns the path of the browser, or None if it isn't installed."""
        return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")

    def __init__(self):
        self.pages = []
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        self.log = os.path.join(self.profile, "log")
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            file.write(PREFERENCES)
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                [self.program(), "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL, stderr=log, env={**os.environ, "HOME": self.profile})
        try:
            Debugger.__init__(self, WebSocket(f"{self._find_address()}/session"))
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
        except Exception:
            self.close()
            raise

    def _find_address(self):
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with open(self.log) as file:
                found = re.search(r"listening on (ws://\S+)", file.read())
            if found:
                return found[1]
            time.sleep(0.05)
        raise RuntimeError("Firefox did not start.")

    def note(self, message):
        if message.get("method") == "log.entryAdded":
            source = message["params"]["source"]
            for page in self.pages:
                if page.context == source.get("context"):
                    page.console.append(message["params"]["text"])

    def open(self, url, width=800, height=600, scale=1):
        """Opens a tab."""
        page = FirefoxPage(self, self.call("browsingContext.create", type="tab")["context"])
        self.pages.append(page)
        page.call("setViewport", viewport={"width": width, "height": height}, devicePixelRatio=scale)
        page.go(url)
        return page

    def close_pages(self):
        while self.pages:
            self.pages[-1].close()

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class FirefoxPage(ActingPage):
    """One tab."""

    def __init__(self, browser, context):
        self.browser = browser
        self.context = context
        self.console = []

    def call(self, method, **parameters):
        return self.browser.call(f"browsingContext.{method}", context=self.context, **parameters)

    def go(self, url):
        self.call("navigate", url=url, wait="complete")

    def evaluate(self, script):
        """Returns the value of an expression. Awaits promises."""
        result = self.browser.call(
            "script.evaluate", expression=f"(async () => JSON.stringify(await (\n{script}\n)))()", target={"context": self.context},
            awaitPromise=True)
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"].get("value", "null"))

    def perform(self, *sources):
        self.browser.call("input.performActions", context=self.context, actions=sources)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("captureScreenshot")["data"]))
        return path

    def close(self):
        self.browser.pages.remove(self)
        self.call("close")

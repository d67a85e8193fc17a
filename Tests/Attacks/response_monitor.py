"""Measures the response times of a well-behaved page in a separate thread. Requires the standard library only."""

import json
import struct
import threading
import time

from host import ENVIRONMENT
from websocket import Closed


class ResponseMonitor:
    """A page that, while open, repeatedly requests a frame, and records the longest response time.

        with ResponseMonitor(host, patience=1) as monitor:
            …
    """

    def __init__(self, host, patience):
        self.host = host
        self.patience = patience
        self.longest = 0
        self.worst = ""
        self.failure = None
        # The current attack, for the report.
        self.note = ""

    def __enter__(self):
        self.socket, _, frame = self.host.greeted()
        self.number = frame["n"]
        self.isOver = threading.Event()
        self.thread = threading.Thread(target=self._measure, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, kind, *_):
        self.isOver.set()
        self.thread.join(30)
        try:
            self.socket.send(struct.pack(">H", 1001), opcode=8)
        except OSError:
            pass
        self.socket.close()
        if kind is None:
            if self.failure:
                raise AssertionError(f"the well-behaved page: {self.failure}")
            if self.longest > self.patience:
                raise AssertionError(f"the well-behaved page waited {self.longest:.2f} s: {self.worst}")

    def _measure(self):
        is_dark = False
        now = 1.0
        try:
            while not self.isOver.is_set():
                now += 0.1
                self._say({"t": "ack", "now": now, "n": self.number})
                is_dark = not is_dark
                start, note = time.monotonic(), self.note
                # Each change of the appearance changes the background, and so requires a frame.
                self._say({"t": "env", "env": {**ENVIRONMENT, "dark": is_dark}})
                message = json.loads(self.socket.receive())
                while message["t"] != "frame" or message["n"] <= self.number:
                    message = json.loads(self.socket.receive())
                self.number = message["n"]
                taken = time.monotonic() - start
                if taken > self.longest:
                    self.longest, self.worst = taken, f"{note} … {self.note}" if note != self.note else note
                time.sleep(0.1)
        except (Closed, OSError) as failure:
            self.failure = f"{type(failure).__name__} {failure} ({self.note})"

    def _say(self, message):
        self.socket.send(json.dumps(message))

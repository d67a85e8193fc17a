"""What the pages of all browsers share."""

import json
import math
import time


class Browser:
    """A browser, which ends at the end of its context."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Debugger:
    """A connection to the debugger of a browser, which answers commands."""

    def __init__(self, socket):
        self.socket = socket
        self.number = 0

    def call(self, method, **parameters):
        """Sends a command, and returns its result."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") != self.number:
                self.note(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message.get('message') or message['error']['message']}")
            else:
                return message["result"]

    def note(self, message):
        """Called for a message that isn't a response."""


class Page:
    """A page of a browser, which evaluates expressions with `evaluate`."""

    def wait(self, condition, seconds=10):
        """Waits until an expression is true, and returns its value."""
        deadline = time.monotonic() + seconds
        while True:
            value = self.evaluate(condition)
            if value:
                return value
            if time.monotonic() > deadline:
                raise TimeoutError(f"never became true: {condition}")
            time.sleep(0.02)


def between(points, steps):
    """Returns `steps` evenly spaced points along the path, including the last point."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    total = sum(lengths)
    for step in range(1, steps + 1):
        left = total * step / steps
        for (a, b), length in zip(zip(points, points[1:]), lengths):
            if left <= length or (a, b) == (points[-2], points[-1]):
                share = min(left / length, 1) if length else 1
                yield (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                break
            left -= length

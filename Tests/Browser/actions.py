"""Input as the actions of WebDriver, which Firefox and WebKit perform: https://www.w3.org/TR/webdriver2/#actions."""

from page import Page, between

KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Backspace": "\ue003", "PageUp": "\ue00e", "PageDown": "\ue00f",
    "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}


class ActingPage(Page):
    """A page whose browser performs actions with `perform`. Coordinates are whole CSS pixels."""

    def click(self, x, y):
        self._press("mouse", [(x, y)])

    def drag(self, points, steps=10, seconds=0.2):
        """Presses the mouse button at the first point, and moves the pointer along the other points."""
        self._press("mouse", points, steps, seconds)

    def touch_drag(self, points, steps=10, seconds=0.2):
        """Moves one finger along the points."""
        self._press("touch", points, steps, seconds)

    def key(self, name, times=1):
        """Presses and releases a key with a name from KeyboardEvent.key."""
        value = KEYS.get(name, name)
        presses = [{"type": kind, "value": value} for _ in range(times) for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keyboard", "actions": presses})

    def _press(self, kind, points, steps=1, seconds=0.0):
        moves = between(points, steps) if len(points) > 1 else []
        actions = [
            self._move(*points[0], 0), {"type": "pointerDown", "button": 0},
            *(self._move(x, y, seconds / steps) for x, y in moves), {"type": "pointerUp", "button": 0},
        ]
        self.perform({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions})

    @staticmethod
    def _move(x, y, seconds):
        return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": round(1000 * seconds)}

"""Checks every exhibit of the gallery with axe, a checker for accessibility.

    python3 Tests/Browser/check_accessibility.py -- GALLERY ARGUMENT…

The first run downloads axe from PyPI into the folder in the environment variable AXE, or into .build/axe. Requires
Chromium and Python only.
"""

import glob
import os
import subprocess
import sys
import zipfile

from checks import Checks, equal, holds, settled

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")

check = Checks()
# Describes what axe finds.
FINDINGS = "({ violations }) => violations.map((v) => `${v.id}: ${v.nodes[0].html}`)"


def axe():
    """Returns axe's script."""
    folder = os.environ.get("AXE") or os.path.join(ROOT, ".build", "axe")
    script = os.path.join(folder, "axe_core_python", "axe.min.js")
    if not os.path.exists(script):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, "axe-core-python==0.1.0"]
        subprocess.run(command, check=True, timeout=120)
        with zipfile.ZipFile(glob.glob(os.path.join(folder, "axe_core_python-*.whl"))[0]) as wheel:
            wheel.extractall(folder)
    with open(script) as file:
        return file.read()


def exhibit(name, query):
    """Adds a check of one page."""

    def finds_nothing(host, browser):
        page = browser.open(host.url + query + "&today=2026-10-21", width=390, height=844, touch=True)
        settled(page)
        page.evaluate(axe() + ";0")
        found = page.evaluate(f"axe.run().then({FINDINGS})")
        equal(found, [], "what axe finds")
        equal(page.evaluate("document.querySelectorAll('h1').length"), 1, "headings of the page")
        page.close()

    check.named(name, finds_nothing)


@check
def axe_shell(host, browser):
    """The index, and an exhibit with each of the pages beside it."""
    shell = host.url.replace("/scene?", "/?")
    for query, count in (("", 0), ("&exhibit=wheel-picker", 3)):
        page = browser.open(shell + query, width=1440, height=900)
        page.wait("document.querySelector('main') !== null")
        equal(page.evaluate("document.querySelectorAll('[role=tab]').length"), count, "pages beside the exhibit")
        page.evaluate(axe() + ";0")
        for index in range(max(count, 1)):
            page.evaluate(f"document.querySelectorAll('[role=tab]')[{index}]?.click()")
            equal(page.evaluate(f"axe.run(document, {{ iframes: false }}).then({FINDINGS})"), [], f"{query}, page {index}")
        page.close()


@check
def focus_is_not_pulled_back(host, browser):
    """The page ignores focus messages of the host about an element that is no longer focused."""
    page = browser.open(host.url, before=SLOW_SOCKETS)
    page.wait("scrollwork.connected && scrollwork.frames > 0", seconds=20)
    settled(page)
    stops = page.evaluate("document.querySelectorAll('#elements [tabindex=\"0\"]').length")
    holds(stops > 3, "stops of the keyboard")
    page.evaluate("window.visited = []; addEventListener('focusin', (event) => visited.push(event.target.elementID)); 0")
    page.key("Tab", times=4)
    page.evaluate("new Promise((done) => setTimeout(done, 600))")
    visited = page.evaluate("visited")
    equal(len(visited), 4, f"where the focus went with four presses: {visited}")
    equal(len(set(visited)), 4, f"and never back: {visited}")
    page.close()


@check
def tab_can_leave_the_page(host, browser):
    """After the last element, the focus is the browser's: no element of the page receives keys."""
    page = browser.open(host.url + "&exhibit=looping-carousel&alone=1", width=1100, height=844, before=SLOW_SOCKETS)
    page.wait("scrollwork.connected && scrollwork.frames > 0", seconds=20)
    settled(page)
    last = page.evaluate("[...document.querySelectorAll('#elements [tabindex=\"0\"]')].at(-1).elementID")
    page.evaluate(f"[...document.querySelectorAll('#elements *')].find((e) => e.elementID === {last}).focus()")
    page.key("Tab")
    equal(page.evaluate("document.activeElement.tagName"), "BODY", "after the last element")
    page.evaluate("new Promise((done) => setTimeout(done, 600))")
    equal(page.evaluate("document.activeElement.tagName"), "BODY", "and after the host's answer")
    switch = f"[...document.querySelectorAll('#elements *')].find((e) => e.elementID === {last}).ariaChecked"
    before = page.evaluate(switch)
    page.key(" ")
    page.evaluate("new Promise((done) => setTimeout(done, 600))")
    equal(page.evaluate(switch), before, "the last switch after a press of the space bar")
    page.evaluate("window.before = scrollwork.frames; 0")
    page.key("Tab", modifiers=("shift",))
    equal(page.evaluate("document.activeElement.elementID"), last, "back on the last element")
    page.wait("scrollwork.frames > before", seconds=5)
    page.evaluate("new Promise((done) => setTimeout(done, 600))")
    equal(page.evaluate("document.activeElement.elementID"), last, "and it stays there")
    page.close()


@check
def segments_are_one_stop(host, browser):
    """A segmented control is a radio group: the Tab key stops at the selected segment, and arrow keys select another."""
    page = browser.open(host.url + "&exhibit=wheel-picker&alone=1", width=1100, height=844, before=SLOW_SOCKETS)
    page.wait("scrollwork.connected && scrollwork.frames > 0", seconds=20)
    settled(page)
    segments = "[...document.querySelectorAll('[role=radiogroup][aria-label=Look] [role=radio]')]"
    state = f"{segments}.map((e) => [e.getAttribute('aria-checked'), e.tabIndex])"
    equal(page.evaluate(state), [["true", 0], ["false", -1]], "segments")
    page.evaluate(f"{segments}[0].focus()")
    page.key("ArrowRight")
    settled(page)
    equal(page.evaluate(state), [["false", -1], ["true", 0]], "after the right arrow")
    equal(page.evaluate(f"{segments}.indexOf(document.activeElement)"), 1, "the focused segment")
    page.key("Tab")
    equal(page.evaluate("document.activeElement.closest('[role=radiogroup]').ariaLabel"), "Values", "the next stop")
    page.close()


@check
def a_scroll_area_offers_to_scroll(host, browser):
    """A screen reader in its reading mode keeps the keys that scroll, and reads only the rows that exist."""
    page = browser.open(host.url + "&exhibit=calendar&alone=1", width=390, height=844)
    page.front()
    settled(page)
    button = "[...document.querySelectorAll('#elements [role=button]')].find((e) => /scroll down$/i.test(e.ariaLabel))"
    holds(page.evaluate(f"{button} !== undefined"), "a button that scrolls")
    equal(page.evaluate(f"{button}.tabIndex"), -1, "the button in the Tab order")
    rows = "[...document.querySelectorAll('#elements [data-role=heading], #elements [data-identifier]')].map((e) => e.textContent || e.ariaLabel).join()"
    page.evaluate(f"window.button = {button}; button.focus(); window.before = {rows}; button.click(); 0")
    page.wait(f"{rows} !== before")
    settled(page)
    page.evaluate(f"window.before = {rows}; button.click(); 0")
    page.wait(f"{rows} !== before")
    equal(page.evaluate(f"{button} === button && document.activeElement === button"), True, "the same button, with the focus")
    page.close()


@check
def a_sheet_is_a_dialog(host, browser):
    """A sheet is a dialog with the name of its first text. It receives the focus, and returns it when it's closed."""
    page = browser.open(host.url + "&exhibit=impressions&alone=1", width=1100, height=844)
    page.wait("scrollwork.connected && scrollwork.frames > 0", seconds=20)
    settled(page)
    button = "document.querySelector('[role=button][aria-label=\"Cover with a sheet\"]')"
    dialog = "document.querySelector('[role=dialog]')"
    for close in ("Escape", "Enter"):
        page.evaluate(f"{button}.focus()")
        page.key("Enter")
        page.wait(f"{dialog} !== null", seconds=20)
        settled(page)
        equal(page.evaluate(f"document.activeElement === {dialog}"), True, "whether the sheet has the focus")
        title = f"document.getElementById({dialog}.getAttribute('aria-labelledby'))"
        equal(page.evaluate(f"{title}.textContent"), "Nothing under a sheet is visible", "the name of the sheet")
        equal(page.evaluate(f"{dialog}.ariaModal"), "true", "whether only the sheet is active")
        page.evaluate(axe() + ";0")
        equal(page.evaluate(f"axe.run().then({FINDINGS})"), [], "what axe finds")
        if close == "Enter":
            page.key("Tab")
            equal(page.evaluate("document.activeElement.ariaLabel"), "Done", "the first stop in the sheet")
        page.key(close)
        page.wait(f"{dialog} === null", seconds=20)
        settled(page)
        equal(page.evaluate(f"document.activeElement === {button}"), True, "whether the button has the focus again")
    page.close()


# Delays the host's messages by 150 ms.
SLOW_SOCKETS = """
    window.WebSocket = class extends WebSocket {
        set onmessage(take) { super.onmessage = (event) => setTimeout(() => take({ data: event.data }), 150); }
    };
"""


def exhibits(program):
    exhibit("axe_home", "")
    for line in subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout.splitlines():
        name = line.split()[0]
        exhibit(f"axe_{name}", f"&exhibit={name}")


if __name__ == "__main__":
    check.run(__doc__, prepare=exhibits)

"""Checks text fields in a real browser: keyboards, input methods, pastes, selections, and the focus.

    python3 Tests/Browser/check_fields.py -- PROGRAM ARGUMENT…

The program shows the fields of Tests/Browser/Fields. Requires the standard library and Chromium only.
"""

import time
from random import Random

from check_accessibility import FINDINGS, axe
from checks import KEEP_SOCKETS, KEEP_WORDS, Checks, equal, holds, settled, with_modules

check = Checks()


def opened(host, browser, query="", **options):
    page = browser.open(host.url + query, width=390, height=700, **options)
    settled(page)
    return page


def place(page, label):
    """Returns the frame of a field: its left, top, width, and height."""
    return page.wait(
        f"(() => {{ const field = document.querySelector('[data-role=textField][aria-label={label}]'); "
        "if (!field) return null; const { x, y, width, height } = field.getBoundingClientRect(); "
        "return [x, y, width, height]; })()")


def click(page, label, share=0.9):
    x, y, width, height = place(page, label)
    page.click(x + width * share, y + height / 2)
    page.wait(f"document.activeElement?.ariaLabel === '{label}'")


def shows(page, name, text):
    """Waits for the text that the program has, and for a field with the same text."""
    try:
        page.wait(f"document.querySelector('[data-identifier={name}]')?.textContent === {text!r}", seconds=5)
    except TimeoutError:
        found = page.evaluate(f"document.querySelector('[data-identifier={name}]')?.textContent")
        raise AssertionError(f"{name}: {found!r}, expected {text!r}") from None


def type_keys(page, text):
    for key in text:
        page.key(key)


def value(page):
    return page.evaluate("document.activeElement.value")


@check
def keys_edit_the_text(host, browser):
    page = opened(host, browser)
    click(page, "Name")
    type_keys(page, "lost word")
    shows(page, "name", "lost word")
    page.key("Backspace", times=4)
    page.key("Home")
    page.key("Delete")
    type_keys(page, "L")
    page.key("ArrowRight", modifiers=("shift",), times=2)
    type_keys(page, "0")
    shows(page, "name", "L0t ")
    page.key("a", modifiers=("control",))
    type_keys(page, "x")
    shows(page, "name", "x")
    equal(value(page), "x", "the text of the browser's field")
    page.key("Enter")
    shows(page, "counts", "1 0 0")
    # Chromium suggests a form around a field for a password.
    equal([line for line in page.console if not line.startswith("[DOM]")], [], "the console")
    page.close()


@check
def input_methods_compose_text(host, browser):
    page = opened(host, browser)
    click(page, "Name")
    for text in ("ㅎ", "하", "한"):
        page.call("Input.imeSetComposition", text=text, selectionStart=1, selectionEnd=1)
        shows(page, "name", text)
    page.call("Input.insertText", text="한")
    for text in ("ㄱ", "그", "글"):
        page.call("Input.imeSetComposition", text=text, selectionStart=1, selectionEnd=1)
    shows(page, "name", "한글")
    page.call("Input.insertText", text="글")
    page.key(" ")
    page.call("Input.insertText", text="👍")
    shows(page, "name", "한글 👍")
    page.key("Backspace")
    shows(page, "name", "한글 ")
    # An input method that is canceled leaves nothing.
    page.call("Input.imeSetComposition", text="ㅎ", selectionStart=1, selectionEnd=1)
    shows(page, "name", "한글 ㅎ")
    page.call("Input.imeSetComposition", text="", selectionStart=0, selectionEnd=0)
    shows(page, "name", "한글 ")
    page.close()


@check
def keys_keep_their_order_over_a_distant_connection(host, browser):
    page = opened(host, browser, "&delay=300")
    click(page, "Note")
    type_keys(page, "ooo")
    page.key("Enter")
    type_keys(page, "ooo")
    # The scene moves the insertion point to another line, and the page doesn't know where until it answers.
    page.key("ArrowUp")
    type_keys(page, "o")
    page.key("ArrowDown")
    type_keys(page, "Y")
    page.key("Backspace", times=2)
    type_keys(page, "Z")
    shows(page, "note", "oooo/ooZ")
    page.call("Input.insertText", text="한")
    shows(page, "note", "oooo/ooZ한")
    page.wait("document.activeElement.value === 'oooo\\nooZ한'")
    page.close()


# The differences between texts with an insertion point: the replaced range, and the new text.
DIFFERENCES = with_modules({"fields": "difference"}, """
  window.differences = [
    difference('aaa', 'aaaa', 2), difference('aaa', 'aa', 0), difference('abc', 'abc', 1), difference('', 'x', 1),
    difference('a😀b', 'a😁b', 3), difference('a😀', 'a', 1), difference('😀😀', '😀', 0), difference('👍', '🐍', 2),
  ];
""")


@check
def edits_replace_as_little_as_possible_and_whole_characters(host, browser):
    page = opened(host, browser)
    page.evaluate(DIFFERENCES)
    page.wait("window.differences")
    equal(
        page.evaluate("differences"),
        [[1, 1, "a"], [0, 1, ""], [1, 1, ""], [0, 0, "x"], [1, 3, "😁"], [1, 3, ""], [0, 2, ""], [0, 2, "🐍"]],
        "ranges and texts")
    page.close()


@check
def typing_continues_after_the_browser_took_the_focus(host, browser):
    """The search of the browser leaves no element with the focus. The scene keeps its own."""
    page = opened(host, browser)
    click(page, "Name")
    type_keys(page, "ab")
    shows(page, "name", "ab")
    page.evaluate("document.activeElement.blur()")
    equal(page.evaluate("document.activeElement.tagName"), "BODY", "the element with the focus")
    type_keys(page, "c")
    shows(page, "name", "abc")
    equal(value(page), "abc", "the text of the element with the focus")
    page.close()


@check
def halves_of_a_character_are_one_edit(host, browser):
    """Firefox can report the surrogates of a typed character as two edits."""
    page = opened(host, browser)
    click(page, "Name")
    type_keys(page, "ab")
    page.key("ArrowLeft")
    for half in "\\ud83d", "\\udc4d":
        page.evaluate(f"""(() => {{
            const field = document.activeElement;
            field.setRangeText('{half}', field.selectionStart, field.selectionEnd, 'end');
            field.dispatchEvent(new InputEvent('input', {{ data: '{half}', inputType: 'insertText' }}));
        }})()""")
    type_keys(page, "c")
    shows(page, "name", "a👍cb")
    page.close()


# Composes 日本 in the focused field as WebKit does: it deletes the composition before it inserts the final text.
COMPOSE_AS_WEBKIT = """
(() => {
  const field = document.activeElement;
  const start = field.selectionStart;
  let length = 0;
  const edit = (text, data, inputType) => {
    field.setRangeText(text, start, start + length, 'end');
    length = text.length;
    field.dispatchEvent(new InputEvent('input', { data, inputType, isComposing: true }));
  };
  field.dispatchEvent(new CompositionEvent('compositionstart', { data: '' }));
  for (const text of ['に', 'にほ', 'にほん']) edit(text, text, 'insertCompositionText');
  edit('', null, 'deleteCompositionText');
  edit('日本', '日本', 'insertFromComposition');
  field.dispatchEvent(new CompositionEvent('compositionend', { data: '日本' }));
})()
"""


@check
def compositions_of_webkit_are_edits_in_place(host, browser):
    page = opened(host, browser)
    click(page, "Name")
    type_keys(page, "abc")
    shows(page, "name", "abc")
    for keys, place, expected in (("End", 3, "abc日本"), ("Home", 0, "日本abc日本"), ("ArrowRight", 3, "日本a日本bc日本")):
        page.key(keys)
        page.wait(f"document.activeElement.selectionStart === {place}")
        # The browser reports the change of the selection later.
        page.evaluate("document.dispatchEvent(new Event('selectionchange'))")
        page.evaluate(COMPOSE_AS_WEBKIT)
        shows(page, "name", expected)
    page.close()


# A field whose selection changes immediately before the host sends its own. The browser reports the change later.
SELECTED = with_modules({"fields": "Field"}, """
  const sent = [];
  const field = new Field(1, 'text', (event) => { sent.push(event.slice(0, 7)); return 1; }, () => 0, (move) => move());
  document.body.append(field.element);
  field.element.focus();
  const node = { value: 'abc', isFocusable: true, input: { flags: 8, selection: [3, 3], keyboard: 'text' } };
  field.update(node);
  field.element.setSelectionRange(0, 1);
  field.update(node);
  window.selected = [sent, [field.element.selectionStart, field.element.selectionEnd]];
  field.element.remove();
""")


@check
def a_selection_is_reported_before_the_host_replaces_it(host, browser):
    page = opened(host, browser)
    page.evaluate(SELECTED)
    page.wait("window.selected")
    equal(page.evaluate("selected"), [[["t", 1, 0, 0, "", 0, 1]], [0, 1]], "the report and the selection")
    page.close()


def edit_at_random(page, random, steps):
    """Presses keys and composes text, mostly without waiting for the scene."""
    for _ in range(steps):
        shift = ("shift",) if random.random() < 0.3 else ()
        match random.choices("letter backspace delete arrow end compose paste wait".split(), [8, 3, 1, 6, 1, 2, 1, 1])[0]:
            case "letter": type_keys(page, random.choice("abc "))
            case "backspace": page.key("Backspace")
            case "delete": page.key("Delete")
            case "arrow": page.key(random.choice(["ArrowLeft", "ArrowRight"]), modifiers=shift)
            case "end": page.key(random.choice(["Home", "End"]), modifiers=shift)
            case "compose":
                for text in ("ㅎ", "하", "한"):
                    page.call("Input.imeSetComposition", text=text, selectionStart=1, selectionEnd=1)
                page.call("Input.insertText", text="한")
            case "paste": page.call("Input.insertText", text=random.choice(["word", "👍", "é"]))
            case "wait": time.sleep(random.random() * 0.05)


@check
def random_edits_match_a_field_of_the_browser(host, browser):
    for seed, query in ((1, ""), (2, "&delay=60"), (3, "&delay=200")):
        plain = browser.open("data:text/html,<input autofocus>", width=390, height=700)
        plain.wait("document.activeElement.localName === 'input'")
        edit_at_random(plain, Random(seed), 120)
        expected = value(plain)
        plain.close()
        page = opened(host, browser, query)
        click(page, "Name")
        edit_at_random(page, Random(seed), 120)
        shows(page, "name", expected)
        page.wait(f"document.activeElement.value === {expected!r}")
        page.close()


@check
def the_text_of_the_program_prevails(host, browser):
    page = opened(host, browser)
    click(page, "Code")
    type_keys(page, "ab")
    shows(page, "code", "AB")
    page.wait("document.activeElement.value === 'AB'")
    # The program ignores this key.
    page.key("-")
    page.wait("document.activeElement.value === 'AB'")
    page.key("ArrowLeft")
    page.call("Input.insertText", text="cdef")
    shows(page, "code", "ACDE")
    page.wait("document.activeElement.value === 'ACDE'")
    page.close()


@check
def secrets_stay_with_the_program(host, browser):
    page = opened(host, browser, before=KEEP_WORDS)
    click(page, "Password")
    type_keys(page, "pass")
    page.key("ArrowLeft")
    type_keys(page, "x")
    shows(page, "secret", "pasxs")
    page.wait("document.activeElement.value === '•••••'")
    equal(page.evaluate("document.activeElement.type"), "password", "the type of the field")
    page.close()


@check
def a_long_paste_arrives_in_order(host, browser):
    page = opened(host, browser)
    click(page, "Note")
    text = "".join(f"{index}é " for index in range(8000))
    page.call("Input.insertText", text=text)
    page.wait(f"document.querySelector('[data-identifier=note]')?.textContent.length === {len(text)}", seconds=20)
    shows(page, "note", text)
    equal(page.evaluate("scrollwork.connections"), 1, "connections")
    page.close()


@check
def a_long_text_comes_back(host, browser):
    """A person replaces a long text by mistake, and undoes it."""
    page = opened(host, browser, before=KEEP_WORDS)
    click(page, "Note")
    text = "word é " * 9_000
    length = "document.querySelector('[data-identifier=note]')?.textContent.length"
    page.call("Input.insertText", text=text)
    page.wait(f"{length} === {len(text)}", seconds=60)

    def command(key, name):
        code = ord(key.upper())
        page.call(
            "Input.dispatchKeyEvent", type="rawKeyDown", key=key, modifiers=2, windowsVirtualKeyCode=code,
            commands=[name])
        page.call("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=2, windowsVirtualKeyCode=code)

    command("a", "selectAll")
    page.wait(f"document.activeElement.selectionEnd === {len(text)}")
    page.key("x")
    shows(page, "note", "x")
    command("z", "undo")
    page.wait(f"!scrollwork.connected || {length} === {len(text)}", seconds=60)
    equal(page.evaluate("[scrollwork.connected, scrollwork.connections]"), [True, 1], "the connection")
    shows(page, "note", text)
    longest = page.evaluate("Math.max(...said.map((message) => new Blob([JSON.stringify(message)]).size))")
    holds(longest <= 65_536, f"a message of {longest} bytes")
    page.close()


@check
def clicks_place_the_insertion_point(host, browser):
    page = opened(host, browser)
    click(page, "Name")
    page.call("Input.insertText", text="wide words")
    shows(page, "name", "wide words")
    x, y, width, height = place(page, "Name")
    page.click(x + 1, y + height / 2)
    page.wait("document.activeElement.selectionEnd === 0")
    type_keys(page, "A ")
    shows(page, "name", "A wide words")
    page.drag([(x + 1, y + height / 2), (x + width - 10, y + height / 2)])
    page.wait("document.activeElement.selectionStart === 0 && document.activeElement.selectionEnd === 12")
    type_keys(page, "z")
    shows(page, "name", "z")
    page.close()


@check
def the_scene_handles_other_keys(host, browser):
    page = opened(host, browser)
    click(page, "Name")
    page.key("ArrowDown", times=2)
    shows(page, "counts", "0 2 0")
    page.key("Tab")
    page.wait("document.activeElement?.ariaLabel === 'Code'")
    type_keys(page, "a")
    shows(page, "code", "A")
    page.key("Escape")
    page.wait("document.activeElement?.field === undefined")
    type_keys(page, "b")
    page.key("Tab")
    page.wait("document.activeElement?.field !== undefined")
    shows(page, "code", "A")
    page.close()


@check
def a_tap_on_something_above_a_field_leaves_the_focus(host, browser):
    page = opened(host, browser)
    x, y, width, height = place(page, "Covered")
    page.click(x + 20, y + height / 2)
    shows(page, "counts", "0 0 1")
    page.wait("document.activeElement?.field === undefined")
    click(page, "Name")
    page.click(x + 20, y + height / 2)
    shows(page, "counts", "0 0 2")
    page.wait("document.activeElement?.ariaLabel === 'Name'")
    type_keys(page, "a")
    shows(page, "name", "a")
    page.close()


@check
def a_secondary_click_opens_the_menu_of_the_browser(host, browser):
    page = opened(host, browser)
    page.evaluate("addEventListener('contextmenu', (event) => { window.menu = [event.target.localName, event.defaultPrevented]; });0")

    def click_secondary(x, y):
        page.evaluate("window.menu = null")
        page.mouse("mouseMoved", x, y)
        page.mouse("mousePressed", x, y, buttons=2, button="right", clickCount=1)
        page.mouse("mouseReleased", x, y, buttons=0, button="right", clickCount=1)
        return page.wait("window.menu")

    x, y, width, height = place(page, "Name")
    equal(click_secondary(x + 20, y + height / 2), ["input", False], "the menu of a field")
    page.wait("document.activeElement.ariaLabel === 'Name'")
    page.call("Input.insertText", text="pasted")
    shows(page, "name", "pasted")
    equal(click_secondary(200, 690), ["canvas", True], "the menu of the scene")
    # The field is covered again.
    page.click(x + 1, y + height / 2)
    page.wait("document.activeElement.selectionEnd === 0")
    page.close()


@check
def a_click_with_control_is_secondary_on_a_mac(host, browser):
    page = opened(host, browser, before=KEEP_WORDS + "Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });")
    x, y, width, height = place(page, "Name")
    page.mouse("mouseMoved", x + 20, y + height / 2)
    page.mouse("mousePressed", x + 20, y + height / 2, buttons=1, clickCount=1, modifiers=2)
    page.mouse("mouseReleased", x + 20, y + height / 2, button="left", clickCount=1, modifiers=2)
    equal(page.evaluate("[document.activeElement.ariaLabel, document.activeElement.style.pointerEvents]"), ["Name", "auto"], "the field")
    presses = "said.filter(({ t }) => t === 'in').flatMap(({ e }) => e).filter(([kind, , , phase]) => kind === 'p' && phase === 0).length"
    equal(page.evaluate(presses), 0, "presses of the scene")
    # Elsewhere, the menu of the scene follows the press.
    page.mouse("mouseMoved", 200, 690)
    page.mouse("mousePressed", 200, 690, buttons=1, clickCount=1, modifiers=2)
    page.mouse("mouseReleased", 200, 690, button="left", clickCount=1, modifiers=2)
    page.wait(f"{presses} === 1")
    page.close()


# Fills a field without its focus, as the password managers of browsers and their extensions do.
FILL = """
    window.fill = (label, text) => {
      const field = document.querySelector(`[data-role=textField][aria-label=${label}]`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
"""


@check
def a_password_manager_fills_both_fields(host, browser):
    page = opened(host, browser, before=FILL)
    click(page, "Name")
    for name, secret in (("ada", "secret7"), ("grace", "word")):
        page.evaluate(f"fill('Name', '{name}'); fill('Password', '{secret}'); 0")
        shows(page, "name", name)
        shows(page, "secret", secret)
        equal(page.evaluate("document.activeElement.ariaLabel"), "Name", "the focused field")
        page.wait(f"document.querySelector('[aria-label=Password]').value === '{'•' * len(secret)}'")
    type_keys(page, "s")
    shows(page, "name", "graces")
    page.close()


@check
def a_finger_opens_the_keyboard(host, browser):
    page = opened(host, browser, touch=True)
    x, y, width, height = place(page, "Code")
    # The focus must move during the touch, or an onscreen keyboard doesn't appear.
    page.evaluate("addEventListener('pointerup', () => setTimeout(() => { window.focused ??= document.activeElement.ariaLabel; }));0")
    page.touch_drag([(x + 20, y + height / 2)], steps=1)
    equal(page.wait("window.focused"), "Code", "the focused field")
    page.call("Input.insertText", text="q")
    shows(page, "code", "Q")
    page.close()


# The longest time that a page may wait for its answer while another one sends edits without end, in seconds.
PATIENCE = 5

# Sends edits of the focused field directly: a text as long as possible, and keys that need its layout.
FLOOD = """
(() => {
  const id = document.activeElement.elementID, now = performance.now() / 1000;
  const send = (e) => window.sockets.at(-1).send(JSON.stringify({ t: 'in', now, e }));
  for (let i = 0; i < 30; i += 1) send([['t', id, -1, -1, 'word '.repeat(1600), 8000, 8000, -1, -1]]);
  for (let i = 0; i < 40; i += 1) send(Array(20).fill([['k', 'ArrowUp', 0, 0, now], ['t', id, 0, 1, 'x', 1, 1, -1, -1]]).flat());
})();0
"""


@check
def edits_of_one_page_do_not_stop_another(host, browser):
    flood, page = opened(host, browser, before=KEEP_SOCKETS), opened(host, browser)
    flood.front()
    click(flood, "Note")
    page.front()
    click(page, "Name")
    flood.evaluate(FLOOD)
    longest = 0
    for _ in range(10):
        start = time.monotonic()
        type_keys(page, "a")
        page.wait("scrollwork.unanswered === 0", seconds=60)
        longest = max(longest, time.monotonic() - start)
    print(f"        {longest * 1000:.0f} ms at most")
    holds(longest < PATIENCE, f"an answer after {longest:.1f} s")
    flood.close()
    page.close()


# A keyboard that covers the bottom of the page, as on a telephone.
KEYBOARD = """
    const visible = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 700 });
    Object.defineProperty(window, 'visualViewport', { value: visible });
    window.openKeyboard = (height) => { visible.height = 700 - height; visible.dispatchEvent(new Event('resize')); };
"""


@check
def the_scene_stays_above_the_keyboard(host, browser):
    page = opened(host, browser, before=KEYBOARD)
    top = place(page, "Note")[1]
    click(page, "Note")
    page.evaluate("openKeyboard(500)")
    # The insertion point is in the first line of the editor, and the bar is above the keyboard.
    page.wait(f"(() => {{ const {{ y }} = document.querySelector('[aria-label=Note]').getBoundingClientRect(); return y < {top} - 20; }})()")
    done = "document.querySelector('[data-role=button][aria-label=Done]')?.getBoundingClientRect()"
    page.wait(f"{done}?.bottom <= 200 && {done}?.top >= 150")
    # With the focus, the field loses the keyboard and the bar.
    x, y = page.evaluate(f"[{done}.x + 10, {done}.y + 10]")
    page.click(x, y)
    page.wait(f"document.activeElement?.field === undefined && !{done}")
    page.evaluate("openKeyboard(0)")
    page.wait(f"(() => {{ const {{ y }} = document.querySelector('[aria-label=Note]').getBoundingClientRect(); return Math.abs(y - {top}) < 1; }})()")
    page.close()


@check
def fields_have_the_properties_of_the_program(host, browser):
    page = opened(host, browser)

    def attributes(label, *names):
        return page.evaluate(
            f"{list(names)!r}.map((name) => document.querySelector('[aria-label={label}]').getAttribute(name))")

    equal(
        attributes("Name", "autocapitalize", "enterkeyhint", "spellcheck", "autocomplete", "aria-multiline"),
        ["words", "done", "true", "off", None], "a name")
    equal(attributes("Code", "spellcheck", "autocorrect"), ["false", "off"], "a code")
    equal(page.evaluate("document.querySelector('[aria-label=Note]').localName"), "textarea", "an editor")
    nodes = {node["name"]: node for node in page.accessibility() if node["role"] == "textbox"}
    equal(sorted(nodes), ["Code", "Covered", "Name", "Note", "Password"], "the text fields of the accessibility tree")
    click(page, "Name")
    type_keys(page, "Ada")
    shows(page, "name", "Ada")
    nodes = {node["name"]: node for node in page.accessibility() if node["role"] == "textbox"}
    equal(nodes["Name"]["value"], "Ada", "the value of a field")
    holds(nodes["Name"]["properties"].get("focused"), "the focus")
    page.evaluate(axe() + ";0")
    equal(page.evaluate(f"axe.run().then({FINDINGS})"), [], "what axe finds")
    page.close()


if __name__ == "__main__":
    check.run(__doc__)

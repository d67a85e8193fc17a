// Text fields as elements of the browser, so that input methods, onscreen keyboards, and the clipboard work. They are
// transparent: the scene draws the text. The browser edits the text of the focused field, and reports each edit to the
// host, whose text prevails.

import { seconds } from './outbox.js';
import { modifiersOf } from './pointers.js';

// The length of the longest text in one message, in UTF-16 code units.
const longestText = 8192;
// The time that the host has to send the text after an edit, in milliseconds.
const patience = 400;
const [isTall, isSecure, correctsWords, submits] = [1, 2, 4, 8];

// Returns the kind of element that a node needs.
export function kindOf({ input }) {
  if (!input) return 'div';
  if (input.flags & isTall) return 'textarea';
  return input.flags & isSecure ? 'password' : 'text';
}

export class Field {
  element;
  #id;
  #send;
  // Returns the number of the last message that the host has answered.
  #answered;
  // Performs a change of the browser's focus that doesn't concern the host.
  #quietly;
  #node = null;
  // The text and the selection that the host has or is about to have.
  #text = '';
  #selection = [0, 0];
  // The number of the last message with an edit, and the number of the last one after which the scene can move the
  // insertion point.
  #edit = 0;
  #key = 0;
  // The range of the text that an input method is composing.
  #composition = null;
  // The press of a key that the browser is handling.
  #pressed = null;
  #browserKeys = new Set();
  #timer = 0;

  constructor(id, kind, send, answered, quietly) {
    this.#id = id;
    this.#send = send;
    this.#answered = answered;
    this.#quietly = quietly;
    this.element = document.createElement(kind === 'textarea' ? kind : 'input');
    if (kind !== 'textarea') this.element.type = kind;
    this.element.field = this;
    this.element.addEventListener('compositionstart', () => { this.#composition = this.#browserSelection; });
    this.element.addEventListener('compositionend', () => this.#commit());
    this.element.addEventListener('input', (event) => {
      if (!this.#isHalf) this.#report(event.isComposing ? event.data : null);
    });
  }

  // Shows the properties and the text of the host.
  update(node) {
    this.#node = node;
    const { flags, keyboard, capitalization, returnKey, contentType } = node.input;
    const { element } = this;
    const isDisabled = element.getAttribute('aria-disabled') === 'true';
    const corrects = (flags & correctsWords) !== 0;
    const attributes = {
      inputmode: keyboard === 'text' ? null : keyboard, autocapitalize: capitalization, enterkeyhint: returnKey,
      autocomplete: contentType ?? (flags & isSecure ? 'new-password' : 'off'), autocorrect: corrects ? null : 'off',
      spellcheck: String(corrects), readonly: isDisabled ? '' : null, tabindex: node.isFocusable ? '0' : '-1',
      'aria-multiline': flags & isTall ? 'true' : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    this.#settle();
  }

  // Shows the text of the host, unless it lacks an edit.
  #settle() {
    const { element } = this;
    // The browser reports a change of the selection later.
    if (document.activeElement === element) this.selectionDidChange();
    if (this.#composition || this.#isAhead) return;
    const { value, input } = this.#node;
    if (element.value !== value) {
      element.value = value;
      this.#selection = this.#browserSelection;
    }
    this.#text = element.value;
    if (!input.selection || document.activeElement !== element) return;
    const [start, end] = input.selection;
    const [currentStart, currentEnd] = this.#browserSelection;
    if (start === currentStart && end === currentEnd) return;
    element.setSelectionRange(start, end);
    this.#selection = this.#browserSelection;
  }

  get #isAhead() {
    return this.#isStale || this.#edit > this.#answered();
  }

  // Whether the scene can have moved the insertion point to another place than the browser's.
  get #isStale() {
    return this.#key > this.#answered();
  }

  get #browserSelection() {
    return [this.element.selectionStart ?? 0, this.element.selectionEnd ?? 0];
  }

  // Returns whether the browser handles the press of a key. The scene handles the others.
  takes(event) {
    // Until the scene has moved the insertion point, it also handles the keys that edit.
    if (this.element.readOnly || this.#isStale || !this.#isBrowserKey(event)) return false;
    this.#browserKeys.add(event.code);
    this.#pressed = ['k', event.key, event.repeat ? 1 : 0, modifiersOf(event), seconds(event.timeStamp)];
    return true;
  }

  // Returns whether the browser handled the press of a key that is released.
  takesRelease(event) {
    this.#pressed = null;
    return this.#browserKeys.delete(event.code);
  }

  #isBrowserKey({ key, shiftKey }) {
    const [start, end] = this.#browserSelection;
    const isMultiline = (this.#node.input.flags & isTall) !== 0;
    switch (key) {
      case 'Enter': return (this.#node.input.flags & submits) === 0;
      case 'Backspace': return end > 0;
      case 'Delete': return true;
      case 'ArrowLeft': case 'ArrowRight': {
        const isBackward = (key === 'ArrowLeft') !== (document.documentElement.dir === 'rtl');
        return shiftKey || start !== end || (isBackward ? start > 0 : start < this.element.value.length);
      }
      case 'Home': case 'End': return !isMultiline;
      default: return [...key].length === 1;
    }
  }

  // Whether the first half of a surrogate pair is before the insertion point: a browser can report the halves of a
  // typed character as two edits.
  get #isHalf() {
    const { value, selectionEnd } = this.element;
    return /[\uD800-\uDBFF]$/.test(value.slice(0, selectionEnd ?? 0)) && !/^[\uDC00-\uDFFF]/.test(value.slice(selectionEnd ?? 0));
  }

  // Takes over the selection of the host when the host moves the focus to the field.
  focusDidMove() {
    this.#selection = this.#browserSelection;
    this.#settle();
  }

  // Records the number of a message that can move the insertion point: a key that the scene handles, a tap, or a change
  // of the focus.
  sceneTakes(number) {
    this.#key = number;
    this.#wait();
  }

  // Ends a composition, whose place the person is about to leave.
  endComposition() {
    if (!this.#composition) return;
    this.#quietly(() => {
      this.element.blur();
      this.element.focus({ preventScroll: true });
    });
  }

  // Reports a change of the selection.
  selectionDidChange() {
    const [start, end] = this.#browserSelection;
    if (this.#composition || this.#isStale || this.element.value !== this.#text) return;
    if (start === this.#selection[0] && end === this.#selection[1]) return;
    this.#selection = [start, end];
    this.#replace(start, start, '', [start, end], null);
  }

  // Reports an edit. `composed` is the text that an input method is composing, or null.
  #report(composed) {
    const { value } = this.element;
    // A password manager fills fields without the focus, of which the host has no selection.
    if (document.activeElement !== this.element) return this.#fill(value.slice(0, cut(value, longestText)));
    const [old, [start, end]] = [this.#text, this.#composition ?? this.#selection];
    const rest = old.length - end;
    const caret = this.#browserSelection[1];
    this.#text = value;
    this.#selection = this.#browserSelection;
    const isInsertion = value.slice(0, start) === old.slice(0, start) && value.length >= start + rest
      && value.slice(value.length - rest) === old.slice(end) && (caret === value.length - rest || composed !== null);
    if (isInsertion) {
      const text = value.slice(start, value.length - rest);
      // WebKit deletes the composition before it inserts the final text, without data.
      if (composed !== null || this.#composition) this.#composition = [start, start + text.length];
      if (text || end > start) this.#insert(text, composed !== null);
      return;
    }
    const [low, high, text] = difference(old, value, caret);
    if (this.#isStale && !text) this.#edit = this.#key = this.#send(['k', low < start ? 'Backspace' : 'Delete', 0, 0, seconds()]);
    else this.#replace(low, high, text, this.#selection, composed === null ? null : this.#composition);
  }

  #fill(text) {
    this.#text = this.element.value;
    this.#selection = this.#browserSelection;
    this.#edit = this.#send(['s', this.#id, 'text', wellFormed(text)]);
    this.#wait();
  }

  // Ends the composition with its text.
  #commit() {
    const [start, end] = this.#composition ?? this.#browserSelection;
    this.#composition = null;
    this.#insert(this.element.value.slice(start, end), false);
    this.#settle();
  }

  // Inserts text in place of the composition or the selection, wherever the host has it.
  #insert(text, isComposing) {
    let rest = text;
    while (rest.length > longestText) {
      const piece = rest.slice(0, cut(rest, longestText));
      this.#sendPiece(-1, -1, piece, [piece.length, piece.length], null);
      rest = rest.slice(piece.length);
    }
    this.#sendPiece(-1, -1, rest, [rest.length, rest.length], isComposing ? [0, rest.length] : null);
  }

  // Replaces a range of the text.
  #replace(low, high, text, selection, composition) {
    let [start, end, rest] = [low, high, text];
    while (rest.length > longestText) {
      const piece = rest.slice(0, cut(rest, longestText));
      const next = start + piece.length;
      this.#sendPiece(start, end, piece, [next, next], null);
      [start, end, rest] = [next, next, rest.slice(piece.length)];
    }
    this.#sendPiece(start, end, rest, selection, composition);
  }

  // Sends an edit with a text that is short enough for a message. The next piece of a long text follows it.
  #sendPiece(low, high, text, selection, composition) {
    const key = this.#composition || !this.#pressed ? [] : this.#pressed.slice(1);
    this.#pressed = null;
    this.#edit = this.#send(['t', this.#id, low, high, wellFormed(text), ...selection, ...(composition ?? [-1, -1]), ...key]);
    if (this.#isStale) this.#key = this.#edit;
    this.#wait();
  }

  // The host sends nothing if an edit has no effect. Then the page shows the last text again.
  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isAhead) this.#wait();
      else this.#settle();
    }, patience);
  }
}

// Returns the range of a text that differs from another text, and what the other one has there. The insertion point of
// the other text is at the end of its part, if possible.
export function difference(old, text, caret) {
  const most = Math.min(old.length, text.length);
  let after = 0;
  while (after < Math.min(most, text.length - caret) && old.at(-1 - after) === text.at(-1 - after)) after += 1;
  let before = 0;
  while (before < most - after && old[before] === text[before]) before += 1;
  while (after < most - before && old.at(-1 - after) === text.at(-1 - after)) after += 1;
  before = cut(text, before);
  if (isLow(text[text.length - after]) && after > 0) after -= 1;
  return [before, old.length - after, text.slice(before, text.length - after)];
}

// Returns a length that doesn't end between two halves of a character.
function cut(text, length) {
  return length > 0 && isLow(text[length]) ? length - 1 : length;
}

// Returns a text without halves of characters, which the host rejects.
function wellFormed(text) {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

function isLow(unit) {
  return unit !== undefined && unit >= '\uDC00' && unit <= '\uDFFF';
}

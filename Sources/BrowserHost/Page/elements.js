// The accessibility tree as elements over the canvas, which assistive technology reads and the keyboard focus visits.

import { actions, describe, disabled, isAdjustableGroup, nameDialogs, readNode } from './aria.js';
import { Field, kindOf } from './fields.js';

// Roles that a click activates anywhere.
const pressable = new Set(['button', 'link', 'toggle', 'radio', 'tab']);

// The time that the host has to answer a focus change, in milliseconds.
const patience = 2000;

// The maximum number of elements behind dialogs that can get the focus back.
const mostLeft = 16;

export class Elements {
  #container;
  #send;
  #entries = new Map();
  #root = null;
  // The elements to place together with their children, and the elements that moved with everything inside them.
  #toPlace = new Set();
  #toMove = new Set();
  #toFocus = null;
  // The element that the person focused, or that the Tab key left for the browser, until the host reports this change.
  // Until then, the host's focus is outdated.
  #chosen = null;
  // True while the browser handles a press of the Tab key.
  #isTabbing = false;
  // True while the host moves the focus, instead of the person.
  #isQuiet = false;
  // The identifiers of the elements behind dialogs that had the focus, the last one last.
  #left = [];
  // The number of the last message that the host has answered.
  #answered = 0;
  // The number of the message with a tap for which a text field has the browser's focus until the host answers.
  #tap = null;

  #hints;

  constructor(container, hints, send) {
    this.#container = container;
    this.#hints = hints;
    this.#send = send;
    document.addEventListener('selectionchange', () => this.focusedField?.selectionDidChange());
    // The host moves the focus after a click or a tap, too. Browsers would draw a ring, because a program moves it.
    document.addEventListener('pointerdown', () => {
      this.#showsRing(false);
      this.#left = [];
    }, true);
    document.addEventListener('keydown', ({ key, ctrlKey, altKey, metaKey }) => {
      if (key !== 'Shift' && !ctrlKey && !altKey && !metaKey) this.#showsRing(true);
    }, true);
  }

  // Shows or hides the ring of the focused element. It's hidden after input from a pointer.
  #showsRing(isShown) {
    this.#container.classList.toggle('pointed', !isShown);
  }

  apply(frame) {
    const focused = this.#container.contains(document.activeElement) ? document.activeElement : null;
    this.#update(frame);
    if (focused && !focused.isConnected && !this.#entries.get(focused.elementID)?.element.isConnected) this.#didLeave(focused.elementID);
    else if (this.#left.length > 0) this.#returnFocus();
  }

  // Moves the focus of an element that left to the dialog in front of it, and remembers the element.
  #didLeave(id) {
    const dialog = [...this.#container.querySelectorAll('[role="dialog"]')].at(-1);
    if (!dialog || this.#toFocus) return;
    this.#left = [...this.#left.filter((other) => other !== id), id].slice(-mostLeft);
    dialog.focus({ preventScroll: true });
  }

  // Returns the focus to the last element behind a dialog that is back, if no other element has it.
  #returnFocus() {
    if (document.activeElement !== document.body || this.#toFocus) return;
    const index = this.#left.findLastIndex((id) => this.#entries.get(id)?.element.isConnected);
    if (index < 0) return;
    const { element } = this.#entries.get(this.#left[index]);
    this.#left = this.#left.slice(0, index);
    element.focus({ preventScroll: true });
  }

  #update(frame) {
    this.#answered = frame.q;
    if (frame.full) {
      this.#entries.clear();
      this.#toPlace.clear();
      this.#toMove.clear();
      this.#container.replaceChildren();
      this.#hints.replaceChildren();
      this.#chosen = null;
      this.#tap = null;
      this.#root = null;
    }
    if (frame.ar === undefined) {
      this.#checkTap();
      return;
    }
    const changed = (frame.a ?? []).map(readNode);
    // An element that isn't focusable any more has lost the focus on the host, for example after a key.
    const chosen = changed.find((node) => node.id === this.#chosen?.id);
    if (chosen && !chosen.isFocusable && this.#entries.get(chosen.id)?.node.isFocusable) this.#chosen = null;
    for (const node of changed) this.#set(node);
    this.#checkTap();
    for (const [id, x, y, width, height, includesInside] of frame.am ?? []) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      const { frame, children } = entry.node;
      if (includesInside) this.#shift(children, x - frame[0], y - frame[1]);
      entry.node.frame = [x, y, width, height];
      (includesInside ? this.#toMove : this.#toPlace).add(entry);
    }
    for (const node of changed) this.#arrange(node);
    for (const id of frame.ax ?? []) {
      const entry = this.#entries.get(id);
      if (!entry) continue;
      this.#entries.delete(id);
      this.#toPlace.delete(entry);
      this.#toMove.delete(entry);
      for (const element of entry.own) element.remove();
      entry.hint?.remove();
    }
    const goal = this.#entries.get(frame.af)?.element;
    if (goal) {
      // Only the keyboard skips elements that aren't focusable.
      if (!goal.hasAttribute('tabindex')) goal.tabIndex = -1;
      this.#toFocus = goal;
    }
    const root = this.#entries.get(frame.ar);
    if (root && root !== this.#root) {
      this.#root = root;
      this.#container.replaceChildren(...root.own);
    }
    if (changed.length > 0) nameDialogs(this.#container);
  }

  // Records that elements and everything inside them moved with the element around them.
  #shift(ids, dx, dy) {
    for (const id of ids) {
      const node = this.#entries.get(id)?.node;
      if (!node) continue;
      node.frame[0] += dx;
      node.frame[1] += dy;
      this.#shift(node.children, dx, dy);
    }
  }

  // Positions the elements, once for each visible frame.
  settle() {
    for (const entry of this.#toPlace) {
      this.#place(entry);
      for (const id of entry.node.children) {
        const child = this.#entries.get(id);
        if (child && !this.#toPlace.has(child)) this.#place(child);
      }
    }
    for (const entry of this.#toMove) if (!this.#toPlace.has(entry)) this.#place(entry);
    this.#toPlace.clear();
    this.#toMove.clear();
    const goal = this.#toFocus;
    if (goal?.isConnected && document.activeElement !== goal) this.#quietly(() => goal.focus({ preventScroll: true }));
    goal?.field?.focusDidMove();
    this.#toFocus = null;
  }

  // Moves the focus as the host does.
  #quietly(move) {
    this.#isQuiet = true;
    move();
    this.#isQuiet = false;
  }

  // Returns the browser's focus to the text field that has it in the scene, after the search of the browser took it.
  restoreFocus() {
    if (document.activeElement && document.activeElement !== document.body) return;
    const focused = [...this.#entries.values()].find(({ node }) => node.isFocused && node.input);
    if (focused) this.#quietly(() => focused.element.focus({ preventScroll: true }));
  }

  // Whether an element of the scene has the browser's focus.
  get hasFocus() {
    return document.activeElement?.elementID !== undefined;
  }

  // The focused text field.
  get focusedField() {
    return document.activeElement?.field ?? null;
  }

  // Handles the end of a press, which the message with a number reports. A tap moves the browser's focus to a text field:
  // an onscreen keyboard only appears for a field that has the focus before the tap ends, so the page can't wait for the
  // host.
  pointerDidEnd(x, y, isTap, number) {
    const entry = isTap ? this.#entryAt(x, y) : null;
    if (entry?.element.field && entry.node.isFocusable && document.activeElement !== entry.element) {
      this.#tap = number;
      this.#toFocus = null;
      this.#quietly(() => entry.element.focus({ preventScroll: true }));
    }
    this.focusedField?.sceneTakes(number);
  }

  // Lets the browser show its menu for the text field at a point of a secondary press: to cut, copy, and paste. The menu
  // opens after the press, for the element at the point. Returns false if there's no text field.
  uncoverField(x, y) {
    const { element } = this.#entryAt(x, y) ?? {};
    if (!element?.field) return false;
    element.focus({ preventScroll: true });
    element.style.pointerEvents = 'auto';
    const cover = () => setTimeout(() => { element.style.pointerEvents = ''; });
    // On some systems, the menu opens when the button is released. The present press has passed this phase already.
    for (const event of ['contextmenu', 'pointerdown']) window.addEventListener(event, cover, { once: true, capture: true });
    return true;
  }

  // Follows the host's focus after a tap that the host handled in another way, for example as a tap on a bar above.
  #checkTap() {
    if (this.#tap === null || this.#answered < this.#tap) return;
    this.#tap = null;
    const focused = [...this.#entries.values()].find(({ node }) => node.isFocused);
    if (!this.focusedField || this.focusedField === focused?.element.field) return;
    this.#quietly(() => document.activeElement.blur());
    this.#toFocus = focused?.element ?? null;
  }

  // Returns the last element at a point, which isn't behind another one.
  #entryAt(x, y) {
    let found = null;
    for (const entry of this.#entries.values()) {
      const [left, top, width, height] = entry.node.frame;
      const isActive = entry.node.role === 'textField' || entry.node.actions & actions.activate;
      if (isActive && x >= left && y >= top && x < left + width && y < top + height) found = entry;
    }
    return found;
  }

  // Returns the CSS cursor for a point of the page.
  cursor(x, y) {
    let found = '';
    for (const { node } of this.#entries.values()) {
      const [left, top, width, height] = node.frame;
      if (x < left || y < top || x >= left + width || y >= top + height || (node.traits & disabled) !== 0) continue;
      if (node.role === 'textField') found = 'text';
      else if (pressable.has(node.role) || (node.role !== 'slider' && node.actions & actions.activate)) found = 'pointer';
    }
    return found;
  }

  // Records that the browser moves its focus after this event.
  willTab() {
    this.#isTabbing = true;
    setTimeout(() => { this.#isTabbing = false; });
  }

  // Whether an element or a command of the scene has a keyboard shortcut.
  hasShortcut(shortcut) {
    return [...this.#entries.values()].some(({ node }) => node.shortcuts.includes(shortcut));
  }

  // Performs a key's action on the focused element. Returns false if the element doesn't use the key, so the scene can.
  takeKey({ key }, phase) {
    const entry = this.#focused;
    if (!entry) return false;
    const { id, role, actions: able } = entry.node;
    let action = null;
    if ((key === 'Enter' || key === ' ') && able & actions.activate && role !== 'textField') action = phase === 0 ? 'activate' : '';
    else if (key === 'Escape' && able & actions.escape) action = 'escape';
    else if (role === 'slider') action = this.#adjustment(key, able);
    if (action === null) return false;
    // The element also consumes the release of a key whose press it used.
    if (action && phase !== 2) this.#send(['s', id, action]);
    return true;
  }

  #adjustment(key, able) {
    const isReversed = document.documentElement.dir === 'rtl';
    const isMore = key === 'ArrowUp' || key === (isReversed ? 'ArrowLeft' : 'ArrowRight');
    const isLess = key === 'ArrowDown' || key === (isReversed ? 'ArrowRight' : 'ArrowLeft');
    if (isMore && able & actions.increment) return 'increment';
    if (isLess && able & actions.decrement) return 'decrement';
    return null;
  }

  get #focused() {
    const id = document.activeElement?.elementID;
    return id === undefined ? null : this.#entries.get(id);
  }

  #set(node) {
    let entry = this.#entries.get(node.id);
    const wasFocused = entry?.node.isFocused ?? false;
    const kind = kindOf(node);
    if (!entry) {
      const element = this.#make(node.id, kind);
      entry = { element, own: [element], node, kind };
      this.#entries.set(node.id, entry);
    } else if (entry.kind !== kind) {
      const element = this.#make(node.id, kind);
      entry.element.replaceWith(element);
      Object.assign(entry, { element, own: [element, ...entry.own.slice(1)], kind });
    }
    entry.node = node;
    describe(entry.element, node);
    entry.element.field?.update(node);
    this.#offer(entry, node);
    this.#toPlace.add(entry);
    this.#describe(entry, node.hint);
    if (wasFocused && !node.isFocused && this.#chosen?.left === node.id) this.#chosen = null;
    // An onscreen keyboard disappears with the focus.
    if (wasFocused && !node.isFocused && !this.#isAhead && this.focusedField === entry.element.field) this.#quietly(() => entry.element.blur());
    if (!node.isFocused) return;
    if (this.#chosen?.id === node.id) this.#chosen = null;
    if (!wasFocused && !this.#isAhead) this.#toFocus = entry.element;
  }

  // Whether the person moved the focus, and the host doesn't know of it yet.
  get #isAhead() {
    return this.#chosen !== null && performance.now() < this.#chosen.deadline;
  }

  // A hint is a separate text that the element refers to.
  #describe(entry, hint) {
    if ((entry.hint?.textContent ?? '') === hint) return;
    entry.hint?.remove();
    entry.hint = null;
    entry.element.removeAttribute('aria-describedby');
    if (!hint) return;
    entry.hint = document.createElement('div');
    entry.hint.id = `hint-${entry.node.id}`;
    entry.hint.textContent = hint;
    this.#hints.append(entry.hint);
    entry.element.setAttribute('aria-describedby', entry.hint.id);
  }

  #make(id, kind) {
    const field = kind === 'div' ? null : new Field(id, kind, this.#send, () => this.#answered, (move) => this.#quietly(move));
    const element = field?.element ?? document.createElement('div');
    element.elementID = id;
    element.addEventListener('focus', () => {
      if (this.#isQuiet) return;
      this.#showsRing(true);
      this.#chosen = { id, deadline: performance.now() + patience };
      this.#toFocus = null;
      const number = this.#send(['s', id, 'focus']);
      field?.sceneTakes(number);
    });
    element.addEventListener('blur', (event) => {
      // The host keeps its focus in all other cases: an element that was replaced, or a click beside a text field.
      if (!this.#isTabbing || event.relatedTarget) return;
      this.#chosen = { left: id, deadline: performance.now() + patience };
      this.#toFocus = null;
      this.#send(['s', id, 'blur']);
    });
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      if (this.#entries.get(id)?.node.actions & actions.activate) this.#send(['s', id, 'activate']);
    });
    return element;
  }

  // Shows the actions and the rotors of an element beside it, outside the Tab order. One of them can have the focus of
  // a screen reader, so those that the element had before remain.
  #offer(entry, node) {
    const known = new Map(entry.own.slice(1).map((piece) => [piece.offer, piece]));
    const take = (action, name, make) => {
      const offer = JSON.stringify([...action, name]);
      const piece = known.get(offer) ?? make(node.id, action, name);
      piece.offer = offer;
      return piece;
    };
    const buttons = offers(node).map(([name, ...action]) => take(action, name, this.#makeAction));
    const lists = node.rotors.map(([name, entries]) => {
      const list = take(['rotor'], name, this.#makeRotor);
      fill(list, entries);
      return list;
    });
    const own = [...new Set([entry.element, ...buttons, ...lists])];
    if (own.length === entry.own.length && own.every((piece, i) => piece === entry.own[i])) return;
    for (const old of entry.own) if (!own.includes(old)) old.remove();
    entry.own = own;
    if (!entry.element.parentElement) return;
    own.reduce((before, piece) => {
      if (before.nextElementSibling !== piece) before.after(piece);
      return piece;
    });
  }

  #makeAction = (id, action, name) => {
    const button = document.createElement('div');
    button.setAttribute('role', 'button');
    button.setAttribute('aria-label', name);
    button.tabIndex = -1;
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#send(['s', id, ...action]);
    });
    return button;
  };

  // The web has no rotors, so a rotor is a list.
  #makeRotor = (id, action, name) => {
    const list = document.createElement('select');
    list.setAttribute('aria-label', name);
    list.tabIndex = -1;
    list.addEventListener('change', () => this.#send(['s', id, ...action, name, list.selectedIndex]));
    return list;
  };

  #arrange(node) {
    const parent = this.#entries.get(node.id).element;
    const needed = node.children.flatMap((id) => this.#entries.get(id)?.own ?? []);
    if (needed.length && !parent.firstElementChild) parent.textContent = '';
    const isNeeded = new Set(needed);
    for (const child of [...parent.children]) if (!isNeeded.has(child)) child.remove();
    needed.forEach((child, index) => {
      if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
    });
    for (const id of node.children) {
      const child = this.#entries.get(id);
      if (child) this.#toPlace.add(child);
    }
  }

  #place({ element, own, node }) {
    const outer = this.#entries.get(element.parentElement?.elementID)?.node.frame ?? [0, 0];
    const [x, y, width, height] = node.frame;
    for (const piece of own) {
      piece.style.left = `${x - outer[0]}px`;
      piece.style.top = `${y - outer[1]}px`;
      piece.style.width = `${Math.max(width, 0)}px`;
      piece.style.height = `${Math.max(height, 0)}px`;
    }
  }
}

function fill(list, entries) {
  if (list.length === entries.length && entries.every((label, i) => list.options[i].text === label)) return;
  list.replaceChildren(...entries.map((label) => new Option(label)));
  list.selectedIndex = -1;
}

// Returns the actions without an equivalent on the web, each with its name and its parts: custom ones, the steps of an
// adjustable element that isn't a slider, and scrolling, which the steps of an adjustable element replace.
function offers(node) {
  const name = (text) => (node.label ? `${node.label}, ${text}` : text[0].toUpperCase() + text.slice(1));
  const offer = (bit, text, ...action) => (node.actions & bit ? [[name(text), ...action]] : []);
  return [
    ...node.custom.map((name) => [name, 'custom', name]),
    ...(isAdjustableGroup(node) ? [...offer(actions.increment, 'next', 'increment'), ...offer(actions.decrement, 'previous', 'decrement')] : []),
    ...(node.role === 'slider' ? [] : ['Up', 'Down', 'Left', 'Right']).flatMap((direction) => {
      const word = direction.toLowerCase();
      return offer(actions[`scroll${direction}`], `scroll ${word}`, 'scroll', word);
    }),
  ];
}

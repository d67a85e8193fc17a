// The ARIA roles and properties of the elements in the host's accessibility tree.

import { onKeyboard } from './shortcuts.js';

export const actions = {
  activate: 1, increment: 2, decrement: 4, focus: 8, escape: 16, scrollUp: 32, scrollDown: 64, scrollLeft: 128, scrollRight: 256,
};
const traits = { selected: 1, disabled: 2, updatesFrequently: 4, modal: 8, vertical: 16 };
export const { disabled } = traits;

const roles = {
  // ARIA's "application" role takes the reading keys away from screen readers, so the scene is the main part of the
  // page.
  application: 'main', group: 'group', heading: 'heading', image: 'img', button: 'button', link: 'link', toggle: 'switch',
  slider: 'slider', scrollArea: 'group', textField: 'textbox', progress: 'progressbar', none: 'presentation',
  radio: 'radio', radioGroup: 'radiogroup', tab: 'tab', tabList: 'tablist',
};
// Elements that screen readers read as text instead of by a label.
const textual = new Set(['text', 'heading']);
const ranged = new Set(['slider', 'progress']);
// The label of a scroll area without its own.
const scrollAreaName = 'Scrolling content';
// The label of a dialog without its own.
const dialogName = 'Dialog';
const checkable = new Set(['toggle', 'radio']);

export function readNode([id, role, label, value, hint, identifier, range, number, traitBits, actionBits, custom, flags, x, y, width, height, children, rotors, shortcuts, input]) {
  return {
    id, role, label: label || '', value: value || '', hint: hint || '', identifier, range: range || null, number: number === '' ? null : number, traits: traitBits,
    actions: actionBits, custom, isFocusable: (flags & 1) !== 0, isFocused: (flags & 2) !== 0, frame: [x, y, width, height], children, rotors: rotors ?? [], shortcuts: shortcuts ?? [], input: input ? readInput(input) : null,
  };
}

// Names the dialogs without their own label by the first heading or the first text inside them.
export function nameDialogs(container) {
  for (const dialog of container.querySelectorAll('[role="dialog"]')) {
    const find = (role) => dialog.querySelector(`[data-role="${role}"]`);
    const title = dialog.ariaLabel === dialogName ? find('heading') ?? find('text') : null;
    if (title) title.id = `title-${title.elementID}`;
    set(dialog, 'aria-labelledby', title?.id);
  }
}

function readInput([flags, start, end, keyboard, capitalization, returnKey, contentType]) {
  return {
    flags, selection: start < 0 ? null : [start, end], keyboard, capitalization: capitalization || null, returnKey: returnKey || null,
    contentType: contentType || null,
  };
}

// An adjustable element with elements inside, such as pages with days. The web hides the content of a slider.
export function isAdjustableGroup(node) {
  return node.role === 'slider' && node.children.length > 0;
}

export function describe(element, given) {
  const node = isAdjustableGroup(given) ? { ...given, role: 'group' } : given;
  const has = (trait) => (node.traits & trait) !== 0;
  const role = isStepped(node) ? 'spinbutton' : roles[node.role] ?? (hasLinks(node) ? 'group' : null);
  const isDialog = role === 'group' && has(traits.modal);
  const attributes = {
    role: isDialog ? 'dialog' : role,
    'data-identifier': node.identifier || null,
    'data-role': node.role,
    'aria-disabled': has(traits.disabled) ? 'true' : null,
    'aria-modal': isDialog ? 'true' : null,
    'aria-keyshortcuts': node.shortcuts.map(onKeyboard).join(' ') || null,
    'aria-live': has(traits.updatesFrequently) ? 'off' : null,
    // The heading of the page has the first level.
    'aria-level': node.role === 'heading' ? '2' : null,
    'aria-roledescription': node.role === 'scrollArea' ? 'scroll area' : null,
    'aria-orientation': node.role === 'slider' && !isStepped(node) ? (has(traits.vertical) ? 'vertical' : 'horizontal') : null,
    ...selection(node, has(traits.selected)),
    ...amount(node),
    ...name(node, isDialog),
    // An adjustable element can receive the focus of a screen reader, but isn't a stop for the Tab key.
    // A dialog receives the focus when it appears. Text fields set it themselves.
    tabindex: node.input ? element.getAttribute('tabindex') : node.isFocusable ? '0' : node.role === 'slider' || isDialog ? '-1' : null,
  };
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  element.classList.toggle('clips', node.role === 'scrollArea');
  const text = textual.has(node.role) ? [node.label, node.value].filter(Boolean).join(' ') : '';
  if (node.children.length === 0 && element.childElementCount === 0 && element.textContent !== text) element.textContent = text;
}

// A text with links inside. The web allows no label on an element without a role.
function hasLinks(node) {
  return node.role === 'text' && node.children.length > 0;
}

// Roles with a name include the label and the value. The attributes of an adjustable element contain its value.
function name(node, isDialog) {
  if (textual.has(node.role) && node.children.length === 0) return { 'aria-label': null };
  const hasOwnValue = ranged.has(node.role) || node.role === 'toggle' || node.input !== null;
  const value = hasOwnValue ? '' : node.value;
  const fallback = isDialog ? dialogName : node.role === 'scrollArea' ? scrollAreaName : null;
  return { 'aria-label': [node.label, value].filter(Boolean).join(', ') || fallback };
}

// Without a number from the host, the number at the start of the value's text, in the digits of any script. The mark
// before three digits can separate thousands, so that text has no number.
function numberOf({ number, value }) {
  if (number !== null) return number;
  const text = value.replace(/[\u061C\u200E\u200F]/g, '').replace(/\p{Nd}/gu, asciiDigit);
  const [, sign, whole, fraction] = /^([-−]?)(\d+)(?:[.,٫](\d{1,2}|\d{4,}))?(?![\d.,٫٬]*\d)/.exec(text) ?? [];
  return whole === undefined ? null : Number(`${sign && '-'}${whole}.${fraction ?? 0}`);
}

// The digits of a script follow each other, from a multiple of 16 or from six after it.
function asciiDigit(digit) {
  const code = digit.codePointAt(0);
  const rest = code % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(code - rest)) ? rest : rest - 6;
}

// An adjustable element without known bounds, because sliders on the web always have bounds.
function isStepped(node) {
  return node.role === 'slider' && node.range === null;
}

function amount(node) {
  const isRanged = ranged.has(node.role);
  const [low, high] = node.range ?? [null, null];
  return {
    'aria-valuemin': isRanged ? low : null,
    'aria-valuemax': isRanged ? high : null,
    // A spin button has a number. If its value is a name, only the text counts.
    'aria-valuenow': isRanged ? numberOf(node) ?? (isStepped(node) ? 0 : null) : null,
    'aria-valuetext': isRanged && node.value ? node.value : null,
  };
}

function selection(node, isSelected) {
  const isOn = node.number !== null ? node.number !== 0 : isSelected || ['1', 'on', 'true'].includes(node.value.toLowerCase());
  const isCheckable = checkable.has(node.role);
  const isTab = node.role === 'tab';
  return {
    'aria-checked': isCheckable ? String(isOn) : null,
    'aria-selected': isTab ? String(isSelected) : null,
    'aria-current': isSelected && !isTab && !isCheckable ? 'true' : null,
  };
}

function set(element, name, value) {
  if (value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, value);
  }
}

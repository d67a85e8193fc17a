// What an element of the host's accessibility tree is called on the web.

export const actions = { activate: 1, increment: 2, decrement: 4, focus: 8, escape: 16 };
const traits = { selected: 1, disabled: 2, updatesFrequently: 4, modal: 8, vertical: 16 };
export const { disabled } = traits;

const roles = {
  // ARIA's own "application" takes the reading keys away from screen readers; the scene is the page's main part.
  application: 'main', group: 'group', heading: 'heading', image: 'img', button: 'button', link: 'link', toggle: 'switch',
  slider: 'slider', scrollArea: 'group', list: 'list', listItem: 'listitem', grid: 'grid', gridCell: 'gridcell',
  textField: 'textbox', progress: 'progressbar', tab: 'tab', tabList: 'tablist', none: 'presentation',
};
// Read out as text rather than by a name.
const textual = new Set(['text', 'heading']);
const ranged = new Set(['slider', 'progress']);
// What a scroll area is called that has no name of its own.
const scrollAreaName = 'Scrolling content';
const selectable = new Set(['tab', 'gridCell']);

export function readNode([id, role, label, value, hint, identifier, range, number, traitBits, actionBits, custom, flags, x, y, width, height, children, rotors]) {
  return {
    id, role, label: label || '', value: value || '', hint: hint || '', identifier, range: range || null, number: number === '' ? null : number, traits: traitBits,
    actions: actionBits, custom, isFocusable: (flags & 1) !== 0, isFocused: (flags & 2) !== 0, frame: [x, y, width, height], children, rotors: rotors ?? [],
  };
}

// What is adjusted as a whole and has parts of its own, such as pages with days, or no number, such as pages with names. The web
// hides what is in a slider, and wants it to have a number.
export function isAdjustableGroup(node) {
  return node.role === 'slider' && (node.children.length > 0 || (node.range === null && numberOf(node) === null));
}

export function describe(element, given) {
  const node = isAdjustableGroup(given) ? { ...given, role: 'group' } : given;
  const has = (trait) => (node.traits & trait) !== 0;
  const attributes = {
    role: isStepped(node) ? 'spinbutton' : roles[node.role] ?? null,
    'data-identifier': node.identifier || null,
    'data-role': node.role,
    'aria-disabled': has(traits.disabled) ? 'true' : null,
    'aria-modal': has(traits.modal) ? 'true' : null,
    'aria-live': has(traits.updatesFrequently) ? 'off' : null,
    // The page's own heading is the first.
    'aria-level': node.role === 'heading' ? '2' : null,
    'aria-roledescription': node.role === 'scrollArea' ? 'scroll area' : null,
    'aria-orientation': node.role === 'slider' && !isStepped(node) ? (has(traits.vertical) ? 'vertical' : 'horizontal') : null,
    ...selection(node, has(traits.selected)),
    ...amount(node),
    ...name(node),
    // What can be adjusted takes a screen reader's focus, and is none of the keyboard's stops.
    tabindex: node.isFocusable ? '0' : node.role === 'slider' ? '-1' : null,
  };
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  element.classList.toggle('clips', node.role === 'scrollArea');
  const text = textual.has(node.role) ? [node.label, node.value].filter(Boolean).join(' ') : '';
  if (node.children.length === 0 && element.childElementCount === 0 && element.textContent !== text) element.textContent = text;
}

// Roles that may be named carry label and value; the value of an adjustable one is told by its own attributes.
function name(node) {
  if (textual.has(node.role) && node.children.length === 0) return { 'aria-label': null };
  const value = ranged.has(node.role) || node.role === 'toggle' ? '' : node.value;
  const fallback = node.role === 'scrollArea' ? scrollAreaName : null;
  return { 'aria-label': [node.label, value].filter(Boolean).join(', ') || fallback };
}

// Where the host knows no number, the one with which the value begins as it is read out.
function numberOf({ number, value }) {
  if (number !== null) return number;
  const digits = /^[-−]?\d+(?:\.\d+)?(?![\d,.]*\d)/.exec(value);
  return digits ? Number(digits[0].replace('−', '-')) : null;
}

// Adjusted in steps between ends that nobody told: the web's sliders always have ends.
function isStepped(node) {
  return node.role === 'slider' && node.range === null;
}

function amount(node) {
  const isRanged = ranged.has(node.role);
  const [low, high] = node.range ?? [null, null];
  return {
    'aria-valuemin': isRanged ? low : null,
    'aria-valuemax': isRanged ? high : null,
    'aria-valuenow': isRanged ? numberOf(node) : null,
    'aria-valuetext': isRanged && node.value ? node.value : null,
  };
}

function selection(node, isSelected) {
  const isOn = node.number !== null ? node.number !== 0 : isSelected || ['1', 'on', 'true'].includes(node.value.toLowerCase());
  return {
    'aria-checked': node.role === 'toggle' ? String(isOn) : null,
    'aria-selected': selectable.has(node.role) ? String(isSelected) : null,
    'aria-current': isSelected && !selectable.has(node.role) && node.role !== 'toggle' ? 'true' : null,
  };
}

function set(element, name, value) {
  if (value === null || value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) {
    element.setAttribute(name, value);
  }
}

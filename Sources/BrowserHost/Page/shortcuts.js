// The keyboard shortcuts of the scene, in the format of aria-keyshortcuts, with the modifier keys in this order.

const names = [[2, 'Control'], [4, 'Alt'], [8, 'Meta'], [1, 'Shift']];
const control = 2;
const command = 8;

// Keyboards of other systems have no Command key for programs. Control takes its place.
export const hasCommand = /Mac|iP(ad|hone|od)/.test(navigator.platform);

// Returns a shortcut as a person presses it on this keyboard.
export function onKeyboard(shortcut) {
  return hasCommand ? shortcut : shortcut.replace('Meta+', 'Control+');
}

// Returns the key and the modifiers of a press that a shortcut of the scene matches, or null. `has` returns whether the
// scene has a shortcut.
export function matching({ key, code }, modifiers, has, commandIsKey = hasCommand) {
  // With Option, a letter types another character.
  const letter = modifiers & 4 ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  const name = letter ?? { ' ': 'Space', '+': 'Plus' }[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const inCommand = !commandIsKey && modifiers & control ? [(modifiers & ~control) | command] : [];
  for (const held of [...inCommand, modifiers]) {
    // Many keyboards need the Shift key to type a symbol.
    const isSymbol = key.length === 1 && key !== ' ' && key.toLowerCase() === key.toUpperCase();
    const asked = isSymbol ? [held, held & ~1] : [held];
    if (asked.some((bits) => has(spelled(bits, name)))) return { key: letter?.toLowerCase() ?? key, modifiers: held };
  }
  return null;
}

function spelled(modifiers, name) {
  return [...names.filter(([bit]) => modifiers & bit).map(([, name]) => name), name].join('+');
}

// Keys. Tab moves the browser's focus through the elements, and the focused element receives keys first.

import { seconds } from './outbox.js';
import { modifiersOf } from './pointers.js';
import { matching } from './shortcuts.js';

const named = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', ' ', 'Escape', 'Backspace', 'Delete',
]);

// The code of a key whose press an input method handles.
const composing = 229;

export function listenToKeys(elements, send) {
  const report = (event, phase) => {
    // Input methods compose text by themselves. Chromium reports the choice of a suggestion as a key without a name.
    if (event.isComposing || event.keyCode === composing || event.key === undefined) return;
    const field = elements.focusedField;
    if ((event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph')) {
      // Combinations belong to the browser, except for the shortcuts of the scene.
      const shortcut = matching(event, modifiersOf(event), (text) => elements.hasShortcut(text));
      if (!shortcut) return;
      event.preventDefault();
      send([['k', shortcut.key, phase, shortcut.modifiers, seconds(event.timeStamp)]]);
      return;
    }
    const isNamed = named.has(event.key);
    if (!isNamed && [...event.key].length !== 1) return;
    if (phase === 2 ? field?.takesRelease(event) : field?.takes(event)) return;
    if (elements.takeKey(event, phase)) {
      event.preventDefault();
      return;
    }
    const number = send([['k', event.key, phase, modifiersOf(event), seconds(event.timeStamp)]]);
    if (phase !== 2) field?.sceneTakes(number);
    // Firefox finds text on the page by typing.
    if (isNamed || field || elements.hasFocus) event.preventDefault();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') elements.willTab();
    else elements.restoreFocus();
    report(event, event.repeat ? 1 : 0);
  });
  document.addEventListener('keyup', (event) => report(event, 2));
}

// Keys. Tab moves the browser's focus through the elements, and the focused element receives keys first.

import { seconds } from './outbox.js';
import { modifiersOf } from './pointers.js';
import { matching } from './shortcuts.js';

const named = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Enter', ' ', 'Escape', 'Backspace', 'Delete',
]);

export function listenToKeys(elements, send) {
  const report = (event, phase) => {
    // Input methods compose text by themselves.
    if (event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey) {
      // Combinations belong to the browser, except for the shortcuts of the scene.
      const shortcut = matching(event, modifiersOf(event), (text) => elements.hasShortcut(text));
      if (!shortcut) return;
      event.preventDefault();
      send([['k', shortcut.key, phase, shortcut.modifiers, seconds(event.timeStamp)]]);
      return;
    }
    const isNamed = named.has(event.key);
    if (!isNamed && [...event.key].length !== 1) return;
    if (elements.takeKey(event, phase)) {
      event.preventDefault();
      return;
    }
    send([['k', event.key, phase, modifiersOf(event), seconds(event.timeStamp)]]);
    if (isNamed) event.preventDefault();
  };
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') elements.willTab();
    report(event, event.repeat ? 1 : 0);
  });
  document.addEventListener('keyup', (event) => report(event, 2));
}

// Fingers, mice, and pens. Each sample is reported with its own time, including those that the browser combines into
// one event.

import { seconds } from './outbox.js';
import { hasCommand } from './shortcuts.js';

const kinds = { touch: 0, mouse: 1, pen: 2 };
const [began, moved, ended, cancelled, hovered, left, secondary] = [0, 1, 2, 3, 4, 5, 6];
// The maximum number of samples in one event; more add nothing to the path.
const mostSamples = 64;

// The distance in points at which a pointer doesn't tap.
const slop = 10;

// Returns whether a phase belongs to a pointer that is up.
export function isIdle(phase) {
  return phase === hovered || phase === left;
}

// Returns whether a phase is a movement of a pointer that is down.
export function isMove(phase) {
  return phase === moved;
}

export function modifiersOf(event) {
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
}

// `pressed` receives the location of the end of each press, and whether the press was a tap. `menu` receives the location
// of the start of each secondary press, and returns whether the browser shows its menu there.
export function listenToPointers(canvas, send, pressed, menu) {
  const down = new Set();
  // The first event of each pointer that could become a tap.
  const taps = new Map();

  const report = (phase, event, pointer = event) => [
    'p', event.pointerId ?? 0, kinds[event.pointerType] ?? 1, phase, round(pointer.clientX), round(pointer.clientY),
    seconds(pointer.timeStamp), modifiersOf(event),
  ];

  canvas.addEventListener('pointerdown', (event) => {
    // On a Mac, a click with Control is a secondary one.
    const isSecondary = event.button === 2 || (event.button === 0 && event.ctrlKey && hasCommand);
    if (isSecondary && menu(event.clientX, event.clientY)) return;
    // Other mouse buttons have other functions.
    if (event.button !== 0 || down.has(event.pointerId)) return;
    down.add(event.pointerId);
    try {
      canvas.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that left before the capture still reports its end.
    }
    // The default action, which the page prevents, would give the keys to the frame of the scene.
    if (!document.hasFocus()) window.focus();
    if (document.activeElement?.field) document.activeElement.field.endComposition();
    else document.activeElement?.blur?.();
    taps.set(event.pointerId, event);
    send([report(began, event)]);
    event.preventDefault();
  });

  // A text field keeps the browser's focus during a click elsewhere. The host decides about it.
  canvas.addEventListener('mousedown', (event) => {
    if (document.activeElement?.field) event.preventDefault();
  });

  canvas.addEventListener('pointermove', (event) => {
    if (isFar(event, taps.get(event.pointerId))) taps.delete(event.pointerId);
    if (!down.has(event.pointerId)) {
      if (event.pointerType !== 'touch') send([report(hovered, event)]);
      return;
    }
    // While a mouse has another button down, releasing the first one is a movement.
    if (event.pointerType === 'mouse' && (event.buttons & 1) === 0) {
      finish(ended)(event);
      return;
    }
    const samples = event.getCoalescedEvents?.() ?? [];
    send((samples.length ? samples : [event]).slice(-mostSamples).map((sample) => report(moved, event, sample)));
  });

  const finish = (phase) => (event) => {
    if (event.type === 'pointerup' && event.pointerType === 'mouse' && event.button !== 0) return;
    const isTap = taps.delete(event.pointerId) && phase === ended;
    if (!down.delete(event.pointerId)) return;
    send([report(phase, event)]);
    pressed(event.clientX, event.clientY, isTap);
  };
  canvas.addEventListener('pointerup', finish(ended));
  canvas.addEventListener('pointercancel', finish(cancelled));
  canvas.addEventListener('lostpointercapture', finish(cancelled));
  canvas.addEventListener('pointerleave', (event) => {
    if (!down.has(event.pointerId) && event.pointerType !== 'touch') send([report(left, event)]);
  });
  // The menus of the scene replace the browser's. A finger opens them with a long press, which the scene recognizes
  // itself.
  canvas.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    if ((event.pointerType ?? 'mouse') === 'touch') return;
    // A click with Control began as a press. In some browsers, the event has no pointer.
    const id = event.pointerId ?? [...taps.values()].find(({ pointerType }) => pointerType === 'mouse')?.pointerId;
    if (down.delete(id)) send([report(cancelled, event)]);
    send([report(secondary, event)]);
  });
}

function isFar(event, start) {
  return start !== undefined && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= slop;
}

export function round(value) {
  return Math.round(value * 1000) / 1000;
}

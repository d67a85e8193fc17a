// Wheels and trackpads. The web tells neither which it is nor when fingers leave a trackpad, so both are inferred.

import { seconds } from './connection.js';
import { modifiersOf, round } from './pointers.js';

const [none, began, changed, ended] = [0, 1, 2, 3];
// Milliseconds without an event after which fingers are taken to have left the trackpad.
const quiet = 120;
// Lines that Firefox, which counts in lines, scrolls for one notch.
const linesPerNotch = 3;

export function listenToWheel(canvas, send) {
  let isGliding = false;
  let last = null;
  let timer = 0;

  const report = (phase, time, [dx, dy], isPrecise) => [
    'w', last.x, last.y, round(dx), round(dy), isPrecise ? 1 : 0, phase, seconds(time), last.modifiers,
  ];
  const finish = () => {
    if (!isGliding) return [];
    isGliding = false;
    clearTimeout(timer);
    return [report(ended, performance.now(), [0, 0], true)];
  };

  canvas.addEventListener('wheel', (event) => {
    // With control pressed the browser zooms the page.
    if (event.ctrlKey) return;
    event.preventDefault();
    const notches = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL && isGliding ? null : notchesOf(event);
    const delta = turned(event, notches ?? [event.deltaX, event.deltaY]);
    last = { x: round(event.clientX), y: round(event.clientY), modifiers: modifiersOf(event) };
    if (notches) {
      send([...finish(), report(none, event.timeStamp, delta, false)]);
      return;
    }
    send([report(isGliding ? changed : began, event.timeStamp, delta, true)]);
    isGliding = true;
    clearTimeout(timer);
    timer = setTimeout(() => send(finish()), quiet);
  }, { passive: false });
}

// The notches a wheel was turned by, or null for a trackpad. In pixels, one notch is 100 or 120 in the browsers of
// today, and the older count of 120 for a notch is still told; a trackpad's count is three times its pixels.
function notchesOf(event) {
  if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) return [event.deltaX / linesPerNotch, event.deltaY / linesPerNotch];
  if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) return [event.deltaX * 10, event.deltaY * 10];
  const axes = [[event.deltaX, event.wheelDeltaX], [event.deltaY, event.wheelDeltaY]].map(([delta, count]) => {
    if (delta === 0) return 0;
    for (const notch of [120, 100]) if (Number.isInteger(delta / notch)) return delta / notch;
    return Number.isInteger(count / 120) && count !== 0 && Math.abs(count) !== 3 * Math.abs(delta) ? -count / 120 : null;
  });
  return axes.includes(null) ? null : axes;
}

// Shift turns a wheel's way, where the browser has not done so already.
function turned(event, [dx, dy]) {
  return event.shiftKey && dx === 0 ? [dy, 0] : [dx, dy];
}

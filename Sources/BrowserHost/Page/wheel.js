// Wheels and trackpads. The web tells neither which it is nor when fingers leave a trackpad, so both are inferred.

import { seconds } from './connection.js';
import { modifiersOf, round } from './pointers.js';

const [none, began, changed, ended] = [0, 1, 2, 3];
// Milliseconds without an event after which fingers are taken to have left the trackpad.
const quiet = 120;
// Lines that Firefox, which counts in lines, scrolls for one notch.
const linesPerNotch = 3;
// Lines for a turn that asks for a page.
const linesPerPage = 10;

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
// today, of the page or, where the page is zoomed, of the display. A trackpad gives itself away by any other amount,
// or by the older count that browsers still tell, which is three times its pixels.
function notchesOf(event) {
  if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) return [event.deltaX / linesPerNotch, event.deltaY / linesPerNotch];
  if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) return [event.deltaX * linesPerPage, event.deltaY * linesPerPage];
  const axes = [[event.deltaX, event.wheelDeltaX], [event.deltaY, event.wheelDeltaY]].map(([delta, count]) => {
    if (delta === 0) return 0;
    if (Math.abs(count) === 3 * Math.abs(delta)) return null;
    for (const pixels of [delta, delta * window.devicePixelRatio]) {
      for (const notch of [120, 100]) {
        const turns = Math.round(pixels / notch);
        if (turns !== 0 && Math.abs(pixels - turns * notch) < 0.01) return turns;
      }
    }
    return null;
  });
  return axes.includes(null) ? null : axes;
}

// Shift turns a wheel's way, where the browser has not done so already.
function turned(event, [dx, dy]) {
  return event.shiftKey && dx === 0 ? [dy, 0] : [dx, dy];
}

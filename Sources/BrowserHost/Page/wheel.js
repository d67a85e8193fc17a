// Wheels and trackpads. The web doesn't report the kind of device or when fingers leave a trackpad, so the page infers
// both.

import { seconds } from './outbox.js';
import { wholePage } from './environment.js';
import { modifiersOf, round } from './pointers.js';

const [none, began, changed, ended] = [0, 1, 2, 3];
// The time without an event after which the fingers have left the trackpad, in milliseconds.
const quiet = 120;
// The wheel delta of a notch.
const notchDelta = 120;
// The zooms of Chromium.
const zooms = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 4 / 5, 9 / 10, 1, 11 / 10, 5 / 4, 3 / 2, 7 / 4, 2, 5 / 2, 3, 4, 5];
const isWebKit = navigator.vendor === 'Apple Computer, Inc.';
// The number of lines for a request to scroll by a page.
const linesPerPage = 10;

export function listenToWheel(canvas, send) {
  let isGliding = false;
  let last = null;
  let timer = 0;
  // The time of the last event with which the browser panned a zoomed page.
  let panned = -Infinity;

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
    // Firefox reports the distance of a notch in pixels unless a page reads the unit before the distance.
    const { deltaMode } = event;
    // With Control, the browser zooms the page.
    if (event.ctrlKey) return;
    // The same gesture doesn't scroll the scene after the visible part reached the edge of the page.
    if (event.timeStamp - panned < quiet || (!isGliding && canPan(event))) {
      panned = event.timeStamp;
      return;
    }
    event.preventDefault();
    const notches = deltaMode === WheelEvent.DOM_DELTA_PIXEL && isGliding ? null : notchesOf(event);
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

// Returns whether a page that a person zoomed has more to show in the direction of an event.
function canPan({ deltaX, deltaY }) {
  const whole = wholePage();
  const { scale, offsetLeft, offsetTop, width, height } = whole.visualViewport ?? { scale: 1 };
  if (scale <= 1.01) return false;
  const { clientWidth, clientHeight } = whole.document.documentElement;
  const has = (delta, before, after) => (delta < 0 ? before : delta > 0 ? after : 0) > 0.5;
  return Math.abs(deltaX) > Math.abs(deltaY)
    ? has(deltaX, offsetLeft, clientWidth - offsetLeft - width) : has(deltaY, offsetTop, clientHeight - offsetTop - height);
}

// Returns the notches of a wheel, or null for a trackpad, which has an old wheel delta of three times its pixels, or other
// amounts than a wheel. A notch is a number of lines in Firefox, and a share of the window in WebKit on Linux. In other
// browsers, it's 100 or 120, in page pixels or, in a zoomed page, divided by the zoom.
function notchesOf(event) {
  if (event.deltaMode === WheelEvent.DOM_DELTA_LINE) return [-event.wheelDeltaX / notchDelta, -event.wheelDeltaY / notchDelta];
  if (event.deltaMode === WheelEvent.DOM_DELTA_PAGE) return [event.deltaX * linesPerPage, event.deltaY * linesPerPage];
  const axes = [[event.deltaX, event.wheelDeltaX], [event.deltaY, event.wheelDeltaY]].map(([delta, count]) => {
    if (delta === 0) return 0;
    if (Math.abs(count) === 3 * Math.abs(delta)) return null;
    if (isWebKit && count % notchDelta === 0) return -count / notchDelta;
    for (const scale of [1, zoomOfPage()]) {
      for (const notch of [120, 100]) {
        const turns = Math.round(delta * scale / notch);
        if (turns !== 0 && Math.abs(delta * scale - turns * notch) < (scale === 1 ? 0.01 : 0.01 * notch)) return turns;
      }
    }
    return null;
  });
  return axes.includes(null) ? null : axes;
}

// Returns the zoom of the page. The browser doesn't report it: the pixel ratio is its product with the scale of the
// display, and the width of the window includes a panel beside the page.
function zoomOfPage() {
  const { outerWidth, innerWidth } = wholePage();
  if (!(outerWidth > 0 && innerWidth > 0)) return 1;
  const distance = (zoom) => Math.abs(Math.log(zoom * innerWidth / outerWidth));
  return zooms.reduce((best, zoom) => (distance(zoom) < distance(best) ? zoom : best));
}

// Shift exchanges the axes of a wheel, unless the browser already did.
function turned(event, [dx, dy]) {
  return event.shiftKey && dx === 0 ? [dy, 0] : [dx, dy];
}

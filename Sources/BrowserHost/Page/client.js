// The page: draws the layers that the host sends, and reports the person's input.

import { Connection } from './connection.js';
import { Delay } from './delay.js';
import { Display } from './display.js';
import { Outbox } from './outbox.js';
import { Surroundings } from './environment.js';
import { Layers } from './layers.js';
import { Scrolling } from './scrolling.js';
import * as motion from './motion.js';
import { Touch } from './touch.js';
import { Painter } from './painter.js';
import { Elements } from './elements.js';
import { isIdle, isMove, listenToPointers } from './pointers.js';
import { listenToWheel } from './wheel.js';
import { listenToKeys } from './keys.js';
import { Feedback } from './feedback.js';
import { Announcer } from './announcer.js';
import { Requests } from './requests.js';
import { Meter } from './meter.js';
import { playFinger } from './finger.js';

// The time without a new frame after which the scene is at rest, in milliseconds.
const quiet = 100;
// The time without an answer after which the page says so, in milliseconds, and the text. After the same time twice, it
// replaces the connection.
const patience = 5000;
const silence = 'The program isn’t responding.';
// The time without a message after which a page that was hidden replaces its connection, in milliseconds.
const longestRest = 300_000;
// The longest side that the host accepts, in points.
const longestSide = 16384;
// The maximum additional round-trip time, in milliseconds.
const longestDelay = 10000;

const canvas = document.getElementById('picture');
const notice = document.getElementById('notice');
const surroundings = new Surroundings();
const layers = new Layers();
const scrolling = new Scrolling(layers);
const touch = new Touch(scrolling);
const display = new Display(finishFrame);
const painter = new Painter(canvas, layers, () => display.schedule());
const feedback = new Feedback(surroundings.query);
const announcer = new Announcer(document.getElementById('announcements'));
const requests = new Requests(document.getElementById('message'));

let meter = null;

// The status for tests: the numbers of received and drawn frames, and the state of the connection.
const status = { frames: 0, draws: 0, bytes: 0, lastBytes: 0, connected: false, isEnded: false, connections: 0, session: null, closed: null, layers: 0, answered: 0 };
// The number of input messages that the host hasn't answered with a frame.
Object.defineProperty(status, 'unanswered', { get: () => (layers.scrolled.size > 0 ? Math.max(asked - status.answered, 0) : 0) });
Object.defineProperty(status, 'pendingFonts', { get: () => painter.text.pending });
status.moved = () => layers.moved;
status.repaint = () => painter.drawExactly();
window.scrollwork = status;

const sending = new Delay();
const receiving = new Delay();
const outbox = new Outbox(sending);
const connection = new Connection({
  hello: () => ({ size: size(), env: surroundings.environment(), query: surroundings.query }),
  onWelcome(session, isRestart, isReplaced) {
    for (const resources of [painter.text, painter.images]) {
      if (isRestart) resources.forget();
      else resources.retry();
    }
    status.connected = true;
    status.isEnded = false;
    status.connections += 1;
    status.session = session;
    status.answered = asked = 0;
    scrolling.reset();
    canvas.style.touchAction = 'pinch-zoom';
    touch.reset();
    clearTimeout(watch);
    watch = 0;
    notice.hidden = true;
    if (isReplaced) requests.say('The scene was closed while the page was away. This is a new one.', 8000);
    if (motion.isReady()) outbox.send({ t: 'ahead' });
  },
  onFrame(frame, bytes) {
    status.frames += 1;
    status.bytes += bytes;
    status.lastBytes = bytes;
    outbox.receive(frame.n);
    display.schedule();
    painter.text.addFonts(frame.F ?? []);
    if (frame.img) painter.images.prefix = frame.img;
    isForeseen = scrolling.foresees(frame);
    layers.apply(frame);
    // The browser zooms the page with two fingers if the scene doesn't use them.
    if (frame.z !== undefined) canvas.style.touchAction = frame.z ? 'none' : 'pinch-zoom';
    const now = performance.now() / 1000;
    touch.adopt(scrolling.apply(frame, now), frame.q, scrolling.sceneTime(now));
    scrolling.show(shown);
    status.answered = frame.q;
    noteAnswer();
    status.layers = layers.count;
    elements.apply(frame);
    for (const [name, intensity] of frame.v ?? []) feedback.play(name, intensity);
    for (const [priority, text] of frame.an ?? []) announcer.say(text, priority);
    for (const request of frame.rq ?? []) requests.perform(request);
  },
  onClose(code, reason, how) {
    status.connected = false;
    status.closed = { code, reason };
    notice.textContent = {
      closed: `The connection was closed: ${reason}. Reload the page to start anew.`,
      rejected: 'The program was restarted; open the address it printed.',
      ended: 'The program ended.',
      // The last announcement remains until the connection is restored.
      broken: status.isEnded ? 'The program ended.' : 'Reconnecting…',
      full: 'Too many tabs of the program are open. Close one to continue here.',
    }[how];
    status.isEnded = how === 'ended' || (status.isEnded && how === 'broken');
    notice.hidden = false;
  },
}, outbox, receiving);

const elements = new Elements(document.getElementById('elements'), document.getElementById('hints'), (event) => send([event]));
// The number of the last message that the host answers with a frame. It doesn't answer moves of pointers that are up.
let asked = 0;
// The timer that ends the patience with an unanswered message.
let watch = 0;
// Whether the last frame changed only what the page had computed.
let isForeseen = false;
// The time of the displayed frame, in seconds.
let shown = 0;
let restTimer = 0;

// Sends input events and returns the number of the message. Browsers report moves immediately before they display a
// frame, so the message acknowledges it. Moves of which the page shows every effect can wait for the next ones.
function send(events) {
  const isOnlyMoves = events.length > 0 && events.every(([kind, , , phase]) => kind === 'p' && isMove(phase));
  const isBeforeFrame = display.isDue && isOnlyMoves;
  const canWait = isOnlyMoves && isForeseen && !document.hidden && touch.drags(events);
  const number = canWait ? outbox.inputSoon(events, isBeforeFrame) : outbox.input(events, isBeforeFrame);
  if (events.some(([kind, , , phase]) => kind !== 'p' || !isIdle(phase))) {
    asked = number;
    watch ||= setTimeout(reportSilence, patience);
  }
  return number;
}

// Says that the program leaves input without an answer.
function reportSilence() {
  watch = 0;
  if (!status.connected || status.unanswered === 0) return;
  notice.textContent = silence;
  notice.hidden = false;
  watch = setTimeout(() => {
    watch = 0;
    connection.renew();
  }, 2 * patience);
}

function noteAnswer() {
  if (status.unanswered > 0) return;
  clearTimeout(watch);
  watch = 0;
  if (notice.textContent === silence) notice.hidden = true;
}

// The size in points, which can be fractional if the page is zoomed.
function size() {
  const { width, height } = canvas.getBoundingClientRect();
  return [width, height].map((side) => Math.min(side, longestSide));
}

// Acknowledges the last frame even if the browser can't show it; otherwise, the host would send no further ones.
function finishFrame(moment) {
  try {
    showFrame(moment);
  } finally {
    outbox.acknowledge();
  }
}

function showFrame(moment) {
  if (document.hidden) return;
  shown = moment / 1000;
  if (scrolling.show(shown)) display.schedule();
  draw();
  elements.settle();
  status.draws += 1;
  meter?.didDraw();
}

function draw() {
  painter.draw();
  clearTimeout(restTimer);
  if (painter.isMoved) restTimer = setTimeout(() => painter.drawExactly(), quiet);
}

// The canvas has exactly the pixels of its area on the display. Drawing happens at once, because an empty canvas would
// be visible.
function resize([entry]) {
  const { width, height } = entry?.contentRect ?? canvas.getBoundingClientRect();
  const [pixels] = entry?.devicePixelContentBoxSize ?? [];
  const whole = (points, exact) => {
    const product = points * window.devicePixelRatio;
    // A browser that emulates another display counts the pixels of the real one.
    return exact !== undefined && Math.abs(exact - product) <= 1 ? exact : Math.round(product);
  };
  layers.area = width * height;
  layers.ratio = window.devicePixelRatio;
  if (painter.resize(width, height, whole(width, pixels?.inlineSize), whole(height, pixels?.blockSize))) draw();
  if (width === reported[0] && height === reported[1]) return;
  reported = [width, height];
  outbox.send({ t: 'size', size: size() });
}

// When a person zooms the page, only the points change. When the page moves to another display, only the pixels change.
let reported = [];
new ResizeObserver(resize).observe(canvas, { box: 'content-box' });
if (observesPixels()) new ResizeObserver(resize).observe(canvas, { box: 'device-pixel-content-box' });
else surroundings.onPixelRatioChange(() => resize([]));

function observesPixels() {
  return typeof ResizeObserverEntry !== 'undefined' && 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
}

// A network that returns can be another one, over which the connection is dead. So can the network after a long time.
window.addEventListener('online', () => {
  if (connection.silence > patience) connection.renew();
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && connection.silence > longestRest) connection.renew();
});
surroundings.onChange(reportEnvironment);

function reportEnvironment() {
  outbox.send({ t: 'env', env: surroundings.environment() });
}

// Applies the settings of the query that only the page uses.
function applySettings() {
  const { query } = surroundings;
  sending.milliseconds = receiving.milliseconds = Math.min(Number(query.delay) || 0, longestDelay) / 2;
  if (query.meter) {
    meter ??= new Meter();
  } else {
    meter?.end();
    meter = null;
  }
}

// The page around the scene changes settings, and the scene remains. It can also move a finger. No address can: every
// page could open it.
window.addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin) return;
  if (data?.settings) {
    surroundings.change(data.settings);
    applySettings();
    reportEnvironment();
  }
  if (data?.finger) playFinger(canvas, data.finger);
});

listenToPointers(canvas, (events) => {
  if (touch.follow(events, send(events))) display.schedule();
}, (x, y, isTap) => elements.pointerDidEnd(x, y, isTap, asked), (x, y) => elements.uncoverField(x, y));
canvas.addEventListener('pointermove', (event) => {
  if (event.pointerType !== 'touch' && event.buttons === 0) canvas.style.cursor = elements.cursor(event.clientX, event.clientY);
});
listenToWheel(canvas, send);
listenToKeys(elements, send);
applySettings();
connection.open();
motion.ready.then((isReady) => {
  if (isReady && status.connected) outbox.send({ t: 'ahead' });
});

// The page: draws the layers the host sends and reports what the person does.

import { Connection } from './connection.js';
import { Surroundings } from './environment.js';
import { Layers } from './layers.js';
import { Painter } from './painter.js';
import { Elements } from './elements.js';
import { listenToPointers } from './pointers.js';
import { listenToWheel } from './wheel.js';
import { listenToKeys } from './keys.js';
import { Feedback } from './feedback.js';
import { Announcer } from './announcer.js';

// While the page is hidden no display takes frames; acknowledgements then go at this pace. Milliseconds.
const hiddenPace = 250;

const canvas = document.getElementById('picture');
const notice = document.getElementById('notice');
const surroundings = new Surroundings();
const layers = new Layers();
const painter = new Painter(canvas, layers, () => scheduleDraw());
const feedback = new Feedback(surroundings.query);
const announcer = new Announcer(document.getElementById('announcements'));

// What checks may look at: how often the host sent a frame and the page drew one, and how the connection is.
const status = { frames: 0, draws: 0, bytes: 0, lastBytes: 0, connected: false, connections: 0, session: null, closed: null, layers: 0 };
window.scrollwork = status;

const connection = new Connection({
  hello: () => ({ size: size(), env: surroundings.environment(), query: surroundings.query }),
  onWelcome(session) {
    status.connected = true;
    status.connections += 1;
    status.session = session;
    notice.hidden = true;
  },
  onFrame(frame, bytes) {
    status.frames += 1;
    status.bytes += bytes;
    status.lastBytes = bytes;
    painter.text.addFonts(frame.F ?? []);
    if (frame.img) painter.images.prefix = frame.img;
    layers.apply(frame);
    status.layers = layers.count;
    elements.apply(frame);
    for (const [name, intensity] of frame.v ?? []) feedback.play(name, intensity);
    for (const [priority, text] of frame.an ?? []) announcer.say(text, priority);
    unacknowledged = frame.n;
    scheduleDraw();
  },
  onClose(code, reason, isFinal) {
    status.connected = false;
    status.closed = { code, reason };
    unacknowledged = 0;
    notice.textContent = isFinal ? `The connection was closed: ${reason}. Reload the page to start anew.` : 'Reconnecting…';
    notice.hidden = false;
  },
});

const elements = new Elements(document.getElementById('elements'), (event) => connection.input([event]));
let unacknowledged = 0;
let isScheduled = false;

function size() {
  return [document.documentElement.clientWidth, document.documentElement.clientHeight];
}

function scheduleDraw() {
  if (isScheduled) return;
  isScheduled = true;
  if (document.hidden) setTimeout(finishFrame, hiddenPace);
  else requestAnimationFrame(finishFrame);
}

function finishFrame() {
  isScheduled = false;
  if (!document.hidden) {
    painter.draw();
    elements.settle();
    status.draws += 1;
  }
  if (unacknowledged) connection.acknowledge(unacknowledged);
  unacknowledged = 0;
}

function fitCanvas() {
  if (painter.resize(...size(), window.devicePixelRatio)) scheduleDraw();
}

new ResizeObserver(() => {
  fitCanvas();
  connection.send({ t: 'size', size: size() });
}).observe(document.documentElement);

surroundings.onChange(() => {
  fitCanvas();
  scheduleDraw();
  connection.send({ t: 'env', env: surroundings.environment() });
});

listenToPointers(canvas, (events) => connection.input(events));
listenToWheel(canvas, (events) => connection.input(events));
listenToKeys(elements, (events) => connection.input(events));
fitCanvas();
connection.open();

// The messages to the host, over the current WebSocket.

// The minimum time between two messages with moves that can wait, in milliseconds: more than two frames at 60 frames
// per second, and less than three.
const pace = 42;
// The maximum number of events that wait. The host accepts a few more in one message.
const mostWaiting = 128;

export class Outbox {
  #delay;
  #socket = null;
  // The number of input messages on the current socket.
  #inputs = 0;
  // The events that wait for the next input message, and the time of the last one, in milliseconds.
  #waiting = [];
  #lastInput = -Infinity;
  #timer = 0;
  // The number of the frame to acknowledge, its arrival time in milliseconds, and whether the display took it.
  #frame = 0;
  #arrival = 0;
  #isDisplayed = false;

  // `delay` holds messages before they are sent.
  constructor(delay) {
    this.#delay = delay;
  }

  get isOpen() {
    return this.#socket !== null;
  }

  open(socket) {
    this.close();
    this.#socket = socket;
    this.#inputs = 0;
  }

  close() {
    this.#socket = null;
    this.#frame = 0;
    this.#waiting = [];
    clearTimeout(this.#timer);
  }

  send(message) {
    const socket = this.#socket;
    const text = JSON.stringify(message);
    this.#delay.perform(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    });
  }

  // Sends input events, after those that wait. Returns the number of the message; frames contain the number of the last
  // message that they include. The message acknowledges the last frame if the display took it, or takes it now. If the
  // page already shows the effect of all events, the host can answer later.
  input(events, isBeforeFrame = false, isShown = false) {
    const all = [...this.#waiting, ...events];
    if (all.length === 0 || !this.#socket) return this.#inputs;
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#lastInput = performance.now();
    this.#inputs += 1;
    const acknowledgment = isBeforeFrame || this.#isDisplayed ? this.#takeAcknowledgment() : {};
    this.send({ t: 'in', now: seconds(), e: all, ...(isShown ? { s: 1 } : {}), ...acknowledgment });
    return this.#inputs;
  }

  // Sends moves whose effect the page shows, at most in every third frame of a display with 60 frames per second,
  // except for those of a mouse with thousands of samples per second. Returns the number of the message that contains
  // them.
  inputSoon(events, isBeforeFrame) {
    const isDue = performance.now() - this.#lastInput >= pace || this.#waiting.length + events.length > mostWaiting;
    if (!this.#socket || isDue) return this.input(events, isBeforeFrame, true);
    if (this.#waiting.length === 0) this.#timer = setTimeout(() => this.input([], false, true), pace);
    this.#waiting.push(...events);
    return this.#inputs + 1;
  }

  // Records the arrival of a frame, which is to be acknowledged.
  receive(frame) {
    this.#frame = frame;
    this.#arrival = performance.now();
    this.#isDisplayed = false;
  }

  // Acknowledges the last frame, once, after the display took it. If events wait, their message does it.
  acknowledge() {
    this.#isDisplayed = true;
    if (this.#frame && this.#waiting.length === 0) this.send({ t: 'ack', now: seconds(), ...this.#takeAcknowledgment() });
  }

  // `w` is the time between the arrival of the frame and its display.
  #takeAcknowledgment() {
    if (!this.#frame) return {};
    const acknowledgment = { n: this.#frame, w: seconds(performance.now() - this.#arrival) };
    this.#frame = 0;
    return acknowledgment;
  }
}

// Returns seconds on the page's clock, in microseconds like the timestamps of events.
export function seconds(milliseconds = performance.now()) {
  return Math.round(milliseconds * 1000) / 1e6;
}

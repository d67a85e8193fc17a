// The WebSocket to the host: sends a greeting, resumes after a break, and retries with growing delays.

import { admitted } from './token.js';

// Codes of the host after which another attempt would fail in the same way.
const finalCodes = new Set([1002, 1003, 1007, 1008, 1009, 4001]);
// Codes after which a later attempt can succeed, with the names of their causes.
const temporary = { 1001: 'ended', 1013: 'full' };
const shortestPause = 250;
const longestPause = 5000;

export class Connection {
  #handlers;
  #delay;
  #socket = null;
  #session = null;
  #pause = shortestPause;
  // The number of input messages on the current socket.
  inputs = 0;

  // `delay` increases the round-trip time, to simulate a distant host, in milliseconds.
  constructor(handlers, delay = 0) {
    this.#handlers = handlers;
    this.#delay = delay / 2;
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}${admitted('/socket')}`);
    socket.onopen = () => {
      this.#socket = socket;
      this.inputs = 0;
      this.send({ t: 'hello', now: seconds(), session: this.#session, ...this.#handlers.hello() });
    };
    socket.onmessage = ({ data }) => this.#later(() => {
      const message = JSON.parse(data);
      if (message.t === 'frame') {
        this.#handlers.onFrame(message, data.length);
      } else if (message.t === 'welcome') {
        this.#session = message.session;
        this.#pause = shortestPause;
        this.#handlers.onWelcome(message.session);
      }
    });
    socket.onclose = async ({ code, reason }) => {
      const wasOpen = this.#socket !== null;
      this.#socket = null;
      // A WebSocket that never opened doesn't reveal the reason. A request does, if another program or another token is
      // the cause.
      const isFinal = finalCodes.has(code) || (!wasOpen && await isRejected());
      const how = finalCodes.has(code) ? 'closed' : isFinal ? 'rejected' : temporary[code] ?? 'broken';
      this.#handlers.onClose(code, reason, how);
      if (isFinal) return;
      // A random factor prevents many tabs from reconnecting at the same time.
      setTimeout(() => this.open(), this.#pause * (0.75 + 0.5 * Math.random()));
      this.#pause = Math.min(this.#pause * 2, longestPause);
    };
  }

  send(message) {
    const socket = this.#socket;
    const text = JSON.stringify(message);
    this.#later(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    });
  }

  #later(action) {
    if (this.#delay > 0) setTimeout(action, this.#delay);
    else action();
  }

  // Returns the number of the message. Frames contain the number of the last message that they include.
  input(events) {
    if (events.length === 0) return this.inputs;
    if (this.#socket) this.inputs += 1;
    this.send({ t: 'in', now: seconds(), e: events });
    return this.inputs;
  }

  // `waited` is the time between the arrival of the frame and its display, in milliseconds.
  acknowledge(frame, waited) {
    this.send({ t: 'ack', now: seconds(), n: frame, w: seconds(waited) });
  }
}

// Returns whether a host rejects the page's token.
async function isRejected() {
  try {
    return (await fetch(admitted('/'), { method: 'HEAD', cache: 'no-store' })).status === 403;
  } catch {
    return false;
  }
}

// Returns seconds on the page's clock, in microseconds like the timestamps of events.
export function seconds(milliseconds = performance.now()) {
  return Math.round(milliseconds * 1000) / 1e6;
}

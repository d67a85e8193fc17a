// The socket to the host: greets, resumes after a break, keeps trying with growing pauses.

import { admitted } from './token.js';

// Codes with which the host says that trying again would end the same way.
const finalCodes = new Set([1002, 1003, 1007, 1008, 1009, 4001]);
const shortestPause = 250;
const longestPause = 5000;

export class Connection {
  #handlers;
  #delay;
  #socket = null;
  #session = null;
  #pause = shortestPause;

  // `delay` makes the round trip longer, to try what a far host is like. Milliseconds.
  constructor(handlers, delay = 0) {
    this.#handlers = handlers;
    this.#delay = delay / 2;
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}${admitted('/socket')}`);
    socket.onopen = () => {
      this.#socket = socket;
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
      // A socket that never opened does not say why. Another program, or the same one with another token, does when it is asked.
      const isFinal = finalCodes.has(code) || (!wasOpen && await isRefused());
      this.#handlers.onClose(code, reason, finalCodes.has(code) ? 'closed' : isFinal ? 'refused' : code === 1001 ? 'ended' : 'broken');
      if (isFinal) return;
      // A little chance keeps many tabs from knocking all at once.
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

  input(events) {
    if (events.length) this.send({ t: 'in', now: seconds(), e: events });
  }

  // `waited` is how long the page had the frame before the display took it. Milliseconds.
  acknowledge(frame, waited) {
    this.send({ t: 'ack', now: seconds(), n: frame, w: seconds(waited) });
  }
}

// Whether a host answers that does not know the page's token.
async function isRefused() {
  try {
    return (await fetch(admitted('/'), { method: 'HEAD', cache: 'no-store' })).status === 403;
  } catch {
    return false;
  }
}

// Seconds on the page's clock, to the microsecond, as for the time stamps of events.
export function seconds(milliseconds = performance.now()) {
  return Math.round(milliseconds * 1000) / 1e6;
}

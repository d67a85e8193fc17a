// The WebSocket to the host: greets, receives messages, resumes after a break, and retries with growing delays.

import { seconds } from './outbox.js';
import { admitted, adoptRun } from './token.js';

// Codes of the host after which another attempt would fail in the same way.
const finalCodes = new Set([1002, 1003, 1007, 1008, 1009, 4001]);
// Codes after which a later attempt can succeed, with the names of their causes.
const temporary = { 1001: 'ended', 1013: 'full' };
const shortestPause = 250;
const longestPause = 5000;
// The time that the host has to welcome a page back, in milliseconds. A new scene can take longer.
const patience = 20_000;
// The code of a connection that ends without one.
const abnormal = 1006;

export class Connection {
  #handlers;
  #outbox;
  #delay;
  #session = null;
  #pause = shortestPause;
  // The socket, and the timer of the next attempt or of the end of the patience with this one.
  #socket = null;
  #timer = 0;
  // The time of the last message, in milliseconds. In contrast to other clocks, this one continues while a machine
  // sleeps.
  #lastArrival = Date.now();

  // `delay` holds messages before they are received.
  constructor(handlers, outbox, delay) {
    this.#handlers = handlers;
    this.#outbox = outbox;
    this.#delay = delay;
  }

  open() {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${admitted('/socket')}`);
    this.#socket = socket;
    clearTimeout(this.#timer);
    if (this.#session) this.#timer = setTimeout(() => this.renew(), patience);
    socket.onopen = () => {
      this.#outbox.open(socket);
      this.#outbox.send({ t: 'hello', now: seconds(), session: this.#session, ...this.#handlers.hello() });
    };
    socket.onmessage = ({ data }) => this.#delay.perform(() => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(data);
      this.#lastArrival = Date.now();
      if (message.t === 'frame') {
        this.#handlers.onFrame(message, data.length);
      } else if (message.t === 'welcome') {
        const isReplaced = message.new && this.#session !== null;
        this.#session = message.session;
        this.#pause = shortestPause;
        clearTimeout(this.#timer);
        this.#handlers.onWelcome(message.session, adoptRun(message.run), isReplaced);
      }
    });
    socket.onclose = async ({ code, reason }) => {
      const wasOpen = this.#outbox.isOpen;
      this.#outbox.close();
      this.#socket = null;
      clearTimeout(this.#timer);
      // A WebSocket that never opened doesn't reveal the reason. A request does, if another program or another token is
      // the cause.
      const isFinal = finalCodes.has(code) || (!wasOpen && await isRejected());
      const how = finalCodes.has(code) ? 'closed' : isFinal ? 'rejected' : temporary[code] ?? 'broken';
      this.#handlers.onClose(code, reason, how);
      if (isFinal) return;
      // A random factor prevents many tabs from reconnecting at the same time.
      this.#timer = setTimeout(() => this.open(), this.#pause * (0.75 + 0.5 * Math.random()));
      this.#pause = Math.min(this.#pause * 2, longestPause);
    };
  }

  // The time since the last message, in milliseconds.
  get silence() {
    return Date.now() - this.#lastArrival;
  }

  // Replaces a connection that seems dead. A browser can take many minutes to notice that.
  renew() {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#outbox.close();
    this.#handlers.onClose(abnormal, '', 'broken');
    this.open();
  }
}

// Returns whether a host rejects the page's token.
async function isRejected() {
  try {
    return (await fetch(admitted('/'), { cache: 'no-store' })).status === 403;
  } catch {
    return false;
  }
}

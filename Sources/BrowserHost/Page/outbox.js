// The messages to the host, over the current WebSocket.

export class Outbox {
  #delay;
  #socket = null;
  // The number of input messages on the current socket.
  inputs = 0;

  // `delay` is the time before a message is sent, in milliseconds.
  constructor(delay) {
    this.#delay = delay;
  }

  get isOpen() {
    return this.#socket !== null;
  }

  open(socket) {
    this.#socket = socket;
    this.inputs = 0;
  }

  close() {
    this.#socket = null;
  }

  send(message) {
    const socket = this.#socket;
    const text = JSON.stringify(message);
    later(this.#delay, () => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    });
  }

  // Returns the number of the message. Frames contain the number of the last message that they include. The message can
  // contain an acknowledgment.
  input(events, acknowledgment = {}) {
    if (events.length === 0) return this.inputs;
    if (this.#socket) this.inputs += 1;
    this.send({ t: 'in', now: seconds(), e: events, ...acknowledgment });
    return this.inputs;
  }

  acknowledge(acknowledgment) {
    this.send({ t: 'ack', now: seconds(), ...acknowledgment });
  }
}

// Performs an action after a delay in milliseconds, or at once without a delay.
export function later(delay, action) {
  if (delay > 0) setTimeout(action, delay);
  else action();
}

// Returns seconds on the page's clock, in microseconds like the timestamps of events.
export function seconds(milliseconds = performance.now()) {
  return Math.round(milliseconds * 1000) / 1e6;
}

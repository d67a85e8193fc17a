// The socket to the host: greets, resumes after a break, keeps trying with growing pauses.

// Codes with which the host says that trying again would end the same way.
const finalCodes = new Set([1002, 1003, 1007, 1008, 1009, 4001]);
const shortestPause = 250;
const longestPause = 5000;

export class Connection {
  #handlers;
  #socket = null;
  #session = null;
  #pause = shortestPause;

  constructor(handlers) {
    this.#handlers = handlers;
  }

  open() {
    const token = new URLSearchParams(location.search).get('token');
    const socket = new WebSocket(`ws://${location.host}/socket${token ? `?token=${encodeURIComponent(token)}` : ''}`);
    socket.onopen = () => {
      this.#socket = socket;
      this.send({ t: 'hello', now: seconds(), session: this.#session, ...this.#handlers.hello() });
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.t === 'frame') {
        this.#handlers.onFrame(message, data.length);
      } else if (message.t === 'welcome') {
        this.#session = message.session;
        this.#pause = shortestPause;
        this.#handlers.onWelcome(message.session);
      }
    };
    socket.onclose = ({ code, reason }) => {
      this.#socket = null;
      const isFinal = finalCodes.has(code);
      this.#handlers.onClose(code, reason, isFinal);
      if (isFinal) return;
      // A little chance keeps many tabs from knocking all at once.
      setTimeout(() => this.open(), this.#pause * (0.75 + 0.5 * Math.random()));
      this.#pause = Math.min(this.#pause * 2, longestPause);
    };
  }

  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  input(events) {
    if (events.length) this.send({ t: 'in', now: seconds(), e: events });
  }

  acknowledge(frame) {
    this.send({ t: 'ack', now: seconds(), n: frame });
  }
}

// Seconds on the page's clock, to the microsecond, as for the time stamps of events.
export function seconds(milliseconds = performance.now()) {
  return Math.round(milliseconds * 1000) / 1e6;
}

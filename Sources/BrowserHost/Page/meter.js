// The frame rate of the page and the round-trip time of the host, in a corner of the scene.

// Milliseconds.
const interval = 500;

export class Meter {
  #label = document.createElement('output');
  #draws = 0;
  #since = performance.now();
  #longest = 0;
  #last = performance.now();
  #timer;

  constructor() {
    Object.assign(this.#label.style, {
      position: 'fixed', left: '8px', bottom: '8px', padding: '2px 8px', borderRadius: '8px', font: '12px ui-monospace, monospace',
      background: 'CanvasText', color: 'Canvas', opacity: 0.8, pointerEvents: 'none',
    });
    this.#label.setAttribute('aria-hidden', 'true');
    this.#label.textContent = 'at rest';
    document.body.append(this.#label);
    this.#timer = setInterval(() => this.#report(), interval);
  }

  end() {
    clearInterval(this.#timer);
    this.#label.remove();
  }

  didDraw() {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
    this.#draws += 1;
  }

  #report() {
    const now = performance.now();
    const rate = this.#draws / (now - this.#since) * 1000;
    this.#label.textContent = this.#draws < 3 ? 'at rest' : `${rate.toFixed(0)} frames/s, longest ${this.#longest.toFixed(0)} ms`;
    this.#draws = 0;
    this.#longest = 0;
    this.#since = now;
  }
}

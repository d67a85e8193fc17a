// Requests that failed, which are repeated after growing pauses.

// The first and the longest pause, in milliseconds.
const [shortestPause, longestPause] = [1000, 60_000];

export class Retries {
  #pauses = new Map();
  #waiting = new Map();

  // Repeats a request with an action, after a pause that doubles with each failure.
  schedule(key, action) {
    const pause = this.#pauses.get(key) ?? shortestPause;
    this.end(key);
    this.#pauses.set(key, Math.min(2 * pause, longestPause));
    this.#waiting.set(key, { action, timer: setTimeout(() => this.#perform(key), pause) });
  }

  // Repeats all requests now, for example because the host is back.
  performAll() {
    for (const key of [...this.#waiting.keys()]) this.#perform(key);
  }

  // Ends the attempts, for example because one succeeded.
  end(key) {
    this.#pauses.delete(key);
    this.#stop(key);
  }

  endAll() {
    for (const key of [...this.#pauses.keys()]) this.end(key);
  }

  #perform(key) {
    const { action } = this.#waiting.get(key);
    this.#stop(key);
    action();
  }

  #stop(key) {
    clearTimeout(this.#waiting.get(key)?.timer);
    this.#waiting.delete(key);
  }
}

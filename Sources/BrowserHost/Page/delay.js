// A delay of messages, which simulates a distant host. Messages keep their order when it changes.

export class Delay {
  milliseconds = 0;
  #waiting = [];

  // Performs an action after the delay, or at once without one.
  perform(action) {
    if (this.milliseconds <= 0 && this.#waiting.length === 0) {
      action();
      return;
    }
    this.#waiting.push(action);
    setTimeout(() => this.#waiting.shift()(), this.milliseconds);
  }
}

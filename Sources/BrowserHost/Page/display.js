// The frames of the display. While the page is hidden, the display takes none, and a timer replaces it.

// The interval of frames while the page is hidden, in milliseconds.
const hiddenPace = 250;

export class Display {
  #take;
  // Cancels the next frame; null if none is scheduled.
  #cancel = null;

  // `take` receives the time of each scheduled frame, in milliseconds. A frame also follows each change of the page's
  // visibility: what came while the page was hidden appears, and what waited for the display doesn't wait any longer.
  constructor(take) {
    this.#take = take;
    document.addEventListener('visibilitychange', () => {
      this.#cancel?.();
      this.#cancel = null;
      this.schedule();
    });
  }

  // Whether the display takes a frame soon.
  get isDue() {
    return this.#cancel !== null && !document.hidden;
  }

  schedule() {
    if (this.#cancel) return;
    const take = (moment) => {
      this.#cancel = null;
      this.#take(moment);
    };
    if (document.hidden) {
      const timer = setTimeout(() => take(performance.now()), hiddenPace);
      this.#cancel = () => clearTimeout(timer);
    } else {
      const request = requestAnimationFrame(take);
      this.#cancel = () => cancelAnimationFrame(request);
    }
  }
}

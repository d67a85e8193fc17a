// Says what nothing on the page shows: in ARIA's live regions, which screen readers watch.

// How long a text stays to be found. Milliseconds.
const lifetime = 5000;

export class Announcer {
  #regions;

  constructor(parent) {
    const region = (live) => {
      const element = document.createElement('div');
      element.setAttribute('aria-live', live);
      element.setAttribute('aria-atomic', 'false');
      element.setAttribute('aria-relevant', 'additions');
      parent.append(element);
      return element;
    };
    this.#regions = { polite: region('polite'), assertive: region('assertive') };
  }

  // Each text is an element of its own: a text that is the same as the last is said again.
  say(text, priority) {
    const region = priority === 'high' ? this.#regions.assertive : this.#regions.polite;
    const element = document.createElement('div');
    element.textContent = text;
    region.append(element);
    setTimeout(() => element.remove(), lifetime);
  }
}

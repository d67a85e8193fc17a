// Announces text that isn't visible on the page in ARIA live regions, which screen readers observe.

// How long a text remains in its region, in milliseconds.
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

  // Each text is a separate element, so a text that equals the previous one is announced again.
  say(text, priority) {
    const region = priority === 'high' ? this.#regions.assertive : this.#regions.polite;
    const element = document.createElement('div');
    element.textContent = text;
    region.append(element);
    setTimeout(() => element.remove(), lifetime);
  }
}

// Animations on the index: one card at a time shows its scene with a scripted finger. A card under the pointer or with
// the focus comes first. With reduced motion, nothing moves by itself.

// Milliseconds.
const turn = 5000;
const fade = 200;
const sceneWidth = 390;

export class Showcase {
  #cards;
  #switches;
  #timer = null;
  #current = null;
  #visible = new Set();
  #observer;

  constructor(cards, switches) {
    this.#cards = [...cards];
    this.#switches = switches;
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#visible[isIntersecting ? 'add' : 'delete'](target);
      if (!this.#current) this.#next();
    }, { threshold: 0.6 });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const card of this.#cards) {
      this.#observer.observe(card);
      const link = card.closest('a');
      for (const event of ['pointerenter', 'focus']) link.addEventListener(event, () => this.#show(card));
    }
  }

  end() {
    clearTimeout(this.#timer);
    this.#observer.disconnect();
    this.#hide();
  }

  #next() {
    const order = this.#cards.filter((card) => this.#visible.has(card));
    if (!order.length) return this.#hide();
    this.#show(order[(order.indexOf(this.#current) + 1) % order.length]);
  }

  #show(card) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), turn);
    if (card === this.#current) return;
    this.#hide();
    this.#current = card;
    const frame = document.createElement('iframe');
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.src = this.#switches.showcaseAddress({ exhibit: card.dataset.visit, finger: card.dataset.finger });
    frame.style.transform = `scale(${card.clientWidth / sceneWidth})`;
    frame.style.opacity = 0;
    frame.style.transition = `opacity ${fade}ms`;
    frame.addEventListener('load', () => { frame.style.opacity = 1; });
    card.append(frame);
  }

  #hide() {
    this.#current?.querySelector('iframe')?.remove();
    this.#current = null;
  }
}

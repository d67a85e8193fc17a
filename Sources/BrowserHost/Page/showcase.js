// Animations on the index: one card at a time shows its scene with a scripted finger. A card under the pointer or with
// the focus comes first. Nothing moves with reduced motion, after a person paused the animations, or while the page is
// hidden.

import { store, stored } from './storage.js';

// Milliseconds.
const turn = 5000;
const fade = 200;
const sceneWidth = 390;
// Whether the animations are paused, in the storage of the tab.
const key = 'paused';

export class Showcase {
  #cards;
  #switches;
  #timer = null;
  #current = null;
  #visible = new Set();
  #observer;
  #listeners = new AbortController();

  constructor(cards, switches) {
    this.#cards = [...cards];
    this.#switches = switches;
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#visible[isIntersecting ? 'add' : 'delete'](target);
      if (!this.#current) this.#next();
    }, { threshold: 0.6 });
    for (const card of this.#cards) {
      this.#observer.observe(card);
      const link = card.closest('a');
      for (const event of ['pointerenter', 'focus']) link.addEventListener(event, () => this.#show(card));
    }
    const { signal } = this.#listeners;
    const update = () => this.#next();
    document.addEventListener('visibilitychange', update, { signal });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', update, { signal });
  }

  get isPaused() { return stored(key) !== null; }

  set isPaused(isPaused) {
    store(key, isPaused ? '' : null);
    this.#next();
  }

  end() {
    this.#listeners.abort();
    this.#observer.disconnect();
    this.#hide();
  }

  #next() {
    const order = this.#cards.filter((card) => this.#visible.has(card));
    if (!order.length || !this.#isActive) return this.#hide();
    this.#show(order[(order.indexOf(this.#current) + 1) % order.length]);
  }

  get #isActive() { return !document.hidden && !this.isPaused && !this.#switches.reducesMotion; }

  #show(card) {
    if (!this.#isActive) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), turn);
    if (card === this.#current) return;
    this.#hide();
    this.#current = card;
    const frame = document.createElement('iframe');
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.src = this.#switches.showcaseAddress({ exhibit: card.dataset.visit });
    frame.style.transform = `scale(${card.clientWidth / sceneWidth})`;
    frame.style.opacity = 0;
    frame.style.transition = `opacity ${fade}ms`;
    frame.addEventListener('load', () => {
      frame.style.opacity = 1;
      frame.contentWindow.postMessage({ finger: card.dataset.finger }, location.origin);
    });
    card.append(frame);
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#current?.querySelector('iframe')?.remove();
    this.#current = null;
  }
}

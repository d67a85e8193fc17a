// Images, fetched when a layer first shows them.

import { Retries } from './retries.js';
import { admitted } from './token.js';

// The number of images beyond which the least recently drawn ones are removed.
const limit = 256;

export class Images {
  prefix = '';
  #byID = new Map();
  #retries = new Retries();
  #redraw;

  constructor(redraw) {
    this.#redraw = redraw;
  }

  // Removes all images, for another run of the program.
  forget() {
    this.#byID.clear();
    this.#retries.endAll();
  }

  // Requests the images again that couldn't be loaded.
  retry() {
    this.#retries.performAll();
  }

  draw(context, { id, x, y, width, height, tint, smooth }, scale) {
    const entry = this.#entry(id);
    if (!entry.isReady || !(width > 0 && height > 0)) return;
    context.imageSmoothingEnabled = smooth;
    context.imageSmoothingQuality = 'high';
    context.drawImage(tint ? tinted(entry, tint, width * scale, height * scale) : entry.image, x, y, width, height);
  }

  #entry(id) {
    let entry = this.#byID.get(id);
    if (entry) {
      // Move it to the end, because the order is that of the last drawing.
      this.#byID.delete(id);
    } else {
      entry = { image: new Image(), isReady: false, tints: new Map() };
      this.#load(id, entry);
      if (this.#byID.size >= limit) this.#byID.delete(this.#byID.keys().next().value);
    }
    this.#byID.set(id, entry);
    return entry;
  }

  #load(id, entry) {
    entry.image.src = admitted(`${this.prefix}${id}`);
    entry.image.decode().then(() => {
      entry.isReady = true;
      this.#retries.end(id);
      this.#redraw();
    }, () => {
      if (this.#byID.get(id) !== entry) return;
      // The next drawing that shows the image requests it again.
      this.#retries.schedule(id, () => {
        this.#byID.delete(id);
        this.#redraw();
      });
    });
  }
}

// Returns the shape of an image in one color, at its drawn size in pixels.
function tinted(entry, tint, width, height) {
  const [w, h] = [Math.min(Math.max(1, Math.ceil(width)), 4096), Math.min(Math.max(1, Math.ceil(height)), 4096)];
  const known = entry.tints.get(tint);
  if (known?.width === w && known.height === h) return known;
  const canvas = document.createElement('canvas');
  canvas.width = w;
  canvas.height = h;
  const context = canvas.getContext('2d');
  context.drawImage(entry.image, 0, 0, w, h);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = tint;
  context.fillRect(0, 0, w, h);
  // Few tints of an image are in use at the same time.
  if (entry.tints.size >= 8) entry.tints.clear();
  entry.tints.set(tint, canvas);
  return canvas;
}

// Layers that are drawn into one image, which then receives color effects, blur, mask, shadows, and blend mode, in this
// order.
//
// The image is cached until its content changes, because blurring takes the longest. While the group moves, it's drawn
// at whole pixels; at rest, it's drawn again at its exact position.

import { copyWithBackdrop, drawOver, moved, reduced } from './behind.js';
import { boundsOf, grow, intersection, mapRect, reach, scaleOf } from './bounds.js';
import { preserving } from './canvases.js';
import { drawFiltered, hasFilter } from './filters.js';
import { color } from './paint.js';

const blendModes = {
  normal: 'source-over', colorDodge: 'color-dodge', colorBurn: 'color-burn', softLight: 'soft-light', hardLight: 'hard-light',
  sourceAtop: 'source-atop', destinationOver: 'destination-over', destinationOut: 'destination-out', plusLighter: 'lighter',
  // A canvas has no mode for the sum of darkness; multiplication is the closest.
  plusDarker: 'multiply',
};

export function needsGroup(layer, opacity) {
  const effects = layer.effects;
  if (!effects) return false;
  return Boolean(effects.blur || effects.shadows || effects.blend || layer.mask || hasFilter(effects)) || (effects.group === 1 && opacity < 1);
}

// The maximum number of pixels of all cached images: 64 MB.
const mostKept = 16e6;
// The longest side of a cached image, in pixels. Browsers limit the sides of a canvas, some of them to 16,384 pixels.
const longestSide = 8192;
// The standard deviation in pixels beyond which a blur uses a smaller image.
const widest = 32;

export class Groups {
  #painter;
  #canvases;
  // The images by layer, with the most recently drawn ones at the end.
  #kept = new Map();
  #keptPixels = 0;
  // Whether images are drawn at their exact positions instead of at whole pixels.
  #isExact = false;
  // Whether an image was moved since this was last set.
  wasMoved = false;

  constructor(painter, canvases) {
    this.#painter = painter;
    this.#canvases = canvases;
  }

  // Removes all cached images.
  forget() {
    this.#kept.clear();
    this.#keptPixels = 0;
  }

  // Draws with a function that places images exactly.
  exactly(draw) {
    const wasExact = this.#isExact;
    this.#isExact = true;
    try {
      draw();
    } finally {
      this.#isExact = wasExact;
    }
  }

  paint(context, layer, matrix, opacity, visible) {
    const { width, height } = context.canvas;
    // A group much larger than its target isn't kept.
    const kept = layer.effects.blend ? null : this.image(layer, matrix, 2 * width * height, behind(context));
    if (!kept) return this.#paint(context, layer, matrix, opacity, visible);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    if (!isWhole(matrix, kept.matrix)) this.wasMoved = true;
    context.drawImage(kept.canvas, Math.round(matrix[4] - kept.matrix[4]) + kept.x, Math.round(matrix[5] - kept.matrix[5]) + kept.y);
  }

  // Returns a layer with its effects as an image at `x` and `y` when the layer is at `matrix`, or null for more than
  // `most` pixels or for a side that is too long. Materials in it also blur the content that `copy` copies.
  image(layer, matrix, most, copy) {
    const known = this.#kept.get(layer);
    if (known) this.#drop(layer);
    if (known && known.version === layer.version && [0, 1, 2, 3].every((i) => known.matrix[i] === matrix[i])
      && (!this.#isExact || isWhole(matrix, known.matrix))) return this.#put(layer, known);
    const effects = layer.effects;
    const [left, top, right, bottom] = grow(mapRect(matrix, boundsOf(layer)), 2 + reach(effects) * scaleOf(matrix));
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    if (!(width * height <= most && Math.max(width, height) <= longestSide)) return null;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const inside = [...matrix.slice(0, 4), matrix[4] - x, matrix[5] - y];
    // Content has its exact position in this image, wherever the image is drawn.
    const context = canvas.getContext('2d');
    this.exactly(() => drawOver(moved(copy, x, y), context, () => {
      if (needsGroup(layer, 1)) this.#paint(context, layer, inside, 1, [0, 0, width, height]);
      else this.#painter.paintContents(context, layer, inside, 1, [0, 0, width, height]);
    }));
    return this.#put(layer, { canvas, version: layer.version, matrix: [...matrix], x, y });
  }

  #put(layer, kept) {
    this.#kept.set(layer, kept);
    this.#keptPixels += kept.canvas.width * kept.canvas.height;
    while (this.#keptPixels > mostKept && this.#kept.size > 1) this.#drop(this.#kept.keys().next().value);
    return kept;
  }

  #drop(layer) {
    const { canvas } = this.#kept.get(layer);
    this.#keptPixels -= canvas.width * canvas.height;
    this.#kept.delete(layer);
  }

  #paint(context, layer, matrix, opacity, visible) {
    const effects = layer.effects;
    const scale = scaleOf(matrix);
    const blurred = 3 * (effects.blur ?? 0) * scale;
    // A blur reaches beyond its source, and content just outside the visible area still contributes to it.
    const reached = grow(mapRect(matrix, boundsOf(layer)), 1 + blurred);
    const source = wholePixels(intersection(reached, grow(visible, reach(effects) * scale)));
    if (!source) return;
    // A wide blur uses a smaller image, which looks the same.
    const step = Math.max(2 ** Math.floor(Math.log2(blurred / 3 / widest)), 1);
    let picture = this.#content(context, layer, matrix, source, scale, step);
    let area = source;
    if (step > 1) {
      area = wholePixels(intersection(reached, grow(visible, reach(effects) * scale - blurred)));
      if (area) picture = this.#enlarged(picture, step, source, area);
      else return this.#canvases.give(picture);
    }
    const [x, y, width, height] = [area[0], area[1], area[2] - area[0], area[3] - area[1]];
    if (layer.mask) this.#cut(picture, layer.mask, [...matrix.slice(0, 4), matrix[4] - x, matrix[5] - y], width, height);
    this.#compose(context, picture.canvas, effects, { x, y, width, height, scale, opacity });
    this.#canvases.give(picture);
  }

  // Returns the content of a group in an area with color effects and blur, smaller by a factor.
  #content(context, layer, matrix, [x, y, right, bottom], scale, step) {
    const [width, height] = [Math.ceil((right - x) / step), Math.ceil((bottom - y) / step)];
    const inside = [...matrix.slice(0, 4), matrix[4] - x, matrix[5] - y].map((value) => value / step);
    const picture = this.#canvases.take(width, height);
    drawOver(reduced(moved(behind(context), x, y), step), picture, () => {
      this.#painter.paintContents(picture, layer, inside, 1, [0, 0, width, height]);
    });
    return hasFilter(layer.effects) ? this.#filtered(picture, layer.effects, scale / step, width, height) : picture;
  }

  // Returns a part of a smaller picture in its full size.
  #enlarged(small, step, [left, top, right, bottom], [x, y, ...end]) {
    const picture = this.#canvases.take(end[0] - x, end[1] - y);
    const [columns, rows] = [Math.ceil((right - left) / step), Math.ceil((bottom - top) / step)];
    picture.imageSmoothingQuality = 'high';
    picture.drawImage(small.canvas, 0, 0, columns, rows, left - x, top - y, columns * step, rows * step);
    this.#canvases.give(small);
    return picture;
  }

  #filtered(picture, effects, scale, width, height) {
    const result = this.#canvases.take(width, height);
    drawFiltered(result, picture.canvas, effects, scale, width, height);
    this.#canvases.give(picture);
    return result;
  }

  #cut(picture, mask, matrix, width, height) {
    const alpha = this.#canvases.take(width, height);
    this.#painter.paint(alpha, mask, matrix, 1, [0, 0, width, height]);
    picture.setTransform(1, 0, 0, 1, 0, 0);
    picture.globalAlpha = 1;
    picture.globalCompositeOperation = 'destination-in';
    picture.drawImage(alpha.canvas, 0, 0, width, height, 0, 0, width, height);
    this.#canvases.give(alpha);
  }

  #compose(context, canvas, effects, { x, y, width, height, scale, opacity }) {
    preserving(context, () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = opacity;
      context.globalCompositeOperation = blendModes[effects.blend ?? 'normal'] ?? effects.blend;
      // Each shadow is drawn alone, with the image itself outside the visible area. A canvas measures blur in pixels,
      // two for a standard deviation of one.
      const away = context.canvas.width + width + x;
      for (const [tone, sigma, dx, dy] of effects.shadows ?? []) {
        context.shadowColor = color(tone);
        context.shadowBlur = 2 * sigma * scale;
        context.shadowOffsetX = away + dx * scale;
        context.shadowOffsetY = dy * scale;
        context.drawImage(canvas, 0, 0, width, height, x - away, y, width, height);
      }
      context.shadowColor = '#00000000';
      context.drawImage(canvas, 0, 0, width, height, x, y, width, height);
    });
  }
}

// Returns a function that copies a context's image and the content behind it.
function behind(context) {
  return (target, rect) => copyWithBackdrop(target, context, rect);
}

// Returns the smallest rectangle of whole pixels around a rectangle, or null for none.
function wholePixels(rect) {
  return rect && [Math.floor(rect[0]), Math.floor(rect[1]), Math.ceil(rect[2]), Math.ceil(rect[3])];
}

// Returns whether drawings at two positions result in the same pixels.
function isWhole(one, other) {
  return [4, 5].every((i) => Math.abs(one[i] - other[i] - Math.round(one[i] - other[i])) < 0.02);
}

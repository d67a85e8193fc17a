// Layers that are painted as one picture, which then is recoloured, blurred, masked, shadowed and blended, in this order.
//
// The picture is kept until something in it changes, because to blur is what takes longest. While the group moves it is drawn at
// whole pixels; when it comes to rest it is painted once more, where it is exactly.

import { boundsOf, grow, intersection, mapRect, reach, scaleOf } from './bounds.js';
import { color } from './paint.js';

const blendModes = {
  normal: 'source-over', colorDodge: 'color-dodge', colorBurn: 'color-burn', softLight: 'soft-light', hardLight: 'hard-light',
  sourceAtop: 'source-atop', destinationOver: 'destination-over', destinationOut: 'destination-out', plusLighter: 'lighter',
  // A canvas cannot darken by the sum of darkness; multiplying comes nearest.
  plusDarker: 'multiply',
};

export function needsGroup(layer, opacity) {
  const effects = layer.effects;
  if (!effects) return false;
  return Boolean(effects.blur || effects.shadows || effects.blend || layer.mask || filterOf(effects, 1)) || (effects.group === 1 && opacity < 1);
}

// Pixels of all kept pictures together: 64 MB.
const mostKept = 16e6;

export class Groups {
  #painter;
  #free = [];
  // By layer, those drawn last at the end.
  #kept = new Map();
  #keptPixels = 0;
  // Whether pictures are painted where they are exactly, rather than moved by whole pixels.
  isExact = false;
  // Whether one was moved since this was last set.
  wasMoved = false;

  constructor(painter) {
    this.#painter = painter;
  }

  // Nothing that was kept is valid any more.
  forget() {
    this.#kept.clear();
    this.#keptPixels = 0;
  }

  paint(context, layer, matrix, opacity, visible) {
    const kept = layer.effects.blend ? null : this.#keep(layer, matrix, context.canvas);
    if (!kept) return this.#paint(context, layer, matrix, opacity, visible);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    if (!isWhole(matrix, kept.matrix)) this.wasMoved = true;
    context.drawImage(kept.canvas, Math.round(matrix[4] - kept.matrix[4]) + kept.x, Math.round(matrix[5] - kept.matrix[5]) + kept.y);
  }

  // The group with all its effects, as a picture that lies at `x` and `y` when the group is at `matrix`. Null for one that is much
  // larger than what it is painted on.
  #keep(layer, matrix, target) {
    const known = this.#kept.get(layer);
    if (known) this.#drop(layer);
    if (known && known.version === layer.version && [0, 1, 2, 3].every((i) => known.matrix[i] === matrix[i])
      && (!this.isExact || isWhole(matrix, known.matrix))) return this.#put(layer, known);
    const effects = layer.effects;
    const [left, top, right, bottom] = grow(mapRect(matrix, boundsOf(layer)), 2 + reach(effects) * scaleOf(matrix));
    const [x, y] = [Math.floor(left), Math.floor(top)];
    const [width, height] = [Math.ceil(right) - x, Math.ceil(bottom) - y];
    if (!(width * height <= 2 * target.width * target.height)) return null;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const inside = [...matrix.slice(0, 4), matrix[4] - x, matrix[5] - y];
    // What is inside lies where it lies in this picture, wherever that is drawn.
    const wasExact = this.isExact;
    this.isExact = true;
    this.#paint(canvas.getContext('2d'), layer, inside, 1, [0, 0, width, height]);
    this.isExact = wasExact;
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
    // A blur reaches out of what it blurs, and what lies just outside the visible still bleeds in.
    const reached = grow(mapRect(matrix, boundsOf(layer)), 1 + 3 * (effects.blur ?? 0) * scale);
    const region = intersection(reached, grow(visible, reach(effects) * scale));
    if (!region) return;
    const [x, y] = [Math.floor(region[0]), Math.floor(region[1])];
    const [width, height] = [Math.ceil(region[2]) - x, Math.ceil(region[3]) - y];
    const inside = [...matrix.slice(0, 4), matrix[4] - x, matrix[5] - y];
    let picture = this.#take(width, height);
    this.#painter.paintContents(picture, layer, inside, 1, [0, 0, width, height]);
    const filter = filterOf(effects, scale);
    if (filter) picture = this.#filtered(picture, filter, width, height);
    if (layer.mask) this.#cut(picture, layer.mask, inside, width, height);
    this.#compose(context, picture.canvas, effects, { x, y, width, height, scale, opacity });
    this.#free.push(picture);
  }

  #filtered(picture, filter, width, height) {
    const result = this.#take(width, height);
    result.filter = filter;
    result.drawImage(picture.canvas, 0, 0, width, height, 0, 0, width, height);
    result.filter = 'none';
    this.#free.push(picture);
    return result;
  }

  #cut(picture, mask, matrix, width, height) {
    const alpha = this.#take(width, height);
    this.#painter.paint(alpha, mask, matrix, 1, [0, 0, width, height]);
    picture.setTransform(1, 0, 0, 1, 0, 0);
    picture.globalAlpha = 1;
    picture.globalCompositeOperation = 'destination-in';
    picture.drawImage(alpha.canvas, 0, 0, width, height, 0, 0, width, height);
    this.#free.push(alpha);
  }

  #compose(context, canvas, effects, { x, y, width, height, scale, opacity }) {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.globalCompositeOperation = blendModes[effects.blend ?? 'normal'] ?? effects.blend;
    // Each shadow alone: the picture itself is drawn out of sight. A canvas counts blur in pixels, two for a sigma.
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
    context.restore();
  }

  // An empty canvas at least that large; sizes are rounded up so that few are ever made.
  #take(width, height) {
    const index = this.#free.findIndex(({ canvas }) => canvas.width >= width && canvas.height >= height);
    if (index >= 0) {
      const context = this.#free.splice(index, 1)[0];
      clear(context);
      return context;
    }
    // One that was too small goes, so that old sizes do not pile up.
    if (this.#free.length > 4) this.#free.shift();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width / 128) * 128;
    canvas.height = Math.ceil(height / 128) * 128;
    return canvas.getContext('2d');
  }
}

// Whether what was painted at one place is the same picture at the other.
function isWhole(one, other) {
  return [4, 5].every((i) => Math.abs(one[i] - other[i] - Math.round(one[i] - other[i])) < 0.02);
}

export function clear(context) {
  // To set a size, the same one too, resets everything, in browsers that cannot do so otherwise.
  if (context.reset) context.reset();
  else context.canvas.width = context.canvas.width;
}

// A CSS filter, or an empty string. A blur's length is its sigma.
function filterOf(effects, scale) {
  const parts = [];
  if (effects.saturation !== undefined) parts.push(`saturate(${Math.max(effects.saturation, 0)})`);
  if (effects.brightness) parts.push(`url(#${brightnessFilter(effects.brightness)})`);
  if (effects.contrast !== undefined) parts.push(`contrast(${Math.max(effects.contrast, 0)})`);
  if (effects.grayscale) parts.push(`grayscale(${Math.min(Math.max(effects.grayscale, 0), 1)})`);
  if (effects.hue) parts.push(`hue-rotate(${effects.hue}rad)`);
  if (effects.matrix) parts.push(`url(#${matrixFilter(effects.matrix)})`);
  if (effects.threshold) parts.push(`url(#${thresholdFilter(effects.threshold)})`);
  if (effects.blur) parts.push(`blur(${effects.blur * scale}px)`);
  return parts.join(' ');
}

// What no CSS function does but an SVG filter can. Those used last are kept.
const svgFilters = new Map();

function make(name, attributes, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function svgFilter(key, steps) {
  let entry = svgFilters.get(key);
  svgFilters.delete(key);
  if (!entry) {
    const id = `filter-${key.replace(/[^\w]+/g, '_')}`;
    const filter = make('filter', { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' }, ...steps());
    entry = { id, node: make('svg', { width: 0, height: 0, 'aria-hidden': 'true' }, filter) };
    document.body.append(entry.node);
  }
  svgFilters.set(key, entry);
  if (svgFilters.size > 600) {
    const [oldest, { node }] = svgFilters.entries().next().value;
    node.remove();
    svgFilters.delete(oldest);
  }
  return entry.id;
}

// Brightness is added to every colour.
function brightnessFilter(amount) {
  const step = Math.round(Math.min(Math.max(amount, -1), 1) * 255);
  return svgFilter(`brightness ${step < 0 ? 'less' : 'more'} ${Math.abs(step)}`, () => {
    const channels = ['R', 'G', 'B'].map((channel) => make(`feFunc${channel}`, { type: 'linear', slope: 1, intercept: step / 255 }));
    return [make('feComponentTransfer', {}, ...channels)];
  });
}

function matrixFilter(values) {
  const key = `matrix ${values.map((value) => (value < 0 ? `m${-value}` : value)).join(' ').replaceAll('.', 'd')}`;
  return svgFilter(key, () => [make('feColorMatrix', { type: 'matrix', values: values.join(' ') })]);
}

// A colour where the alpha is in a range, and nothing elsewhere.
function thresholdFilter([from, to, tone]) {
  const fill = color(tone);
  return svgFilter(`threshold ${Math.round(from * 255)} ${Math.round(to * 255)} ${fill}`, () => {
    const isIn = (step) => step / 255 >= from && step / 255 <= to;
    const tableValues = Array.from({ length: 256 }, (_, step) => (isIn(step) ? 1 : 0)).join(' ');
    return [
      make('feComponentTransfer', { result: 'shape' }, make('feFuncA', { type: 'discrete', tableValues })),
      make('feFlood', { 'flood-color': fill, result: 'tone' }),
      make('feComposite', { in: 'tone', in2: 'shape', operator: 'in' }),
    ];
  });
}

// Color effects and blur, which a canvas applies to what is drawn into it. The canvas of Safari has no filters, so the
// page computes the pixels there.

import { color } from './paint.js';
import { adjustColors, blur } from './pixels.js';

const hasFilters = 'filter' in CanvasRenderingContext2D.prototype;

// Returns whether a layer has color effects or a blur.
export function hasFilter({ saturation, brightness, contrast, grayscale, hue, matrix, threshold, blur: sigma }) {
  return saturation !== undefined || contrast !== undefined || Boolean(brightness || grayscale || hue || matrix || threshold || sigma);
}

// Draws the top left part of an image into an empty context, with effects. The standard deviation of a blur has the unit
// of the layer, which has a length of `scale` pixels.
export function drawFiltered(context, image, effects, scale, width, height) {
  if (hasFilters) {
    draw(context, image, filterOf(effects, scale), width, height);
    return;
  }
  const { blur: sigma, ...colors } = effects;
  const adjusted = hasFilter(colors) ? changed(image, width, height, 1, (pixels) => adjustColors(pixels.data, colors)) : image;
  if (sigma) drawBlurred(context, adjusted, sigma * scale, width, height);
  else context.drawImage(adjusted, 0, 0);
}

// Draws the top left part of an image into an empty context, with a blur. Its standard deviation has the unit of pixels.
export function drawBlurred(context, image, sigma, width, height) {
  if (hasFilters) {
    draw(context, image, `blur(${sigma}px)`, width, height);
    return;
  }
  // A wide blur uses a smaller image, which looks the same.
  const step = Math.max(2 ** Math.floor(Math.log2(sigma / 4)), 1);
  const blurred = changed(image, width, height, step, (pixels) => blur(pixels, sigma / step));
  context.drawImage(blurred, 0, 0, width / step, height / step, 0, 0, width, height);
}

// Returns a copy of the top left part of an image, scaled down by `step`, with different pixels.
function changed(image, width, height, step, change) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width / step);
  canvas.height = Math.ceil(height / step);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height, 0, 0, width / step, height / step);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  change(pixels);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

function draw(context, image, filter, width, height) {
  context.filter = filter;
  context.drawImage(image, 0, 0, width, height, 0, 0, width, height);
  context.filter = 'none';
}

// Returns a CSS filter. The length of a CSS blur is its standard deviation.
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

// Filters that CSS functions can't express, but SVG can. The most recent ones are cached.
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

// Adds the brightness to every color.
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

// Draws a color where the alpha is in a range, and nothing elsewhere.
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

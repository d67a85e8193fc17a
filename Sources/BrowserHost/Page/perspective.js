// Draws layers in perspective. A canvas has affine transforms only, so the image of a layer is drawn in rectangles of
// whole pixels, each with the affine transform that equals the projection in its middle. There are no seams, because
// the edges of the rectangles aren't smooth.

import { copyWithBackdrop } from './behind.js';
import { boundsOf, grow, intersection, reach, scaleOf } from './bounds.js';
import { affineAt, inverted, projected, projectedRect, projectionOf, scaled } from './projection.js';

// The largest distance of content from its exact position, in pixels.
const error = 0.4;
// The shortest and the longest side of a rectangle, in pixels.
const [shortest, longest] = [4, 1024];
// The longest side of an image, in pixels.
const longestSide = 4096;

export class Perspective {
  #groups;
  #canvases;

  constructor(groups, canvases) {
    this.#groups = groups;
    this.#canvases = canvases;
  }

  paint(context, layer, outer, opacity, visible) {
    const bounds = grow(boundsOf(layer), reach(layer.effects));
    const projection = projectionOf(layer, outer);
    const region = intersection(grow(projectedRect(projection, bounds), 1), visible);
    if (!region) return;
    const density = Math.min(scaleOf(outer), longestSide / Math.max(bounds[2] - bounds[0], bounds[3] - bounds[1]));
    const copy = (target, rect) => {
      this.#copyBehind(target, context, scaled(projection, density, 0, 0), rect);
      return rect;
    };
    const image = this.#groups.image(layer, [density, 0, 0, density, 0, 0], Infinity, copy);
    image.pattern ??= context.createPattern(image.canvas, 'no-repeat');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    drawRectangles(context, image, scaled(projection, density, image.x, image.y), region);
  }

  // Draws a context's image in front of the content behind it, in the coordinates of a layer in perspective.
  #copyBehind(target, context, projection, rect) {
    const { width, height } = context.canvas;
    // Behind a group, the content is larger than the image of the group.
    const region = intersection(projectedRect(projection, rect), grow([0, 0, width, height], Math.max(width, height)));
    const inverse = inverted(projection);
    if (!region || !inverse) return;
    const [x, y] = [Math.floor(region[0]), Math.floor(region[1])];
    const flat = this.#canvases.take(Math.ceil(region[2]) - x, Math.ceil(region[3]) - y);
    flat.translate(-x, -y);
    copyWithBackdrop(flat, context, region);
    const pattern = target.createPattern(flat.canvas, 'no-repeat');
    drawRectangles(target, { canvas: flat.canvas, pattern }, scaled(inverse, 1, x, y), rect);
    this.#canvases.give(flat);
  }
}

function drawRectangles(context, { canvas, pattern }, projection, region) {
  const inverse = inverted(projection);
  if (!inverse) return;
  const [left, top] = [Math.floor(region[0]), Math.floor(region[1])];
  const [width, height] = sidesOfRectangles(projection, inverse, canvas);
  context.fillStyle = pattern;
  const columns = Math.ceil((region[2] - left) / width);
  const line = (y) => Array.from({ length: columns + 1 }, (_, column) => projected(inverse, left + column * width, y));
  for (let y = top, upper = line(top); y < region[3]; y += height) {
    const lower = line(y + height);
    for (let column = 0; column < columns; column += 1) {
      if (!reaches([upper[column], upper[column + 1], lower[column + 1], lower[column]], canvas)) continue;
      const x = left + column * width;
      const middle = [x + width / 2, y + height / 2];
      const [u, v, w] = projected(inverse, ...middle);
      const [a, b, c, d, e, f] = affineAt(projection, [u, v], [...middle, 1 / w]);
      pattern.setTransform({ a, b, c, d, e, f });
      context.fillRect(x, y, width, height);
    }
    upper = lower;
  }
}

// Returns whether the image can be inside four corners, in its coordinates.
function reaches(corners, { width, height }) {
  return !corners.includes(null) && corners.some(([x]) => x > 0) && corners.some(([x]) => x < width)
    && corners.some(([, y]) => y > 0) && corners.some(([, y]) => y < height);
}

// Returns the sides of rectangles, in whole pixels, in which affine transforms are exact enough.
//
// The second derivatives move a point at a distance (x, y) from the middle by (x, y)·(g·x + h·y). The relative change
// of the inverse's divisor from pixel to pixel is g along x and h along y.
function sidesOfRectangles(projection, inverse, { width, height }) {
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => projected(projection, x, y));
  const divisor = Math.max(...corners.map((corner) => corner?.[2] ?? 1));
  const [g, h] = [2, 5].map((index) => Math.abs(inverse[index]) * divisor);
  // Rectangles can be longer where the divisor changes less.
  const proportion = Math.min(Math.max(g / h, 1 / 4), 4) || 1;
  const side = 2 * Math.sqrt(error / (g + h * proportion) / Math.hypot(1, proportion));
  return [side, side * proportion].map((length) => Math.min(Math.max(Math.floor(length), shortest), longest));
}

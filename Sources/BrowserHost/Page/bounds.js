// Rectangles [left, top, right, bottom], affine matrices [a, b, c, d, e, f] as in a canvas, and the cached bounds of a
// layer's drawing.

import { isProjected, projectedRect, projectionOf } from './projection.js';

export function forgetBounds(layer) {
  // If the bounds of a layer are unknown, so are those of its ancestors.
  for (; layer && layer.bounds !== undefined; layer = layer.parent) {
    layer.bounds = undefined;
  }
}

// Returns the area in which a layer and its children draw, in the layer's coordinates and without its effects, or null
// if they draw nothing.
export function boundsOf(layer) {
  if (layer.bounds === undefined) layer.bounds = measure(layer);
  return layer.bounds;
}

function measure(layer) {
  let total = null;
  for (const command of layer.commands) total = union(total, boundsOfCommand(command));
  for (const child of layer.children) {
    const inner = boundsOf(child);
    if (inner) total = union(total, areaIn(child, inner));
  }
  return layer.clip ? intersection(total, layer.clip.path.bounds) : total;
}

function boundsOfCommand(command) {
  switch (command.kind) {
    case 'fill':
      return command.path.bounds;
    case 'stroke':
      // Miters reach further than half the width, up to their limit.
      return grow(command.path.bounds, (command.width / 2) * (command.join === 'miter' ? Math.max(command.miter, 1.5) : 1.5));
    case 'text': {
      // Glyphs can reach outside their line, for example with accents.
      const em = Math.max(0, ...command.lines.flatMap((line) => line.runs.map((run) => run.size)));
      return grow([command.x, command.y, command.x + command.width, command.y + command.height], em / 2);
    }
    default:
      return [command.x, command.y, command.x + command.width, command.y + command.height];
  }
}

// Returns the distance to which a layer's effects draw beyond it, in the parent's points. Three standard deviations
// contain nearly all of a blur.
export function reach(effects) {
  if (!effects) return 0;
  let most = 0;
  for (const [, sigma, dx, dy] of effects.shadows ?? []) most = Math.max(most, 3 * sigma + Math.max(Math.abs(dx), Math.abs(dy)));
  return 3 * (effects.blur ?? 0) + most;
}

// Returns the area of a rectangle of a layer with the layer's effects, in the parent's coordinates.
export function areaIn(layer, rect) {
  if (!isProjected(layer)) return grow(mapRect(matrixOf(layer), rect), reach(layer.effects));
  return projectedRect(projectionOf(layer, [1, 0, 0, 1, 0, 0]), grow(rect, reach(layer.effects)));
}

// Returns the affine transform from the layer's coordinates to its parent's.
export function matrixOf(layer) {
  if (!layer.transform) return [1, 0, 0, 1, layer.x, layer.y];
  const [a, b, , c, d, , e, f] = layer.transform;
  return [a, b, c, d, e + layer.x, f + layer.y];
}

// Returns the transform that applies `inner` first.
export function compose(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1], b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3], b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e, b * inner[4] + d * inner[5] + f,
  ];
}

export function mapRect([a, b, c, d, e, f], [left, top, right, bottom]) {
  const xs = [a * left + c * top, a * right + c * top, a * left + c * bottom, a * right + c * bottom];
  const ys = [b * left + d * top, b * right + d * top, b * left + d * bottom, b * right + d * bottom];
  return [Math.min(...xs) + e, Math.min(...ys) + f, Math.max(...xs) + e, Math.max(...ys) + f];
}

// Returns the average factor by which a matrix scales lengths.
export function scaleOf([a, b, c, d]) {
  return Math.sqrt(Math.abs(a * d - b * c));
}

export function grow(rect, by) {
  return rect && [rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by];
}

export function union(one, other) {
  if (!one || !other) return one ?? other;
  return [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])];
}

// Returns the common rectangle, or null if there's none.
export function intersection(one, other) {
  if (!one || !other) return null;
  const shared = [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  return shared[0] < shared[2] && shared[1] < shared[3] ? shared : null;
}

// The rectangle to redraw, in the points of the root layer.

import { areaIn, boundsOf, grow, intersection, union } from './bounds.js';

const everywhere = [-Infinity, -Infinity, Infinity, Infinity];

export class Damage {
  // The rectangle, or null if there's nothing to redraw.
  rect = null;

  addAll() {
    this.rect = everywhere;
  }

  // Adds the visible area of a layer with its children and effects. A layer outside the tree is invisible.
  add(layer, root) {
    if (!layer || this.rect === everywhere) return;
    const shown = placeOf(layer, root);
    if (shown) this.rect = union(this.rect, shown);
  }

  // Adds layers that blur the damaged content behind them, because their blur changes. Returns true if the rectangle
  // grew.
  spread(layer, root) {
    if (this.rect === everywhere || !this.reaches(layer, root)) return false;
    const spread = union(this.rect, blurredBy(layer, root));
    const grew = spread.some((side, index) => side !== this.rect[index]);
    this.rect = spread;
    return grew;
  }

  // Returns whether content is damaged that a layer blurs.
  reaches(layer, root) {
    return intersection(blurredBy(layer, root), this.rect) !== null;
  }

  take() {
    const rect = this.rect;
    this.rect = null;
    return rect;
  }
}

function blurredBy(layer, root) {
  return grow(placeOf(layer, root), 3 * layer.effects.backdrop);
}

function placeOf(layer, root) {
  let rect = boundsOf(layer);
  while (rect) {
    rect = areaIn(layer, rect);
    if (layer === root) return rect;
    // A mask is visible only inside the layer that it masks.
    const outer = layer.parent ?? layer.host;
    if (!outer) return null;
    if (outer.clip && layer.parent) rect = intersection(rect, outer.clip.path.bounds);
    layer = outer;
  }
  return null;
}

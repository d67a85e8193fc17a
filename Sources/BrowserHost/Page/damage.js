// The rectangle of the picture that has to be painted again, in the root layer's points.

import { boundsOf, grow, intersection, mapRect, matrixOf, reach, union } from './bounds.js';

const everywhere = [-Infinity, -Infinity, Infinity, Infinity];

export class Damage {
  // Null when nothing is.
  rect = null;

  addAll() {
    this.rect = everywhere;
  }

  // Adds where a layer shows, with its children and effects. A layer that is in no picture shows nowhere.
  add(layer, root) {
    if (!layer || this.rect === everywhere) return;
    const shown = placeOf(layer, root);
    if (shown) this.rect = union(this.rect, shown);
  }

  // A layer that blurs what lies behind it is another picture where any of that is, so all of it is painted again. True when the
  // rectangle grew.
  spread(layer, root) {
    if (!this.rect || this.rect === everywhere) return false;
    const shown = placeOf(layer, root);
    const blurred = shown && grow(shown, 3 * layer.effects.backdrop);
    if (!blurred || !intersection(blurred, this.rect)) return false;
    const spread = union(this.rect, blurred);
    const grew = spread.some((side, index) => side !== this.rect[index]);
    this.rect = spread;
    return grew;
  }

  take() {
    const rect = this.rect;
    this.rect = null;
    return rect;
  }
}

function placeOf(layer, root) {
  let rect = boundsOf(layer);
  while (rect) {
    rect = grow(mapRect(matrixOf(layer), rect), reach(layer.effects));
    if (layer === root) return rect;
    // What a mask lets through is all within what it masks.
    const outer = layer.parent ?? layer.host;
    if (!outer) return null;
    if (outer.clip && layer.parent) rect = intersection(rect, outer.clip.path.bounds);
    layer = outer;
  }
  return null;
}

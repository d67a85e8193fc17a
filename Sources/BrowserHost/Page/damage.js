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

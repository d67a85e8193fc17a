// The retained tree of layers, which the frames of the host change.

import { Damage } from './damage.js';
import { forgetBounds } from './bounds.js';
import { makePaint, makePath, color } from './paint.js';
import { makeResponse } from './responses.js';

export class Layers {
  root = null;
  background = '#ffffffff';
  // The area that differs from the last drawing.
  damage = new Damage();
  #byID = new Map();
  // The layers that blur the content behind them.
  #backdrops = new Set();

  // The clipped content that moved last, for measurements.
  moved = null;

  // The pixels per point, and the area of the canvas in square points.
  ratio = 1;
  area = 0;
  // The layers with a motion: the contents of scroll views.
  scrolled = new Set();
  // The layers whose transform or opacity depends on the offset of the scrolled content around them.
  responding = new Set();

  get count() {
    return this.#byID.size;
  }

  find(id) {
    return this.#byID.get(id);
  }

  has(layer) {
    return this.#byID.get(layer.id) === layer;
  }

  // Moves a layer ahead of the host's frames.
  move(layer, [x, y]) {
    if (layer.x === x && layer.y === y) return;
    this.damage.add(layer, this.root);
    [layer.x, layer.y] = [x, y];
    forgetBounds(layer.parent);
    ageAround(layer);
    this.damage.add(layer, this.root);
    this.moved = layer;
  }

  // Gives a layer another transform and opacity, ahead of the host's frames.
  transform(layer, transform, opacity) {
    if (layer.transform === transform && layer.opacity === opacity) return;
    this.damage.add(layer, this.root);
    layer.transform = transform;
    layer.opacity = opacity;
    forgetBounds(layer.parent);
    ageAround(layer);
    this.damage.add(layer, this.root);
  }

  // Returns the area to redraw since the last call.
  takeDamage() {
    let grows = this.#backdrops.size > 0;
    while (grows) {
      grows = false;
      for (const layer of this.#backdrops) grows = this.damage.spread(layer, this.root) || grows;
    }
    for (const layer of this.#backdrops) {
      // The images of the groups around the layer contain its blur.
      if (!this.damage.reaches(layer, this.root)) continue;
      layer.version += 1;
      ageAround(layer);
    }
    return this.damage.take();
  }

  apply(frame) {
    if (frame.full) {
      this.#byID.clear();
      this.scrolled.clear();
      this.responding.clear();
      this.#backdrops.clear();
    }
    if (frame.bg) this.background = color(frame.bg);
    if (frame.full || frame.bg) this.damage.addAll();
    const entries = frame.l ?? [];
    // Add the old areas of the layers before they change.
    for (const entry of entries) this.damage.add(this.#byID.get(entry.i), this.root);
    for (const entry of entries) this.#update(entry);
    // In a frame, children and masks can follow the layers that refer to them.
    for (const entry of entries) this.#connect(entry);
    for (const id of frame.x ?? []) {
      this.#backdrops.delete(this.#byID.get(id));
      this.scrolled.delete(this.#byID.get(id));
      this.responding.delete(this.#byID.get(id));
      this.#byID.delete(id);
    }
    if (frame.full) this.root = this.#byID.get(frame.root) ?? null;
    for (const entry of entries) this.damage.add(this.#byID.get(entry.i), this.root);
  }

  #update(entry) {
    let layer = this.#byID.get(entry.i);
    if (!layer) {
      layer = new Layer(entry.i);
      this.#byID.set(entry.i, layer);
    }
    if ((entry.p || entry.m) && layer.parent?.clip && layer.children.length > 0 && !layer.motion && !layer.responses) {
      this.moved = layer;
    }
    if (entry.p) {
      layer.sent = entry.p;
      // The motion of a layer determines its position.
      if (!layer.motion) [layer.x, layer.y] = entry.p;
    }
    if (entry.s !== undefined) this.#setMotion(layer, entry.s || null);
    if (entry.r !== undefined) layer.rests = entry.r || null;
    if (entry.m !== undefined) layer.transform = layer.sentTransform = entry.m || null;
    if (entry.o !== undefined) layer.opacity = layer.sentOpacity = entry.o;
    if (entry.f !== undefined) this.#setResponses(layer, entry.f || null);
    if (entry.c !== undefined) layer.clip = entry.c ? makeClip(entry.c) : null;
    if (entry.e !== undefined) {
      layer.effects = entry.e || null;
      if (layer.effects?.backdrop) this.#backdrops.add(layer);
      else this.#backdrops.delete(layer);
    }
    if (entry.d) layer.commands = entry.d.map(makeCommand);
    // A movement changes the bounds of the ancestors, but not of the layer itself.
    const changesInside = entry.c !== undefined || entry.e !== undefined || entry.d || entry.k;
    forgetBounds(changesInside ? layer : layer.parent);
    // The position, the transform, and the opacity belong to the drawing of the ancestors, not of the layer itself.
    if (changesInside) layer.version += 1;
    ageAround(layer);
  }

  #setMotion(layer, motion) {
    layer.motion = motion;
    if (motion) {
      this.scrolled.add(layer);
    } else {
      this.scrolled.delete(layer);
      [layer.x, layer.y] = layer.sent;
    }
  }

  #setResponses(layer, responses) {
    layer.responses = responses && responses.map((response) => response && makeResponse(response));
    if (responses) {
      this.responding.add(layer);
    } else {
      this.responding.delete(layer);
      this.transform(layer, layer.sentTransform, layer.sentOpacity);
    }
  }

  #connect(entry) {
    if (!entry.k && entry.e === undefined) return;
    const layer = this.#byID.get(entry.i);
    if (entry.k) {
      for (const child of layer.children) if (child.parent === layer) child.parent = null;
      layer.children = entry.k.map((id) => this.#byID.get(id)).filter(Boolean);
      for (const child of layer.children) child.parent = layer;
    }
    if (entry.e !== undefined) {
      if (layer.mask?.host === layer) layer.mask.host = null;
      layer.mask = this.#byID.get(entry.e?.mask) ?? null;
      if (layer.mask) layer.mask.host = layer;
    }
  }
}

class Layer {
  id;
  // The position in the last frame.
  sent = [0, 0];
  sentTransform = null;
  sentOpacity = 1;
  // The motion, the rest positions, and the responses in the last frame; see LayerEncoding.swift.
  motion = null;
  rests = null;
  responses = null;
  x = 0;
  y = 0;
  transform = null;
  opacity = 1;
  clip = null;
  effects = null;
  mask = null;
  commands = [];
  children = [];
  parent = null;
  // The layer that this one masks.
  host = null;
  // The number of changes of the layer's drawing, including its children and its mask.
  version = 0;
  // The bounds in the layer's coordinates: undefined until computed, null if it draws nothing.
  bounds = undefined;

  constructor(id) {
    this.id = id;
  }
}

// Counts a change of the drawing of all layers around a layer.
function ageAround(layer) {
  for (let outer = layer.parent ?? layer.host; outer; outer = outer.parent ?? outer.host) outer.version += 1;
}

function makeClip(data) {
  return Array.isArray(data[0]) ? { path: makePath(data[0]), rule: 'evenodd' } : { path: makePath(data), rule: 'nonzero' };
}

function makeCommand(data) {
  switch (data[0]) {
    case 'f':
      return { kind: 'fill', path: makePath(data[1]), paint: makePaint(data[2]), rule: data[3] ? 'evenodd' : 'nonzero' };
    case 's': {
      const [width, cap, join, miter, dash, phase] = data[3];
      return {
        kind: 'stroke', path: makePath(data[1]), paint: makePaint(data[2]), width,
        cap: ['butt', 'round', 'square'][cap], join: ['miter', 'round', 'bevel'][join], miter, dash, phase,
      };
    }
    case 't': {
      const [, x, y, paint, width, height, lines] = data;
      return { kind: 'text', x, y, paint: makePaint(paint), width, height, lines: lines.map(([baseline, runs]) => ({ baseline, runs: runs.map(makeRun) })) };
    }
    default: {
      const [, id, x, y, width, height, tint, smooth] = data;
      return { kind: 'image', id, x, y, width, height, tint: tint ? color(tint) : null, smooth: smooth === 1 };
    }
  }
}

function makeRun([text, x, width, font, size, weight, flags, tracking, offset, tint]) {
  return {
    text, x, width, font, size, weight, tracking, offset, color: tint ? color(tint) : null,
    underline: (flags & 1) !== 0, strikethrough: (flags & 2) !== 0, italic: (flags & 4) !== 0,
    smallCaps: (flags & 8) !== 0, isRightToLeft: (flags & 16) !== 0, fit: null,
  };
}

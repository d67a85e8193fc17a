// Shows scroll views ahead of the host's frames. A frame describes the scene at an earlier time. The page computes the
// motion since then with the functions of the host and displays the content there. The frames remain authoritative:
// with each frame, the page continues from the host's motion.
//
// Two clocks are involved: page time, and scene time, which frames use. Times are in seconds, positions in points.

import * as motion from './motion.js';
import { boundsOf } from './bounds.js';
import { respond } from './responses.js';

const [held, bounces, stretches, mirrored] = [1, 2, 4, 8];
// The place of the offset in a motion on an axis.
const offsetIndex = 5;
// The time in which a difference to the host's motion decreases by the factor e.
const blendTime = 0.07;
// A distance that isn't visible.
const sliver = 0.1;
// The maximum number of unanswered expectations, enough for several seconds.
const mostStages = 256;

export class Scrolling {
  #layers;
  #views = new Map();
  // Scene time minus page time; null before the first frame.
  #clockOffset = null;

  constructor(layers) {
    this.#layers = layers;
  }

  sceneTime(pageTime) {
    return pageTime + (this.#clockOffset ?? 0);
  }

  // Starts over for a new connection, which has its own clock and numbers of inputs.
  reset() {
    this.#views.clear();
    this.#clockOffset = null;
  }

  // Returns whether a frame that isn't applied yet changes only what the page computes: the offsets of content that a
  // finger holds, and the responses to them. Accessibility elements don't count.
  foresees(frame) {
    if (frame.full || frame.bg || frame.x || frame.v || frame.an || frame.rq) return false;
    return (frame.l ?? []).every(({ i: id, ...changes }) => {
      const layer = this.#layers.find(id);
      return layer !== undefined && Object.entries(changes).every(([key, value]) => isForeseen(layer, key, value));
    });
  }

  // Applies a frame, after the layers. Returns the views that a finger holds on the host.
  apply(frame, pageTime) {
    if (!frame.T || !motion.isReady()) {
      for (const layer of this.#layers.scrolled) this.#layers.move(layer, layer.sent);
      this.#respond();
      return [];
    }
    const [time, at] = frame.T;
    const before = this.sceneTime(pageTime);
    this.#clockOffset = time - at;
    for (const [layer, view] of this.#views) {
      if (!this.#layers.has(layer) || !layer.motion) {
        this.#views.delete(layer);
        view.leave();
      }
    }
    for (const layer of this.#layers.scrolled) {
      if (!this.#views.has(layer)) this.#views.set(layer, new ScrolledView(layer));
    }
    const clock = { time, before, now: this.sceneTime(pageTime) };
    for (const view of this.#views.values()) view.apply(frame.q, clock);
    return [...this.#views.values()].filter((view) => view.isHeld);
  }

  // Moves all content to its positions at a page time. Returns whether any of it is in motion.
  show(pageTime) {
    let isMoving = false;
    const now = this.sceneTime(pageTime);
    for (const view of this.#views.values()) isMoving = view.show(this.#layers, now) || isMoving;
    this.#respond();
    return isMoving;
  }

  // Applies the effects that depend on the displayed positions.
  #respond() {
    for (const layer of this.#layers.responding) {
      const moves = layer.responses.map((response, index) => response && this.#moveAround(layer, response, index)).filter(Boolean);
      if (moves.length > 0) this.#layers.transform(layer, ...respond(layer.sentTransform, layer.sentOpacity, moves));
      else this.#layers.transform(layer, layer.sentTransform, layer.sentOpacity);
    }
  }

  // Returns the offsets in the frame and on the display of the nearest content around a layer that moves along an axis, or
  // null if they are the same.
  #moveAround(layer, response, index) {
    for (let outer = layer.parent; outer; outer = outer.parent) {
      const axis = outer.motion && this.#views.get(outer)?.axes[index];
      if (!axis) continue;
      const position = index === 0 ? outer.x : outer.y;
      const moved = (position - outer.sent[index]) * (axis.isMirrored ? 1 : -1);
      return moved === 0 ? null : { response, sent: axis.position, shown: axis.position + moved };
    }
    return null;
  }

  // Returns the scroll views under a point of the page, the innermost first. Excludes those inside a transform.
  viewsAt(x, y) {
    const found = this.#layers.root && search(this.#layers.root, x, y, this.#layers.area);
    const chain = [];
    for (let layer = found || null; layer; layer = layer.parent) {
      if (layer.transform) return [];
      const view = layer.motion && this.#views.get(layer);
      if (view) chain.push(view);
    }
    return chain;
  }
}

// Returns the topmost scroll view at a point in the parent's coordinates, false if a large fill covers it, or null if
// the layer isn't there.
function search(layer, x, y, area) {
  if (layer.transform || layer.opacity === 0) return null;
  const [inX, inY] = [x - layer.x, y - layer.y];
  if (layer.clip && !contains(layer.clip.path.bounds, inX, inY)) return null;
  for (let index = layer.children.length - 1; index >= 0; index -= 1) {
    const found = search(layer.children[index], inX, inY, area);
    if (found === null) continue;
    return found === false && layer.motion ? layer : found;
  }
  // The parent clips the content to the viewport.
  if (layer.motion) return layer.parent?.clip ? layer : null;
  const covers = ({ kind, path }) => kind === 'fill' && contains(path.bounds, inX, inY)
    && (path.bounds[2] - path.bounds[0]) * (path.bounds[3] - path.bounds[1]) >= area / 2;
  return layer.commands.some(covers) ? false : null;
}

// Returns whether the page computes a change of a property, or the value is the same as before. See LayerEncoding.swift.
function isForeseen(layer, key, value) {
  switch (key) {
    case 'p': return layer.motion !== null || (value[0] === layer.sent[0] && value[1] === layer.sent[1]);
    case 's': return isSameHold(value, layer.motion);
    case 'm': return layer.responses !== null || (!value && !layer.sentTransform);
    case 'o': return layer.responses !== null || value === layer.sentOpacity;
    default: return false;
  }
}

// Returns whether two motions, as in a frame, differ at most by the offsets of content that a finger holds.
function isSameHold(motion, other) {
  return Boolean(motion && other) && motion.every((axis, index) => {
    const former = other[index];
    if (!axis || !former) return axis === former;
    const canDiffer = (at) => at === offsetIndex && (axis[0] & held) !== 0;
    return axis.length === former.length && axis.every((value, at) => value === former[at] || canDiffer(at));
  });
}

function contains(bounds, x, y) {
  return bounds !== null && x >= bounds[0] && x < bounds[2] && y >= bounds[1] && y < bounds[3];
}

// The content of a scroll view.
class ScrolledView {
  layer;
  // The horizontal and the vertical axis; null for an axis on which the view doesn't scroll.
  axes = [null, null];

  constructor(layer) {
    this.layer = layer;
  }

  get isHeld() {
    return this.axes.some((axis) => axis?.isHeld);
  }

  apply(inputs, clock) {
    this.axes = this.layer.motion.map((sent, index) => {
      if (!sent) return null;
      const axis = this.axes[index] ?? new ScrolledAxis();
      axis.apply(sent, this.layer.rests?.[index] || null, inputs, clock);
      return axis;
    });
  }

  show(layers, now) {
    const { layer } = this;
    const position = [...layer.sent];
    let isMoving = false;
    this.axes.forEach((axis, index) => {
      if (!axis) return;
      const offset = axis.offset(now);
      // Content that isn't ahead of the frame keeps the position that the host rounded.
      if (offset !== axis.sent) {
        const exact = axis.isMirrored ? layer.sent[index] + offset - axis.sent : -offset;
        const filled = this.#filled(axis, index, exact, offset);
        // Rows that the host has removed leave a gap, instead of moving the content away from the finger.
        const before = axis.place === null ? filled : axis.isMirrored ? layer.sent[index] + axis.place - axis.position : -axis.place - axis.growth;
        const place = Math.min(Math.max(exact, Math.min(filled, before)), Math.max(filled, before));
        const shown = axis.isMirrored ? axis.sent + place - layer.sent[index] : -place;
        // From there, the content catches up without a jump. The host rounds positions to pixels.
        if (Math.abs(place - exact) * layers.ratio >= 1) axis.stay(shown, now);
        axis.place = shown - axis.growth;
        position[index] = Math.round(place * layers.ratio) / layers.ratio;
      } else {
        axis.place = null;
      }
      isMoving = axis.isMoving(now) || isMoving;
    });
    layers.move(layer, position);
    return isMoving;
  }

  // Returns the position closest to a given one at which the viewport shows no gap that the frame doesn't have. The
  // host hasn't realized the content there yet. Near an end of the content, a gap is the end itself.
  #filled(axis, index, position, offset) {
    const { layer } = this;
    const viewport = layer.parent?.clip?.path.bounds;
    const drawn = boundsOf(layer);
    if (!viewport || !drawn) return position;
    const [low, high] = [viewport[index], viewport[index + 2]];
    const sent = layer.sent[index];
    const stretch = Math.max(0, axis.lower - offset, offset - axis.upper);
    const [before, after] = axis.isMirrored ? [axis.upper - axis.sent, axis.sent - axis.lower] : [axis.sent - axis.lower, axis.upper - axis.sent];
    const gapBefore = drawn[index] + sent - low;
    const gapAfter = high - drawn[index + 2] - sent;
    if (position > sent && before + gapBefore > axis.viewport / 2) {
      return Math.max(sent, Math.min(position, sent + Math.max(0, gapBefore, stretch) - gapBefore));
    }
    if (position < sent && after + gapAfter > axis.viewport / 2) {
      return Math.min(sent, Math.max(position, sent - Math.max(0, gapAfter, stretch) + gapAfter));
    }
    return position;
  }

  isMoving(now) {
    return this.axes.some((axis) => axis?.isMoving(now));
  }

  get isPulled() {
    return this.axes.some((axis) => axis?.isPulled);
  }

  // Whether distances in the content are the same as on the page.
  get isPlain() {
    for (let { layer } = this; layer; layer = layer.parent) if (layer.transform) return false;
    return true;
  }

  // Discards all expectations.
  leave() {
    this.axes = [null, null];
  }
}

// One axis of a scroll view: the host's motion in the last frame, and what the page expects of the inputs that the host
// hasn't answered.
//
// A stage is the motion after an input: a constant position, or a trajectory. The positions of stages have an origin of
// their own, because the host can shift the content and its offset together. Only differences between stages matter.
class ScrolledAxis {
  // The host's offset in the last frame.
  sent = 0;
  isHeld = false;
  // The displayed offset without the growth of the content; null for that of the frame.
  place = null;
  lower = 0;
  upper = 0;
  viewport = 0;
  #flags = 0;
  // The offsets at which the host lets released content rest; null if the page doesn't know them.
  #rests = null;
  // The growth of the content before the viewport.
  #growth = 0;
  // The scene time of the last frame.
  #time = 0;
  #stages = [];
  // The stage that the last frame answers.
  #base = null;
  // A difference to the host's motion, and its scene time. It decreases to 0.
  #blend = [0, 0];
  // The position of the finger without resistance; null if the page doesn't expect a finger to hold the content.
  #pull = null;
  // The start of the current gesture, and the position at which the content rested or would have come to rest; null
  // without a gesture.
  #gesture = null;

  get bounces() { return (this.#flags & bounces) !== 0; }
  get stretches() { return (this.#flags & stretches) !== 0; }
  get isPulled() { return this.#pull !== null; }
  get growth() { return this.#growth; }
  // The offset in the last frame without the growth of the content.
  get position() { return this.sent - this.#growth; }
  get isMirrored() { return (this.#flags & mirrored) !== 0; }

  // Applies a frame that includes a number of inputs. `before` is the present on the clock as it was known before the
  // frame, and `now` on the clock of the frame.
  apply([flags, growth, lower, upper, viewport, place, law], rests, inputs, { time, before, now }) {
    const isNew = this.#base === null;
    const grown = isNew ? 0 : growth - this.#growth;
    const shown = isNew ? 0 : this.offset(before) + grown;
    const answered = this.#stages.findLast(({ input }) => input <= inputs) ?? this.#stages[0] ?? null;
    // The host's offset if its motion was as expected.
    const expected = isNew ? 0 : this.sent + at(answered, time) - at(this.#base, this.#time) + grown;
    // The estimate of the clock improves. The motion that the page started doesn't depend on it.
    for (const stage of this.#stages) if (stage.law && stage.isExpected) stage.start += now - before;

    this.#flags = flags;
    this.#rests = rests;
    this.#growth = growth;
    this.#time = time;
    Object.assign(this, { lower, upper, viewport, isHeld: (flags & held) !== 0 });
    const stage = law ? { input: inputs, law, start: place } : { input: inputs, place };
    this.sent = at(stage, time);
    const later = this.#stages.filter(({ input }) => input > inputs);
    // The host gave the finger to another view.
    const isDenied = answered?.isDrag && !this.isHeld;
    if (later.length > 0 && !isDenied) {
      this.#base = answered;
      this.#stages = [answered, ...later];
    } else {
      const moved = isNew ? 0 : this.sent - at(answered, time);
      if (isDenied) this.#pull = null;
      else if (this.#pull !== null) this.#pull += moved;
      if (this.#gesture) this.#gesture = { start: this.#gesture.start + moved, original: this.#gesture.original + moved };
      if (!this.isHeld && this.#pull === null) this.#gesture = null;
      this.#base = stage;
      this.#stages = [stage];
    }
    if (isNew) return;
    // A change that the page didn't expect because no input caused it is a change of the content's position, not a
    // difference.
    const change = answered.isExpected ? 0 : this.sent - expected;
    const difference = shown + change - this.#ahead(now);
    this.#blend = Math.abs(difference) > sliver && Math.abs(difference) < viewport ? [difference, now] : [0, now];
  }

  // Returns the displayed offset at a scene time.
  offset(now) {
    return this.#base ? this.#ahead(now) + this.#remainder(now) : this.sent;
  }

  isMoving(now) {
    const stage = this.#stages.at(-1);
    return (stage?.law !== undefined && now < stage.start + stage.law[0]) || this.#remainder(now) !== 0;
  }

  // Displays the content at an offset. The difference to the expected offset decreases from now on.
  stay(offset, now) {
    this.#blend = [offset - this.#ahead(now), now];
  }

  // Expectations of an input, by the number of its message

  // A finger takes hold of the content, or continues the drag of another finger.
  grab(input, now) {
    const stage = this.#stages.at(-1);
    const place = at(stage, now);
    const shift = this.#shift;
    this.#gesture ??= { start: place, original: stage.law ? stage.law[1] - (stage.shift ?? 0) : place };
    this.#pull = this.stretches ? motion.unstretch(place + shift, this) - shift : place;
    this.#push({ input, place, isDrag: true });
  }

  // The finger moves by a distance on the page.
  drag(input, distance) {
    if (this.#pull === null) return;
    this.#pull += this.isMirrored ? distance : -distance;
    const shift = this.#shift;
    // Without stretching, the content moves within its bounds, or from beyond an edge back to it.
    if (!this.stretches) {
      const known = this.#stages.at(-1).place;
      this.#pull = Math.min(Math.max(this.#pull, Math.min(this.lower - shift, known)), Math.max(this.upper - shift, known));
    }
    const place = this.stretches ? motion.stretch(this.#pull + shift, this) - shift : this.#pull;
    this.#push({ input, place, isDrag: true });
  }

  // The finger lifts while another one is down, which may continue its drag.
  pause() {
    this.#pull = null;
  }

  // The finger lifts with a velocity on the page.
  release(input, now, velocity) {
    if (this.#pull === null) return;
    this.#pull = null;
    const shift = this.#shift;
    const place = at(this.#stages.at(-1), now);
    const speed = this.isMirrored ? velocity : -velocity;
    const shown = motion.shownVelocity(speed, place + shift, this);
    const gesture = { start: this.#gesture.start + shift, original: this.#gesture.original + shift };
    this.#gesture = null;
    const isOutside = place + shift < this.lower || place + shift > this.upper;
    const law = (this.#rests && motion.snap(place + shift, speed, shown, gesture, this.#rests, this.#growth, this))
      ?? (shown !== 0 || isOutside ? motion.fling(place + shift, shown, this) : null);
    this.#push(law ? { input, law, start: now, shift } : { input, place });
  }

  // The host's offset minus the position of the corresponding stage.
  get #shift() {
    return this.sent - at(this.#base, this.#time);
  }

  #push(stage) {
    const isSame = this.#stages.at(-1)?.input === stage.input && this.#stages.length > 1;
    // The host answers the oldest expectations first.
    if (isSame || this.#stages.length >= mostStages) this.#stages.pop();
    this.#stages.push({ ...stage, isExpected: true });
  }

  // Returns the expected offset at a scene time.
  #ahead(now) {
    return this.#shift + at(this.#stages.at(-1), now);
  }

  // Returns what remains of the difference to the host's motion.
  #remainder(now) {
    const [amount, since] = this.#blend;
    const left = amount * Math.exp(Math.min(since - now, 0) / blendTime);
    return Math.abs(left) < sliver ? 0 : left;
  }
}

function at(stage, time) {
  return stage.law ? motion.position(stage.law, time - stage.start) - (stage.shift ?? 0) : stage.place;
}

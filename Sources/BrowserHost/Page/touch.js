// Determines which scroll view a finger drags, until the host answers. Like the host, the page waits for ten points and
// then chooses the innermost view that can scroll in the direction of the finger.

import * as motion from './motion.js';

// Points.
const slop = 10;
// Seconds. A finger that rests for so long, or a mouse, can lift a view instead of scrolling.
const liftDelay = 0.5;
const mouse = 1;
const [began, moved, ended, cancelled] = [0, 1, 2, 3];

export class Touch {
  #scrolling;
  // The fingers by their ids, with their positions after each input.
  #fingers = new Map();
  // The current drag: { id, view, last }.
  #drag = null;
  // The number of the input with which a finger left its drag to another finger.
  #handover = 0;

  constructor(scrolling) {
    this.#scrolling = scrolling;
  }

  reset() {
    this.#fingers.clear();
    this.#drag = null;
    this.#handover = 0;
  }

  // Returns whether events are moves of the finger that drags a view, also on the host.
  drags(events) {
    return this.#drag !== null && this.#drag.view.isHeld && events.every(([, id]) => id === this.#drag.id);
  }

  // Follows the events of an input message. Returns whether the page expects one of them to move content.
  follow(events, input) {
    if (!motion.isReady()) return false;
    let isMoving = false;
    for (const [kind, id, device, phase, x, y, pageTime] of events) {
      if (kind !== 'p') continue;
      if (phase === began) this.#begin(id, x, y, pageTime, input, device === mouse);
      else if (phase === moved) this.#move(id, x, y, pageTime, input);
      isMoving ||= this.#drag !== null;
      if (phase === ended || phase === cancelled) this.#end(id, pageTime, input, phase === cancelled);
    }
    return isMoving;
  }

  // Follows a drag of the host that the page didn't expect, by the views that a finger holds on the host.
  adopt(views, inputs, time) {
    if (this.#drag && !this.#drag.view.isPulled) this.#drag = null;
    if (this.#drag || this.#fingers.size === 0 || inputs < this.#handover) return;
    const view = views.find((each) => each.isPlain);
    if (!view) return;
    // The finger that has been on the view longest. A view without a motion wasn't known when a finger went down on it.
    const fingers = [...this.#fingers];
    const [id, finger] = fingers.find(([, { views: touched }]) => touched.includes(view)) ?? fingers[0];
    const known = finger.path.findLast(({ input }) => input <= inputs);
    const newest = finger.path.at(-1);
    if (!known) return;
    this.#drag = { id, view, last: [newest.x, newest.y] };
    motion.forgetFinger();
    for (const axis of view.axes) axis?.grab(inputs, time);
    if (newest.input > inputs) this.#pull(view, newest.input, [newest.x - known.x, newest.y - known.y]);
  }

  #begin(id, x, y, pageTime, input, isMouse) {
    const views = this.#scrolling.viewsAt(x, y);
    const isFurther = this.#fingers.size > 0;
    const finger = { start: [x, y], began: pageTime, views, path: [{ input, x, y }], isRejected: isFurther || isMouse };
    this.#fingers.set(id, finger);
    // The host decides about further fingers.
    if (this.#drag || isFurther) return;
    const time = this.#scrolling.sceneTime(pageTime);
    const caught = views.find((view) => view.isMoving(time));
    if (!caught) return;
    this.#take(id, caught, pageTime, input, [x, y], [x, y]);
  }

  #move(id, x, y, pageTime, input) {
    const finger = this.#fingers.get(id);
    if (!finger) return;
    finger.path.push({ input, x, y });
    if (finger.path.length > 256) finger.path.shift();
    if (this.#drag?.id === id) {
      const { view, last } = this.#drag;
      motion.trackFinger(pageTime, x, y);
      this.#pull(view, input, [x - last[0], y - last[1]]);
      this.#drag.last = [x, y];
      return;
    }
    if (this.#drag || finger.isRejected) return;
    const [dx, dy] = [x - finger.start[0], y - finger.start[1]];
    const distance = Math.hypot(dx, dy);
    if (distance < slop) return;
    // The decision is final.
    finger.isRejected = true;
    if (pageTime - finger.began >= liftDelay) return;
    const view = claimant(finger.views, [dx, dy]);
    if (!view) return;
    const part = slop / distance;
    this.#take(id, view, pageTime, input, [finger.start[0] + dx * part, finger.start[1] + dy * part], [x, y]);
    this.#move(id, x, y, pageTime, input);
  }

  #take(id, view, pageTime, input, from, place) {
    this.#drag = { id, view, last: from };
    motion.forgetFinger();
    motion.trackFinger(pageTime, ...place);
    const time = this.#scrolling.sceneTime(pageTime);
    for (const axis of view.axes) axis?.grab(input, time);
  }

  #pull(view, input, translation) {
    view.axes.forEach((axis, index) => axis?.drag(input, translation[index]));
  }

  #end(id, pageTime, input, isCancelled) {
    this.#fingers.delete(id);
    if (this.#drag?.id !== id) return;
    const { view } = this.#drag;
    this.#drag = null;
    if (this.#fingers.size > 0 && !isCancelled) {
      // The host lets another finger continue the drag, if it's on the same view.
      this.#handover = input;
      for (const axis of view.axes) axis?.pause();
      return;
    }
    const velocity = isCancelled ? [0, 0] : motion.throwVelocity(pageTime, view.axes);
    const time = this.#scrolling.sceneTime(pageTime);
    view.axes.forEach((axis, index) => axis?.release(input, time, velocity[index]));
  }
}

// Returns the view for a finger's direction: the innermost that can scroll, or else the innermost that stretches.
function claimant(views, translation) {
  const index = Math.abs(translation[0]) > Math.abs(translation[1]) ? 0 : 1;
  const able = views.filter((view) => view.axes[index]);
  const canMove = ({ axes }) => {
    const axis = axes[index];
    const forward = axis.isMirrored ? translation[index] > 0 : translation[index] < 0;
    return forward ? axis.sent < axis.upper - 0.01 : axis.sent > axis.lower + 0.01;
  };
  return able.find(canMove) ?? able.find((view) => view.axes[index].stretches) ?? null;
}

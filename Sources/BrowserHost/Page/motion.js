// The trajectories of ScrollMechanics, as a WebAssembly module. Positions are in points, times in seconds.

import { admitted } from './token.js';

let module = null;

// Without the module, the page displays each frame as it is.
export const ready = load();

async function load() {
  try {
    const answer = await fetch(admitted('/motion'));
    module = (await WebAssembly.instantiate(await answer.arrayBuffer())).instance.exports;
  } catch {
    module = null;
  }
  return module !== null;
}

export function isReady() {
  return module !== null;
}

// Trajectories are arrays as in Trajectory.number(_:): the duration, the rest position, and seven numbers for each piece.
const partLength = 7;
let current = null;

export function position(law, time) {
  if (current !== law) {
    module.begin(law[0], law[1]);
    for (let at = 2; at < law.length; at += partLength) {
      module.add(law[at], law[at + 1], law[at + 2], law[at + 3], law[at + 4], law[at + 5], law[at + 6]);
    }
    current = law;
  }
  return module.position(time);
}

export function fling(from, velocity, { lower, upper, viewport, bounces }) {
  module.fling(from, velocity, lower, upper, bounces ? 1 : 0, viewport);
  return computed();
}

// Returns the motion to the snap point that the host will choose, or null if the page doesn't know all snap points in
// question. The finger's velocity determines the choice; the visible velocity determines the motion. `rests` is
// SnapChoice.numbers, relative to content without growth.
export function snap(from, velocity, shown, { start, original }, rests, growth, { lower, upper, viewport }) {
  module.setRule(rests[0], rests[1]);
  const [isList, continuesBefore, continuesAfter] = [1, 2, 4].map((flag) => rests[2] & flag);
  module.setSides(continuesBefore, continuesAfter);
  if (!isList) {
    module.setGrid(rests[3] + growth, rests[4], rests[5]);
  } else {
    module.listPoints();
    for (let at = 3; at < rests.length; at += 1) module.addPoint(rests[at] + growth);
  }
  return module.snap(from, velocity, shown, start, original, lower, upper, viewport) ? computed() : null;
}

function computed() {
  current = Array.from({ length: module.numberCount() }, (_, index) => module.number(index));
  return current;
}

// Returns the visible offset for a finger's offset without resistance.
export function stretch(raw, { lower, upper, viewport }) {
  return module.clamp(raw, lower, upper, viewport);
}

// Returns the finger's offset without resistance for a visible offset.
export function unstretch(offset, { lower, upper, viewport }) {
  return module.unclamp(offset, lower, upper, viewport);
}

// Returns the velocity of the content for a velocity of the finger, which moves it less beyond an edge.
export function shownVelocity(velocity, offset, { lower, upper, viewport }) {
  const edge = Math.min(Math.max(offset, lower), upper);
  return offset === edge ? velocity : velocity * module.slope(Math.abs(offset - edge), viewport);
}

export function forgetFinger() {
  module.forgetFinger();
}

export function trackFinger(time, x, y) {
  module.trackFinger(time, x, y);
}

// Returns the velocity of the finger on both axes; 0 below the minimum speed of a fling.
export function throwVelocity(now, axes) {
  const velocity = [module.velocityX(now), module.velocityY(now)].map((speed, axis) => (axes[axis] ? speed : 0));
  return Math.hypot(...velocity) >= module.minimumFlingSpeed() ? velocity : [0, 0];
}

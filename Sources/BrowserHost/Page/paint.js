// Paths and paints, created once from the data of the host.

export function color(hex) {
  return `#${hex}`;
}

// Returns a path and its bounds: { outline: Path2D, bounds: [left, top, right, bottom] | null, rect? }.
export function makePath(data) {
  const outline = new Path2D();
  const [kind, x, y, w, h] = data;
  switch (kind) {
    case undefined:
      return { outline, bounds: null };
    case 'R':
      outline.rect(x, y, w, h);
      break;
    case 'E':
      outline.ellipse(x + w / 2, y + h / 2, Math.abs(w / 2), Math.abs(h / 2), 0, 0, 2 * Math.PI);
      break;
    case 'Q':
      outline.roundRect(x, y, w, h, { x: Math.max(0, data[5]), y: Math.max(0, data[6]) });
      break;
    default:
      return { outline, bounds: addSteps(outline, data) };
  }
  return { outline, bounds: [Math.min(x, x + w), Math.min(y, y + h), Math.max(x, x + w), Math.max(y, y + h)], rect: kind === 'R' ? [x, y, w, h] : null };
}

// Adds the steps after the first item. The bounds contain the control points, and therefore the curves.
function addSteps(outline, data) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const argumentCounts = [2, 2, 4, 6, 0];
  for (let at = 1; at < data.length;) {
    const step = data[at];
    const count = argumentCounts[step];
    const points = data.slice(at + 1, at + 1 + count);
    at += 1 + count;
    for (let i = 0; i < count; i += 2) {
      left = Math.min(left, points[i]);
      right = Math.max(right, points[i]);
      top = Math.min(top, points[i + 1]);
      bottom = Math.max(bottom, points[i + 1]);
    }
    if (step === 0) outline.moveTo(...points);
    else if (step === 1) outline.lineTo(...points);
    else if (step === 2) outline.quadraticCurveTo(...points);
    else if (step === 3) outline.bezierCurveTo(...points);
    else outline.closePath();
  }
  return left <= right ? [left, top, right, bottom] : null;
}

// A color remains a string. A gradient caches its style after the first use.
export function makePaint(data) {
  return typeof data === 'string' ? color(data) : { data, style: null };
}

export function styleOf(context, paint) {
  if (typeof paint === 'string') return paint;
  paint.style ??= makeGradient(context, paint.data);
  return paint.style;
}

function makeGradient(context, [kind, stops, x, y, p, q]) {
  const pairs = [];
  for (let i = 0; i + 1 < stops.length; i += 2) pairs.push([stops[i], color(stops[i + 1])]);
  if (pairs.length === 0) return '#00000000';
  if (kind === 'A') return makeAngular(context, pairs, x, y, p, q);
  if (kind === 'L') return addStops(context.createLinearGradient(x, y, p, q), pairs);
  // A canvas requires the smaller radius first. An inward gradient equals an outward one with reversed stops.
  const [inner, outer] = [Math.max(0, Math.min(p, q)), Math.max(0, p, q)];
  return addStops(context.createRadialGradient(x, y, inner, x, y, outer), p <= q ? pairs : reversed(pairs));
}

function makeAngular(context, pairs, x, y, start, end) {
  const from = Math.min(start, end);
  const ordered = start <= end ? pairs : reversed(pairs);
  // The share of a full turn that the stops cover. The last color fills the rest.
  const share = Math.min(Math.abs(end - start) / (2 * Math.PI), 1);
  return addStops(context.createConicGradient(from, x, y), ordered.map(([at, tone]) => [at * share, tone]));
}

function reversed(pairs) {
  return pairs.map(([at, tone]) => [1 - at, tone]).reverse();
}

function addStops(gradient, pairs) {
  for (const [at, tone] of pairs) gradient.addColorStop(Math.min(Math.max(at, 0), 1), tone);
  return gradient;
}

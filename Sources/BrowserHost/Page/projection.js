// Projective transforms [m11, m12, m13, m21, m22, m23, m31, m32, m33] of row vectors, as in ProjectionTransform:
// x' = (m11·x + m21·y + m31) / w, y' = (m12·x + m22·y + m32) / w, w = m13·x + m23·y + m33.

// The divisor below which a point is too close to the viewer.
const nearest = 1e-3;
// A rectangle that contains every scene, in points or pixels.
const everywhere = [-1e6, -1e6, 1e6, 1e6];

// Returns whether a layer's transform has a perspective.
export function isProjected({ transform }) {
  return transform !== null && (transform[2] !== 0 || transform[5] !== 0 || transform[8] !== 1);
}

// Returns the transform from a layer's coordinates to those that the affine matrix `outer` transforms the parent's to.
export function projectionOf({ transform, x, y }, [a, b, c, d, e, f]) {
  const [right, down] = [a * x + c * y + e, b * x + d * y + f];
  return [0, 3, 6].flatMap((row) => {
    const [u, v, w] = transform.slice(row, row + 3);
    return [a * u + c * v + right * w, b * u + d * v + down * w, w];
  });
}

// Returns the transform that first divides coordinates by `scale`, and then moves them.
export function scaled(projection, scale, x, y) {
  const across = projection.slice(0, 3);
  const down = projection.slice(3, 6);
  return [
    ...across.map((value) => value / scale), ...down.map((value) => value / scale),
    ...projection.slice(6).map((value, i) => across[i] * x / scale + down[i] * y / scale + value),
  ];
}

// Returns the inverse of a projection, or null if its plane is seen edge-on.
export function inverted([m11, m12, m13, m21, m22, m23, m31, m32, m33]) {
  const [a, b, c] = [m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31];
  const determinant = m11 * a + m12 * b + m13 * c;
  if (!(Math.abs(determinant) > 1e-9)) return null;
  return [
    a, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22, b, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23, c,
    m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
  ].map((value) => value / determinant);
}

// Returns [x', y', w], or null for a point that is too close to the viewer or behind them.
export function projected(projection, x, y) {
  const w = projection[2] * x + projection[5] * y + projection[8];
  if (!(w > nearest)) return null;
  const across = projection[0] * x + projection[3] * y + projection[6];
  const down = projection[1] * x + projection[4] * y + projection[7];
  return [across / w, down / w, w];
}

// Returns the affine matrix that equals a projection, including its first derivatives, at a point (x, y) that it
// transforms to (px, py) with the divisor w.
export function affineAt(projection, [x, y], [px, py, w]) {
  const a = (projection[0] - px * projection[2]) / w;
  const b = (projection[1] - py * projection[2]) / w;
  const c = (projection[3] - px * projection[5]) / w;
  const d = (projection[4] - py * projection[5]) / w;
  return [a, b, c, d, px - a * x - c * y, py - b * x - d * y];
}

// Returns the bounds of a projected rectangle.
export function projectedRect(projection, [left, top, right, bottom]) {
  const places = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const corners = places.map(([x, y]) => projected(projection, x, y));
  // A rectangle that is partly behind the viewer can be anywhere.
  if (corners.includes(null)) return everywhere;
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

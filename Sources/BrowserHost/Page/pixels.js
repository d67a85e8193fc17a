// The arithmetic of color effects and blur on the pixels of an ImageData, for canvases without filters.

// Applies color effects to colors that aren't premultiplied. The order and the matrices are those of CSS filters.
export function adjustColors(data, effects) {
  for (const matrix of matricesOf(effects)) multiply(data, matrix);
  if (effects.threshold) fillRange(data, effects.threshold);
}

// Blurs an image with transparent surroundings. The standard deviation `sigma` has the unit of pixels.
//
// Three averages over a range approximate a Gaussian function. The range has a whole number of pixels on both sides and
// a part of the next one, so it has exactly a third of the variance: Gwosdek, Grewenig, Bruhn, Weickert, "Theoretical
// Foundations of Gaussian Convolution by Extended Box Filtering", 2011. The time doesn't depend on the deviation.
export function blur({ data, width, height }, sigma) {
  if (!(sigma > 0)) return;
  const plane = new Float32Array(width * height);
  const turned = new Float32Array(width * height);
  const range = rangeOf(sigma * sigma / 3);
  const blurred = [0, 1, 2, 3].map((channel) => {
    for (let i = 0, at = channel; i < plane.length; i += 1, at += 4) {
      plane[i] = channel === 3 ? data[at] : data[at] * data[at - channel + 3] / 255;
    }
    blurRows(plane, turned, width, height, range);
    const result = new Float32Array(width * height);
    blurRows(turned, result, height, width, range);
    return result;
  });
  const [red, green, blue, alpha] = blurred;
  for (let i = 0, at = 0; i < alpha.length; i += 1, at += 4) {
    const whole = alpha[i] > 0 ? 255 / alpha[i] : 0;
    data[at] = red[i] * whole;
    data[at + 1] = green[i] * whole;
    data[at + 2] = blue[i] * whole;
    data[at + 3] = alpha[i];
  }
}

// Returns the number of whole pixels on each side of a range, and the weight of the next pixel.
function rangeOf(variance) {
  const radius = Math.floor((Math.sqrt(1 + 12 * variance) - 1) / 2);
  const weight = (2 * radius + 1) * (variance - radius * (radius + 1) / 3) / (2 * ((radius + 1) ** 2 - variance));
  return { radius, weight };
}

// Blurs the rows of a plane, and writes them as columns.
function blurRows(from, to, width, height, { radius, weight }) {
  // Zeros surround the row.
  const margin = radius + 1;
  let [row, next] = [new Float64Array(width + 2 * margin), new Float64Array(width + 2 * margin)];
  const share = 1 / (2 * radius + 1 + 2 * weight);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) row[margin + x] = from[y * width + x];
    for (let pass = 0; pass < 3; pass += 1) {
      let sum = 0;
      for (let i = 1; i <= 2 * radius + 1; i += 1) sum += row[i];
      for (let x = 0; x < width; x += 1) {
        const last = x + 2 * margin;
        next[margin + x] = (sum + weight * (row[x] + row[last])) * share;
        sum += row[last] - row[x + 1];
      }
      [row, next] = [next, row];
    }
    for (let x = 0; x < width; x += 1) to[x * height + y] = row[margin + x];
  }
}

// Returns the matrices of effects in their order, each with four rows: the weights of the channels, and a constant as a
// share of full intensity.
function matricesOf({ saturation, brightness, contrast, grayscale, hue, matrix }) {
  const matrices = [];
  if (saturation !== undefined) matrices.push(saturate(Math.max(saturation, 0), 0.213, 0.715, 0.072));
  if (brightness) matrices.push(linear(1, Math.min(Math.max(brightness, -1), 1)));
  if (contrast !== undefined) matrices.push(linear(Math.max(contrast, 0), (1 - Math.max(contrast, 0)) / 2));
  if (grayscale) matrices.push(saturate(1 - Math.min(Math.max(grayscale, 0), 1), 0.2126, 0.7152, 0.0722));
  if (hue) matrices.push(rotateHue(hue));
  if (matrix) matrices.push(matrix);
  return matrices;
}

// Blends colors with their luminance.
function saturate(amount, red, green, blue) {
  const rest = 1 - amount;
  return [
    red * rest + amount, green * rest, blue * rest, 0, 0,
    red * rest, green * rest + amount, blue * rest, 0, 0,
    red * rest, green * rest, blue * rest + amount, 0, 0,
    0, 0, 0, 1, 0,
  ];
}

function linear(slope, constant) {
  return [slope, 0, 0, 0, constant, 0, slope, 0, 0, constant, 0, 0, slope, 0, constant, 0, 0, 0, 1, 0];
}

// The matrix of the filter `hue-rotate`.
function rotateHue(angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0, 0,
    0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.14 * s, 0.072 - 0.072 * c - 0.283 * s, 0, 0,
    0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0, 0,
    0, 0, 0, 1, 0,
  ];
}

function multiply(data, m) {
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b, a] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    data[at] = m[0] * r + m[1] * g + m[2] * b + m[3] * a + m[4] * 255;
    data[at + 1] = m[5] * r + m[6] * g + m[7] * b + m[8] * a + m[9] * 255;
    data[at + 2] = m[10] * r + m[11] * g + m[12] * b + m[13] * a + m[14] * 255;
    data[at + 3] = m[15] * r + m[16] * g + m[17] * b + m[18] * a + m[19] * 255;
  }
}

// Draws a color where the alpha is in a range, and nothing elsewhere.
function fillRange(data, [from, to, tone]) {
  const channels = [0, 2, 4, 6].map((index) => parseInt(tone.slice(index, index + 2), 16));
  for (let at = 0; at < data.length; at += 4) {
    const isIn = data[at + 3] / 255 >= from && data[at + 3] / 255 <= to;
    for (let channel = 0; channel < 4; channel += 1) data[at + channel] = isIn ? channels[channel] : 0;
  }
}

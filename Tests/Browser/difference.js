// Measures the difference between two pictures of the same scene. The file is an expression: a function of two images
// in Base64, a disturbance to apply to the second image first, and the side of a square in pixels.
//
// Two painters blend the edges of glyphs and shapes slightly differently. So each channel of a pixel may have any value
// in the range of the other picture's pixel and its eight neighbors. The difference of a pixel is the distance to that
// range. Differences of up to 2 of 255 are rounding and don't count.
//
// The function returns:
//   mean    the mean of all pixels
//   most    the value that one pixel in a thousand exceeds
//   square  the mean of the worst square, which finds small differences in large pictures
//   place   the left and top of that square
async (first, second, disturbance, side) => {
  const decode = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const [one, other] = [await decode(first), await decode(second)];
  const { width, height } = one.canvas;
  if (other.canvas.width !== width || other.canvas.height !== height) {
    return { sizes: [[width, height], [other.canvas.width, other.canvas.height]] };
  }
  if (disturbance?.kind === 'shift') {
    other.drawImage(other.canvas, disturbance.x, disturbance.y);
  } else if (disturbance) {
    other.fillStyle = disturbance.color;
    other.fillRect(...disturbance.place);
  }
  const a = one.getImageData(0, 0, width, height).data;
  const b = other.getImageData(0, 0, width, height).data;

  const beyond = (pixels, around, x, y) => {
    let worst = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = pixels[(y * width + x) * 4 + channel];
      let [low, high] = [255, 0];
      for (let v = Math.max(y - 1, 0); v <= Math.min(y + 1, height - 1); v += 1) {
        for (let u = Math.max(x - 1, 0); u <= Math.min(x + 1, width - 1); u += 1) {
          const near = around[(v * width + u) * 4 + channel];
          low = Math.min(low, near);
          high = Math.max(high, near);
        }
      }
      worst = Math.max(worst, low - value, value - high);
    }
    return worst;
  };

  const counts = new Uint32Array(256);
  const columns = Math.ceil(width / side);
  const squares = new Float64Array(columns * Math.ceil(height / side));
  let total = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const apart = Math.max(Math.abs(a[at] - b[at]), Math.abs(a[at + 1] - b[at + 1]), Math.abs(a[at + 2] - b[at + 2]));
      const difference = apart <= 2 ? 0 : Math.max(beyond(a, b, x, y), beyond(b, a, x, y));
      counts[difference] += 1;
      if (difference <= 2) continue;
      total += difference;
      squares[Math.floor(y / side) * columns + Math.floor(x / side)] += difference;
    }
  }
  let [most, left] = [255, width * height / 1000];
  while (most > 0 && left >= counts[most]) left -= counts[most--];
  const worst = squares.reduce((best, value, index) => (value > squares[best] ? index : best), 0);
  return {
    mean: total / (width * height), most, square: squares[worst] / (side * side),
    place: [(worst % columns) * side, Math.floor(worst / columns) * side],
  };
}

// Draws a card with a shadow and stripes in perspective, in a clipped layer that moves after the first drawing. The file
// is an expression: a function of the page's token. It returns the mean and the largest difference from an exact picture
// for each rotation.
//
// Each pixel of the exact picture has the color of the place on the flat card to which the inverse projection leads.
async (token) => {
  const load = (name) => import(`/page/${token}/${name}.js`);
  const [{ Layers }, { Painter }] = await Promise.all(['layers', 'painter'].map(load));
  const [side, scale, left, top, width, height] = [200, 2, 40, 50, 120, 100];
  const clip = ['R', 10, 20, 180, 170];
  const gradient = ['L', [0, 'f04080ff', 1, '4060f0ff'], 0, 0, 0, height];
  const commands = [['f', ['Q', 0, 0, width, height, 12, 12], gradient, 0]];
  for (let x = 10; x < width; x += 15) commands.push(['f', ['R', x, 10, 4, 80], 'ffffffa0', 0]);
  for (let y = 10; y < height; y += 15) commands.push(['f', ['R', 10, y, 100, 4], '000000a0', 0]);

  function paint(m, c) {
    const canvas = document.createElement('canvas');
    const layers = new Layers();
    const painter = new Painter(canvas, layers, () => {});
    painter.resize(side, side, side * scale, side * scale);
    layers.apply({ full: 1, root: 1, bg: 'ffffffff', l: [
      { i: 1, p: [0, 0], k: [2], c }, { i: 2, p: [50, -30], k: [3] },
      { i: 3, p: [left, top], o: 0.8, m, d: commands, e: { shadows: [['00000080', 4, 0, 6]] } },
    ] });
    painter.draw();
    layers.move(layers.find(2), [0, 0]);
    painter.draw();
    return canvas.getContext('2d').getImageData(0, 0, side * scale, side * scale).data;
  }

  // Rotates around an axis through the center of the card. The rows are those of ProjectionTransform.
  function rotation(degrees, axisX, axisY, perspective) {
    const [x, y] = [axisX / Math.hypot(axisX, axisY), axisY / Math.hypot(axisX, axisY)];
    const [sine, cosine] = [Math.sin(degrees * Math.PI / 180), Math.cos(degrees * Math.PI / 180)];
    const far = perspective / width;
    const rows = [
      [(1 - cosine) * x * x + cosine, (1 - cosine) * x * y, far * sine * y],
      [(1 - cosine) * x * y, (1 - cosine) * y * y + cosine, -far * sine * x],
    ];
    rows.push([0, 1, 2].map((i) => (i === 2 ? 1 : 0) - width / 2 * rows[0][i] - height / 2 * rows[1][i]));
    return rows.flatMap(([a, b, w]) => [a + width / 2 * w, b + height / 2 * w, w]);
  }

  // Solves the two linear equations of a projection for the place on the card.
  function placeOf(x, y, [a, b, w, c, d, v, e, f, u]) {
    const [p, q, r] = [a - x * w, c - x * v, x * u - e];
    const [s, t, k] = [b - y * w, d - y * v, y * u - f];
    const place = [(r * t - q * k) / (p * t - q * s), (p * k - r * s) / (p * t - q * s)];
    return w * place[0] + v * place[1] + u > 0 ? place : [-left, -top];
  }

  const flat = paint(0, 0);
  function colorAt(x, y, channel) {
    const [h, v] = [x - 0.5, y - 0.5].map(Math.floor);
    const [right, down] = [x - 0.5 - h, y - 0.5 - v];
    const isOutside = (i, j) => Math.min(i, j) < 0 || Math.max(i, j) >= side * scale;
    const pixel = (i, j) => (isOutside(i, j) ? 255 : flat[(j * side * scale + i) * 4 + channel]);
    const row = (j) => pixel(h, j) * (1 - right) + pixel(h + 1, j) * right;
    return row(v) * (1 - down) + row(v + 1) * down;
  }

  const rotations = [
    [50, 0, 1, 0.8], [-50, 0, 1, 0.8], [60, 1, 0, 0.6], [40, 1, 1, 1], [75, 0, 1, 0.5], [150, 0.5, 1, 0.7],
  ];
  return rotations.map((values) => {
    const transform = rotation(...values);
    const shown = paint(transform, clip);
    let [sum, most] = [0, 0];
    for (let y = 0.5; y < side * scale; y += 1) {
      for (let x = 0.5; x < side * scale; x += 1) {
        const [h, v] = [x / scale, y / scale];
        const isInside = h > clip[1] && h < clip[1] + clip[3] && v > clip[2] && v < clip[2] + clip[4];
        const place = placeOf(h - left, v - top, transform);
        for (let channel = 0; channel < 3; channel += 1) {
          const exact = isInside ? colorAt((place[0] + left) * scale, (place[1] + top) * scale, channel) : 255;
          const difference = Math.abs(exact - shown[(Math.floor(y) * side * scale + Math.floor(x)) * 4 + channel]);
          sum += difference;
          most = Math.max(most, difference);
        }
      }
    }
    return [sum / (side * scale) ** 2 / 3, most];
  });
}

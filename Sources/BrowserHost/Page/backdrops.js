// Blurs the content behind a layer where the layer's own commands fill.

import { copyWithBackdrop } from './behind.js';
import { boundsOf, grow, intersection, mapRect, scaleOf } from './bounds.js';
import { preserving } from './canvases.js';
import { drawBlurred } from './filters.js';

export class Backdrops {
  #canvases;

  constructor(canvases) {
    this.#canvases = canvases;
  }

  paint(context, layer, matrix, opacity, visible) {
    const fills = layer.commands.filter(({ kind }) => kind === 'fill');
    const area = fills.length > 0 && intersection(mapRect(matrix, boundsOf(layer)), visible);
    const shown = area && intersection(area, [0, 0, context.canvas.width, context.canvas.height]);
    if (!shown) return;
    const sigma = layer.effects.backdrop * scaleOf(matrix);
    const picture = this.#blurred(context, grow(shown, 1), sigma);
    for (const { path, rule } of fills) {
      preserving(context, () => {
        context.setTransform(...matrix);
        context.clip(path.outline, rule);
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.globalAlpha = opacity;
        const { target, columns, rows, x, y, width, height } = picture;
        context.drawImage(target.canvas, 0, 0, columns, rows, x, y, width, height);
      });
    }
    this.#canvases.give(picture.target);
  }

  // A wide blur uses a smaller image, which looks the same and costs a sixteenth.
  #blurred(context, rect, sigma) {
    const step = sigma >= 8 ? 4 : 1;
    const margin = 3 * sigma;
    const x = Math.floor((rect[0] - margin) / step) * step;
    const y = Math.floor((rect[1] - margin) / step) * step;
    const columns = Math.ceil((rect[2] + margin - x) / step);
    const rows = Math.ceil((rect[3] + margin - y) / step);
    const source = this.#canvases.take(columns, rows);
    source.setTransform(1 / step, 0, 0, 1 / step, -x / step, -y / step);
    const covered = copyWithBackdrop(source, context, [x, y, x + columns * step, y + rows * step]);
    source.setTransform(1, 0, 0, 1, 0, 0);
    // The edge pixels repeat beyond the edges, so the blur doesn't fade there.
    const [left, top] = [Math.max((covered[0] - x) / step, 0), Math.max((covered[1] - y) / step, 0)];
    const right = Math.floor(Math.min((covered[2] - x) / step, columns));
    const bottom = Math.floor(Math.min((covered[3] - y) / step, rows));
    this.#repeatEdges(source, [left, top, right, bottom], columns, rows);
    const target = this.#canvases.take(columns, rows);
    drawBlurred(target, source.canvas, sigma / step, columns, rows);
    this.#canvases.give(source);
    return { target, columns, rows, x, y, width: columns * step, height: rows * step };
  }

  #repeatEdges(context, [left, top, right, bottom], width, height) {
    const { canvas } = context;
    const h = bottom - top;
    if (left > 0) context.drawImage(canvas, left, top, 1, h, 0, top, left, h);
    if (right < width) context.drawImage(canvas, right - 1, top, 1, h, right, top, width - right, h);
    if (top > 0) context.drawImage(canvas, 0, top, width, 1, 0, 0, width, top);
    if (bottom < height) context.drawImage(canvas, 0, bottom - 1, width, 1, 0, bottom, width, height - bottom);
  }
}

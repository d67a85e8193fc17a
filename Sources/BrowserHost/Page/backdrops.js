// Blurs the content behind a layer where the layer's own commands fill.

import { boundsOf, grow, intersection, mapRect, scaleOf } from './bounds.js';
import { CanvasPool } from './canvases.js';
import { drawBlurred } from './filters.js';

export class Backdrops {
  #pool = new CanvasPool(3);

  paint(context, layer, matrix, opacity, visible) {
    const fills = layer.commands.filter(({ kind }) => kind === 'fill');
    const area = fills.length > 0 && intersection(mapRect(matrix, boundsOf(layer)), visible);
    const shown = area && intersection(area, [0, 0, context.canvas.width, context.canvas.height]);
    if (!shown) return;
    const sigma = layer.effects.backdrop * scaleOf(matrix);
    const picture = this.#blurred(context.canvas, grow(shown, 1), sigma);
    context.save();
    context.setTransform(...matrix);
    if (layer.clip) context.clip(layer.clip.path.outline, layer.clip.rule);
    for (const { path, rule } of fills) {
      context.save();
      context.clip(path.outline, rule);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = opacity;
      const { target, columns, rows, x, y, width, height } = picture;
      context.drawImage(target.canvas, 0, 0, columns, rows, x, y, width, height);
      context.restore();
    }
    context.restore();
    this.#pool.put(picture.target);
  }

  // A wide blur uses a smaller image, which looks the same and costs a sixteenth.
  #blurred(canvas, rect, sigma) {
    const step = sigma >= 8 ? 4 : 1;
    const margin = 3 * sigma;
    const x = Math.floor((rect[0] - margin) / step) * step;
    const y = Math.floor((rect[1] - margin) / step) * step;
    const columns = Math.ceil((rect[2] + margin - x) / step);
    const rows = Math.ceil((rect[3] + margin - y) / step);
    const left = Math.max(x, 0);
    const top = Math.max(y, 0);
    const width = Math.min(x + columns * step, canvas.width) - left;
    const height = Math.min(y + rows * step, canvas.height) - top;
    const source = this.#pool.take(columns, rows);
    const [first, upper] = [(left - x) / step, (top - y) / step];
    source.drawImage(canvas, left, top, width, height, first, upper, width / step, height / step);
    // The edge pixels repeat beyond the edges, so the blur doesn't fade there.
    this.#repeatEdges(source, [first, upper, Math.floor(first + width / step), Math.floor(upper + height / step)], columns, rows);
    const target = this.#pool.take(columns, rows);
    drawBlurred(target, source.canvas, sigma / step, columns, rows);
    this.#pool.put(source);
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

// Paints the tree of layers on the canvas. Matrices are carried along rather than read back from the canvas.

import { Backdrops } from './backdrops.js';
import { boundsOf, compose, grow, intersection, mapRect, matrixOf, reach, scaleOf } from './bounds.js';
import { Groups, needsGroup } from './groups.js';
import { Images } from './images.js';
import { styleOf } from './paint.js';
import { TextPainter } from './text.js';

export class Painter {
  text;
  images;
  #canvas;
  #context;
  #layers;
  #groups = new Groups(this);
  #backdrops = new Backdrops();
  #ratio = 1;

  constructor(canvas, layers, redraw) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
    this.#layers = layers;
    this.text = new TextPainter(redraw);
    this.images = new Images(redraw);
  }

  // Sizes in points; true when something changed and the picture is gone.
  resize(width, height, ratio) {
    const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
    if (w === this.#canvas.width && h === this.#canvas.height && ratio === this.#ratio) return false;
    this.#canvas.width = w;
    this.#canvas.height = h;
    this.#ratio = ratio;
    return true;
  }

  draw() {
    const context = this.#context;
    const { width, height } = this.#canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = this.#layers.background;
    context.fillRect(0, 0, width, height);
    if (this.#layers.root) this.paint(context, this.#layers.root, [this.#ratio, 0, 0, this.#ratio, 0, 0], 1, [0, 0, width, height]);
  }

  // `outer` maps the parent's space to pixels, `visible` is a rectangle of pixels outside of which nothing shows.
  paint(context, layer, outer, alpha, visible) {
    const opacity = alpha * layer.opacity;
    if (opacity <= 0) return;
    const bounds = boundsOf(layer);
    if (!bounds) return;
    const matrix = compose(outer, matrixOf(layer));
    if (!intersection(grow(mapRect(matrix, bounds), 1 + reach(layer.effects) * scaleOf(matrix)), visible)) return;
    if (layer.effects?.backdrop) this.#backdrops.paint(context, layer, matrix, opacity, visible);
    if (needsGroup(layer, opacity)) this.#groups.paint(context, layer, matrix, opacity, visible);
    else this.paintContents(context, layer, matrix, opacity, visible);
  }

  paintContents(context, layer, matrix, alpha, visible) {
    let shown = visible;
    if (layer.clip) {
      const { path, rule } = layer.clip;
      shown = path.bounds && intersection(visible, grow(mapRect(matrix, path.bounds), 1));
      if (!shown) return;
      context.save();
      context.setTransform(...matrix);
      context.clip(path.outline, rule);
    }
    if (layer.commands.length > 0) {
      context.setTransform(...matrix);
      context.globalAlpha = alpha;
      for (const command of layer.commands) this.#drawCommand(context, command, matrix);
    }
    for (const child of layer.children) this.paint(context, child, matrix, alpha, shown);
    if (layer.clip) context.restore();
  }

  #drawCommand(context, command, matrix) {
    switch (command.kind) {
      case 'fill':
        context.fillStyle = styleOf(context, command.paint);
        if (command.path.rect) context.fillRect(...command.path.rect);
        else context.fill(command.path.outline, command.rule);
        break;
      case 'stroke':
        if (!(command.width > 0)) break;
        context.strokeStyle = styleOf(context, command.paint);
        context.lineWidth = command.width;
        context.lineCap = command.cap;
        context.lineJoin = command.join;
        context.miterLimit = Math.max(command.miter, 1);
        context.setLineDash(command.dash);
        context.lineDashOffset = command.phase;
        context.stroke(command.path.outline);
        break;
      case 'text':
        this.text.draw(context, command);
        break;
      case 'image':
        this.images.draw(context, command, scaleOf(matrix));
        break;
    }
  }
}

// Draws the tree of layers on the canvas. Matrices are arguments instead of being read from the canvas.

import { Backdrops } from './backdrops.js';
import { boundsOf, compose, grow, intersection, mapRect, matrixOf, reach, scaleOf } from './bounds.js';
import { Canvases, preserving } from './canvases.js';
import { Groups, needsGroup } from './groups.js';
import { Images } from './images.js';
import { styleOf } from './paint.js';
import { Perspective } from './perspective.js';
import { isProjected } from './projection.js';
import { TextPainter } from './text.js';

export class Painter {
  text;
  images;
  #canvas;
  #context;
  #layers;
  #canvases = new Canvases();
  #groups = new Groups(this, this.#canvases);
  #backdrops = new Backdrops(this.#canvases);
  #perspective = new Perspective(this.#groups, this.#canvases);
  // The layers that the browser couldn't draw.
  #failed = new WeakSet();
  // Pixels per point.
  #ratios = [1, 1];

  constructor(canvas, layers, redraw) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d', { alpha: false });
    this.#layers = layers;
    // Redraw content that lacked a font or an image when it arrives.
    const renew = () => {
      this.#groups.forget();
      layers.damage.addAll();
      redraw();
    };
    this.text = new TextPainter(renew);
    this.images = new Images(renew);
  }

  // Sets the size in points and in the display's pixels. Returns true if the size changed and the canvas is empty.
  resize(width, height, pixelWidth, pixelHeight) {
    const [w, h] = [Math.max(1, pixelWidth), Math.max(1, pixelHeight)];
    const ratios = [width > 0 ? w / width : 1, height > 0 ? h / height : 1];
    if (w === this.#canvas.width && h === this.#canvas.height && ratios.every((ratio, i) => ratio === this.#ratios[i])) return false;
    this.#canvas.width = w;
    this.#canvas.height = h;
    this.#ratios = ratios;
    this.#groups.forget();
    this.#layers.damage.addAll();
    return true;
  }

  // Draws the changed area. Returns false without changes. Moving content can be up to half a pixel from its position,
  // until `drawExactly` draws it exactly.
  draw() {
    return this.#draw(this.#layers.takeDamage());
  }

  // Whether content isn't at its exact position.
  get isMoved() {
    return this.#groups.wasMoved;
  }

  drawExactly() {
    this.#layers.damage.addAll();
    this.#groups.exactly(() => this.draw());
    this.#groups.wasMoved = false;
  }

  #draw(damage) {
    const { width, height } = this.#canvas;
    const [across, down] = this.#ratios;
    // One additional pixel on each side for smooth edges.
    const shown = damage && intersection(
      [Math.floor(damage[0] * across) - 1, Math.floor(damage[1] * down) - 1, Math.ceil(damage[2] * across) + 1, Math.ceil(damage[3] * down) + 1],
      [0, 0, width, height]);
    if (!shown) return false;
    const context = this.#context;
    preserving(context, () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.beginPath();
      context.rect(shown[0], shown[1], shown[2] - shown[0], shown[3] - shown[1]);
      context.clip();
      context.globalAlpha = 1;
      context.fillStyle = this.#layers.background;
      context.fillRect(shown[0], shown[1], shown[2] - shown[0], shown[3] - shown[1]);
      if (this.#layers.root) this.paint(context, this.#layers.root, [across, 0, 0, down, 0, 0], 1, shown);
    });
    return true;
  }

  // Paints a layer. `outer` transforms the parent's coordinates to pixels. `visible` is the visible rectangle in
  // pixels. A layer that the browser can't draw is reported once, and the others are drawn without it.
  paint(context, layer, outer, alpha, visible) {
    try {
      this.#paint(context, layer, outer, alpha, visible);
    } catch (error) {
      if (this.#failed.has(layer)) return;
      this.#failed.add(layer);
      console.error(error);
    }
  }

  #paint(context, layer, outer, alpha, visible) {
    const opacity = alpha * layer.opacity;
    if (opacity <= 0) return;
    const bounds = boundsOf(layer);
    if (!bounds) return;
    if (isProjected(layer)) return this.#perspective.paint(context, layer, outer, opacity, visible);
    const matrix = compose(outer, matrixOf(layer));
    if (!intersection(grow(mapRect(matrix, bounds), 1 + reach(layer.effects) * scaleOf(matrix)), visible)) return;
    if (needsGroup(layer, opacity)) this.#groups.paint(context, layer, matrix, opacity, visible);
    else this.paintContents(context, layer, matrix, opacity, visible);
  }

  paintContents(context, layer, matrix, alpha, visible) {
    if (!layer.clip) return this.#paintInside(context, layer, matrix, alpha, visible);
    const { path, rule } = layer.clip;
    const shown = path.bounds && intersection(visible, grow(mapRect(matrix, path.bounds), 1));
    if (!shown) return;
    preserving(context, () => {
      context.setTransform(...matrix);
      context.clip(path.outline, rule);
      this.#paintInside(context, layer, matrix, alpha, shown);
    });
  }

  #paintInside(context, layer, matrix, alpha, shown) {
    if (layer.effects?.backdrop) this.#backdrops.paint(context, layer, matrix, alpha, shown);
    if (layer.commands.length > 0) {
      context.setTransform(...matrix);
      context.globalAlpha = alpha;
      for (const command of layer.commands) this.#drawCommand(context, command, matrix);
    }
    for (const child of layer.children) this.paint(context, child, matrix, alpha, shown);
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

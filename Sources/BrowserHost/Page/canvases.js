// Canvases for images that last for one drawing at most.

export class Canvases {
  #free = [];

  // Returns the context of an empty canvas of at least a size. Sizes are rounded up, so few canvases are created.
  take(width, height) {
    const index = this.#free.findIndex(({ canvas }) => canvas.width >= width && canvas.height >= height);
    if (index >= 0) {
      const context = this.#free.splice(index, 1)[0];
      clear(context);
      return context;
    }
    // Remove a canvas that is too small, so old sizes don't accumulate.
    if (this.#free.length > 4) this.#free.shift();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width / 128) * 128;
    canvas.height = Math.ceil(height / 128) * 128;
    return canvas.getContext('2d');
  }

  // Makes a canvas available that `take` returned.
  give(context) {
    this.#free.push(context);
  }
}

// Draws with a function, after which the context has its state of before, also if the function throws an error.
export function preserving(context, draw) {
  context.save();
  try {
    draw();
  } finally {
    context.restore();
  }
}

function clear(context) {
  // Setting a size, even the same one, resets everything in browsers without `reset`.
  if (context.reset) context.reset();
  else context.canvas.width = context.canvas.width;
}

// The content behind the image of a group, which materials in the group blur as well.
//
// A function copies this content into a context whose coordinates are those of the image, at least in a rectangle, and
// returns the rectangle in which there is content.

const copies = new WeakMap();

// Draws with `draw` into the context of an image. `copy` copies the content behind it.
export function drawOver(copy, context, draw) {
  copies.set(context, copy);
  try {
    draw();
  } finally {
    copies.delete(context);
  }
}

// Copies a context's image in front of the content behind it.
export function copyWithBackdrop(target, context, rect) {
  const { canvas } = context;
  const covered = copies.get(context)?.(target, rect) ?? [0, 0, canvas.width, canvas.height];
  target.drawImage(canvas, 0, 0);
  return covered;
}

// Returns a function that copies what `copy` does for an image that begins at `x` and `y`.
export function moved(copy, x, y) {
  return (target, rect) => {
    target.translate(-x, -y);
    const covered = copy(target, shift(rect, x, y));
    target.translate(x, y);
    return shift(covered, -x, -y);
  };
}

// Returns a function that copies what `copy` does for an image that is smaller by a factor.
export function reduced(copy, step) {
  return (target, rect) => {
    target.scale(1 / step, 1 / step);
    const covered = copy(target, rect.map((side) => side * step));
    target.scale(step, step);
    return covered.map((side) => side / step);
  };
}

function shift([left, top, right, bottom], x, y) {
  return [left + x, top + y, right + x, bottom + y];
}

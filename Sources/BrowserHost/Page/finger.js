// A finger that repeats a script, for the animations on the index.
//
//     at 0.5 drag 300,200 to 100,200 over 0.25
//     at 2 tap 350,40

const stroke = /^at ([\d.]+) (?:drag ([\d.]+),([\d.]+) to ([\d.]+),([\d.]+) over ([\d.]+)|tap ([\d.]+),([\d.]+))$/;
// Seconds.
const tapDuration = 0.08;
const rest = 1.5;
// A number that no pointer of a browser has.
const firstPointer = 1 << 20;

export function playFinger(canvas, script) {
  const strokes = script.split('\n').map((line) => stroke.exec(line.trim())).filter(Boolean).map(read);
  if (!strokes.length) return;
  const duration = Math.max(...strokes.map(({ end }) => end)) + rest;
  let start = performance.now() / 1000;
  const down = new Set();

  function step(milliseconds) {
    const time = milliseconds / 1000 - start;
    strokes.forEach((each, index) => {
      const isDown = time >= each.start && time < each.end;
      const at = place(each, time);
      if (isDown && !down.has(index)) {
        down.add(index);
        dispatch('pointerdown', index, each.from);
      } else if (isDown) {
        dispatch('pointermove', index, at);
      } else if (down.delete(index)) {
        dispatch('pointermove', index, each.to);
        dispatch('pointerup', index, each.to);
      }
    });
    if (time > duration) start = milliseconds / 1000;
    requestAnimationFrame(step);
  }

  function dispatch(type, index, [clientX, clientY]) {
    canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: firstPointer + index, pointerType: 'touch', isPrimary: true, button: type === 'pointermove' ? -1 : 0, clientX, clientY, bubbles: true,
    }));
  }
  requestAnimationFrame(step);
}

function read([, start, x0, y0, x1, y1, over, tapX, tapY]) {
  const begin = Number(start);
  if (tapX) return { start: begin, end: begin + tapDuration, from: [Number(tapX), Number(tapY)], to: [Number(tapX), Number(tapY)] };
  return { start: begin, end: begin + Number(over), from: [Number(x0), Number(y0)], to: [Number(x1), Number(y1)] };
}

function place({ start, end, from, to }, time) {
  const part = (time - start) / (end - start);
  return [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * part);
}

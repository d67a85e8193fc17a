// The transform and the opacity of a layer as a function of the offset of the scrolled content around it, as samples of
// the host; see LayerEncoding.swift.

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const opacity = 9;

export function makeResponse([offsets, ...properties]) {
  return { offsets, properties: properties.map(([index, ...values]) => ({ index, values })) };
}

// Returns the transform and the opacity at offsets other than those of the frame. `moves` contains responses, each with
// the offset in the frame and the displayed offset.
export function respond(sentTransform, sentOpacity, moves) {
  const numbers = [...(sentTransform ?? identity), sentOpacity];
  for (const { response, sent, shown } of moves) {
    for (const { index, values } of response.properties) {
      numbers[index] += at(response, values, shown) - at(response, values, sent);
    }
  }
  // Touches don't reach scroll views inside a transform, so a change of the opacity alone adds none.
  const isMoved = moves.some(({ response }) => response.properties.some(({ index }) => index < opacity));
  return [isMoved ? numbers.slice(0, opacity) : sentTransform, Math.min(Math.max(numbers[opacity], 0), 1)];
}

// Returns the value at an offset: linear between the samples, constant beyond them.
function at({ offsets }, values, offset) {
  const next = offsets.findIndex((other) => other > offset);
  if (next === 0) return values[0];
  if (next < 0) return values.at(-1);
  const part = (offset - offsets[next - 1]) / (offsets[next] - offsets[next - 1]);
  return values[next - 1] + (values[next] - values[next - 1]) * part;
}

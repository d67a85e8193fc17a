// Syntax colors for Swift, from tokens without semantic analysis.

const keywords = new Set(('actor any as associatedtype async await break case catch class continue default defer deinit do else enum extension '
  + 'fallthrough false fileprivate for func get guard if import in indirect init inout internal is isolated lazy let mutating nil nonisolated '
  + 'open operator override package private protocol public repeat rethrows return self Self set some static struct subscript super switch '
  + 'throw throws true try typealias unowned var weak where while willSet didSet').split(' '));

const token = /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|(#\w+|@\w+)|(\b\d[\d_]*(?:\.\d+)?\b)|([A-Za-z_]\w*)/g;

// Returns the source as a fragment of spans and text.
export function highlight(source) {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [text, comment, string, attribute, number, word] = match;
    const kind = comment ? 'comment' : string ? 'string' : attribute ? 'keyword' : number ? 'number'
      : keywords.has(word) ? 'keyword' : /^[A-Z]/.test(word) ? 'type' : null;
    if (!kind) continue;
    fragment.append(source.slice(end, match.index));
    const span = document.createElement('span');
    span.className = kind;
    span.textContent = text;
    fragment.append(span);
    end = match.index + text.length;
  }
  fragment.append(source.slice(end));
  return fragment;
}

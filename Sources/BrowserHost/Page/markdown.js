// The part of Markdown that the documentation uses: headings, paragraphs, lists, tables, code, emphasis, and links. It
// creates elements and text, and never inserts markup from the source.

import { highlight } from './highlight.js';

export function markdown(source) {
  const fragment = document.createDocumentFragment();
  const lines = source.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  for (let index = 0; index < lines.length;) index += block(lines, index, fragment);
  return fragment;
}

// Appends the block that begins at a line. Returns the number of its lines.
function block(lines, start, parent) {
  const line = lines[start];
  if (!line.trim()) return 1;
  if (line.startsWith('```')) {
    const length = take(lines, start + 1, (next) => !next.startsWith('```'));
    const block = add(parent, 'pre');
    // The keyboard scrolls long lines.
    block.tabIndex = 0;
    const code = add(block, 'code');
    const text = lines.slice(start + 1, start + 1 + length).join('\n');
    code.append(line.slice(3).trim() === 'swift' ? highlight(text) : text);
    return length + 2;
  }
  const title = /^(#{1,4}) (.*)/.exec(line);
  if (title) {
    // The title of an article is the name of a symbol.
    const symbol = /^``(.+)``$/.exec(title[2]);
    inline(add(parent, `h${Math.min(title[1].length + 1, 4)}`), symbol ? nameOf(symbol[1]) : title[2]);
    return 1;
  }
  const image = /^@Image\(.*\balt: "([^"]*)"/.exec(line) ?? /^!\[([^\]]*)\]\([^)]*\)$/.exec(line.trim());
  if (image) {
    describeImage(image[1], parent);
    return 1;
  }
  // Other directives of DocC, such as @Metadata { … }, have no effect here.
  if (/^\s*(@\w|\})/.test(line)) return 1;
  if (line.startsWith('|')) {
    const length = take(lines, start, (next) => next.startsWith('|'));
    table(lines.slice(start, start + length), parent);
    return length;
  }
  const bullet = /^(\s*)(-|\d+\.) /;
  if (bullet.test(line)) {
    const list = add(parent, bullet.exec(line)[2] === '-' ? 'ul' : 'ol');
    let index = start;
    while (index < lines.length && bullet.test(lines[index])) {
      const length = 1 + take(lines, index + 1, (next) => next.trim() && /^\s/.test(next) && !bullet.test(next));
      inline(add(list, 'li'), lines.slice(index, index + length).join(' ').replace(bullet, ''));
      index += length;
    }
    return index - start;
  }
  const length = 1 + take(lines, start + 1, (next) => next.trim() && !/^(#|```|\||\s*- )/.test(next));
  inline(add(parent, 'p'), lines.slice(start, start + length).join(' ').replace(/^> ?/, ''));
  return length;
}

function table(rows, parent) {
  const body = add(parent, 'table');
  body.tabIndex = 0;
  rows.filter((row) => !/^\|[\s:|-]+\|?$/.test(row)).forEach((row, index) => {
    const line = add(body, 'tr');
    for (const cell of row.split(/(?<!\\)\|/).slice(1, -1)) inline(add(line, index ? 'td' : 'th'), cell.trim().replaceAll('\\|', '|'));
  });
}

// The images are files of the package. The description of an image takes its place where a sentence announces it.
function describeImage(description, parent) {
  if (parent.lastElementChild?.localName !== 'p' || !parent.lastElementChild.textContent.endsWith(':')) return;
  inline(add(parent, 'p'), description);
}

// Returns the name of a symbol from its path, such as ``Scrollwork/Carousel`` or ``ImpressionRecorder/Options``. It has
// no suffix that distinguishes overloads, such as -(Month,_).
function nameOf(path) {
  return path.replace(/^Scrollwork\w*\//, '').replace(/-(\(.*\)|\w+)$/, '').replaceAll('/', '.');
}

function inline(parent, text) {
  const piece = /(`+)(.+?)\1|!\[([^\]]*)\]\([^)]*\)|\[([^\]]+)\]\(([^)\s]+)\)|<doc:([\w-]+)>|\*\*(.+?)\*\*|\*(.+?)\*/g;
  let end = 0;
  for (const match of text.matchAll(piece)) {
    parent.append(text.slice(end, match.index));
    const [whole, marks, code, image, label, target, article, strong, emphasis] = match;
    if (code) add(parent, 'code').textContent = marks.length === 2 ? nameOf(code) : code;
    else if (image) parent.append(image);
    else if (label) link(parent, label, target);
    else if (article) add(parent, 'em').textContent = article;
    else if (strong) inline(add(parent, 'strong'), strong);
    else if (emphasis) inline(add(parent, 'em'), emphasis);
    end = match.index + whole.length;
  }
  parent.append(text.slice(end));
}

// Links to other files of the package have no target here.
function link(parent, label, target) {
  if (!/^https?:/.test(target)) return inline(parent, label);
  const anchor = add(parent, 'a');
  anchor.href = target;
  anchor.rel = 'noopener noreferrer';
  anchor.target = '_blank';
  inline(anchor, label);
}

function take(lines, start, belongs) {
  let end = start;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return end - start;
}

function add(parent, name) {
  const made = document.createElement(name);
  parent.append(made);
  return made;
}

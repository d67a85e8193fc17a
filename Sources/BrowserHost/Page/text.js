// Text, drawn with the font files that measured it, so every run has the width of the layout.

import { styleOf } from './paint.js';
import { Retries } from './retries.js';
import { admitted } from './token.js';

// Scripts with joined letters, which additional letter spacing would separate.
const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Mongolian}]/u;

// Older versions of Safari stretch the letters instead.
const canSpace = 'letterSpacing' in CanvasRenderingContext2D.prototype;

export class TextPainter {
  #fonts = new Map();
  // The files by address. Fonts that differ only in their settings share a file.
  #files = new Map();
  #faces = new Set();
  #retries = new Retries();
  #redraw;

  constructor(redraw) {
    this.#redraw = redraw;
  }

  // Removes all fonts, for another run of the program.
  forget() {
    for (const face of this.#faces) document.fonts.delete(face);
    this.#faces.clear();
    this.#fonts.clear();
    this.#files.clear();
    this.#retries.endAll();
  }

  // Requests the fonts again that couldn't be loaded.
  retry() {
    this.#retries.performAll();
  }

  // Adds entries [number, address | 0, families, isVariable, hasTabularDigits]. The number of a font doesn't change in
  // a run of the program.
  addFonts(entries) {
    for (const [number, address, families, isVariable, isTabular] of entries) {
      if (this.#fonts.has(number)) continue;
      const font = { families, isVariable: isVariable === 1 };
      this.#fonts.set(number, font);
      if (address) this.#load(font, number, address, isTabular === 1);
    }
  }

  draw(context, command) {
    context.textBaseline = 'alphabetic';
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    for (const line of command.lines) {
      for (const run of line.runs) {
        // Until its font arrives, a run is drawn with a font of the page, at its final width.
        const font = this.#fonts.get(run.font);
        if (font) drawRun(context, run, font, command.x + run.x, command.y + line.baseline - run.offset, run.color ?? command.paint);
      }
    }
  }

  // The number of files that haven't arrived.
  pending = 0;

  async #load(font, number, address, isTabular) {
    const family = `scrollwork-${number}`;
    this.pending += 1;
    try {
      const face = new FontFace(family, await this.#file(address), {
        ...(font.isVariable ? { weight: '1 1000' } : {}),
        ...(isTabular ? { featureSettings: '"tnum"' } : {}),
      });
      await face.load();
      if (this.#fonts.get(number) !== font) return;
      document.fonts.add(face);
      this.#faces.add(face);
      font.families = `"${family}", ${font.families}`;
      this.#retries.end(number);
    } catch {
      if (this.#fonts.get(number) !== font) return;
      // Until the file arrives, the page continues to use its own font of the family.
      this.#files.delete(address);
      this.#retries.schedule(number, () => this.#load(font, number, address, isTabular));
      return;
    } finally {
      this.pending -= 1;
    }
    this.#redraw();
  }

  #file(address) {
    if (!this.#files.has(address)) {
      this.#files.set(address, fetch(admitted(address)).then((answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return answer.arrayBuffer();
      }));
    }
    return this.#files.get(address);
  }
}

function drawRun(context, run, font, x, baseline, paint) {
  select(context, run, font);
  // The fit depends on the font.
  if (run.fit?.families !== font.families) run.fit = { ...measure(context, run), families: font.families };
  const { fit } = run;
  context.letterSpacing = `${fit.spacing}px`;
  context.fillStyle = typeof paint === 'string' ? paint : styleOf(context, paint);
  context.direction = run.isRightToLeft ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  if (fit.scale === 1) {
    context.fillText(run.text, x, baseline);
  } else {
    context.translate(x, 0);
    context.scale(fit.scale, 1);
    context.fillText(run.text, 0, baseline);
    context.scale(1 / fit.scale, 1);
    context.translate(-x, 0);
  }
  const thickness = Math.max(run.size / 16, 0.5);
  if (run.underline) context.fillRect(x, baseline + run.size * 0.1, run.width, thickness);
  if (run.strikethrough) context.fillRect(x, baseline - run.size * 0.3, run.width, thickness);
}

function select(context, run, font) {
  // A file contains one weight and slant unless it's variable; a request for another would make the browser synthesize
  // it.
  const isLoaded = font.families.startsWith('"scrollwork-');
  const weight = isLoaded && !font.isVariable ? 'normal' : run.weight;
  const slant = isLoaded || !run.italic ? 'normal' : 'italic';
  context.font = `${slant} ${weight} ${run.size}px ${font.families}`;
  context.fontVariantCaps = run.smallCaps ? 'small-caps' : 'normal';
}

// Returns how to adjust a run to the width of the layout: with letter spacing if it's small; otherwise, by stretching.
function measure(context, run) {
  const letters = [...run.text].length;
  context.letterSpacing = `${run.tracking}px`;
  const natural = context.measureText(run.text).width;
  const missing = run.width - natural;
  if (letters === 0 || natural <= 0 || Math.abs(missing) < 0.01) return { spacing: run.tracking, scale: 1 };
  const each = missing / letters;
  if (canSpace && !joined.test(run.text) && Math.abs(each) < run.size * 0.08) return { spacing: run.tracking + each, scale: 1 };
  return { spacing: run.tracking, scale: run.width > 0 ? run.width / natural : 1 };
}

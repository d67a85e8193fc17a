// The settings for all scenes: appearance, direction, text size, language, motion, a meter, and a slower connection.
// The tab stores the choices.

import { store, stored } from './storage.js';
import { admitted } from './token.js';

const key = 'switches';

// Each choice has a name in the address of the scene, a label, and values with labels in the order of the list.
// The first value is the default.
const choices = [
  { name: 'frame', label: 'Frame', values: [['', 'Full width'], ['phone', 'Phone'], ['landscape', 'Landscape']], isOfShell: true },
  { name: 'appearance', label: 'Appearance', values: [['', 'System'], ['light', 'Light'], ['dark', 'Dark']] },
  { name: 'direction', label: 'Direction', values: [['', 'Language’s'], ['ltr', 'Left to right'], ['rtl', 'Right to left']] },
  { name: 'scale', label: 'Text', values: [['', 'Usual'], ['0.8', '80 %'], ['1.35', '135 %'], ['2', '200 %'], ['3.1', '310 %']] },
  { name: 'locale', label: 'Language', values: [['', 'Browser’s'], ['en-US', 'English'], ['ko-KR', '한국어'], ['ja-JP', '日本語'], ['de-DE', 'Deutsch'], ['ar-EG', 'العربية'], ['he-IL', 'עברית'], ['fa-IR', 'فارسی']] },
  { name: 'delay', label: 'Round trip', values: [['', 'Real'], ['50', '+50 ms'], ['150', '+150 ms'], ['300', '+300 ms']] },
  { name: 'motion', label: 'Reduce motion', isOn: 'reduce' },
  { name: 'meter', label: 'Frame rate', isOn: '1' },
];

export class Switches {
  #chosen;

  constructor() {
    try {
      this.#chosen = JSON.parse(stored(key)) ?? {};
    } catch {
      this.#chosen = {};
    }
    this.#chosen.frame ??= 'phone';
    this.#apply();
  }

  get frame() { return this.#chosen.frame; }

  // The appearance, `light` or `dark`, from the choice or the system.
  get appearance() {
    return this.#chosen.appearance || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }

  // Whether nothing moves by itself, as the system wants or the person chose.
  get reducesMotion() {
    return Boolean(this.#chosen.motion) || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  // The settings of scenes by name. An empty text is the default.
  get settings() {
    const settings = choices.filter(({ isOfShell }) => !isOfShell);
    return Object.fromEntries(settings.map(({ name }) => [name, this.#chosen[name] ?? '']));
  }

  sceneAddress(query) {
    return sceneAddress({ ...query, ...Object.fromEntries(Object.entries(this.settings).filter(([, value]) => value)) });
  }

  // Returns the address of a scene that looks like its poster.
  showcaseAddress(query) {
    return sceneAddress({ ...query, appearance: this.appearance });
  }

  // Creates the row of switches. `onChange` runs after each choice.
  bar(onChange) {
    const bar = document.createElement('form');
    bar.className = 'switches';
    bar.setAttribute('aria-label', 'Switches');
    for (const choice of choices) {
      const label = document.createElement('label');
      const control = choice.values ? select(choice, this.#chosen[choice.name] ?? '') : checkbox(this.#chosen[choice.name] === choice.isOn);
      control.addEventListener('change', () => {
        this.#chosen[choice.name] = choice.values ? control.value : control.checked ? choice.isOn : '';
        store(key, JSON.stringify(this.#chosen));
        this.#apply();
        onChange();
      });
      if (choice.name === 'frame') label.className = 'frame';
      label.append(...(choice.values ? [choice.label, control] : [control, choice.label]));
      bar.append(label);
    }
    return bar;
  }

  #apply() {
    document.documentElement.style.colorScheme = this.#chosen.appearance || 'light dark';
  }
}

function sceneAddress(query) {
  return `${admitted('/scene')}&${new URLSearchParams({ ...query, alone: '1' })}`;
}

function select(choice, value) {
  const control = document.createElement('select');
  for (const [each, label] of choice.values) control.append(new Option(label, each, false, each === value));
  return control;
}

function checkbox(isOn) {
  const control = document.createElement('input');
  control.type = 'checkbox';
  control.checked = isOn;
  return control;
}

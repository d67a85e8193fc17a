// The tasks of the program that only the page can perform: opening URLs, and sharing items.

// How long a message about a task is visible, in milliseconds.
const lifetime = 3000;

export class Requests {
  #message;
  #timer = 0;

  constructor(message) {
    this.#message = message;
  }

  perform([kind, ...values]) {
    if (kind === 'open') this.#open(...values);
    if (kind === 'share') this.#share(...values);
  }

  #open(url) {
    const link = document.createElement('a');
    link.href = url;
    // Other schemes open a program, and a tab for them would stay empty.
    if (/^https?:/i.test(url)) link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.click();
  }

  // Shares the items with the browser's own dialog if there is one, and copies them otherwise.
  async #share(subject, message, items) {
    const [first] = items.filter(([kind]) => kind === 'url').map(([, url]) => url);
    const rest = items.map(([, text]) => text).filter((text) => text !== first);
    const lines = (texts) => texts.filter(Boolean).join('\n');
    const data = {};
    if (subject) data.title = subject;
    if (first) data.url = first;
    if (message || rest.length > 0) data.text = lines([message, ...rest]);
    if (navigator.canShare?.(data)) {
      try {
        return await navigator.share(data);
      } catch (error) {
        if (error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(lines([message, ...items.map(([, text]) => text)]));
      this.say('Copied');
    } catch {
      this.say('The browser didn’t allow copying.');
    }
  }

  // Shows a message for a time in milliseconds.
  say(text, duration = lifetime) {
    this.#message.textContent = text;
    this.#message.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#message.hidden = true; }, duration);
  }
}

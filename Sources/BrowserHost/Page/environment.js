// The properties of the device and the preferences of the person for the host. The address can override them:
// ?appearance=dark|light &direction=rtl|ltr &scale=2 &locale=ko &motion=reduce &contrast=more

export class Surroundings {
  // The query of the page without the token.
  query = {};
  #dark = matchMedia('(prefers-color-scheme: dark)');
  #motion = matchMedia('(prefers-reduced-motion: reduce)');
  #contrast = matchMedia('(prefers-contrast: more)');
  #probe = document.getElementById('probe');
  // Whether the page is about to leave, or the browser stopped it.
  #isLeaving = false;

  constructor() {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name !== 'token') this.query[name] = value;
    }
    this.#mark();
  }

  // Changes settings of the query. An empty text removes a setting.
  change(settings) {
    for (const [name, value] of Object.entries(settings)) {
      if (value) this.query[name] = value;
      else delete this.query[name];
    }
    this.#mark();
  }

  // Sets the appearance, language, and direction of the document.
  #mark() {
    const root = document.documentElement;
    root.style.colorScheme = { dark: 'dark', light: 'light' }[this.query.appearance] ?? '';
    root.lang = this.#locale;
    root.dir = this.#isRightToLeft ? 'rtl' : 'ltr';
  }

  environment() {
    const { query } = this;
    const scale = Number(query.scale);
    return {
      dark: query.appearance ? query.appearance === 'dark' : this.#dark.matches,
      rtl: this.#isRightToLeft,
      scale: clamp(window.devicePixelRatio, 0.1, 16),
      text: clamp(scale > 0 ? scale : rootFontSize() / 16, 0.25, 8),
      locale: this.#locale,
      motion: query.motion ? query.motion === 'reduce' : this.#motion.matches,
      contrast: query.contrast ? query.contrast === 'more' : this.#contrast.matches,
      active: !document.hidden && !this.#isLeaving,
      focused: wholePage().document.hasFocus(),
      safe: this.#safeArea(),
      keyboard: keyboardHeight(),
    };
  }

  onChange(report) {
    for (const wish of [this.#dark, this.#motion, this.#contrast]) wish.addEventListener('change', report);
    document.addEventListener('visibilitychange', report);
    for (const name of ['focus', 'blur']) window.addEventListener(name, report);
    const checkKeyboard = keyboardCheck(report);
    for (const name of ['focusin', 'focusout']) document.addEventListener(name, () => setTimeout(checkKeyboard));
    // The window around frames can outlive this one, and its listeners would keep this one in memory.
    let around = new AbortController();
    const observeAround = () => {
      around.abort();
      around = new AbortController();
      const { signal } = around;
      for (const name of ['focus', 'blur']) wholePage().addEventListener(name, report, { signal });
      wholePage().visualViewport?.addEventListener('resize', checkKeyboard, { signal });
    };
    observeAround();
    window.addEventListener('pageshow', observeAround);
    window.addEventListener('pagehide', () => around.abort());
    const setLeaving = (isLeaving) => () => {
      this.#isLeaving = isLeaving;
      report();
    };
    window.addEventListener('pagehide', setLeaving(true));
    window.addEventListener('pageshow', setLeaving(false));
    document.addEventListener('freeze', setLeaving(true));
    document.addEventListener('resume', setLeaving(false));
    window.addEventListener('languagechange', () => {
      this.#mark();
      report();
    });
    // The probe is one root em wide, with the safe area as its padding.
    new ResizeObserver(report).observe(this.#probe, { box: 'border-box' });
    watchPixelRatio(report);
  }

  onPixelRatioChange(action) {
    watchPixelRatio(action);
  }

  get #locale() {
    return this.query.locale ?? navigator.language;
  }

  get #isRightToLeft() {
    if (this.query.direction) return this.query.direction === 'rtl';
    try {
      const locale = new Intl.Locale(this.#locale);
      const text = locale.getTextInfo?.() ?? locale.textInfo;
      return text ? text.direction === 'rtl' : /^(ar|fa|he|ur|yi)\b/.test(this.#locale);
    } catch {
      return false;
    }
  }

  #safeArea() {
    const style = getComputedStyle(this.#probe);
    return [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight].map((side) => parseFloat(side) || 0);
  }
}

// Returns the window around all frames, of which the scene can be one, or the scene's own if they are of another origin.
export function wholePage() {
  try {
    return window.top.document ? window.top : window;
  } catch {
    return window;
  }
}

// Returns the height of the scene's bottom that an onscreen keyboard covers. Browsers make only the visible part of the
// page smaller for it, and report no keyboard.
function keyboardHeight() {
  const whole = wholePage();
  const visible = whole.visualViewport;
  // A page that a person zoomed is larger than its visible part, too.
  if (!visible || !document.activeElement?.field || Math.abs(visible.scale - 1) > 0.01) return 0;
  const bottom = whole === window ? document.documentElement.clientHeight : window.frameElement.getBoundingClientRect().bottom;
  return clamp(Math.round(bottom - visible.offsetTop - visible.height), 0, window.innerHeight);
}

// Returns a function that reports a change of the onscreen keyboard. Browsers also move the page so that the field is
// visible, which the scene does itself.
function keyboardCheck(report) {
  let height = 0;
  return () => {
    const current = keyboardHeight();
    if (current === height) return;
    height = current;
    if (height > 0) wholePage().scrollTo(0, 0);
    report();
  };
}

function rootFontSize() {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

// Observes the pixel ratio. A query for the current ratio changes when the ratio does, and then a new query is
// necessary.
function watchPixelRatio(report) {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener('change', () => {
    report();
    watchPixelRatio(report);
  }, { once: true });
}

function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

// The pages around scenes: an index of the program, and a page for each exhibit with its source and its switches. Each
// exhibit has an address, so the browser's history and bookmarks work.

import { admitted } from './token.js';
import { highlight } from './highlight.js';
import { markdown } from './markdown.js';
import { Showcase } from './showcase.js';
import { Switches } from './switches.js';

const content = document.getElementById('content');
const bar = document.getElementById('top');
const heading = document.getElementById('heading');
const sideSwitch = document.getElementById('side-switch');
const skip = document.getElementById('skip');
const switches = new Switches();
let showcase = null;

const catalog = await fetch(admitted('/catalog')).then((answer) => answer.json()).catch((error) => {
  content.textContent = 'The page could not load. Reload it.';
  throw error;
});
const named = new Map(catalog.exhibits.map((exhibit) => [exhibit.name, exhibit]));

// A link that opens in another tab needs the token, which the new tab removes from its address.
document.querySelector('.home').href = admitted('/');
skip.addEventListener('click', () => content.querySelector('iframe')?.focus());
addEventListener('popstate', visit);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showPosters);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-exhibit]');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', address(link.dataset.exhibit));
  visit();
  scrollTo(0, 0);
});
sideSwitch.addEventListener('click', () => openSide(sideSwitch.getAttribute('aria-expanded') !== 'true'));
show();

// Shows the page of the address. The focused element is gone, so assistive technology continues at the new title.
function visit() {
  show();
  document.querySelector('h1:not([hidden])').focus({ preventScroll: true });
}

function show() {
  showcase?.end();
  showcase = null;
  const exhibit = named.get(new URLSearchParams(location.search).get('exhibit'));
  document.title = exhibit ? `${exhibit.title} – ${catalog.title}` : catalog.title;
  heading.textContent = exhibit?.title ?? '';
  bar.hidden = heading.hidden = sideSwitch.hidden = skip.hidden = !exhibit;
  content.replaceChildren(exhibit ? exhibitPage(exhibit) : indexPage());
  if (exhibit) return openSide(false);
  showPosters();
  showcase = new Showcase(content.querySelectorAll('[data-visit]'), switches);
  const pause = content.querySelector('.pause');
  const name = () => { pause.textContent = showcase.isPaused ? 'Play animations' : 'Pause animations'; };
  name();
  pause.addEventListener('click', () => {
    showcase.isPaused = !showcase.isPaused;
    name();
  });
}

function indexPage() {
  const cards = catalog.exhibits.map((exhibit) => element('li', {}, [
    element('a', { href: `${admitted('/')}&exhibit=${encodeURIComponent(exhibit.name)}`, 'data-exhibit': exhibit.name }, [
      element('div', { class: 'picture' }, [
        element('div', { class: 'screen', 'data-visit': exhibit.name, 'data-finger': exhibit.visit ?? '' }, [
          element('img', { alt: '', loading: 'lazy', width: 390, height: 844 }),
        ]),
      ]),
      element('h2', {}, [exhibit.title]),
      element('p', {}, [exhibit.summary]),
    ]),
  ]));
  return element('main', { class: 'index' }, [
    element('h1', { tabindex: -1 }, [catalog.title]),
    element('p', {}, [catalog.summary]),
    element('button', { type: 'button', class: 'pause' }),
    element('ul', { class: 'cards' }, cards),
  ]);
}

function exhibitPage(exhibit) {
  const floor = element('div', {});
  // A new frame adds nothing to the browser's history. Another address of the same frame would.
  const scene = element('iframe', {
    title: exhibit.title, allow: 'autoplay', src: switches.sceneAddress({ exhibit: exhibit.name }),
  });
  floor.append(scene);
  const arrange = () => { floor.className = `floor ${switches.frame}`; };
  const send = () => scene.contentWindow.postMessage({ settings: switches.settings }, location.origin);
  // The scene receives messages from now on, and the settings may have changed.
  scene.addEventListener('load', send);
  const bar = switches.bar(() => {
    arrange();
    send();
  });
  arrange();
  return element('main', { class: 'exhibit' }, [
    element('section', { class: 'stage', 'aria-label': exhibit.title }, [bar, floor]),
    side(exhibit),
  ]);
}

function side(exhibit) {
  const pages = [['About', () => markdown(exhibit.about || exhibit.summary)]];
  if (exhibit.source) pages.push(['Source', () => sourceView(exhibit.source)]);
  if (exhibit.documentation) pages.push(['Documentation', () => markdown(exhibit.documentation)]);
  const panel = element('div', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: 0 });
  const buttons = pages.map(([title, make], index) => {
    const button = element('button', { type: 'button', role: 'tab', 'aria-controls': 'panel' }, [title]);
    button.addEventListener('click', () => choose(index));
    return button;
  });
  const tabs = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'About this exhibit' }, buttons);
  tabs.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const index = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
    choose(index);
    buttons[index].focus();
  });
  function choose(chosen) {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', index === chosen);
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panel.replaceChildren(pages[chosen][1]());
    panel.parentElement?.scrollTo(0, 0);
  }
  choose(0);
  return element('aside', { class: 'side', id: 'side', 'aria-label': 'About' }, [tabs, panel]);
}

function sourceView(source) {
  const code = element('code', {});
  code.append(highlight(source));
  return element('pre', { tabindex: 0, 'aria-label': 'Source' }, [code]);
}

function openSide(isOpen) {
  sideSwitch.setAttribute('aria-expanded', isOpen);
  sideSwitch.textContent = isOpen ? 'Exhibit' : 'About';
  document.getElementById('side')?.classList.toggle('open', isOpen);
}

// Returns the address of an exhibit, or that of the index without a name.
function address(name) {
  return name ? `/?exhibit=${encodeURIComponent(name)}` : '/';
}

// Shows the posters of the index in the current appearance.
function showPosters() {
  for (const screen of content.querySelectorAll('[data-visit]')) {
    const poster = admitted(`/poster/${encodeURIComponent(screen.dataset.visit)}`);
    screen.querySelector('img').src = `${poster}&appearance=${switches.appearance}`;
  }
}

export function element(name, attributes = {}, children = []) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

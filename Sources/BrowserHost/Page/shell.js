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
const switches = new Switches();
let showcase = null;

const catalog = await (await fetch(admitted('/catalog'))).json();
const named = new Map(catalog.exhibits.map((exhibit) => [exhibit.name, exhibit]));

addEventListener('popstate', visit);
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-exhibit]');
  if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', link.getAttribute('href'));
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
  bar.hidden = heading.hidden = sideSwitch.hidden = !exhibit;
  content.replaceChildren(exhibit ? exhibitPage(exhibit) : indexPage());
  if (exhibit) openSide(false);
  else showcase = new Showcase(content.querySelectorAll('[data-visit]'), switches);
}

function indexPage() {
  const cards = catalog.exhibits.map((exhibit) => element('li', {}, [
    element('a', { href: address(exhibit), 'data-exhibit': exhibit.name }, [
      element('div', { class: 'picture' }, [
        element('div', { class: 'screen', 'data-visit': exhibit.name, 'data-finger': exhibit.visit ?? '' }, [
          element('img', { src: `${admitted(`/poster/${encodeURIComponent(exhibit.name)}`)}&appearance=${switches.appearance}`, alt: '', loading: 'lazy', width: 390, height: 844 }),
        ]),
      ]),
      element('h2', {}, [exhibit.title]),
      element('p', {}, [exhibit.summary]),
    ]),
  ]));
  return element('main', { class: 'index' }, [
    element('h1', { tabindex: -1 }, [catalog.title]),
    element('p', {}, [catalog.summary]),
    element('ul', { class: 'cards' }, cards),
  ]);
}

function exhibitPage(exhibit) {
  const floor = element('div', {});
  // A new frame adds nothing to the browser's history. Another address of the same frame would.
  const present = () => {
    floor.className = `floor ${switches.frame}`;
    floor.replaceChildren(element('iframe', {
      title: exhibit.title, allow: 'autoplay', src: switches.sceneAddress({ exhibit: exhibit.name }),
    }));
  };
  const bar = switches.bar(present);
  present();
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
    panel.scrollTop = 0;
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

function address(exhibit) {
  return `/?exhibit=${encodeURIComponent(exhibit.name)}`;
}

export function element(name, attributes = {}, children = []) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

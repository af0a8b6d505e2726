// The search: the bar that opens on every page, and the box of the front page, which knows names alone.

import { element, language, loadScript, once } from '../shared/elements.js';
import { finderOf } from './search-results.js';
import { wordsOf } from './search-texts.js';
import './search-field.css';

const texts = {
  en: {
    waiting: 'Searching …',
    all: (text) => `Search all pages for “${text}”`,
    ways: ['Which game is this?', 'Enter the rules of the game in the explorer', 'All problems'],
  },
  zh: {
    waiting: '正在搜索……',
    all: (text) => `在全站中搜索“${text}”`,
    ways: ['结论速查：这是哪一种游戏？', '在博弈探索器中输入这个游戏的规则', '全部题目'],
  },
}[language];
const WAYS = ['theory/which.html', 'explorer.html', 'index.html#problems'];

// ---------------------------------------------------------------- what is found

let finder; // of names, and of texts when they are there
let isWhole = false;

const loadNames = once(async () => {
  await loadScript(path_to_searchindex_js.replace('searchindex-', 'searchnames-'));
  finder = finderOf(globalThis.searchNames, language);
});
const loadTexts = once(async () => {
  await loadNames();
  await loadScript(path_to_elasticlunr);
  await loadScript(path_to_searchindex_js);
  await new Promise((read) => finder.addTexts(globalThis.searchTexts, read));
  isWhole = true;
  document.documentElement.dataset.searchesTexts = '';
});

const loadRules = once(() => loadScript(`${path_to_root}theory/rules-index.js`));

// ---------------------------------------------------------------- a field

/** Has a field show what it finds below it; the arrows go there. `chosen` is called where a result is. */
function attach(field, { inNames = false, chosen = () => {}, close }) {
  const id = `${field.id}-results`;
  const status = element('p', { class: 'hits-said', role: 'status' });
  const list = element('div', { id, role: 'listbox', 'aria-label': field.getAttribute('aria-label') });
  const box = element('div', { class: 'hits' }, status, list);
  box.hidden = true;
  field.after(box);
  const attributes = {
    role: 'combobox',
    'aria-controls': id,
    'aria-expanded': false,
    'aria-autocomplete': 'list',
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  let marked = -1;

  /** An option of the list; it is a link, which the focus of the field stands for. */
  const option = (url, path, text) => {
    const [above, title] = [path.slice(0, -1).join(' › '), path.at(-1)];
    return element(
      'a',
      {
        role: 'option',
        id: `${id}-${list.childElementCount}`,
        href: path_to_root + url,
        tabindex: -1,
      },
      element('b', {}, title),
      ...(above ? [' ', element('small', {}, above)] : []),
      ...(text ? [element('span', {}, ...marksOf(text))] : []),
    );
  };

  /** A text in which the words of the field are marked. */
  const marksOf = (text) => {
    const words = wordsOf(field.value).filter((word) => word.length > 1);
    const parts = text.split(/([\p{L}\p{N}]+)/u);
    return parts.map((part) => {
      const isWord = words.some((word) => part.toLowerCase().startsWith(word));
      return isWord ? element('mark', {}, part) : part;
    });
  };

  function mark(place) {
    const options = [...list.children];
    marked = Math.min(place, options.length - 1);
    for (const [i, node] of options.entries()) node.setAttribute('aria-selected', i === marked);
    options[marked]?.scrollIntoView({ block: 'nearest' });
    if (marked < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', options[marked].id);
  }

  function show() {
    const text = field.value.trim();
    list.replaceChildren();
    const isShown = text !== '' && finder !== undefined;
    box.hidden = !isShown;
    field.setAttribute('aria-expanded', isShown);
    if (isShown) {
      const { said, found, hasWays, isSure, isGame } = finder.find(text, inNames);
      // The texts come with more names, and with what lists say.
      const isWaiting = (hasWays && !isWhole) || (isGame && !globalThis.rulesIndex);
      if (isWaiting) (isGame ? loadRules() : loadTexts()).then(show);
      status.textContent = isWaiting && !isSure ? texts.waiting : said;
      for (const { url, path, excerpt } of found) list.append(option(url, path, excerpt));
      if (inNames) list.append(option(`?search=${encodeURIComponent(text)}`, [texts.all(text)]));
      for (const [i, way] of hasWays && !isWaiting ? texts.ways.entries() : []) {
        const words = i === 0 && !isSure ? `?words=${encodeURIComponent(text)}` : '';
        list.append(option(WAYS[i] + words, [way]));
      }
    }
    mark(-1);
  }

  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    event.stopPropagation(); // the keys of the page
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') mark(marked + 1);
    else if (event.key === 'ArrowUp') mark(Math.max(-1, marked - 1));
    else if (event.key === 'Enter') list.children[Math.max(0, marked)]?.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', () => chosen(field.value.trim()));
  return show;
}

// ---------------------------------------------------------------- the bar of every page, which site.js opens

const bar = document.getElementById('mdbook-searchbar');
const showInBar = attach(bar, {
  close: () => document.getElementById('mdbook-search-toggle').click(),
  // Who comes back finds the results again.
  chosen: (text) => history.replaceState(null, '', `?search=${encodeURIComponent(text)}`),
});
bar.addEventListener('focus', readAll);
if (document.activeElement === bar) readAll();

function readAll() {
  loadNames().then(showInBar);
  loadTexts().then(showInBar);
}

// ---------------------------------------------------------------- the box of the front page

const box = document.getElementById('find');
if (box) {
  const show = attach(box, {
    inNames: true,
    close: () => {
      box.value = '';
      show();
    },
  });
  loadNames().then(show);
}

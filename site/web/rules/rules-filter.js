// A box above the tables of rules: those that are most like a game in the reader's words stand below it, the best first,
// and the rest of the page makes way.

import { button, element, language, loadScript, once } from '../shared/elements.js';
import { ranked } from './rules-words.js';
import './rules.css';

const SHOWN = 8;

const texts = {
  en: {
    found: (n) => `The ${n} rules that are most like it, the best first:`,
    none: 'No rule has one of these words.',
    and: ' and ',
    type: 'None of these: type its rules',
    table: 'I have a table of values',
    rest: 'Show the rest of the page',
  },
  zh: {
    found: (n) => `最接近的 ${n} 条规则，最像的在前：`,
    none: '没有包含这些词的规则。',
    and: '与',
    type: '都不是：输入它的规则',
    table: '我有一张表',
    rest: '显示本页其余内容',
  },
}[language];

const main = document.querySelector('main');
const rows = [...main.querySelectorAll('tr:has(td > a[id])')];
const load = once(() => loadScript('rules-index.js').then(show));
const input = document.getElementById('rules-words');
const status = document.getElementById('rules-found');
const box = input.parentElement;
const best = element('div', { class: 'rules-best' });
box.after(best);
const rest = [...main.children].filter((part) => part.tagName !== 'H1' && part !== box && part !== best);
const toRest = button(texts.rest, showRest);

// Keys of the page, such as the one that opens its search.
box.addEventListener('keydown', (event) => event.stopPropagation());
input.addEventListener('focus', load, { once: true });
input.addEventListener('input', show);
input.value ||= new URLSearchParams(location.search).get('words') ?? '';
show();

function show() {
  const words = input.value.trim();
  for (const part of rest) part.hidden = words !== '';
  if (words && !globalThis.rulesIndex) return load();
  const found = words ? ranked(globalThis.rulesIndex, words, language).slice(0, SHOWN) : [];
  status.textContent = words && (found.length > 0 ? texts.found(found.length) : texts.none);
  best.replaceChildren(
    ...(words ? [...tableOf(found.map((place) => rows[place])), waysOn(rows[found[0]])] : []),
  );
}

function showRest() {
  for (const part of rest) part.hidden = false;
  toRest.remove();
}

/** The rows, each with the heading of its table. */
function tableOf(found) {
  if (found.length === 0) return [];
  const head = found[0].closest('table').tHead.cloneNode(true);
  const cards = found.map((row) => {
    const card = row.cloneNode(true);
    const anchor = card.querySelector('a[id]');
    const heading = element('a', { class: 'rule-table', href: `#${anchor.id}` }, headingOf(row));
    heading.addEventListener('click', showRest);
    anchor.replaceWith(heading);
    for (const [i, cell] of [...card.cells].entries()) {
      const names = [...head.rows[0].cells].slice(i, i + cell.colSpan).map((name) => name.textContent);
      cell.dataset.label = names.join(texts.and);
    }
    return card;
  });
  return [
    element('div', { class: 'table-wrapper' }, element('table', {}, head, element('tbody', {}, ...cards))),
  ];
}

function headingOf(row) {
  let part = row.closest('.table-wrapper');
  while (!/^H[1-3]$/.test(part.tagName)) part = part.previousElementSibling;
  return part.textContent.trim();
}

/** The explorer, with the game of the best rule where it can be given that. */
function waysOn(row) {
  const explorer = row?.querySelector('[href*="explorer.html?"]')?.getAttribute('href') ?? '../explorer.html';
  return element(
    'p',
    { class: 'rules-ways' },
    element('a', { href: explorer }, texts.type),
    element('a', { href: '../explorer.html#explore?kind=table' }, texts.table),
    toRest,
  );
}

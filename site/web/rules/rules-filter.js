// A box above the tables of rules: it leaves those rows that have the words of a statement, or most of them.

import { language } from '../shared/elements.js';
import './rules.css';

const texts = {
  en: {
    found: (n, all) => `${n} of ${all} rules`,
    most: (n) => `No rule has all of these words. ${n} ${n === 1 ? 'has' : 'have'} most of them.`,
    none: 'No rule has one of these words.',
  },
  zh: {
    found: (n, all) => `${n} / ${all} 条`,
    most: (n) => `没有一条包含所有的词；以下 ${n} 条包含得最多。`,
    none: '没有包含这些词的规则。',
  },
}[language];

/** The words of a text as the search of the site has them, see search.js. */
const wordsOf = (text) =>
  elasticlunr
    .tokenizer(text)
    .map((word) => elasticlunr.stopWordFilter(word) && elasticlunr.stemmer(word))
    .filter(Boolean);

const main = document.querySelector('main');
const rows = [...main.querySelectorAll('tr:has(td > a[id])')].map((row) => ({
  row,
  words: wordsOf([...row.cells].map((cell) => cell.textContent).join(' ')),
}));
const tables = [...new Set(rows.map(({ row }) => row.closest('table')))].map((table) => {
  // With what stands above it, up to the heading.
  const parts = [table.closest('.table-wrapper')];
  while (!/^H[1-3]$/.test(parts[0].tagName)) parts.unshift(parts[0].previousElementSibling);
  return { table, parts };
});

const input = document.getElementById('rules-words');
const status = document.getElementById('rules-found');
const box = input.parentElement;
const always = [main.querySelector('h1'), box];
// Keys of the page, such as the one that opens its search.
box.addEventListener('keydown', (event) => event.stopPropagation());
input.addEventListener('input', filter);
filter();

function filter() {
  const wanted = [...new Set(wordsOf(input.value))];
  for (const row of rows) {
    row.count = wanted.filter((word) => row.words.some((other) => other.startsWith(word))).length;
  }
  const most = Math.max(...rows.map(({ count }) => count));
  const isShown = ({ count }) => count === most && (most > 0 || wanted.length === 0);
  for (const found of rows) found.row.hidden = !isShown(found);
  // What is no table, or one without such rows, makes way.
  for (const part of main.children) part.hidden = wanted.length > 0 && !always.includes(part);
  for (const { table, parts } of tables) {
    const isEmpty = !table.querySelector('tbody tr:not([hidden])');
    for (const part of parts) part.hidden = isEmpty;
  }
  const count = rows.filter(isShown).length;
  if (count === 0) status.textContent = texts.none;
  else if (most < wanted.length) status.textContent = texts.most(count);
  else status.textContent = texts.found(count, rows.length);
}

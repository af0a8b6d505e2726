// node site/tests/search.mjs          after cargo xtask site
//
// What the search of the site finds first, by its own script and its own index: for the names below, which people
// type, and for every name of the glossary. Fails if that is another page.

import { readdirSync, readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** What is typed in either language, and the problem that is found first. */
const PROBLEMS = {
  hdu1846: 'hdu1846',
  'HDU 1527': 'hdu1527',
  sg: 'hdu1848',
  anti: 'hdu1907',
  hackenbush: 'poj3710',
  巴什博弈: 'hdu1846',
  hdu2147: 'hdu2174',
  poj1067: 'hdu1527',
  hdu1944: 'hdu1536',
  'poj 1704': 'poj1704',
  P4279: 'hdu1907',
  尼姆博弈: 'hdu1849',
  威佐夫: 'hdu1527',
  wythoff: 'hdu1527',
  bachet: 'hdu1846',
  fibonacci: 'hdu2516',
  kiki: 'hdu2174',
  删边游戏: 'poj3710',
  lasker: 'hdu3032',
  abc255_g: 'abc255g',
  P2148: 'luogu2148',
  P1247: 'luogu1247',
  dp_k: 'dpk',
  Daizhenyang: 'hdu3537',
  'Candy Piles': 'agc002e',
  1525: 'euclidsgame',
};

/** What is typed in either language, and the page of theory that is found first. */
const THEORY = {
  grundy: 'grundy',
  sprague: 'grundy',
  nimber: 'grundy',
  SG函数: 'grundy',
  'SG 函数': 'grundy',
  阶梯博弈: 'staircase',
  必败态: 'grundy',
  必胜态: 'grundy',
  mex: 'mex',
  'nim product': 'nim-multiplication',
  kayles: 'octal',
  平局: 'backwards',
  模板: 'which',
  'every-sg': 'compounds',
  'misère nim': 'misere',
  反尼姆: 'misere',
  xor: 'sums',
  misere: 'misere',
  二分图博弈: 'matching',
};

/** What is typed, and the pages that are found first, in their order. */
const EXPECTED = {
  en: {
    'nim-value': ['theory/grundy'],
    'Sprague-Grundy theorem': ['theory/sums'],
    'P-position': ['theory/grundy'],
    nim: ['hdu1849/statement'],
    Nimble: ['hdu1849/statement'],
    'bash game': ['hdu1846/statement'],
    Wythoff: ['hdu1527/statement'],
    'Fibonacci nim': ['hdu2516/statement'],
    'staircase nim': ['theory/staircase'],
    'colon principle': ['agc017d/statement', 'poj3710/statement'],
    'fusion principle': ['theory/fusion'],
    chomp: ['theory/strategies'],
    'nim multiplication': ['theory/nim-multiplication'],
    'game theory': ['course'],
    'cheat sheet': ['theory/which'],
    'partisan game': ['theory/partizan'],
    'HDU 3590': ['theory/misere'],
    'HDU 3595': ['theory/compounds'],
    'hdu 2147': ['hdu2174/statement'],
  },
  zh: {
    博弈论: ['course'],
    克朗原理: ['agc017d/statement', 'poj3710/statement'],
    费森原理: ['theory/fusion'],
    台阶博弈: ['theory/staircase'],
    sg定理: ['theory/sums'],
    取石子游戏: ['hdu1527/statement', 'hdu2516/statement'],
    有向图游戏: ['hdu1524/statement'],
    尼姆积: ['theory/nim-multiplication'],
    最大匹配关键点: ['theory/matching', 'luogu4055/statement'],
    非公平组合游戏: ['theory/partizan'],
    公平组合游戏: ['theory/grundy'],
    博弈图: ['theory/grundy'],
    '拆分-Nim': ['luogu3185/statement'],
    欧几里得游戏: ['euclidsgame/statement'],
    Chomp: ['theory/strategies'],
    红蓝删边: ['theory/partizan'],
    尼姆博奕: ['hdu1849/statement'],
    威佐夫博弈: ['hdu1527/statement'],
    'Anti-SG': ['theory/misere'],
    'BZOJ 1188': ['luogu3185/statement'],
    'BZOJ 1443': ['luogu4055/statement'],
    'BZOJ 1022': ['hdu1907/statement'],
    'BZOJ 1115': ['luogu3480/statement'],
    'BZOJ 1228': ['luogu2148/statement'],
    'HDU 3590': ['theory/misere'],
    糖果堆: ['agc002e/statement'],
  },
};

const root = new URL('../../', import.meta.url);
let count = 0;
const faults = [];
for (const [language, expected] of Object.entries(EXPECTED)) {
  const found = searchOf(language);
  const check = (query, pages) => {
    const first = found(query).slice(0, pages.length);
    count += 1;
    if (String(first) !== String(pages)) {
      faults.push(
        `${language}: \`${query}\` finds ${first.join(', ') || 'nothing'} first, not ${pages.join(', ')}`,
      );
    }
  };
  for (const [query, id] of Object.entries(PROBLEMS)) check(query, [`${id}/statement`]);
  for (const [query, name] of Object.entries(THEORY)) check(query, [`theory/${name}`]);
  for (const [query, pages] of Object.entries(expected)) check(query, pages);
  for (const { name, page } of glossary(language)) check(name, [page]);
}
if (count < 300) faults.push(`only ${count} names were searched for`);
console.log(faults.length ? faults.join('\n') : `${count} names find their pages`);
process.exitCode = faults.length ? 1 : 0;

/** The names of the glossary, in both languages, each with the page that defines it. */
function* glossary(language) {
  const text = readFileSync(new URL(`problems/theory/glossary.${language}.md`, root), 'utf8');
  for (const [, name, link, other, also] of text.matchAll(/^\| \[(.*?)\]\((.*?)\) \| (.*?) \| (.*?) \| /gm)) {
    const [, folder, file] = /^\.\.\/(\w+)\/([\w-]+)/.exec(link);
    const page = `${folder}/${folder === 'theory' ? file : 'statement'}`;
    for (const one of [name, other, ...also.split(/, |、/)]) if (one) yield { name: one, page };
  }
}

/** A function from what is typed to the pages that are found, each once. */
function searchOf(language) {
  const folder = new URL(`target/site/${language}/`, root);
  const names = readdirSync(folder);
  const run = (start) => {
    const name = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (!name) throw new Error(`${folder.pathname}: no ${start}*.js: run cargo xtask site`);
    runInContext(readFileSync(new URL(name, folder), 'utf8'), context);
  };
  const element = () => ({ addEventListener() {}, dispatchEvent() {}, append() {}, dataset: {}, value: '' });
  const document = {
    getElementById: element,
    createElement: element,
    documentElement: element(),
    head: element(),
  };
  document.documentElement.lang = language;
  const Observer = class {
    observe() {}
  };
  const context = createContext({
    document,
    MutationObserver: Observer,
    path_to_root: '',
    setTimeout: (after, _, ...given) => after(...given),
    search: {},
  });
  context.window = context;
  run('elasticlunr-');
  run('search.js');
  run('searchindex-');
  const index = runInContext('elasticlunr.Index.load(search.index)', context);
  run('searchtexts-');
  const { doc_urls: urls, search_options: options } = context.search;
  const page = ({ ref }) => urls[ref].replace(/\.html(#.*)?$/, '');
  return (query) => [...new Set(index.search(query, options).map(page))];
}

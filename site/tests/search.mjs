// node site/tests/search.mjs          after cargo xtask site
//
// What the search of the site finds, by its own script and its own index: for the names below, which people type, and
// for every name of the glossary. Fails if a page that they stand for is not among the first ones.

import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

/** A page among the first ones is seen by a reader. */
const FIRST = 5;

/** What is typed in either language, and the problem that is found. */
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

/** What is typed in either language, and the page of theory that is found. */
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

/** What is typed, and the pages that are found. */
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

/** Words of statements, and what is found: a page, or a rule of the table by its anchor. */
const WORDS = {
  en: {
    nim: ['hdu1849', 'compounds', 'grundy', 'nim-multiplication', 'sums'],
    'decimal digit': ['#digit'],
    'king moves': ['#misere-king', '#king'],
    'at most half': ['#at-most-half'],
    'wythoff 精度': ['hdu5973', 'hdu1527'],
    '威佐夫 精度': ['hdu5973', 'hdu1527'],
    'remove a stone and its neighbours in a circle': ['#circle-apart'],
    'take a power of two': ['hdu1847', '#powers-of-two'],
    'misere wythoff': ['#misere-wythoff'],
    'misere king': ['#misere-king'],
    'turn coins neighbours': ['#ruler'],
    'twice the last take': ['#fibonacci'],
    'rectangle nim product': ['#corners'],
    'bipartite graph delete edge': ['#delete'],
    coprime: ['cf2004e', '#coprime'],
    'split a heap': ['octal'],
    'edge of a tree': ['hdu3094', '#misere-cut-tree'],
    knight: ['chessboardagain', 'hdu5754'],
    'queen corner': ['hdu5754'],
    rook: ['hdu5754', '#rook'],
    'three players': ['limits'],
    'matching token': ['matching'],
    'polygon segment': ['hdu4664'],
    Zeckendorf: ['hdu2516'],
    'golden ratio precision': ['euclidsgame'],
    'prime factors': ['abc368f'],
    'staircase coins': ['staircase'],
    'join two heaps': ['loj10246'],
    'heap with a pass': ['#pass'],
    'string erase letter': ['cf1037g', '#erase-a-letter'],
    'digits zero erase': ['hdu1404', '#digits'],
    'chocolate bar': ['strategies', 'loj10245', '#chocolate'],
    'year month day': ['hdu1079'],
    calendar: ['hdu1079'],
    python: ['explorer'],
    calculator: ['explorer'],
    'coin turning rectangle': ['#last-corner', '#corners'],
    'subtract a divisor': ['cf1537d', '#subtract-divisor'],
  },
  zh: {
    nim: ['hdu1849', 'compounds', 'grundy', 'nim-multiplication', 'sums'],
    'wythoff 精度': ['hdu5973', 'hdu1527'],
    '威佐夫 精度': ['hdu5973', 'hdu1527'],
    '十进制 数字': ['#digit'],
    至多取一半: ['arc091f', '#at-most-half'],
    至少取一半: ['#at-least-half'],
    围成一圈: ['hdu3951', 'poj2484', '#circle-exactly'],
    取走一颗石子和相邻的石子: ['#circle-apart'],
    国王: ['hdu5754'],
    皇后: ['hdu5754', 'gym101908b', '#queen'],
    互质: ['cf2004e', '#coprime'],
    真因数: ['abc368f'],
    '质因数 个数': ['abc368f'],
    '树 删边': ['poj3710'],
    '二分图 匹配': ['luogu4055', 'matching'],
    斐波那契: ['hdu2516'],
    黄金分割: ['hdu1527'],
    '两堆 同样多': ['#wythoff'],
    拆成两堆: ['#split'],
    不等的两堆: ['cses2207'],
    '台阶 硬币': ['staircase'],
    平局: ['backwards'],
    '多边形 线段': ['hdu4664'],
    合并两堆: ['loj10246', '#join'],
    'nim 积 矩形': ['nim-multiplication', '#corners'],
    三人: ['limits'],
    找规律: ['unknown'],
    打表: ['unknown'],
    '质数 取': ['#prime-powers'],
    '2 的幂': ['hdu1847', '#powers-of-two'],
    日历: ['hdu1079'],
    巧克力: ['strategies'],
    阶梯: ['staircase'],
    对称: ['strategies'],
    '反常规则 国王': ['#misere-king'],
    python: ['explorer'],
    探索器: ['explorer'],
  },
};

const root = new URL('../../', import.meta.url);
let count = 0;
const faults = [];
for (const [language, expected] of Object.entries(EXPECTED)) {
  const found = await searchOf(language);
  const check = (query, pages, named = (name) => name) => {
    const places = found(query).map((url) => (url.includes('/which#') ? url : url.replace(/#.*/, '')));
    const first = [...new Set(places.map(named))].slice(0, FIRST);
    count += 1;
    const missing = pages.filter((page) => !first.includes(page));
    if (missing.length > 0) {
      faults.push(
        `${language}: \`${query}\` finds ${first.join(', ') || 'nothing'} first, and not ${missing.join(', ')}`,
      );
    }
  };
  for (const [query, id] of Object.entries(PROBLEMS)) check(query, [`${id}/statement`]);
  for (const [query, name] of Object.entries(THEORY)) check(query, [`theory/${name}`]);
  for (const [query, pages] of Object.entries(expected)) check(query, pages);
  const short = (url) =>
    url.replace('theory/which#', '#').replace(/theory\/|\/(statement|solution|program)$/, '');
  for (const [query, pages] of Object.entries(WORDS[language])) check(query, pages, short);
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

/** A function from what is typed to the addresses that are found, without .html. */
async function searchOf(language) {
  const folder = new URL(`target/site/${language}/`, root);
  const names = readdirSync(folder);
  const run = (start) => {
    const name = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (!name) throw new Error(`${folder.pathname}: no ${start}*.js: run cargo xtask site`);
    runInThisContext(readFileSync(new URL(name, folder), 'utf8'));
  };
  const element = () => ({ addEventListener() {}, dispatchEvent() {}, append() {}, dataset: {}, value: '' });
  const document = {
    getElementById: element,
    createElement: element,
    documentElement: { ...element(), lang: language },
    head: element(),
  };
  const MutationObserver = class {
    observe() {}
  };
  // What is typed is searched at once.
  const setTimeout = (after, _, ...given) => after(...given);
  Object.assign(globalThis, { document, MutationObserver, setTimeout, path_to_root: '', search: {} });
  globalThis.window = globalThis;
  run('elasticlunr-');
  const { loadIndex } = await import(`../web/page/search.js?${language}`);
  run('searchindex-');
  const index = loadIndex(globalThis.search.index);
  run('searchtexts-');
  const { doc_urls: urls, search_options: options } = globalThis.search;
  return (query) => index.search(query, options).map(({ ref }) => urls[ref].replace('.html', ''));
}

// node site/tests/search.mjs          after cargo xtask site
//
// What the search of the site finds, by its own scripts and its own index: for the names below, which people type, for
// every name of the glossary, and for every problem by its id and its address. Fails if a page that they stand for is not
// among the first ones, if the problem of a judge does not stand alone, or if one that is not here is not said to be
// missing.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { finderOf } from '../web/search/search-results.js';

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
  // one typo
  Withoff: 'hdu1527',
  whytoff: 'hdu1527',
  'withoff game': 'hdu1527',
  fibonaci: 'hdu2516',
  bachte: 'hdu1846',
};

/** What is typed for the problem of a judge, which alone is found. */
const ALONE = {
  'ｈｄｕ　１８４６': 'hdu1846',
  HDU1536: 'hdu1536',
  'AtCoder Grand Contest 010 F': 'agc010f',
  agc010_f: 'agc010f',
  'LOJ 10243': 'loj10243',
  'Luogu 2148': 'luogu2148',
  CF1194D: 'cf1194d',
  'codeforces 1194 d': 'cf1194d',
  'BZOJ 1188': 'luogu3185',
  'https://codeforces.com/contest/1194/problem/D': 'cf1194d',
  'codeforces.com/problemset/problem/1194/D?locale=ru': 'cf1194d',
  'http://acm.hdu.edu.cn/showproblem.php?pid=1846': 'hdu1846',
  'https://atcoder.jp/contests/arc091/tasks/arc091_d': 'arc091f',
  'https://open.kattis.com/problems/euclidsgame': 'euclidsgame',
  'https://loj.ac/problem/10246': 'loj10246',
  'https://vjudge.net/problem/HDU-1846': 'hdu1846',
};

/** What is typed for a problem that is not here; what is said of it, such as the list that it stands on; and its game. */
const MISSING = {
  'HDU 2188': ['HDU 2188'],
  'cf 36d': ['Codeforces 36D', '1200'],
  'abc 278 g': ['AtCoder ABC 278 G', 'OI Wiki'],
  'https://codeforces.com/problemset/problem/87/C': ['Codeforces 87C', '1200'],
  'leetcode 1908': ['LeetCode 1908', 'LeetCode', 'hdu1849'],
  p6487: ['P6487', 'OI Wiki', 'hdu2486'],
  'AcWing 891': ['AcWing 891', 'AcWing', 'hdu1849'],
};

/** What is typed in either language, and the page of theory that is found. */
const THEORY = {
  grundy: 'grundy',
  sprague: 'grundy',
  spargue: 'grundy',
  stiarcase: 'staircase',
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
    'whoever cannot move loses': ['grundy'],
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
    'two piles of candies, eat the same amount from both': ['#wythoff'],
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
    不能操作者输: ['grundy'],
    找规律: ['unknown'],
    打表: ['unknown'],
    '质数 取': ['#prime-powers'],
    '2 的幂': ['hdu1847', '#powers-of-two'],
    日历: ['hdu1079'],
    巧克力: ['strategies'],
    阶梯: ['staircase'],
    对称: ['strategies'],
    '反常规则 国王': ['#misere-king'],
    一枚马在棋盘上走到角落里: ['#knight'],
    python: ['explorer'],
    探索器: ['explorer'],
  },
};

const root = new URL('../../', import.meta.url);
let count = 0;
const faults = [];
for (const [language, expected] of Object.entries(EXPECTED)) {
  const found = await searchOf(language);
  const fail = (query, what) => faults.push(`${language}: \`${query}\` ${what}`);
  const check = (query, pages, named = (name) => name) => {
    const places = found(query).places.map((url) => (url.includes('/which#') ? url : url.replace(/#.*/, '')));
    const first = [...new Set(places.map(named))].slice(0, FIRST);
    count += 1;
    const missing = pages.filter((page) => !first.includes(page));
    if (missing.length === 0) return;
    fail(query, `finds ${first.join(', ') || 'nothing'} first, and not ${missing.join(', ')}`);
  };
  const alone = (query, id) => {
    for (const inNames of [false, true]) {
      const { places } = found(query, inNames);
      count += 1;
      if (places.join() !== `${id}/statement`)
        fail(query, `finds ${places.join(', ') || 'nothing'}, and not ${id} alone`);
    }
  };
  for (const [query, id] of Object.entries(PROBLEMS)) check(query, [`${id}/statement`]);
  for (const [query, name] of Object.entries(THEORY)) check(query, [`theory/${name}`]);
  for (const [query, pages] of Object.entries(expected)) check(query, pages);
  const short = (url) =>
    url.replace('theory/which#', '#').replace(/theory\/|\/(statement|solution|program)$/, '');
  for (const [query, pages] of Object.entries(WORDS[language])) check(query, pages, short);
  for (const { name, page } of glossary(language)) check(name, [page]);
  for (const [query, id] of Object.entries(ALONE)) alone(query, id);
  for (const { query, id, source } of problems()) {
    alone(query, id);
    const [title] = found(query, true).titles;
    if (!title.startsWith(language === 'zh' ? source.replace('Luogu', '洛谷') : source))
      fail(query, `has the title ${title}`);
  }
  for (const [query, [name, list = '', game]] of Object.entries(MISSING)) {
    const { said, places, hasWays } = found(query);
    const isSaid =
      said.replace('洛谷 ', '').includes(name.replace('洛谷 ', '')) && said.includes(list) && hasWays;
    if (!isSaid || places.join() !== (game ? `${game}/statement` : ''))
      fail(query, `says ${said} of ${places.join()}`);
  }
  if (found('悼念512汶川大地震遇难同胞').places.length > 0)
    fail('a title that is not here', 'finds something');
}
if (count < 300) faults.push(`only ${count} names were searched for`);
console.log(faults.length ? faults.join('\n') : `${count} names find their pages`);
process.exitCode = faults.length ? 1 : 0;

/** The ids and the addresses of all problems, by their statements. */
function* problems() {
  const folder = new URL('problems/', root);
  for (const id of readdirSync(folder)) {
    const path = new URL(`${id}/problem.yaml`, folder);
    if (!existsSync(path)) continue;
    const [, source = ''] = /^source: \[(.*?)[,\]]/m.exec(readFileSync(path, 'utf8')) ?? [];
    if (/\d/.test(id)) yield { query: id, id, source };
    if (/^[\w ]+$/.test(source)) yield { query: source, id, source };
  }
}

/** The names of the glossary, in both languages, each with the page that defines it. */
function* glossary(language) {
  const text = readFileSync(new URL(`problems/theory/glossary.${language}.md`, root), 'utf8');
  for (const [, name, link, other, also] of text.matchAll(/^\| \[(.*?)\]\((.*?)\) \| (.*?) \| (.*?) \| /gm)) {
    const [, folder, file] = /^\.\.\/(\w+)\/([\w-]+)/.exec(link);
    const page = `${folder}/${folder === 'theory' ? file : 'statement'}`;
    for (const one of [name, other, ...also.split(/, |、/)]) if (one) yield { name: one, page };
  }
}

/** A function from what is typed to what is said, and the addresses, without .html, and titles that are found. */
async function searchOf(language) {
  const folder = new URL(`target/site/${language}/`, root);
  const names = readdirSync(folder);
  const run = (start) => {
    const name = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (!name) throw new Error(`${folder.pathname}: no ${start}*.js: run cargo xtask site`);
    runInThisContext(readFileSync(new URL(name, folder), 'utf8'));
  };
  run('elasticlunr-');
  run('searchnames-');
  run('searchindex-');
  runInThisContext(readFileSync(new URL('theory/rules-index.js', folder), 'utf8'));
  const finder = finderOf(globalThis.searchNames, language);
  await new Promise((read) => finder.addTexts(globalThis.searchTexts, read));
  const ofNames = finderOf(globalThis.searchNames, language);
  return (text, inNames = false) => {
    const { found, ...rest } = (inNames ? ofNames : finder).find(text, inNames);
    const places = found.map(({ url }) => url.replace('.html', ''));
    return { ...rest, places, titles: found.map(({ path }) => path[0]) };
  };
}

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
  sg: 'hdu1848',
  anti: 'hdu1907',
  hdu2147: 'hdu2174',
  poj1067: 'hdu1527',
  hdu1944: 'hdu1536',
  P4279: 'hdu1907',
  bachet: 'hdu1846',
  fibonacci: 'hdu2516',
  kiki: 'hdu2174',
  abc255_g: 'abc255g',
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
  'AtCoder Grand Contest 010 F': 'agc010f',
  agc010_f: 'agc010f',
  'Luogu 2148': 'luogu2148',
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
  SG函数: 'grundy',
  模板: 'which',
};

/** What is typed, and the pages that are found. */
const EXPECTED = {
  en: {
    'Sprague-Grundy theorem': ['theory/sums'],
    'game theory': ['course'],
    'cheat sheet': ['theory/which'],
    'HDU 3590': ['theory/misere'],
    'HDU 3595': ['theory/compounds'],
  },
  zh: {
    博弈论: ['course'],
    sg定理: ['theory/sums'],
    取石子游戏: ['hdu1527/statement', 'hdu2516/statement'],
    '拆分-Nim': ['luogu3185/statement'],
    'Anti-SG': ['theory/misere'],
    'BZOJ 1188': ['luogu3185/statement'],
    'HDU 3590': ['theory/misere'],
    糖果堆: ['agc002e/statement'],
  },
};

/** Words of statements, and what is found: a page, or a rule of the table by its anchor. */
const WORDS = {
  en: {
    nim: ['hdu1849', 'compounds', 'grundy', 'nim-multiplication', 'sums'],
    'decimal digit': ['#digit'],
    'at most half': ['#at-most-half'],
    '威佐夫 精度': ['hdu5973', 'hdu1527'],
    'remove a stone and its neighbours in a circle': ['#circle-apart'],
    'take a power of two': ['hdu1847', '#powers-of-two'],
    'misere wythoff': ['#misere-wythoff'],
    'turn coins neighbours': ['#ruler'],
    'twice the last take': ['#fibonacci'],
    'rectangle nim product': ['#corners'],
    'bipartite graph delete edge': ['#delete'],
    coprime: ['cf2004e', '#coprime'],
    'split a heap': ['octal'],
    'edge of a tree': ['hdu3094', '#misere-cut-tree'],
    knight: ['chessboardagain', 'hdu5754'],
    'three players': ['limits'],
    'whoever cannot move loses': ['grundy'],
    'matching token': ['matching'],
    'polygon segment': ['hdu4664'],
    'golden ratio precision': ['euclidsgame'],
    'prime factors': ['abc368f'],
    'join two heaps': ['loj10246'],
    'heap with a pass': ['#pass'],
    'string erase letter': ['cf1037g', '#erase-a-letter'],
    'digits zero erase': ['hdu1404', '#digits'],
    'chocolate bar': ['strategies', 'loj10245', '#chocolate'],
    'year month day': ['hdu1079'],
    python: ['explorer'],
    'coin turning rectangle': ['#last-corner', '#corners'],
    'subtract a divisor': ['cf1537d', '#subtract-divisor'],
    'two piles of candies, eat the same amount from both': ['#wythoff'],
  },
  zh: {
    nim: ['hdu1849', 'compounds', 'grundy', 'nim-multiplication', 'sums'],
    '威佐夫 精度': ['hdu5973', 'hdu1527'],
    '十进制 数字': ['#digit'],
    至多取一半: ['arc091f', '#at-most-half'],
    至少取一半: ['#at-least-half'],
    围成一圈: ['hdu3951', 'poj2484', '#circle-exactly'],
    取走一颗石子和相邻的石子: ['#circle-apart'],
    国王: ['hdu5754'],
    互质: ['cf2004e', '#coprime'],
    真因数: ['abc368f'],
    '树 删边': ['poj3710'],
    '二分图 匹配': ['luogu4055', 'matching'],
    斐波那契: ['hdu2516'],
    黄金分割: ['hdu1527'],
    拆成两堆: ['#split'],
    不等的两堆: ['cses2207'],
    '多边形 线段': ['hdu4664'],
    合并两堆: ['loj10246', '#join'],
    'nim 积 矩形': ['nim-multiplication', '#corners'],
    三人: ['limits'],
    不能操作者输: ['grundy'],
    找规律: ['unknown'],
    '质数 取': ['#prime-powers'],
    '2 的幂': ['hdu1847', '#powers-of-two'],
    '反常规则 国王': ['#misere-king'],
    一枚马在棋盘上走到角落里: ['#knight'],
    python: ['explorer'],
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

// Rules of games for the diagrams that ask for one position after the other. The positions are the numbers from
// `first` on, and a move leaves lower ones: none, one, or several as a sum.

import { range } from '../play/lists.js';
import { language } from '../shared/elements.js';
import { below, heapGame, list, splits } from './diagrams.js';

/** The parts of a row that are not empty. */
const parts = (...sizes) => sizes.filter(Boolean);

const DAY = 24 * 60 * 60 * 1000;
const before = (days, { end }) => new Date(Date.parse(end) - days * DAY);
const dateOf = (days, data) => {
  const date = before(days, data);
  return `${date.getUTCMonth() + 1}-${date.getUTCDate()}`;
};

/** Heaps of at most four stones in all: a move leads to an earlier place. */
const positions = [
  [],
  [1],
  [2],
  [1, 1],
  [3],
  [1, 2],
  [1, 1, 1],
  [4],
  [2, 2],
  [1, 3],
  [1, 1, 2],
  [1, 1, 1, 1],
];
const key = (heaps) =>
  parts(...heaps)
    .toSorted((a, b) => a - b)
    .join();
const placeOf = (heaps) => positions.findIndex((position) => key(position) === key(heaps));
const joined = (n, separator = ' + ') => positions[n].join(separator) || '–';

const ruleOfTakes = (data) => heapGame(data).rule;

/** What the moves from a position leave: numbers, or lists of them where that is a sum. */
const games = {
  /** Those of `heapGame`, which takes `takes`. */
  takes: {
    rule: { en: ruleOfTakes, zh: ruleOfTakes },
    moves: (n, data) => heapGame(data).options(n),
  },
  /** Takes of at most one k-th. */
  part: {
    rule: {
      en: ({ k }) =>
        `A move takes at least one stone, and of X stones at most X / ${k} of them, rounded down.`,
      zh: ({ k }) => `每步至少取一颗；有 X 颗时，至多取 X / ${k} 颗（下取整）。`,
    },
    moves: (n, { k }) => range(1, Math.floor(n / k)).map((take) => n - take),
  },
  /** Nim with pairs of a heap and a take that are forbidden, as in 2:2 5:3. */
  forbidden: {
    rule: {
      en: ({ pairs }) =>
        `A move takes any positive number of stones, but not ${list(pairs.split(' ').map((pair) => pair.split(':').toReversed().join(' from heap ')))}.`,
      zh: ({ pairs }) =>
        `每步取任意正整数颗，但不许${list(pairs.split(' ').map((pair) => pair.split(':').join(' 颗时取 ')))} 颗。`,
    },
    moves: (n, { pairs }) => {
      const isFree = (take) => !pairs.split(' ').includes(`${n}:${take}`);
      return range(1, n)
        .filter(isFree)
        .map((take) => n - take);
    },
  },
  divisors: {
    first: 1,
    rule: {
      en: 'A move replaces a number by one of its smaller divisors.',
      zh: '每步把一个数换成它的真约数。',
    },
    name: { en: (n) => `Number ${n}`, zh: (n) => `数 ${n}` },
    moves: (n) => range(1, n - 1).filter((divisor) => n % divisor === 0),
  },
  /** Two neighbours of a row are knocked down. */
  neighbours: {
    rule: {
      en: 'A move takes two neighbours out of a row, and leaves the parts to their left and right.',
      zh: '每步从一排中去掉相邻的两个，剩下左右两段。',
    },
    name: { en: (n) => `A row of ${n}`, zh: (n) => `${n} 个一排` },
    moves: (n) => splits(n - 2, 0).map((both) => parts(...both)),
  },
  /** One of a row is knocked down, or two neighbours. */
  kayles: {
    rule: {
      en: 'A move takes one out of a row, or two neighbours, and leaves the parts to their left and right.',
      zh: '每步从一排中去掉一个，或相邻的两个，剩下左右两段。',
    },
    name: { en: (n) => `A row of ${n}`, zh: (n) => `${n} 个一排` },
    moves: (n) => [...splits(n - 1, 0), ...splits(n - 2, 0)].map((both) => parts(...both)),
  },
  unequal: {
    first: 1,
    rule: { en: 'A move splits a heap into two of different sizes.', zh: '每步把一堆分成大小不同的两堆。' },
    moves: (n) => splits(n).filter(([less, more]) => less !== more),
  },
  lasker: {
    rule: {
      en: 'A move takes any positive number of stones, or splits the heap into two.',
      zh: '每步取任意正整数颗，或者把一堆分成两堆。',
    },
    moves: (n) => [...below(n), ...splits(n)],
  },
  beans: {
    rule: {
      en: 'A bean that is d bottles before the last one becomes two, each of them nearer to the last one.',
      zh: '距离末瓶 d 个的一颗豆子换成两颗，都离末瓶更近。',
    },
    name: { en: (n) => `Distance ${n}`, zh: (n) => `距离 ${n}` },
    moves: (n) => below(n).flatMap((far) => range(0, far).map((near) => [far, near])),
  },
  /** The cells behind the quotient m = n / x, where a move turns x, 2x, ..., kx. */
  multiples: {
    first: 1,
    rule: {
      en: 'A move turns the cells x, 2x, …, kx. With m = n / x, it leaves the cells with the quotients m / 2, …, m / k, rounded down, for some k from 1 to m.',
      zh: '每步翻转 x、2x、…、kx。记 m = n / x，剩下商为 m / 2、…、m / k（下取整）的格子，k 可取 1 到 m。',
    },
    name: { en: (n) => `Quotient ${n}`, zh: (n) => `商 ${n}` },
    moves: (m) => range(1, m).map((k) => range(2, k).map((i) => Math.floor(m / i))),
  },
  /** A graph: to which positions the arrows of each lead, as in 0: 1:0 2:0,1 */
  graph: {
    rule: { en: 'A move goes along an arrow.', zh: '每步沿一条边走。' },
    name: { en: (n) => `Position ${n}`, zh: (n) => `位置 ${n}` },
    moves: (n, { graph }) => {
      const [, to] = graph.split(' ')[n].split(':');
      return to ? to.split(',').map(Number) : [];
    },
  },
  /** Takes of `p` to `q`; of fewer than p stones all are taken. */
  least: {
    rule: {
      en: ({ p, q }) => `A move takes ${p} to ${q} stones; if fewer than ${p} are left, all of them.`,
      zh: ({ p, q }) => `每步取 ${p} 到 ${q} 颗；不足 ${p} 颗时全部取走。`,
    },
    moves: (n, { p, q }) => (n > 0 && n < p ? [0] : range(Number(p), Math.min(n, q)).map((take) => n - take)),
  },
  /** The days before a date, as in 2001-11-04. */
  dates: {
    rule: {
      en: 'A move goes to the next day, or to the same day of the next month.',
      zh: '每步走到第二天，或下个月的同一天。',
    },
    name: { en: dateOf, zh: dateOf },
    cell: dateOf,
    moves: (n, data) => {
      const [date, later] = [before(n, data), before(n, data)];
      later.setUTCMonth(date.getUTCMonth() + 1);
      const days = (before(0, data) - later) / DAY;
      const isThere = later.getUTCDate() === date.getUTCDate() && days >= 0;
      return [...(n > 0 ? [n - 1] : []), ...(isThere ? [days] : [])];
    },
  },
  /** All positions of few stones, where a move takes a stone or joins two heaps. */
  join: {
    rule: { en: 'A move takes one stone, or joins two heaps.', zh: '每步取一颗石子，或合并两堆。' },
    name: { en: (n) => `Heaps ${joined(n)}`, zh: (n) => `各堆 ${joined(n)}` },
    cell: (n) => joined(n, ' '),
    moves: (n) => {
      const heaps = positions[n];
      const without = (...places) => heaps.filter((_, i) => !places.includes(i));
      const taken = heaps.map((heap, i) => [...without(i), heap - 1]);
      const pairs = heaps.flatMap((_, j) => below(j).map((i) => [...without(i, j), heaps[i] + heaps[j]]));
      return [...new Set([...taken, ...pairs].map(placeOf))];
    },
  },
};

const heap = { en: (n) => `Heap ${n}`, zh: (n) => `${n} 颗` };

/**
 * The game of a diagram's attributes: `rule` and what it needs, without it that of `takes`. The rule in words, the
 * name and the short name of a position, the positions in their order, what the moves leave, and whether that may
 * be several positions.
 */
export function ruleGame(data) {
  const { rule, name = heap, cell = String, first = 0, moves } = games[data.rule ?? 'takes'];
  const text = rule[language];
  const options = (n) => moves(n, data).map((left) => [left].flat());
  const all = range(first, Number(data.to));
  return {
    rule: typeof text === 'string' ? text : text(data),
    name: (n) => name[language](n, data),
    cell: (n) => cell(n, data),
    positions: all,
    options,
    hasSums: all.some((n) => options(n).some((sum) => sum.length > 1)),
  };
}

// Intervals [L, R); a move chooses one that is disjoint from all chosen before. A position has those that are left.

import { strip } from '../../site/web/play/drawings.js';
import { everyOther, mex, product, range } from '../../site/web/play/lists.js';
import { countedLines, listField } from '../../site/web/play/rules.js';

const intervalsOf = ({ left, right }) => left.map((l, i) => [l, right[i]]);
const positionOf = (intervals) => ({ left: intervals.map(([l]) => l), right: intervals.map(([, r]) => r) });
const disjoint = ([l, r], [left, right]) => right <= l || r <= left;

/** The Grundy value of the stretch from l to r. */
function value(intervals, l, r, known = {}) {
  const key = `${l} ${r}`;
  const inside = intervals.filter(([left, right]) => l <= left && right <= r);
  known[key] ??= mex(
    inside.map(([left, right]) => value(intervals, l, left, known) ^ value(intervals, right, r, known)),
  );
  return known[key];
}

/** The intervals of the game in the explorer. */
const OF_THE_EXPLORER = [
  [1, 3],
  [2, 5],
  [4, 6],
  [5, 9],
  [6, 8],
  [8, 10],
];

export const game = {
  starts: [
    { left: [1, 2, 3, 5, 6], right: [3, 4, 6, 7, 8] },
    { left: [1, 2, 4, 5, 6, 7, 8], right: [4, 3, 5, 6, 8, 10, 9] },
    { left: [1, 2, 3, 4, 5, 7, 8], right: [2, 4, 5, 6, 8, 9, 9] },
    { left: [2, 3, 4, 5, 7, 7, 8], right: [4, 5, 5, 7, 8, 10, 10] },
    { left: [1, 3, 5, 2, 4, 6, 7], right: [3, 5, 7, 4, 6, 9, 8] },
    { left: [1, 2, 3, 4, 5, 9], right: [4, 5, 4, 7, 6, 11] },
    { left: [1, 2, 3, 5, 6, 7], right: [2, 3, 5, 6, 7, 9] },
    { left: [1, 4, 6, 7, 9, 9], right: [3, 5, 8, 9, 10, 11] },
  ],
  moves: (position) => {
    const intervals = intervalsOf(position);
    return intervals.map((chosen, interval) => {
      const to = positionOf(intervals.filter((other) => disjoint(other, chosen)));
      return { interval, to };
    });
  },
  canonical: (position) => intervalsOf(position).sort(([l, r], [left, right]) => l - left || r - right),
  theorem: (position) => {
    const intervals = intervalsOf(position);
    const [start, end] = [Math.min(...position.left), Math.max(...position.right)];
    const g = value(intervals, start, end);
    const after = intervals.map(([l, r]) => value(intervals, start, l) ^ value(intervals, r, end));
    const each = (name) => intervals.map((interval, i) => name(interval, after[i]));
    const [en, zh] = [
      each(([l, r], sum) => `[${l}, ${r}) to ${sum}`).join(', '),
      each(([l, r], sum) => `选 [${l}, ${r}) 后为 ${sum}`).join('，'),
    ];
    return {
      won: g !== 0,
      en:
        intervals.length === 0
          ? 'no interval is left'
          : `the Grundy value is ${g}${g === 0 ? '' : ', not 0'}, the mex of the values to which the moves lead: ${en}`,
      zh:
        intervals.length === 0
          ? '没有剩下的区间'
          : `SG 值为 ${g}${g === 0 ? '' : '，不为 0'}，即各走法走到的 SG 值的 mex：${zh}`,
    };
  },

  rule: () => ({
    en: 'A move chooses an interval that overlaps none of those chosen before; it may touch them. Whoever cannot choose one loses.',
    zh: '每次选一个区间，它不能与之前选出的区间相交，但端点可以相接。无法再选者输。',
  }),
  name: ({ interval }, position) => {
    const [l, r] = intervalsOf(position)[interval];
    return { en: `choose [${l}, ${r})`, zh: `选 [${l}, ${r})` };
  },
  howTo: () => ({ en: 'Your move: choose an interval.', zh: '轮到你了：选一个区间。' }),
  // A row for each interval of the start. What can no longer be chosen is gone; what is chosen becomes another thing.
  draw: (_, { moves, start, history }) => {
    const all = intervalsOf(start);
    let free = range(0, all.length - 1);
    const chosen = [];
    for (const { interval } of history) {
      const number = free[interval];
      chosen.push(number);
      free = free.filter((other) => disjoint(all[other], all[number]));
    }
    return all.map(([l, r], number) => {
      const move = moves.find(({ interval }) => free[interval] === number);
      const label = { en: `[${l}, ${r})`, zh: `[${l}, ${r})` };
      const look = chosen.includes(number) ? 'piece' : free.includes(number) ? 'paper-0' : undefined;
      const cells = strip(1, Math.max(...start.right) - 1, (cell) =>
        l <= cell && cell < r && look
          ? { object: { look, key: `${number}:${cell}:${look}` }, move: cell === l ? move : undefined }
          : {},
      );
      return { label, shape: 'strip', cells };
    });
  },

  setup: {
    fields: {
      left: listField({ en: 'L of each interval', zh: '各区间的 L' }, [1, 8], 1, 11),
      right: listField({ en: 'R of each interval', zh: '各区间的 R' }, [1, 8], 2, 12),
    },
    check: ({ left, right }) => {
      if (left.length !== right.length) {
        return { en: 'there must be one R for each L', zh: 'L 与 R 的个数应相等' };
      }
      const isOrdered = left.every((l, i) => l < right[i]);
      return !isOrdered && { en: 'each L must be less than its R', zh: '每个 L 都应小于相应的 R' };
    },
  },

  verdicts: {
    positions: () => {
      const all = product(range(1, 4), range(2, 5)).filter(([l, r]) => l < r);
      const lists = [1, 2, 3].flatMap((n) => product(...Array(n).fill(all)));
      return lists.map(positionOf);
    },
    lines: ({ left, right }) => [left.length, ...left.map((l, i) => [l, right[i]])],
    cases: countedLines,
    read: ([, ...rest]) => ({ left: everyOther(rest, 0), right: everyOther(rest, 1) }),
    answer: (won) => (won ? 'Alice' : 'Bob'),
    letters: (position) => ({
      L: position.left,
      R: position.right,
      g: (l, r) => value(intervalsOf(position), l, r),
    }),
    sameMoves: () =>
      product(range(1, 10), range(1, 10))
        .filter(([l, r]) => l < r)
        .map(([l, r]) => [[[l, r]], positionOf(OF_THE_EXPLORER.filter(([a, b]) => l <= a && b <= r))]),
  },
};

// One heap; a move takes at most k times as many stones as the move before it. `maxTake` is the most that the
// next move may take.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { byLeastPart, heapsField, limitedMoves, numberField } from '../../site/web/play/rules.js';

/** The lost heaps up to n, in ascending order. */
const lostHeaps = (n, k) => {
  const lost = [1];
  for (;;) {
    const last = lost[lost.length - 1];
    const next = last + lost.find((heap) => k * heap >= last);
    if (next > n) return lost;
    lost.push(next);
  }
};

export const game = {
  takesLast: true,
  starts: product(range(8, 24), [1, 2, 3, 4]).map(([n, k]) => ({ heaps: [n], maxTake: n - 1, k })),
  overInTwo: 'The first move may take so many that the second one takes all the rest.',
  moves: (position) => limitedMoves(position, position.k),
  theorem: ({ heaps: [n], maxTake, k }) => {
    const alone = { en: `a lost heap for k = ${k}`, zh: ` k = ${k} 时的必败数` };
    return byLeastPart(n, lostHeaps(n, k), maxTake, alone);
  },

  rule: ({ maxTake, k }) => ({
    en: `The first move takes any number of stones but not all, each later move at most k = ${k} times as many as the one before it (now: at most ${maxTake}). Whoever takes the last one wins.`,
    zh: `第一次取任意多颗（至少一颗）但不能取完，之后每次至多取上一次的 k = ${k} 倍（现在至多取 ${maxTake} 颗）。取走最后一颗者胜。`,
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: {
    fields: {
      heaps: heapsField(1, 40),
      maxTake: numberField({ en: 'the most that the next move takes', zh: '这一次至多取' }, 1, 400),
      k: numberField({ en: 'k, the factor', zh: 'k，倍数' }, 1, 10),
    },
  },

  verdicts: {
    positions: () => product(range(2, 70), range(1, 8)).map(([n, k]) => ({ heaps: [n], maxTake: n - 1, k })),
    lines: ({ heaps, k }) => [[heaps[0], k]],
    read: ([n, k]) => ({ heaps: [n], maxTake: n - 1, k }),
    answer: (won, winning, number) =>
      `Case ${number}: ${won ? Math.min(...winning.map((move) => move.take)) : 'lose'}`,
    letters: ({ heaps: [n], maxTake, k }) =>
      n > 1 && maxTake === n - 1 ? { n, H: lostHeaps(n, k) } : undefined,
    sameMoves: () =>
      product(range(1, 15), range(1, 14)).map(([n, maxTake]) => [
        [[n, maxTake]],
        { heaps: [n], maxTake, k: 3 },
      ]),
  },
};

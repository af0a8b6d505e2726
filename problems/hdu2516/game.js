// Fibonacci nim: one heap; a move takes at most twice as many stones as the move before it. `maxTake` is the
// most that the next move may take.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { fibonacci, product, range } from '../../site/web/play/lists.js';
import { byLeastPart, heapsField, limitedMoves, numberField } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: range(8, 24).map((n) => ({ heaps: [n], maxTake: n - 1 })),
  overInTwo: 'The first move may take so many that the second one takes all the rest.',
  moves: (position) => limitedMoves(position, 2),
  theorem: ({ heaps: [n], maxTake }) =>
    byLeastPart(n, fibonacci(n), maxTake, { en: 'a Fibonacci number', zh: '斐波那契数' }),

  rule: ({ maxTake }) => ({
    en: `The first move takes any number of stones but not all, each later move at most twice the one before it (now: at most ${maxTake}). Whoever takes the last one wins.`,
    zh: `第一次取任意多颗（至少一颗），但不能取完，之后每次至多取上一次的两倍（现在至多取 ${maxTake} 颗）。取走最后一颗者胜。`,
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: {
    fields: {
      heaps: heapsField(1, 40),
      maxTake: numberField({ en: 'the most that the next move takes', zh: '这一次至多取' }, 1, 80),
    },
  },

  verdicts: {
    positions: () => range(2, 150).map((n) => ({ heaps: [n], maxTake: n - 1 })),
    lines: ({ heaps }) => [heaps],
    read: ([n]) => ({ heaps: [n], maxTake: n - 1 }),
    answer: (won) => (won ? 'First win' : 'Second win'),
    letters: ({ heaps: [n], maxTake }) => (n > 1 && n <= 21 && maxTake === n - 1 ? { n } : undefined),
    sameMoves: () =>
      product(range(1, 15), range(1, 14)).map(([n, maxTake]) => [[[n, maxTake]], { heaps: [n], maxTake }]),
  },
};

// Bachet's game: one heap; a move takes 1 to m stones.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { byMultiple, heapsField, numberField, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product(range(8, 18), range(2, 5)).map(([n, maxTake]) => ({ heaps: [n], maxTake })),
  moves: (position) => takeMoves(position, (take) => take <= position.maxTake),
  theorem: ({ heaps: [n], maxTake }) => byMultiple(n, maxTake + 1, 'm + 1 = '),

  rule: ({ maxTake }) => ({
    en: `A move takes 1 to ${maxTake} stones (m = ${maxTake}). Whoever takes the last one wins.`,
    zh: `每次取 1 到 ${maxTake} 颗（m = ${maxTake}），取走最后一颗者胜。`,
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: {
    fields: {
      heaps: heapsField(1, 40),
      maxTake: numberField({ en: 'm, the most that a move takes', zh: 'm，每次至多取' }, 1, 20),
    },
  },

  verdicts: {
    positions: () => product(range(1, 60), range(1, 15)).map(([n, maxTake]) => ({ heaps: [n], maxTake })),
    lines: ({ heaps: [n], maxTake }) => [[n, maxTake]],
    read: ([n, maxTake]) => ({ heaps: [n], maxTake }),
    answer: (won) => (won ? 'first' : 'second'),
    letters: ({ heaps: [n], maxTake }) => ({ n, m: maxTake }),
    sameMoves: () => range(1, 20).map((n) => [[n], { heaps: [n], maxTake: 3 }]),
  },
};

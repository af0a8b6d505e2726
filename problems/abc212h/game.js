// Nim with heaps of matches. The program counts rows; of those of one heap it says whether it is won.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byNimSum, heapsField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product([1, 2, 3], [2, 3, 5], [3, 5, 7], [1, 2]).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: (position) => takeMoves(position),
  theorem: ({ heaps }) => byNimSum(heaps),

  rule: () => ({
    en: 'A row of heaps is given; a move takes any number of matches from one of them. Whoever takes the last one wins.',
    zh: '给定一行石子堆，每次从一堆中取任意多颗（至少一颗），取走最后一颗者胜。',
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: { fields: { heaps: heapsField(4, 9) } },

  verdicts: {
    positions: () => range(1, 40).map((n) => ({ heaps: [n] })),
    lines: ({ heaps }) => {
      const numbers = [...new Set(heaps.filter((heap) => heap > 0))];
      return [[heaps.length, numbers.length], numbers];
    },
    answer: (won) => (won ? '1' : '0'),
    ownStarts: 'A start is a row, and a case of an input the numbers from which all rows are made.',
    sameMoves: () => listsUpTo(1, 9, 9).map((heaps) => [heaps, { heaps }]),
  },
};

// Nim with heaps of cards; the answer is the number of winning moves.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byNimSum, heapsField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product(range(1, 5), range(3, 8), range(4, 9)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: (position) => takeMoves(position),
  theorem: ({ heaps }) => byNimSum(heaps),

  rule: () => ({
    en: 'A move takes any number of cards from one heap. Whoever takes the last one wins.',
    zh: '每次从一堆中取任意多张牌（至少一张），取走最后一张者胜。',
  }),
  ...takesFromHeaps('card', '张'),

  setup: { fields: { heaps: heapsField(5, 12) } },

  verdicts: {
    positions: () => listsUpTo(1, 0, 20, 9, 5).map((heaps) => ({ heaps })), // at least two heaps
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (_won, winning) => winning.length,
    sameMoves: () => listsUpTo(1, 9, 9).map((heaps) => [heaps, { heaps }]),
  },
};

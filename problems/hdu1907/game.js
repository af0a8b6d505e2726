// Misère Nim: whoever takes the last sweet loses.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byMisereNimSum, heapsField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  misere: true,
  starts: product(range(1, 4), range(1, 6), range(2, 7)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: (position) => takeMoves(position),
  theorem: ({ heaps }) => byMisereNimSum(heaps),

  rule: () => ({
    en: 'A move takes any number of sweets from one heap. Whoever takes the last one loses.',
    zh: '每次从一堆中取任意多颗（至少一颗）糖果，取走最后一颗者输。',
  }),
  ...takesFromHeaps('sweet', '颗'),

  setup: { fields: { heaps: heapsField(5, 12) } },

  verdicts: {
    positions: () => listsUpTo(1, 30, 15, 8, 5).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? 'John' : 'Brother'),
    letters: ({ heaps }) => ({ A: heaps }),
    sameMoves: () => product(range(0, 6), range(0, 6)).map((heaps) => [[heaps], { heaps }]),
  },
};

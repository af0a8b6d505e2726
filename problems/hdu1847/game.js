// One heap of cards; a move takes a power of two.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { range } from '../../site/web/play/lists.js';
import { byMultiple, heapsField, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: range(11, 30).map((n) => ({ heaps: [n] })),
  moves: (position) => takeMoves(position, (take) => Number.isInteger(Math.log2(take))),
  theorem: ({ heaps: [n] }) => byMultiple(n, 3),

  rule: () => ({
    en: 'A move takes 1, 2, 4, 8, 16, … cards. Whoever takes the last one wins.',
    zh: '每次取 1, 2, 4, 8, 16, … 张牌，取走最后一张者胜。',
  }),
  ...takesFromHeaps('card', '张'),

  setup: { fields: { heaps: heapsField(1, 40) } },

  verdicts: {
    positions: () => range(1, 1000).map((n) => ({ heaps: [n] })),
    lines: ({ heaps }) => [heaps],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? 'Kiki' : 'Cici'),
    letters: ({ heaps: [n] }) => ({ n }),
    sameMoves: () => range(1, 20).map((n) => [[n], { heaps: [n] }]),
  },
};

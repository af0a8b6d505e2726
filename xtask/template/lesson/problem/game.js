// TODO the game, and what a move is. Until then: one heap; a move takes 1 or 2 stones.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { range } from '../../site/web/play/lists.js';
import { byMultiple, heapsField, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  starts: range(4, 15).map((n) => ({ heaps: [n] })),
  moves: (position) => takeMoves(position, (take) => take <= 2),
  theorem: ({ heaps: [n] }) => byMultiple(n, 3),

  rule: () => ({
    en: 'A move takes 1 or 2 stones. Whoever takes the last one wins.',
    zh: '每次取 1 颗或 2 颗，取走最后一颗者胜。',
  }),
  ...takesFromHeaps('stone', '颗'), // name, howTo and draw

  setup: { fields: { heaps: heapsField(1, 40) } },

  verdicts: {
    positions: () => range(1, 10).map((n) => ({ heaps: [n] })),
    lines: ({ heaps: [n] }) => [[n]],
    answer: (won) => (won ? 'first' : 'second'),
    sameMoves: () => range(1, 10).map((n) => [[n], { heaps: [n] }]),
  },
};

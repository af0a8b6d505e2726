// Three heaps; a move takes a Fibonacci number of stones from one.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { fibonacci, listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byHeapValues, grundy, heapsField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product(range(1, 9), range(4, 9), range(5, 12)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: (position) => takeMoves(position, (take) => fibonacci(take).includes(take)),
  theorem: ({ heaps }) => byHeapValues(heaps, (heap) => grundy(heap, fibonacci(heap))),

  rule: () => ({
    en: 'A move takes 1, 2, 3, 5, 8, … stones from one heap. Whoever takes the last one wins.',
    zh: '每次从一堆中取 1, 2, 3, 5, 8, … 颗，取走最后一颗者胜。',
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: { fields: { heaps: heapsField(4, 14) } },

  verdicts: {
    positions: () => product(range(1, 15), range(1, 15), range(1, 15)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? 'Fibo' : 'Nacci'),
    letters: ({ heaps: [m, n, p] }) => ({ m, n, p, g: (heap) => grundy(heap, fibonacci(heap)) }),
    sameMoves: () => listsUpTo(1, 20, 8).map((heaps) => [heaps, { heaps }]),
  },
};

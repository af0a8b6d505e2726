// Several heaps; a move takes `least` to `most` stones from one of them.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import {
  byNimSum,
  heapsField,
  inOrder,
  numberField,
  sortedHeaps,
  takeMoves,
} from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(4, 9), range(7, 14), [
    [2, 4],
    [2, 5],
    [3, 5],
    [3, 7],
  ]).map(([a, b, [least, most]]) => ({ heaps: [a, b], least, most })),
  moves: (position) => takeMoves(position, (take) => position.least <= take && take <= position.most),
  canonical: sortedHeaps,
  theorem: ({ heaps, least, most }) =>
    byNimSum(
      heaps.map((heap) => Math.floor((heap % (least + most)) / least)),
      {
        en: `the Grundy values ⌊(A mod ${least + most}) / ${least}⌋ are`,
        zh: `SG 值 ⌊(A mod ${least + most}) / ${least}⌋ 为 `,
      },
    ),

  rule: ({ least, most }) => ({
    en: `A move takes ${least} to ${most} stones from one heap (L = ${least}, R = ${most}). A player who cannot move, since no heap has ${least} stones, loses.`,
    zh: `每次从一堆中取 ${least} 到 ${most} 颗（L = ${least}，R = ${most}）。轮到某一方时，若每一堆都不足 ${least} 颗，这一方输。`,
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: {
    fields: {
      heaps: heapsField(3, 24),
      least: numberField({ en: 'L, the least that a move takes', zh: 'L，每次至少取' }, 1, 12),
      most: numberField({ en: 'R, the most', zh: 'R，每次至多取' }, 1, 24),
    },
    check: ({ least, most }) => inOrder('L', least, 'R', most),
  },

  verdicts: {
    positions: () =>
      product(range(1, 4), range(0, 4)).flatMap(([least, more]) =>
        listsUpTo(1, 40, 15, 7).map((heaps) => ({ heaps, least, most: least + more })),
      ),
    lines: ({ heaps, least, most }) => [[heaps.length, least, most], heaps],
    read: ([, least, most, ...heaps]) => ({ heaps, least, most }),
    answer: (won) => (won ? 'First' : 'Second'),
    letters: ({ heaps, least, most }) => ({ A: heaps, L: least, R: most }),
    sameMoves: () => listsUpTo(1, 20, 5).map((heaps) => [heaps, { heaps, least: 3, most: 8 }]),
  },
};

// Several heaps; a move takes at most one K-th of a heap, rounded down; `k[i]` is the number K of heap i.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { everyOther, listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byNimSum, heapsField, listField, takeMoves } from '../../site/web/play/rules.js';

/** The Grundy value of a heap, by the recursion of the theorem. */
const value = (heap, k) => {
  const most = Math.floor(heap / k);
  return most === 0 || heap % k === 0 ? most : value(heap - most - 1, k);
};

export const game = {
  starts: product(range(7, 14), range(8, 15), [
    [2, 3],
    [3, 2],
    [2, 4],
    [3, 3],
  ]).map(([a, b, k]) => ({ heaps: [a, b], k })),
  moves: (position) =>
    takeMoves(position, (take, heap) => take <= Math.floor(position.heaps[heap] / position.k[heap])),
  theorem: ({ heaps, k }) =>
    byNimSum(
      heaps.map((heap, i) => value(heap, k[i])),
      { en: 'the Grundy values are', zh: 'SG 值为 ' },
    ),

  rule: ({ k }) => ({
    en: `A move takes from one heap at least 1 of its stones and at most one K-th of them, rounded down, where ${k.map((k, i) => `K = ${k} for heap ${i + 1}`).join(' and ')}. Whoever cannot move loses.`,
    zh: `每次从一堆中取走至少 1 颗，至多取这一堆现有石子的 K 分之一（向下取整），${k.map((k, i) => `第 ${i + 1} 堆 K = ${k}`).join('，')}。无法操作者输。`,
  }),
  ...takesFromHeaps('stone', '颗', (position, heap) => `K = ${position.k[heap]}`),

  setup: {
    fields: {
      heaps: heapsField(3, 20),
      k: listField({ en: 'K of each heap', zh: '各堆的 K' }, [1, 3], 1, 10),
    },
    check: ({ heaps, k }) =>
      heaps.length !== k.length && { en: 'there must be one K for each heap', zh: '每堆应有一个 K' },
  },

  verdicts: {
    positions: () =>
      [
        product(range(1, 40), range(1, 8)),
        product(range(1, 12), range(1, 4), range(1, 12), range(1, 4)),
        product(range(1, 5), range(1, 3), range(1, 5), range(1, 3), range(1, 5), range(1, 3)),
      ]
        .flat()
        .map((numbers) => ({ heaps: everyOther(numbers, 0), k: everyOther(numbers, 1) })),
    lines: ({ heaps, k }) => [heaps.length, ...heaps.map((heap, i) => [heap, k[i]])],
    read: ([, ...rest]) => ({ heaps: everyOther(rest, 0), k: everyOther(rest, 1) }),
    answer: (won) => (won ? 'Takahashi' : 'Aoki'),
    letters: ({ heaps, k }) =>
      k.every((one) => one === k[0]) ? { A: heaps, g: (n) => value(n, k[0]) } : undefined,
    sameMoves: () => listsUpTo(1, 27, 12).map((heaps) => [heaps, { heaps, k: heaps.map(() => 3) }]),
  },
};

// A sum of Bachet's games: a move takes 1 to L stones from one heap; `maxTake[i]` is L of heap i.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { everyOther, listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byNimSum, countedLines, heapsField, listField, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product(range(2, 9), range(1, 3), range(4, 10), range(2, 5)).map(([a, maxA, b, maxB]) => ({
    heaps: [a, b],
    maxTake: [maxA, maxB],
  })),
  moves: (position) => takeMoves(position, (take, heap) => take <= position.maxTake[heap]),
  theorem: ({ heaps, maxTake }) =>
    byNimSum(
      heaps.map((heap, i) => heap % (maxTake[i] + 1)),
      { en: 'the Grundy values M mod (L + 1) are', zh: 'SG 值 M mod (L + 1) 为 ' },
    ),

  rule: ({ maxTake }) => ({
    en: `A move takes 1 to L stones from one heap, where ${maxTake.map((l, i) => `L = ${l} in heap ${i + 1}`).join(' and ')}. Whoever takes the last one wins.`,
    zh: `每次从一堆中取 1 到 L 颗，${maxTake.map((l, i) => `第 ${i + 1} 堆 L = ${l}`).join('，')}。取走最后一颗者胜。`,
  }),
  ...takesFromHeaps('stone', '颗', (position, heap) => `L = ${position.maxTake[heap]}`),

  setup: {
    fields: {
      heaps: heapsField(3, 14),
      maxTake: listField(
        { en: 'L of each heap, the most that a move takes', zh: '各堆的 L，每次至多取' },
        [1, 4],
        1,
        10,
      ),
    },
    check: ({ heaps, maxTake }) =>
      heaps.length !== maxTake.length && { en: 'there must be one L for each heap', zh: '每堆应有一个 L' },
  },

  verdicts: {
    positions: () =>
      [
        product(range(1, 20), range(1, 20)),
        product(range(1, 7), range(1, 5), range(1, 7), range(1, 5)),
        product(range(1, 4), range(1, 3), range(1, 4), range(1, 3), range(1, 4), range(1, 3)),
      ]
        .flat()
        .map((numbers) => ({ heaps: everyOther(numbers, 0), maxTake: everyOther(numbers, 1) })),
    lines: ({ heaps, maxTake }) => [heaps.length, ...heaps.map((heap, i) => [heap, maxTake[i]])],
    cases: countedLines,
    read: ([, ...rest]) => ({ heaps: everyOther(rest, 0), maxTake: everyOther(rest, 1) }),
    answer: (won) => (won ? 'No' : 'Yes'), // whether the second player wins
    letters: ({ heaps, maxTake }) => ({ M: heaps, L: maxTake }),
    sameMoves: () => listsUpTo(1, 14, 8).map((heaps) => [heaps, { heaps, maxTake: heaps.map(() => 4) }]),
  },
};

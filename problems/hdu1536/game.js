// Nim with a subtraction set: a move takes a number in S from one heap.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range, subsets } from '../../site/web/play/lists.js';
import {
  byHeapValues,
  grundy,
  heapsField,
  listField,
  sortedHeaps,
  takeMoves,
} from '../../site/web/play/rules.js';

export const game = {
  starts: product(
    [
      [2, 5],
      [1, 2, 5],
      [2, 3],
      [1, 4],
      [1, 3, 4],
    ],
    range(2, 9),
    range(5, 12),
  ).map(([set, ...heaps]) => ({ heaps, set })),
  canonical: sortedHeaps,
  moves: (position) => takeMoves(position, (take) => position.set.includes(take)),
  theorem: ({ heaps, set }) => byHeapValues(heaps, (heap) => grundy(heap, set)),

  rule: ({ set }) => ({
    en: `A move takes ${set.join(' or ')} beads from one heap: S = {${set.join(', ')}}. Whoever cannot move loses.`,
    zh: `每次从一堆中取 ${set.join('、').replace(/、(?=\d+$)/, ' 或 ')} 颗：S = {${set.join(', ')}}。无法操作者输。`,
  }),
  ...takesFromHeaps('bead', '颗'),

  setup: {
    fields: {
      heaps: heapsField(4, 14),
      set: listField({ en: 'S, what a move may take', zh: 'S，每次可取的颗数' }, [1, 6], 1, 14),
    },
    check: ({ set }) =>
      new Set(set).size < set.length && { en: 'no number may stand in S twice', zh: 'S 中的数不能重复' },
  },

  verdicts: {
    positions: () =>
      product(subsets(range(1, 6)), listsUpTo(0, 25, 10, 4)).map(([set, heaps]) => ({ heaps, set })),
    lines: ({ heaps, set }) => [[set.length, ...set], 1, [heaps.length, ...heaps]],
    read: ([k, ...rest]) => rest[k] === '1' && { set: rest.slice(0, k), heaps: rest.slice(+k + 2) },
    // Each set has a list of positions.
    cases: (rows) => {
      const found = [];
      for (let i = 0; i + 1 < rows.length; ) {
        const [set, [count]] = rows.slice(i, i + 2);
        const next = i + 2 + Math.max(0, count);
        found.push(...rows.slice(i + 2, next).map((heaps) => [...set, '1', ...heaps]));
        i = next;
      }
      return found;
    },
    answer: (won) => (won ? 'W' : 'L'),
    letters: ({ heaps, set }) => ({ h: heaps, g: (heap) => grundy(heap, set) }),
    sameMoves: () => listsUpTo(1, 20, 10).map((heaps) => [heaps, { heaps, set: [2, 4, 7] }]),
  },
};

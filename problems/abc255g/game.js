// Nim with forbidden takes. `forbidden` has the numbers X Y of all pairs, one after the other.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range, subsets } from '../../site/web/play/lists.js';
import { byHeapValues, heapsField, listField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

const pairsOf = (numbers) => range(0, numbers.length / 2 - 1).map((i) => numbers.slice(2 * i, 2 * i + 2));
const isForbidden = (numbers, heap, take) => pairsOf(numbers).some(([x, y]) => x === heap && y === take);
/** The Grundy values of the heaps up to `most`, by the theorem. */
const valuesUpTo = (most, numbers) => {
  const heapsOf = []; // of each value
  const values = [];
  for (const heap of range(0, most)) {
    const isOutOfReach = (other) => isForbidden(numbers, heap, heap - other);
    let value = heapsOf.findIndex((heaps) => heaps.every(isOutOfReach));
    if (value < 0) value = heapsOf.push([]) - 1;
    heapsOf[value].push(heap);
    values.push(value);
  }
  return values;
};

export const game = {
  starts: product(
    [
      [2, 2, 5, 5, 5, 3],
      [2, 2, 4, 1, 6, 6],
      [1, 1, 3, 3, 3, 2, 5, 1],
      [3, 1, 5, 2, 6, 4, 6, 6],
    ],
    range(2, 6),
    range(4, 8),
  ).map(([forbidden, ...heaps]) => ({ heaps, forbidden })),
  moves: (position) =>
    takeMoves(position, (take, heap) => !isForbidden(position.forbidden, position.heaps[heap], take)),
  canonical: sortedHeaps,
  theorem: ({ heaps, forbidden }) => {
    const values = valuesUpTo(Math.max(...heaps), forbidden);
    return byHeapValues(heaps, (heap) => values[heap]);
  },

  rule: ({ forbidden }) => ({
    en: `A move takes any number of stones from one heap, but not ${pairsOf(forbidden)
      .map(([x, y]) => `${y} from a heap of ${x}`)
      .join(', nor ')}. A player who cannot move loses.`,
    zh: `每次从一堆中取任意多颗（至少一颗），但 ${pairsOf(forbidden)
      .map(([x, y]) => `一堆恰有 ${x} 颗时不能取 ${y} 颗`)
      .join('，')}。无法操作者输。`,
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: {
    fields: {
      heaps: heapsField(3, 12),
      forbidden: listField(
        { en: 'forbidden: X Y of each pair in turn', zh: '禁止的取法：依次写出各对 X Y' },
        [2, 16],
        1,
        12,
      ),
    },
    check: ({ forbidden }) => {
      if (forbidden.length % 2 === 1) {
        return { en: 'the last X has no Y', zh: '最后一个 X 没有对应的 Y' };
      }
      const wrong = pairsOf(forbidden)
        .find(([x, y]) => y > x)
        ?.join(' ');
      return wrong && { en: `Y must be at most X, found ${wrong}`, zh: `Y 不能大于 X，读到 ${wrong}` };
    },
  },

  verdicts: {
    positions: () =>
      product(
        subsets([
          [1, 1],
          [2, 1],
          [2, 2],
          [3, 2],
          [3, 3],
          [4, 1],
          [4, 4],
        ]),
        listsUpTo(1, 6, 5, 3),
      ).map(([pairs, heaps]) => ({ heaps, forbidden: pairs.flat() })),
    lines: ({ heaps, forbidden }) => [[heaps.length, forbidden.length / 2], heaps, ...pairsOf(forbidden)],
    read: ([n, , ...rest]) => ({ heaps: rest.slice(0, n), forbidden: rest.slice(n) }),
    answer: (won) => (won ? 'Takahashi' : 'Aoki'),
    letters: ({ heaps, forbidden }) => ({ A: heaps, g: (heap) => valuesUpTo(heap, forbidden)[heap] }),
    sameMoves: () => listsUpTo(1, 12, 7).map((heaps) => [heaps, { heaps, forbidden: [2, 2, 5, 5, 5, 3] }]),
  },
};

// Heaps of coins; a move splits a heap into two unequal ones.

import { cellWith } from '../../site/web/play/drawings.js';
import { listsUpTo, mex, range } from '../../site/web/play/lists.js';
import { atMost, byHeapValues, listField } from '../../site/web/play/rules.js';

const values = [0];

/** The Grundy value of a heap. */
function value(heap) {
  for (let n = values.length; n <= heap; n++) {
    const sums = range(1, n - 1).flatMap((a) => (2 * a < n ? [values[a] ^ values[n - a]] : []));
    values.push(mex(sums));
  }
  return values[heap];
}

export const game = {
  starts: range(5, 18).map((n) => ({ heaps: [n] })),
  canonical: ({ heaps }) => heaps.filter((heap) => heap > 2).sort((a, b) => a - b),
  // The smaller part comes first.
  moves: ({ heaps }) =>
    heaps.flatMap((coins, heap) =>
      range(1, Math.ceil(coins / 2) - 1).map((part) => {
        const to = { heaps: [...heaps.slice(0, heap), part, coins - part, ...heaps.slice(heap + 1)] };
        return { heap, part, to };
      }),
    ),
  theorem: ({ heaps }) => byHeapValues(heaps, value),

  rule: () => ({
    en: 'A move splits one heap into two of different sizes. Whoever cannot move loses.',
    zh: '每次把一堆拆分成枚数不相等的两堆，无法操作者输。',
  }),
  name: ({ heap, part }, { heaps }) => ({
    en: `split heap ${heap + 1} into ${part} and ${heaps[heap] - part}`,
    zh: `把第 ${heap + 1} 堆拆分成 ${part} 和 ${heaps[heap] - part}`,
  }),
  howTo: () => ({
    en: 'Your move: choose the last coin of the smaller part, which comes first.',
    zh: '轮到你了：点一枚硬币：它和它前面的分成较小的一堆。',
  }),
  // The heaps in a row, with a blank after each. There is room for each coin as a heap of its own.
  draw: ({ heaps }, { moves, start }) => {
    const blank = { look: 'blank', text: '' };
    const total = (sizes) => sizes.reduce((sum, size) => sum + size, 0);
    const cells = heaps.flatMap((coins, heap) => {
      const before = total(heaps.slice(0, heap)); // no move changes the order of the coins
      const cellOf = (place) => {
        const move = moves.find((move) => move.heap === heap && move.part === place);
        return cellWith({ look: 'coin', key: before + place }, move, place);
      };
      return [...range(1, coins).map(cellOf), blank];
    });
    const rest = range(cells.length + 1, 2 * total(start.heaps)).map(() => blank);
    return [
      {
        label: { en: `Heaps: ${heaps.length}`, zh: `共 ${heaps.length} 堆` },
        cells: [...cells, ...rest],
        words: { en: `Heaps of ${heaps.join(', ')}.`, zh: `各堆：${heaps.join('、')}。` },
      },
    ];
  },

  setup: {
    fields: { heaps: listField({ en: 'heaps', zh: '各堆数量' }, [1, 4], 1, 20) },
    check: ({ heaps }) => atMost(24, heaps, 'coins', ['枚', '硬币']),
  },

  verdicts: {
    positions: () => range(1, 30).map((n) => ({ heaps: [n] })),
    lines: ({ heaps: [n] }) => [n],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? 'first' : 'second'),
    letters: ({ heaps }) => (heaps.length === 1 && heaps[0] <= 20 ? { n: heaps[0] } : undefined),
    sameMoves: () => listsUpTo(1, 16, 5).map((heaps) => [heaps, { heaps }]),
  },
};

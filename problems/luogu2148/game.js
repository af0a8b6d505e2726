// Pairs of heaps; a move removes one heap of a pair and divides the other one of that pair into two.

import { cellWith, EMPTY } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range, replaced } from '../../site/web/play/lists.js';
import { byNimSum, listField, numbered } from '../../site/web/play/rules.js';

/** [[m, n], ...] of the heaps in a row. */
const pairsOf = ({ heaps }) => range(1, heaps.length / 2).map((i) => heaps.slice(2 * i - 2, 2 * i));

/** The lowest place in which m - 1 and n - 1 both have a 0. */
function value([m, n]) {
  let place = 0;
  while ((((m - 1) | (n - 1)) >> place) & 1) place += 1;
  return place;
}

export const game = {
  starts: product(range(1, 6), range(3, 7), range(1, 6), range(2, 7)).map((heaps) => ({ heaps })),
  canonical: (position) =>
    pairsOf(position)
      .filter(([m, n]) => m + n > 2)
      .map(([m, n]) => (m < n ? [m, n] : [n, m]))
      .sort(([a, b], [c, d]) => a - c || b - d),
  moves: ({ heaps }) =>
    heaps.flatMap((stones, kept) =>
      range(1, stones - 1).map((stay) => {
        const to = { heaps: replaced(replaced(heaps, kept, stay), kept ^ 1, stones - stay) };
        return { kept, stay, to };
      }),
    ),
  theorem: (position) =>
    byNimSum(
      pairsOf(position).map(value),
      { en: 'the Grundy values are', zh: 'SG 值为 ' },
      numbered(pairsOf(position), 'pair', '组'),
    ),

  rule: () => ({
    en: 'A move removes one heap of a pair and divides the other heap of the pair into two. Whoever cannot move loses.',
    zh: '每次移走某一组中的一堆，再把这一组的另一堆分割成两堆。无法操作者输。',
  }),
  name: ({ kept, stay }, { heaps }) => {
    const [removed, divided] = [(kept ^ 1) + 1, kept + 1];
    const parts = kept % 2 === 0 ? [stay, heaps[kept] - stay] : [heaps[kept] - stay, stay];
    return {
      en: `remove heap ${removed}, divide heap ${divided}: ${heaps[kept]} = ${parts.join(' + ')}`,
      zh: `移走第 ${removed} 堆，分割第 ${divided} 堆：${heaps[kept]} = ${parts.join(' + ')}`,
    };
  },
  howTo: () => ({
    en: 'Your move: choose the last stone that stays in a heap. The other heap of the pair is removed, and the rest goes there.',
    zh: '轮到你了：点一颗石子：它和它前面的留在这一堆，同组的另一堆被移走，后面的石子放到它的位置。',
  }),
  draw: ({ heaps }, { moves, start, history }) => {
    // Which stone is where, from the moves: those after the choice go to the place of the other heap.
    let keys = start.heaps.map((stones, heap) => range(1, stones).map((place) => `${heap}:${place}`));
    for (const { kept, stay } of history) {
      const [stays, goes] = [keys[kept].slice(0, stay), keys[kept].slice(stay)];
      keys = replaced(replaced(keys, kept, stays), kept ^ 1, goes);
    }
    const widest = Math.max(...start.heaps);
    const rowOf = (stones, heap) => ({
      label: { en: `Heap ${heap + 1}: ${stones}`, zh: `第 ${heap + 1} 堆：${stones}` },
      cells: range(1, widest).map((place) => {
        if (place > stones) return EMPTY;
        const move = moves.find(({ kept, stay }) => kept === heap && stay === place);
        return cellWith({ look: 'stone', key: keys[heap][place - 1] }, move, place);
      }),
    });
    const rows = heaps.map(rowOf);
    return range(1, heaps.length / 2).flatMap((pair) => [
      { label: { en: `Pair ${pair}`, zh: `第 ${pair} 组` } },
      ...rows.slice(2 * pair - 2, 2 * pair),
    ]);
  },

  setup: {
    fields: {
      heaps: listField(
        { en: 'the heaps of one pair after the other', zh: '依次各组两堆的颗数' },
        [2, 6],
        1,
        10,
      ),
    },
    check: ({ heaps }) =>
      heaps.length % 2 === 1 && {
        en: `the number of heaps must be even, found ${heaps.length}`,
        zh: `堆数必须是偶数，读到 ${heaps.length} 堆`,
      },
  },

  verdicts: {
    positions: () => listsUpTo(1, 0, 12, 0, 6).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? 'YES' : 'NO'),
    letters: (position) => ({ z: pairsOf(position).map(([m, n]) => (m - 1) | (n - 1)) }),
    sameMoves: () => [
      ...product(range(1, 8), range(1, 8)).map((heaps) => [[heaps], { heaps }]),
      ...product(...Array(4).fill(range(1, 3))).map((heaps) => [
        [heaps.slice(0, 2), heaps.slice(2)],
        { heaps },
      ]),
    ],
  },
};

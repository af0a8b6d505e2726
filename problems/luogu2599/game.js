// Heaps in a row; a move takes from the first or the last one that is left.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { listField, takeMoves } from '../../site/web/play/rules.js';

/** The size across from a heap of x, where without that heap it is `other` there, and `same` here. */
function losingSize(x, other, same) {
  if (x === same) return 0;
  if (other <= x && x < same) return x + 1;
  if (same < x && x <= other) return x - 1;
  return x;
}
/** The sizes before and behind a row that make it lost. */
function ends(row) {
  if (row.length === 0) return [0, 0];
  const [left, right] = ends(row.slice(0, -1));
  const [nextLeft, nextRight] = ends(row.slice(1));
  return [losingSize(row[row.length - 1], left, right), losingSize(row[0], nextRight, nextLeft)];
}
const leftOver = ({ heaps }) => heaps.filter((heap) => heap > 0);

export const game = {
  takesLast: true,
  starts: product(range(1, 3), range(2, 4), range(1, 4), range(1, 3)).map((heaps) => ({ heaps })),
  canonical: leftOver,
  moves: (position) => {
    const left = range(0, position.heaps.length - 1).filter((heap) => position.heaps[heap] > 0);
    const isEnd = (heap) => heap === left[0] || heap === left[left.length - 1];
    return takeMoves(position, (_, heap) => isEnd(heap));
  },
  theorem: (position) => {
    const [first, ...others] = leftOver(position);
    if (first === undefined) return { won: false, en: 'no stones are left', zh: '石子已经取完' };
    if (others.length === 0) return { won: true, en: 'one heap is left', zh: '只剩一堆' };
    const [size] = ends(others);
    const row = others.join(', ');
    return {
      won: first !== size,
      en:
        size === 0
          ? `the heaps ${row} alone are a P-position already, and before them is one of ${first}`
          : `before ${row} only a heap of ${size} makes a P-position, and there it has ${first}`,
      zh:
        size === 0
          ? `只剩 ${row} 时就是必败态，而左边还有一堆 ${first} 颗`
          : `${row} 的左边只有 ${size} 颗时才是必败态，现在有 ${first} 颗`,
    };
  },

  rule: () => ({
    en: 'A move takes any number of stones from the first heap or from the last one. Whoever takes the last stone wins.',
    zh: '每次从第一堆或最后一堆中取走任意多颗（至少一颗）。取走最后一颗者胜。',
  }),
  ...takesFromHeaps('stone', '颗'),

  setup: { fields: { heaps: listField({ en: 'heaps', zh: '各堆数量' }, [1, 6], 0, 6) } },

  verdicts: {
    positions: () => listsUpTo(1, 20, 9, 5, 3, 2, 2).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? '1' : '0'),
    letters: (position) => {
      const a = leftOver(position);
      return a.length > 1 ? { a, l: (...others) => ends(others)[0] } : undefined;
    },
    sameMoves: () => listsUpTo(1, 9, 5, 3, 2).map((heaps) => [[heaps], { heaps }]),
  },
};

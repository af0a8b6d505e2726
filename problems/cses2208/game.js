// Heaps of coins; a move takes one coin from each of some heaps.

import { heapsOf } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range, subsets } from '../../site/web/play/lists.js';
import { heapsField, sortedHeaps } from '../../site/web/play/rules.js';

export const game = {
  takesLast: true,
  starts: product(range(1, 5), range(2, 6), range(1, 4)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: ({ heaps }) =>
    subsets(range(0, heaps.length - 1).filter((heap) => heaps[heap] > 0)).map((chosen) => ({
      chosen,
      heap: chosen.length === 1 ? chosen[0] : undefined, // for the drawing of the heaps
      take: 1,
      to: { heaps: heaps.map((coins, heap) => coins - (chosen.includes(heap) ? 1 : 0)) },
    })),
  theorem: ({ heaps }) => {
    const odd = heaps.find((coins) => coins % 2 === 1);
    return odd === undefined
      ? { won: false, en: 'all heaps are even', zh: '每一堆都是偶数' }
      : { won: true, en: `there is an odd heap, of ${odd}`, zh: `有一堆是奇数 ${odd}` };
  },

  rule: () => ({
    en: 'A move chooses one or more heaps and takes one coin from each. Whoever takes the last one wins.',
    zh: '每次选择一堆或多堆，从所选的每一堆中各取一枚，取走最后一枚者胜。',
  }),
  name: ({ chosen }, { heaps }) => {
    const numbers = chosen.map((heap) => heap + 1);
    if (heaps.length === 1) return { en: 'take 1', zh: '取 1 枚' };
    if (chosen.length === 1) return { en: `take 1 from heap ${numbers}`, zh: `从第 ${numbers} 堆取 1 枚` };
    return chosen.length > 2
      ? { en: `take 1 from all ${chosen.length} heaps`, zh: `从全部 ${chosen.length} 堆各取 1 枚` }
      : {
          en: `take 1 from each of the heaps ${numbers.join('+')}`,
          zh: `从第 ${numbers.join('+')} 堆各取 1 枚`,
        };
  },
  howTo: () => ({
    en: 'Your move: choose the first coin of a heap or, below, several heaps at once.',
    zh: '轮到你了：选择一堆的第一枚，或在下面同时选择几堆。',
  }),
  draw: (position, view) => {
    const several = subsets(range(0, view.start.heaps.length - 1)).filter(({ length }) => length > 1);
    const cells = several.map((chosen) => {
      const move = view.moves.find((move) => move.chosen.join() === chosen.join());
      const numbers = chosen.map((heap) => heap + 1).join('+');
      const text = chosen.length > 2 ? { en: 'all', zh: '全部' } : numbers; // at most three heaps
      return { look: 'both', text: move ? text : '', move };
    });
    const rows = heapsOf('coin')(position, view);
    return cells.length === 0 ? rows : [...rows, { label: { en: 'Several heaps', zh: '同时取几堆' }, cells }];
  },

  setup: { fields: { heaps: heapsField(3, 9) } },

  verdicts: {
    positions: () => listsUpTo(1, 30, 15, 8, 5).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? 'first' : 'second'),
    letters: ({ heaps }) => ({ x: heaps }),
    sameMoves: () => product(range(0, 6), range(0, 6)).map((heaps) => [[heaps], { heaps }]),
  },
};

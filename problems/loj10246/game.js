// Heaps of stones: a move takes one stone, or joins two heaps. Of two heaps that are joined, the one that is named
// first stays where it is, and the other one has 0 stones from then on.

import { listsUpTo, product, range, replaced } from '../../site/web/play/lists.js';
import { atMost, listField, sortedHeaps } from '../../site/web/play/rules.js';

/** How many heaps have one stone, and how many moves take and join all the others. */
function countsOf(heaps) {
  const moves = heaps.filter((heap) => heap > 1).reduce((sum, heap) => sum + heap + 1, -1);
  return { c: heaps.filter((heap) => heap === 1).length, S: Math.max(0, moves) };
}

export const game = {
  takesLast: true,
  starts: product(range(1, 2), range(1, 2), range(1, 3), range(2, 4)).map((heaps) => ({ heaps })),
  canonical: (position) => sortedHeaps(position).heaps.filter((heap) => heap > 0),
  moves: ({ heaps }) => {
    const left = range(0, heaps.length - 1).filter((heap) => heaps[heap] > 0);
    const takes = left.map((heap) => ({ heap, to: { heaps: replaced(heaps, heap, heaps[heap] - 1) } }));
    const joins = left.flatMap((heap) =>
      left
        .filter((other) => other !== heap)
        .map((other) => {
          const joined = replaced(heaps, heap, heaps[heap] + heaps[other]);
          return { heap, other, to: { heaps: replaced(joined, other, 0) } };
        }),
    );
    return [...takes, ...joins];
  },
  theorem: ({ heaps }) => {
    const { c, S: s } = countsOf(heaps);
    const en = `${c} ${c === 1 ? 'heap' : 'heaps'} of one stone (c), ${s} ${s === 1 ? 'move' : 'moves'} for the others and for joining them (S)`;
    const zh = `只有一颗石子的堆有 c = ${c} 堆，其余各堆取完、合并共 S = ${s} 步`;
    if (s === 0 || s === 2) {
      const won = c % 3 !== 0;
      return {
        won,
        en: `${en}, and ${c} is ${won ? 'not ' : ''}a multiple of 3`,
        zh: `${zh}，${c} ${won ? '不是' : '是'} 3 的倍数`,
      };
    }
    const won = c % 2 !== 0 || s % 2 !== 0;
    return {
      won,
      en: `${en}, ${won ? 'not both even' : 'both even'}`,
      zh: `${zh}，${won ? '不都是偶数' : '都是偶数'}`,
    };
  },

  rule: () => ({
    en: 'A move takes one stone from a heap, or joins two heaps. Whoever takes the last stone wins.',
    zh: '每次从一堆中取走一颗，或者把两堆合并成一堆。取走最后一颗者胜。',
  }),
  name: ({ heap, other }) =>
    other === undefined
      ? { en: `take a stone from heap ${heap + 1}`, zh: `从第 ${heap + 1} 堆取走一颗` }
      : {
          en: `join heap ${other + 1} to heap ${heap + 1}`,
          zh: `把第 ${other + 1} 堆并入第 ${heap + 1} 堆`,
        },
  // A move is chosen in two steps: a heap, and the same one to take a stone, or another one to join.
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Choose this heap again to take a stone, or the heap that is to be joined to it. Escape cancels.',
          zh: '再点一次这一堆，就取走一颗；点另一堆，就把它并入这一堆。按 Esc 取消。',
        }
      : { en: 'Your move: choose a heap.', zh: '轮到你了：先选一堆。' },
  draw: ({ heaps }, { moves, start, history, chosen }) => {
    // The places of each heap: its stones, and undefined for those that are taken.
    const places = start.heaps.map((count, heap) => range(1, count).map((place) => `${heap}:${place}`));
    for (const { heap, other } of history) {
      if (other === undefined) {
        places[heap][places[heap].findIndex((key) => key)] = undefined;
      } else {
        places[heap].push(...places[other].filter((key) => key));
        places[other] = places[other].map(() => undefined);
      }
    }
    const width = start.heaps.reduce((sum, count) => sum + count);
    const cellOf = (heap, key) => {
      if (!key) return { look: 'hollow', text: '' };
      const cell = {
        look: 'hollow',
        text: '',
        object: { look: 'stone', key },
        name: { en: `heap ${heap + 1}`, zh: `第 ${heap + 1} 堆` },
      };
      if (moves.length === 0) return cell;
      if (!chosen && heaps.filter((count) => count > 0).length > 1) return { ...cell, choose: { heap } };
      const from = chosen?.heap ?? heap;
      const other = from === heap ? undefined : heap;
      const move = moves.find((move) => move.heap === from && move.other === other);
      return { ...cell, move, chosen: chosen?.heap === heap };
    };
    return places.map((keys, heap) => {
      const blanks = range(keys.length + 1, width).map(() => ({ look: 'blank', text: '' }));
      return {
        label: {
          en: `Heap ${heap + 1}: ${heaps[heap]}`,
          zh: `第 ${heap + 1} 堆：${heaps[heap]}`,
        },
        cells: [...keys.map((key) => cellOf(heap, key)), ...blanks],
      };
    });
  },

  setup: {
    fields: { heaps: listField({ en: 'heaps', zh: '各堆数量' }, [1, 8], 0, 12) },
    check: ({ heaps }) => atMost(18, heaps, 'stones', ['颗', '石子']),
  },

  verdicts: {
    positions: () => listsUpTo(1, 16, 9, 6, 3, 2).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? 'YES' : 'NO'),
    letters: ({ heaps }) => countsOf(heaps),
    sameMoves: () => listsUpTo(1, 9, 5, 3, 2).map((heaps) => [[heaps], { heaps }]),
  },
};

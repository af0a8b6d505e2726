// Lasker's Nim: a move takes from a heap, or splits it into two.

import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import {
  atMost,
  byHeapValues,
  listField,
  nameOfTake,
  sortedHeaps,
  takeMoves,
} from '../../site/web/play/rules.js';

/** The Grundy value of a heap. */
const value = (heap) => (heap % 4 === 3 ? heap + 1 : heap > 0 && heap % 4 === 0 ? heap - 1 : heap);

export const game = {
  takesLast: true,
  starts: product(range(1, 3), range(2, 4), range(3, 7)).map((heaps) => ({ heaps })),
  canonical: (position) => {
    const { heaps } = sortedHeaps(position);
    return heaps.filter((heap) => heap > 0);
  },
  // Of two parts, the smaller one comes first.
  moves: (position) => {
    const { heaps } = position;
    const splits = heaps.flatMap((stones, heap) =>
      range(1, Math.floor(stones / 2)).map((part) => {
        const to = { heaps: [...heaps.slice(0, heap), part, stones - part, ...heaps.slice(heap + 1)] };
        return { heap, part, to };
      }),
    );
    return [...takeMoves(position), ...splits];
  },
  theorem: ({ heaps }) => byHeapValues(heaps, value),

  rule: () => ({
    en: 'A move takes any number of stones from one heap, or splits one heap into two. Whoever takes the last stone wins.',
    zh: '每次从一堆中取走任意多颗（至少一颗），或者把一堆拆分成两堆。取走最后一颗者胜。',
  }),
  name: (move, position) => {
    const { heap, part } = move;
    if (!part) return nameOfTake('颗')(move, position);
    const rest = position.heaps[heap] - part;
    return {
      en: `split heap ${heap + 1} into ${part} and ${rest}`,
      zh: `把第 ${heap + 1} 堆拆分成 ${part} 和 ${rest}`,
    };
  },
  // A move is chosen in two steps: a stone, and whether the stones up to it are taken or split off.
  howTo: (chosen) =>
    chosen
      ? {
          en: 'To take the stones up to here, choose the same again; to split the heap here, the next stone. Escape cancels.',
          zh: '取走到此为止的石子，就再选一次同一颗；要在这里拆分，就选下一颗。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose how many stones to take or to split off, from the front.',
          zh: '轮到你了：点第几颗，就取走或分出前几颗。',
        },
  // What comes from a heap of the start stays in its line, with blanks between the parts.
  draw: ({ heaps }, { moves, start, history, chosen }) => {
    const blank = { look: 'blank', text: '' };
    // The line and the stones of each heap, from the moves, and the stones before which a heap was split.
    let parts = start.heaps.map((count, line) => ({
      line,
      stones: range(1, count).map((place) => `${line}:${place}`),
    }));
    const splits = new Set();
    for (const { heap, take, part } of history) {
      const { line, stones } = parts[heap];
      if (part) splits.add(stones[part]);
      const left = part ? [stones.slice(0, part), stones.slice(part)] : [stones.slice(take)];
      const after = left.map((stones) => ({ line, stones }));
      parts = [...parts.slice(0, heap), ...after, ...parts.slice(heap + 1)];
    }
    const cellOf = (key) => {
      const heap = parts.findIndex(({ stones }) => stones.includes(key));
      if (heap < 0) return { look: 'hollow', text: '' };
      const count = parts[heap].stones.indexOf(key) + 1;
      const find = (wanted) => moves.find((move) => move.heap === heap && wanted(move));
      const cell = {
        look: 'hollow',
        text: moves.length > 0 ? count : '',
        object: { look: 'stone', key },
        name: { en: `stone ${count} of heap ${heap + 1}`, zh: `第 ${heap + 1} 堆的第 ${count} 颗` },
      };
      if (moves.length === 0) return cell;
      const isHere = chosen?.heap === heap;
      if (!isHere && heaps[heap] > 1) return { ...cell, choose: { heap, count } };
      const from = isHere ? chosen.count : count;
      if (count === from) return { ...cell, move: find(({ take }) => take === count), chosen: isHere };
      const smaller = Math.min(from, heaps[heap] - from);
      return { ...cell, move: count === from + 1 ? find(({ part }) => part === smaller) : undefined };
    };
    return start.heaps.map((count, line) => {
      const cells = range(1, count).flatMap((place) => {
        const key = `${line}:${place}`;
        return splits.has(key) ? [blank, cellOf(key)] : [cellOf(key)];
      });
      const rest = range(cells.length + 1, 2 * count - 1).map(() => blank);
      const here = parts.flatMap((part, heap) => (part.line === line ? heap : []));
      const numbers = here.map((heap) => heap + 1);
      const sizes = here.map((heap) => heaps[heap]).join(' + ');
      const [en, zh] =
        here.length > 1
          ? [`Heaps ${numbers.join(', ')}`, `第 ${numbers.join('、')} 堆`]
          : [`Heap ${numbers}`, `第 ${numbers} 堆`];
      return {
        label: { en: `${en}: ${sizes}`, zh: `${zh}：${sizes}` },
        cells: [...cells, ...rest],
      };
    });
  },

  setup: {
    fields: { heaps: listField({ en: 'heaps', zh: '各堆数量' }, [1, 6], 0, 16) },
    check: ({ heaps }) => atMost(20, heaps, 'stones', ['颗', '石子']),
  },

  verdicts: {
    positions: () => listsUpTo(1, 16, 9, 6, 3).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps }),
    answer: (won) => (won ? 'Alice' : 'Bob'),
    letters: ({ heaps }) => ({ s: heaps, g: value }),
    sameMoves: () => listsUpTo(1, 8, 4).map((heaps) => [heaps, { heaps }]),
  },
};

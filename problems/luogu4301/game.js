// Nim, after each player has removed whole heaps. `turn` is 0 and 1 in the turns that remove heaps, and then 2.

import { drawHeaps, strip } from '../../site/web/play/drawings.js';
import { listsUpTo, nimSum, product, range, subsets } from '../../site/web/play/lists.js';
import { byNimSum, heapsField, nameOfTake, numberField, takeMoves } from '../../site/web/play/rules.js';

/** The sets of these heaps that are not empty, each with the numbers of its heaps. */
const setsOf = (heaps) => subsets(range(0, heaps.length - 1).filter((i) => heaps[i] > 0));
const hasSumZero = (heaps) => (set) => nimSum(set.map((i) => heaps[i])) === 0;
const places = (set) => set.map((i) => i + 1).join('+');

const removals = ({ heaps, turn }) =>
  [[], ...setsOf(heaps)]
    .filter((removed) => heaps.some((left, i) => left > 0 && !removed.includes(i)))
    .map((removed) => ({
      removed,
      take: removed.reduce((sum, i) => sum + heaps[i], 0),
      to: { heaps: heaps.map((left, i) => (removed.includes(i) ? 0 : left)), turn: turn + 1 },
    }));

export const game = {
  takesLast: true,
  starts: product(range(1, 6), range(2, 7), range(3, 7), [0, 1]).map(([a, b, c, turn]) => ({
    heaps: [a, b, c],
    turn,
  })),
  canonical: ({ heaps, turn }) => [turn, ...heaps.filter((left) => left > 0).sort((a, b) => a - b)],
  overInTwo: 'The second player may leave a single heap, and the first player then takes it.',
  moves: (position) =>
    position.turn < 2
      ? removals(position)
      : takeMoves(position).map((move) => ({ ...move, to: { ...move.to, turn: 2 } })),
  theorem: ({ heaps, turn }) => {
    if (turn === 2) return byNimSum(heaps);
    if (turn === 0) {
      return {
        won: heaps.some((left) => left > 0),
        en: 'a single heap that is left has a Nim sum other than 0',
        zh: '只留下一堆时异或和不为 0',
      };
    }
    const set = setsOf(heaps).find(hasSumZero(heaps));
    return set
      ? {
          won: true,
          en: `the heaps ${places(set)} have the Nim sum 0`,
          zh: `第 ${places(set)} 堆的异或和为 0`,
        }
      : { won: false, en: 'no set of heaps has the Nim sum 0', zh: '没有异或和为 0 的非空子集' };
  },

  rule: () => ({
    en: 'In the first two turns each player may remove whole heaps, but not all that are left. From turn 3 on, a move takes any number of matches from one heap. Whoever takes the last one wins.',
    zh: '前两个回合双方各可拿走若干整堆，但不能全部拿走。从第 3 回合起，每次从一堆中取任意多根（至少一根），取走最后一根者胜。',
  }),
  name: (move, position) => {
    if (!move.removed) return nameOfTake('根')(move, position);
    if (move.removed.length === 0) return { en: 'remove 0 heaps', zh: '拿走 0 堆' };
    return move.removed.length === 1
      ? { en: `remove heap ${places(move.removed)}`, zh: `拿走第 ${places(move.removed)} 堆` }
      : { en: `remove the heaps ${places(move.removed)}`, zh: `拿走第 ${places(move.removed)} 堆` };
  },
  howTo: () => ({
    en: 'Your move: choose below which heaps to remove; later, how many matches to take, from the front.',
    zh: '轮到你了：前两个回合在下面选择拿走哪些堆，之后点第几根就取走前几根。',
  }),
  draw: (position, view) => {
    const cells = [[], ...subsets(range(0, view.start.heaps.length - 1))].map((removed) => {
      const move = view.moves.find((move) => move.removed?.join() === removed.join());
      return { look: 'both', text: move ? places(removed) || '0' : '', move };
    });
    const turn = strip(1, 3, (number) => ({
      object: number === position.turn + 1 ? { look: 'rabbit', key: 'turn' } : undefined,
    }));
    return [
      { label: { en: 'Turn', zh: '回合' }, shape: 'strip', cells: turn },
      ...drawHeaps(position, view),
      { label: { en: 'Remove heaps', zh: '拿走整堆' }, cells: cells.slice(0, -1) },
    ];
  },

  setup: {
    fields: {
      heaps: heapsField(3, 9),
      turn: numberField({ en: 'turns that are over, at most 2', zh: '已过的回合，至多 2' }, 0, 2),
    },
  },

  verdicts: {
    positions: () => listsUpTo(1, 12, 9, 7).map((heaps) => ({ heaps, turn: 0 })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps, turn: 0 }),
    answer: (_won, winning) => Math.min(...winning.map(({ take }) => take)),
    ownStarts: 'A case of an input is a start before the first turn.',
    sameMoves: () => listsUpTo(1, 9, 9).map((heaps) => [heaps, { heaps, turn: 2 }]),
  },
};

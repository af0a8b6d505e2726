// Nim with a limit that one player sets, who leaves the first move to the other. `limit` is 0 until then.

import { drawHeaps, strip } from '../../site/web/play/drawings.js';
import { listsUpTo, nimSum, product, range } from '../../site/web/play/lists.js';
import { byNimSum, listField, nameOfTake, numberField, takeMoves } from '../../site/web/play/rules.js';

const valuesWith = (limit, heaps) => heaps.map((heap) => heap % (limit + 1));
/** The limits that differ: one of the largest heap, or above it, allows any number of stones. */
const limits = (heaps) => range(1, Math.max(...heaps));

export const game = {
  takesLast: true,
  starts: [
    ...product(range(1, 6), range(2, 7), range(4, 9)),
    ...product(range(1, 4), range(3, 5), [6, 7], [7, 8]),
  ].map((heaps) => ({ heaps, limit: 0 })),
  moves: (position) =>
    position.limit === 0
      ? limits(position.heaps).map((limit) => ({ limit, to: { ...position, limit } }))
      : takeMoves(position, (take) => take <= position.limit),
  canonical: ({ heaps, limit }) => ({ heaps: [...heaps].sort((a, b) => a - b), limit }),
  theorem: ({ heaps, limit }) => {
    if (limit > 0) {
      return byNimSum(valuesWith(limit, heaps), {
        en: `the remainders modulo k + 1 = ${limit + 1} are`,
        zh: `模 k + 1 = ${limit + 1} 的余数为 `,
      });
    }
    const good = limits(heaps).filter((k) => nimSum(valuesWith(k, heaps)) === 0);
    return good.length > 0
      ? {
          won: true,
          en: `the remainders modulo k + 1 have the Nim sum 0 for k = ${good.join(', ')}`,
          zh: `k = ${good.join('、')} 时，模 k + 1 的余数的异或和为 0`,
        }
      : {
          won: false,
          en: 'the remainders modulo k + 1 have the Nim sum 0 for no k',
          zh: '对任何 k，模 k + 1 的余数的异或和都不为 0',
        };
  },

  rule: () => ({
    en: 'First, one player sets the limit k. The other one then makes the first move; a move takes 1 to k stones from one heap. Whoever takes the last stone of all wins.',
    zh: '先由一方选定上限 k，然后由另一方先取，每次从一堆中取 1 到 k 颗。取走最后一颗者胜。',
  }),
  name: (move, position) =>
    position.limit === 0
      ? { en: `set the limit k = ${move.limit}`, zh: `选定 k = ${move.limit}` }
      : nameOfTake('颗')(move, position),
  howTo: () => ({
    en: 'Your move: choose the limit k, or once it is set, how many to take, from the front.',
    zh: '轮到你了：选择上限 k；已选定时，点第几颗，就取走前几颗。',
  }),
  draw: (position, view) => [
    {
      label:
        position.limit === 0
          ? { en: 'k = ?', zh: 'k = ?' }
          : { en: `k = ${position.limit}`, zh: `k = ${position.limit}` },
      shape: 'strip',
      cells: strip(0, Math.max(view.start.limit, ...view.start.heaps), (limit) => ({
        text: limit || '?',
        object: limit === position.limit ? { look: 'piece', key: 'limit' } : undefined,
        move: view.moves.find((move) => move.limit === limit),
      })),
    },
    ...drawHeaps(position, view),
  ],

  setup: {
    fields: {
      heaps: listField({ en: 'heaps', zh: '各堆数量' }, [1, 4], 0, 9),
      limit: numberField(
        { en: 'the limit k, or 0 if a player is to set it', zh: '上限 k，由一方来选时填 0' },
        0,
        9,
      ),
    },
  },

  verdicts: {
    positions: () => listsUpTo(1, 30, 14, 8, 5).map((heaps) => ({ heaps, limit: 0 })),
    lines: ({ heaps }) => [heaps.length, heaps],
    read: ([, ...heaps]) => ({ heaps, limit: 0 }),
    // A limit that wins for the player who sets it lets the first player lose.
    answer: (_won, winning) => {
      if (winning.length === 0) return -1;
      const lost = winning.map((move) => move.limit);
      const all = limits(winning[0].to.heaps);
      return lost.includes(all.length) ? Math.max(0, ...all.filter((limit) => !lost.includes(limit))) : -1;
    },
    sameMoves: () => listsUpTo(1, 12, 5).map((heaps) => [heaps, { heaps, limit: 5 }]),
  },
};

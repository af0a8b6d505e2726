// Staircase Nim: pieces on one strip, at most one on a cell; a piece goes to the left and cannot jump.

import { howToGo, strip } from '../../site/web/play/drawings.js';
import { product, range, replaced, subsets } from '../../site/web/play/lists.js';
import { byNimSum, listField } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(1, 3), range(4, 5), range(6, 8), range(9, 10))
    .flatMap((cells) => [cells, cells.slice(1)])
    .map((cells) => ({ cells })),
  moves: ({ cells }) =>
    cells.flatMap((from, piece) =>
      range((cells[piece - 1] || 0) + 1, from - 1).map((cell) => {
        return { piece, cell, to: { cells: replaced(cells, piece, cell) } };
      }),
    ),
  theorem: ({ cells }) => {
    const paired = cells.length % 2 === 0 ? cells : [0, ...cells]; // the first piece pairs with a wall
    const gaps = paired.filter((_, i) => i % 2 === 1).map((right, i) => right - paired[2 * i] - 1);
    const names = gaps.map((_, i) => {
      const [left, right] = paired.slice(2 * i, 2 * i + 2);
      return left === 0
        ? { en: `left of ${right}`, zh: `${right} 的左边` }
        : { en: `between ${left} and ${right}`, zh: `${left} 与 ${right} 之间` };
    });
    return byNimSum(gaps, { en: 'the gaps within the pairs are', zh: '各对之内的空格数为 ' }, names);
  },

  rule: () => ({
    en: 'A move shifts one piece to the left, not over or onto another one. Whoever cannot move loses.',
    zh: '每次把一枚棋子向左移动，不能越过其他棋子，也不能与其他棋子重叠。无法操作者输。',
  }),
  name: ({ piece, cell }, { cells }) => ({
    en: `move ${cells[piece]} to ${cell}`,
    zh: `从 ${cells[piece]} 移到 ${cell}`,
  }),
  howTo: howToGo,
  draw: ({ cells }, { moves, start }) => {
    const row = strip(1, Math.max(...start.cells), (cell) => ({
      object: cells.includes(cell) ? { look: 'piece', key: cells.indexOf(cell) } : undefined,
      move: moves.find((move) => move.cell === cell), // only one piece can go there: the next to the right
    }));
    const label = { en: `Pieces: ${cells.join(', ')}`, zh: `棋子：${cells.join('、')}` };
    return [{ label, shape: 'strip', cells: row }];
  },

  setup: {
    fields: {
      cells: listField({ en: 'the squares of the pieces', zh: '各棋子所在的格子' }, [1, 6], 1, 14),
    },
    check: ({ cells }) =>
      cells.some((cell, i) => cell <= cells[i - 1]) && {
        en: 'the squares must ascend, each with one piece at most',
        zh: '格子须从小到大，每格至多一枚',
      },
  },

  verdicts: {
    positions: () => subsets(range(1, 12)).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    read: ([, ...cells]) => ({ cells }),
    answer: (won) => (won ? 'Georgia will win' : 'Bob will win'),
    letters: ({ cells }) => ({ P: cells, N: cells.length }),
    sameMoves: () => subsets(range(1, 8)).map((cells) => [[cells], { cells }]),
  },
};

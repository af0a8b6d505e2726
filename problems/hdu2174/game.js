// A coin on a board, pushed to the left, down, or both. `row` and `column` are counted from the bottom left.

import { howToGo, strip } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { byParity, numberField } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(3, 8), range(3, 7)).map(([row, column]) => ({ row, column })),
  moves: ({ row, column }) =>
    [
      { row, column: column - 1 },
      { row: row - 1, column },
      { row: row - 1, column: column - 1 },
    ]
      .filter((to) => to.row >= 1 && to.column >= 1)
      .map((to) => ({ to })),
  theorem: ({ row, column }) => byParity(row, column),

  rule: () => ({
    en: 'A move pushes the coin one cell to the left, down, or diagonally left and down. Whoever cannot move loses.',
    zh: '每次把硬币向左、向下或向左下推动一格。无法操作者输。',
  }),
  name: ({ to }, { row, column }) => {
    if (to.row === row) return { en: 'push left', zh: '向左推' };
    if (to.column === column) return { en: 'push down', zh: '向下推' };
    return { en: 'push left and down', zh: '向左下推' };
  },
  howTo: howToGo,
  draw: ({ row, column }, { moves, start }) => {
    const line = (r) =>
      strip(1, start.column, (c) => ({
        look: (r + c) % 2 === 0 ? 'square dark' : 'square',
        text: '',
        object: r === row && c === column ? { look: 'coin', key: 'coin' } : undefined,
        move: moves.find(({ to }) => to.row === r && to.column === c),
      }));
    const label = {
      en: `Coin: row ${row} from below, column ${column} from the left`,
      zh: `硬币：从下数第 ${row} 行，从左数第 ${column} 列`,
    };
    const rows = range(1, start.row).reverse();
    return [{ label }, ...rows.map((r) => ({ shape: 'board', cells: line(r) }))];
  },

  setup: {
    fields: {
      row: numberField({ en: 'row, from below', zh: '行（从下数）' }, 1, 8),
      column: numberField({ en: 'column, from the left', zh: '列（从左数）' }, 1, 7),
    },
  },

  verdicts: {
    positions: () => product(range(1, 40), range(1, 40)).map(([row, column]) => ({ row, column })),
    lines: ({ row, column }) => [[row, column]],
    read: ([row, column]) => ({ row, column }),
    answer: (won) => (won ? 'Wonderful!' : 'What a pity!'),
    letters: ({ row, column }) => ({ n: row, m: column }),
    sameMoves: () =>
      product(range(1, 8), range(1, 8)).map(([row, column]) => [[[row - 1, column - 1]], { row, column }]),
  },
};

// Northcott's game: a row has a piece of either player; it goes forwards and backwards and cannot jump. A position is
// seen from the player to move, so the two lists change places at every move.

import { howToGo, strip } from '../../site/web/play/drawings.js';
import { everyOther, product, range, replaced } from '../../site/web/play/lists.js';
import { byNimSum, countedLines, listField, numbered, numberField } from '../../site/web/play/rules.js';

/** The position with these two pieces in each row. */
const positionOf = (columns, rows) => ({
  columns,
  mine: rows.map(([mine]) => mine),
  theirs: rows.map(([, theirs]) => theirs),
});
const gaps = ({ mine, theirs }) => mine.map((cell, row) => Math.abs(cell - theirs[row]) - 1);

export const game = {
  starts: product(
    [
      [2, 6],
      [1, 5],
      [3, 7],
      [2, 4],
    ],
    [
      [6, 3],
      [5, 2],
      [7, 3],
      [6, 1],
    ],
    [
      [1, 4],
      [3, 6],
      [2, 5],
      [4, 6],
    ],
  ).map((rows) => positionOf(7, rows)),
  // Those that advance come first: whoever only advances comes to an end.
  moves: ({ columns, mine, theirs }) => {
    const inDirection = (advance) =>
      mine.flatMap((from, row) => {
        const side = from < theirs[row] ? range(1, theirs[row] - 1) : range(theirs[row] + 1, columns);
        return side
          .filter((cell) => cell !== from && (from < cell === from < theirs[row]) === advance)
          .map((cell) => ({
            row,
            cell,
            to: { columns, mine: theirs, theirs: replaced(mine, row, cell) },
          }));
      });
    return [...inDirection(true), ...inDirection(false)];
  },
  // The free cells behind the player's piece and between the pieces of each row, in any order.
  canonical: ({ columns, mine, theirs }) => {
    const gap = gaps({ mine, theirs });
    const behind = mine.map((cell, row) => (cell < theirs[row] ? cell - 1 : columns - cell));
    return [columns, ...mine.map((_, row) => [behind[row], gap[row]]).sort()];
  },
  theorem: (position) =>
    byNimSum(
      gaps(position),
      { en: 'the gaps are', zh: '各行的间隔为 ' },
      numbered(position.mine, 'row', '行'),
    ),

  rule: () => ({
    en: 'Whoever begins has the dark pieces, the other player the light ones. A move shifts one of the player’s own pieces along its row, forwards or backwards, not over or onto the other piece. Whoever cannot move loses.',
    zh: '先手执深色棋子，后手执浅色棋子。每次把自己的一枚棋子移动到同一行的另一个空格，前进、后退均可，但不能越过对方的棋子。无法操作者输。',
  }),
  name: ({ row, cell }, { mine }) => ({
    en: `row ${row + 1}, from ${mine[row]} to ${cell}`,
    zh: `第 ${row + 1} 行从 ${mine[row]} 移到 ${cell}`,
  }),
  howTo: howToGo,
  draw: ({ columns, mine, theirs }, { moves, history }) => {
    const begins = history.length % 2 === 0; // whether it is the beginner's turn
    const [dark, light] = begins ? [mine, theirs] : [theirs, mine];
    return dark.map((_, row) => ({
      label: {
        en: `Row ${row + 1}: dark ${dark[row]}, light ${light[row]}`,
        zh: `第 ${row + 1} 行：深 ${dark[row]}，浅 ${light[row]}`,
      },
      shape: 'strip',
      cells: strip(1, columns, (cell) => {
        if (cell === dark[row]) return { text: '', object: { look: 'piece', key: `dark ${row}` } };
        if (cell === light[row]) return { text: '', object: { look: 'stone', key: `light ${row}` } };
        return { move: moves.find((move) => move.row === row && move.cell === cell) };
      }),
    }));
  },

  setup: {
    fields: {
      columns: numberField({ en: 'the number of columns', zh: '列数' }, 2, 8),
      mine: listField(
        { en: 'the squares of the dark pieces, row by row', zh: '各行深色棋子所在的格子' },
        [1, 3],
        1,
        8,
      ),
      theirs: listField(
        { en: 'the squares of the light pieces', zh: '各行浅色棋子所在的格子' },
        [1, 3],
        1,
        8,
      ),
    },
    check: ({ columns, mine, theirs }) => {
      if (mine.length !== theirs.length) {
        return {
          en: 'each row must have a dark and a light piece',
          zh: '每行必须恰有一枚深色棋子和一枚浅色棋子',
        };
      }
      if (mine.some((cell, row) => Math.max(cell, theirs[row]) > columns)) {
        return { en: `there are only ${columns} columns`, zh: `只有 ${columns} 列` };
      }
      const isOverlapping = mine.some((cell, row) => cell === theirs[row]);
      return (
        isOverlapping && {
          en: 'two pieces of a row must be on different squares',
          zh: '同一行的两枚棋子不能在同一格',
        }
      );
    },
  },

  verdicts: {
    positions: () =>
      [
        [1, 2],
        [1, 6],
        [2, 4],
        [3, 3],
      ].flatMap(([n, columns]) => {
        const row = product(range(1, columns), range(1, columns)).filter(([mine, theirs]) => mine !== theirs);
        return product(...Array(n).fill(row)).map((rows) => positionOf(columns, rows));
      }),
    lines: ({ columns, mine, theirs }) => [
      [mine.length, columns],
      ...mine.map((cell, row) => [cell, theirs[row]]),
    ],
    cases: countedLines,
    read: ([, columns, ...rest]) => ({ columns, mine: everyOther(rest, 0), theirs: everyOther(rest, 1) }),
    count: ({ columns, mine, theirs }) =>
      mine.reduce(
        (sum, cell, row) => sum + (cell < theirs[row] ? theirs[row] - 2 : columns - theirs[row] - 1),
        0,
      ),
    sides: { en: ['dark', 'light'], zh: ['深', '浅'] },
    answer: (won) => (won ? 'I WIN!' : 'BAD LUCK!'),
    letters: ({ mine, theirs }) => ({ B: mine, W: theirs }),
    sameOutcome: () =>
      product(range(0, 4), range(0, 4)).map((gap) => [
        [gap],
        { columns: 6, mine: [1, 1], theirs: gap.map((cells) => cells + 2) },
      ]),
  },
};

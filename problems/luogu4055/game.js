// A token on a small board. The first move puts it on a free cell; then it goes to a cell beside it that it has not
// visited. Cells are numbered from 1, row by row.

import { strip } from '../../site/web/play/drawings.js';
import { range, subsets } from '../../site/web/play/lists.js';
import { listField, numberField } from '../../site/web/play/rules.js';

const beside = ({ columns }, a, b) => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return high - low === columns || (high - low === 1 && low % columns !== 0);
};
const lastOf = ({ path }) => path[path.length - 1];
/** The cells that are neither blocked nor visited. */
const freeCells = ({ rows, columns, blocked, path }) =>
  range(1, rows * columns).filter((cell) => !blocked.includes(cell) && !path.includes(cell));
const goals = (position) =>
  position.path.length === 0
    ? freeCells(position)
    : freeCells(position).filter((cell) => beside(position, cell, lastOf(position)));

/** The number of pairs of a maximum matching of these cells. */
function pairs(position, cells) {
  const partner = {};
  const match = (cell, seen) =>
    cells.some((other) => {
      if (!beside(position, cell, other) || seen.has(other)) return false;
      seen.add(other);
      if (partner[other] !== undefined && !match(partner[other], seen)) return false;
      partner[other] = cell;
      partner[cell] = other;
      return true;
    });
  return cells.filter((cell) => partner[cell] === undefined && match(cell, new Set())).length;
}
const place = ({ columns }, cell) => [Math.ceil(cell / columns), ((cell - 1) % columns) + 1];

const board = (rows, columns, blocked) => ({ rows, columns, blocked, path: [] });
export const game = {
  starts: [
    board(3, 3, []),
    board(3, 3, [5]),
    board(3, 3, [1]),
    board(3, 3, [2]),
    board(3, 4, []),
    board(3, 4, [1]),
    board(3, 4, [6]),
    board(3, 4, [1, 12]),
    board(3, 4, [2, 8]),
    board(3, 4, [3, 5]),
  ],
  moves: (position) =>
    goals(position).map((goal) => ({ goal, to: { ...position, path: [...position.path, goal] } })),
  // What was visited is as good as blocked.
  canonical: (position) => [position.rows, position.columns, freeCells(position), lastOf(position) ?? 0],
  theorem: (position) => {
    const free = freeCells(position);
    if (position.path.length === 0) {
      const left = free.length - 2 * pairs(position, free);
      return {
        won: left > 0,
        en: `a maximum matching of the free cells leaves out ${left} of them`,
        zh: `空格的最大匹配剩下 ${left} 格`,
      };
    }
    const [without, withToken] = [free, [...free, lastOf(position)]].map((cells) => pairs(position, cells));
    return withToken > without
      ? {
          won: true,
          en: 'every maximum matching of the free cells and the cell of the token covers the token',
          zh: '在棋子所在格与空格的每个最大匹配中，棋子所在格都被匹配',
        }
      : {
          won: false,
          en: 'some maximum matching of the free cells and the cell of the token leaves the token out',
          zh: '棋子所在格与空格有一个最大匹配，不含棋子所在格',
        };
  },

  rule: () => ({
    en: 'The first move puts the token on a free cell. Then a move goes to a free cell beside it that the token has not visited. Whoever cannot move loses.',
    zh: '第一步把棋子放在任意一个空格里，此后每次把它移到相邻的、没有到过的空格。无法操作者输。',
  }),
  name: ({ goal }, position) => {
    const [row, column] = place(position, goal);
    return position.path.length === 0
      ? { en: `put it on row ${row}, column ${column}`, zh: `放在第 ${row} 行第 ${column} 列` }
      : { en: `go to row ${row}, column ${column}`, zh: `走到第 ${row} 行第 ${column} 列` };
  },
  howTo: () => ({ en: 'Your move: choose a cell.', zh: '轮到你了：选择一个格子。' }),
  draw: (position, { moves }) => {
    const { rows, columns, blocked, path } = position;
    const token = { look: 'piece', key: 'token' };
    const cell = (number) => {
      if (blocked.includes(number)) return { look: 'blank', text: '', at: number };
      return {
        look: path.includes(number) ? 'square dark' : 'square',
        text: path.includes(number) ? path.indexOf(number) + 1 : '',
        object: number === lastOf(position) ? token : undefined,
        move: moves.find(({ goal }) => goal === number),
        at: number,
      };
    };
    return [
      {
        label: {
          en: `Free cells: ${freeCells(position).length}`,
          zh: `剩余空格：${freeCells(position).length}`,
        },
      },
      ...range(1, rows).map((row) => ({
        shape: 'board',
        cells: strip((row - 1) * columns + 1, row * columns, cell),
      })),
      {
        label: { en: 'Token', zh: '棋子' },
        cells: [{ look: 'hollow', text: '', object: path.length === 0 ? token : undefined, at: 'tray' }],
      },
    ];
  },

  setup: {
    fields: {
      rows: numberField({ en: 'rows', zh: '行数' }, 1, 4),
      columns: numberField({ en: 'columns', zh: '列数' }, 1, 4),
      blocked: listField(
        { en: 'blocked cells, numbered row by row', zh: '障碍格（逐行编号）' },
        [0, 11],
        1,
        12,
      ),
      path: listField({ en: 'cells that the token has visited', zh: '棋子到过的格子' }, [0, 12], 1, 12),
    },
    check: (position) => {
      const { rows, columns, blocked, path } = position;
      if (rows * columns > 12) return { en: 'at most 12 cells', zh: '至多 12 格' };
      const cells = [...blocked, ...path];
      if (cells.some((cell) => cell > rows * columns) || new Set(cells).size < cells.length) {
        return {
          en: 'a cell is named twice, or is not on the board',
          zh: '有的格子重复，或者不在棋盘上',
        };
      }
      const isPath = path.every((cell, i) => i === 0 || beside(position, cell, path[i - 1]));
      return !isPath && { en: 'the visited cells must form a path', zh: '到过的格子必须依次相邻' };
    },
  },

  verdicts: {
    positions: () => [
      ...[[], ...subsets(range(1, 6))].map((blocked) => board(2, 3, blocked)),
      ...[[], ...subsets(range(1, 9))]
        .filter(({ length }) => length <= 2)
        .map((blocked) => board(3, 3, blocked)),
      board(1, 6, []),
      board(1, 7, [2]),
    ],
    lines: ({ rows, columns, blocked }) => [
      [rows, columns],
      ...range(1, rows).map((row) =>
        range((row - 1) * columns + 1, row * columns)
          .map((cell) => (blocked.includes(cell) ? '#' : '.'))
          .join(''),
      ),
    ],
    answer: (won, winning) => {
      const starts = winning.map(({ goal, to }) => [goal, place(to, goal).join(' ')]);
      starts.sort(([a], [b]) => a - b);
      return won ? ['WIN', ...starts.map(([, line]) => line)].join('\n') : 'LOSE';
    },
    sameMoves: () =>
      range(1, 9).map((cell) => {
        const [row, column] = place(board(3, 3, []), cell);
        return [[[row - 1, column - 1, 2 ** (cell - 1)]], { ...board(3, 3, []), path: [cell] }];
      }),
  },
};

// A row of pieces in pairs; a move moves up to d of your own pieces towards the others of their pairs. Player 1 has the
// first, the third and so on, player 2 the others. The empty row, on which `pieces` are still to be placed, is for the
// verdicts alone.

import { strip } from '../../site/web/play/drawings.js';
import { product, range, replaced } from '../../site/web/play/lists.js';
import { listField, numberField } from '../../site/web/play/rules.js';

const pairs = (cells) => range(0, cells.length / 2 - 1);
const between = (cells, pair) => range(cells[2 * pair] + 1, cells[2 * pair + 1] - 1);
const gaps = (cells) => pairs(cells).map((pair) => between(cells, pair).length);
const placements = (columns, pieces) =>
  product(...range(1, columns).map(() => [false, true]))
    .map((taken) => range(1, columns).filter((cell) => taken[cell - 1]))
    .filter((cells) => cells.length === pieces);
const binary = (gap) => gap.toString(2);
const toEmpty = range(2, 8).flatMap((columns) =>
  range(1, Math.floor(columns / 2)).flatMap((count) =>
    range(1, Math.min(3, 2 * count)).map((d) => ({ columns, d, player: 1, cells: [], pieces: 2 * count })),
  ),
);

/** A row with these gaps, and one free cell to the left of each pair. */
const start = (d, list) => {
  const cells = [];
  for (const gap of list) {
    const white = (cells.at(-1) ?? 0) + 2;
    cells.push(white, white + gap + 1);
  }
  return { columns: 15, d, player: 1, cells };
};
const lists = [
  [1, 2, 3],
  [2, 2, 2],
  [1, 1, 1],
  [1, 1, 3],
  [2, 0, 3],
  [3, 1, 2],
  [2, 1, 2],
  [0, 3, 3],
];

export const game = {
  starts: product([1, 2], lists).map(([d, list]) => start(d, list)),
  canonical: ({ columns, d, cells, pieces }) =>
    pieces === undefined ? [d, ...gaps(cells).sort((a, b) => a - b)] : [columns, d, pieces, 'empty'],
  overInTwo:
    'Where two pieces may move at once, two moves can close four gaps, and there is no room for more.',
  moves: ({ columns, d, player, cells, pieces }) => {
    if (pieces !== undefined) {
      return placements(columns, pieces).map((placed) => ({ to: { columns, d, player, cells: placed } }));
    }
    let moves = [[]];
    for (const pair of pairs(cells)) {
      const steps = between(cells, pair).map((cell) => ({ piece: 2 * pair + player - 1, cell }));
      moves = moves.flatMap((earlier) => [earlier, ...steps.map((step) => [...earlier, step])]);
    }
    return moves
      .filter((steps) => steps.length >= 1 && steps.length <= d)
      .map((steps) => {
        const after = steps.reduce((row, { piece, cell }) => replaced(row, piece, cell), cells);
        return { steps, to: { columns, d, player: 3 - player, cells: after } };
      });
  },
  theorem: ({ d, cells, pieces }) => {
    if (pieces !== undefined) return { won: true, en: 'the gaps may all be 0', zh: '间隔可以全是 0' };
    const list = gaps(cells);
    const digits = range(0, binary(Math.max(...list)).length - 1).reverse();
    const ones = digits.map((digit) => list.filter((gap) => (gap >> digit) & 1).length);
    const won = ones.some((count) => count % (d + 1) !== 0);
    const shown = list.map((gap) => binary(gap).padStart(digits.length, '0')).join(', ');
    return {
      won,
      en: `the gaps are ${shown} in binary, and ${won ? 'some digit has a number of ones that is not' : 'in each digit the number of ones is'} a multiple of ${d + 1}`,
      zh: `间隔的二进制为 ${shown}，${won ? '并非每一位' : '每一位'}上 1 的个数都是 ${d + 1} 的倍数`,
    };
  },

  rule: ({ d }) => ({
    en: `One player has the light pieces, which go to the right; the other has the dark ones, which go to the left. A player moves ${d === 1 ? 'one of their own pieces' : `one to ${d} of their own pieces, each`} by one or more cells, not over or onto another piece. A player who cannot move loses.`,
    zh: `一方执浅色棋子，只能向右；另一方执深色棋子，只能向左。每次移动自己的${d === 1 ? '一枚棋子' : ` 1 到 ${d} 枚棋子，每枚`}至少一格，不能越过其他棋子，也不能与其他棋子同格。无法操作者输。`,
  }),
  name: ({ steps }, { cells }) => ({
    en: steps.map(({ piece, cell }) => `from cell ${cells[piece]} to cell ${cell}`).join(' and '),
    zh: steps.map(({ piece, cell }) => `从第 ${cells[piece]} 格走到第 ${cell} 格`).join('，'),
  }),
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now choose where a second piece goes, or the same cell again to move one piece only. Escape cancels.',
          zh: '再选择第二枚棋子要到的格子；只移动一枚时，再点一次刚才的格子。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose a cell between one of your pieces and the next piece of the other colour.',
          zh: '轮到你了：在自己的一枚棋子与前方棋子之间选择要到的格子。',
        },
  draw: ({ columns, d, player, cells }, { moves, chosen }) => {
    const now = chosen ? replaced(cells, chosen.piece, chosen.cell) : cells;
    const of = (side) => now.filter((_, i) => i % 2 === side);
    const find = (...steps) => {
      const key = JSON.stringify(steps.sort((a, b) => a.piece - b.piece));
      return moves.find((move) => JSON.stringify(move.steps) === key);
    };
    return [
      {
        label: { en: 'The row', zh: '棋盘' },
        words: {
          en: `Light: ${of(0).join(', ')}; dark: ${of(1).join(', ')}.`,
          zh: `浅色：${of(0).join('、')}；深色：${of(1).join('、')}。`,
        },
        shape: 'strip',
        cells: strip(1, columns, (cell) => {
          const index = now.indexOf(cell);
          const object =
            index < 0 ? undefined : { look: index % 2 === 0 ? 'stone' : 'piece', key: `${index}` };
          if (chosen?.cell === cell) return { text: '', object, chosen: true, move: find(chosen) };
          if (object) return { text: '', object };
          const pair = pairs(cells).find((pair) => between(cells, pair).includes(cell));
          if (pair === undefined || moves.length === 0) return {};
          const step = { piece: 2 * pair + player - 1, cell };
          if (!chosen && d === 1) return { move: find(step) };
          if (!chosen) return { choose: step, name: { en: `cell ${cell}`, zh: `第 ${cell} 格` } };
          return chosen.piece === step.piece ? {} : { move: find(chosen, step) };
        }),
      },
    ];
  },

  setup: {
    fields: {
      columns: numberField({ en: 'the number of cells', zh: '格数' }, 2, 15),
      d: numberField({ en: 'how many pieces may move at once', zh: '每次至多移动的枚数' }, 1, 2),
      player: numberField(
        {
          en: 'who moves first: 1 has the light pieces, 2 the dark ones',
          zh: '谁先走：1 执浅色，2 执深色',
        },
        1,
        2,
      ),
      cells: listField({ en: 'the cells of the pieces', zh: '各枚棋子所在的格子' }, [2, 8], 1, 15),
    },
    check: ({ columns, cells }) => {
      if (cells.length % 2 !== 0) {
        return { en: 'the number of pieces must be even', zh: '棋子数必须是偶数' };
      }
      if (cells.some((cell, i) => cell <= cells[i - 1])) {
        return { en: 'the cells must be in ascending order', zh: '各格必须从小到大排列' };
      }
      const isOutside = cells.some((cell) => cell > columns);
      return isOutside && { en: `there are only ${columns} cells`, zh: `只有 ${columns} 格` };
    },
  },

  verdicts: {
    positions: () => toEmpty,
    lines: ({ columns, d, pieces }) => [[columns, pieces, d]],
    count: ({ columns, d, cells, pieces }) => {
      if (pieces !== undefined)
        return range(1, pieces).reduce((ways, i) => (ways * (columns - pieces + i)) / i, 1);
      // The ways to move this many pieces, each as far as its gap goes at most.
      const ways = gaps(cells).reduce(
        (ways, gap) => ways.map((count, moved) => count + gap * (ways[moved - 1] ?? 0)),
        [1, ...Array(d).fill(0)],
      );
      return ways.reduce((sum, count) => sum + count, -1);
    },
    answer: (_, lost, number) => {
      const { columns, pieces } = toEmpty[number - 1];
      return placements(columns, pieces).length - lost.length;
    },
    letters: ({ d, cells, pieces }) => (pieces === undefined ? { d, g: gaps(cells) } : undefined),
    sameOutcome: () => product(...Array(3).fill(range(0, 3))).map((list) => [[list], start(2, list)]),
  },
};

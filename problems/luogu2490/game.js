// A row of pieces in pairs; a move takes up to d of one's own pieces towards the others of their pairs. A position is
// seen from the player to move, whose pieces are the first, the third and so on, and go to the right: after a move the
// row is mirrored. The empty row, on which `pieces` are still to be placed, is for the verdicts alone.
'use strict';

defineGame(({ range, product, replaced, numberField, listField, strip }) => {
  const own = (cells) => range(0, cells.length / 2 - 1).map((pair) => 2 * pair);
  const gaps = (cells) => own(cells).map((i) => cells[i + 1] - cells[i] - 1);
  const mirrored = (cells, columns) => cells.map((cell) => columns + 1 - cell).reverse();
  const placements = (columns, pieces) =>
    product(...range(1, columns).map(() => [false, true]))
      .map((taken) => range(1, columns).filter((cell) => taken[cell - 1]))
      .filter((cells) => cells.length === pieces);
  const binary = (gap) => gap.toString(2);
  const toEmpty = range(2, 8).flatMap((columns) =>
    range(1, Math.floor(columns / 2)).flatMap((pairs) =>
      range(1, Math.min(3, 2 * pairs)).map((d) => ({ columns, d, cells: [], pieces: 2 * pairs })),
    ),
  );

  /** A row with these gaps, and one free cell to the left of each pair. */
  const start = (d, list) => {
    const cells = [];
    for (const gap of list) {
      const white = (cells.at(-1) ?? 0) + 2;
      cells.push(white, white + gap + 1);
    }
    return { columns: 15, d, cells };
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

  return {
    starts: product([1, 2], lists).map(([d, list]) => start(d, list)),
    canonical: ({ columns, d, cells, pieces }) =>
      pieces === undefined ? [d, ...gaps(cells).sort((a, b) => a - b)] : [columns, d, pieces, 'empty'],
    moves: ({ columns, d, cells, pieces }) => {
      if (pieces !== undefined) {
        return placements(columns, pieces).map((placed) => ({ to: { columns, d, cells: placed } }));
      }
      let moves = [[]];
      for (const i of own(cells)) {
        const steps = range(cells[i] + 1, cells[i + 1] - 1).map((cell) => ({ i, cell }));
        moves = moves.flatMap((earlier) => [earlier, ...steps.map((step) => [...earlier, step])]);
      }
      return moves
        .filter((steps) => steps.length >= 1 && steps.length <= d)
        .map((steps) => {
          const after = steps.reduce((row, { i, cell }) => replaced(row, i, cell), cells);
          return { steps, to: { columns, d, cells: mirrored(after, columns) } };
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
      en: `The first player has the light pieces, which go to the right; the second player has the dark ones, which go to the left. A player moves ${d === 1 ? 'one of their own pieces' : `one to ${d} of their own pieces, each`} by one or more cells, not over or onto another piece. A player who cannot move loses.`,
      zh: `先手执浅色棋子，只能向右；后手执深色棋子，只能向左。每次移动自己的${d === 1 ? '一枚棋子' : ` 1 到 ${d} 枚棋子，每枚`}至少一格，不能越过其他棋子，也不能与其他棋子同格。无法操作者输。`,
    }),
    name: ({ steps }, { cells }) => {
      const by = steps.map(({ i, cell }) => [i / 2 + 1, cell - cells[i]]);
      return {
        en: by.map(([piece, far]) => `own piece ${piece}, counted from behind, by ${far}`).join(' and '),
        zh: by.map(([piece, far]) => `己方从后往前第 ${piece} 枚前进 ${far} 格`).join('，'),
      };
    },
    howTo: (chosen) =>
      chosen
        ? {
            en: 'Now choose where a second piece goes, or the same cell again to move one piece only. Escape cancels.',
            zh: '再选择第二枚棋子要到的格子；只移动一枚时，再点一次刚才的格子。按 Esc 取消。',
          }
        : {
            en: 'Your move: choose a cell between one of your pieces and the next piece.',
            zh: '轮到你了：在自己的一枚棋子与前方棋子之间选择要到的格子。',
          },
    draw: ({ columns, d, cells }, { moves, history, chosen }) => {
      const begins = history.length % 2 === 0; // whether it is the beginner's turn
      const seen = (cell) => (begins ? cell : columns + 1 - cell);
      const now = chosen ? replaced(cells, chosen.i, chosen.cell) : cells;
      const pieces = begins ? now : mirrored(now, columns);
      const find = (...steps) => {
        const key = JSON.stringify(steps.sort((a, b) => a.i - b.i));
        return moves.find((move) => JSON.stringify(move.steps) === key);
      };
      return [
        {
          label: { en: 'The row', zh: '棋盘' },
          shape: 'strip',
          cells: strip(1, columns, (number) => {
            const piece = pieces.indexOf(number);
            const object =
              piece < 0 ? undefined : { look: piece % 2 === 0 ? 'stone' : 'piece', key: `${piece}` };
            const cell = seen(number);
            const isChosen = chosen?.cell === cell;
            if (isChosen) return { text: '', object, chosen: true, move: find(chosen) };
            if (object) return { text: '', object };
            const i = own(cells).find((i) => cells[i] < cell && cell < cells[i + 1]);
            if (i === undefined || moves.length === 0) return {};
            const step = { i, cell };
            if (!chosen && d === 1) return { move: find(step) };
            const name = { en: `cell ${number}`, zh: `第 ${number} 格` };
            if (!chosen) return { choose: step, name };
            return chosen.i === i ? {} : { move: find(chosen, step) };
          }),
        },
      ];
    },

    setup: {
      fields: {
        columns: numberField({ en: 'the number of cells', zh: '格数' }, 2, 15),
        d: numberField({ en: 'how many pieces may move at once', zh: '每次至多移动的枚数' }, 1, 2),
        cells: listField(
          {
            en: 'the cells of the pieces, as the player to move counts them',
            zh: '各枚棋子所在的格子（从轮到的一方看）',
          },
          [2, 8],
          1,
          15,
        ),
      },
      check: ({ columns, cells }) => {
        if (cells.length % 2 !== 0) {
          return { en: 'the number of pieces must be even', zh: '棋子数必须是偶数' };
        }
        if (cells.some((cell, i) => i > 0 && cell <= cells[i - 1])) {
          return { en: 'the cells must be in ascending order', zh: '各格必须从小到大排列' };
        }
        return cells.some((cell) => cell > columns)
          ? { en: `there are only ${columns} cells`, zh: `只有 ${columns} 格` }
          : undefined;
      },
    },

    verdicts: {
      positions: () => toEmpty,
      lines: ({ columns, d, pieces }) => [[columns, pieces, d]],
      answer: (_, lost, number) => {
        const { columns, pieces } = toEmpty[number - 1];
        return placements(columns, pieces).length - lost.length;
      },
    },
  };
});

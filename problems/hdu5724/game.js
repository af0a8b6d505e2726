// Two rows of pieces; a piece goes to the first free square on its right. A row has 20 squares, and the pieces stand on
// the last eight of them.

import { strip } from '../../site/web/play/drawings.js';
import { product, range, replaced, subsets } from '../../site/web/play/lists.js';
import { byNimSum, listField } from '../../site/web/play/rules.js';

const [FIRST, LAST] = [13, 20];
const ROWS = ['upper', 'lower'];
const NAMES = [
  { en: 'upper row', zh: '上行' },
  { en: 'lower row', zh: '下行' },
];
const holeAfter = (cells, from) => range(from, LAST).find((cell) => !cells.includes(cell));

/** The blocks that count in a row, without empty ones, as { hole, pieces }: number 1, 3, 5, … from the right. */
function counted(cells) {
  const holes = range(FIRST, LAST)
    .reverse()
    .filter((cell) => !cells.includes(cell));
  const blocks = holes.map((hole, i) => ({ hole, pieces: hole - (holes[i + 1] ?? FIRST - 1) - 1 }));
  return blocks.filter(({ pieces }, i) => i % 2 === 0 && pieces > 0);
}

export const game = {
  starts: product(
    [
      [13, 14, 17],
      [15, 16, 18],
      [14, 15, 16, 18],
      [13, 16, 17, 19],
    ],
    [
      [16, 18],
      [14, 15, 19],
      [15, 16, 17],
      [13, 15, 18],
    ],
  ).map(([upper, lower]) => ({ upper, lower })),
  moves: (position) =>
    ROWS.flatMap((row) =>
      position[row].flatMap((from, piece) => {
        const cell = holeAfter(position[row], from);
        if (cell === undefined) return [];
        return [{ row, from, cell, to: { ...position, [row]: replaced(position[row], piece, cell) } }];
      }),
    ),
  canonical: ({ upper, lower }) => [[...upper].sort(), [...lower].sort()],
  theorem: (position) => {
    const blocks = ROWS.flatMap((row, i) =>
      counted(position[row]).map(({ hole, pieces }) => ({
        pieces,
        name: {
          en: `left of ${hole} in the ${NAMES[i].en}`,
          zh: `${NAMES[i].zh} ${hole} 的左边`,
        },
      })),
    );
    if (blocks.length === 0) {
      return {
        won: false,
        values: [],
        en: 'all blocks that count are empty, so the Nim sum is 0',
        zh: '算数的各段都是空的，异或和为 0',
      };
    }
    return byNimSum(
      blocks.map(({ pieces }) => pieces),
      {
        en: 'the blocks on the left of the 1st, 3rd, 5th, … free square from the right are',
        zh: '从右数第 1、3、5……个空格左边的各段棋子数为 ',
      },
      blocks.map(({ name }) => name),
    );
  },

  rule: () => ({
    en: 'A move takes a piece to the first free square on its right, over all pieces in between. Whoever cannot move loses.',
    zh: '每次把一枚棋子移到它右边的第一个空格，可以跳过中间的棋子。无法操作者输。',
  }),
  name: ({ row, from, cell }) => {
    const { en, zh } = NAMES[ROWS.indexOf(row)];
    return { en: `${en}, from ${from} to ${cell}`, zh: `${zh}从 ${from} 移到 ${cell}` };
  },
  howTo: () => ({
    en: 'Your move: choose the piece that goes to the next free square. It leaves its block with all pieces that it jumps over.',
    zh: '轮到你了：选择要移动的棋子。它和被它跳过的棋子一起离开原来的一段。',
  }),
  draw: (position, { moves }) =>
    ROWS.map((row, i) => ({
      label: {
        en: `The ${NAMES[i].en}: ${[...position[row]].sort().join(', ') || 'no piece'}`,
        zh: `${NAMES[i].zh}：${[...position[row]].sort().join('、') || '没有棋子'}`,
      },
      shape: 'strip',
      cells: strip(FIRST, LAST, (cell) => {
        const piece = position[row].indexOf(cell);
        return {
          object: piece === -1 ? undefined : { look: 'piece', key: `${row} ${piece}` },
          move: moves.find((move) => move.row === row && move.from === cell),
        };
      }),
    })),

  setup: {
    fields: {
      upper: listField(
        { en: 'the squares of the pieces in the upper row', zh: '上行各棋子所在的格子' },
        [1, 8],
        13,
        20,
      ),
      lower: listField(
        { en: 'the squares of the pieces in the lower row', zh: '下行各棋子所在的格子' },
        [1, 8],
        13,
        20,
      ),
    },
    check: (position) =>
      ROWS.some((row) => new Set(position[row]).size < position[row].length) && {
        en: 'a square has one piece at most',
        zh: '每格至多一枚棋子',
      },
  },

  verdicts: {
    positions: () => {
      const rows = [[], ...subsets(range(15, LAST))];
      return product(rows, rows).map(([upper, lower]) => ({ upper, lower }));
    },
    lines: ({ upper, lower }) => [2, [upper.length, ...upper], [lower.length, ...lower]],
    read: ([n, ...words]) => {
      if (+n > 2) return undefined;
      const upper = words.slice(1, 1 + +words[0]);
      const lower = words.slice(1 + upper.length + 1);
      return { upper, lower };
    },
    answer: (won) => (won ? 'YES' : 'NO'),
    sameMoves: () => {
      const row = (cells) => range(16, LAST).map((cell) => Number(cells.includes(cell)));
      const rows = [[], ...subsets(range(16, LAST))];
      return product(rows, rows).map(([upper, lower]) => [[row(upper), row(lower)], { upper, lower }]);
    },
  },
};

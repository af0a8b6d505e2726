// Nim on a strip: each piece may go any distance to the left.

import { howToGo, strip } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range, replaced } from '../../site/web/play/lists.js';
import { byNimSum, listField, numbered } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(1, 6), range(2, 6), range(3, 6)).map((cells) => ({ cells })),
  moves: ({ cells }) =>
    cells.flatMap((from, piece) =>
      range(0, from - 1).map((cell) => ({ piece, cell, to: { cells: replaced(cells, piece, cell) } })),
    ),
  theorem: ({ cells }) => byNimSum(cells, undefined, numbered(cells, 'piece', '枚棋子')),

  rule: () => ({
    en: 'A move shifts one piece any distance to the left. Pieces do not hinder each other, so each is drawn on a strip of its own. Whoever cannot move loses.',
    zh: '每次把一枚棋子向左移动至少一格，格数不限。棋子互不妨碍，每枚棋子各画一排格子。无法操作者输。',
  }),
  name: ({ piece, cell }, { cells }) => ({
    en: `move piece ${piece + 1} from ${cells[piece]} to ${cell}`,
    zh: `第 ${piece + 1} 枚棋子从 ${cells[piece]} 移到 ${cell}`,
  }),
  howTo: howToGo,
  canonical: ({ cells }) => [...cells].sort((a, b) => a - b), // the order of the pieces does not matter
  draw: ({ cells }, { moves, start }) =>
    cells.map((at, piece) => ({
      label: { en: `Piece ${piece + 1}: ${at}`, zh: `棋子 ${piece + 1}：${at}` },
      shape: 'strip',
      cells: strip(0, Math.max(...start.cells), (cell) => ({
        object: cell === at ? { look: 'rabbit', key: piece } : undefined,
        move: moves.find((move) => move.piece === piece && move.cell === cell),
      })),
    })),

  setup: {
    fields: { cells: listField({ en: 'the squares of the pieces', zh: '各棋子所在的格子' }, [1, 5], 0, 13) },
  },

  verdicts: {
    positions: () => listsUpTo(0, 30, 15, 9, 5).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    read: ([, ...cells]) => ({ cells }),
    answer: (won) => (won ? 'Rabbit Win!' : 'Grass Win!'),
    letters: ({ cells }) => ({ K: cells }),
    sameMoves: () => product(range(0, 6), range(0, 6)).map((cells) => [[cells], { cells }]),
  },
};

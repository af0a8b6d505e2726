// Pieces on the graph of the write-up; a move takes one of them along an arrow.

import { graphWithPieces, howToStep, nameOfStep } from '../../site/web/play/drawings.js';
import { mex, product, range, replaced } from '../../site/web/play/lists.js';
import { byGrundyValues, listField } from '../../site/web/play/rules.js';

/** The options of each position, and where it is drawn. */
const graph = [
  { options: [], point: [190, 440] },
  { options: [0], point: [60, 320] },
  { options: [0, 1], point: [350, 350] },
  { options: [1], point: [150, 190] },
  { options: [2, 3], point: [340, 180] },
  { options: [], point: [450, 230] },
  { options: [2, 3, 4], point: [210, 60] },
  { options: [4, 5], point: [410, 60] },
  { options: [1, 6], point: [50, 60] },
];
const grundy = (position) => mex(graph[position].options.map(grundy));

export const game = {
  starts: product(range(1, 8), range(2, 8), range(4, 8)).map((pieces) => ({ pieces })),
  canonical: ({ pieces }) => [...pieces].sort(),
  moves: ({ pieces }) =>
    [...new Set(pieces)].flatMap((from) =>
      graph[from].options.map((goal) => ({
        from,
        goal,
        to: { pieces: replaced(pieces, pieces.lastIndexOf(from), goal) },
      })),
    ),
  theorem: ({ pieces }) => {
    const names = pieces.map((from) => ({ en: `piece on ${from}`, zh: `${from} 上的棋子` }));
    const list = (language, comma) => graph.map((_, node) => `${node}${language}${grundy(node)}`).join(comma);
    const table = {
      en: `The Grundy values of the positions: ${list(' has ', ', ')}.`,
      zh: `各点的 SG 值：${list(' 为 ', '，')}。`,
    };
    return { ...byGrundyValues(pieces.map(grundy), names), table };
  },

  rule: () => ({
    en: 'A move takes one piece along one arrow. Whoever cannot move loses.',
    zh: '每次把一枚棋子沿着一条边移动一步。无法操作者输。',
  }),
  name: nameOfStep,
  howTo: howToStep,
  draw: ({ pieces }, view) => graphWithPieces({ size: [500, 490], graph, pieces }, view),

  setup: {
    fields: { pieces: listField({ en: 'positions of the pieces', zh: '各枚棋子的位置' }, [1, 3], 0, 8) },
  },

  verdicts: {
    positions: () =>
      [1, 2, 3].flatMap((m) => product(...Array(m).fill(range(0, 8)))).map((pieces) => ({ pieces })),
    lines: ({ pieces }) => [
      graph.length,
      ...graph.map(({ options }) => [options.length, ...options]),
      [pieces.length, ...pieces],
      0,
    ],
    answer: (won) => (won ? 'WIN' : 'LOSE'),
    letters: ({ pieces }) => ({ p: pieces, g: grundy }),
    sameMoves: () =>
      [1, 2].flatMap((m) => product(...Array(m).fill(range(0, 8)))).map((pieces) => [pieces, { pieces }]),
  },
};

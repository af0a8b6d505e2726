// Two pieces on a graph, some of whose edges are left out; a move shifts one along an edge. A position without pieces,
// in which the edges that stay are still to be chosen, is for the verdicts alone.

import { graphWithPieces, howToStep, nameOfStep } from '../../site/web/play/drawings.js';
import { mex, product, range, replaced } from '../../site/web/play/lists.js';
import { byGrundyValues, listField } from '../../site/web/play/rules.js';

/** Where the vertices 1 to 6 are drawn. */
const points = product([60, 250, 440], [60, 360]);
const vertices = range(1, points.length);
const column = (vertex) => Math.ceil(vertex / 2);
/** From each vertex to the later ones in its column and in the next. */
const edges = product(vertices, vertices).filter(([x, y]) => x < y && column(y) <= column(x) + 1);
const options = (kept, vertex) => edges.filter(([x], i) => kept[i] && x === vertex).map(([, y]) => y);
const grundy = (kept, vertex) => mex(options(kept, vertex).map((to) => grundy(kept, to)));
const all = edges.map(() => 1);
const without = (...list) => list.reduce((kept, edge) => replaced(kept, edge - 1, 0), all);
/** All ways to leave some of the edges out. */
const subsets = (kept) => product(...kept.map((there) => (there ? [0, 1] : [0])));
// Inputs with up to seven edges.
const toChoose = [
  ...product([1, 2, 3], [4, 5], [7, 8]).map((list) => without(6, 11, ...list)),
  ...product([1, 2, 3], [9, 10], [6, 11]).map((list) => without(5, 7, ...list)),
  without(...range(2, edges.length)),
  without(2, 3, 4, 5),
].map((kept) => ({ kept, pieces: [] }));

export const game = {
  starts: product([0, 1, 2, 3], [0, 4, 5, 6], [0, 7, 8, 9, 10, 11]).map((list) => ({
    kept: without(...list.filter((edge) => edge > 0)),
    pieces: [1, 2],
  })),
  canonical: ({ kept, pieces }) => [kept.join(''), ...[...pieces].sort()],
  moves: ({ kept, pieces }) =>
    pieces.length === 0
      ? subsets(kept).map((chosen) => ({ to: { kept: chosen, pieces: [1, 2] } }))
      : [...new Set(pieces)].flatMap((from) =>
          options(kept, from).map((goal) => ({
            from,
            goal,
            to: { kept, pieces: replaced(pieces, pieces.lastIndexOf(from), goal) },
          })),
        ),
  theorem: ({ kept, pieces }) => {
    if (pieces.length === 0) return { won: true, en: 'no edge may stay', zh: '可以一条边都不留' };
    const names = pieces.map((vertex) => ({ en: `piece on ${vertex}`, zh: `${vertex} 上的棋子` }));
    const layers = vertices.map((_, value) => vertices.filter((vertex) => grundy(kept, vertex) === value));
    const list = (join, comma) =>
      layers.flatMap((layer, value) => (layer.length > 0 ? join(value, layer) : [])).join(comma);
    const table = {
      en: `The vertices of ${list((value, layer) => `value ${value}: ${layer.join(', ')}`, '; ')}. Move so that both pieces have the same value.`,
      zh: `${list((value, layer) => `SG 值为 ${value} 的点：${layer.join('、')}`, '；')}。要走到两枚棋子的 SG 值相等。`,
    };
    const values = pieces.map((vertex) => grundy(kept, vertex));
    return { ...byGrundyValues(values, names), table };
  },

  rule: () => ({
    en: 'A move shifts one of the two pieces along one arrow. Both may stand on the same vertex. Whoever cannot move loses.',
    zh: '每次把两枚棋子之一沿一条边移动一步，两枚棋子可以在同一个点上。无法操作者输。',
  }),
  name: nameOfStep,
  howTo: howToStep,
  draw: ({ kept, pieces }, view) => {
    const node = (vertex) => [vertex, { options: options(kept, vertex), point: points[vertex - 1] }];
    const graph = Object.fromEntries(vertices.map(node));
    return graphWithPieces({ size: [500, 420], graph, pieces }, view);
  },

  setup: {
    fields: {
      kept: listField(
        {
          en: `the edges ${edges.map((edge) => edge.join('→')).join(', ')}: 1 if it is there, 0 if not`,
          zh: `各边 ${edges.map((edge) => edge.join('→')).join('、')}：有则填 1，没有则填 0`,
        },
        [edges.length, edges.length],
        0,
        1,
      ),
      pieces: listField({ en: 'the vertices of the two pieces', zh: '两枚棋子所在的点' }, [2, 2], 1, 6),
    },
  },

  verdicts: {
    positions: () => toChoose,
    lines: ({ kept }) => {
      const there = edges.filter((_, i) => kept[i]);
      return [[vertices.length, there.length], ...there];
    },
    answer: (_, lost, number) => subsets(toChoose[number - 1].kept).length - lost.length,
    // The formula is about the vertices on which the pieces begin.
    letters: ({ kept, pieces }) =>
      pieces[0] === 1 && pieces[1] === 2 ? { g: (vertex) => grundy(kept, vertex) } : undefined,
    sameMoves: () => product(vertices, vertices).map((pieces) => [pieces, { kept: all, pieces }]),
  },
};

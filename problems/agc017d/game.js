// A tree with its root at vertex 1. A move deletes an edge, and the part without the root goes too.

import { edgesAbove } from '../../site/web/play/drawings.js';
import { nimSum, range } from '../../site/web/play/lists.js';
import { afterCuts, byGrundyValues, edgesInOrder, listField } from '../../site/web/play/rules.js';

/** Where the vertices are drawn, from 1 on. */
const points = [
  [],
  [255, 440],
  [120, 350],
  [255, 350],
  [390, 350],
  [60, 250],
  [165, 250],
  [255, 250],
  [330, 250],
  [440, 250],
  [330, 150],
  [400, 150],
  [480, 150],
];
/** The vertex below each; the edge between them has the number of the upper one, less 1. */
const below = [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 8, 9, 9];

const edges = range(1, points.length - 2);
const ends = (edge) => [below[edge + 1], edge + 1];

/** The edges that are left after a cut. An edge has a larger number than the one below it. */
function without(left, cut) {
  const gone = [cut];
  for (const edge of left) {
    if (gone.includes(ends(edge)[0] - 1)) gone.push(edge);
  }
  return left.filter((edge) => !gone.includes(edge));
}

/** The values of the branches of a vertex, each 1 more than that of the vertex to which it leads. */
const branches = (left, vertex) =>
  left.filter((edge) => ends(edge)[0] === vertex).map((edge) => nimSum(branches(left, edge + 1)) + 1);

/** All that can be left of the tree. */
const trees = afterCuts(edges, without);

export const game = {
  starts: trees.filter(({ left }) => left.length >= 8),
  moves: ({ left }) => left.map((cut) => ({ cut, to: { left: without(left, cut) } })),
  theorem: ({ left }) => {
    if (left.length === 0) return { won: false, en: 'no edge is left', zh: '没有剩下的边' };
    const atRoot = left.filter((edge) => ends(edge)[0] === 1);
    const names = atRoot.map((edge) => ({ en: `the branch of edge ${edge}`, zh: `第 ${edge} 条边的分支` }));
    const valueAbove = (edge) => nimSum(branches(left, edge + 1)) + 1;
    const list = (name, comma) => left.map((edge) => name(edge, valueAbove(edge))).join(comma);
    const table = {
      en: `Each edge with what is above it has a value: ${list((edge, value) => `edge ${edge}: ${value}`, ', ')}.`,
      zh: `每条边与它上面的部分的 SG 值：${list((edge, value) => `第 ${edge} 条边 ${value}`, '，')}。`,
    };
    return { ...byGrundyValues(atRoot.map(valueAbove), names), table };
  },

  rule: () => ({
    en: 'A move deletes one edge; what is no longer connected with the root at the bottom goes too. A player who cannot move loses.',
    zh: '每次删去一条边，不再与最下面的根连通的部分随之去掉。无法操作者输。',
  }),
  name: ({ cut }) => ({ en: `delete edge ${cut}`, zh: `删去第 ${cut} 条边` }),
  howTo: () => ({ en: 'Your move: choose the edge to delete.', zh: '轮到你了：选择要删去的边。' }),
  draw: ({ left }, { moves }) => {
    const line = (edge) => ends(edge).map((vertex) => points[vertex]);
    const [[x, y]] = line(1);
    const ground = [
      [x - 60, y + 3],
      [x + 60, y + 3],
    ];
    const name = (vertex) =>
      vertex === 1 ? { en: 'the root', zh: '根' } : { en: `vertex ${vertex}`, zh: `点 ${vertex}` };
    const named = (edge) => ends(edge).map(name);
    return edgesAbove(ground, { size: [510, 465], edges, left, moves, line, ends: named });
  },

  setup: {
    fields: {
      left: listField({ en: 'edges that are there', zh: '保留的边' }, [1, edges.length], 1, edges.length),
    },
    check: ({ left }) => {
      const lost = left.filter((edge) => edge > 3 && !left.includes(ends(edge)[0] - 1));
      return edgesInOrder(left, lost, { en: 'root', zh: '根' });
    },
  },

  verdicts: {
    positions: () => trees.filter(({ left }) => left.length > 0),
    lines: ({ left }) => {
      const vertices = [1, ...left.map((edge) => edge + 1)];
      const numbered = left.map((edge) => ends(edge).map((vertex) => vertices.indexOf(vertex) + 1));
      return [vertices.length, ...numbered];
    },
    count: ({ left }) => left.length,
    answer: (won) => (won ? 'Alice' : 'Bob'),
    letters: ({ left }) => ({ g: (v) => nimSum(branches(left, v)) }),
    sameOutcome: ({ rule }) => {
      const lines = rule.split('; ').map((edge) => edge.split(' '));
      return [[[], [lines.length + 1, ...lines]]];
    },
  },
};

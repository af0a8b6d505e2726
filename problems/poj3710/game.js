// Green Hackenbush: trees with polygons; a move cuts an edge, and what is no longer connected falls.

import { edgesAbove } from '../../site/web/play/drawings.js';
import { nimSum, range } from '../../site/web/play/lists.js';
import { afterCuts, byGrundyValues, edgesInOrder, listField } from '../../site/web/play/rules.js';

/** Where the nodes are drawn. */
const points = [
  [],
  [165, 465],
  [165, 365],
  [80, 275],
  [400, 340],
  [215, 255],
  [20, 150],
  [150, 135],
  [315, 230],
  [400, 120],
  [485, 230],
  [235, 130],
  [400, 465],
];
/** Those on the ground, which are one for the rules. */
const roots = [1, 12];
/** The edges, numbered from 1: a tree with a triangle, and one with a square. */
const edges = [
  [],
  [1, 2],
  [2, 3],
  [2, 5],
  [5, 11],
  [3, 6],
  [6, 7],
  [7, 3],
  [12, 4],
  [4, 8],
  [8, 9],
  [9, 10],
  [10, 4],
];

/** Those of the edges that are connected with the ground. */
function standing(left) {
  const reached = [...roots];
  for (const node of reached) {
    for (const edge of left.filter((edge) => edges[edge].includes(node))) {
      reached.push(...edges[edge].filter((end) => !reached.includes(end)));
    }
  }
  return left.filter((edge) => reached.includes(edges[edge][0]));
}

/** The values of the branches at a node that is reached by the edge `way`. */
function branches(left, node, way) {
  const here = left.filter((edge) => edge !== way && edges[edge].includes(node));
  return here.flatMap((first) => {
    // Along a polygon back to the node, or to the end of the only way.
    let [edge, at, sides] = [first, other(first, node), 1];
    for (;;) {
      const on = left.filter((next) => next !== edge && edges[next].includes(at));
      if (at === node || on.length !== 1) break;
      [edge, at, sides] = [on[0], other(on[0], at), sides + 1];
    }
    if (at !== node) return [nimSum(branches(left, other(first, node), first)) + 1];
    return first < edge ? [sides % 2] : []; // a polygon is walked along in both directions
  });
}
const other = (edge, node) => edges[edge].find((end) => end !== node);

const all = range(1, edges.length - 1);
const without = (left, cut) => standing(left.filter((edge) => edge !== cut));

/** All that can be left of the drawing. */
const drawings = afterCuts(all, without);

export const game = {
  starts: drawings.filter(({ left }) => left.length >= 9),
  overInTwo: 'There are two drawings, and each falls at one cut.',
  moves: ({ left }) => left.map((cut) => ({ cut, to: { left: without(left, cut) } })),
  theorem: ({ left }) =>
    byGrundyValues(
      roots.map((root) => nimSum(branches(left, root))),
      [
        { en: 'the drawing on the left', zh: '左边的图' },
        { en: 'the drawing on the right', zh: '右边的图' },
      ],
    ),

  rule: () => ({
    en: 'A move cuts one edge; what is no longer connected with the ground falls. Whoever cannot move loses.',
    zh: '每次剪断一条边，不再与地面连通的部分随之去掉。无法操作者输。',
  }),
  name: ({ cut }) => ({ en: `cut edge ${cut}`, zh: `剪断第 ${cut} 条边` }),
  howTo: () => ({ en: 'Your move: choose the edge to cut.', zh: '轮到你了：选择要剪断的边。' }),
  draw: ({ left }, { moves }) => {
    const line = (edge) => edges[edge].map((node) => points[node]);
    const ground = [
      [20, 468],
      [480, 468],
    ];
    const name = (node) =>
      roots.includes(node) ? { en: 'the ground', zh: '地面' } : { en: `node ${node}`, zh: `结点 ${node}` };
    const ends = (edge) => edges[edge].map(name);
    return edgesAbove(ground, { size: [510, 490], edges: all, left, moves, line, ends });
  },

  setup: {
    fields: {
      left: listField({ en: 'edges that are there', zh: '保留的边' }, [1, all.length], 1, all.length),
    },
    check: ({ left }) => {
      const lost = left.filter((edge) => !standing(left).includes(edge));
      return edgesInOrder(left, lost, { en: 'ground', zh: '地面' });
    },
  },

  verdicts: {
    positions: () => drawings,
    lines: ({ left }) => {
      const named = left.map((edge) => edges[edge].map((node) => (roots.includes(node) ? 1 : node)));
      const nodes = [...new Set([1, ...named.flat()])];
      const numbered = named.map((edge) => edge.map((node) => nodes.indexOf(node) + 1));
      return [1, [nodes.length, left.length], ...numbered];
    },
    count: ({ left }) => left.length,
    answer: (won) => (won ? 'Sally' : 'Harry'),
    letters: ({ left }) => ({ r: roots, g: (root) => nimSum(branches(left, root)) }),
    sameOutcome: ({ rule }) => {
      const lines = rule.split('; ').map((edge) => edge.split(' '));
      return [[[], [1, [lines.length + 1, lines.length], ...lines]]];
    },
  },
};

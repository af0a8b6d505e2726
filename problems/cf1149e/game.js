// Numbers on the vertices of a graph. A move makes one smaller, and may change that of the successor.

import { arrowsInWords } from '../../site/web/play/drawings.js';
import { mex, nimSum, product, range, replaced } from '../../site/web/play/lists.js';
import { listField } from '../../site/web/play/rules.js';

/** The successor of each vertex, if it has one, and where it is drawn: level 1 above level 0. */
const graph = {
  1: { options: [2], point: [50, 150] },
  2: { options: [3], point: [110, 40] },
  3: { options: [], point: [170, 150] },
  4: { options: [5], point: [230, 40] },
  5: { options: [], point: [290, 150] },
};
const vertices = [1, 2, 3, 4, 5];
const place = (vertex) => vertices.indexOf(vertex);
/** So large may a number be here. */
const most = 3;
const level = (vertex) => mex(graph[vertex].options.map(level));
const sum = (numbers, wanted) => nimSum(numbers.filter((_, i) => level(vertices[i]) === wanted));
const edges = vertices.flatMap((vertex) => graph[vertex].options.map((end) => [vertex, end]));

export const game = {
  starts: product([0, 2, 3], [0, 1, 2], [1, 2], [1, 3], [0, 3]).map((numbers) => ({ numbers })),
  moves: ({ numbers }) =>
    vertices.flatMap((vertex) =>
      range(0, numbers[place(vertex)] - 1).flatMap((smaller) => {
        const left = replaced(numbers, place(vertex), smaller);
        const [end] = graph[vertex].options;
        if (end === undefined) return [{ vertex, smaller, to: { numbers: left } }];
        return range(0, most).map((other) => ({
          vertex,
          smaller,
          other,
          to: { numbers: replaced(left, place(end), other) },
        }));
      }),
    ),
  theorem: ({ numbers }) => {
    const [low, high] = [sum(numbers, 0), sum(numbers, 1)];
    const [en, zh] =
      low + high === 0
        ? ['both are 0', '都是 0']
        : high > 0
          ? [
              'not both are 0: lower a number of level 1 to make its sum 0, and mend level 0 by the successor',
              '不都是 0：改小第 1 层的一个数，使这一层的异或和为 0，再用它的后继把第 0 层的异或和也变为 0',
            ]
          : ['not both are 0: lower a number of level 0', '不都是 0：改小第 0 层的一个数'];
    return {
      won: low + high > 0,
      en: `the Nim sum of level 1 is ${high} and that of level 0 is ${low}; ${en}`,
      zh: `第 1 层的异或和为 ${high}，第 0 层为 ${low}，${zh}`,
    };
  },

  rule: () => ({
    en: `A move makes the number of a vertex smaller, and gives its successor, if it has one, any number up to ${most}. If all numbers are 0, the player to move loses.`,
    zh: `每次把一个点的数改小；如果它有后继，再把后继的数改成 0 到 ${most} 中的任意一个，不变也行。所有的数都是 0 时，轮到操作的一方输。`,
  }),
  name: ({ vertex, smaller, other }) => {
    const [end] = graph[vertex].options;
    const [en, zh] = end === undefined ? ['', ''] : [`, and ${end} to ${other}`, `，点 ${end} 改成 ${other}`];
    return { en: `set vertex ${vertex} to ${smaller}${en}`, zh: `点 ${vertex} 改成 ${smaller}${zh}` };
  },
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now choose a number for its successor; the same again leaves that as it is, or if there is none, makes the move. Escape cancels.',
          zh: '再选它的后继的数；没有后继，或者不想改后继，就再点一次同一处。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose a smaller number for a vertex.',
          zh: '轮到你了：给一个点选择更小的数。',
        },
  draw: ({ numbers }, { moves, history, chosen }) => {
    const [last] = history.slice(-1);
    const arrows = edges.map(([from, to]) => ({
      look: 'arrow',
      text: '',
      line: [graph[from].point, graph[to].point],
      at: `arrow ${from} to ${to}`,
    }));
    const nodes = vertices.map((vertex) => ({
      look: last?.vertex === vertex ? 'node play-left' : 'node',
      text: vertex,
      point: graph[vertex].point,
      at: `node ${vertex}`,
    }));
    const rows = numbers.map((number, i) => {
      const vertex = vertices[i];
      const [end] = graph[vertex].options;
      const isEnd = chosen && graph[chosen.vertex].options[0] === vertex;
      return {
        label: {
          en: `Vertex ${vertex}, level ${level(vertex)}: ${number}`,
          zh: `点 ${vertex}，第 ${level(vertex)} 层：${number}`,
        },
        cells: range(0, most).map((at) => {
          const cell = { look: 'hollow', text: at };
          if (at === number) cell.object = { look: 'bead', key: vertex };
          const find = (wanted) => moves.find(wanted);
          if (isEnd) {
            const { vertex: from, smaller } = chosen;
            const move = find((one) => one.vertex === from && one.smaller === smaller && one.other === at);
            return { ...cell, move };
          }
          if (moves.length === 0 || at >= number) return cell;
          const name = { en: `vertex ${vertex} to ${at}`, zh: `点 ${vertex} 改成 ${at}` };
          if (!chosen) return { ...cell, name, choose: { vertex, smaller: at } };
          if (chosen.vertex !== vertex || chosen.smaller !== at) return cell;
          // The same again leaves the successor as it is.
          const kept = end && numbers[place(end)];
          const again = find((one) => one.vertex === vertex && one.smaller === at && one.other === kept);
          return { ...cell, move: again, chosen: true };
        }),
      };
    });
    return [
      { shape: 'picture', size: [340, 190], cells: [...arrows, ...nodes], words: arrowsInWords(graph) },
      ...rows,
    ];
  },

  setup: {
    fields: {
      numbers: listField({ en: 'numbers of the vertices 1 to 5', zh: '点 1 到 5 的数' }, [5, 5], 0, most),
    },
  },

  verdicts: {
    positions: () => product(...vertices.map(() => range(0, 2))).map((numbers) => ({ numbers })),
    lines: ({ numbers }) => [[vertices.length, edges.length], numbers, ...edges],
    read: (words) =>
      [...words.slice(0, 2), ...words.slice(7)].map(Number).join(' ') === [5, 3, ...edges.flat()].join(' ')
        ? { numbers: words.slice(2, 7) }
        : undefined,
    // The program lowers the first vertex that it can on the highest level that is not 0.
    answer: (won, winning) => {
      if (!won) return 'LOSE';
      const [{ to }] = [...winning].sort((a, b) => level(b.vertex) - level(a.vertex) || a.vertex - b.vertex);
      return `WIN\n${to.numbers.join(' ')}`;
    },
    sameMoves: () => product(...vertices.map(() => range(0, 2))).map((numbers) => [[numbers], { numbers }]),
  },
};

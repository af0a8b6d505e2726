// How games draw their positions, as far as they share it. `draw` of a game has the arguments
//
//   position   the position to draw
//   view       { moves, start, history, chosen }:
//     moves    the moves that the reader may choose from; empty if it is not their turn
//     start    the position that the game began with
//     history  the moves from there to `position`
//     chosen   the first of two choices, in a game whose moves take two
//
// and returns a list of rows { label, shape, cells, words }; a cell is { look, text, object, move, at }. A cell with
// a move becomes a button. A cell with `choose` instead, the first of two choices, becomes a button with the
// text `name`; when it is chosen, the position is drawn again with `chosen`. `label` and `name` are texts
// { en, zh }, `shape` and `look` are CSS classes.
//
// `object` is { look, key }: a stone, a piece. The same key in two drawings is the same thing, which is seen
// to move from one cell to the other, or to be taken if it is gone. A drawing has the cells of the whole game
// from the start on, so that nothing else moves; `at` names a cell whose row is not always there.
//
// A row of the shape `picture` has a `size` [width, height], and each of its cells a `point` [x, y], its middle,
// or a `line` [[x, y], [x, y]] that it follows; narrow pages make the picture smaller, but not its points. A cell
// with a point may also have a `reach` [x, y], so far right or down is it a button as well. `words`, a text, tells
// a row to who cannot see it. The class `play-taken` is for the arrow along which the last move went.

import { product, range } from './lists.js';
import { listField, nameOfTake, sortedHeaps, takeMoves } from './rules.js';

/** A cell from which its thing is gone. */
export const EMPTY = { look: 'hollow', text: '' };

/** A cell with this thing; with a move, a button that has this number. */
export const cellWith = (object, move, number) => ({ ...EMPTY, text: move ? number : '', object, move });

/**
 * A function that draws the `heaps` of a position as things of that look; the moves are those of
 * `takeMoves`. A heap is taken from its front, and the number on a thing is how many are taken up to it. `noteOn` is a
 * function of the position and the number of a heap to what stands beside its label, the same in both languages.
 */
export const heapsOf =
  (look, noteOn) =>
  (position, { moves, start }) => {
    const { heaps } = position;
    return heaps.map((left, i) => {
      const taken = start.heaps[i] - left;
      const [en, zh] = heaps.length === 1 ? ['Left', '剩余'] : [`Heap ${i + 1}`, `第 ${i + 1} 堆`];
      const note = noteOn?.(position, i);
      return {
        label: {
          en: `${en}: ${left}${note ? ` (${note})` : ''}`,
          zh: `${zh}：${left}${note ? `（${note}）` : ''}`,
        },
        cells: range(1, start.heaps[i]).map((place) => {
          if (place <= taken) return EMPTY;
          const move = moves.find((move) => move.heap === i && move.take === place - taken);
          return cellWith({ look, key: `${i}:${place}` }, move, place - taken);
        }),
      };
    });
  };

export const drawHeaps = heapsOf('stone');

const howToTake = () => ({
  en: 'Your move: choose how many to take, from the front.',
  zh: '轮到你了：点第几个，就取走前几个。',
});

/**
 * The parts of a game with the moves of `takeMoves`, of things of that look; `unit` is their Chinese measure word, and
 * `noteOn` as above.
 */
export const takesFromHeaps = (look, unit, noteOn) => ({
  name: nameOfTake(unit),
  howTo: howToTake,
  draw: heapsOf(look, noteOn),
});

/** Wythoff's game, but for the theorem and its letters. */
export const wythoff = {
  takesLast: true,
  starts: product(range(2, 9), range(3, 14)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  overInTwo: 'The first move may take one heap whole, and the second one the other.',
  moves: (position) => {
    const [a, b] = position.heaps;
    const fromBoth = range(1, Math.min(a, b)).map((take) => ({
      both: true,
      take,
      to: { heaps: [a - take, b - take] },
    }));
    return [...takeMoves(position), ...fromBoth];
  },
  rule: () => ({
    en: 'A move takes any number of stones from one heap, or the same number from both. Whoever takes the last one wins.',
    zh: '每次从一堆中取任意多颗（至少一颗），或从两堆中取走同样多颗，取走最后一颗者胜。',
  }),
  name: (move, position) =>
    move.both
      ? { en: `take ${move.take} from both heaps`, zh: `从两堆各取 ${move.take} 颗` }
      : nameOfTake('颗')(move, position),
  howTo: howToTake,
  draw: (position, view) => {
    const cells = range(1, Math.min(...view.start.heaps)).map((take) => {
      const move = view.moves.find((move) => move.both && move.take === take);
      return { look: 'both', text: move ? take : '', move };
    });
    return [...drawHeaps(position, view), { label: { en: 'From both', zh: '两堆各取' }, cells }];
  },
  setup: { fields: { heaps: listField({ en: 'the two heaps', zh: '两堆的颗数' }, [2, 2], 0, 20) } },
  verdicts: {
    positions: () => product(range(0, 30), range(0, 30)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? '1' : '0'),
    sameMoves: () => product(range(0, 8), range(0, 8)).map((heaps) => [[heaps], { heaps }]),
  },
};

/** Squares with the numbers `from` to `to`; `cell` is a function from a number to the rest of its cell. */
export const strip = (from, to, cell) =>
  range(from, to).map((number) => ({ look: 'square', text: number, ...cell(number) }));

export const howToGo = () => ({
  en: 'Your move: choose the square to go to.',
  zh: '轮到你了：选择要走到的格子。',
});

export const arrowsInWords = (graph) => {
  const tell = (some, none, comma, end) =>
    Object.entries(graph)
      .map(([from, { options }]) => (options.length > 0 ? some(from, options.join(comma)) : none(from)))
      .join(end);
  const [someEn, noneEn] = [(from, to) => `from ${from} to ${to}`, (from) => `none from ${from}`];
  const [someZh, noneZh] = [(from, to) => `从 ${from} 到 ${to}`, (from) => `${from} 没有出边`];
  return {
    en: `Arrows: ${tell(someEn, noneEn, ', ', '; ')}.`,
    zh: `边：${tell(someZh, noneZh, '、', '；')}。`,
  };
};

/** The point beside a node, in that of eight directions which is farthest from its arrows. */
const besideNode = (graph, number) => {
  const [x, y] = graph[number].point;
  const isJoined = ([to, { options }]) => options.includes(number) || graph[number].options.includes(+to);
  const angles = Object.entries(graph)
    .filter(isJoined)
    .map(([, { point }]) => Math.atan2(point[1] - y, point[0] - x));
  const space = (angle) => Math.min(...angles.map((other) => 1 - Math.cos(angle - other)));
  const directions = range(0, 7).map((i) => (i * Math.PI) / 4);
  const best = directions.reduce((best, angle) => (space(angle) > space(best) ? angle : best));
  return [x + 42 * Math.cos(best), y + 42 * Math.sin(best)];
};

const piecesInWords = (pieces) => {
  const sorted = [...pieces].sort();
  return { en: `Pieces on ${sorted.join(', ')}`, zh: `棋子在 ${sorted.join('、')}` };
};

/**
 * A picture of that `size` of a graph, whose nodes have by number their { options, point, text }, the last of which may
 * be missing, with a piece on each of `pieces`, and a label above. A move { from, goal } takes one along an arrow: a
 * piece is chosen first, unless only one can move, and then where it goes.
 */
export const graphWithPieces = (
  { size, graph, pieces, label = piecesInWords(pieces) },
  { moves, history, chosen },
) => {
  const entries = Object.entries(graph).map(([number, node]) => ({ number: +number, ...node }));
  const [last] = history.slice(-1);
  const mayMove = [...new Set(moves.map(({ from }) => from))];
  const from = mayMove.length === 1 ? mayMove[0] : chosen;
  const open = moves.filter((move) => move.from === from);
  const isOpen = (goal) => open.some((move) => move.goal === goal);
  const arrow = (number, goal) => {
    const isTaken = last?.from === number && last.goal === goal;
    const isLit = number === from && isOpen(goal);
    return {
      look: `arrow${isTaken ? ' play-taken' : ''}${isLit ? ' play-open' : ''}`,
      text: '',
      line: [graph[number].point, graph[goal].point],
      at: `arrow ${number} to ${goal}`,
    };
  };
  // Pieces on one node stand side by side; the one in front is the button.
  const standing = ({ number, point: [x, y] }) => {
    const here = pieces.flatMap((node, piece) => (node === number ? piece : []));
    const isChoice = mayMove.length > 1 && mayMove.includes(number) && !isOpen(number);
    return here.map((piece, i) => ({
      look: 'on-node',
      text: '',
      point: [x + 26 * (i - (here.length - 1) / 2), y],
      object: { look: 'piece', key: piece },
      at: `${number}:${piece}`,
      ...(isChoice &&
        i === here.length - 1 && {
          choose: number,
          chosen: number === from,
          name: { en: `the piece on ${number}`, zh: `${number} 上的棋子` },
        }),
    }));
  };
  const picture = {
    shape: 'picture',
    size,
    words: arrowsInWords(graph),
    cells: [
      ...entries.flatMap(({ number, options }) => options.map((goal) => arrow(number, goal))),
      ...entries.map(({ number, point, text = '' }) => ({
        look: last?.from === number ? 'node play-left' : 'node',
        text,
        point,
        at: `node ${number}`,
      })),
      // Beside the nodes, as a number on one would look like a move.
      ...entries.map(({ number }) => ({
        look: 'name',
        text: number,
        point: besideNode(graph, number),
        at: `name ${number}`,
      })),
      ...entries.flatMap(standing),
      ...open.map((move) => ({
        look: 'target',
        text: '',
        point: graph[move.goal].point,
        move,
        at: `to ${move.goal}`,
      })),
    ],
  };
  return [{ label }, picture];
};

export const nameOfStep = ({ from, goal }) => ({
  en: `go from ${from} to ${goal}`,
  zh: `从 ${from} 走到 ${goal}`,
});

export const howToStep = (chosen) =>
  chosen
    ? {
        en: `Your move: choose where the piece on ${chosen} goes.`,
        zh: `轮到你了：选择 ${chosen} 上的棋子走到哪里。`,
      }
    : {
        en: 'Your move: choose a piece, then where it goes.',
        zh: '轮到你了：先选一枚棋子，再选它走到哪里。',
      };

const edgesInWords = (left, ends) => {
  const list = (language, join, comma) =>
    left.map((edge) => join(edge, ...ends(edge).map((end) => end[language]))).join(comma);
  return {
    en: `Edges: ${list('en', (edge, a, b) => `${edge} from ${a} to ${b}`, '; ') || 'none'}.`,
    zh: `边：${list('zh', (edge, a, b) => `第 ${edge} 条从${a}到${b}`, '；') || '无'}。`,
  };
};

/**
 * A picture of that `size` of the edges with the numbers `edges`, of which those in `left` are still there; a move
 * cuts the edge `cut`. `line` is a function from an edge to its ends, `ground` the line below all of them, and
 * `ends` a function from an edge to the names of its ends, as texts.
 */
export const edgesAbove = (ground, { size, edges, left, moves, line, ends }) => {
  const edge = (number) => ({
    look: 'edge',
    text: '',
    line: line(number),
    object: left.includes(number) ? { look: 'branch', key: number } : undefined,
    at: `edge ${number}`,
  });
  const choice = (move) => {
    const [[x, y], [toX, toY]] = line(move.cut);
    return {
      look: 'way',
      text: move.cut,
      point: [(x + toX) / 2, (y + toY) / 2],
      move,
      at: `cut ${move.cut}`,
    };
  };
  return [
    { label: { en: `Edges left: ${left.length}`, zh: `剩余边数：${left.length}` } },
    {
      shape: 'picture',
      size,
      words: edgesInWords(left, ends),
      cells: [
        { look: 'ground', text: '', line: ground, at: 'ground' },
        ...edges.map(edge),
        ...moves.map(choice),
      ],
    },
  ];
};

// A token on the graph of the write-up, and a target. The graph has cycles; only starts from which no draw can
// come about are offered and can be set up.

import { graphWithPieces, nameOfStep } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { numberField } from '../../site/web/play/rules.js';

/** The options of each vertex, and where it is drawn. */
const graph = {
  1: { options: [2], point: [60, 70] },
  2: { options: [5], point: [190, 70] },
  3: { options: [2, 4, 7, 8], point: [320, 70] },
  4: { options: [], point: [450, 70] },
  5: { options: [1, 6], point: [60, 240] },
  6: { options: [2, 3], point: [190, 240] },
  7: { options: [6], point: [320, 240] },
  8: { options: [7], point: [450, 240] },
};
const vertices = range(1, 8);
const optionsOf = (token, target) => (token === target ? [] : graph[token].options);

/** Whether each vertex is won, for this target, by working backwards; those that are drawn are left out. */
function analyse(target) {
  const won = {};
  for (let changes = true; changes; ) {
    changes = false;
    for (const vertex of vertices.filter((vertex) => won[vertex] === undefined)) {
      const options = optionsOf(vertex, target);
      if (options.some((option) => won[option] === false)) won[vertex] = true;
      else if (options.every((option) => won[option])) won[vertex] = false;
      changes ||= won[vertex] !== undefined;
    }
  }
  return won;
}
const won = Object.fromEntries(vertices.map((target) => [target, analyse(target)]));

/** What can be reached, the start included. */
function reached(token, target) {
  const found = new Set([token]);
  for (const vertex of found) {
    for (const option of optionsOf(vertex, target)) found.add(option);
  }
  return [...found];
}
const isDecided = ({ token, target }) =>
  reached(token, target).every((vertex) => won[target][vertex] !== undefined);

const all = product(vertices, vertices)
  .map(([token, target]) => ({ token, target }))
  .filter(({ token, target }) => token !== target);
/** Whether the first move need not be the last one. */
const isLong = ({ token, target }) =>
  optionsOf(token, target).length > 0 &&
  optionsOf(token, target).every((option) => optionsOf(option, target).length > 0);

const linesOf = ({ token, target }) => {
  const arrows = vertices.flatMap((vertex) => graph[vertex].options.map((goal) => [vertex, goal]));
  return [[vertices.length, arrows.length, 1], ...arrows, [token, target]];
};

export const game = {
  starts: all.filter((position) => isDecided(position) && isLong(position)),
  moves: ({ token, target }) =>
    optionsOf(token, target).map((goal) => ({ from: token, goal, to: { token: goal, target } })),
  theorem: ({ token, target }) => {
    const options = optionsOf(token, target);
    if (won[target][token]) {
      const lost = options.find((option) => won[target][option] === false);
      return {
        won: true,
        en: `an arrow leads from ${token} to ${lost}, which is lost`,
        zh: `从 ${token} 可以走到 ${lost}，而 ${lost} 必败`,
      };
    }
    if (token === target) return { won: false, en: 'the token is on the target', zh: '棋子已在目标点' };
    if (options.length === 0) {
      return { won: false, en: `no arrow leaves ${token}`, zh: `${token} 没有出边` };
    }
    return {
      won: false,
      en: `all arrows of ${token} lead to won vertices: ${options.join(', ')}`,
      zh: `${token} 的后继都必胜：${options.join('、')}`,
    };
  },
  end: ({ token, target }) =>
    token === target
      ? { en: 'the token is on the target', zh: '棋子到达了目标点' }
      : { en: `no arrow leaves ${token}`, zh: `${token} 没有出边` },

  rule: ({ target }) => ({
    en: `A move takes the token along one arrow. Whoever moves it to the target ${target} wins; whoever cannot move loses.`,
    zh: `每次把棋子沿一条边移动一步，把它移到目标点 ${target} 者胜，无法操作者输。`,
  }),
  name: nameOfStep,
  howTo: () => ({ en: 'Your move: choose where the token goes.', zh: '轮到你了：选择棋子走到哪里。' }),
  draw: ({ token, target }, view) => {
    const marked = { ...graph, [target]: { ...graph[target], text: '★' } };
    const label = { en: `Token on ${token}, target ★${target}`, zh: `棋子在 ${token}，目标点 ★${target}` };
    return graphWithPieces({ size: [510, 310], graph: marked, pieces: [token], label }, view);
  },

  setup: {
    fields: {
      token: numberField({ en: 'position of the token', zh: '棋子所在的点' }, 1, 8),
      target: numberField({ en: 'target', zh: '目标点' }, 1, 8),
    },
    check: (position) => {
      if (isDecided(position)) return undefined;
      const { token, target } = position;
      return won[target][token] === undefined
        ? { en: 'this is a draw: neither player can force a win', zh: '这是平局：双方都不能保证获胜' }
        : {
            en: 'a mistake here can lead to a draw, and this page plays to an end only',
            zh: '走错一步可能成为平局，而这里只玩能分出胜负的局面',
          };
    },
  },

  verdicts: {
    positions: () => all.filter(isDecided),
    lines: linesOf,
    count: ({ token, target }) => (token === target ? 0 : graph[token].options.length),
    answer: (won) => (won ? '1' : '-1'),
    // The others are drawn.
    sameOutcome: () => [4, 6, 7, 8].map((token) => [[token], linesOf({ token, target: 3 })]),
  },
};

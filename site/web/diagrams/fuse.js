// A tree whose branches are fused from the leaves down, by the colon principle. Attribute: `parents`, of the
// vertices 1, 2, 3 and so on; the root is 0, and a parent comes before its children.

import { svg } from '../shared/elements.js';
import { addDiagram, below, fill, list, numbers, picture, quiz, xor } from './diagrams.js';

addDiagram(
  'fuse',
  {
    en: {
      title: 'Fuse the branches',
      task: 'A move cuts an edge, and what is no longer joined to the root falls. Give the framed vertex its value: each child’s value grows by 1 on the edge to it, and the branches together have the Nim sum.',
      name: (value) => `Value ${value}`,
      ask: (above) => `The values of the children of the framed vertex: ${above}. Its own value?`,
      askLeaf: 'The framed vertex is a leaf: nothing stands on it. Its value?',
      leaf: 'Nothing to cut: 0.',
      right: (terms, value) =>
        `${terms} = ${value}: the branches together are worth a stalk of ${value} edges.`,
      wrong: (value, above) => `It is not ${value}: to each of ${above} add 1, and take the Nim sum.`,
      wrongLeaf: 'Above it is no edge to cut.',
      end: (value) =>
        `The whole tree is worth a heap of ${value}: ${value ? 'the player to move wins' : 'the player to move loses'}.`,
      picture: (values) => `A tree, of whose vertices these values are known: ${values}.`,
    },
    zh: {
      title: '把分支合并',
      task: '每步剪断一条边，与根不再相连的部分随之掉落。填出带框结点的 SG 值：每个儿子的值加 1，再取异或和。',
      name: (value) => `值 ${value}`,
      ask: (above) => `带框结点的儿子的值为 ${above}。它的值是？`,
      askLeaf: '带框结点是叶子，上面什么也没有。它的值是？',
      leaf: '没有边可剪：0。',
      right: (terms, value) => `${terms} = ${value}：这些分支合起来相当于一条 ${value} 条边的链。`,
      wrong: (value, above) => `不是 ${value}：把 ${above} 各加 1，再取异或和。`,
      wrongLeaf: '它上面没有边可剪。',
      end: (value) => `整棵树相当于 ${value} 颗石子的一堆：${value ? '先手必胜' : '先手必败'}。`,
      picture: (values) => `一棵树，已知的 SG 值：${values}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const parents = [-1, ...numbers(data.parents)];
    const vertices = below(parents.length);
    const children = (vertex) => vertices.filter((other) => parents[other] === vertex);
    const order = []; // children before parents
    const visit = (vertex) => {
      for (const child of children(vertex)) visit(child);
      order.push(vertex);
    };
    visit(0);
    const values = [];
    const above = (vertex) => children(vertex).map((child) => values[child]);
    for (const vertex of order) values[vertex] = xor(above(vertex).map((value) => value + 1));

    // Leaves side by side, and each other vertex below the middle of its children.
    const depth = (vertex) => (vertex ? 1 + depth(parents[vertex]) : 0);
    const deepest = Math.max(...vertices.map(depth));
    const leaves = order.filter((vertex) => !children(vertex).length);
    const x = [];
    for (const vertex of order) {
      const places = children(vertex).map((child) => x[child]);
      x[vertex] = places.length ? (places[0] + places.at(-1)) / 2 : 30 + 60 * leaves.indexOf(vertex);
    }
    const y = (vertex) => 30 + 62 * (deepest - depth(vertex));

    function draw(known) {
      const isKnown = (vertex) => order.indexOf(vertex) < known;
      const edges = vertices.slice(1).map((vertex) =>
        svg('path', {
          class: isKnown(parents[vertex]) ? 'edge fused' : 'edge',
          d: `M${x[vertex]} ${y(vertex)}L${x[parents[vertex]]} ${y(parents[vertex])}`,
        }),
      );
      const knots = vertices.flatMap((vertex) => {
        const look = vertex === order[known] ? 'asked' : isKnown(vertex) ? 'known' : 'unknown';
        return [
          svg('circle', { class: look, cx: x[vertex], cy: y(vertex), r: 19 }),
          svg('text', { x: x[vertex], y: y(vertex) + 6 }, isKnown(vertex) ? String(values[vertex]) : '?'),
        ];
      });
      const size = [60 * leaves.length, y(0) + 40];
      const ground = svg('path', { class: 'edge ground', d: `M0 ${y(0) + 24}H${size[0]}` });
      const drawing = svg('svg', { viewBox: `0 0 ${size.join(' ')}`, class: 'diagram-drawing' });
      drawing.style.maxWidth = `${size[0]}px`;
      drawing.append(ground, ...edges, ...knots);
      const shown = order.slice(0, known).map((vertex) => values[vertex]);
      fill(stage, picture(t.picture(list(shown)), drawing));
    }

    const reason = (i, value) => {
      const ofChildren = above(order[i]);
      if (!ofChildren.length) return value === 0 ? t.leaf : t.wrongLeaf;
      const terms = ofChildren.map((child) => `(${child} + 1)`).join(' ⊕ ');
      return value === values[order[i]] ? t.right(terms, value) : t.wrong(value, list(ofChildren));
    };
    quiz(
      { controls, say },
      {
        length: order.length,
        choices: below(Math.max(...values) + 2).map((value) => ({ value, text: value, name: t.name(value) })),
        ask: (i) => (above(order[i]).length ? t.ask(list(above(order[i]))) : t.askLeaf),
        answer: (i) => values[order[i]],
        reason,
        draw,
        end: t.end(values[0]),
      },
    );
  },
);

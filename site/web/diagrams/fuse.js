// A tree whose branches are fused from the leaves down, by the colon principle. Attributes: `parents`, of the
// vertices 1, 2, 3 and so on; the root is 0, and a parent comes before its children; `loops`, the numbers of loops on the
// vertices, from 0 on; `last`, which is `loses` if whoever cuts the last edge does.

import { nimSum } from '../play/lists.js';
import { svg } from '../shared/elements.js';
import { addDiagram, below, fill, list, numbers, picture, quiz, valueChoices } from './diagrams.js';

addDiagram(
  'fuse',
  {
    en: {
      title: 'Fuse the branches',
      task: ({ loops, last }) =>
        `A move cuts an edge, and what is no longer joined to the root falls.${last ? ' Whoever cuts the last edge loses.' : ''} Give the {asked|framed} vertex its value: each child’s value grows by 1 on the edge to it,${loops ? ' each loop is worth 1,' : ''} and all together have the Nim sum.`,
      ask: (above, loops) =>
        `The values of the children of the framed vertex: ${above}.${loops ? ` Loops on it: ${loops}.` : ''} Its own value?`,
      askLeaf: 'The framed vertex is a leaf: nothing stands on it. Its value?',
      leaf: 'Nothing to cut: 0.',
      right: (terms, value) =>
        `${terms} = ${value}: the branches together are worth a stalk of ${value} ${value === 1 ? 'edge' : 'edges'}.`,
      wrong: (value, terms) => `It is not ${value}, but ${terms}.`,
      wrongLeaf: 'Above it is no edge to cut.',
      end: (value) =>
        `The whole tree is worth a heap of ${value}: ${value ? 'the player to move wins' : 'the player to move loses'}.`,
      endMisere: (branches, wins) =>
        `The branches at the root are worth ${branches}, like heaps of misère Nim: the player to move ${wins ? 'wins' : 'loses'}.`,
      picture: (values) => `A tree, of whose vertices these values are known: ${values}.`,
    },
    zh: {
      title: '把分支合并',
      task: ({ loops, last }) =>
        `每步剪断一条边，与根不再相连的部分随之掉落。${last ? '剪最后一条边者输。' : ''}填出{asked|带框}结点的 SG 值：每个儿子的值加 1，${loops ? '每个自环的值是 1，' : ''}再取异或和。`,
      ask: (above, loops) =>
        `带框结点的儿子的值为 ${above}。${loops ? `它上面有 ${loops} 个自环。` : ''}它的值是？`,
      askLeaf: '带框结点是叶子，上面什么也没有。它的值是？',
      leaf: '没有边可剪：0。',
      right: (terms, value) => `${terms} = ${value}：这些分支合起来相当于一条 ${value} 条边的链。`,
      wrong: (value, terms) => `不是 ${value}，应该算 ${terms}。`,
      wrongLeaf: '它上面没有边可剪。',
      end: (value) => `整棵树相当于 ${value} 颗石子的一堆：${value ? '先手必胜' : '先手必败'}。`,
      endMisere: (branches, wins) =>
        `根上各个分支的值是 ${branches}，相当于反 Nim 的各堆：先手必${wins ? '胜' : '败'}。`,
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
    const loops = data.loops ? numbers(data.loops) : vertices.map(() => 0);
    const parts = (vertex) => [...above(vertex).map((value) => value + 1), ...Array(loops[vertex]).fill(1)];
    for (const vertex of order) values[vertex] = nimSum(parts(vertex));

    // Leaves side by side, and each other vertex below the middle of its children.
    const depth = (vertex) => (vertex ? 1 + depth(parents[vertex]) : 0);
    const deepest = Math.max(...vertices.map(depth));
    const leaves = order.filter((vertex) => !children(vertex).length);
    const width = data.loops ? 100 : 60;
    const x = [];
    for (const vertex of order) {
      const places = children(vertex).map((child) => x[child]);
      x[vertex] = places.length
        ? (places[0] + places.at(-1)) / 2
        : width / 2 + width * leaves.indexOf(vertex);
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
      // On the right and left of a vertex in turns, the next ones higher.
      const rings = vertices.flatMap((vertex) =>
        below(loops[vertex]).map((i) => {
          const [side, angle] = [i % 2 ? -1 : 1, 0.8 * Math.floor(i / 2)];
          const [cx, cy] = [x[vertex] + 22 * side * Math.cos(angle), y(vertex) - 22 * Math.sin(angle)];
          return svg('circle', { class: isKnown(vertex) ? 'ring fused' : 'ring', cx, cy, r: 10 });
        }),
      );
      const knots = vertices.flatMap((vertex) => {
        const look = vertex === order[known] ? 'asked' : isKnown(vertex) ? 'known' : 'unknown';
        return [
          svg('circle', { class: look, cx: x[vertex], cy: y(vertex), r: 19 }),
          svg('text', { x: x[vertex], y: y(vertex) + 6 }, isKnown(vertex) ? String(values[vertex]) : '?'),
        ];
      });
      const size = [width * leaves.length, y(0) + 40];
      const ground = svg('path', { class: 'edge ground', d: `M0 ${y(0) + 24}H${size[0]}` });
      const drawing = svg('svg', { viewBox: `-4 0 ${size[0] + 8} ${size[1]}`, class: 'diagram-drawing' });
      drawing.style.maxWidth = `${size[0]}px`;
      drawing.append(ground, ...edges, ...rings, ...knots);
      const shown = order.slice(0, known).map((vertex) => values[vertex]);
      fill(stage, picture(t.picture(list(shown)), drawing));
    }

    const reason = (i, value) => {
      if (!parts(order[i]).length) return value === 0 ? t.leaf : t.wrongLeaf;
      const children = above(order[i]).map((child) => `(${child} + 1)`);
      const terms = [...children, ...Array(loops[order[i]]).fill(1)].join(' ⊕ ');
      return value === values[order[i]] ? t.right(terms, value) : t.wrong(value, terms);
    };
    const ask = (i) => {
      const [of, rings] = [above(order[i]), loops[order[i]]];
      return of.length || rings ? t.ask(list(of), rings) : t.askLeaf;
    };
    const branches = parts(0);
    const misere = t.endMisere(list(branches), branches.some((value) => value > 1) === values[0] > 0);
    quiz(
      { controls, say },
      {
        length: order.length,
        choices: valueChoices(values),
        ask,
        answer: (i) => values[order[i]],
        reason,
        draw,
        end: data.last ? misere : t.end(values[0]),
      },
    );
  },
);

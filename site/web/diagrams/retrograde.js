// A graph that may have cycles, coloured from the ends backwards. Attribute: `graph`, each vertex with those that its
// arrows lead to, as in 1:2 5:1,6 3:

import { button, element, svg } from '../shared/elements.js';
import { addDiagram, list, picture, row, texts } from './diagrams.js';

addDiagram(
  'retrograde',
  {
    en: {
      title: 'Colour the graph backwards',
      task: 'A move takes the token along an arrow, and a player who cannot move loses. Choose a vertex that is decided by now, and say lost or won. When none is, the rest is drawn.',
      name: (vertex, label) => `Vertex ${vertex}${label}`,
      label: { L: ', lost', W: ', won', D: ', drawn', '': '' },
      lost: 'Lost (L)',
      won: 'Won (W)',
      drawn: 'The rest is drawn (D)',
      choose: 'Choose a vertex.',
      chosen: (vertex, open) => `Vertex ${vertex}: its arrows lead to ${open}. Lost or won?`,
      noArrow: (vertex) => `No arrow leaves ${vertex}: lost.`,
      toLost: (vertex, to) => `An arrow leads from ${vertex} to ${to}, which is lost: won.`,
      allWon: (vertex, all) => `All arrows of ${vertex} lead to won vertices (${all}): lost.`,
      open: (vertex, open) => `${vertex} is not decided yet: an arrow leads to ${open}, which has no letter.`,
      decided: (vertex) => `Vertex ${vertex} can be decided.`,
      end: 'Each drawn vertex has an arrow to a drawn one, and none to a lost one: nobody has to leave the drawn vertices.',
      endWhole: 'Each vertex has its letter: there is no draw.',
      picture: (arrows) => `A graph with the arrows ${arrows}.`,
    },
    zh: {
      title: '从终点倒着标',
      task: '每步沿一条边移动棋子，无法操作者输。选一个现在就能确定的点，说出必败还是必胜；都不能确定时，其余就是平局。',
      name: (vertex, label) => `点 ${vertex}${label}`,
      label: { L: '，必败', W: '，必胜', D: '，平局', '': '' },
      lost: '必败（L）',
      won: '必胜（W）',
      drawn: '其余平局（D）',
      choose: '选一个点。',
      chosen: (vertex, open) => `点 ${vertex}：有边指向 ${open}。必败还是必胜？`,
      noArrow: (vertex) => `${vertex} 没有出边：必败。`,
      toLost: (vertex, to) => `${vertex} 有边指向必败的 ${to}：必胜。`,
      allWon: (vertex, all) => `${vertex} 的边全部指向必胜的点（${all}）：必败。`,
      open: (vertex, open) => `${vertex} 还不能确定：有边指向还没有标记的 ${open}。`,
      decided: (vertex) => `点 ${vertex} 已经可以确定。`,
      end: '每个平局的点都有边指向平局的点，没有边指向必败的点：双方都不必离开平局。',
      endWhole: '所有的点都已标记，没有平局。',
      picture: (arrows) => `一个有向图，边为 ${arrows}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const targets = (part) => part.split(',').filter(Boolean);
    const graph = new Map(
      data.graph.split(' ').map((part) => [part.split(':')[0], targets(part.split(':')[1])]),
    );
    const vertices = [...graph.keys()];
    let [letters, chosen] = [new Map(), undefined];
    const drawing = element('div', {});
    const tiles = vertices.map((vertex) =>
      button(vertex, () => choose(vertex), { class: 'diagram-cell', 'aria-pressed': 'false' }),
    );
    stage.append(drawing, row(...tiles));
    controls.append(
      button(t.lost, () => guess('L'), { 'data-value': 'L' }),
      button(t.won, () => guess('W'), { 'data-value': 'W' }),
      button(t.drawn, drawn, { 'data-value': 'D' }),
      button(texts.again, restart),
    );

    /** The letter of a vertex, as far as those of the others decide it. */
    function decided(vertex) {
      const of = graph.get(vertex).map((to) => letters.get(to));
      if (of.includes('L')) return 'W';
      return of.every((letter) => letter === 'W') ? 'L' : undefined;
    }

    function restart() {
      [letters, chosen] = [new Map(), undefined];
      show('', undefined, t.choose);
    }

    function choose(vertex) {
      if (letters.has(vertex)) return;
      chosen = vertex;
      show('', undefined, t.chosen(vertex, list(graph.get(vertex))));
    }

    function guess(letter) {
      if (!chosen) return say(t.choose, false);
      const vertex = chosen;
      const to = graph.get(vertex);
      const right = decided(vertex);
      const why = {
        W: () =>
          t.toLost(
            vertex,
            to.find((other) => letters.get(other) === 'L'),
          ),
        L: () => (to.length ? t.allWon(vertex, list(to)) : t.noArrow(vertex)),
        undefined: () =>
          t.open(
            vertex,
            to.find((other) => !letters.has(other)),
          ),
      }[right]();
      if (letter === right) {
        letters.set(vertex, letter);
        chosen = undefined;
      }
      const isRight = letter === right;
      const next = letters.size === vertices.length ? t.endWhole : isRight ? t.choose : '';
      show(`${isRight ? texts.right : texts.wrong} ${why}`, isRight, next);
    }

    function drawn() {
      const rest = vertices.filter((vertex) => !letters.has(vertex));
      const more = rest.find((vertex) => decided(vertex));
      if (more) return say(`${texts.wrong} ${t.decided(more)}`, false);
      for (const vertex of rest) letters.set(vertex, 'D');
      chosen = undefined;
      show(texts.right, true, rest.length ? t.end : t.endWhole);
    }

    const looks = { L: 'lost', W: 'won', D: 'draw' };
    function show(text, verdict, next) {
      for (const [i, vertex] of vertices.entries()) {
        const letter = letters.get(vertex) ?? '';
        tiles[i].className = `diagram-cell ${looks[letter] ?? ''}`;
        tiles[i].setAttribute('aria-pressed', String(vertex === chosen));
        tiles[i].setAttribute('aria-label', t.name(vertex, t.label[letter]));
        tiles[i].dataset.below = letter;
      }
      draw();
      say(text, verdict, next);
    }

    /** The vertices in a circle, with their arrows. */
    function draw() {
      const [size, radius] = [320, 125];
      const point = (vertex) => {
        const angle = (2 * Math.PI * vertices.indexOf(vertex)) / vertices.length - Math.PI / 2;
        return [size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)];
      };
      const arrows = vertices.flatMap((from) => graph.get(from).map((to) => arrow(point(from), point(to))));
      const knots = vertices.flatMap((vertex) => {
        const [cx, cy] = point(vertex);
        const look = vertex === chosen ? 'asked' : (looks[letters.get(vertex)] ?? 'unknown');
        return [
          svg('circle', { class: look, cx, cy, r: 20 }),
          svg(
            'text',
            { x: cx, y: cy + 6, class: look },
            [vertex, letters.get(vertex) ?? ''].join(' ').trim(),
          ),
        ];
      });
      const node = svg('svg', { viewBox: `0 0 ${size} ${size}`, class: 'diagram-drawing' });
      node.style.maxWidth = `${size}px`;
      node.append(...arrows, ...knots);
      const texts = vertices.flatMap((from) => graph.get(from).map((to) => `${from} → ${to}`));
      drawing.replaceChildren(picture(t.picture(list(texts)), node));
    }

    restart();
  },
);

/** An arrow between two vertices, from rim to rim. */
function arrow([x, y], [toX, toY]) {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const [endX, endY] = [toX - 22 * dx, toY - 22 * dy];
  const side = (sign) => `${endX - 11 * dx - 5 * sign * dy} ${endY - 11 * dy + 5 * sign * dx}`;
  return svg('path', {
    class: 'arrow',
    d: `M${x + 20 * dx} ${y + 20 * dy}L${endX} ${endY}M${side(1)}L${endX} ${endY}L${side(-1)}`,
  });
}

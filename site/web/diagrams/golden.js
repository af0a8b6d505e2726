// The lost pairs of Wythoff's game, one after the other, and the rays that they lie along. Attributes: `pairs`, how many,
// and `positions`, as in 3,4: the lost pairs are there, and the moves to them are asked.

import { mex } from '../play/lists.js';
import { button, element, svg } from '../shared/elements.js';
import { addDiagram, below, fill, picture, quiz, row, texts } from './diagrams.js';

addDiagram(
  'golden',
  {
    en: {
      title: ({ positions }) => (positions ? 'Move to a lost pair' : 'Find the lost pairs'),
      task: (data, t) => (data.positions ? t.moves : t.pairs),
      moves:
        'A move goes left, down, or along the diagonal. Which {lost|lost pair} does a move from the {asked|framed} position leave?',
      askMove: (pair) => `From ${pair}: which pair?`,
      reached: (pair, to, take) => `From ${pair} to ${to}: take ${take.join(' and ')}.`,
      notReached: (pair, to) => `No move leads from ${pair} to ${to}.`,
      endMoves: 'From every other position a move leads to a lost pair, and from a lost pair none does.',
      pairs:
        'The lost pairs of Wythoff’s game use each number from 1 on exactly once. Tap the two numbers of the next pair: first the least number that is free, then the one that is larger by the number of the pair.',
      name: (number) => `Number ${number}`,
      askFirst: (k) => `Pair ${k}: the smaller number?`,
      askSecond: (k, a) => `Pair ${k}: ${a} and which one?`,
      used: (number) => `${number} is in another pair: two lost pairs with it would be joined by a move.`,
      least: (number, least) => `${number} is free, but so is ${least}, and that is less.`,
      difference: (k, a, b) =>
        `The differences of the pairs are 1, 2, 3 and so on: this one has the difference ${k}, not ${b - a}.`,
      right: (a, b) => `(${a}, ${b}) is lost.`,
      first: (a) => `${a} is the least free number.`,
      end: (ratio) =>
        `The last pair has the ratio ${ratio}. The pairs follow the rays of the slopes φ = 1.618… and 1/φ.`,
      picture: (pairs) => `The lost pairs so far: ${pairs}.`,
    },
    zh: {
      title: ({ positions }) => (positions ? '走到必败的数对' : '找出必败的数对'),
      task: (data, t) => (data.positions ? t.moves : t.pairs),
      moves: '每步向左、向下，或沿对角线走。从{asked|带框}的局面一步能走到哪个{lost|必败态}？',
      askMove: (pair) => `从 ${pair} 出发：走到哪一对？`,
      reached: (pair, to, take) => `从 ${pair} 到 ${to}：两堆分别取 ${take.join('、')} 颗。`,
      notReached: (pair, to) => `从 ${pair} 一步走不到 ${to}。`,
      endMoves: '从其他每个局面都能走到某个必败态，而从必败态走不到另一个必败态。',
      pairs:
        '威佐夫博弈的必败态中每个正整数恰出现一次。依次点出下一对数：先点最小的未用过的数，再点另一个，第 k 对的差是 k。',
      name: (number) => `数 ${number}`,
      askFirst: (k) => `第 ${k} 对：较小的数？`,
      askSecond: (k, a) => `第 ${k} 对：${a} 和哪个数？`,
      used: (number) => `${number} 已在另一对中：含有它的两个必败态之间一步就能走到。`,
      least: (number, least) => `${number} 没有用过，但 ${least} 也没有，而且更小。`,
      difference: (k, a, b) => `各对的差依次是 1、2、3……这一对的差是 ${k}，不是 ${b - a}。`,
      right: (a, b) => `(${a}, ${b}) 是必败态。`,
      first: (a) => `${a} 是最小的未用过的数。`,
      end: (ratio) => `最后一对的比是 ${ratio}。这些点沿着斜率 φ = 1.618… 与 1/φ 的两条射线。`,
      picture: (pairs) => `已找到的必败态：${pairs}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const pairs = [[0, 0]]; // in the order of their numbers
    while (pairs.length <= Number(data.pairs)) {
      const a = mex(pairs.flat());
      pairs.push([a, a + pairs.length]);
    }
    const most = pairs.at(-1)[1];
    if (data.positions) return askMoves();
    const plane = element('div', {});
    const tiles = below(most + 1)
      .slice(1)
      .map((number) =>
        button(number, () => choose(number), { class: 'diagram-cell', 'aria-label': t.name(number) }),
      );
    stage.append(plane, row(...tiles));
    controls.append(button(texts.again, () => go([], '')));
    let chosen = []; // the numbers of the pairs, two of each

    function go(numbers, text, verdict) {
      chosen = numbers;
      for (const [i, tile] of tiles.entries()) {
        const at = chosen.indexOf(i + 1);
        tile.dataset.below = at < 0 ? '' : (at >> 1) + 1;
        tile.className = at < 0 ? 'diagram-cell' : 'diagram-cell lost';
      }
      const known = pairs.slice(0, (chosen.length >> 1) + 1);
      plane.replaceChildren(drawn(known));
      const k = known.length;
      const ask = chosen.length % 2 ? t.askSecond(k, chosen.at(-1)) : t.askFirst(k);
      say(text, verdict, k < pairs.length ? ask : t.end((most / pairs.at(-1)[0]).toFixed(3)));
    }

    function choose(number) {
      const k = (chosen.length >> 1) + 1;
      if (k >= pairs.length) return;
      const [a, b] = pairs[k];
      const isSecond = chosen.length % 2 === 1;
      if (number === (isSecond ? b : a)) {
        const text = isSecond ? t.right(a, b) : t.first(a);
        return go([...chosen, number], `${texts.right} ${text}`, true);
      }
      const why = chosen.includes(number)
        ? t.used(number)
        : isSecond
          ? t.difference(k, a, number)
          : t.least(number, a);
      go(chosen, `${texts.wrong} ${why}`, false);
    }

    /** Asks for the moves from `positions` to lost pairs. */
    function askMoves() {
      const positions = data.positions.split(' ').map((position) => position.split(',').map(Number));
      const shown = (pair) => `(${pair.join(', ')})`;
      // The move between two pairs with the smaller heap first, if there is one: what it takes from each heap.
      const take = ([a, b], to) =>
        [to, to.toReversed()]
          .map(([x, y]) => [a - x, b - y])
          .find(([x, y]) => Math.min(x, y) >= 0 && x + y > 0 && (x === 0 || y === 0 || x === y));
      quiz(
        { controls, say },
        {
          length: positions.length,
          choices: pairs.map((pair, k) => ({ value: k, text: shown(pair) })),
          ask: (i) => t.askMove(shown(positions[i])),
          answer: (i) => below(pairs.length).filter((k) => take(positions[i], pairs[k])),
          reason: (i, k) => {
            const taken = take(positions[i], pairs[k]);
            const [from, to] = [positions[i], pairs[k]].map(shown);
            return taken ? t.reached(from, to, taken) : t.notReached(from, to);
          },
          draw: (i) => fill(stage, drawn(pairs, positions[i])),
          end: t.endMoves,
        },
      );
    }

    /** The plane with the pairs that are known, when there are some with the rays, and with a position that is asked. */
    function drawn(known, asked) {
      const size = most + 1;
      const lines = below(size + 1).flatMap((at) => [
        svg('path', { class: 'grid', d: `M${at} 0V${size}M0 ${at}H${size}` }),
      ]);
      const phi = (1 + Math.sqrt(5)) / 2;
      const ray = (x, y) =>
        svg('path', { class: 'ray', d: `M0.5 ${size - 0.5}L${0.5 + x} ${size - 0.5 - y}` });
      const rays = known.length > 2 ? [ray(most, most / phi), ray(most / phi, most)] : [];
      const points = known.flatMap(([a, b]) =>
        [
          [a, b],
          [b, a],
        ].map(([x, y]) => svg('rect', { class: 'lost', x, y: size - 1 - y, width: 1, height: 1 })),
      );
      if (asked) {
        const [x, y] = [asked[0], size - 1 - asked[1]];
        const [left, down, both] = [`H0.5`, `V${size - 0.5}`, `L0.5 ${y + 0.5 + x}`];
        for (const way of [left, down, both])
          points.push(svg('path', { class: 'way', d: `M${x + 0.5} ${y + 0.5}${way}` }));
        points.push(svg('rect', { class: 'asked', x, y, width: 1, height: 1 }));
      }
      // The numbers of the heaps, below and on the left.
      const numbers = below(size).flatMap((at) => [
        svg('text', { x: at + 0.5, y: size + 0.85 }, at),
        svg('text', { x: -0.7, y: size - at - 0.28 }, at),
      ]);
      const drawing = svg('svg', { viewBox: `-1.3 0 ${size + 1.3} ${size + 1.2}`, class: 'diagram-plane' });
      drawing.append(...lines, ...points, ...rays, ...numbers);
      return picture(t.picture(known.map((pair) => `(${pair.join(', ')})`).join(' ')), drawing);
    }

    go([], '');
  },
);

// Euclid's game, a rectangle from which squares are cut: forced moves until there is a choice. Attribute: `pair`.

import { svg } from '../shared/elements.js';
import { addDiagram, fill, list, numbers, picture, quiz } from './diagrams.js';

addDiagram(
  'euclid',
  {
    en: {
      title: 'Forced, or a choice?',
      task: 'A move takes a multiple of the smaller number from the larger one: it cuts squares off the rectangle. Is the move forced, or is there a choice?',
      forced: 'Forced',
      choice: 'A choice',
      ask: (a, b) => `The numbers are ${a} and ${b}. Forced, or a choice?`,
      isForced: (a, b) => `${b} fits only once into ${a}: the move is to ${b} and ${a - b}.`,
      isChoice: (a, b, q) =>
        `${b} fits ${q} times into ${a}: whoever moves here can leave the last step to the opponent, or take it.`,
      isEnd: (a, b) => `${b} fits exactly into ${a}: take it all, and win.`,
      end: (forced, first) =>
        `After ${forced} forced ${forced === 1 ? 'move' : 'moves'} comes the first choice. It is the ${first ? 'first' : 'second'} player’s, who wins.`,
      picture: (pairs) => `Squares cut off rectangles: ${pairs}.`,
    },
    zh: {
      title: '只有一种走法，还是可以选择？',
      task: '每步从较大的数减去较小的数的倍数，即从长方形上切下正方形。这一步只有一种走法，还是可以选择？',
      forced: '只有一种',
      choice: '可以选择',
      ask: (a, b) => `两数为 ${a} 和 ${b}。只有一种走法，还是可以选择？`,
      isForced: (a, b) => `${a} 里只有一个 ${b}：只能走到 ${b} 和 ${a - b}。`,
      isChoice: (a, b, q) => `${a} 里有 ${q} 个 ${b}：轮到操作的一方可以自己走最后一步，也可以留给对手。`,
      isEnd: (a, b) => `${a} 是 ${b} 的倍数：全部取走就赢。`,
      end: (forced, first) =>
        `前 ${forced} 步都只有一种走法，之后第一次有选择，由${first ? '先手' : '后手'}来选，于是${first ? '先手' : '后手'}必胜。`,
      picture: (pairs) => `从长方形上切下正方形：${pairs}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const pairs = [numbers(data.pair).toSorted((a, b) => b - a)];
    const isForced = ([a, b]) => a < 2 * b && a !== b;
    while (isForced(pairs.at(-1))) pairs.push([pairs.at(-1)[1], pairs.at(-1)[0] - pairs.at(-1)[1]]);
    const forced = pairs.length - 1;
    quiz(
      { controls, say },
      {
        length: pairs.length,
        choices: [
          { value: 'forced', text: t.forced },
          { value: 'choice', text: t.choice },
        ],
        ask: (i) => t.ask(...pairs[i]),
        answer: (i) => (isForced(pairs[i]) ? 'forced' : 'choice'),
        reason: (i) => {
          const [a, b] = pairs[i];
          if (isForced(pairs[i])) return t.isForced(a, b);
          return a % b ? t.isChoice(a, b, Math.floor(a / b)) : t.isEnd(a, b);
        },
        draw: (known) => {
          // Squares are cut off in turns from the left and from the top.
          let [x, y] = [0, 0];
          const squares = pairs.slice(0, Math.min(known, forced)).map(([, side], i) => {
            const square = svg('rect', { class: 'won', x, y, width: side, height: side });
            if (i % 2) y += side;
            else x += side;
            return square;
          });
          const [a, b] = pairs[0];
          const rest = svg('rect', { class: 'asked', x, y, width: a - x, height: b - y });
          const drawing = svg('svg', { viewBox: `-0.2 -0.2 ${a + 0.4} ${b + 0.4}`, class: 'diagram-plane' });
          drawing.append(...squares, rest);
          const shown = pairs.slice(0, known + 1).map((pair) => pair.join(' × '));
          fill(stage, picture(t.picture(list(shown)), drawing));
        },
        end: t.end(forced, forced % 2 === 0),
      },
    );
  },
);

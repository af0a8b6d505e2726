// The end of misère Nim: heaps of 1 and a single larger one. Attribute: `positions`, each the number of heaps of 1
// and the larger heap, as in 2:4.

import { element } from '../shared/elements.js';
import { addDiagram, fill, list, picture, quiz, row } from './diagrams.js';

addDiagram(
  'misere',
  {
    en: {
      title: 'The last large heap',
      task: 'The player who takes the last stone loses. One heap has more than one stone, and it is your move: how much of that heap do you leave?',
      none: 'Leave nothing of it',
      one: 'Leave 1 of it',
      ask: (heaps) => `The heaps: ${heaps}.`,
      right: (ones) =>
        `${ones} ${ones === 1 ? 'heap' : 'heaps'} of 1 ${ones === 1 ? 'is' : 'are'} left, an odd number. The opponent takes the first, and so the last.`,
      wrong: (ones) =>
        `${ones} heaps of 1 would be left, an even number. The opponent takes the first, and the last would be yours.`,
      end: 'In normal play leave the other number. That is the only difference: until this move, both games are played alike.',
      picture: (heaps) => `Heaps of ${heaps} stones.`,
    },
    zh: {
      title: '最后一个大堆',
      task: '取走最后一颗石子的人输。现在只有一堆多于一颗，轮到你操作：这一堆留下几颗？',
      none: '全部取走',
      one: '留下 1 颗',
      ask: (heaps) => `各堆：${heaps}。`,
      right: (ones) => `剩下 ${ones} 个只有一颗石子的堆，是奇数。对手取第一颗，也就取最后一颗。`,
      wrong: (ones) => `会剩下 ${ones} 个只有一颗石子的堆，是偶数。对手取第一颗，最后一颗就轮到你。`,
      end: '在正常规则下留另一个数。区别只在这一步，在此之前两种游戏走法相同。',
      picture: (heaps) => `各堆石子数：${heaps}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const positions = data.positions.split(' ').map((position) => position.split(':').map(Number));
    const heapsOf = ([ones, large]) => [...Array(ones).fill(1), large];
    const answer = (i) => (positions[i][0] % 2 ? 0 : 1);
    quiz(
      { controls, say },
      {
        length: positions.length,
        choices: [
          { value: 0, text: t.none },
          { value: 1, text: t.one },
        ],
        ask: (i) => t.ask(list(heapsOf(positions[i]))),
        answer,
        reason: (i, value) => {
          const ones = positions[i][0] + value;
          return ones % 2 ? t.right(ones) : t.wrong(ones);
        },
        draw: (known) => {
          const heaps = heapsOf(positions[Math.min(known, positions.length - 1)]);
          const stones = (heap) =>
            element('span', { class: `diagram-heap${heap > 1 ? ' asked' : ''}` }, '●'.repeat(heap));
          fill(stage, picture(t.picture(list(heaps)), row(...heaps.map(stones))));
        },
        end: t.end,
      },
    );
  },
);

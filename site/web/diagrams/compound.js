// Two heaps under three rules: a move in one of them, in any number, in both until one is finished. Attributes:
// `takes`, and `positions`, as in 3,4.

import { mex } from '../play/lists.js';
import { element } from '../shared/elements.js';
import { addDiagram, below, fill, heapGame, letters, list, picture, quiz, row } from './diagrams.js';

addDiagram(
  'compound',
  {
    en: {
      title: 'The same heaps, three rules',
      task: (data) =>
        `${heapGame(data).rule} Two heaps stand side by side, and the rule says in which of them a move is made. Is the position lost (P) or won (N)?`,
      rules: ['exactly one heap', 'one heap or both', 'both heaps, over when one is finished'],
      ask: (heaps, rule) => `Heaps of ${heaps}. A move is made in ${rule}. P or N?`,
      reasons: [
        (a, b) => `Grundy values count: ${a} ⊕ ${b} = ${a ^ b}`,
        (a, b) => `It counts who wins each heap alone: ${a} and ${b}, and all must be lost for a P`,
        (a, b) => `Remoteness counts: the least of ${a} and ${b} is ${Math.min(a, b)}, and even is lost`,
      ],
      so: (reason, letter) => `${reason}. So it is ${letter}.`,
      end: 'One number for each heap decides, but each rule asks for another number.',
      picture: (heaps) => `Heaps of ${heaps} stones.`,
    },
    zh: {
      title: '同样的石子堆，三种规则',
      task: (data) =>
        `${heapGame(data).rule}有两堆石子，规则规定每步动哪几堆。这个局面是必败态（P）还是必胜态（N）？`,
      rules: ['恰好一堆', '一堆或两堆', '两堆都走，有一堆走完就结束'],
      ask: (heaps, rule) => `石子数为 ${heaps}，每步：${rule}。P 还是 N？`,
      reasons: [
        (a, b) => `看 SG 值：${a} ⊕ ${b} = ${a ^ b}`,
        (a, b) => `看每堆单独的胜负：${a} 与 ${b}，全部必败才是 P`,
        (a, b) => `看 remoteness：${a} 与 ${b} 中较小的是 ${Math.min(a, b)}，偶数为必败`,
      ],
      so: (reason, letter) => `${reason}。所以是 ${letter}。`,
      end: '每堆只要一个数就能决定胜负，但不同的规则看不同的数。',
      picture: (heaps) => `两堆石子：${heaps}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const { options } = heapGame(data);
    const positions = data.positions.split(' ').map((position) => position.split(',').map(Number));
    const values = [];
    const remote = [];
    for (const heap of below(Math.max(...positions.flat()) + 1)) {
      values.push(mex(options(heap).map((left) => values[left])));
      const after = options(heap).map((left) => remote[left]);
      const even = after.filter((moves) => moves % 2 === 0);
      remote.push(even.length ? 1 + Math.min(...even) : after.length ? 1 + Math.max(...after) : 0);
    }
    const letter = (isLost) => (isLost ? 'P' : 'N');
    const lost = [
      (a, b) => values[a] === values[b],
      (a, b) => values[a] === 0 && values[b] === 0,
      (a, b) => Math.min(remote[a], remote[b]) % 2 === 0,
    ];
    const numbersOf = [(heap) => values[heap], (heap) => letter(values[heap] === 0), (heap) => remote[heap]];
    const question = (i) => [positions[Math.floor(i / lost.length)], i % lost.length];
    const answer = (i) => {
      const [heaps, rule] = question(i);
      return letter(lost[rule](...heaps));
    };
    quiz(
      { controls, say },
      {
        length: positions.length * lost.length,
        choices: letters,
        ask: (i) => t.ask(list(question(i)[0]), t.rules[question(i)[1]]),
        answer,
        reason: (i) => {
          const [heaps, rule] = question(i);
          return t.so(t.reasons[rule](...heaps.map(numbersOf[rule])), answer(i));
        },
        draw: (known) => {
          const last = positions.length * lost.length - 1;
          const [heaps] = question(Math.min(known, last));
          const stones = (heap) => element('span', { class: 'diagram-heap' }, '●'.repeat(heap));
          fill(stage, picture(t.picture(list(heaps)), row(...heaps.map(stones))));
        },
        end: t.end,
      },
    );
  },
);

// The digits of an octal code, bit by bit, and what they allow.

import { mex, nimSum } from '../play/lists.js';
import { button, element } from '../shared/elements.js';
import { addDiagram, below, list, row, splits, texts } from './diagrams.js';

addDiagram(
  'octal',
  {
    en: {
      title: 'Write a game as a code',
      task: 'Each digit says what may be left when that many stones are taken. Switch the parts of the digits on and off, and watch the moves of a heap of 5.',
      take: (take, digit) => `Digit ${take} is ${digit}: take ${take}, and leave`,
      leave: ['no heap', 'one heap', 'two heaps'],
      name: (take, leave, worth) => `Take ${take}, leave ${leave}: ${worth}`,
      goals: [
        ['77', 'Take one or two, and leave what you like: Kayles.'],
        ['07', 'Take exactly two, and leave what you like: Dawson’s Kayles.'],
        ['333', 'Take one, two or three, and never split: Bachet’s game.'],
        ['137', 'One, if nothing else is there; two without splitting; three at will: Dawson’s Chess.'],
      ],
      goal: (text) => `To write: ${text}`,
      done: (code) => `Right: 0.${code}.`,
      state: (code, moves, values) =>
        `The code is 0.${code}. ${moves ? `A heap of 5 becomes ${moves}` : 'There is no move from a heap of 5'}. The values of the heaps 0 to 8 are ${values}.`,
      end: 'All are written.',
    },
    zh: {
      title: '把游戏写成编码',
      task: '每一位数字规定取走这么多颗时允许剩下什么。打开或关闭数字的各部分，看一堆 5 颗石子能走到哪里。',
      take: (take, digit) => `第 ${take} 位是 ${digit}：取 ${take} 颗，剩`,
      leave: ['零堆', '一堆', '两堆'],
      name: (take, leave, worth) => `取 ${take} 颗，剩${leave}：${worth}`,
      goals: [
        ['77', '取一颗或两颗，剩下的随意：Kayles。'],
        ['07', '恰好取两颗，剩下的随意：Dawson’s Kayles。'],
        ['333', '取一到三颗，从不分堆：巴什博弈。'],
        ['137', '只剩一颗时可取一颗；取两颗而不分堆；取三颗则随意：Dawson’s Chess。'],
      ],
      goal: (text) => `写出：${text}`,
      done: (code) => `正确：0.${code}。`,
      state: (code, moves, values) =>
        `编码是 0.${code}。一堆 5 颗石子${moves ? `可以变为 ${moves}` : '无法操作'}。0 到 8 颗的 SG 值为 ${values}。`,
      end: '全部写出。',
    },
  },
  ({ t, stage, controls, say }) => {
    const digits = [0, 0, 0];
    let goal = 0;
    const tiles = digits.map((_, i) =>
      t.leave.map((leave, part) =>
        button(leave, () => turn(i, part), {
          'aria-pressed': 'false',
          'aria-label': t.name(i + 1, leave, 2 ** part),
        }),
      ),
    );
    const labels = digits.map(() => element('span', { class: 'diagram-label wide' }));
    stage.append(...tiles.map((buttons, i) => row(labels[i], ...buttons)));
    controls.append(
      button(texts.again, () => {
        digits.fill(0);
        goal = 0;
        show();
      }),
    );

    function turn(i, part) {
      digits[i] ^= 2 ** part;
      show();
    }

    /** What a move leaves of a heap: lists of heaps. */
    const options = (heap) =>
      digits.flatMap((digit, i) => {
        const rest = heap - i - 1;
        if (rest < 0) return [];
        const none = digit & 1 && rest === 0 ? [[]] : [];
        const one = digit & 2 && rest > 0 ? [[rest]] : [];
        const two = digit & 4 ? splits(rest) : [];
        return [...none, ...one, ...two];
      });

    function show() {
      for (const [i, digit] of digits.entries()) {
        labels[i].textContent = t.take(i + 1, digit);
        for (const [part, tile] of tiles[i].entries()) {
          tile.setAttribute('aria-pressed', String((digit & (2 ** part)) > 0));
        }
      }
      const values = [];
      for (const heap of below(9)) {
        values.push(mex(options(heap).map((parts) => nimSum(parts.map((part) => values[part])))));
      }
      const code = digits.join('').replace(/0+$/, '') || '0';
      const isDone = goal < t.goals.length && code === t.goals[goal][0];
      if (isDone) goal += 1;
      const moves = options(5).map((parts) => parts.join('+') || '0');
      const state = t.state(code, list(moves, ''), values.join(' '));
      const next = goal < t.goals.length ? t.goal(t.goals[goal][1]) : t.end;
      say(isDone ? `${t.done(code)} ${state}` : state, isDone || undefined, next);
    }

    show();
  },
);

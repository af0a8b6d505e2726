// Euclid's game: two numbers, as heaps; a move takes a multiple of the smaller one from the larger one.

import { drawHeaps } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { listField, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(4, 14), range(7, 30))
    .filter(([a, b]) => a < b && b % a !== 0)
    .map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  moves: (position) => {
    const smaller = Math.min(...position.heaps);
    if (smaller === 0) return [];
    return takeMoves(
      position,
      (take, heap) => take % smaller === 0 && position.heaps[heap] >= position.heaps[1 - heap],
    );
  },
  theorem: ({ heaps }) => {
    const [b, a] = [Math.min(...heaps), Math.max(...heaps)];
    if (b === 0) return { won: false, en: 'a number is 0', zh: '有一个数是 0' };
    if (a === b) return { won: true, en: `both numbers are ${a}`, zh: `两数都是 ${a}` };
    const won = a * (a - b) > b * b; // a > φ b, in whole numbers
    const ratio = Number((a / b).toFixed(4));
    const is = a / b === ratio ? '=' : '≈';
    return {
      won,
      en: `the ratio ${a} / ${b} ${is} ${ratio} is ${won ? 'more' : 'less'} than φ = 1.6180…`,
      zh: `比值 ${a} / ${b} ${is} ${ratio}，${won ? '大于' : '小于'} φ = 1.6180……`,
    };
  },

  rule: () => ({
    en: 'A move subtracts a multiple of the smaller number from the larger one, without going below 0. Whoever makes a number 0 wins.',
    zh: '每次从较大的数中减去较小的数的正整数倍，结果不能是负数。使一个数变为 0 者胜。',
  }),
  name: ({ heap, take }, { heaps }) => ({
    en: `subtract ${take} from number ${heap + 1}, ${heaps[heap]}`,
    zh: `从第 ${heap + 1} 个数 ${heaps[heap]} 中减去 ${take}`,
  }),
  end: ({ heaps }) => ({
    en: `the numbers are ${heaps[0]} and ${heaps[1]}`,
    zh: `两个数是 ${heaps[0]} 和 ${heaps[1]}`,
  }),
  howTo: () => ({
    en: 'Your move: choose how much to subtract, from the front.',
    zh: '轮到你了：点第几格，就减去几。',
  }),
  draw: (position, view) =>
    drawHeaps(position, view).map((row, i) => ({
      ...row,
      label: {
        en: `Number ${i + 1}: ${position.heaps[i]}`,
        zh: `第 ${i + 1} 个数：${position.heaps[i]}`,
      },
    })),

  setup: {
    fields: { heaps: listField({ en: 'the two numbers', zh: '两个数' }, [2, 2], 0, 40) },
  },

  verdicts: {
    positions: () => product(range(1, 60), range(1, 60)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? 'Stan wins' : 'Ollie wins'),
    letters: ({ heaps }) =>
      heaps.includes(0) ? undefined : { a: Math.max(...heaps), b: Math.min(...heaps) },
    sameMoves: () => product(range(1, 20), range(1, 20)).map((heaps) => [[heaps], { heaps }]),
  },
};

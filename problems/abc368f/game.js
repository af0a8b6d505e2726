// Several numbers; a move replaces one of them by a proper divisor.

import { listsUpTo, product, range, replaced } from '../../site/web/play/lists.js';
import { byNimSum, listField, numbered } from '../../site/web/play/rules.js';

const divisors = (n) => range(1, n).filter((divisor) => n % divisor === 0);
/** How many prime factors n has, each as often as it occurs. */
const factors = (n) => {
  const prime = range(2, n).find((divisor) => n % divisor === 0);
  return prime === undefined ? 0 : 1 + factors(n / prime);
};

export const game = {
  starts: product([5, 6, 8, 12, 30], [9, 10, 16, 18, 20], [24, 27, 36, 42, 60]).map((numbers) => ({
    numbers,
  })),
  moves: ({ numbers }) =>
    numbers.flatMap((number, index) =>
      divisors(number)
        .filter((divisor) => divisor < number)
        .map((divisor) => ({ index, divisor, to: { numbers: replaced(numbers, index, divisor) } })),
    ),
  canonical: ({ numbers }) => [...numbers].sort((a, b) => a - b), // their order does not matter
  theorem: ({ numbers }) =>
    byNimSum(
      numbers.map(factors),
      { en: 'the numbers of prime factors are', zh: '质因数的个数（计重数）为 ' },
      numbered(numbers, 'number', '个数'),
    ),

  rule: () => ({
    en: 'A move replaces one number by a smaller divisor of it. A player who cannot move, since all numbers are 1, loses.',
    zh: '每次把一个数换成它的一个真约数（不等于它本身的约数）。轮到某一方时，若所有的数都是 1，这一方输。',
  }),
  name: ({ index, divisor }, { numbers }) => ({
    en: `replace number ${index + 1}, ${numbers[index]}, by ${divisor}`,
    zh: `把第 ${index + 1} 个数 ${numbers[index]} 换成 ${divisor}`,
  }),
  howTo: () => ({
    en: 'Your move: choose the divisor to go to.',
    zh: '轮到你了：选择要换成的约数。',
  }),
  draw: ({ numbers }, { moves, start }) =>
    numbers.map((number, index) => ({
      label: { en: `Number ${index + 1}: ${number}`, zh: `第 ${index + 1} 个数：${number}` },
      cells: divisors(start.numbers[index]).map((divisor) => ({
        look: 'square',
        text: divisor,
        object: divisor === number ? { look: 'piece', key: index } : undefined,
        move: moves.find((move) => move.index === index && move.divisor === divisor),
      })),
    })),

  setup: {
    fields: { numbers: listField({ en: 'the numbers', zh: '各数' }, [1, 4], 1, 100) },
  },

  verdicts: {
    positions: () => listsUpTo(2, 100, 25, 9, 5).map((numbers) => ({ numbers })),
    lines: ({ numbers }) => [numbers.length, numbers],
    read: ([, ...numbers]) => ({ numbers }),
    answer: (won) => (won ? 'Anna' : 'Bruno'),
    letters: ({ numbers }) => ({ A: numbers, Omega: factors }),
    sameMoves: () => listsUpTo(1, 60, 24).map((numbers) => [numbers, { numbers }]),
  },
};

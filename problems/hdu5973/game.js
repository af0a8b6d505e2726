// Wythoff's game: two heaps; a move takes from one, or the same number from both. The theorem is in terms of numerals of
// Fibonacci numbers.

import { wythoff } from '../../site/web/play/drawings.js';
import { range } from '../../site/web/play/lists.js';

const fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

/** The indices of the parts of a number, the largest first. */
function parts(number) {
  const found = [];
  let rest = number;
  for (let i = fibonacci.length - 2; i >= 0; i--) {
    if (fibonacci[i] <= rest) {
      rest -= fibonacci[i];
      found.push(i);
    }
  }
  return found;
}

const zeros = (number) => parts(number).at(-1) ?? 0;
const shifted = (number) => parts(number).reduce((sum, i) => sum + fibonacci[i + 1], 0);

/** A number with its numeral: 4 = 101. */
function shown(number) {
  const found = parts(number);
  const digits = range(0, found[0] ?? 0).map((i) => (found.includes(i) ? 1 : 0));
  return number < 2 ? `${number}` : `${number} = ${digits.reverse().join('')}`;
}

/** The lost pair that a number is in. */
function pairOf(number) {
  const smaller = zeros(number) % 2 === 0 ? number : range(0, number).find((a) => shifted(a) === number);
  return [smaller, shifted(smaller)];
}

export const game = {
  ...wythoff,
  theorem: ({ heaps }) => {
    const [a, b] = [Math.min(...heaps), Math.max(...heaps)];
    if (b === 0) return { won: false, en: 'no stones are left', zh: '没有石子了' };
    if (a === 0 || a === b) {
      const [en, zh] = ['all stones can be taken at once', '一步就能取完'];
      return { won: true, en, zh };
    }
    const [lower, upper] = pairOf(a);
    const other = a === lower ? upper : lower;
    const pair = {
      en: `${shown(a)} is in the lost pair of ${shown(lower)} and ${shown(upper)}`,
      zh: `${shown(a)} 所在的必败态由 ${shown(lower)} 与 ${shown(upper)} 组成`,
    };
    if (b === other) return { won: false, ...pair };
    if (b > other) {
      return {
        won: true,
        en: `${pair.en}, and the heap of ${b} can be reduced to ${other}`,
        zh: `${pair.zh}，而 ${b} 颗的一堆可以取到剩 ${other} 颗`,
      };
    }
    const smaller = shifted(b - a - 1) + 1;
    return {
      won: true,
      en: `${pair.en}, which is further apart, and taking ${a - smaller} from both leaves ${shown(smaller)} and ${shown(smaller + b - a)}`,
      zh: `${pair.zh}，相差更大；从两堆各取 ${a - smaller} 颗，就剩下 ${shown(smaller)} 与 ${shown(smaller + b - a)}`,
    };
  },

  draw: (position, view) => {
    const [a, b] = position.heaps.map(shown);
    const numerals = { en: `Numerals: ${a}; ${b}`, zh: `表示：${a}；${b}` };
    return [...wythoff.draw(position, view), { label: numerals }];
  },

  verdicts: {
    ...wythoff.verdicts,
    letters: ({ heaps }) => ({ a: Math.min(...heaps), b: Math.max(...heaps), S: shifted, z: zeros }),
  },
};

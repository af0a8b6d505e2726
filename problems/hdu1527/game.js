// Wythoff's game: two heaps; a move takes from one, or the same number from both.

import { wythoff } from '../../site/web/play/drawings.js';
import { wythoffPair } from '../../site/web/play/rules.js';

export const game = {
  ...wythoff,
  theorem: ({ heaps }) => {
    const [a, b] = [Math.min(...heaps), Math.max(...heaps)];
    const k = b - a;
    const [lower, upper] = wythoffPair(k);
    const pair = `(${lower}, ${upper})`;
    return a === lower
      ? {
          won: false,
          en: `${pair} is the lost pair with the difference ${k}, as ⌊${k}φ⌋ = ${lower}`,
          zh: `${pair} 是差为 ${k} 的必败态，因为 ⌊${k}φ⌋ = ${lower}`,
        }
      : {
          won: true,
          en: `the lost pair with the difference ${k} is not (${a}, ${b}) but ${pair}, as ⌊${k}φ⌋ = ${lower}`,
          zh: `差为 ${k} 的必败态是 ${pair} 而不是 (${a}, ${b})，因为 ⌊${k}φ⌋ = ${lower}`,
        };
  },

  verdicts: {
    ...wythoff.verdicts,
    letters: ({ heaps }) => ({ a: Math.min(...heaps), b: Math.max(...heaps) }),
  },
};

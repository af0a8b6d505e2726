// Wythoff's game: two heaps; a move takes from one, or the same number from both.

import { drawHeaps, howToTake } from '../../site/web/play/drawings.js';
import { listField, nameOfTake, product, range, sortedHeaps, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(2, 9), range(3, 14)).map((heaps) => ({ heaps })),
  canonical: sortedHeaps,
  overInTwo: 'The first move may take one heap whole, and the second one the other.',
  moves: (position) => {
    const [a, b] = position.heaps;
    const fromBoth = range(1, Math.min(a, b)).map((take) => ({
      both: true,
      take,
      to: { heaps: [a - take, b - take] },
    }));
    return [...takeMoves(position), ...fromBoth];
  },
  theorem: ({ heaps }) => {
    const [a, b] = [Math.min(...heaps), Math.max(...heaps)];
    const k = b - a;
    let lower = 0; // floor(k φ), in whole numbers
    while ((lower + 1) ** 2 <= k * (lower + 1 + k)) lower += 1;
    const pair = `(${lower}, ${lower + k})`;
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

  rule: () => ({
    en: 'A move takes any number of stones from one heap, or the same number from both. Whoever takes the last one wins.',
    zh: '每次从一堆中取任意多颗（至少一颗），或从两堆中取走同样多颗，取走最后一颗者胜。',
  }),
  name: (move, position) =>
    move.both
      ? { en: `take ${move.take} from both heaps`, zh: `从两堆各取 ${move.take} 颗` }
      : nameOfTake('颗')(move, position),
  howTo: howToTake,
  draw: (position, view) => {
    const cells = range(1, Math.min(...view.start.heaps)).map((take) => {
      const move = view.moves.find((move) => move.both && move.take === take);
      return { look: 'both', text: move ? take : '', move };
    });
    return [...drawHeaps(position, view), { label: { en: 'From both', zh: '两堆各取' }, cells }];
  },

  setup: { fields: { heaps: listField({ en: 'the two heaps', zh: '两堆的颗数' }, [2, 2], 0, 20) } },

  verdicts: {
    positions: () => product(range(0, 30), range(0, 30)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    read: (heaps) => ({ heaps }),
    answer: (won) => (won ? '1' : '0'),
    letters: ({ heaps }) => ({ a: Math.min(...heaps), b: Math.max(...heaps) }),
    sameMoves: () => product(range(0, 8), range(0, 8)).map((heaps) => [[heaps], { heaps }]),
  },
};

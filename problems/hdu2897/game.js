// Misère subtraction: a move takes p to q coins, or all if fewer than p are left.

import { takesFromHeaps } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { heapsField, inOrder, numberField, takeMoves } from '../../site/web/play/rules.js';

export const game = {
  misere: true,
  starts: product(range(9, 20), [2, 3], [3, 4, 5])
    .filter(([, p, q]) => p < q)
    .map(([n, p, q]) => ({ heaps: [n], p, q })),
  moves: (position) => {
    const [n] = position.heaps;
    const { p, q } = position;
    return takeMoves(position, (take) => (n < p ? take === n : p <= take && take <= q));
  },
  theorem: ({ heaps: [n], p, q }) => {
    const rest = n % (p + q);
    const won = rest === 0 || rest > p;
    return {
      won,
      en: `${n} mod (p + q) = ${n} mod ${p + q} = ${rest} is ${won ? 'not ' : ''}between 1 and p = ${p}`,
      zh: `${n} mod (p + q) = ${n} mod ${p + q} = ${rest} ${won ? '不' : ''}在 1 到 p = ${p} 之间`,
    };
  },

  rule: ({ p, q }) => ({
    en: `A move takes ${p} to ${q} coins (p = ${p}, q = ${q}), or all if fewer than ${p} are left. Whoever takes the last one loses.`,
    zh: `每次取 ${p} 到 ${q} 枚（p = ${p}，q = ${q}），不足 ${p} 枚时必须取完。取走最后一枚者输。`,
  }),
  ...takesFromHeaps('coin', '枚'),

  setup: {
    fields: {
      heaps: heapsField(1, 40),
      p: numberField({ en: 'p, the least that a move takes', zh: 'p，每次至少取' }, 1, 10),
      q: numberField({ en: 'q, the most', zh: 'q，每次至多取' }, 1, 10),
    },
    check: ({ p, q }) => inOrder('p', p, 'q', q),
  },

  verdicts: {
    positions: () =>
      product(range(1, 60), range(1, 9), range(1, 9))
        .filter(([, p, q]) => p <= q)
        .map(([n, p, q]) => ({ heaps: [n], p, q })),
    lines: ({ heaps: [n], p, q }) => [[n, p, q]],
    read: ([n, p, q]) => ({ heaps: [n], p, q }),
    answer: (won) => (won ? 'WIN' : 'LOST'),
    letters: ({ heaps: [n], p, q }) => ({ n, p, q }),
    sameMoves: () => range(1, 20).map((n) => [[n], { heaps: [n], p: 2, q: 5 }]),
  },
};

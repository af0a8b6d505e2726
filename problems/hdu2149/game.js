// An auction: a bid raises the price by 1 to N; the answer is the list of winning bids.

import { strip } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { byMultiple, numberField } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(6, 16), range(2, 5)).map(([reserve, maxRaise]) => ({ price: 0, reserve, maxRaise })),
  moves: (position) =>
    position.price >= position.reserve
      ? []
      : range(1, position.maxRaise).map((raise) => ({
          raise,
          to: { ...position, price: position.price + raise },
        })),
  theorem: ({ price, reserve, maxRaise }) => {
    const missing = reserve - price;
    if (missing <= 0) return { won: false, en: 'nothing is missing', zh: '已达到底价' };
    const { won, en, zh } = byMultiple(missing, maxRaise + 1, 'N + 1 = ');
    return { won, en: `${missing} is missing, and ${en}`, zh: `还差 ${missing}，而 ${zh}` };
  },

  rule: ({ reserve, maxRaise }) => ({
    en: `A bid raises the price by 1 to ${maxRaise} (N = ${maxRaise}). Whoever brings it to ${reserve} (M = ${reserve}) or above wins.`,
    zh: `每次加价 1 到 ${maxRaise}（N = ${maxRaise}），先使价格达到或超过 ${reserve}（M = ${reserve}）者胜。`,
  }),
  name: ({ raise, to }) => ({
    en: `raise by ${raise} to ${to.price}`,
    zh: `加价 ${raise}，到 ${to.price}`,
  }),
  end: ({ reserve }) => ({
    en: `the reserve price of ${reserve} is reached`,
    zh: `已达到底价 ${reserve}`,
  }),
  howTo: () => ({
    en: 'Your move: choose the new price.',
    zh: '轮到你了：选择新的价格。',
  }),
  draw: ({ price, reserve, maxRaise }, { moves }) => {
    const cells = strip(0, reserve - 1 + maxRaise, (number) => ({
      look: number >= reserve ? 'square goal' : 'square',
      object: number === price ? { look: 'price', key: 'price' } : undefined,
      move: moves.find((move) => move.to.price === number),
    }));
    return [
      {
        label: { en: `Price: ${price} of ${reserve}`, zh: `价格：${price}，底价 ${reserve}` },
        shape: 'strip',
        cells,
      },
    ];
  },

  setup: {
    fields: {
      price: numberField({ en: 'the price', zh: '价格' }, 0, 30),
      reserve: numberField({ en: 'M, the reserve price', zh: 'M，底价' }, 1, 30),
      maxRaise: numberField({ en: 'N, the largest raise', zh: 'N，每次至多加价' }, 1, 10),
    },
  },

  verdicts: {
    positions: () =>
      product(range(1, 50), range(1, 15)).map(([reserve, maxRaise]) => ({ price: 0, reserve, maxRaise })),
    lines: ({ reserve, maxRaise }) => [[reserve, maxRaise]],
    read: ([reserve, maxRaise]) => ({ price: 0, reserve, maxRaise }),
    answer: (_won, winning) => {
      const bids = winning.map((move) => move.raise);
      return bids.sort((a, b) => a - b).join(' ') || 'none';
    },
    sameMoves: () => range(1, 20).map((n) => [[n], { price: 0, reserve: n, maxRaise: 3 }]),
  },
};

// Cells in a row; a move changes the colour of a white one and of its first multiples.

import { mex, range, subsets } from '../../site/web/play/lists.js';
import { byGrundyValues, listed, listField, numberField } from '../../site/web/play/rules.js';

/** The value of a cell with m multiples, itself among them. */
function value(m) {
  let sum = 0;
  const sums = [sum];
  for (const i of range(2, m)) {
    sum ^= value(Math.floor(m / i));
    sums.push(sum);
  }
  return mex(sums);
}
const multiples = (x, k) => range(1, k).map((i) => i * x);
const moves = ({ n, white }) =>
  white.flatMap((x) =>
    range(1, Math.floor(n / x)).map((k) => {
      const turned = multiples(x, k);
      const isWhite = (cell) => white.includes(cell) !== turned.includes(cell);
      return { x, k, to: { n, white: range(1, n).filter(isWhite) } };
    }),
  );

export const game = {
  starts: [7, 9, 10, 11, 12]
    .flatMap((n) => subsets(range(1, n)).map((white) => ({ n, white })))
    .filter(({ n, white }) => white.length >= 3 && white.length <= 5 && white[0] <= 2 && white[1] <= n / 2)
    .filter((start, i) => i % 7 === 0 && moves(start).every(({ to }) => to.white.length > 0)),
  moves,
  theorem: ({ n, white }) => {
    if (white.length === 0) return { won: false, en: 'no cell is white', zh: '没有白色格子' };
    const ofCell = (x) => value(Math.floor(n / x));
    const names = white.map((x) => ({ en: `cell ${x}`, zh: `格子 ${x}` }));
    const table = listed(
      'The values of the cells 1, 2, … when white:',
      '格子 1、2……为白色时的 SG 值依次为',
      range(1, n).map(ofCell),
    );
    return { ...byGrundyValues(white.map(ofCell), names), table };
  },

  rule: ({ n }) => ({
    en: `A move chooses a white cell x and changes the colour of x, 2x, ..., kx, up to ${n} at most. A player who cannot move loses.`,
    zh: `每次选择一个白色的格子 x，翻转 x、2x、……、kx 的颜色，不能超过 ${n}。无法操作者输。`,
  }),
  name: ({ x, k }) => {
    const cells = multiples(x, k);
    return { en: `turn ${cells.join(', ')}`, zh: `翻转 ${cells.join('、')}` };
  },
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now the last cell to be turned: this one again, or one of its multiples. Escape cancels.',
          zh: '再选最后一个要翻转的格子：同一个格子，或者它的一个倍数。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose a white cell, one with a coin.',
          zh: '轮到你了：选择一个白色的格子（上面有硬币）。',
        },
  draw: ({ n, white }, { moves, chosen }) => [
    {
      label: { en: `White: ${white.join(', ') || 'none'}`, zh: `白色：${white.join('、') || '无'}` },
      shape: 'strip',
      cells: range(1, n).map((number) => {
        const object = white.includes(number) ? { look: 'coin', key: number } : undefined;
        const cell = { look: 'square', text: number, object };
        if (chosen) {
          const move = moves.find(({ x, k }) => x === chosen.x && k * x === number);
          if (move) return { ...cell, move, chosen: number === chosen.x };
        }
        if (!moves.some(({ x }) => x === number)) return cell;
        const name = { en: `cell ${number}`, zh: `格子 ${number}` };
        return { ...cell, name, choose: { x: number } };
      }),
    },
  ],

  setup: {
    fields: {
      n: numberField({ en: 'cells', zh: '格子数' }, 1, 12),
      white: listField({ en: 'white cells', zh: '白色的格子' }, [1, 12], 1, 12),
    },
    check: ({ n, white }) =>
      white.some((x, i) => x > n || white.indexOf(x) < i) && {
        en: `the white cells must be different, and at most ${n}`,
        zh: `白色的格子必须互不相同，并且不超过 ${n}`,
      },
  },

  verdicts: {
    positions: () => range(1, 6).flatMap((n) => subsets(range(1, n)).map((white) => ({ n, white }))),
    lines: ({ n, white }) => [n, 1, white.length, white],
    read: ([n, games, , ...white]) => games === '1' && { n, white },
    count: ({ n, white }) => white.reduce((sum, x) => sum + Math.floor(n / x), 0),
    answer: (won) => (won ? 'Yes' : 'No'),
    letters: ({ n, white }) => ({ n, x: white, h: value }),
    sameOutcome: () =>
      range(1, 20)
        .flatMap((x) => range(x, 20).map((other) => [...new Set([x, other])]))
        .map((white) => [white, [20, 1, white.length, white]]),
  },
};

// Beans in a row of bottles; a move replaces a bean by two in later bottles.

import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byGrundyValues, listField } from '../../site/web/play/rules.js';

/** The value of a bean that far from the last bottle: odious, but for 0. */
function value(distance) {
  if (distance === 0) return 0;
  const double = 2 * (distance - 1);
  const ones = [...double.toString(2)].filter((digit) => digit === '1').length;
  return ones % 2 === 1 ? double : double + 1;
}
const triple = ({ from, first, second }) => [from, first, second];

export const game = {
  starts: product(range(0, 2), range(0, 2), range(0, 2), range(0, 2), range(0, 2))
    .filter(([a, b, c]) => a + b + c >= 3)
    .map((beans) => ({ beans })),
  canonical: ({ beans }) => beans.slice(0, -1), // no bean leaves the last bottle
  moves: ({ beans }) =>
    beans.flatMap((count, from) =>
      range(from + 1, count > 0 ? beans.length - 1 : 0).flatMap((first) =>
        range(first, beans.length - 1).map((second) => {
          const after = [...beans];
          after[from] -= 1;
          after[first] += 1;
          after[second] += 1;
          return { from, first, second, to: { beans: after } };
        }),
      ),
    ),
  theorem: ({ beans }) => {
    const odd = range(0, beans.length - 1).filter((bottle) => beans[bottle] % 2 === 1);
    const values = odd.map((bottle) => value(beans.length - 1 - bottle));
    const names = odd.map((bottle) => ({ en: `bottle ${bottle}, odd`, zh: `${bottle} 号瓶，奇数` }));
    const all = beans.map((_, bottle) => value(beans.length - 1 - bottle));
    const table = {
      en: `A bean in bottle 0, 1, 2, … has the value ${all.join(', ')}; two in one bottle cancel.`,
      zh: `0、1、2……号瓶里一颗豆子的 SG 值依次为 ${all.join('、')}；同一瓶里的两颗抵消。`,
    };
    return values.length > 0
      ? { ...byGrundyValues(values, names), table }
      : { won: false, en: 'every bottle has an even number of beans', zh: '每个瓶子里的豆子数都是偶数' };
  },

  rule: () => ({
    en: 'A move takes one bean out of a bottle, and puts two into later bottles: into two of them or both into one. A player who cannot move loses.',
    zh: '每次从一个瓶子里取走一颗豆子，在后面的瓶子里放入两颗，可以放进两个瓶子，也可以放进同一个瓶子。无法操作者输。',
  }),
  name: ({ from, first, second }) => ({
    en: `from bottle ${from} to ${first} and ${second}`,
    zh: `从 ${from} 号瓶到 ${first} 号瓶和 ${second} 号瓶`,
  }),
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now the bottle for the second bean: the same one or a later one. Escape cancels.',
          zh: '再选第二颗放进哪个瓶子：同一个瓶子，或者更后面的瓶子。按 Esc 取消。',
        }
      : {
          en: 'Your move: in the row of a bottle, choose where its bean goes first.',
          zh: '轮到你了：在一个瓶子所在的行中，选择第一颗放进哪个瓶子。',
        },
  // A row for each bottle: its beans, and the later bottles.
  draw: ({ beans }, { moves, chosen }) =>
    beans.map((count, from) => ({
      label: { en: `Bottle ${from}: ${count}`, zh: `${from} 号瓶：${count}` },
      shape: 'strip',
      cells: range(0, beans.length - 1).map((to) => {
        if (to < from) return { look: 'blank', text: '' };
        if (to === from) {
          const object = count > 0 ? { look: 'stone', key: `${from}:${count}` } : undefined;
          return { look: 'hollow', text: count > 0 ? count : '', object };
        }
        const isHere = chosen?.from === from;
        const cell = { look: 'square', text: moves.length > 0 && count > 0 ? to : '' };
        if (!moves.some((move) => move.from === from)) return cell;
        if (!isHere) {
          const name = {
            en: `a bean of bottle ${from} into bottle ${to}`,
            zh: `${from} 号瓶的一颗放进 ${to} 号瓶`,
          };
          return { ...cell, name, choose: { from, first: to } };
        }
        const move = moves.find(
          (move) => move.from === from && move.first === chosen.first && move.second === to,
        );
        return { ...cell, text: move ? to : '', move, chosen: to === chosen.first };
      }),
    })),

  setup: {
    fields: { beans: listField({ en: 'beans in the bottles', zh: '各个瓶子里的豆子数' }, [2, 5], 0, 4) },
    // Few enough positions to search: the beans of a bottle may double in the next one.
    check: ({ beans }) => {
      let [most, positions] = [0, 1];
      for (const count of beans.slice(0, -1)) {
        most = 2 * most + count;
        positions *= most + 1;
      }
      return positions > 10_000 && { en: 'too many beans in the first bottles', zh: '前面的瓶子里豆子太多' };
    },
  },

  verdicts: {
    positions: () => listsUpTo(0, -1, 3, 3, 2, 1).map((beans) => ({ beans })),
    lines: ({ beans }) => [beans.length, beans],
    read: ([, ...beans]) => ({ beans }),
    answer: (won, winning) => {
      const triples = winning.map((move) => triple(move).join(' ')).sort();
      return `${won ? triples[0] : '-1 -1 -1'}\n${triples.length}`;
    },
    sameMoves: () =>
      listsUpTo(0, 4, 4, 2).map((distances) => [
        distances,
        { beans: range(0, 4).map((i) => distances.filter((distance) => distance === 4 - i).length) },
      ]),
  },
};

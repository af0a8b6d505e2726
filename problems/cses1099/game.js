// Staircase Nim: balls on stairs; a move takes some from one stair to the next lower one.

import { cellWith, EMPTY } from '../../site/web/play/drawings.js';
import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { atMost, byNimSum, listField } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(0, 2), range(1, 3), range(0, 2), range(1, 4)).map((balls) => ({ balls })),
  moves: ({ balls }) =>
    range(2, balls.length).flatMap((stair) =>
      range(1, balls[stair - 1]).map((take) => {
        const next = [...balls];
        next[stair - 1] -= take;
        next[stair - 2] += take;
        return { stair, take, to: { balls: next } };
      }),
    ),
  canonical: ({ balls }) => balls.slice(1), // what lies on stair 1 does not matter
  theorem: ({ balls }) => {
    const even = balls.filter((_, i) => i % 2 === 1);
    return even.length === 0
      ? { won: false, en: 'there is no even stair', zh: '没有偶数级台阶' }
      : byNimSum(
          even,
          { en: 'the even stairs have', zh: '偶数级台阶上的球数为 ' },
          even.map((_, i) => ({ en: `stair ${2 * i + 2}`, zh: `台阶 ${2 * i + 2}` })),
        );
  },

  rule: () => ({
    en: 'A move takes any number of balls from one stair to the next lower one. Whoever cannot move loses.',
    zh: '每次把一级台阶上的任意多个球（至少一个）移到下面一级台阶。无法操作者输。',
  }),
  name: ({ stair, take }) => ({
    en: `move ${take} from stair ${stair} to stair ${stair - 1}`,
    zh: `把 ${take} 个球从台阶 ${stair} 移到台阶 ${stair - 1}`,
  }),
  howTo: () => ({
    en: 'Your move: choose a ball. It goes down one stair, with all balls before it.',
    zh: '轮到你了：点第几个球，就把前几个移到下面一级。',
  }),
  // Each ball keeps its column while it goes down; those that come from the highest stairs stand first.
  draw: ({ balls }, { moves, start, history }) => {
    const columns = start.balls.map((_, i) => {
      const above = start.balls.slice(i + 1).reduce((sum, count) => sum + count, 0);
      return range(above + 1, above + start.balls[i]);
    });
    for (const { stair, take } of history) {
      columns[stair - 2].push(...columns[stair - 1].splice(0, take));
      columns[stair - 2].sort((a, b) => a - b);
    }
    return range(1, balls.length)
      .reverse()
      .map((stair) => {
        const here = columns[stair - 1];
        const width = start.balls.slice(stair - 1).reduce((sum, count) => sum + count, 0);
        return {
          label: {
            en: `Stair ${stair}: ${balls[stair - 1]}`,
            zh: `台阶 ${stair}：${balls[stair - 1]}`,
          },
          cells: range(1, width).map((column) => {
            if (!here.includes(column)) return EMPTY;
            const take = here.indexOf(column) + 1;
            const move = moves.find((move) => move.stair === stair && move.take === take);
            return cellWith({ look: 'stone', key: column }, move, take);
          }),
        };
      });
  },

  setup: {
    fields: {
      balls: listField({ en: 'balls on the stairs 1, 2, …', zh: '台阶 1, 2, … 上的球数' }, [2, 6], 0, 12),
    },
    check: ({ balls }) => atMost(12, balls, 'balls', ['个', '球']),
  },

  verdicts: {
    positions: () => listsUpTo(0, 9, 9, 6, 4, 2).map((balls) => ({ balls })),
    lines: ({ balls }) => [balls.length, balls],
    read: ([, ...balls]) => ({ balls }),
    answer: (won) => (won ? 'first' : 'second'),
    letters: ({ balls }) => ({ p: balls }),
    sameMoves: () => listsUpTo(0, 9, 5, 3, 2).map((balls) => [[balls], { balls }]),
  },
};

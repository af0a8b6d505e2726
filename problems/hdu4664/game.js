// Points on circles, joined by segments that have no point in common. A segment cuts a group of points into two.

import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { byGrundyValues, dawsonsKayles, listed, listField } from '../../site/web/play/rules.js';

/** The most points of a position. */
const MOST = 14;

/** Of groups of 0, 1, 2, … points. */
const values = dawsonsKayles(MOST);

/** The numbers, from 1 on, of the points of each group, in the order of the groups; 0 is no group. */
const groupsOf = ({ group }) =>
  range(1, Math.max(...group))
    .map((wanted) => range(1, group.length).filter((point) => group[point - 1] === wanted))
    .filter((points) => points.length > 0);
const sizesOf = (position) => groupsOf(position).map((points) => points.length);

/** The position at the start, with planes of this many points. */
const planes = (sizes) => ({ group: sizes.flatMap((size, i) => Array(size).fill(i + 1)) });

/** The position after a segment from one point to a later one of its group. */
const after = ({ group }, from, to) => {
  const own = group[from - 1];
  const free = range(1, MOST).find((number) => !group.includes(number));
  return {
    group: group.map((number, i) => {
      const point = i + 1;
      if (point === from || point === to) return 0;
      return number === own && from < point && point < to ? free : number;
    }),
  };
};

export const game = {
  starts: [[8], [9], [10], [11], [4, 5], [5, 5], [4, 6], [3, 7], [5, 6], [6, 6], [2, 3, 5], [3, 4, 5]].map(
    planes,
  ),
  canonical: (position) =>
    sizesOf(position)
      .filter((size) => size > 1)
      .sort((a, b) => a - b),
  moves: (position) =>
    groupsOf(position).flatMap((points) =>
      points.flatMap((from, i) =>
        points.slice(i + 1).map((to) => ({ from, to: after(position, from, to), end: to })),
      ),
    ),
  theorem: (position) => {
    const groups = groupsOf(position);
    if (groups.length === 0) return { won: false, en: 'no point is left', zh: '没有剩下的点' };
    const names = groups.map((points) => ({
      en: `${points.length > 1 ? 'points' : 'point'} ${points.join(', ')}`,
      zh: `点 ${points.join('、')}`,
    }));
    const sizes = sizesOf(position);
    const [en, zh] = ['Groups of 0, 1, 2, … points have the Grundy values', '0、1、2……个点的组，SG 值依次为'];
    const table = listed(en, zh, values.slice(0, Math.max(...sizes) + 1));
    const ofGroups = sizes.map((size) => values[size]);
    return { ...byGrundyValues(ofGroups, names), table };
  },

  rule: () => ({
    en: 'A move draws a segment between two points of one circle. It must have no point in common with another segment, not even an end. Whoever cannot move loses.',
    zh: '每次在同一个圆上的两点之间画一条线段，它与已有的线段不能有公共点，端点也不行。无法操作者输。',
  }),
  name: ({ from, end }) => ({ en: `join ${from} and ${end}`, zh: `连接 ${from} 和 ${end}` }),
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now choose the other end of the segment. Escape cancels.',
          zh: '再选择线段的另一端。按 Esc 取消。',
        }
      : { en: 'Your move: choose one end of a segment.', zh: '轮到你了：先选择线段的一端。' },
  draw: (position, { moves, start, history, chosen }) => {
    const circles = groupsOf(start);
    const radius = (points) => 34 + 9 * points.length;
    const side = (points) => 2 * radius(points) + 60;
    // The circles stand side by side.
    const left = (circle) => circles.slice(0, circle).reduce((sum, points) => sum + side(points), 0);
    const height = Math.max(...circles.map(side));
    const place = new Map(
      circles.flatMap((points, circle) =>
        points.map((point, i) => {
          const angle = (2 * Math.PI * i) / points.length;
          const r = radius(points);
          const middle = [left(circle) + side(points) / 2, height / 2];
          return [point, [middle[0] + r * Math.sin(angle), middle[1] - r * Math.cos(angle)]];
        }),
      ),
    );
    const segments = history.map(({ from, end }) => ({
      look: 'edge',
      text: '',
      line: [place.get(from), place.get(end)],
      object: { look: 'branch', key: `${from}-${end}` },
      at: `segment ${from}-${end}`,
    }));
    const buttonOf = (point) => {
      const can = (one) => moves.some(({ from, end }) => from === one || end === one);
      const name = { en: `point ${point}`, zh: `点 ${point}` };
      if (chosen?.point === point) return { choose: { point }, name, chosen: true };
      const ends = [chosen?.point, point].sort((a, b) => a - b);
      const move = chosen && moves.find(({ from, end }) => from === ends[0] && end === ends[1]);
      if (move) return { move };
      return can(point) ? { choose: { point }, name } : {};
    };
    const nodes = [...place].map(([point, at]) => ({
      look: 'node',
      text: point,
      point: at,
      object: position.group[point - 1] > 0 ? { look: 'bead', key: point } : undefined,
      at: `point ${point}`,
      ...buttonOf(point),
    }));
    const list = (language, and, comma) =>
      history.map(({ from, end }) => `${from}${and}${end}`).join(comma) || language;
    const groups = (comma, semicolon) =>
      groupsOf(position)
        .map((points) => points.join(comma))
        .join(semicolon);
    const sizes = sizesOf(position);
    return [
      {
        label: {
          en: `Groups of points: ${sizes.join(' + ') || 0}`,
          zh: `各组点数：${sizes.join(' + ') || 0}`,
        },
      },
      {
        shape: 'picture',
        size: [left(circles.length), height],
        cells: [...segments, ...nodes],
        words: {
          en: `Groups of points: ${groups(', ', '; ')}. Segments: ${list('none', ' to ', ', ')}.`,
          zh: `各组的点：${groups('、', '；')}。线段：${list('无', ' 到 ', '，')}。`,
        },
      },
    ];
  },

  setup: {
    fields: {
      group: listField(
        { en: 'the group of each point, 0 for none', zh: '各点所在的组，0 表示不属于任何组' },
        [2, MOST],
        0,
        6,
      ),
    },
  },

  verdicts: {
    positions: () =>
      [
        ...range(1, MOST).map((n) => [n]),
        ...product(range(1, 6), range(1, 6)),
        ...product(range(1, 3), range(1, 3), range(2, 4)),
      ].map(planes),
    lines: (position) => [sizesOf(position).length, sizesOf(position)],
    read: ([, ...sizes]) =>
      sizes.every((size) => 0 <= size && size <= MOST) ? planes(sizes.map(Number)) : undefined,
    answer: (won) => (won ? 'Carol' : 'Dave'),
    letters: (position) => ({ n: sizesOf(position), g: (n) => values[n] }),
    sameMoves: () => listsUpTo(1, 11, 6, 4).map((sizes) => [sizes, planes(sizes)]),
  },
};

// A table of positions with two numbers, filled in from the end. Attributes: `rule`, one of those below, and what it
// needs; `rows` and `columns`, the last numbers; `ask`, which is `values` if they are Grundy values, not letters.

import { mex, nimSum, range } from '../play/lists.js';
import { element } from '../shared/elements.js';
import {
  addDiagram,
  below,
  cell,
  fill,
  heapGame,
  letters,
  list,
  mexReason,
  picture,
  quiz,
  splits,
  valueChoices,
} from './diagrams.js';

addDiagram(
  'table',
  {
    en: {
      title: 'Fill in the table',
      task: (data, t) => `${t.rules[data.rule](data)} ${data.ask === 'values' ? t.values : t.letters}`,
      letters:
        'Is the {asked|framed} position {lost|lost} (P) or {won|won} (N) for the player to move? What a move leaves {option|has a bar}.',
      values:
        'Give the {asked|framed} position its Grundy value: the mex of the values of what a move leaves, which {option|has a bar}.',
      rules: {
        push: () =>
          'The coin lies in a row and a column, counted from the corner, and a move pushes it one cell down, left, or both.',
        each: () => 'A move takes one coin from one of two heaps, or from both.',
        sum: ({ takes }) =>
          `${heapGame({ takes }).rule} There are two heaps, and a move is made in one of them.`,
        wythoff: () =>
          'A move takes any number of stones from one of two heaps, or the same number from both.',
        welter: () =>
          'Two coins lie on a strip, in the cells with the numbers of the row and of the column. A move takes one of them to a free cell on its left.',
        boxes: () => 'A move empties one of two boxes, and divides what the other holds over both.',
        cut: () =>
          'A move cuts a sheet into two, with sides of at least 2: who leaves a strip of width 1 loses. Two sheets have the Nim sum of their values.',
        intervals: ({ intervals }) =>
          `The intervals are ${intervals}. A position is a stretch, from the number of its row to that of its column; a move chooses an interval within it, and leaves the stretches beside it. Two of them have the Nim sum of their values.`,
        times: ({ k }) =>
          `Each row is a number of stones, each column the most that may be taken. Whoever takes t leaves the opponent at most ${k === '1' ? '' : `${k} `}t.`,
        ends: ({ middle }) =>
          `A row of three heaps, the middle one of ${middle}; the others have a row and a column here. A move takes stones from the first or the last heap. Where one of them is empty, two heaps are left, and lost if they are equal.`,
      },
      nothing: 'nothing',
      ask: (position, left) => `${position}: a move leaves ${left}.`,
      askEnd: (position) => `${position}: there is no move.`,
      ofValues: (values) => ` The values are ${values}.`,
      noMove: 'Without a move, the player to move has lost: P.',
      toLost: (to) => `A move leaves ${to}, which is P: won.`,
      allWon: 'Each move leaves an N: lost.',
      end: 'The table is full.',
      picture: (known) => `A table. Known: ${known}.`,
    },
    zh: {
      title: '填表',
      task: (data, t) => `${t.rules[data.rule](data)}${data.ask === 'values' ? t.values : t.letters}`,
      letters:
        '{asked|带框}的局面对先手来说是{lost|必败态}（P）还是{won|必胜态}（N）？一步能到的局面{option|下有横线}。',
      values: '填出{asked|带框}局面的 SG 值：{option|下有横线}的是一步能到的局面，取它们的值的 mex。',
      rules: {
        push: () => '棋子在某行某列（从角上数起），每步向下、向左或同时各推一格。',
        each: () => '有两堆硬币，每步从一堆取一枚，或两堆各取一枚。',
        sum: ({ takes }) => `${heapGame({ takes }).rule}有两堆石子，每步只动其中一堆。`,
        wythoff: () => '有两堆石子，每步从一堆取任意多颗，或从两堆取同样多颗。',
        welter: () => '一行格子里有两枚硬币，行号和列号是它们的位置。每步把一枚移到左边的一个空格。',
        boxes: () => '有两个盒子，每步清空一个，再把另一个盒子里的分到两个盒子中。',
        cut: () => '每步把纸剪成两张，边长都至少为 2：剪出宽为 1 的纸条者输。两张纸的值为异或和。',
        intervals: ({ intervals }) =>
          `区间为 ${intervals.replaceAll(' ', '、')}。局面是一段，从行号到列号；每步选其中一个区间，剩下它左右两段，两段的值为异或和。`,
        times: ({ k }) =>
          `行是石子数，列是至多可取的颗数。取了 t 颗，对手下一步至多取 ${k === '1' ? '' : `${k} `}t 颗。`,
        ends: ({ middle }) =>
          `一排三堆，中间一堆 ${middle} 颗，行和列是两端的颗数。每步从第一堆或最后一堆取。一端取空后只剩两堆，相等则必败。`,
      },
      nothing: '空',
      ask: (position, left) => `${position}：一步能到 ${left}。`,
      askEnd: (position) => `${position}：无法操作。`,
      ofValues: (values) => `值为 ${values}。`,
      noMove: '无法操作的一方已经输了：P。',
      toLost: (to) => `可以走到 ${to}，那是 P：必胜。`,
      allWon: '每一步都走到 N：必败。',
      end: '表填完了。',
      picture: (known) => `一张表。已知：${known}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const { first, moves, isThere = () => true, given = () => undefined } = ruleOf(data);
    const [rows, columns] = [range(first, Number(data.rows)), range(first, Number(data.columns))];
    const isValues = data.ask === 'values';
    const noSum = isValues ? 0 : 'P';

    // Each position is asked when those are known that a move leaves.
    const values = new Map();
    const asked = [];
    const sumValue = (sum) => {
      if (!sum.length) return noSum;
      const parts = sum.map((position) => find(...position));
      return isValues ? nimSum(parts) : parts[0];
    };
    const after = (position) => moves(...position).map(sumValue);
    function find(a, b) {
      const key = `${a},${b}`;
      if (values.has(key)) return values.get(key);
      const left = after([a, b]);
      const letter = left.includes('P') ? 'N' : 'P';
      values.set(key, given(a, b) ?? (isValues ? mex(left) : letter));
      if (given(a, b) === undefined) asked.push([a, b]);
      return values.get(key);
    }
    for (const a of rows) for (const b of columns.filter((column) => isThere(a, column))) find(a, b);

    const shown = ([a, b]) => `(${a}, ${b})`;
    const text = (sum) => list(sum.map(shown), t.nothing, ' + ');
    const reason = (position, value) => {
      const sums = moves(...position);
      if (isValues) return mexReason(value, after(position), (at) => text(sums[at]));
      const to = sums.find((sum) => sumValue(sum) === 'P');
      return to ? t.toLost(text(to)) : sums.length ? t.allWon : t.noMove;
    };

    function draw(known) {
      const isKnown = new Set(asked.slice(0, known).map(String));
      const left = new Set((known < asked.length ? moves(...asked[known]) : []).flat().map(String));
      const field = (a, b) => {
        const key = `${a},${b}`;
        const value = values.get(key);
        if (!isThere(a, b)) return element('td', {});
        const isShown = isKnown.has(key) || given(a, b) !== undefined;
        const look = !isShown ? 'open' : value === 0 || value === 'P' ? 'lost' : 'won';
        const place = key === asked[known]?.join() ? ' asked' : left.has(key) ? ' option' : '';
        return element('td', {}, cell(`narrow ${look}${place}`, isShown ? value : '?'));
      };
      const head = (numbers) => numbers.map((number) => element('th', {}, String(number)));
      const table = element(
        'table',
        { class: 'diagram-table' },
        element('tr', {}, element('td', {}), ...head(columns)),
        ...rows.toReversed().map((a) => element('tr', {}, ...head([a]), ...columns.map((b) => field(a, b)))),
      );
      const names = asked
        .slice(0, known)
        .map((position) => `${shown(position)}: ${values.get(position.join())}`);
      fill(stage, picture(t.picture(list(names)), table));
    }

    quiz(
      { controls, say },
      {
        length: asked.length,
        choices: isValues ? valueChoices([...values.values()]) : letters,
        ask: (i) => {
          const sums = moves(...asked[i]);
          if (!sums.length) return t.askEnd(shown(asked[i]));
          const of = isValues ? t.ofValues(list(after(asked[i]))) : '';
          return t.ask(shown(asked[i]), list(sums.map(text))) + of;
        },
        answer: (i) => values.get(asked[i].join()),
        reason: (i, value) => reason(asked[i], value),
        draw,
        end: t.end,
      },
    );
  },
);

/**
 * A rule: the first row and column, what the moves from a position leave, as sums, and which positions are left out
 * (`isThere`) or known from the beginning (`given`).
 */
function ruleOf(data) {
  const intervals = data.intervals?.split(' ').map((ends) => ends.split('-').map(Number));
  const alone = (positions) => positions.map((position) => [position]);
  const king = (first) => (a, b) =>
    alone(
      [
        [a - 1, b],
        [a, b - 1],
        [a - 1, b - 1],
      ].filter((to) => Math.min(...to) >= first),
    );
  const lower = (pair, i, lefts) => lefts.map((left) => pair.with(i, left));
  const rules = {
    sum: {
      first: 0,
      moves: (...pair) => {
        const { options } = heapGame(data);
        return alone([0, 1].flatMap((i) => lower(pair, i, options(pair[i]))));
      },
    },
    wythoff: {
      first: 0,
      moves: (a, b) =>
        alone([
          ...lower([a, b], 0, below(a)),
          ...lower([a, b], 1, below(b)),
          ...range(1, Math.min(a, b)).map((take) => [a - take, b - take]),
        ]),
    },
    welter: {
      first: 0,
      isThere: (a, b) => a < b,
      moves: (a, b) => {
        const left = [...lower([a, b], 0, below(a)), ...lower([a, b], 1, below(b))];
        return alone(left.filter(([x, y]) => x !== y).map((pair) => pair.toSorted((x, y) => x - y)));
      },
    },
    push: { first: 1, moves: king(1) },
    each: { first: 0, moves: king(0) },
    boxes: {
      first: 1,
      moves: (a, b) => alone([a, b].flatMap((box) => range(1, box - 1).map((part) => [part, box - part]))),
    },
    cut: {
      first: 2,
      moves: (a, b) => [
        ...splits(a, 2).map(([top, bottom]) => [
          [top, b],
          [bottom, b],
        ]),
        ...splits(b, 2).map(([left, right]) => [
          [a, left],
          [a, right],
        ]),
      ],
    },
    intervals: {
      first: 1,
      isThere: (from, to) => from < to,
      moves: (from, to) =>
        intervals
          .filter(([left, right]) => from <= left && right <= to)
          .map(([left, right]) =>
            [
              [from, left],
              [right, to],
            ].filter(([begin, end]) => begin < end),
          ),
    },
    times: {
      first: 1,
      isThere: (stones, most) => most <= stones,
      moves: (stones, most) =>
        range(1, most).map((take) => {
          const left = stones - take;
          return left ? [[left, Math.min(left, data.k * take)]] : [];
        }),
    },
    ends: {
      first: 0,
      given: (a, b) => (a && b ? undefined : a + b === Number(data.middle) ? 'P' : 'N'),
      moves: (a, b) => alone([...lower([a, b], 0, below(a)), ...lower([a, b], 1, below(b))]),
    },
  };
  return rules[data.rule];
}

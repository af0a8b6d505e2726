// Rows of apples; a move takes neighbours from one row, which may split it. Whoever takes the last one loses.

import { listsUpTo, product, range } from '../../site/web/play/lists.js';
import { atMost, byMisereNimSum, listField } from '../../site/web/play/rules.js';

export const game = {
  misere: true,
  starts: product(range(1, 3), range(1, 5), range(3, 7)).map((rows) => ({ rows })),
  moves: ({ rows }) =>
    rows.flatMap((apples, row) =>
      product(range(0, apples - 1), range(1, apples))
        .filter(([first, take]) => first + take <= apples)
        .map(([first, take]) => {
          const left = [first, apples - first - take].filter((part) => part > 0);
          return { row, first, take, to: { rows: [...rows.slice(0, row), ...left, ...rows.slice(row + 1)] } };
        }),
    ),
  canonical: ({ rows }) => [...rows].sort((a, b) => a - b), // the order of the rows does not matter
  theorem: ({ rows }) => byMisereNimSum(rows, 'row', '排个'),

  rule: () => ({
    en: 'A move takes neighbouring apples from one row, which may split it in two. Whoever takes the last one loses.',
    zh: '每次从一排中取走连续的若干个苹果，这一排可能因此分成两排。取走最后一个者输。',
  }),
  name: ({ row, first, take }) => {
    const [from, to] = [first + 1, first + take];
    return take === 1
      ? { en: `take apple ${from} of row ${row + 1}`, zh: `取第 ${row + 1} 排的第 ${from} 个` }
      : {
          en: `take apples ${from} to ${to} of row ${row + 1}`,
          zh: `取第 ${row + 1} 排的第 ${from} 到 ${to} 个`,
        };
  },
  // A move is chosen in two steps, the first and the last apple of a run.
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now choose the last apple to take, in the same row; for a single one, the same again. Escape cancels.',
          zh: '再选择同一排中要取走的最后一个苹果；只取一个时，再选它一次。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose the first and the last apple to take.',
          zh: '轮到你了：选择要取走的第一个和最后一个苹果。',
        },
  draw: ({ rows }, { moves, start, history, chosen }) => {
    // Where the rows are in those of the start, from the moves: { line, from, length }.
    const places = start.rows.map((length, line) => ({ line, from: 0, length }));
    for (const { row, first, take } of history) {
      const { line, from, length } = places[row];
      const parts = [
        { line, from, length: first },
        { line, from: from + first + take, length: length - first - take },
      ];
      places.splice(row, 1, ...parts.filter((part) => part.length > 0));
    }
    const cellOf = (row, apple, object) => {
      const cell = {
        look: 'hollow',
        text: moves.length > 0 ? apple + 1 : '',
        object,
        name: {
          en: `apple ${apple + 1} of row ${row + 1}`,
          zh: `第 ${row + 1} 排的第 ${apple + 1} 个苹果`,
        },
      };
      if (moves.length === 0) return cell;
      const isFirst = chosen?.row === row;
      if (!isFirst && rows[row] > 1) return { ...cell, choose: { row, apple } };
      const from = isFirst ? chosen.apple : apple;
      const take = Math.abs(from - apple) + 1;
      const fits = (move) => move.row === row && move.first === Math.min(from, apple) && move.take === take;
      return { ...cell, move: moves.find(fits), chosen: isFirst && from === apple };
    };
    return start.rows.map((length, line) => {
      const here = places.flatMap((place, row) => (place.line === line ? { ...place, row } : []));
      const numbers = here.map(({ row }) => row + 1);
      const sizes = here.map((part) => part.length).join(' + ') || '0';
      const [en, zh] =
        here.length > 1
          ? [`Rows ${numbers.join(', ')}`, `第 ${numbers.join('、')} 排`]
          : [`Row ${numbers}`, `第 ${numbers} 排`];
      return {
        label:
          here.length > 0 ? { en: `${en}: ${sizes}`, zh: `${zh}：${sizes}` } : { en: 'Empty', zh: '已取空' },
        cells: range(0, length - 1).map((place) => {
          const part = here.find(({ from, length }) => from <= place && place < from + length);
          if (!part) return { look: 'hollow', text: '' };
          return cellOf(part.row, place - part.from, { look: 'apple', key: `${line}:${place}` });
        }),
      };
    });
  },

  setup: {
    fields: { rows: listField({ en: 'rows', zh: '各排个数' }, [1, 8], 1, 14) },
    check: ({ rows }) => atMost(18, rows, 'apples', ['个', '苹果']),
  },

  verdicts: {
    positions: () => listsUpTo(1, 12, 7, 5, 3).map((rows) => ({ rows })),
    lines: ({ rows }) => [rows.length, rows],
    read: ([, ...rows]) => ({ rows }),
    answer: (won) => (won ? 'Yes' : 'No'),
    letters: ({ rows }) => ({ A: rows }),
    sameMoves: () => listsUpTo(1, 8, 4).map((rows) => [rows, { rows }]),
  },
};

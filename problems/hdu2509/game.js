// Rows of apples; a move takes neighbours from one row, which may split it. Whoever takes the last one loses.
'use strict';

defineGame(({ range, product, listsUpTo, byMisereNimSum }) => ({
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
          en: 'Now choose the last apple to take, in the same row.',
          zh: '再选择同一排中要取走的最后一个苹果。',
        }
      : {
          en: 'Your move. Choose the first and the last apple to take; for a single one, choose it twice.',
          zh: '轮到你了：选择要取走的第一个和最后一个苹果；只取一个时，选它两次。',
        },
  draw: ({ rows }, moves, _start, chosen) =>
    rows.map((number, row) => ({
      label: { en: `Row ${row + 1}: ${number}`, zh: `第 ${row + 1} 排：${number}` },
      cells: range(0, number - 1).map((apple) => {
        const cell = {
          look: 'stone',
          text: apple + 1,
          name: {
            en: `apple ${apple + 1} of row ${row + 1}`,
            zh: `第 ${row + 1} 排的第 ${apple + 1} 个苹果`,
          },
        };
        if (moves.length === 0) return cell;
        if (!chosen || chosen.row !== row) return { ...cell, choose: { row, apple } };
        const first = Math.min(chosen.apple, apple);
        const take = Math.abs(chosen.apple - apple) + 1;
        const fits = (move) => move.row === row && move.first === first && move.take === take;
        return { ...cell, move: moves.find(fits), chosen: chosen.apple === apple };
      }),
    })),

  verdicts: {
    positions: () => listsUpTo(1, 12, 7, 5, 3).map((rows) => ({ rows })),
    lines: ({ rows }) => [rows.length, rows],
    answer: (won) => (won ? 'Yes' : 'No'),
  },
}));

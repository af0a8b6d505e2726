// Sheets of cells; a move cuts one of them in two. Whoever cuts out a single cell has won.

import { mex, product, range, replaced } from '../../site/web/play/lists.js';
import { byGrundyValues, listField } from '../../site/web/play/rules.js';

const sheetsOf = ({ widths, heights }) => widths.map((width, i) => [width, heights[i]]);
const hasCell = (sheets) => sheets.some(([w, h]) => w * h === 1);
const hasStrip = (sheets) => sheets.some(([w, h]) => w === 1 || h === 1);

const values = {};
/** The Grundy value of a sheet, of which no cut may leave a side of 1. */
function value(w, h) {
  const key = `${Math.min(w, h)} ${Math.max(w, h)}`;
  values[key] ??= mex([
    ...range(2, w - 2).map((a) => value(a, h) ^ value(w - a, h)),
    ...range(2, h - 2).map((b) => value(w, b) ^ value(w, h - b)),
  ]);
  return values[key];
}

export const game = {
  starts: product(range(2, 7), range(3, 7)).map(([w, h]) => ({ widths: [w], heights: [h] })),
  overInTwo: 'The first move may cut off a strip of width one, and the second one a cell of it.',
  moves: (position) => {
    const sheets = sheetsOf(position);
    if (hasCell(sheets)) return [];
    return sheets.flatMap(([w, h], sheet) => {
      const cut = (direction, part, parts) => {
        const left = [...replaced(sheets, sheet, parts[0]), parts[1]];
        const to = { widths: left.map(([width]) => width), heights: left.map(([, height]) => height) };
        return { sheet, direction, part, parts, to };
      };
      return [
        ...range(1, w - 1).map((a) =>
          cut('across', a, [
            [a, h],
            [w - a, h],
          ]),
        ),
        ...range(1, h - 1).map((b) =>
          cut('along', b, [
            [w, b],
            [w, h - b],
          ]),
        ),
      ];
    });
  },
  // With a strip of width 1 on the table the next move wins.
  canonical: (position) => {
    const sheets = sheetsOf(position);
    if (hasCell(sheets)) return 'over';
    if (hasStrip(sheets)) return 'strip';
    return sheets.map(([w, h]) => [Math.min(w, h), Math.max(w, h)]).sort();
  },
  theorem: (position) => {
    const sheets = sheetsOf(position);
    if (hasCell(sheets)) return { won: false, en: 'a single cell is cut out', zh: '已经剪出了单独的一格' };
    if (hasStrip(sheets)) {
      return {
        won: true,
        en: 'from a strip of width 1 a single cell can be cut off',
        zh: '从宽为 1 的纸条上可以剪下单独的一格',
      };
    }
    return byGrundyValues(
      sheets.map(([w, h]) => value(w, h)),
      sheets.map(([w, h], i) => ({
        en: `sheet ${i + 1}, ${w} × ${h}`,
        zh: `第 ${i + 1} 张，${w} × ${h}`,
      })),
    );
  },
  end: () => ({ en: 'a single cell is cut out', zh: '剪出了单独的一格' }),

  rule: () => ({
    en: 'A move cuts one sheet into two, along a line from edge to edge. Whoever first cuts out a single cell wins.',
    zh: '每次把一张纸沿格线从一边到另一边剪成两张，先剪出单独一格者胜。',
  }),
  name: ({ sheet, parts }, position) => {
    const [[a, b], [c, d]] = parts;
    const [w, h] = sheetsOf(position)[sheet];
    return {
      en: `cut sheet ${sheet + 1}, ${w} × ${h}, into ${a} × ${b} and ${c} × ${d}`,
      zh: `把第 ${sheet + 1} 张（${w} × ${h}）剪成 ${a} × ${b} 和 ${c} × ${d}`,
    };
  },
  howTo: () => ({
    en: 'Your move: choose the line along which to cut.',
    zh: '轮到你了：选择要剪开的格线。',
  }),
  draw: (position, { moves, start, history }) => {
    // The sheets stay where they were cut. Of each: the first sheet of which it is a part, and its upper left cell there.
    const corners = start.widths.map((_, first) => [first, 1, 1]);
    for (const { sheet, direction, part } of history) {
      const [first, x, y] = corners[sheet];
      corners.push(direction === 'across' ? [first, x + part, y] : [first, x, y + part]);
    }
    const sheets = sheetsOf(position);
    const [side, margin] = [46, 24];
    const at = (x, y) => [margin + side * (x - 1), margin + side * (y - 1)]; // of the upper left corner of a cell
    const cell = (sheet, [first, x, y]) => {
      const [left, top] = at(x, y);
      const middle = top + side / 2;
      return {
        look: 'sheet',
        text: sheet + 1,
        line: [
          [left, middle],
          [left + side, middle],
        ],
        object: { look: `paper-${sheet % 5}`, key: [sheet, first, x, y].join(':') },
        at: `cell ${[first, x, y].join(' ')}`,
      };
    };
    /** The cells of a sheet. */
    const cellsOf = ([w, h], sheet) => {
      const [first, left, top] = corners[sheet];
      return product(range(left, left + w - 1), range(top, top + h - 1)).map(([x, y]) =>
        cell(sheet, [first, x, y]),
      );
    };
    /** The button at the beginning of a line; the line belongs to it. */
    const cut = (move) => {
      const [, left, top] = corners[move.sheet];
      const [w, h] = sheets[move.sheet];
      return move.direction === 'across'
        ? { look: 'cut', point: at(left + move.part, top), reach: [0, side * h] }
        : { look: 'cut', point: at(left, top + move.part), reach: [side * w, 0] };
    };
    return sheetsOf(start).flatMap(([w, h], first) => {
      const isHere = (sheet) => corners[sheet][0] === first;
      const here = range(0, sheets.length - 1).filter(isHere);
      const sizes = here.map((sheet) => `${sheet + 1}: ${sheets[sheet].join(' × ')}`);
      const choices = moves.filter(({ sheet }) => isHere(sheet));
      return [
        {
          label: {
            en: `Cut from ${w} × ${h}`,
            zh: `原来是 ${w} × ${h}`,
          },
        },
        {
          shape: 'picture',
          words: { en: `Sheets: ${sizes.join(', ')}.`, zh: `各张：${sizes.join('、')}。` },
          size: [side * w + 2 * margin, side * h + 2 * margin],
          cells: [
            ...here.flatMap((sheet) => cellsOf(sheets[sheet], sheet)),
            ...choices.map((move) => ({
              text: '',
              move,
              ...cut(move),
              at: `${move.direction} ${move.sheet} ${move.part}`,
            })),
          ],
        },
      ];
    });
  },

  setup: {
    fields: {
      widths: listField({ en: 'the widths of the sheets', zh: '各张纸的宽' }, [1, 3], 1, 7),
      heights: listField({ en: 'their heights', zh: '各张纸的高' }, [1, 3], 1, 7),
    },
    check: (position) => {
      if (position.widths.length !== position.heights.length) {
        return { en: 'each sheet must have a width and a height', zh: '每张纸必须有宽和高' };
      }
      const cells = sheetsOf(position).reduce((sum, [w, h]) => sum + w * h, 0);
      return (
        cells > 49 && {
          en: `at most 49 cells in all, found ${cells}`,
          zh: `总共至多 49 格，读到 ${cells} 格`,
        }
      );
    },
  },

  verdicts: {
    positions: () => product(range(2, 7), range(2, 7)).map(([w, h]) => ({ widths: [w], heights: [h] })),
    lines: ({ widths: [w], heights: [h] }) => [[w, h]],
    read: ([w, h]) => ({ widths: [w], heights: [h] }),
    count: ({ widths, heights }) =>
      widths.some((w, i) => w * heights[i] === 1)
        ? 0
        : widths.reduce((sum, w, i) => sum + w + heights[i] - 2, 0),
    answer: (won) => (won ? 'WIN' : 'LOSE'),
    sameOutcome: () =>
      product(range(2, 7), range(2, 7)).map(([w, h]) => [[[w, h]], { widths: [w], heights: [h] }]),
  },
};

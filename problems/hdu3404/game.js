// Lights on a small board; a move switches the corners of a rectangle whose largest corner is on. A position has the
// rows and the columns of the lights that are on, in the order of the board.

import { strip } from '../../site/web/play/drawings.js';
import { everyOther, mex, product, range, subsets } from '../../site/web/play/lists.js';
import { byGrundyValues, countedLines, listField } from '../../site/web/play/rules.js';

const [ROWS, COLUMNS] = [3, 4];
const cells = product(range(1, ROWS), range(1, COLUMNS));
const lightsOf = ({ rows, columns }) => rows.map((x, i) => [x, columns[i]]);
const positionOf = (lights) => ({ rows: lights.map(([x]) => x), columns: lights.map(([, y]) => y) });
const has = (lights, [x, y]) => lights.some(([a, b]) => a === x && b === y);

// The values of single lights, by the definition of the nim product; 0 in row 0 and in column 0.
const values = range(0, ROWS).map(() => Array(COLUMNS + 1).fill(0));
for (const [x, y] of cells) {
  const others = product(range(0, x - 1), range(0, y - 1));
  values[x][y] = mex(others.map(([a, b]) => values[a][y] ^ values[x][b] ^ values[a][b]));
}

export const game = {
  starts: [
    { rows: [1, 2], columns: [2, 1] },
    { rows: [1, 2], columns: [1, 2] },
    { rows: [2, 3], columns: [3, 2] },
    { rows: [2, 1, 3], columns: [2, 3, 4] },
    { rows: [1, 2, 3], columns: [4, 3, 4] },
    { rows: [2, 3], columns: [4, 3] },
    { rows: [1, 2, 3], columns: [4, 2, 3] },
    { rows: [1, 2, 3], columns: [1, 2, 3] },
    { rows: [1, 2, 3], columns: [2, 2, 1] },
    { rows: [2, 3, 1], columns: [4, 4, 4] },
    { rows: [1, 2, 3], columns: [2, 3, 1] },
    { rows: [1, 2, 3], columns: [3, 1, 2] },
    { rows: [1, 2, 3, 3], columns: [1, 4, 1, 3] },
    { rows: [1, 1, 2, 3], columns: [1, 2, 1, 3] },
    { rows: [1, 2, 2, 3, 3], columns: [4, 3, 4, 2, 4] },
  ],
  moves: (position) => {
    const lights = lightsOf(position);
    return lights.flatMap(([x, y]) =>
      product(range(1, x), range(1, y)).map(([a, b]) => {
        const corners = product([x, a], [y, b]);
        const after = cells.filter((cell) => has(lights, cell) !== has(corners, cell));
        return { from: [x, y], corner: [a, b], to: positionOf(after) };
      }),
    );
  },
  canonical: (position) => cells.map((cell) => (has(lightsOf(position), cell) ? 1 : 0)).join(''),
  theorem: (position) => {
    const lights = lightsOf(position);
    if (lights.length === 0) return { won: false, en: 'no light is on', zh: '没有亮着的灯' };
    const names = lights.map(([x, y]) => ({ en: `light (${x}, ${y})`, zh: `(${x}, ${y}) 的灯` }));
    const rows = values.slice(1).map((row) => row.slice(1).join(' '));
    const table = {
      en: `The values of single lights, row by row: ${rows.join('; ')}.`,
      zh: `单独一盏灯的 SG 值，逐行为：${rows.join('；')}。`,
    };
    const ofLights = lights.map(([x, y]) => values[x][y]);
    return { ...byGrundyValues(ofLights, names), table };
  },

  rule: () => ({
    en: 'A move chooses a rectangle whose lower right corner is on, and switches its corners: those on go off, those off go on. The rectangle may be a segment or a single cell. Whoever switches the last light off wins.',
    zh: '每次选择一个右下角亮着的矩形，把它的各个角切换一次：亮的变灭，灭的变亮。矩形可以退化成线段或一格。关掉最后一盏灯者胜。',
  }),
  name: ({ from: [x, y], corner: [a, b] }) => ({
    en: `the rectangle from (${a}, ${b}) to (${x}, ${y})`,
    zh: `(${a}, ${b}) 到 (${x}, ${y}) 的矩形`,
  }),
  howTo: (chosen) =>
    chosen
      ? {
          en: 'Now choose the upper left corner of the rectangle, or the same cell again for a single light. Escape cancels.',
          zh: '再选择矩形的左上角；只切换这一盏灯时，再选它一次。按 Esc 取消。',
        }
      : {
          en: 'Your move: choose a light that is on, the lower right corner of a rectangle.',
          zh: '轮到你了：选择一盏亮着的灯，作为矩形的右下角。',
        },
  draw: (position, { moves, chosen }) => {
    const lights = lightsOf(position);
    const cellOf = (x, y) => {
      const object = has(lights, [x, y]) ? { look: 'coin', key: `${x},${y}` } : undefined;
      const cell = { text: '', object, name: { en: `cell (${x}, ${y})`, zh: `格子 (${x}, ${y})` } };
      if (moves.length === 0) return cell;
      if (!chosen) return object ? { ...cell, choose: [x, y] } : cell;
      const fits = ({ from, corner }) => `${from}` === `${chosen}` && `${corner}` === `${[x, y]}`;
      return { ...cell, move: moves.find(fits), chosen: `${chosen}` === `${[x, y]}` };
    };
    const places = lights.map(([x, y]) => `(${x}, ${y})`);
    const label = {
      en: `Lights on: ${lights.length}`,
      zh: `亮着的灯：${lights.length} 盏`,
    };
    const rows = range(1, ROWS).map((x) => ({
      shape: 'board',
      cells: strip(1, COLUMNS, (y) => ({
        look: (x + y) % 2 === 0 ? 'square dark' : 'square',
        ...cellOf(x, y),
      })),
    }));
    const words = { en: `On: ${places.join(', ') || 'none'}.`, zh: `亮着：${places.join('、') || '无'}。` };
    return [{ label, words }, ...rows];
  },

  setup: {
    fields: {
      rows: listField({ en: 'the rows of the lights', zh: '各盏灯的行' }, [1, 12], 1, ROWS),
      columns: listField({ en: 'the columns of the lights', zh: '各盏灯的列' }, [1, 12], 1, COLUMNS),
    },
    check: ({ rows, columns }) => {
      if (rows.length !== columns.length) {
        return { en: 'each light must have a row and a column', zh: '每盏灯都要有行和列' };
      }
      const places = lightsOf({ rows, columns }).map(String);
      return (
        new Set(places).size < places.length && { en: 'the lights must be different', zh: '各盏灯必须不同' }
      );
    },
  },

  verdicts: {
    positions: () => subsets(cells).map(positionOf),
    lines: (position) => [[position.rows.length], ...lightsOf(position)],
    cases: countedLines,
    read: ([, ...rest]) => ({ rows: everyOther(rest, 0), columns: everyOther(rest, 1) }),
    count: ({ rows, columns }) => rows.reduce((sum, x, i) => sum + x * columns[i], 0),
    answer: (won) => (won ? 'Have a try, lxhgww.' : "Don't waste your time."),
    letters: ({ rows, columns }) => ({ x: rows, y: columns, product: (x, y) => values[x][y] }),
    sameOutcome: () => subsets(cells).map((lights) => [lights, positionOf(lights)]),
  },
};

// A row of red and blue cells. The first player makes two neighbours white, one of them red; the second one does the
// same with blue.

import { product, range, replaced } from '../../site/web/play/lists.js';
import { byNimSum, dawsonsKayles, listed, listField, numberField } from '../../site/web/play/rules.js';

/** A cell, and the player whose colour it has. */
const [RED, BLUE, WHITE] = [0, 1, 2];
const letters = ['R', 'B', ''];

/** The cells of a text such as RBBR. */
const cellsOf = (text) => [...text].map((letter) => letters.indexOf(letter));

/** Of parts of 0, 1, 2, … cells. */
const values = dawsonsKayles(14);

/** The parts between equal cells and white ones, each as a list of places. */
function parts(cells) {
  const found = [];
  cells.forEach((cell, i) => {
    if (cell === WHITE) return;
    if (i > 0 && cells[i - 1] === 1 - cell) found[found.length - 1].push(i);
    else found.push([i]);
  });
  return found;
}

const count = (cells, colour) => cells.filter((cell) => cell === colour).length;

export const game = {
  starts: [
    'RBRBRB',
    'RBRBBR',
    'RBBRBR',
    'RRBRBB',
    'BRRBRB',
    'RBBRRB',
    'RBRBBRBR',
    'RRBRBRBB',
    'RBBBRRBR',
    'BRRBBRRB',
    'RRRBBBRB',
    'RBBRRBBR',
  ].map((row) => ({ cells: cellsOf(row), turn: RED })),
  moves: ({ cells, turn }) =>
    range(0, cells.length - 2)
      .filter((i) => cells[i] === turn || cells[i + 1] === turn)
      .map((first) => {
        const left = replaced(replaced(cells, first, WHITE), first + 1, WHITE);
        return { first, to: { cells: left, turn: 1 - turn } };
      }),
  theorem: ({ cells, turn }) => {
    const [red, blue] = [count(cells, RED), count(cells, BLUE)];
    if (red !== blue) {
      const won = red > blue === (turn === RED);
      const [more, less] = [Math.max(red, blue), Math.min(red, blue)];
      const [en, zh] = red > blue ? ['red', '红格'] : ['blue', '蓝格'];
      return {
        won,
        en: `there are more ${en} cells, ${more} against ${less}`,
        zh: `${zh}较多，${more} 比 ${less}`,
      };
    }
    if (red === 0) return { won: false, en: 'all cells are white', zh: '所有格子都是白色' };
    const list = parts(cells);
    const names = list.map((part) => {
      const [first, last] = [part[0] + 1, part[part.length - 1] + 1];
      return first === last
        ? { en: `cell ${first}`, zh: `第 ${first} 格` }
        : { en: `cells ${first} to ${last}`, zh: `第 ${first} 到 ${last} 格` };
    });
    const intro = {
      en: 'there are as many red cells as blue ones, the values of the parts in which colours alternate are',
      zh: '红蓝一样多，红蓝相间的各段的 SG 值为 ',
    };
    const [en, zh] = ['Parts of 0, 1, 2, … cells have the values', '0、1、2……格的段，SG 值依次为'];
    const sizes = list.map((part) => part.length);
    const table = listed(en, zh, values.slice(0, Math.max(...sizes) + 1));
    return {
      ...byNimSum(
        sizes.map((size) => values[size]),
        intro,
        names,
      ),
      table,
    };
  },

  rule: () => ({
    en: 'The first player makes two neighbouring cells white, at least one of them red (R); the second player does the same with blue (B). A player who cannot move loses.',
    zh: '先手每次把相邻的两格涂白，其中至少一格是红色（R）；后手也一样，其中至少一格是蓝色（B）。无法操作者输。',
  }),
  name: ({ first }) => ({
    en: `make the cells ${first + 1} and ${first + 2} white`,
    zh: `把第 ${first + 1}、${first + 2} 格涂白`,
  }),
  howTo: () => ({
    en: 'Your move: choose a button between two cells to make both white.',
    zh: '轮到你了：点两格之间的按钮，把这两格涂白。',
  }),
  draw: ({ cells, turn }, { moves }) => {
    const x = (place) => 32 + 50 * place;
    const squares = cells.map((cell, place) => ({
      look: 'node',
      text: letters[cell],
      point: [x(place), 36],
      object: cell === WHITE ? undefined : { look: cell === RED ? 'apple' : 'bead', key: place },
      at: `cell ${place}`,
    }));
    const choices = moves.map((move) => ({
      look: 'way',
      text: move.first + 1,
      point: [x(move.first + 0.5), 92],
      move,
      at: `pair ${move.first}`,
    }));
    const listed = (names, comma) => cells.map((cell, i) => `${i + 1} ${names[cell]}`).join(comma);
    const words = {
      en: `Cells: ${listed(['red', 'blue', 'white'], ', ')}.`,
      zh: `各格：${listed(['红', '蓝', '白'], '，')}。`,
    };
    const [en, zh] = turn === RED ? ['red (R)', '红色（R）'] : ['blue (B)', '蓝色（B）'];
    return [
      { label: { en: `To move: ${en}`, zh: `轮到：${zh}` } },
      { shape: 'picture', size: [x(cells.length) - 18, 125], cells: [...squares, ...choices], words },
    ];
  },

  setup: {
    fields: {
      cells: listField({ en: 'cells: 0 red, 1 blue, 2 white', zh: '各格：0 红、1 蓝、2 白' }, [2, 10], 0, 2),
      turn: numberField({ en: 'to move: 0 red, 1 blue', zh: '轮到：0 红、1 蓝' }, 0, 1),
    },
  },

  verdicts: {
    positions: () =>
      range(2, 8).flatMap((n) =>
        product(...Array(n).fill([RED, BLUE])).map((cells) => ({ cells, turn: RED })),
      ),
    lines: ({ cells }) => [cells.length, cells.map((cell) => letters[cell]).join('')],
    read: ([, row = '']) => ({ cells: cellsOf(row), turn: RED }),
    count: ({ cells, turn }) => {
      // Each cell of the mover's colour is in a pair with each neighbour, and two side by side in the same.
      const own = range(0, cells.length - 1).filter((i) => cells[i] === turn);
      const neighbours = own.map((i) => (i > 0) + (i < cells.length - 1));
      const both = own.filter((i) => own.includes(i + 1)).length;
      return neighbours.reduce((sum, more) => sum + more, -both);
    },
    sides: { en: ['red', 'blue'], zh: ['红', '蓝'] },
    answer: (won) => (won ? 'Alice' : 'Bob'),
    letters: ({ cells, turn }) =>
      turn === RED
        ? {
            r: count(cells, RED),
            b: count(cells, BLUE),
            n: parts(cells).map((part) => part.length),
            d: (n) => values[n],
          }
        : undefined,
    sameOutcome: () =>
      [8, 10]
        .flatMap((n) => product(...Array(n).fill([RED, BLUE])))
        .filter((cells) => count(cells, RED) === count(cells, BLUE))
        .map((cells) => [
          parts(cells).map((part) => part.length),
          [cells.length, cells.map((cell) => letters[cell]).join('')],
        ]),
  },
};

// How positions are drawn. A drawing is a list of rows { label, shape, cells }, and a cell is
// { look, text, move, ... }; a cell with a move becomes a button. `shape` and `look` are CSS classes. Each
// function that draws a game has the arguments
//
//   position   the position to draw
//   moves      the moves that the reader may choose from; empty if it is not their turn
//   words      the texts in the language of the page
//   start      the position that the game began with
//   chosen     the apple that was chosen first, in the game whose moves take two choices

import { daysIn, nameOfDate, range } from './games.js';

function heaps(position, moves, words) {
  const { heaps, maxTake } = position;
  const limit = (i) => (Array.isArray(maxTake) ? words.limit(maxTake[i]) : '');
  return heaps.map((stones, i) => ({
    label: heaps.length === 1 ? words.left(stones) : words.heap(i, stones) + limit(i),
    shape: 'take', // highlights the stones to the right of the choice, which are taken too
    cells: range(1, stones)
      .reverse()
      .map((take) => {
        const move = moves.find((move) => move.heap === i && move.take === take);
        return { look: 'stone', text: take, move };
      }),
  }));
}

function wythoff(position, moves, words) {
  const both = moves.filter((move) => move.heap === 2).reverse();
  const cells = both.map((move) => ({ look: 'cell', text: move.take, move }));
  return [...heaps(position, moves, words), { label: words.both, cells }];
}

function boxes({ boxes }, moves, words) {
  return boxes.map((sweets, i) => ({
    label: words.box(i, sweets),
    shape: 'divide', // highlights the sweets to the right of the choice, which go into the other box
    cells: range(1, sweets).map((stay) => {
      const move = moves.find((move) => move.kept === i && move.stay === stay);
      return { look: 'stone', text: stay, move };
    }),
  }));
}

/** Cells numbered `from` to `to`. */
const strip = (from, to, cell) => range(from, to).map((number) => ({ text: number, ...cell(number) }));

/** Each piece on a strip of its own. */
function separateStrips({ cells }, moves, words, start) {
  return cells.map((at, piece) => ({
    label: words.piece(piece, at),
    shape: 'strip',
    cells: strip(0, Math.max(...start.cells), (cell) => ({
      look: cell === at ? 'piece' : 'cell',
      move: moves.find((move) => move.piece === piece && move.cell === cell),
    })),
  }));
}

/** All pieces on one strip. */
function sharedStrip({ cells }, moves, words, start) {
  const row = strip(1, Math.max(...start.cells), (cell) => ({
    look: cells.includes(cell) ? 'piece' : 'cell',
    move: moves.find((move) => move.cell === cell), // only one piece can go there: the next to the right
  }));
  return [{ label: words.pieces(cells), shape: 'strip', cells: row }];
}

function auction({ price, reserve, maxRaise }, moves, words) {
  const cells = strip(0, reserve - 1 + maxRaise, (number) => ({
    look: number === price ? 'piece' : number >= reserve ? 'goal' : 'cell',
    move: moves.find((move) => move.to.price === number),
  }));
  return [{ label: words.price(price, reserve), cells }];
}

function board({ row, column }, moves, words, start) {
  const line = (r) =>
    strip(1, start.column, (c) => ({
      look: r === row && c === column ? 'piece' : 'cell',
      text: '',
      move: moves.find(({ to }) => to.row === r && to.column === c),
    }));
  const rows = range(1, start.row).reverse();
  const label = words.coin(row, column);
  return [{ label }, ...rows.map((r) => ({ shape: 'board', cells: line(r) }))];
}

function calendar(date, moves, words) {
  const blanks = new Date(Date.UTC(date.year, date.month - 1, 1)).getUTCDay(); // before the first day
  const goal = (day) => date.year === 2001 && date.month === 11 && day === 4;
  const day = (text, look = 'day') => ({ look, text });
  const cells = [
    ...words.weekdays.map((name) => day(name, 'weekday')),
    ...range(1, blanks).map(() => day('')),
    ...range(1, daysIn(date)).map((n) => day(n, n === date.day ? 'piece' : goal(n) ? 'goal' : 'day')),
  ];
  const name = (date) => nameOfDate(date)[words.language];
  const buttons = moves.map((move) => ({ look: 'wide', text: name(move.to), move }));
  return [{ label: name(date) }, { shape: 'month', cells }, { cells: buttons }];
}

/** Rows of apples. The reader chooses a move in two steps, the first and the last apple of a run. */
function apples({ rows }, moves, words, start, chosen) {
  return rows.map((number, row) => ({
    label: words.row(row, number),
    cells: range(0, number - 1).map((apple) => {
      const cell = { look: 'stone', text: apple + 1, name: words.apple(apple, row) };
      if (moves.length === 0) return cell;
      if (!chosen || chosen.row !== row) return { ...cell, choose: { row, apple } };
      const first = Math.min(chosen.apple, apple);
      const take = Math.abs(chosen.apple - apple) + 1;
      const fits = (move) => move.row === row && move.first === first && move.take === take;
      return { ...cell, move: moves.find(fits), chosen: chosen.apple === apple };
    }),
  }));
}

/** For each game the function that draws it, and the key in `words.howTo` of its instructions. */
export const drawings = {
  ferguson: [boxes, 'boxes'],
  hdu1079: [calendar, 'date'],
  hdu1527: [wythoff, 'heaps'],
  hdu1536: [heaps, 'heaps'],
  hdu1846: [heaps, 'heaps'],
  hdu1847: [heaps, 'heaps'],
  hdu1848: [heaps, 'heaps'],
  hdu1849: [separateStrips, 'cells'],
  hdu1850: [heaps, 'heaps'],
  hdu1851: [heaps, 'heaps'],
  hdu1907: [heaps, 'heaps'],
  hdu2149: [auction, 'price'],
  hdu2174: [board, 'cells'],
  hdu2509: [apples, 'apples'],
  hdu2516: [heaps, 'heaps'],
  hdu2897: [heaps, 'heaps'],
  poj1704: [sharedStrip, 'cells'],
};

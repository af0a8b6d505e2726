// Boards for play in the explorer: stones in rows, coins, and pieces on squares, for the games that can be shown so.

import { range } from '../play/lists.js';
import { language } from '../shared/elements.js';
import { plain, texts } from './explorer-words.js';

const MOST_STONES = 60;
const MOST_COINS = 40;
const SQUARE = 47; // pixels, with its border
const FRAME = 30;

const tell = (text) => ({ [language]: text });
const numbersOf = (text) => (text.match(/\d+/g) ?? []).map(Number);
const toggled = (before, choice) => (before === choice ? undefined : choice);

// Each is a function of the position that play begins with to its board, or to nothing if it is too large:
//
//   start          its state
//   after          (state, move) to the state behind a move of the module
//   draw           (state, moves, chosen) to { rows, rest, offer, how }: the drawing for board.js, the moves that
//                  are not on it, a button for what is chosen, { text, move }, and what the reader has to do
//   choose         (chosen, choice) to what is chosen then

/** Heaps: a row of stones each. Taken stones leave hollows, which part the heaps that a move leaves. */
function stones({ position }) {
  const sizes = numbersOf(position).filter(Boolean);
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_STONES) return undefined;
  const start = sizes.map((size, row) => range(1, size).map((place) => `${row}:${place}`));

  /** The heaps in the rows. */
  function heapsIn(rows) {
    const heaps = [];
    for (const [row, cells] of rows.entries()) {
      for (const [i, key] of cells.entries()) {
        if (key === null) continue;
        if (i === 0 || cells[i - 1] === null) heaps.push({ row, from: i, size: 0 });
        heaps.at(-1).size += 1;
      }
    }
    return heaps;
  }

  const leftBy = ({ text }) => numbersOf(text.split('→')[1]).filter(Boolean);

  function after(rows, move) {
    const left = leftBy(move);
    const { row, from, size } = move.heap ?? heapsIn(rows).find(({ size }) => size === Number(move.from));
    const taken = left.reduce((rest, size) => rest - size, size);
    const before = move.before ?? (left.length > 1 ? left[0] : 0);
    const behind = rows[row].slice(from + before + taken, from + size);
    if (left.length > 2) behind.splice(left[1], 0, null);
    const cells = rows[row].toSpliced(
      from + before,
      size - before,
      ...Array(Math.max(1, taken)).fill(null),
      ...behind,
    );
    return rows.with(row, cells);
  }

  /** The ways to take neighbours from a heap, `first` to `last` in its row. */
  function waysFrom(heap, moves, isSplit) {
    const { from, size } = heap;
    const own = moves.filter((move) => Number(move.from) === size);
    const way = (move, before, behind) => ({
      first: from + before,
      last: from + size - behind - 1,
      move: { ...move, heap, before, taken: size - before - behind },
      of: move,
    });
    if (!isSplit) return own.map((move) => way(move, 0, leftBy(move)[0] ?? 0));
    const named = new Map(own.map((move) => [leftBy(move).join(), move]));
    return range(0, size - 1).flatMap((before) =>
      range(0, size - 1 - before).flatMap((behind) => {
        const left = [before, behind].filter(Boolean).sort((a, b) => b - a);
        const move = named.get(left.join());
        return move ? way(move, before, behind) : [];
      }),
    );
  }

  function draw(rows, moves, chosen) {
    const isSplit = moves.some((move) => leftBy(move).length > 1);
    const heaps = heapsIn(rows);
    const ways = heaps.flatMap((heap) => waysFrom(heap, moves, isSplit));
    const shown = new Set(ways.map(({ of }) => of));
    const firsts = ways.map(({ first, move }) => `${move.heap.row}:${first}`);
    const isDirect = !isSplit || new Set(firsts).size === firsts.length;
    const cell = (key, row, i) => {
      if (key === null) return { look: 'hollow', text: '' };
      const at = `${row}:${i}`;
      const own = ways.filter(({ move }) => move.heap.row === row);
      // The stone to click on: the last one that is taken, or the first if that tells all.
      const way =
        isSplit && isDirect
          ? own.find(({ first }) => first === i)
          : own.find(({ first, last }) => last === i && (isDirect || chosen === `${row}:${first}`));
      const isFirst = !isDirect && own.some(({ first }) => first === i);
      return {
        look: 'hollow',
        text: way ? way.last - way.first + 1 : '',
        object: { look: 'stone', key },
        at,
        ...(way
          ? { move: way.move, chosen: chosen === at }
          : isFirst && { choose: at, chosen: chosen === at, name: tell(texts.board.first(i + 1, row + 1)) }),
      };
    };
    const label = (row) => {
      const own = heaps.filter((heap) => heap.row === row).map(({ size }) => size);
      return tell(texts.board.heap(row + 1, own.join(' + ') || 0));
    };
    return {
      rows: rows.map((cells, row) => ({
        label: label(row),
        cells: cells.map((key, i) => cell(key, row, i)),
      })),
      rest: moves.filter((move) => !shown.has(move)),
      how: isDirect
        ? isSplit
          ? texts.board.takeAt
          : texts.board.take
        : chosen
          ? texts.board.takeTo
          : texts.board.takeFrom,
    };
  }

  return { start, after, draw, choose: toggled };
}

/** Coins in a row: any may be chosen, and those that are can be turned if a move does it. */
function coins({ position }) {
  const start = numbersOf(position).filter(Boolean);
  const most = Math.max(0, ...start);
  if (most > MOST_COINS) return undefined;

  function draw(heads, moves, chosen = []) {
    const cell = (place) => {
      const isHead = heads.includes(place);
      return {
        look: 'hollow',
        text: place,
        object: { look: isHead ? 'coin' : 'coin tail', key: `${place}:${isHead}` },
        at: place,
        ...(moves.length > 0 && {
          choose: place,
          chosen: chosen.includes(place),
          name: tell((isHead ? texts.board.heads : texts.board.tails)(place)),
        }),
      };
    };
    const places = chosen.join(' ');
    const move = moves.find(({ text }) => text === places);
    return {
      rows: [
        {
          label: tell(texts.board.coins(heads.join(' ') || '–')),
          cells: range(1, most).map(cell),
        },
      ],
      rest: [],
      offer: { text: texts.board.turnThese(places), move },
      how: texts.board.turn,
    };
  }

  const choose = (chosen = [], place) =>
    chosen.includes(place)
      ? chosen.filter((other) => other !== place)
      : [...chosen, place].sort((a, b) => a - b);
  return { start, after: (_, { to }) => numbersOf(to).filter(Boolean), draw, choose };
}

/** Two heaps: pieces on one board, as many columns and rows from the corner as the heaps have stones. */
function squares({ position }, { rule, width }) {
  const read = (text) => (text.match(/\([^)]*\)/g) ?? []).map((piece) => numbersOf(piece));
  const start = read(position);
  if (start.some((piece) => piece.length !== 2)) return undefined;
  // What a move puts on one heap it takes from the other.
  const most = (heap) =>
    Math.max(...start.map((piece) => (plain(rule).includes('-') ? piece[0] + piece[1] : piece[heap])));
  const [columns, rows] = [most(0) + 1, most(1) + 1];
  if (Math.max(columns, rows) * SQUARE + FRAME > width) return undefined;

  function draw(pieces, moves, chosen) {
    const pieceAt = ([a, b]) => pieces.findIndex((piece) => piece[0] === a && piece[1] === b);
    const mayMove = [...new Set(moves.map(({ from }) => pieceAt(numbersOf(from))))];
    const moving = mayMove.length === 1 ? mayMove[0] : chosen;
    const cell = (a, b) => {
      const piece = pieceAt([a, b]);
      const move = moves.find(({ from, text }) => {
        const [toA, toB] = numbersOf(text.split('→')[1]);
        return pieceAt(numbersOf(from)) === moving && toA === a && toB === b;
      });
      const isChoice = mayMove.length > 1 && mayMove.includes(piece) && !move;
      return {
        look: (a + b) % 2 === 0 ? 'square dark' : 'square',
        text: '',
        object: piece < 0 ? undefined : { look: 'piece', key: piece },
        at: `${a},${b}`,
        move,
        ...(isChoice && {
          choose: piece,
          chosen: piece === chosen,
          name: tell(texts.board.piece(`(${a},${b})`)),
        }),
      };
    };
    return {
      rows: [
        { label: tell(pieces.map(([a, b]) => `(${a},${b})`).join(' ')) },
        ...range(0, rows - 1)
          .reverse()
          .map((b) => ({ shape: 'board', cells: range(0, columns - 1).map((a) => cell(a, b)) })),
      ],
      rest: [],
      how: mayMove.length > 1 ? texts.board.goFrom : texts.board.go,
    };
  }

  return { start, after: (_, { to }) => read(to), draw, choose: toggled };
}

const BOARDS = { takes: stones, octal: stones, coins, vectors: squares };

/** The board for play from an answer of the module; none if there is none for this game, or it is too large. */
export function explorerBoard(kind, answer, more) {
  return answer.truncated ? undefined : BOARDS[kind]?.(answer, more);
}

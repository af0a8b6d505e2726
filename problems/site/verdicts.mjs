// node problems/site/verdicts.mjs ID FOLDER
//
// Writes FOLDER/ID.in, one judge's input of all small positions that the problem may begin with, and
// FOLDER/ID.ans, the answers by search alone. Fails if the theorem of the page is not the verdict of the
// search on each position that those, or the starts that the page offers, lead to; or if the page does not
// offer each move once and by a name of its own.

import { writeFileSync } from 'node:fs';
import { drawings } from './drawings.js';
import { choices, datesFrom, games, range, search, winningMoves } from './games.js';
import { words } from './words.js';

const lines = (rows) => rows.map((row) => [row].flat().join(' ') + '\n').join('');
const either = (yes, no) => (verdict, position) => (verdict(position).won ? yes : no);
/** Rows of 1 to `sizes.length` heaps; in rows of i heaps each has from `least` to sizes[i - 1]. */
const rows = (least, ...sizes) =>
  sizes.flatMap((most, i) => choices(...Array(i + 1).fill(range(least, most))));
const heaps = (...sizes) => rows(...sizes).map((heaps) => ({ heaps }));

/** How an input is framed, given the lines of each case. */
const toTheEnd = (cases) => lines(cases.flat());
const counted = (cases) => lines([cases.length, ...cases.flat()]);
const endedBy = (end) => (cases) => lines([...cases.flat(), end]);

const subsets = (list) =>
  range(1, 2 ** list.length - 1).map((bits) => list.filter((_, i) => (bits >> i) & 1));

// For each problem the positions, the lines of a case, the frame, and the answer to a case.
const problems = {
  ferguson: {
    positions: choices(range(1, 25), range(1, 25)).map((boxes) => ({ boxes })),
    lines: ({ boxes }) => [boxes],
    frame: toTheEnd,
    answer: either('first', 'second'),
  },
  hdu1079: {
    // From the last to the first, so that the search is never deep.
    positions: datesFrom({ year: 1900, month: 1, day: 1 }).reverse(),
    lines: ({ year, month, day }) => [[year, month, day]],
    frame: counted,
    answer: either('YES', 'NO'),
  },
  hdu1527: {
    positions: choices(range(0, 30), range(0, 30)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    frame: toTheEnd,
    answer: either('1', '0'),
  },
  hdu1536: {
    positions: subsets(range(1, 6)).flatMap((set) =>
      rows(0, 25, 10, 4).map((heaps) => ({ heaps, set })),
    ),
    lines: ({ heaps, set }) => [[set.length, ...set], 1, [heaps.length, ...heaps]],
    frame: endedBy(0),
    answer: either('W', 'L'),
  },
  hdu1846: {
    positions: choices(range(1, 60), range(1, 15)).map(([n, most]) => ({ heaps: [n], most })),
    lines: ({ heaps: [n], most }) => [[n, most]],
    frame: counted,
    answer: either('first', 'second'),
  },
  hdu1847: {
    positions: range(1, 1000).map((n) => ({ heaps: [n] })),
    lines: ({ heaps }) => [heaps],
    frame: toTheEnd,
    answer: either('Kiki', 'Cici'),
  },
  hdu1848: {
    positions: choices(range(1, 15), range(1, 15), range(1, 15)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    frame: endedBy('0 0 0'),
    answer: either('Fibo', 'Nacci'),
  },
  hdu1849: {
    positions: rows(0, 30, 15, 9, 5).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    frame: endedBy(0),
    answer: either('Rabbit Win!', 'Grass Win!'),
  },
  hdu1850: {
    positions: heaps(1, 0, 20, 9, 5), // none of a single heap
    lines: ({ heaps }) => [heaps.length, heaps],
    frame: endedBy(0),
    answer: (verdict, position) => winningMoves(games.hdu1850, verdict, position).length,
  },
  hdu1851: {
    positions: [
      choices(range(1, 20), range(1, 20)),
      choices(range(1, 7), range(1, 5), range(1, 7), range(1, 5)),
      choices(range(1, 4), range(1, 3), range(1, 4), range(1, 3), range(1, 4), range(1, 3)),
    ]
      .flat()
      .map((numbers) => {
        const every = (rest) => numbers.filter((_, i) => i % 2 === rest);
        return { heaps: every(0), most: every(1) };
      }),
    lines: ({ heaps, most }) => [heaps.length, ...heaps.map((heap, i) => [heap, most[i]])],
    frame: counted,
    answer: either('No', 'Yes'), // whether the second player wins
  },
  hdu1907: {
    positions: heaps(1, 30, 15, 8, 5),
    lines: ({ heaps }) => [heaps.length, heaps],
    frame: counted,
    answer: either('John', 'Brother'),
  },
  hdu2149: {
    positions: choices(range(1, 50), range(1, 15)).map(([reserve, most]) => {
      return { price: 0, reserve, most };
    }),
    lines: ({ reserve, most }) => [[reserve, most]],
    frame: toTheEnd,
    answer: (verdict, position) => {
      const bids = winningMoves(games.hdu2149, verdict, position).map((move) => move.raise);
      return bids.sort((a, b) => a - b).join(' ') || 'none';
    },
  },
  hdu2174: {
    positions: choices(range(1, 40), range(1, 40)).map(([row, column]) => ({ row, column })),
    lines: ({ row, column }) => [[row, column]],
    frame: endedBy('0 0'),
    answer: either('Wonderful!', 'What a pity!'),
  },
  hdu2509: {
    positions: rows(1, 12, 7, 5, 3).map((rows) => ({ rows })),
    lines: ({ rows }) => [rows.length, rows],
    frame: toTheEnd,
    answer: either('Yes', 'No'),
  },
  hdu2516: {
    positions: range(2, 150).map((n) => ({ heaps: [n], most: n - 1 })),
    lines: ({ heaps }) => [heaps],
    frame: endedBy(0),
    answer: either('First win', 'Second win'),
  },
  hdu2897: {
    positions: choices(range(1, 60), range(1, 9), range(1, 9))
      .filter(([, p, q]) => p <= q)
      .map(([n, p, q]) => ({ heaps: [n], p, q })),
    lines: ({ heaps: [n], p, q }) => [[n, p, q]],
    frame: toTheEnd,
    answer: either('WIN', 'LOST'),
  },
  poj1704: {
    positions: subsets(range(1, 12)).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    frame: counted,
    answer: either('Georgia will win', 'Bob will win'),
  },
};

const [id, folder] = process.argv.slice(2);
const [game, problem] = [games[id], problems[id]];
const verdict = search(game);
[...problem.positions, ...game.starts].forEach(verdict);

const fail = (what, position) => {
  throw new Error(`${id}: ${what} ${JSON.stringify(position)}`);
};
for (const { position, won } of verdict.known()) {
  if (game.theorem(position).won !== won) fail('the theorem is wrong on', position);
}
for (const start of game.starts) {
  for (const position of [start, ...game.moves(start).map((move) => move.to)]) {
    checkPage(position, start);
  }
}

writeFileSync(`${folder}/${id}.in`, problem.frame(problem.positions.map(problem.lines)));
const answers = problem.positions.map((position) => problem.answer(verdict, position));
writeFileSync(`${folder}/${id}.ans`, lines(answers));
const known = verdict.known().length;
console.log(`${id}: ${answers.length} first positions, theorem = search on ${known} positions`);

/** Each move has one button, and a name of its own. */
function checkPage(position, start) {
  const moves = game.moves(position);
  for (const language of ['en', 'zh']) {
    const drawn = (chosen) =>
      drawings[id][0](position, moves, words[language], start, chosen).flatMap((row) => row.cells || []);
    const choices = drawn().filter((cell) => cell.choose);
    // A run of apples has two ends to begin with, and one apple is both.
    const cells = choices.length > 0 ? choices.flatMap((cell) => drawn(cell.choose)) : drawn();
    const offered = cells.flatMap((cell) => cell.move || []);
    if (new Set(offered).size !== moves.length) fail('a move has no button in', position);
    if (choices.length === 0 && offered.length !== moves.length) fail('two buttons for a move in', position);

    const names = moves.map((move) => game.name(move, position)[language]);
    if (new Set(names).size !== names.length) fail('two moves have the same name in', position);
    const texts = [...names, game.rule(position)[language], game.theorem(position)[language]];
    if (/undefined|NaN|object/.test(texts)) fail('there is a gap in the words on', position);
  }
}

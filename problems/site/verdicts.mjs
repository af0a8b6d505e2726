// node problems/site/verdicts.mjs ID FOLDER
//
// Writes FOLDER/ID.in, an input in the format of the problem with all small first positions, and
// FOLDER/ID.ans, the answers found by search alone. Fails if theorem and search differ on a position that
// can be reached from those or from the starts that the page offers, or if the page does not offer each
// move exactly once and with a unique name.

import { readFileSync, writeFileSync } from 'node:fs';
import { drawings } from './drawings.js';
import { datesFrom, games, product, range, search, winningMoves } from './games.js';
import { words } from './words.js';

const lines = (rows) => rows.map((row) => [row].flat().join(' ') + '\n').join('');
const byOutcome = (yes, no) => (outcome, position) => (outcome(position).won ? yes : no);
/** All lists of 1 to `maxima.length` heaps from `min` up, at most maxima[i - 1] in lists of i heaps. */
const heapLists = (min, ...maxima) =>
  maxima.flatMap((max, i) => product(...Array(i + 1).fill(range(min, max))));
const heapPositions = (...bounds) => heapLists(...bounds).map((heaps) => ({ heaps }));

/** An input of the lines of each case, framed as the program of the problem says. */
const framed = (id, cases) => {
  const program = readFileSync(new URL(`../${id}/main.rs`, import.meta.url), 'utf8');
  const [, kind, zeros] = program.match(/^const INPUT: Framing = Framing::(\w+)(?:\((\d+)\))?;$/m);
  if (kind === 'Counted') return lines([cases.length, ...cases.flat()]);
  if (kind === 'Zeros') return lines([...cases.flat(), Array(Number(zeros)).fill(0)]);
  return lines(cases.flat());
};

const subsets = (list) =>
  range(1, 2 ** list.length - 1).map((bits) => list.filter((_, i) => (bits >> i) & 1));

// For each problem its small first positions, the input lines of one, and the answer to one.
const problems = {
  ferguson: {
    positions: product(range(1, 25), range(1, 25)).map((boxes) => ({ boxes })),
    lines: ({ boxes }) => [boxes],
    answer: byOutcome('first', 'second'),
  },
  hdu1079: {
    // Latest first, to keep the recursion of the search shallow.
    positions: datesFrom({ year: 1900, month: 1, day: 1 }).reverse(),
    lines: ({ year, month, day }) => [[year, month, day]],
    answer: byOutcome('YES', 'NO'),
  },
  hdu1527: {
    positions: product(range(0, 30), range(0, 30)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    answer: byOutcome('1', '0'),
  },
  hdu1536: {
    positions: subsets(range(1, 6)).flatMap((set) =>
      heapLists(0, 25, 10, 4).map((heaps) => ({ heaps, set })),
    ),
    lines: ({ heaps, set }) => [[set.length, ...set], 1, [heaps.length, ...heaps]],
    answer: byOutcome('W', 'L'),
  },
  hdu1846: {
    positions: product(range(1, 60), range(1, 15)).map(([n, maxTake]) => ({ heaps: [n], maxTake })),
    lines: ({ heaps: [n], maxTake }) => [[n, maxTake]],
    answer: byOutcome('first', 'second'),
  },
  hdu1847: {
    positions: range(1, 1000).map((n) => ({ heaps: [n] })),
    lines: ({ heaps }) => [heaps],
    answer: byOutcome('Kiki', 'Cici'),
  },
  hdu1848: {
    positions: product(range(1, 15), range(1, 15), range(1, 15)).map((heaps) => ({ heaps })),
    lines: ({ heaps }) => [heaps],
    answer: byOutcome('Fibo', 'Nacci'),
  },
  hdu1849: {
    positions: heapLists(0, 30, 15, 9, 5).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    answer: byOutcome('Rabbit Win!', 'Grass Win!'),
  },
  hdu1850: {
    positions: heapPositions(1, 0, 20, 9, 5), // the problem has at least two heaps
    lines: ({ heaps }) => [heaps.length, heaps],
    answer: (outcome, position) => winningMoves(games.hdu1850, outcome, position).length,
  },
  hdu1851: {
    positions: [
      product(range(1, 20), range(1, 20)),
      product(range(1, 7), range(1, 5), range(1, 7), range(1, 5)),
      product(range(1, 4), range(1, 3), range(1, 4), range(1, 3), range(1, 4), range(1, 3)),
    ]
      .flat()
      .map((numbers) => {
        const everyOther = (first) => numbers.filter((_, i) => i % 2 === first);
        return { heaps: everyOther(0), maxTake: everyOther(1) };
      }),
    lines: ({ heaps, maxTake }) => [heaps.length, ...heaps.map((heap, i) => [heap, maxTake[i]])],
    answer: byOutcome('No', 'Yes'), // whether the second player wins
  },
  hdu1907: {
    positions: heapPositions(1, 30, 15, 8, 5),
    lines: ({ heaps }) => [heaps.length, heaps],
    answer: byOutcome('John', 'Brother'),
  },
  hdu2149: {
    positions: product(range(1, 50), range(1, 15)).map(([reserve, maxRaise]) => {
      return { price: 0, reserve, maxRaise };
    }),
    lines: ({ reserve, maxRaise }) => [[reserve, maxRaise]],
    answer: (outcome, position) => {
      const bids = winningMoves(games.hdu2149, outcome, position).map((move) => move.raise);
      return bids.sort((a, b) => a - b).join(' ') || 'none';
    },
  },
  hdu2174: {
    positions: product(range(1, 40), range(1, 40)).map(([row, column]) => ({ row, column })),
    lines: ({ row, column }) => [[row, column]],
    answer: byOutcome('Wonderful!', 'What a pity!'),
  },
  hdu2509: {
    positions: heapLists(1, 12, 7, 5, 3).map((rows) => ({ rows })),
    lines: ({ rows }) => [rows.length, rows],
    answer: byOutcome('Yes', 'No'),
  },
  hdu2516: {
    positions: range(2, 150).map((n) => ({ heaps: [n], maxTake: n - 1 })),
    lines: ({ heaps }) => [heaps],
    answer: byOutcome('First win', 'Second win'),
  },
  hdu2897: {
    positions: product(range(1, 60), range(1, 9), range(1, 9))
      .filter(([, p, q]) => p <= q)
      .map(([n, p, q]) => ({ heaps: [n], p, q })),
    lines: ({ heaps: [n], p, q }) => [[n, p, q]],
    answer: byOutcome('WIN', 'LOST'),
  },
  poj1704: {
    positions: subsets(range(1, 12)).map((cells) => ({ cells })),
    lines: ({ cells }) => [cells.length, cells],
    answer: byOutcome('Georgia will win', 'Bob will win'),
  },
};

const [id, folder] = process.argv.slice(2);
const [game, problem] = [games[id], problems[id]];
const outcome = search(game);
[...problem.positions, ...game.starts].forEach(outcome);

const fail = (what, position) => {
  throw new Error(`${id}: ${what} ${JSON.stringify(position)}`);
};
for (const { position, won } of outcome.known()) {
  if (game.theorem(position).won !== won) fail('the theorem is wrong on', position);
}
for (const start of game.starts) {
  for (const position of [start, ...game.moves(start).map((move) => move.to)]) {
    checkPage(position, start);
  }
}

writeFileSync(`${folder}/${id}.in`, framed(id, problem.positions.map(problem.lines)));
const answers = problem.positions.map((position) => problem.answer(outcome, position));
writeFileSync(`${folder}/${id}.ans`, lines(answers));
const known = outcome.known().length;
console.log(`${id}: ${answers.length} first positions, theorem = search on ${known} positions`);

/** Fails unless each move has exactly one button, a unique name, and complete texts. */
function checkPage(position, start) {
  const moves = game.moves(position);
  for (const language of ['en', 'zh']) {
    const cellsOf = (chosen) =>
      drawings[id][0](position, moves, words[language], start, chosen).flatMap((row) => row.cells || []);
    const choices = cellsOf().filter((cell) => cell.choose);
    // A run of apples can be chosen from either end, so its move may have two buttons.
    const cells = choices.length > 0 ? choices.flatMap((cell) => cellsOf(cell.choose)) : cellsOf();
    const offered = cells.flatMap((cell) => cell.move || []);
    if (new Set(offered).size !== moves.length) fail('a move has no button in', position);
    if (choices.length === 0 && offered.length !== moves.length) fail('two buttons for a move in', position);

    const names = moves.map((move) => game.name(move, position)[language]);
    if (new Set(names).size !== names.length) fail('two moves have the same name in', position);
    const texts = [...names, game.rule(position)[language], game.theorem(position)[language]];
    if (/undefined|NaN|object/.test(texts)) fail('there is a gap in the words on', position);
  }
}

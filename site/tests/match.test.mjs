// node --test site/tests/*.test.mjs
//
// Games of the pack as a reader plays them, without the page: every lesson's game is played, and taken back.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Match } from '../web/play/match.js';
import { firstPositions, perfectMoves } from '../web/play/rules.js';

const problems = new URL('../../problems/', import.meta.url);
const files = readdirSync(problems).map((id) => new URL(`${id}/game.js`, problems));
const games = [];
for (const file of files.filter(existsSync)) games.push((await import(file)).game);
assert(games.length > 0);
const [{ game: bachet }, { game: misere }] = await Promise.all(
  ['hdu1846', 'hdu1907'].map((id) => import(new URL(`${id}/game.js`, problems))),
);

/** Plays a match to its end; each move is that of `moveOf`. */
function finish(match, moveOf = () => match.computersMove()) {
  while (!match.isOver) match.play(moveOf(match));
  return match;
}

/** The first move, or another one than the best where there is one. */
function mistake({ game, outcome, position }) {
  const perfect = perfectMoves(game, outcome, position).map(({ to }) => to);
  const moves = game.moves(position);
  return moves.find(({ to }) => !perfect.includes(to)) ?? moves[0];
}

test('the computer wins each game that it can win', () => {
  for (const game of games) {
    const match = new Match(game);
    for (const position of firstPositions(game, match.outcome)) {
      const first = match.outcome(position).won ? 'computer' : 'you';
      match.begin(position, first);
      finish(match, () => (match.turn === 'computer' ? match.computersMove() : mistake(match)));
      assert.equal(match.winner, 'computer', JSON.stringify(position));
    }
  }
});

test('the rule of each game ends with who wins, or who loses', () => {
  for (const { rule, starts } of games) {
    const { en, zh } = rule(starts[0]);
    assert.match(en, /\b(wins|loses)\b[^.]*\.$/);
    assert.match(zh, /[胜输][^。]*。$/);
  }
});

test('all moves can be taken back, and then the game', () => {
  for (const game of games) {
    const match = new Match(game);
    match.begin(game.starts[0], 'you');
    finish(match);
    const { length } = match.line.steps;
    match.begin(game.starts.at(-1), 'computer');
    assert(match.hasReplaced && match.canTakeBack);
    match.takeBack();
    assert.deepEqual(
      [match.line.steps.length, match.line.at, match.hasReplaced],
      [length, length - 1, false],
    );
    while (match.line.at > 0) {
      match.takeBack();
      assert(match.isReadersTurn);
    }
    assert.deepEqual(match.position, game.starts[0]);
    assert(!match.canTakeBack);
  }
});

test('a move from an earlier step leaves the later ones in a game that comes back', () => {
  const match = new Match(bachet);
  match.begin({ heaps: [10], maxTake: 3 }, 'you');
  const [one, two] = match.moves;
  match.play(one);
  match.play(match.computersMove());
  match.goTo(0);
  assert(!match.isLast && !match.winner);
  match.play(two);
  assert.deepEqual(match.movesTo(), [two]);
  assert(match.line.isHelped);
  match.takeBack();
  match.takeBack();
  assert.deepEqual(match.line.steps[1].move, one);
});

test('the next game begins with the player who began the last one', () => {
  const match = new Match(bachet);
  match.beginAnywhere();
  assert.equal(match.turn, 'you');
  match.begin(match.position, 'computer');
  match.beginAnywhere();
  assert.equal(match.turn, 'computer');
  assert.deepEqual(match.moves, []);
  finish(match);
  match.restart();
  assert.deepEqual([match.turn, match.line.at], ['computer', 0]);
});

test('a line remembers that the reader had help', () => {
  const helped = (help, more) => {
    const match = new Match(bachet);
    match.begin({ heaps: [10], maxTake: 3 }, 'you', more);
    help(match);
    return Boolean(match.line.isHelped);
  };
  const showValues = (match) => Object.assign(match, { areValuesShown: true }).play(match.moves[0]);
  const lookOnly = (match) => match.giveHint();
  const seeMove = (match) => [match.giveHint(), match.giveHint()];
  assert.deepEqual(
    [showValues, lookOnly, seeMove].map((help) => helped(help)),
    [true, false, true],
  );
  const daily = { daily: '2026-11-27' };
  assert(helped(lookOnly, daily));
  assert(helped((match) => match.restart(), daily)); // that is no first try
});

test('whoever makes the last move loses in misère play', () => {
  const match = new Match(misere);
  match.begin({ heaps: [1, 1] }, 'you');
  finish(match);
  assert.deepEqual([match.turn, match.winner], ['you', 'you']);
});

test('hints and the first of two choices are over with the move', () => {
  const match = new Match(bachet);
  match.begin({ heaps: [10], maxTake: 3 }, 'you');
  match.giveHint();
  match.choose(1);
  assert.deepEqual([match.hints, match.chosen], [1, 1]);
  match.takeBack(); // the choice
  assert.deepEqual([match.hints, match.chosen, match.canTakeBack], [0, undefined, false]);
  match.giveHint();
  match.play(match.moves[0]);
  assert.equal(match.hints, 0);
});

test('a saved game goes on', () => {
  for (const game of games) {
    const match = new Match(game);
    match.begin(game.starts[0], 'computer', { daily: '2026-11-27' });
    finish(match);
    match.goTo(1);
    const other = new Match(game);
    other.resume(JSON.parse(JSON.stringify(match.saved())));
    assert.deepEqual(JSON.parse(JSON.stringify(other.line)), JSON.parse(JSON.stringify(match.line)));
  }
  const match = new Match(bachet);
  assert.throws(() => match.resume({ position: { heaps: [2], maxTake: 1 }, turn: 'you', moves: [7], at: 1 }));
});

test('a player who errs at times does not always move perfectly', () => {
  const { random } = Math;
  try {
    Math.random = () => 0;
    const match = new Match(bachet, { level: 'often' });
    match.begin({ heaps: [11], maxTake: 3 }, 'computer');
    const isWinning = () => !match.outcome(match.computersMove().to).won;
    assert(!isWinning());
    match.setLevel('perfect');
    assert(isWinning());
  } finally {
    Math.random = random;
  }
});

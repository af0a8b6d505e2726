// The explorer's game, on answers of the explorer itself: cargo build --package explore.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { SumGame } from '../web/explorer/sum-game.js';

const cwd = fileURLToPath(new URL('../../', import.meta.url));
const explore = `${process.env.CARGO_TARGET_DIR ?? 'target'}/debug/explore`;

/** A function that answers about positions of a problem's game. */
const answersOf = (id) => {
  const known = new Map();
  return (position) => {
    if (!known.has(position)) {
      const { stdout, stderr } = spawnSync(explore, ['--of', id], {
        cwd,
        input: `${position}\n`,
        encoding: 'utf8',
      });
      assert(stdout, stderr);
      known.set(position, JSON.parse(stdout.trim().split('\n')[1]));
    }
    return known.get(position);
  };
};
const ask = answersOf('hdu1846'); // takes of 1 to 3
const misere = answersOf('hdu1907');

/** Plays a game to its end; the reader makes the last of the moves. */
async function finish(game) {
  while (!game.isOver) await game.make(game.moves.at(-1) ?? game.computersMove());
}

test('the computer wins each position that it can win', async () => {
  for (const [answers, isMisere, ...positions] of [
    [ask, false, '5', '8', '2 3', '4 4', '1 2 3'],
    [misere, true, '(1,1)', '(0,1)', '(2,2)', '(3,1)'],
  ]) {
    for (const position of positions) {
      const answer = answers(position);
      const game = new SumGame(answer, answer.lost ? 'you' : 'computer', { ask: answers, isMisere });
      await finish(game);
      assert.equal(game.winner, 'computer', `${position}, misère: ${isMisere}`);
    }
  }
});

test('a move is judged by what it loses', async () => {
  const game = new SumGame(ask('6'), 'you', { ask });
  const make = (to) => game.make(game.current.answer.moves.find((move) => move.to === to));
  await make('5');
  await make('4');
  await make('3');
  assert.deepEqual(
    game.steps.map(({ verdict }) => verdict),
    [undefined, 'wrong', undefined, 'hopeless'],
  );
  game.takeBack();
  assert.equal(game.current.answer.position, '4');
  game.takeBack();
  assert.equal(game.current.answer.position, '6');
  assert(!game.canTakeBack);
  await make('4');
  assert.equal(game.current.verdict, 'right');
  assert.deepEqual(game.moves, []); // it is the computer's turn
});

test('a draw is kept or lost, and a win is kept or not', async () => {
  const worths = { won: { lost: false, draw: false }, draw: { lost: false, draw: true } };
  const moves = Object.entries(worths).map(([to, worth]) => ({ to, ...worth }));
  const answer = async (position) => ({ position, ...worths[position], moves });
  for (const [position, to, verdict] of [
    ['draw', 'draw', 'keepsDraw'],
    ['draw', 'won', 'wrong'],
    ['won', 'draw', 'wrongDraw'],
  ]) {
    const game = new SumGame(await answer(position), 'you', { ask: answer });
    assert.equal(game.computersMove().to, 'draw');
    await game.make(moves.find((move) => move.to === to));
    assert.equal(game.current.verdict, verdict);
  }
});

test('an answer that comes after a move was taken back is dropped', async () => {
  const waiting = [];
  const game = new SumGame(ask('6'), 'you', { ask: () => new Promise((resolve) => waiting.push(resolve)) });
  const made = [game.make(game.moves[0])];
  waiting[0](ask(game.moves[0].to));
  assert(await made[0]);
  made.push(game.make(game.computersMove()));
  game.takeBack();
  waiting[1](ask('0'));
  assert.equal(await made[1], false);
  assert.equal(game.steps.length, 1);
});

test('the board follows the moves', async () => {
  const board = { start: 6, after: (_, { to }) => Number(to), choose: (_, choice) => choice };
  const game = new SumGame(ask('6'), 'you', { ask, board });
  game.choose('4');
  await game.make(game.moves.find(({ to }) => to === '4'));
  assert.deepEqual([game.current.state, game.chosen], [4, undefined]);
});

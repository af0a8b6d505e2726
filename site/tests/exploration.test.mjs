// What the explorer and the solvers answer, by the modules that the pages load: cargo xtask site.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Exploration, STOPPED } from '../web/explorer/exploration.js';
import { runProgram } from '../web/shared/run.js';

/** The bytes of a module in target/solver. */
function moduleOf(name) {
  const script = readFileSync(new URL(`../../target/solver/${name}.js`, import.meta.url), 'utf8');
  return Buffer.from(/'(.*)'/.exec(script)[1], 'base64');
}

/** A run that can be stopped before it ends. */
function started(run) {
  let stop;
  const stopped = new Promise((_, reject) => {
    stop = reject;
  });
  return { result: Promise.race([stopped, run]), stop };
}

const explorer = moduleOf('explorer');
const start = async (input, progress = () => {}) =>
  started(runProgram({ bytes: explorer, program: 'explorer', input }, progress));
const takes = { kind: 'takes', rule: '1..3', to: '12', misere: false, start: '', position: '5 6' };
/** The rule of a reader: n - 1 or n - 2. */
const own = { ...takes, kind: 'rule', rule: '// Steps\nfunction moves(n) {}', start: '3', to: '' };
const enumerated = { positions: ['0', '1', '2', '3'], options: [[], [[0]], [[1], [0]], [[2], [1]]] };

function exploration(enumerate) {
  return new Exploration({ language: 'en', start, enumerate });
}

test('a game is explored, and its positions and program are asked for', async () => {
  const explored = exploration();
  let far;
  const answer = await explored.explore(takes, {
    progress: (done) => {
      far = done;
    },
  });
  assert.deepEqual(answer.values, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
  assert(far > 0);
  assert(!explored.isRunning);
  const { sum, moves } = await explored.ask('position', { position: '5 6' });
  assert.equal(sum, 3);
  assert.equal(moves.filter(({ lost }) => lost).length, 2);
  assert.match((await explored.ask('code', { code: 'rust' })).code, /fn main/);
  assert.equal(`${explored.query()}`, 'kind=takes&rule=1..3&to=12&position=5+6');
  assert.equal(explored.name, undefined);
});

test('a table has its games, and errors have their field', async () => {
  const explored = exploration();
  const rows = Array.from({ length: 1000 }, (_, n) => 'LWLWWWW'[n % 7]).join('');
  const [{ answers }] = await explored.explore({ kind: 'table', rule: rows, from: '0', lost: '' });
  assert.deepEqual(answers[0].games[0].typed, { kind: 'takes', rule: '1,3,4', misere: false });
  assert.match(`${explored.query()}`, /kind=table/);
  const wrong = { kind: 'table', rule: 'L W W', from: 'x', lost: '' };
  await assert.rejects(explored.explore(wrong), { field: 'from' });
});

test('misère play is another game', async () => {
  const explored = exploration();
  assert.deepEqual((await explored.explore({ ...takes, misere: true })).lost, [1, 5, 9]);
  assert((await explored.ask('position', { position: '1' })).lost);
  assert.match(`${explored.query()}`, /misere=1/);
});

test('an error names its field', async () => {
  const explored = exploration();
  await assert.rejects(explored.explore({ ...takes, rule: '0' }), ({ field }) => field === 'rule');
  await assert.rejects(explored.explore({ ...takes, to: 'x' }), ({ field }) => field === 'to');
  await explored.explore(takes);
  await assert.rejects(explored.ask('position', { position: 'x' }), ({ field }) => field === 'position');
});

test('a rule of the reader goes to the module as what it enumerates', async () => {
  const explored = exploration((rule, from) => {
    assert.deepEqual([rule, from], [own.rule, '3']);
    return started(Promise.resolve(enumerated));
  });
  const { values } = await explored.explore(own);
  assert.deepEqual(values, [0, 1, 2, 0]);
  assert.equal(explored.name, 'Steps');
  assert.match((await explored.ask('code', { code: 'python' })).code, /function moves\(n\)/);
});

test('a run that is stopped fails, and one that is replaced has no answer', async () => {
  const never = new Promise(() => {});
  const explored = exploration(() => started(never));
  const stopped = explored.explore(own);
  assert(explored.isRunning);
  explored.stop();
  await assert.rejects(stopped, (reason) => reason === STOPPED);
  assert(!explored.isRunning);
  const replaced = explored.explore(own);
  const next = explored.explore(takes);
  assert.equal(await replaced, undefined);
  assert(explored.isRunning);
  assert((await next).values);
  const asking = new Exploration({ language: 'en', start: async () => started(never) });
  const asked = asking.explore(takes);
  await null; // until the module runs
  asking.stop();
  await assert.rejects(asked, (reason) => reason === STOPPED);
  const dropped = explored.explore(own);
  explored.drop();
  assert.equal(await dropped, undefined);
  assert(!explored.isRunning);
});

test('a program runs on what a reader types', async () => {
  const bytes = moduleOf('hdu1846');
  const run = (input) => runProgram({ bytes, program: 'hdu1846', input });
  const { output, message, crashed } = await run('2\n8 3\n9 3\n');
  assert.deepEqual([await output.text(), message, crashed], ['second\nfirst\n', undefined, false]);
  assert.match((await run('1\n8 x\n')).message, /^line 2: /);
});

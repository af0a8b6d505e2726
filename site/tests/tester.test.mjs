// What judges the reader's program on each page of the site: cargo xtask site.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createEngine } from '../web/tester/engine.js';
import { firstWrong } from '../web/tester/files.js';
import { search } from '../web/tester/search.js';

const target = fileURLToPath(new URL('../../target/', import.meta.url));
const moduleOf = (name) =>
  Buffer.from(/'(.*)'/.exec(readFileSync(`${target}solver/${name}.js`, 'utf8'))[1], 'base64');
const tester = moduleOf('tester');
const signs = { quot: '"', amp: '&', lt: '<', gt: '>' };
const signOf = (_, name) => signs[name] ?? String.fromCharCode(name.replace('#', '0'));

/** The problems of the pages: what their testers are made from. */
const pages = readdirSync(`${target}site/en`, { recursive: true }).filter((page) => page.endsWith('.html'));
const problems = pages.flatMap((page) => {
  const [, data] =
    /<div class="solver tester" data-tester="([^"]*)"/.exec(
      readFileSync(`${target}site/en/${page}`, 'utf8'),
    ) ?? [];
  return data ? JSON.parse(data.replace(/&(#?\w+);/g, signOf)) : [];
});
const problemOf = (wanted) => problems.find(({ id }) => id === wanted);

function engineOf(problem, seed = 1) {
  const engine = createEngine({ ...problem, tester, program: moduleOf(problem.module), seed });
  return (name, ...args) => engine[name](...args);
}

/** A program whose output is `change` of the right one. */
const programOf = (call, change) => ({
  async run(input) {
    const [output, error] = change(call('answer', input), input);
    return { output, error, time: 0 };
  },
});

const samplesOf = ({ samples }) => samples.map(([input, expected]) => ({ input, expected }));

test('each problem has inputs with answers, and cases for a file', async () => {
  assert.ok(problems.length > 100, 'no pages');
  for (const problem of problems) {
    const call = engineOf(problem);
    const right = programOf(call, (output) => [output]);
    const { count, failure } = await search(call, right, {
      samples: samplesOf(problem),
      count: 20,
      seconds: 20,
    });
    assert.deepEqual([count, failure], [20, undefined], problem.id);
    const { cases, together } = call('cases', 10, 5);
    assert.ok(cases.length > 1, `${problem.id}: ${JSON.stringify(cases)} ${together}`);
    const inputs = together ? [call('join', cases)] : cases;
    for (const input of inputs) assert.equal(call('check', input), undefined, problem.id);
    assert.match(call('check', '?\n'), /^line 1: /, problem.id);
  }
});

test('the smallest input is found', async () => {
  const problem = problemOf('hdu1846');
  for (const [change, expected] of [
    [(output, input) => [/\b7 \d/.test(input) ? 'first\nsecond\n' : output], '1\n7 1\n'],
    [(output, input) => [output, / 3$/m.test(input) ? { kind: 'time' } : undefined], '1\n1 3\n'],
  ]) {
    const call = engineOf(problem);
    const asked = { samples: [], count: 1000, seconds: 20 };
    const { failure, failed } = await search(call, programOf(call, change), asked);
    assert.equal(failure.input, expected);
    assert.equal(failed, 5);
  }
});

test('a failure on a sample alone is shown, and one that depends on luck is', async () => {
  const problem = problemOf('hdu1846');
  const call = engineOf(problem);
  const samples = samplesOf(problem);
  const onSample = programOf(call, (output, input) => [input === samples[0].input ? '' : output]);
  const found = await search(call, onSample, { samples, count: 50, seconds: 20 });
  assert.deepEqual([found.sample, found.failure.input, found.count], [1, samples[0].input, 50]);
  let runs = 0;
  const byLuck = programOf(call, (output) => [++runs % 30 === 0 ? '' : output]);
  const { failed } = await search(call, byLuck, { samples: [], count: 1000, seconds: 20 });
  assert.ok(failed < 5, `${failed}`);
});

test('the first wrong case of an output is found', async () => {
  for (const [id, isTogether] of [
    ['hdu1846', true],
    ['hdu1847', true],
    ['hdu1849', true],
    ['cses1730', true],
    ['abc255g', false],
  ]) {
    const call = engineOf(problemOf(id));
    const made = call('cases', 100, 5);
    assert.equal(made.together, isTogether, id);
    const inputs = isTogether ? [call('join', made.cases)] : made.cases;
    const heading = (i) => (isTogether ? '' : `==== ${`${i + 1}`.padStart(3, '0')}.in\n`);
    const right = inputs.map((input, i) => `${heading(i)}${call('answer', input)}\n`).join('');
    assert.equal(await firstWrong(call, made, right), undefined, id);
    const lines = right.trim().split('\n');
    const wrong = [...lines.slice(0, -1), 'wrong'].join('\n');
    assert.equal((await firstWrong(call, made, wrong)).number, made.cases.length, id);
    const { number, input, expected } = await firstWrong(call, made, '');
    assert.equal(number, 1, id);
    assert.equal(expected, call('answer', input), id);
    if (isTogether) assert.deepEqual(await firstWrong(call, made, `${right}more`), { tooMuch: true }, id);
  }
});

test('another right output is accepted by the checker', () => {
  const call = engineOf(problemOf('cf1149e'));
  const input = '2 0\n3 3\n';
  assert.equal(call('answer', input).trim(), 'LOSE');
  const two = '3 0\n1 1 1\n';
  assert.equal(call('judge', two, call('answer', two), 'WIN\n1 0 1\n'), undefined);
  assert.match(
    call('judge', two, call('answer', two), 'WIN\n1 1 1\n').message,
    /no number has become smaller/,
  );
});

test('an input on which a program only seems endless is not the smallest', async () => {
  const call = engineOf(problemOf('hdu1846'));
  /** It ends at n = 1 after a second, and never at n = 7. */
  const program = {
    async run(input, milliseconds) {
      const time = /^7 /m.test(input) ? 1e9 : /^1 /m.test(input) ? 1000 : 0;
      const error = time > milliseconds ? { kind: 'time' } : undefined;
      return { output: error ? '' : call('answer', input), error, time: 0 };
    },
  };
  const { failure } = await search(call, program, { samples: [], count: 1000, seconds: 20 });
  assert.equal(failure.input, '1\n7 1\n');
});

// A program that runs elsewhere, in any language: a file of small cases for it, and what it printed for them. It knows nothing
// of the page.

import { stored, zip } from '../shared/zip.js';

/** How many cases a file has, how many inputs a zip, and for how many seconds they are made. */
const MOST = { cases: 1000, inputs: 200, seconds: 5 };

/** What stands in the output of the script before that of each input. */
const HEADING = '==== ';

/** A file of small cases: { name, blob, cases, together }, where `together` says whether it is one input, or else a zip. */
export async function makeFile(call, id, isSingle) {
  const { cases, together } = await call('cases', isSingle ? MOST.inputs : MOST.cases, MOST.seconds);
  const name = `${id}-small.${together ? 'in' : 'zip'}`;
  const blob = together ? new Blob([await call('join', cases)]) : zipped(cases);
  return { name, blob, cases, together };
}

/** A zip of the inputs and of scripts that run a program on each. */
function zipped(inputs) {
  const names = inputs.map((_, i) => `${i + 1}`.padStart(3, '0'));
  const shell = `#!/bin/sh
# sh run.sh COMMAND...: runs it on each input; all that it prints is in output.txt.
cd "$(dirname "$0")"
for input in *.in; do
    echo "${HEADING}$input"
    "$@" <"$input"
    echo
done >output.txt
`;
  const windows = `@echo off\r
rem run.bat COMMAND...: runs it on each input; all that it prints is in output.txt.\r
cd /d "%~dp0"\r
(for %%f in (*.in) do (echo ${HEADING}%%f & %* <%%f & echo.)) >output.txt\r
`;
  const texts = [
    ['run.sh', shell],
    ['run.bat', windows],
    ...inputs.map((input, i) => [`${names[i]}.in`, input]),
  ];
  return zip(texts.map(([path, text]) => ({ path, entry: stored(new TextEncoder().encode(text)) })));
}

/**
 * The first case on which the output is wrong: { number, input, expected, output, difference }; { tooMuch: true } if there is
 * more behind the last; undefined if all is right.
 */
export async function firstWrong(call, { cases, together }, output) {
  if (!together) return firstWrongInput(call, cases, output);
  const all = await call('join', cases);
  if (!(await call('judge', all, await call('answer', all), output))) return undefined;
  const found = wordsOf(output);
  const wordsOfFirst = async (count) =>
    count === 0 ? [] : wordsOf(await call('answer', await call('join', cases.slice(0, count))));
  // The most cases whose answers begin the output.
  let [right, wrong] = [0, cases.length + 1];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    const words = await wordsOfFirst(middle);
    if (words.every((word, i) => word === found[i])) right = middle;
    else wrong = middle;
  }
  if (wrong > cases.length) return { tooMuch: true };
  const [from, to] = [(await wordsOfFirst(right)).length, (await wordsOfFirst(wrong)).length];
  const input = await call('join', [cases[right]]);
  return {
    number: wrong,
    input,
    expected: await call('answer', input),
    output: found.slice(from, to).join(' '),
  };
}

async function firstWrongInput(call, inputs, output) {
  const parts = output.split(new RegExp(`^${HEADING}(\\d+)\\.in *\\r?\\n`, 'm'));
  for (const [i, input] of inputs.entries()) {
    const at = parts.findIndex((part, place) => place % 2 === 1 && +part === i + 1);
    const [expected, found] = [await call('answer', input), at < 0 ? '' : parts[at + 1]];
    const difference = await call('judge', input, expected, found);
    if (difference) return { number: i + 1, input, expected, output: found, difference };
  }
  return undefined;
}

const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

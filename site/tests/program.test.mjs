// node --test site/tests/*.test.mjs
//
// Programs that a reader may write, in a worker of node's that stands for a browser's.

import assert from 'node:assert/strict';
import { resolveObjectURL } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Worker as Thread } from 'node:worker_threads';
import { Program } from '../web/tester/program.js';

/** What a browser's worker has and node's has not, and the other way round; one line, as the lines of programs count. */
function surroundings(parentPort) {
  const { process } = globalThis;
  process.on('unhandledRejection', (reason) =>
    globalThis.onunhandledrejection({ reason, preventDefault() {} }),
  );
  globalThis.process = undefined;
  globalThis.WorkerGlobalScope = Object;
  globalThis.postMessage = (data) => parentPort.postMessage(data);
  globalThis.addEventListener = (_, listener) => parentPort.on('message', (data) => listener({ data }));
}

globalThis.Worker = class {
  #thread;
  #isOver = false;

  constructor(url, { type }) {
    resolveObjectURL(url)
      .text()
      .then((text) => {
        if (!this.#isOver) this.#begin(text, type);
      });
  }

  #begin(text, type) {
    const around = `${surroundings}`.replaceAll('\n', ' ');
    this.#thread =
      type === 'module'
        ? new Thread(
            dataUrl(`import { parentPort } from 'node:worker_threads'; (${around})(parentPort); ${text}`),
          )
        : new Thread(`(${around})(require('node:worker_threads').parentPort); ${text}`, { eval: true });
    this.#thread.on('message', (data) => this.onmessage({ data }));
    this.#thread.on('error', (error) => {
      const lineno = Number(/:(\d+)/.exec(error.stack)?.[1]);
      this.onerror({ message: `Uncaught ${error}`, lineno, preventDefault() {} });
    });
  }

  postMessage(data) {
    this.#thread.postMessage(data);
  }

  terminate() {
    this.#isOver = true;
    this.#thread?.terminate();
  }
};

const dataUrl = (text) => new URL(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);

const folder = new URL('../micropython/', import.meta.url);
const read = (name, encoding) => readFileSync(new URL(name, folder), encoding);
const load = async () => ({
  script: read('micropython.mjs', 'utf8'),
  module: read('micropython.wasm', 'base64'),
  prelude: read('prelude.py', 'utf8'),
});

async function outcome(language, code, input = '', milliseconds = 5000) {
  const program = new Program(language, code, load);
  try {
    return await program.run(input, milliseconds);
  } finally {
    program.close();
  }
}

const INPUT = '2\n17 3\n18446744073709551615 2\n';

test('a game of Bachet, in both languages', async () => {
  const python = `
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first" if n % (m + 1) else "second")
`;
  const javascript = `
const lines = require('fs').readFileSync(0, 'utf8').split('\\n');
for (let i = 1; i <= Number(lines[0]); i++) {
  const [n, m] = lines[i].split(' ').map(BigInt);
  console.log(n % (m + 1n) ? 'first' : 'second');
}
`;
  for (const [language, code] of Object.entries({ python, javascript })) {
    const { output, error, time } = await outcome(language, code, INPUT);
    assert.equal(error, undefined);
    assert.equal(output, 'first\nsecond\n');
    assert(time < 1000);
  }
});

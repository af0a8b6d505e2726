// node --test site/tests/*.test.mjs
//
// Programs that a reader may write, in a worker of node's that stands for a browser's.

import assert from 'node:assert/strict';
import { resolveObjectURL } from 'node:buffer';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInThisContext } from 'node:vm';
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

  constructor(url) {
    resolveObjectURL(url)
      .text()
      .then((text) => {
        if (!this.#isOver) this.#begin(text);
      });
  }

  #begin(text) {
    const around = `${surroundings}`.replaceAll('\n', ' ');
    const script = `(${around})(require('node:worker_threads').parentPort); ${text}`;
    // A browser's worker has half of this, in which node's does not start MicroPython.
    this.#thread = new Thread(script, { eval: true, resourceLimits: { stackSizeMb: 1 } });
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

// Sets `micropython`, as in a page: cargo xtask site.
runInThisContext(readFileSync(new URL('../../target/solver/micropython.js', import.meta.url), 'utf8'));
const load = async () => globalThis.micropython;

async function outcome(language, code, input = '', milliseconds = 20000) {
  const program = new Program(language, code, load);
  try {
    return await program.run(input, milliseconds);
  } finally {
    program.close();
  }
}

/** What a program prints without an error. */
async function printed(language, code, input) {
  const { output, error } = await outcome(language, code, input);
  assert.equal(error, undefined, `${error?.message}, line ${error?.line}: ${code}`);
  return output;
}

const GAMES = '2\n17 3\n18446744073709551615 2\n';

const BACHET = {
  python: `
    for _ in range(int(input())):
        n, m = map(int, input().split())
        print("first" if n % (m + 1) else "second")`,
  'python, sys.stdin': `
    import sys
    input = sys.stdin.readline
    for _ in range(int(input())):
        n, m = map(int, input().split())
        sys.stdout.write(("first" if n % (m + 1) else "second") + "\\n")`,
  'python, bytes': `
    import sys
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    for n, m in zip(numbers[::2], numbers[1::2]):
        sys.stdout.buffer.write(b"first\\n" if n % (m + 1) else b"second\\n")`,
  'python, lines of a file': `
    lines = list(open(0))[1:]
    answers = []
    for line in lines:
        n, m = map(int, line.split())
        answers.append("first" if n % (m + 1) else "second")
    print(*answers, sep="\\n")`,
  'python, to the end': `
    import sys
    def main():
        input()
        try:
            while True:
                n, m = map(int, input().split())
                print("first" if n % (m + 1) else "second", flush=True)
        except EOFError:
            sys.exit(0)
    import threading
    sys.setrecursionlimit(10**6)
    threading.stack_size(2**27)
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()`,
  'javascript, fs': `
    const lines = require('fs').readFileSync('/dev/stdin', 'utf8').trim().split('\\n').slice(1);
    for (const line of lines) {
      const [n, m] = line.split(' ').map(BigInt);
      console.log(n % (m + 1n) ? 'first' : 'second');
    }`,
  'javascript, solve with lines': `
    function solve(text) {
      const [, ...lines] = text.trim().split('\\n').map((line) => line.split(' ').map(BigInt));
      return lines.map(([n, m]) => (n % (m + 1n) ? 'first' : 'second')).concat('');
    }`,
  'javascript, readline()': `
    let count = Number(readline());
    while (count--) {
      const [n, m] = readline().split(' ').map(BigInt);
      print(n % (m + 1n) ? 'first' : 'second');
    }`,
  'javascript, a function that reads': `
    function solve() {
      let line = input();
      while ((line = input()) !== null) {
        const [n, m] = line.split(' ').map(BigInt);
        process.stdout.write((n % (m + 1n) ? 'first' : 'second') + '\\n');
      }
    }
    solve();`,
  'javascript, lines by events': `
    const readline = require('readline');
    const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
    const input = [];
    rl.on('line', (line) => input.push(line));
    rl.on('close', () => {
      for (const line of input.slice(1)) {
        const [n, m] = line.split(' ').map(BigInt);
        console.log(n % (m + 1n) ? 'first' : 'second');
      }
    });`,
  'javascript, chunks by events': `
    let text = '';
    process.stdin.resume();
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', (chunk) => { text += chunk; });
    process.stdin.on('end', () => {
      for (const line of text.trim().split('\\n').slice(1)) {
        const [n, m] = line.split(' ').map(BigInt);
        console.log(n % (m + 1n) ? 'first' : 'second');
      }
    });`,
  'javascript, lines by await': `
    async function main() {
      const lines = [];
      for await (const line of require('node:readline').createInterface(process.stdin)) lines.push(line);
      for (const line of lines.slice(1)) {
        const [n, m] = line.split(' ').map(BigInt);
        console.log(n % (m + 1n) ? 'first' : 'second');
      }
    }
    main();`,
};

/** Without the spaces before each line, which a program in this file has and one in Python must not have. */
const undented = (code) => code.replaceAll(/^ {4}/gm, '');
const languageOf = (name) => name.split(',')[0];

for (const [name, code] of Object.entries(BACHET)) {
  test(`input and output: ${name}`, async () => {
    assert.equal(await printed(languageOf(name), undented(code), GAMES), 'first\nsecond\n');
  });
}

test('MicroPython with the prelude prints what Python prints', async () => {
  const code = readFileSync(new URL('prelude.py', import.meta.url), 'utf8');
  const input = 'a b\n3 4\n';
  const { stdout, stderr } = spawnSync('python3', ['-c', code], { input, encoding: 'utf8' });
  assert.equal(stderr, 'error\n');
  assert.equal(await printed('python', code, input), stdout);
});

test('node prints what a program prints here', async () => {
  const code = `
    console.log('a', 1, 2.5, 10n, -0, true, null, undefined);
    console.log([1, 'a', 2n, [3]], [], { a: 1, b: 'c' }, {}, [[]]);
    setTimeout(() => console.log('later'), 0);
    Promise.resolve().then(() => console.log('promise'));
    console.log(require('os').EOL.length, require.main === module);
    process.stdout.write('end');`;
  const { stdout } = spawnSync('node', { input: code, encoding: 'utf8' });
  assert.equal(await printed('javascript', code), stdout.replace('false', 'true'));
});

const FAILURES = [
  ['python', 'x = 1\nprint(x)\nprint(1 // 0)', 'ZeroDivisionError: division by zero', 3, '1\n'],
  ['python', 'def f():\n    return g()\n\nf()', "NameError: name 'g' is not defined", 2],
  ['python', 'input()', 'EOFError: EOF when reading a line', 1],
  ['python', 'sorted([1, "a"], key=lambda x: x)\n', /^TypeError: /, 1],
  ['python', 'for i in range(3)\n    pass', 'SyntaxError: invalid syntax', 1],
  ['python', 'x = 1\n  y = 2', 'IndentationError: unexpected indent', 2],
  ['python', 'import numpy', "ModuleNotFoundError: No module named 'numpy'", 1],
  ['python', 'print({}["a"])', "KeyError: 'a'", 1],
  ['python', 'raise ValueError', 'ValueError', 1],
  ['python', 'int("x")', "ValueError: invalid literal for int() with base 10: 'x'", 1],
  ['python', 'a = 5\nprint(a.bit_length())', /int\.bit_length: write len\(bin\(n\)\) - 2$/, 2],
  ['python', 'print("a".zfill(3))', /str\.zfill: write /, 1],
  ['python', 'x = [1]\ny = [*x, 2]', /\[\*x\]: write list\(x\)/, 2],
  ['python', 'x = {}\ny = {**x}', /\{\*\*x\}: write dict\(x\)/, 2],
  ['python', 'match 1:\n    case 1:\n        pass', /no match: write if and elif$/, 1],
  [
    'python',
    'def f(n):\n    return f(n + 1)\nf(0)',
    /^RecursionError: maximum recursion depth exceeded/,
    undefined,
  ],
  ['javascript', 'let x = 1;\nx.y.z();', /^TypeError: /, 2],
  ['javascript', 'function f() {\n  throw new Error("no");\n}\n\nf();', 'Error: no', 2],
  ['javascript', 'async function f() {\n  throw new Error("no");\n}\n\nf();', 'Error: no', 2],
  ['javascript', 'setTimeout(() => {\n  g();\n});', 'ReferenceError: g is not defined', 2],
  ['javascript', 'function solve(text) {\n  return text.x.y;\n}', /^TypeError: /, 2],
  ['javascript', 'let x = 1;\nlet y = ;', /^SyntaxError: /, 2],
  ['javascript', 'console.log(1);\nthrow 5;', '5', undefined, '1\n'],
  ['javascript', 'Array.prototype.map = null;\nx();', 'ReferenceError: x is not defined', 2],
  ['javascript', "require('http');", "Error: There is no module 'http' here", 1],
  ['javascript', 'self.postMessage(1);', /^TypeError: /, 1],
  ['javascript', 'function f() { f(); }\nf();', /^RangeError: /, 1],
];

for (const [language, code, message, line, output = ''] of FAILURES) {
  test(`a failure in ${language}: ${code.replaceAll('\n', ' ')}`, async () => {
    const found = await outcome(language, code);
    assert.equal(found.output, output);
    assert.equal(found.error?.kind, 'runtime');
    assert[typeof message === 'string' ? 'equal' : 'match'](found.error.message, message);
    if (line) assert.equal(found.error.line, line);
  });
}

const OVER = [
  ['python', 'while True: pass', 'time'],
  ['javascript', 'for (;;);', 'time'],
  ['python', 'while True: print("spam")', 'output'],
  ['python', 'try:\n    while True: print("spam")\nexcept Exception: pass', 'output'],
  ['javascript', 'for (;;) print("spam");', 'output'],
  ['python', 'x = [0]\nwhile True: x += x', 'memory'],
];

for (const [language, code, kind] of OVER) {
  test(`over the limit of ${kind} in ${language}: ${code}`, async () => {
    const { error, output, time } = await outcome(language, code, '', kind === 'time' ? 300 : 20000);
    assert.equal(error.kind, kind);
    if (kind === 'time') assert(time >= 290 && time < 10000);
    if (kind === 'output') assert(output.startsWith('spam\nspam\n') && output.length <= 1_000_010);
  });
}

/** Runs that leave behind what they can; each is as if it were the first. */
const AGAIN = {
  python: `
    import sys, random, math
    math.gcd(n := int(input()), 2)
    math.gcd = None
    x = globals().get("x", 0) + 1
    if n == 1: raise ValueError
    if n == 2: print(1 // 0)
    if n == 3:
        while True: pass
    if n == 4:
        def f(n): return f(n + 1)
        f(0)
    if n == 5: sys.stdin = sys.stdout = None
    if n == 6: sys.exit()
    print(n, x, random.randint(1, 10**6) > 0)`,
  javascript: `
    leaked = (globalThis.leaked ?? 0) + 1;
    const n = Number(readline());
    if (n === 1) throw new Error();
    if (n === 2) Array.prototype.map = Array.prototype.join = Array.prototype[Symbol.iterator] = null;
    if (n === 3) for (;;);
    if (n === 4) (function f() { f(); })();
    if (n === 5) { Array.prototype.extra = 1; delete String.prototype.slice; Object.keys = null; Promise = null; }
    if (n === 6) process.exit();
    console.log(n, leaked, [].extra ?? true);`,
};

for (const [language, code] of Object.entries(AGAIN)) {
  test(`each run is like the first: ${language}`, async () => {
    const program = new Program(language, undented(code), load);
    const found = [];
    for (const n of [7, 7, 1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 6, 7]) {
      const { output, error } = await program.run(`${n}\n`, 3000);
      if (n === 7) found.push(error?.message ?? output);
    }
    program.close();
    assert.deepEqual(found, Array(8).fill(language === 'python' ? '7 1 True\n' : '7 1 true\n'));
  });
}

test('calls that are a few hundred deep', async () => {
  const code = `
    from functools import cache
    def plain(n):
        return 0 if n == 0 else 1 + plain(n - 1)
    @cache
    def cached(n):
        return 0 if n == 0 else 1 + max(cached(n - k) for k in range(1, 3) if n >= k)
    print(plain(300), cached(100))`;
  assert.equal(await printed('python', undented(code)), '300 100\n');
});

test('what cannot be loaded is said, and may be loaded later', async () => {
  let parts = Promise.reject('not there');
  const program = new Program('python', 'print(1)', () => parts);
  await assert.rejects(program.run('', 1000), (reason) => reason === 'not there');
  parts = load();
  assert.equal((await program.run('', 1000)).output, '1\n');
  program.close();
});

test('a run ends when the program is closed', async () => {
  const program = new Program('javascript', 'for (;;);');
  setTimeout(() => program.close(), 300);
  await assert.rejects(program.run('', 5000), (reason) => reason === 'stopped');
  const loading = new Program('python', 'print(1)', load);
  const run = loading.run('', 5000);
  loading.close();
  await assert.rejects(run, (reason) => reason === 'stopped');
});

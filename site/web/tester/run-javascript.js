// JavaScript in a worker, with what node and the judges' shells give a program to read and to print.

/**
 * Prepares a program, which `programOf` makes of the names around it as an async function; it has so many lines, of a
 * script that begins one line before. Returns `run(input)`, which returns the promise of { output, error } as Program
 * does. It is put into a worker by its text, so it uses nothing from around it.
 */
export function startJavaScript(programOf, length) {
  const OUTPUT_LIMIT = 1e6;
  const STOP = Symbol('the end of the program');

  // What a program changes, of the language or of the worker, is as before for the next one.
  const { getOwnPropertyDescriptors, defineProperty, hasOwn } = Object;
  const { ownKeys, deleteProperty } = Reflect;
  const classes = [
    Array,
    String,
    Number,
    BigInt,
    Boolean,
    Function,
    Symbol,
    Map,
    Set,
    Date,
    RegExp,
    Promise,
    Error,
    Object,
  ];
  const shared = [globalThis, Math, JSON, ...classes, ...classes.map(({ prototype }) => prototype)];
  const before = shared.map((object) => {
    const properties = getOwnPropertyDescriptors(object);
    return { object, properties, names: ownKeys(properties) };
  });
  /** It calls no method that may have been changed. */
  function restore() {
    for (let i = 0; i < before.length; i++) {
      const { object, properties, names } = before[i];
      const now = ownKeys(object);
      for (let k = 0; k < now.length; k++) if (!hasOwn(properties, now[k])) deleteProperty(object, now[k]);
      for (let k = 0; k < names.length; k++) {
        const property = properties[names[k]];
        if (property.writable && object[names[k]] !== property.value)
          defineProperty(object, names[k], property);
      }
    }
  }

  /** A value as node prints it, if it is not too long for a line. */
  function shown(value) {
    const list = (open, parts, close) =>
      parts.length > 0 ? `${open} ${parts.join(', ')} ${close}` : open + close;
    const nested = (item) => (typeof item === 'string' ? `'${item}'` : shown(item));
    if (typeof value === 'bigint') return `${value}n`;
    if (Object.is(value, -0)) return '-0';
    if (Array.isArray(value)) return list('[', value.map(nested), ']');
    if (value === null || typeof value !== 'object' || value instanceof Error) return String(value);
    return list(
      '{',
      Object.entries(value).map(([key, item]) => `${key}: ${nested(item)}`),
      '}',
    );
  }

  /** The line of the program that is first in the calls that led to an error. */
  function lineOf(error) {
    const lines = [...String(error?.stack).matchAll(/:(\d+):\d+/g)].map(([, line]) => line - 1);
    return lines.find((line) => line >= 1 && line <= length);
  }

  /** When promises have nothing more to do, and those that fail have been announced. */
  const idle = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));

  return async (input) => {
    let output = '';
    let at = 0;
    let failed;
    /** Whether it reads or prints, and is not just a function `solve`. */
    let isProgram = false;
    /** What is called when the program has come to its last line. */
    const later = [];

    function fail(error) {
      restore();
      if (error !== STOP) failed ??= { kind: 'runtime', message: String(error), line: lineOf(error) };
    }
    globalThis.onunhandledrejection = (event) => {
      event.preventDefault();
      fail(event.reason);
    };

    function write(text) {
      isProgram = true;
      output += text;
      if (output.length > OUTPUT_LIMIT) {
        failed = { kind: 'output', message: 'output limit exceeded' };
        throw STOP;
      }
      return true;
    }
    const print = (...values) =>
      write(`${values.map((value) => (typeof value === 'string' ? value : shown(value))).join(' ')}\n`);

    /** The input up to `end`, and behind it or its line break; null if none is left. */
    function readTo(end) {
      isProgram = true;
      if (at >= input.length) return null;
      const text = input.slice(at, end);
      at = end + 1;
      return text;
    }
    const readAll = () => readTo(input.length);
    const readLine = () => readTo((input.indexOf('\n', at) + 1 || input.length + 1) - 1);

    /** A stream of node's: events `name` of what `next` gives, and one `end`, when the program is at its last line. */
    function stream(name, next, end) {
      const listeners = { [name]: [], [end]: [] };
      let isOpen = true;
      later.push(() => {
        while (isOpen && listeners[name].length > 0) {
          const item = next();
          if (item === null) break;
          for (const listener of listeners[name]) listener(item);
        }
        for (const listener of listeners[end]) listener();
      });
      return {
        on(event, listener) {
          isProgram = true;
          listeners[event] = [...(listeners[event] ?? []), listener];
          return this;
        },
        once(event, listener) {
          return this.on(event, listener);
        },
        async *[Symbol.asyncIterator]() {
          for (let item = next(); item !== null && isOpen; item = next()) yield item;
        },
        close: () => {
          isOpen = false;
        },
        setEncoding() {},
        resume() {},
      };
    }

    const fs = { readFileSync: () => readAll() ?? '', writeFileSync: (_, text) => write(text) };
    const modules = {
      fs,
      os: { EOL: '\n' },
      readline: { createInterface: () => stream('line', readLine, 'close') },
    };
    const module = { exports: {} };
    function require(name) {
      const found = modules[name.replace('node:', '')];
      if (!found) throw new Error(`There is no module '${name}' here`);
      return found;
    }
    require.main = module;
    const exit = () => {
      later.length = 0;
      throw STOP;
    };
    const process = {
      argv: ['node', 'program.js'],
      env: {},
      exit,
      stdin: stream('data', readAll, 'end'),
      stdout: { write },
      stderr: { write() {} },
      nextTick: queueMicrotask,
      on() {},
    };
    const program = programOf({
      require,
      module,
      exports: module.exports,
      process,
      console: { log: print, info: print, debug: print, error() {}, warn() {} },
      print,
      readline: readLine,
      input: readLine,
      setTimeout: (listener, _, ...values) => later.push(() => listener(...values)),
      setImmediate: (listener, ...values) => later.push(() => listener(...values)),
    });
    try {
      const solve = await program();
      if (!isProgram && solve) {
        const answer = await solve(input);
        output += Array.isArray(answer) ? answer.join('\n') : String(answer ?? '');
      }
      do {
        while (later.length > 0) later.shift()();
        await idle();
      } while (later.length > 0);
    } catch (error) {
      fail(error);
    }
    restore();
    return { output, error: failed };
  };
}

// What judges a reader's program: it makes inputs for it and compares outputs, by the tester's module and the problem's
// own program.

/**
 * The engine, as an object of functions: of these modules, for the problem `id`, with inputs of this seed. This runs in a
 * worker as well, so it uses nothing from around it.
 */
export function createEngine({ tester, program, id, seed, framing, validator }) {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];

  /** An instance of a module; `call` gives it what it reads, and returns what it returns and writes. */
  function instanceOf(module) {
    let [rest, written, message] = [new Uint8Array(), [], undefined];
    const part = (start, length) => new Uint8Array(exports.memory.buffer, start, length);
    const judge = {
      read(start, length) {
        const block = rest.subarray(0, length);
        rest = rest.subarray(block.length);
        part(start, length).set(block);
        return block.length;
      },
      write(start, length) {
        written.push(decoder.decode(part(start, length), { stream: true }));
      },
      fail(start, length) {
        message = decoder.decode(part(start, length));
      },
      progress() {},
    };
    const { exports } = new WebAssembly.Instance(module, { judge });
    return (name, ...parts) => {
      rest = encoder.encode(parts.join('\0'));
      written = [];
      let value;
      try {
        value = exports[name]();
      } catch (error) {
        if (message === undefined) throw error; // a program that fails ends with a trap, too
      }
      return { value, text: written.join(''), message };
    };
  }

  const modules = [tester, program].map((bytes) => new WebAssembly.Module(bytes));
  const call = instanceOf(modules[0]);
  call('start', seed, framing, validator);
  const hasChecker = WebAssembly.Module.exports(modules[1]).some(({ name }) => name === `${id}_checker`);

  /** What the pack's program answers; undefined where it refuses the input. */
  function answer(input) {
    const { text, message } = instanceOf(modules[1])(id, input);
    return message === undefined ? text : undefined;
  }

  const withAnswer = (input) => ({ input, expected: answer(input) });

  return {
    answer,

    /** Some new inputs with their answers, as many as are made in 50 ms. */
    next() {
      const inputs = [];
      for (const end = performance.now() + 50; performance.now() < end && inputs.length < 50; ) {
        const { value, text } = call('next');
        if (value) inputs.push(withAnswer(text));
      }
      return inputs.filter(({ expected }) => expected !== undefined);
    },

    /** The program fails on an input that was made here: from now on simpler ones are made. */
    fails(input) {
      call('fails', input);
    },

    /** Simpler inputs are made from the first on which the program failed again. */
    restart() {
      call('restart');
    },

    /** Inputs simpler than the last on which the program failed, with their answers: the next one, or none if many tries led
     * to none; undefined if all has been tried. */
    smaller() {
      const { value, text } = call('smaller');
      if (value === 2) return undefined;
      const made = value === 1 ? [withAnswer(text)] : [];
      return made.filter(({ expected }) => expected !== undefined);
    },

    /** Why an output is wrong: {}, or { message } of a checker; undefined if it is right. */
    judge(input, expected, output) {
      if (call('compare', expected, output).value) return undefined;
      if (!hasChecker) return {};
      const { message } = instanceOf(modules[1])(`${id}_checker`, input, output);
      return message && { message };
    },

    /** Why an input is not legal; undefined if it is. */
    check: (input) => call('check', input).text || undefined,

    /** At least as many different cases as are found in this time, for a file: { cases, together }, where `together` says
     * whether one input holds them; else each is an input. */
    cases(count, seconds) {
      for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
        const { value } = call('collect');
        if (value < 0 || value >= count) break;
      }
      const { value, text } = call('cases');
      return { cases: text.split('\0').slice(0, count), together: value === 1 };
    },

    /** The input that holds these cases. */
    join: (cases) => call('join', ...cases).text,
  };
}

/** The engine in a worker, or in the page where a browser allows no worker from a file. */
export class Engine {
  #waiting = new Map();
  #count = 0;
  #worker;
  #direct;

  constructor(data) {
    const script = `let engine;
      onmessage = ({ data: [number, name, args] }) => {
        if (name === 'create') engine = (${createEngine})(...args);
        else postMessage([number, engine[name](...args)]);
      };`;
    try {
      this.#worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
      this.#worker.onmessage = ({ data: [number, value] }) => {
        this.#waiting.get(number)(value);
        this.#waiting.delete(number);
      };
      this.#worker.postMessage([0, 'create', [data]]);
    } catch {
      this.#direct = createEngine(data);
    }
  }

  /** The promise of what a function of the engine returns. */
  call = (name, ...args) => {
    if (this.#direct) return Promise.resolve(this.#direct[name](...args));
    return new Promise((resolve) => {
      this.#count += 1;
      this.#waiting.set(this.#count, resolve);
      this.#worker.postMessage([this.#count, name, args]);
    });
  };

  close() {
    this.#worker?.terminate();
  }
}

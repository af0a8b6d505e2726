// Python in a worker: MicroPython, with the prelude of site/micropython.

/**
 * Starts MicroPython for a program. Returns the promise of `run(input)`, which returns { output, error } as Program
 * does. This stands in a worker alone, so it uses nothing from around it.
 */
export async function startPython(loadMicroPython, { module, prelude, code }) {
  const MIB = 2 ** 20;
  /** Its memory; it frees nothing while a program runs. */
  const MEMORY = 256 * MIB;
  const STACK = MIB;
  /** What the stack of a browser is enough for. */
  const DEPTH = 300_000;
  /** The attributes that its types lack, and nothing can add. */
  const instead = {
    bit_length: 'len(bin(n)) - 2',
    bit_count: "bin(n).count('1')",
    is_integer: 'x == int(x)',
    zfill: "'{:03}'.format(n)",
    ljust: "'{:<9}'.format(text)",
    rjust: "'{:>9}'.format(text)",
    removeprefix: 'text[len(prefix):]',
    removesuffix: 'text[:-len(suffix)]',
    isalnum: 'c.isalpha() or c.isdigit()',
    title: 'text[:1].upper() + text[1:].lower()',
    capitalize: 'text[:1].upper() + text[1:].lower()',
    swapcase: 'c.lower() if c.isupper() else c.upper()',
  };
  /** The forms of Python that it does not read: by what it says, and the line. */
  const forms = [
    [/^\*x must be assignment target/, '[*x]', 'list(x) + list(y)'],
    [/: \s*(match|case)\b.*:\s*(#.*)?$/, 'match', 'if and elif'],
    [/: .*\{(.*,)?\s*\*\*/, '{**x}', 'dict(x) and update'],
    [/: .*\bdef\b.*,\s*\/\s*[,)]/, '/ in parameters', 'them without it'],
  ];
  const RECURSION =
    'RecursionError: maximum recursion depth exceeded: MicroPython goes some hundred calls deep';
  /** Python's words for what MicroPython says in others, and more of them where it has less room. */
  const words = [
    [/^ZeroDivisionError: divide/, 'ZeroDivisionError: division'],
    [/ isn't /, ' is not '],
    [/^ValueError: invalid syntax for integer/, 'ValueError: invalid literal for int()'],
    [/^ValueError: need more than \d+ values/, 'ValueError: not enough values'],
    [/^ImportError: no module/, 'ModuleNotFoundError: No module'],
    [/^RuntimeError: maximum recursion.*/, RECURSION],
    [
      /^MemoryError.*/,
      `MemoryError: over ${MEMORY / MIB} MiB; MicroPython frees nothing while a program runs`,
    ],
  ];

  let exports;
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...values) => {
    const result = await instantiateStreaming.apply(WebAssembly, values);
    exports = result.instance.exports;
    return result;
  };
  const url = `data:application/wasm;base64,${module}`;
  const python = await loadMicroPython({ url, heapsize: 2 * MIB, pystack: MIB / 4 });
  const { memory } = exports;
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 2 ** 16 > MEMORY) throw new RangeError();
    return WebAssembly.Memory.prototype.grow.call(memory, pages);
  };
  // It was compiled for a stack of 64 KiB, of which it uses half: 150 calls. It gets another stack; the words that
  // say where that begins and how far it goes stand side by side.
  const from = exports.emscripten_stack_get_current();
  const top = exports.malloc(STACK) + STACK;
  const state = new Uint32Array(memory.buffer, 0, 2 ** 16);
  const at = state.findIndex((word, i) => word <= from && word > from - 256 && state[i + 1] === 2 ** 15);
  state.set([top, DEPTH], at);
  exports._emscripten_stack_restore(top);
  python.runPython(prelude);
  const runProgram = python.globals.get('run');

  function explained(type, message, line) {
    if (type === 'SyntaxError') {
      const place = `${message}: ${code.split('\n')[line - 1]}`;
      const found = forms.find(([form]) => form.test(place));
      if (found) return `${type}: MicroPython has no ${found[1]}: write ${found[2]}`;
    }
    const [, owner, attribute] = /^'(\w+)' object has no attribute '(\w+)'$/.exec(message) ?? [];
    if (instead[attribute])
      return `${type}: MicroPython has no ${owner}.${attribute}: write ${instead[attribute]}`;
    const text = message ? `${type}: ${message}` : type;
    return words.reduce((said, [from, to]) => said.replace(from, to), text);
  }

  return (input) => {
    const result = {};
    try {
      runProgram(code, input, result);
    } catch (error) {
      // What is no error of Python's leaves MicroPython in the middle of something.
      const message = error instanceof RangeError ? RECURSION : String(error);
      return { output: '', error: { kind: 'runtime', message }, isBroken: true };
    }
    const { output, type, message, trace } = result;
    if (!type) return { output };
    if (type === 'OutputLimit')
      return { output, error: { kind: 'output', message: 'output limit exceeded' } };
    // Its errors have their lines in their text alone.
    const lines = [...trace.matchAll(/File "program.py", line (\d+)/g)];
    const line = lines.length > 0 ? Number(lines.at(-1)[1]) : undefined;
    const kind = type === 'MemoryError' ? 'memory' : 'runtime';
    return { output, error: { kind, message: explained(type, message, line), line } };
  };
}

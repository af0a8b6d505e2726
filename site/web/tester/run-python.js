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
  /** The forms of Python that it does not read, by a line that has them. */
  const forms = [
    [/^\s*(match|case)\b.*:\s*(#.*)?$/, 'match', 'if and elif'],
    [/(^|[^\w\s)\]]\s*|\breturn\s+)[[({].*[[({,]\s*\*\*|[{]\s*\*\*/, '{**x}', 'dict(x) and update'],
    [/([[({=,]|\breturn|\bin)\s*\*\w/, '[*x]', 'list(x) + list(y)'],
    [/\bdef\b.*,\s*\/\s*[,)]/, '/ in parameters', 'the parameters without it'],
    [/^\s*except\s*\*/, 'except*', 'except'],
  ];
  /** Python's words for what MicroPython says in others. */
  const words = [
    ['divide by zero', 'division by zero'],
    ["isn't", 'is not'],
    ['invalid syntax for integer with base', 'invalid literal for int() with base'],
    ['no module named', 'No module named'],
    ['need more than 1 values to unpack', 'not enough values to unpack'],
  ];

  const compiled = await WebAssembly.compile(Uint8Array.from(atob(module), (c) => c.charCodeAt(0)));
  let runProgram;

  async function boot() {
    let exports;
    WebAssembly.instantiateStreaming = async (_, imports) => {
      const instance = await WebAssembly.instantiate(compiled, imports);
      exports = instance.exports;
      return { instance };
    };
    const python = await loadMicroPython({ url: 'data:,', heapsize: 2 * MIB, pystack: MIB / 4 });
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
    runProgram = python.globals.get('run');
  }

  function explained(type, message, line) {
    if (type === 'SyntaxError') {
      const text = code.split('\n')[line - 1] ?? '';
      const found = forms.find(([form]) => form.test(text));
      if (found) return `${type}: MicroPython has no ${found[1]}: write ${found[2]}`;
    }
    const [, owner, attribute] = /^'(\w+)' object has no attribute '(\w+)'$/.exec(message) ?? [];
    if (instead[attribute])
      return `${type}: MicroPython has no ${owner}.${attribute}: write ${instead[attribute]}`;
    if (message.startsWith('maximum recursion')) return `RecursionError: ${message}`;
    const said = words.reduce((text, [from, to]) => text.replace(from, to), message);
    return said ? `${type}: ${said}` : type;
  }

  await boot();
  return async (input) => {
    if (!runProgram) await boot();
    const result = {};
    try {
      runProgram(code, input, result);
    } catch (error) {
      // What is no error of Python's leaves MicroPython in the middle of something.
      runProgram = undefined;
      const isDeep = error instanceof RangeError;
      const message = isDeep ? 'RecursionError: maximum recursion depth exceeded' : `${error}`;
      return { output: '', error: { kind: 'runtime', message } };
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

// Runs the programs that a reader writes.

import { startJavaScript } from './run-javascript.js';
import { startPython } from './run-python.js';

/** What a worker does, as text: it says that it is ready, and answers each input. */
const serve = `async (started) => {
  const { postMessage, performance } = globalThis;
  try {
    const run = await started;
    addEventListener('message', async ({ data }) => {
      const begin = performance.now();
      const result = await run(data);
      postMessage({ ...result, time: performance.now() - begin });
    });
    postMessage({});
  } catch (error) {
    postMessage({ failed: String(error) });
  }
}`;

/** The script of MicroPython is that of a function, as a browser starts no module in a worker from a file. */
function pythonScript(code, { script, ...parts }) {
  const data = JSON.stringify({ code, ...parts });
  return `(${serve})((async () => { ${script}
return (${startPython})(loadMicroPython, ${data}); })());`;
}

/** The program begins in the second line, and sees nothing of the worker's messages. */
function javaScriptScript(code) {
  const given =
    'require, module, exports, process, console, print, readline, input, setTimeout, setImmediate';
  const hidden = 'self, postMessage, onmessage, close, importScripts, addEventListener, dispatchEvent';
  return `const programOf = ({ ${given}, ${hidden} }) => async () => {
${code}
; return typeof solve === 'function' ? solve : undefined; };
(${serve})((${startJavaScript})(programOf, ${code.split('\n').length}));`;
}

/** A program of the reader, in a worker that is started anew when it has to be stopped. */
export class Program {
  #language;
  #code;
  #load;
  /** The promise of the worker when it is ready, or of the error in the program's syntax. */
  #started;
  #worker;
  #stop;
  #closed = 0;

  /** `load()` returns the promise of { script, module, prelude }: MicroPython's texts, the module in base64. */
  constructor(language, code, load) {
    this.#language = language;
    this.#code = code;
    this.#load = load;
  }

  /**
   * Runs it on an input, for so many milliseconds at most; one run at a time. Returns the promise of { output, time,
   * error }, with the time in milliseconds, and of { kind, message, line }, if there is an error, which is of kind
   * 'runtime', 'time', 'output' or 'memory'. Rejects with a text if the language cannot be loaded, or on close().
   */
  async run(input, milliseconds) {
    this.#started ??= this.#start();
    const started = this.#started;
    try {
      const error = await started;
      if (error) return { output: '', time: 0, error };
    } catch (reason) {
      if (this.#started === started) this.close();
      throw reason;
    }
    return new Promise((resolve, reject) => {
      const begin = performance.now();
      const finish = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      const stop = (kind, message) => {
        finish({ output: '', time: performance.now() - begin, error: { kind, message } });
        this.close();
      };
      const timer = setTimeout(() => stop('time', 'time limit exceeded'), milliseconds);
      this.#stop = (reason) => {
        clearTimeout(timer);
        reject(reason);
      };
      this.#worker.onmessage = ({ data: { isBroken, ...result } }) => {
        finish(result);
        if (isBroken) this.close();
      };
      this.#worker.onerror = ({ message }) => stop('runtime', message);
      this.#worker.postMessage(input);
    });
  }

  /** Ends the worker, and a run that is under way. */
  close() {
    this.#closed++;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#started = undefined;
    this.#stop?.('stopped');
  }

  async #start() {
    const isPython = this.#language === 'python';
    const closed = this.#closed;
    const script = isPython ? pythonScript(this.#code, await this.#load()) : javaScriptScript(this.#code);
    if (closed !== this.#closed) throw 'stopped';
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const worker = new Worker(url);
    this.#worker = worker;
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      worker.onmessage = ({ data: { failed } }) => (failed ? reject(failed) : resolve());
      worker.onerror = (event) => {
        event.preventDefault();
        if (isPython) return reject(event.message ?? 'the worker does not start');
        const line = Math.min(event.lineno - 1, this.#code.split('\n').length);
        resolve({ kind: 'runtime', message: event.message.replace('Uncaught ', ''), line });
      };
    }).finally(() => URL.revokeObjectURL(url));
  }
}

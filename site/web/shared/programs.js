// Loads the programs that were compiled to WebAssembly, and runs them beside the page.

import { element } from './elements.js';
import { texts } from './words.js';

const loaded = new Map(); // name => promise of the bytes

/**
 * Runs the module with these bytes on an input, a text or a Blob. Returns { output, message, time }: what it
 * prints, as a Blob, its message if it stops at something, and the time in milliseconds; or { crashed } if it
 * ended in no such way. It may call `progress(done, all)`. This runs in a worker as well, so it uses nothing
 * from around it.
 */
async function run({ bytes, input }, progress) {
  const decoder = new TextDecoder();
  const all = new Blob([input]);
  // A worker reads block by block, so that a file may be larger than the memory.
  const inWorker = typeof FileReaderSync === 'function';
  let rest = new Uint8Array(inWorker ? 0 : await all.arrayBuffer());
  let at = rest.length;
  function next() {
    const block = all.slice(at, at + 2 ** 24);
    at += block.size;
    return new Uint8Array(new FileReaderSync().readAsArrayBuffer(block));
  }
  const output = [];
  let size = 0;
  let message;
  let memory;
  const part = (start, length) => new Uint8Array(memory.buffer, start, length);
  const judge = {
    read(start, length) {
      if (rest.length === 0 && at < all.size) rest = next();
      const block = rest.subarray(0, length);
      rest = rest.subarray(block.length);
      part(start, length).set(block);
      return block.length;
    },
    write(start, length) {
      size += length;
      if (size > 1e9) throw new Error('too much');
      output.push(part(start, length).slice());
    },
    fail(start, length) {
      message = decoder.decode(part(start, length));
    },
    progress,
  };
  const { instance } = await WebAssembly.instantiate(bytes, { judge });
  memory = instance.exports.memory;
  const begin = performance.now();
  let crashed = false;
  try {
    instance.exports.run();
  } catch {
    crashed = message === undefined; // a program that fails ends with a trap, too
  }
  const time = Math.round(performance.now() - begin);
  return { output: new Blob(output), crashed, message, time };
}

/** The bytes of the program `name`; a text that says what is missing as the reason if there are none. */
export function loadProgram(name) {
  if (!loaded.has(name)) {
    const bytes = new Promise((resolve, reject) => {
      if (typeof WebAssembly !== 'object') return reject(texts.noWasm);
      const src = new URL(`${path_to_root}../solver/${name}.js`, location.href);
      const script = element('script', { src });
      script.onload = () => {
        const text = atob(globalThis.solverModule);
        resolve(Uint8Array.from(text, (character) => character.charCodeAt(0)));
      };
      script.onerror = () => reject(texts.notLoaded);
      document.head.append(script);
    });
    loaded.set(name, bytes);
    bytes.catch(() => loaded.delete(name));
  }
  return loaded.get(name);
}

/**
 * Starts `run` in a worker, or in the page where a browser allows no worker from a file. Returns the promise
 * of its result, and `stop`, which ends it with a reason; after `longest` milliseconds that is `tooSlow`.
 */
export function startProgram(data, { longest, tooSlow, progress = () => {} }) {
  let worker;
  try {
    const script = `onmessage = async ({ data }) => {
        const progress = (done, all) => postMessage({ progress: [done, all] });
        postMessage({ result: await (${run})(data, progress) });
      };`;
    worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  } catch {
    return { result: run(data, progress), stop: () => {} };
  }
  return watched(worker, data, {
    longest,
    tooSlow: () => tooSlow,
    hear: ({ progress: far, result }, finish) => (far ? progress(...far) : finish(result)),
    fail: (_, finish) => finish(run(data, progress)),
  });
}

/**
 * Gives `data` to a worker. Returns the promise of what it comes to, and `stop`, which ends it with a reason; after
 * `longest` milliseconds that is tooSlow(). A message of the worker is told to hear(message, finish, stop), and an
 * error to fail(event, finish, stop), where finish(value) ends it with a value.
 */
export function watched(worker, data, { longest, tooSlow, hear, fail }) {
  let stop;
  const result = new Promise((resolve, reject) => {
    const timer = setTimeout(() => stop(tooSlow()), longest);
    const endWith = (settle) => (value) => {
      clearTimeout(timer);
      worker.terminate();
      settle(value);
    };
    const finish = endWith(resolve);
    stop = endWith(reject);
    worker.onmessage = ({ data: message }) => hear(message, finish, stop);
    worker.onerror = (event) => fail(event, finish, stop);
    worker.postMessage(data);
  });
  return { result, stop };
}

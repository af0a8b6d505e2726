// Loads the programs that were compiled to WebAssembly, and runs them beside the page.

import { loadScript } from './elements.js';
import { runProgram } from './run.js';
import { texts } from './words.js';

const loaded = new Map(); // name => promise of the bytes

/** The bytes of the module `name`; a text that says what is missing as the reason if there are none. */
export function loadModule(name) {
  if (!loaded.has(name)) {
    const bytes =
      typeof WebAssembly === 'object' ? loadSolver(name).then(decoded) : Promise.reject(texts.noWasm);
    loaded.set(name, bytes);
    bytes.catch(() => loaded.delete(name));
  }
  return loaded.get(name);
}

const decoded = () => Uint8Array.from(atob(globalThis.solverModule), (character) => character.charCodeAt(0));

/** Runs solver/NAME.js of the site; what is missing, as a text, is the reason if it is not there. */
export function loadSolver(name) {
  return loadScript(`${path_to_root}../solver/${name}.js`).catch(() => Promise.reject(texts.notLoaded));
}

/**
 * Starts `runProgram` in a worker, or in the page where a browser allows no worker from a file. Returns the promise
 * of its result, and `stop`, which ends it with a reason; after `longest` milliseconds that is `tooSlow`.
 */
export function startProgram(data, { longest, tooSlow, progress = () => {} }) {
  let worker;
  try {
    const script = `onmessage = async ({ data }) => {
        const progress = (done, all) => postMessage({ progress: [done, all] });
        postMessage({ result: await (${runProgram})(data, progress) });
      };`;
    worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  } catch {
    return { result: runProgram(data, progress), stop: () => {} };
  }
  return watched(worker, data, {
    longest,
    tooSlow: () => tooSlow,
    hear: ({ progress: far, result }, finish) => (far ? progress(...far) : finish(result)),
    fail: (_, finish) => finish(runProgram(data, progress)),
  });
}

/**
 * Gives `data` to a worker. Returns the promise of what it comes to, and `stop`, which ends it with a reason; after
 * `longest` milliseconds that is tooSlow(). A message of the worker is passed to hear(message, finish, stop), and an
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

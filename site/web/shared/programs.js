// Loads the programs that were compiled to WebAssembly, and runs them beside the page.

import { element } from './elements.js';
import { runProgram } from './run.js';
import { texts } from './words.js';

const loaded = new Map(); // name => promise of the bytes

/** The bytes of the module `name`; a text that says what is missing as the reason if there are none. */
export function loadModule(name) {
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

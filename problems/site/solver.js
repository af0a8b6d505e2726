// Turns <div class="solver" data-id="ID"> with a sample in a textarea into a form that runs the program of
// the problem on the reader's input. The program is in ../../solver/ID.js, which is loaded at the first run.
'use strict';

(() => {
  const { texts, element, button, copyLink, parameters, style } = elements;

  /** In characters: the largest input, the largest input of a link, the longest output that is shown. */
  const LIMITS = { input: 1_000_000, link: 4000, output: 20_000 };
  /** In milliseconds. */
  const LONGEST_RUN = 10_000;

  /**
   * Runs the module with these bytes on an input. Returns { output, status, message, time }: what it prints,
   * its exit status, its line to stderr if that is 1, and the time in milliseconds; or { crashed } if it
   * ended in no such way. This runs in a worker as well, so it uses nothing from around it.
   */
  async function run({ bytes, input }) {
    const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
    let rest = encoder.encode(input);
    const output = [];
    let size = 0;
    let message;
    let memory;
    const part = (start, length) => new Uint8Array(memory.buffer, start, length);
    const judge = {
      read(start, length) {
        const block = rest.subarray(0, length);
        rest = rest.subarray(block.length);
        part(start, length).set(block);
        return block.length;
      },
      write(start, length) {
        size += length;
        if (size > 1e8) throw new Error('too much');
        output.push(part(start, length).slice());
      },
      fail(start, length) {
        message = decoder.decode(part(start, length));
      },
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
    const all = new Uint8Array(output.reduce((sum, block) => sum + block.length, 0));
    let at = 0;
    for (const block of output) {
      all.set(block, at);
      at += block.length;
    }
    return { output: decoder.decode(all), crashed, message, status: message === undefined ? 0 : 1, time };
  }

  style('play.css');
  for (const container of document.querySelectorAll('.solver')) mount(container);

  function mount(container) {
    const { id } = container.dataset;
    const sample = container.querySelector('textarea').value;
    let module; // the promise of its bytes
    let stop; // ends the present run

    const input = element('textarea', {
      rows: Math.min(14, sample.split('\n').length + 1),
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      id: 'solver-input',
    });
    const output = element('pre', {
      class: 'solver-output',
      role: 'region',
      tabindex: 0,
      'aria-label': texts.solverOutput,
    });
    const status = element('p', { class: 'solver-status', role: 'status' });
    const start = button(texts.run, solve, { class: 'play-button solver-run' });
    const end = button(texts.stop, () => stop?.(texts.stopped), { class: 'play-button solver-stop' });
    container.replaceChildren(
      element('p', {}, texts.solverHint(LIMITS.input.toLocaleString('en'))),
      element('label', { for: 'solver-input' }, texts.solverInput),
      input,
      element(
        'div',
        { class: 'solver-controls' },
        start,
        end,
        button(texts.sample, () => fill(sample), { class: 'play-button solver-sample' }),
        button(texts.inputLink, link, { class: 'play-button solver-link' }),
      ),
      element('div', { class: 'solver-label' }, texts.solverOutput),
      output,
      status,
    );
    end.disabled = true;
    // The keys of the page, such as the arrow keys, which turn it.
    container.addEventListener('keydown', (event) => event.stopPropagation());
    addEventListener('hashchange', fromLink);
    input.value = sample;
    fromLink();

    function fill(text) {
      stop?.(texts.stopped);
      input.value = text;
      output.replaceChildren();
      status.textContent = '';
    }

    function fromLink() {
      const text = parameters('input')?.text;
      if (text === undefined) return;
      fill(text);
      container.scrollIntoView();
    }

    async function link() {
      if (input.value.length > LIMITS.link) {
        status.textContent = texts.inputTooLong(LIMITS.link);
        return;
      }
      const query = new URLSearchParams({ text: input.value });
      status.textContent = (await copyLink(`#input?${query}`)) ? texts.linkCopied : texts.linkShown;
    }

    async function solve() {
      const text = input.value;
      output.replaceChildren();
      delete status.dataset.status;
      if (text.length > LIMITS.input) {
        status.textContent = texts.tooLarge(text.length, LIMITS.input);
        return;
      }
      if (typeof WebAssembly !== 'object') {
        status.textContent = texts.noWasm;
        return;
      }
      status.textContent = texts.running;
      [start.disabled, end.disabled] = [true, false];
      try {
        module ??= load(id);
        show(await inWorker({ bytes: await module, input: text }));
      } catch (reason) {
        if (typeof reason !== 'string') throw reason;
        status.textContent = reason;
      } finally {
        stop = undefined;
        [start.disabled, end.disabled] = [false, true];
      }
    }

    /** Runs the program in a worker, or in the page where a browser allows no worker from a file. */
    function inWorker(data) {
      let worker;
      try {
        const script = `onmessage = async ({ data }) => postMessage(await (${run})(data));`;
        worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
      } catch {
        return run(data);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => stop(texts.tooSlow), LONGEST_RUN);
        const finish = () => {
          clearTimeout(timer);
          worker.terminate();
        };
        stop = (reason) => {
          finish();
          reject(reason);
        };
        worker.onmessage = (event) => {
          finish();
          resolve(event.data);
        };
        worker.onerror = () => {
          finish();
          resolve(run(data));
        };
        worker.postMessage(data);
      });
    }

    function show({ output: text, crashed, message, status: code, time }) {
      const shown = text.slice(0, LIMITS.output);
      output.append(shown);
      if (shown !== text) {
        output.append(
          element('span', { class: 'solver-error' }, `${texts.cut(text.length - shown.length)}\n`),
        );
      }
      if (message !== undefined) {
        output.append(element('span', { class: 'solver-error' }, `${id}: ${message}\n`));
      }
      status.textContent = crashed ? texts.crashed : texts.exit(code, time);
      status.dataset.status = crashed ? '' : code;
    }
  }

  /** The bytes of a program. */
  function load(id) {
    return new Promise((resolve, reject) => {
      const script = element('script', { src: new URL(`${path_to_root}../solver/${id}.js`, location.href) });
      script.onload = () => {
        const text = atob(globalThis.solverModule);
        resolve(Uint8Array.from(text, (character) => character.charCodeAt(0)));
      };
      script.onerror = () => reject(texts.notLoaded);
      document.head.append(script);
    });
  }
})();

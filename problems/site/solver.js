// Turns <div class="solver" data-id="ID"> with a sample in a textarea into a form that runs the program of
// the problem on the reader's input. The program is in ../../solver/ID.js, which is loaded at the first run.
'use strict';

(() => {
  const { texts, element, button, copyLink, parameters, style } = elements;

  /** In characters: the largest input, the largest input of a link, the longest output that is shown. */
  const LIMITS = { input: 1_000_000, link: 4000, output: 20_000 };
  /** In milliseconds. */
  const LONGEST_RUN = 10_000;

  style('controls.css');
  style('play.css');
  for (const container of document.querySelectorAll('.solver')) mount(container);

  function mount(container) {
    const { id } = container.dataset;
    const sample = container.querySelector('textarea').value;
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
      status.textContent = texts.running;
      [start.disabled, end.disabled] = [true, false];
      try {
        const running = modules.start(
          { bytes: await modules.load(id), input: text },
          { longest: LONGEST_RUN, tooSlow: texts.tooSlow },
        );
        stop = running.stop;
        show(await running.result);
      } catch (reason) {
        if (typeof reason !== 'string') throw reason;
        status.textContent = reason;
      } finally {
        stop = undefined;
        [start.disabled, end.disabled] = [false, true];
      }
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
})();

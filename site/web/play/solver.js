// Turns <div class="solver" data-id="ID" data-module="MODULE"> with a sample in a textarea into a form that runs the program of
// the problem on the reader's input, typed or in a file of any size, and compares what it prints with what was
// expected. The program is in ../../solver/MODULE.js, which is loaded at the first run.

import { button, copyLink, details, element, language, parameters, save } from '../shared/elements.js';
import { loadModule, startProgram } from '../shared/programs.js';
import { texts } from '../shared/words.js';
import { gameOf } from './games.js';
import { casesOf } from './positions.js';
import { LONGEST, parts, Runs } from './runs.js';
import './play.css';

/** In characters: the largest input of a link, the longest text of a file or an output that is shown; and how many
 * cases are linked to the game. */
const LIMITS = { link: 4000, file: 2000, output: 20_000, cases: 8 };
const container = document.querySelector('.solver:not(.tester, .breaker)');
const { id, module } = container.dataset;
const sample = container.querySelector('textarea').value;
const runs = new Runs(async (input, seconds) =>
  startProgram(
    { bytes: await loadModule(module), program: id, input },
    { longest: seconds * 1000, tooSlow: texts.tooSlow(seconds) },
  ),
);

const input = source('solver-input', texts.solverInput, Math.min(14, sample.split('\n').length + 1));
const expected = source('solver-expected', texts.expected, 4);
const shown = element('pre', {
  class: 'solver-output',
  role: 'region',
  tabindex: 0,
  'aria-label': texts.solverOutput,
});
const status = element('p', { class: 'solver-status', role: 'status' });
const cases = element('p', { class: 'solver-cases' });
const verdict = element('div', { class: 'solver-verdict', role: 'status' });
const start = button(texts.run, solve, { class: 'play-button solver-run' });
const end = button(texts.stop, () => runs.stop(texts.stopped), { class: 'play-button solver-stop' });
const saveButton = button(texts.saveOutput, () => save(runs.output, `${id}.out`), {
  class: 'play-button solver-save',
});
container.replaceChildren(
  element('p', {}, texts.solverHint(LONGEST.typed)),
  ...input.nodes,
  element(
    'div',
    { class: 'solver-controls' },
    start,
    end,
    input.open,
    button(texts.sample, () => fill(sample), { class: 'play-button solver-sample' }),
    button(texts.inputLink, link, { class: 'play-button solver-link' }),
  ),
  element('div', { class: 'solver-label' }, texts.solverOutput),
  shown,
  status,
  cases,
  element('div', { class: 'solver-controls' }, saveButton),
  details(
    texts.compareWith,
    { class: 'solver-compare' },
    ...expected.nodes,
    element(
      'div',
      { class: 'solver-controls' },
      button(texts.compare, () => (runs.output ? compare() : solve()), {
        class: 'play-button solver-compare-run',
      }),
      expected.open,
    ),
    verdict,
  ),
);
[end.disabled, saveButton.disabled] = [true, true];
// The keys of the page, such as the arrow keys, which turn it.
container.addEventListener('keydown', (event) => event.stopPropagation());
addEventListener('hashchange', fromLink);
takesDrops(container, (file, target) => {
  if (target.closest('.solver-compare')) expected.take(file);
  else input.take(file);
});
input.onChange(forget);
expected.onChange(() => verdict.replaceChildren());
input.fill(sample);
fromLink();

function forget() {
  runs.forget(texts.stopped);
  saveButton.disabled = true;
  delete status.dataset.status;
  for (const node of [shown, status, cases, verdict]) node.replaceChildren();
}

function fill(text) {
  input.fill(text);
  forget();
}

function fromLink() {
  const text = parameters('input')?.text;
  if (text === undefined) return;
  fill(text);
  container.scrollIntoView();
}

async function link() {
  const text = input.content();
  if (typeof text !== 'string' || text.length > LIMITS.link) {
    status.textContent = texts.inputTooLong(LIMITS.link);
    return;
  }
  const query = new URLSearchParams({ text });
  status.textContent = (await copyLink(`#input?${query}`)) ? texts.linkCopied : texts.linkShown;
}

async function solve() {
  forget();
  status.textContent = texts.running;
  start.disabled = true;
  try {
    const result = await runs.run(input.content(), () => {
      end.disabled = false;
    });
    await show(result);
  } catch (reason) {
    if (typeof reason !== 'string') throw reason;
    status.textContent = reason;
  } finally {
    [start.disabled, end.disabled] = [false, true];
  }
}

async function show({ output, crashed, message, time }) {
  saveButton.disabled = false;
  const beginning = await textOf(output, LIMITS.output);
  shown.append(beginning);
  const isWhole = new Blob([beginning]).size === output.size;
  if (!isWhole) shown.append(element('span', { class: 'solver-error' }, texts.cut(sizeOf(output))));
  if (crashed) status.textContent = texts.crashed;
  else if (message === undefined) status.textContent = texts.done(time);
  else status.replaceChildren(...stoppedBecause(message));
  if (!crashed) cases.replaceChildren(...played());
  if (!expected.isEmpty()) await compare();
  status.dataset.status = crashed ? '' : Number(message !== undefined);
}

/** Links to the first cases of the input in the game of the page, if it has one. */
function played() {
  const game = gameOf(id);
  const text = input.content();
  if (!game || typeof text !== 'string') return [];
  const links = casesOf(game, text, container.dataset.framing)
    .slice(0, LIMITS.cases)
    .map((words) => {
      const query = new URLSearchParams({ case: words, values: 'shown' });
      return element('a', { href: `#play?${query}` }, words);
    });
  return links.length > 0 ? [texts.solverCases, ...links] : [];
}

/** Says where the output first differs from the expected one. */
async function compare() {
  if (expected.isEmpty()) {
    verdict.textContent = texts.nothingExpected;
    return;
  }
  const { line, lines } = await runs.differenceFrom(expected.content());
  verdict.dataset.same = line === undefined;
  verdict.replaceChildren(line === undefined ? texts.same : texts.differs(line));
  if (line === undefined) return;
  const row = (name, text) => [
    element('dt', {}, name),
    element('dd', {}, text === undefined ? texts.noLine : element('code', {}, cut(text))),
  ];
  verdict.append(element('dl', {}, ...row(texts.wasExpected, lines[0]), ...row(texts.wasFound, lines[1])));
}

/**
 * A labelled field for a text, in whose place a file may be. `nodes` shows it; `open` is a button that opens a
 * file; `take(file)` puts a file there, `fill(text)` a text; `content()` is the File or the text.
 */
function source(id, label, rows) {
  let file;
  let changed = () => {};
  const field = element('textarea', {
    id,
    rows,
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
  });
  const about = element('p', { class: 'solver-file', role: 'status' });
  const chooser = element('input', { type: 'file', hidden: '' });
  chooser.addEventListener('change', () => {
    if (chooser.files[0]) take(chooser.files[0]);
    chooser.value = ''; // the same one may be opened again
  });
  field.addEventListener('input', () => changed());

  function fill(text) {
    file = undefined;
    field.value = text;
    field.readOnly = false;
    about.replaceChildren();
  }

  async function take(taken) {
    fill('');
    file = taken;
    field.readOnly = true;
    const close = button(texts.closeFile, () => {
      fill('');
      changed();
      field.focus();
    });
    about.replaceChildren(`${texts.fromFile(taken.name, sizeOf(taken))} `, close);
    changed();
    const beginning = await textOf(taken, LIMITS.file);
    if (file !== taken) return;
    field.value = beginning + (taken.size > LIMITS.file ? '…' : '');
  }

  return {
    nodes: [element('label', { for: id }, label), field, about, chooser],
    open: button(texts.openFile(label), () => chooser.click(), { class: 'play-button solver-open' }),
    take,
    fill,
    content: () => file ?? field.value,
    isEmpty: () => (file ? file.size === 0 : field.value.trim() === ''),
    onChange: (listener) => {
      changed = listener;
    },
  };
}

/** Calls take(file, target) with a file that is dropped onto something inside. */
function takesDrops(container, take) {
  const mark = (isOver) => container.classList.toggle('dropping', isOver);
  container.addEventListener('dragover', (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  container.addEventListener('dragleave', () => mark(false));
  container.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer.files;
    mark(false);
    if (!file) return;
    event.preventDefault();
    take(file, event.target);
  });
}

/** The beginning of a Blob, at most this many bytes, without half a character at the end. */
async function textOf(blob, most) {
  const bytes = await blob.slice(0, most).arrayBuffer();
  return new TextDecoder().decode(bytes, { stream: true });
}

function sizeOf({ size }) {
  const format = (number, unit) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(number);
  if (size < 1000) return format(size, 'byte');
  return size < 1_000_000 ? format(size / 1000, 'kilobyte') : format(size / 1_000_000, 'megabyte');
}

/** What a program said when it stopped, in words. */
function stoppedBecause(message) {
  const { line, problem } = parts(message);
  return [
    line ? texts.stoppedAt(line) : texts.stoppedFor,
    element('span', { lang: 'en' }, problem),
    texts.fullStop,
  ];
}

/** A line for people, who need not see all of it. */
function cut(line) {
  const most = 200;
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

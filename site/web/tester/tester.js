// Turns <div class="tester" data-tester="JSON"> into a form that tests the reader's program: in Python or JavaScript in the
// page, in any other language by a file of small cases. The JSON: the id and the module of the problem, how its inputs are
// framed, its validator, its samples as [input, answer], and a program in each language to begin with.

import { gameOf } from '../play/games.js';
import { casesOf } from '../play/positions.js';
import { saveSetting, setting } from '../play/storage.js';
import { button, element, save } from '../shared/elements.js';
import { loadModule, loadSolver } from '../shared/programs.js';
import { createBreaker } from './breaker.js';
import { createEditor } from './editor.js';
import { Engine } from './engine.js';
import { firstWrong, makeFile } from './files.js';
import { Program } from './program.js';
import { RUNS, search } from './search.js';
import { texts } from './tester-words.js';
import '../play/play.css';
import './tester.css';

/** How many random inputs are tried, and for how many seconds. */
const MOST = { count: 2000, seconds: 20 };
const container = document.querySelector('.tester');
const problem = JSON.parse(container.dataset.tester);
const samples = problem.samples.map(([input, expected]) => ({ input, expected }));
let seed = 1;
let running; // what can be closed

const kept = (name) => setting(`tester-${name}`);
const keep = (name, value) => saveSetting(`tester-${name}`, value);

const languages = Object.keys(texts.languages);
let language = languages.includes(kept('language')) ? kept('language') : languages[0];
const picker = element(
  'select',
  { 'aria-label': texts.language },
  ...languages.map((name) =>
    element('option', { value: name, selected: name === language && '' }, texts.languages[name]),
  ),
);
const editor = createEditor(texts.program, (text) => keep(`${problem.id}-${language}`, text));
const note = element('p', { class: 'tester-note' });
const status = element('p', { class: 'solver-status', role: 'status' });
const result = element('div', { class: 'tester-result' });
const start = button(texts.start, test, { class: 'play-button solver-run' });
const stop = button(texts.stop, () => running?.close(), { class: 'play-button', disabled: '' });
const another = button('', () => {
  seed += 1;
  test();
});
const here = element(
  'div',
  {},
  editor.node,
  note,
  element(
    'div',
    { class: 'solver-controls' },
    start,
    stop,
    another,
    button(texts.reset, () => fill(problem.starts[language])),
  ),
);
const elsewhere = byFiles();
container.replaceChildren(
  element('p', {}, texts.hint),
  element('p', {}, element('label', {}, `${texts.language} `, picker)),
  here,
  elsewhere,
  status,
  result,
);
container.addEventListener('keydown', (event) => event.stopPropagation());
picker.addEventListener('change', () => {
  language = picker.value;
  keep('language', language);
  choose();
});
choose();
const breaking = document.querySelector('.breaker');
if (breaking) createBreaker(breaking, { problem, engineOf, loadPython, outcome });

function choose() {
  const isHere = language in problem.starts;
  [here.hidden, elsewhere.hidden] = [!isHere, isHere];
  forget();
  if (!isHere) return;
  note.textContent = texts.notes[language];
  fill(kept(`${problem.id}-${language}`) ?? problem.starts[language]);
}

function fill(text) {
  editor.fill(text);
  keep(`${problem.id}-${language}`, text);
}

function forget() {
  status.textContent = '';
  result.replaceChildren();
  editor.mark(undefined);
  another.textContent = texts.another(seed + 1);
  another.hidden = true;
}

/** An engine with inputs of this seed. Fails with a text if its modules cannot be loaded. */
async function engineOf(seed) {
  const tester = await loadModule('tester');
  const program = await loadModule(problem.module);
  const { id, framing, validator } = problem;
  return new Engine({ tester, program, id, seed, framing, validator });
}

async function loadPython() {
  if (!globalThis.micropython) await loadSolver('micropython');
  return globalThis.micropython;
}

async function test() {
  forget();
  status.textContent = texts.starting;
  [start.disabled, stop.disabled] = [true, false];
  let engine;
  try {
    engine = await engineOf(seed);
    const program = new Program(language, editor.text(), loadPython);
    running = program;
    show(await search(engine.call, program, { samples, ...MOST }, progress));
  } catch (reason) {
    if (typeof reason !== 'string') throw reason;
    status.textContent = reason === 'stopped' ? texts.stopped : reason;
  } finally {
    running?.close();
    engine?.close();
    running = undefined;
    [start.disabled, stop.disabled] = [false, true];
  }
}

function progress({ count, smaller }) {
  status.textContent = count === undefined ? texts.shrinking(smaller) : texts.tried(count);
}

function show({ count, slowest, failure, sample, failed }) {
  another.hidden = false;
  if (!failure) {
    const time = Math.max(1, Math.ceil(slowest));
    status.textContent = texts.right(texts.samples(samples.length), count, seed, time);
    return;
  }
  const where = [];
  if (sample) where.push(texts.onSample(sample));
  if (!samples.some(({ input }) => input === failure.input)) where.push(texts.onInput(count, seed));
  status.textContent = where.join(' ');
  editor.mark(failure.error?.line);
  result.replaceChildren(...outcome(failure));
  if (failed < RUNS) result.append(element('p', {}, texts.sometimes(failed, RUNS)));
}

/** A wrong output, or an error, as elements. */
function outcome({ input, expected, output, error, difference }, found = texts.found) {
  const shown = (name, text) => [
    element('div', { class: 'solver-label' }, name),
    element('pre', { class: 'tester-text', tabindex: 0 }, cut(text.trimEnd()) || texts.nothing),
  ];
  const nodes = [element('p', { class: 'tester-verdict' }, texts.verdicts[error?.kind ?? 'wrong'])];
  if (error?.message && error.kind === 'runtime') {
    const { line, message } = error;
    nodes.push(element('p', { lang: 'en' }, line ? texts.atLine(line, message) : message));
  }
  nodes.push(...shown(texts.input, input), ...shown(texts.expected, expected));
  if (!error || output) nodes.push(...shown(found, output));
  if (difference?.message) nodes.push(element('p', { lang: 'en' }, difference.message));
  const game = gameOf(problem.id);
  const cases = game ? casesOf(game, input, problem.framing) : [];
  if (cases.length === 1) {
    const query = new URLSearchParams({ case: cases[0], values: 'shown' });
    nodes.push(element('p', {}, element('a', { href: `#play?${query}` }, texts.play)));
  }
  return nodes;
}

function cut(text) {
  const most = 4000;
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The form for a program that runs elsewhere. */
function byFiles() {
  let made;
  let engine;
  const told = element('div', {});
  const field = element('textarea', { id: 'tester-output', rows: 5, spellcheck: 'false' });
  const chooser = element('input', { type: 'file', hidden: '' });
  chooser.addEventListener('change', () => chooser.files[0] && take(chooser.files[0]));
  const take = async (file) => {
    field.value = await file.text();
    await check();
  };

  async function make() {
    forget();
    status.textContent = texts.making;
    made = undefined;
    engine?.close();
    try {
      engine = await engineOf(seed);
      made = await makeFile(engine.call, problem.id, problem.framing === 'Single');
      save(made.blob, made.name);
    } catch (reason) {
      if (typeof reason !== 'string') throw reason;
      status.textContent = reason;
      return;
    }
    status.textContent = '';
    const { name, cases, together } = made;
    const code = (text) => element('pre', { class: 'tester-text', tabindex: 0 }, text);
    told.replaceChildren(
      element('p', {}, (together ? texts.made : texts.madeZip)(cases.length, name)),
      code(together ? `./mine < ${name} > output.txt` : 'sh run.sh ./mine'),
      element('p', {}, texts.onWindows),
      code(together ? `mine.exe < ${name} > output.txt` : 'run.bat mine.exe'),
    );
  }

  async function check() {
    forget();
    if (!made) {
      status.textContent = texts.makeFirst;
      return;
    }
    const wrong = await firstWrong(engine.call, made, field.value);
    if (!wrong) status.textContent = texts.allRight(made.cases.length);
    else if (wrong.tooMuch) status.textContent = texts.tooMuch;
    else {
      status.textContent = texts.wrongCase(wrong.number, made.cases.length);
      result.replaceChildren(...outcome(wrong));
    }
  }

  const form = element(
    'div',
    {},
    element('p', {}, texts.otherHint),
    element(
      'div',
      { class: 'solver-controls' },
      button(texts.makeFile, make, { class: 'play-button solver-run' }),
    ),
    told,
    element('label', { for: 'tester-output' }, texts.output),
    field,
    chooser,
    element(
      'div',
      { class: 'solver-controls' },
      button(texts.checkOutput, check),
      button(texts.openOutput, () => chooser.click()),
    ),
  );
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
  });
  return form;
}

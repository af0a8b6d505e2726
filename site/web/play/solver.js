// Turns <div class="solver" data-id="ID" data-module="MODULE"> with a sample in a textarea into a form that runs the program
// of the problem on the reader's input. The program is in ../../solver/MODULE.js, which is loaded at the first run.

import { button, copyLink, element, parameters, save } from '../shared/elements.js';
import { loadModule, startProgram } from '../shared/programs.js';
import { texts } from '../shared/words.js';
import { gameOf } from './games.js';
import { casesOf } from './positions.js';
import './play.css';

/** In seconds. */
const LONGEST = 10;
/** In characters: the largest input of a link, the longest output that is shown; and how many cases are linked to the
 * game. */
const LIMITS = { link: 4000, output: 20_000, cases: 8 };
const container = document.querySelector('.solver:not(.tester, .breaker)');
const { id, module, framing } = container.dataset;
const sample = container.querySelector('textarea').value;
let output; // of the last run, a Blob
let stop = () => {}; // ends a run with a reason

const field = element('textarea', {
  id: 'solver-input',
  rows: Math.min(14, sample.split('\n').length + 1),
  spellcheck: 'false',
  autocomplete: 'off',
  autocapitalize: 'off',
});
const shown = element('pre', {
  class: 'solver-output',
  role: 'region',
  tabindex: 0,
  'aria-label': texts.solverOutput,
});
const status = element('p', { class: 'solver-status', role: 'status' });
const cases = element('p', { class: 'solver-cases' });
const start = button(texts.run, solve, { class: 'play-button solver-run' });
const end = button(texts.stop, () => stop(texts.stopped), { class: 'play-button solver-stop' });
const saveButton = button(texts.saveOutput, () => save(output, `${id}.out`), {
  class: 'play-button solver-save',
});
container.replaceChildren(
  element('p', {}, texts.solverHint(LONGEST)),
  element('label', { for: 'solver-input' }, texts.solverInput),
  field,
  element(
    'div',
    { class: 'solver-controls' },
    start,
    end,
    button(texts.sample, () => fill(sample), { class: 'play-button solver-sample' }),
    button(texts.inputLink, link, { class: 'play-button solver-link' }),
  ),
  element('div', { class: 'solver-label' }, texts.solverOutput),
  shown,
  status,
  cases,
  element('div', { class: 'solver-controls' }, saveButton),
);
[end.disabled, saveButton.disabled] = [true, true];
// The keys of the page, such as the arrow keys, which turn it.
container.addEventListener('keydown', (event) => event.stopPropagation());
addEventListener('hashchange', fromLink);
field.addEventListener('input', forget);
fill(sample);
fromLink();

function fill(text) {
  field.value = text;
  forget();
}

/** What the last run came to is not that of another input. */
function forget() {
  stop(texts.stopped);
  saveButton.disabled = true;
  delete status.dataset.status;
  for (const node of [shown, status, cases]) node.replaceChildren();
}

function fromLink() {
  const text = parameters('input')?.text;
  if (text === undefined) return;
  fill(text);
  container.scrollIntoView();
}

async function link() {
  if (field.value.length > LIMITS.link) {
    status.textContent = texts.inputTooLong(LIMITS.link);
    return;
  }
  const query = new URLSearchParams({ text: field.value });
  status.textContent = (await copyLink(`#input?${query}`)) ? texts.linkCopied : texts.linkShown;
}

async function solve() {
  forget();
  status.textContent = texts.running;
  start.disabled = true;
  try {
    const data = { bytes: await loadModule(module), program: id, input: field.value };
    const limit = { longest: LONGEST * 1000, tooSlow: texts.tooSlow(LONGEST) };
    const run = startProgram(data, limit);
    stop = run.stop;
    end.disabled = false;
    await show(await run.result);
  } catch (reason) {
    if (typeof reason !== 'string') throw reason;
    status.textContent = reason;
  } finally {
    [start.disabled, end.disabled] = [false, true];
  }
}

async function show(result) {
  const { crashed, message, time } = result;
  output = result.output;
  saveButton.disabled = false;
  shown.append(await output.slice(0, LIMITS.output).text());
  if (output.size > LIMITS.output) shown.append(element('b', {}, texts.cut));
  if (crashed) status.textContent = texts.crashed;
  else if (message === undefined) status.textContent = texts.done(time);
  else status.replaceChildren(...stoppedBecause(message));
  if (!crashed) cases.replaceChildren(...played());
  status.dataset.status = crashed ? '' : Number(message !== undefined);
}

/** Links to the first cases of the input in the game of the page, if it has one. */
function played() {
  const game = gameOf(id);
  if (!game) return [];
  const links = casesOf(game, field.value, framing)
    .slice(0, LIMITS.cases)
    .map((words) => {
      const query = new URLSearchParams({ case: words, values: 'shown' });
      return element('a', { href: `#play?${query}` }, words);
    });
  return links.length > 0 ? [texts.solverCases, ...links] : [];
}

/** What a program said when it stopped: at which line of the input, if it named one, and for which problem. */
function stoppedBecause(message) {
  const [, line, problem = message] = /^line (\d+): (.*)$/s.exec(message) ?? [];
  return [
    line ? texts.stoppedAt(line) : texts.stoppedFor,
    element('span', { lang: 'en' }, problem),
    texts.fullStop,
  ];
}

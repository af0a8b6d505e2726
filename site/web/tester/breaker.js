// "Break this program": wrong programs that people have written, and the reader looks for an input on which one is wrong.

import { gameOf } from '../play/games.js';
import { button, element } from '../shared/elements.js';
import { Program } from './program.js';
import { tried } from './search.js';
import { texts } from './tester-words.js';

/** In milliseconds: the longest run. */
const LONGEST = 5000;

/**
 * Makes the form in `container`, whose children are the programs, each with its code and a `details` that says what is
 * wrong. The engine and Python are loaded at the first run; `outcome` shows a failure.
 */
export function createBreaker(container, { problem, engineOf, loadPython, outcome }) {
  let engine;
  let chosen;
  const programs = [...container.children];
  const field = element('textarea', { id: 'breaker-input', rows: 5, spellcheck: 'false' });
  const status = element('p', { class: 'solver-status', role: 'status' });
  const result = element('div', { class: 'tester-result' });
  const choices = programs.map((program, i) => button(texts.number(i + 1), () => choose(program)));
  const start = button(texts.run, compare, { class: 'play-button solver-run' });
  const board = button(texts.fromBoard, takeFromBoard);
  board.hidden = !gameOf(problem.id);
  container.prepend(
    element('p', {}, texts.breakHint),
    element('div', { class: 'solver-controls', role: 'group', 'aria-label': texts.which }, ...choices),
  );
  container.append(
    element('label', { for: 'breaker-input' }, texts.breakInput),
    field,
    element('div', { class: 'solver-controls' }, start, board),
    status,
    result,
  );
  container.addEventListener('keydown', (event) => event.stopPropagation());
  field.value = problem.samples[0][0];
  choose(programs[0]);

  function choose(program) {
    chosen = program;
    for (const [i, other] of programs.entries()) {
      other.hidden = other !== chosen;
      choices[i].setAttribute('aria-pressed', other === chosen);
    }
    forget();
  }

  function forget() {
    status.textContent = '';
    result.replaceChildren();
  }

  async function ask(name, ...args) {
    engine ??= await engineOf(1);
    return engine.call(name, ...args);
  }

  async function takeFromBoard() {
    const lines = gameOf(problem.id).verdicts.lines(globalThis.exported['play.js'].positionOnBoard());
    const text = lines.map((words) => `${[words].flat(2).map(String).filter(Boolean).join(' ')}\n`).join('');
    field.value = problem.framing === 'Single' ? text : await ask('join', [text]);
  }

  async function compare() {
    forget();
    start.disabled = true;
    status.textContent = texts.starting;
    const program = new Program('python', chosen.querySelector('code').textContent, loadPython);
    try {
      const input = `${field.value.trimEnd()}\n`;
      const illegal = await ask('check', input);
      if (illegal) {
        status.textContent = texts.illegal(illegal);
        return;
      }
      const expected = await ask('answer', input);
      const run = await tried(ask, program, { input, expected }, LONGEST);
      status.textContent = run.isRight ? texts.stillRight : texts.broken;
      if (run.isRight) return;
      result.replaceChildren(...outcome(run, texts.theirOutput));
      chosen.querySelector('details').open = true;
    } catch (reason) {
      if (typeof reason !== 'string') throw reason;
      status.textContent = reason;
    } finally {
      program.close();
      start.disabled = false;
    }
  }
}

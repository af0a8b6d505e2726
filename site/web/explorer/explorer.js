// Turns <div class="explorer"> into the explorer: a game that the reader brings, and what the module says of it.

import { copyLink, element, language, loadScript, parameters } from '../shared/elements.js';
import { loadModule, startProgram } from '../shared/programs.js';
import { Exploration, STOPPED } from './exploration.js';
import { codePart, files } from './explorer-files.js';
import { createForm } from './explorer-forms.js';
import { createSum } from './explorer-play.js';
import { numbersOfPositions, startEnumeration, withPositions } from './explorer-rule.js';
import { showReadings } from './explorer-tables.js';
import { knownGames, showAnswer } from './explorer-views.js';
import { texts } from './explorer-words.js';
import '../play/play.css';
import './explorer.css';

/** In milliseconds: the longest run, and how often the page says how far one is. */
const LONGEST = 60_000;
const SAID = 250;

const exploration = new Exploration({ language, start, enumerate: startEnumeration });
let saidAt = 0; // when the page said how far a run is
let isChosen = false; // whether the reader has asked for something, so that the address is theirs

const form = createForm({ explore: () => explore(true), stop: () => exploration.stop() });
const status = element('p', { class: 'explorer-run', role: 'status' });
const results = element('div', { class: 'explorer-results' });
const container = document.querySelector('.explorer');
container.replaceChildren(form.node, element('div', { class: 'explorer-output' }, status, results));
// The keys of the page, such as the arrow keys, which turn it.
container.addEventListener('keydown', (event) => event.stopPropagation());
addEventListener('hashchange', fromLink);
// The page in the other language shows the same.
const other = document.getElementById('language');
other?.addEventListener('click', () => {
  if (parameters('explore')) other.hash = location.hash;
});
if (!fromLink()) {
  form.write({});
  explore();
}

function fromLink() {
  const ofPage = Object.fromEntries(new URLSearchParams(location.search));
  // The fields of a rule's game are told once, for all links to it.
  if (ofPage.row && !globalThis.rulesGames)
    return loadScript(`${path_to_root}theory/rules-games.js`).then(fromLink);
  const entered = parameters('explore') ?? globalThis.rulesGames?.[ofPage.row] ?? (ofPage.kind && ofPage);
  if (!entered) return false;
  form.write({ ...entered, misere: entered.misere === '1' });
  isChosen = true;
  if (entered.kind === 'rule' && entered.rule) {
    exploration.drop();
    form.setRunning(false);
    results.replaceChildren();
    status.textContent = texts.fromLink; // it is code, which is not run unread
  } else explore();
  return true;
}

// ---------------------------------------------------------------- explore

/** Starts the module on an input. */
async function start(input, progress) {
  const { result, stop } = startProgram(
    { bytes: await loadModule('explorer'), program: 'explorer', input },
    { longest: LONGEST, tooSlow: { field: 'to', message: texts.tooSlow(LONGEST / 1000) }, progress },
  );
  const done = result.then(({ crashed, ...more }) => {
    if (crashed) throw { field: 'to', message: texts.crashed };
    return more;
  });
  return { result: done, stop };
}

/** Says how far a run is, unless that was said just now. */
function say(text) {
  const now = performance.now();
  if (now - saidAt < SAID) return;
  saidAt = now;
  status.textContent = text;
}

async function explore(isAsked = false) {
  isChosen ||= isAsked;
  const game = form.read();
  form.clear();
  form.setRunning(true);
  results.setAttribute('aria-busy', 'true');
  status.textContent = texts.computing;
  try {
    const answer = await exploration.explore(game, {
      enumerating: (position, found) => say(texts.enumerating(position, found)),
      progress: (done, all) => say(texts.progress(done, all)),
    });
    if (!answer) return;
    show(answer);
    status.textContent = texts.done;
    if (isAsked && results.getBoundingClientRect().top > innerHeight / 2) {
      status.scrollIntoView({ block: 'start' });
    }
  } catch (error) {
    results.replaceChildren();
    failed(error);
  } finally {
    if (!exploration.isRunning) {
      form.setRunning(false);
      results.removeAttribute('aria-busy');
    }
  }
}

/** Shows what went wrong beside its field, or else as the status. `complain` shows it beside the position. */
function failed(error, complain = undefined) {
  status.textContent = '';
  if (error === STOPPED) status.textContent = texts.stopped;
  else if (typeof error === 'string') status.textContent = error;
  else if (!error?.field) throw error;
  else {
    // A rule of the reader's may throw anything.
    const { field, message: all } = error;
    const message = all.length > 300 ? `${all.slice(0, 200)} ... ${all.slice(-95)}` : all;
    if (complain && field === 'position') complain(message);
    else if (!form.complain(field, message)) status.textContent = message;
  }
}

// ---------------------------------------------------------------- what is shown

function show(answer) {
  const { kind, enumerated } = exploration.game;
  if (kind === 'table') {
    results.replaceChildren();
    section('readings', texts.pasted.heading, ...showReadings(answer));
    remember();
    return;
  }
  const { parts, rows } = showAnswer(answer, exploration.game, form.places);
  results.replaceChildren();
  if (exploration.name) results.append(element('p', { class: 'explorer-title' }, exploration.name));
  const same = enumerated?.same;
  if (same) results.append(element('p', { class: 'explorer-note' }, texts.rule.same(same)));
  const buttons = files(rows, () => copyLink(address()));
  section('values', answer.values ? texts.values : texts.outcomes, ...parts, buttons);
  const known = knownGames(texts.ofKind[kind] ? [texts.ofKind[kind]] : answer.known, answer.patterns);
  if (known) section('known', texts.known, known);
  section('sum', texts.sum, sumPart(answer));
  section('code', texts.code, codePart(exploration));
  remember();
}

function remember() {
  if (isChosen) history.replaceState(null, '', address());
}

/** Without what a link from another page says. */
function address() {
  return `${location.pathname}#explore?${exploration.query()}`;
}

function section(name, heading, ...children) {
  const node = element(
    'section',
    { class: `explorer-section explorer-${name}`, 'aria-labelledby': `explorer-h-${name}` },
    element('h2', { id: `explorer-h-${name}` }, heading),
    ...children,
  );
  results.append(node);
}

/** How the positions and moves of this game are read and shown; see explorer-play.js. */
function namesOf({ kind, enumerated }, { names }) {
  const same = (text) => text;
  const usual = { entered: (text) => text.trim(), position: same, part: same, move: same };
  if (enumerated) {
    const named = (text) => withPositions(text, enumerated);
    const between = enumerated.isHeaps ? ' ' : '; ';
    return {
      entered: (text) => numbersOfPositions(text, enumerated),
      position: (text) => text.split(' ').map(named).join(between),
      part: named,
      move: named,
    };
  }
  if (kind === 'coins') return { ...usual, move: texts.turn };
  // An edge is the vertex at its upper end; the root is none.
  if (kind === 'tree') return { ...usual, position: (text) => (text === names[0] ? '' : text) };
  return usual;
}

function sumPart(answer) {
  const { game } = exploration;
  const part = createSum({
    ask: (position) => exploration.ask('position', { position }),
    names: namesOf(game, answer),
    isMisere: game.misere,
    kind: game.kind,
    rule: game.rule,
    text: game.position,
    changed: (text) => {
      if (text === game.position) return;
      game.position = text;
      form.keepPosition(text);
      isChosen = true;
      remember();
    },
    failed,
  });
  part.work();
  return part.node;
}

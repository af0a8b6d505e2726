// Turns <div class="play"> into the game of the page. The reader plays against a perfect player, one that errs, or
// another person. Each move is called right or wrong at once, and the theorem that says why is shown at a click.

import { button, element, fillLog, language, parameters } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { changes, createBoard } from './board.js';
import { gameOf } from './games.js';
import { Match } from './match.js';
import { comment, ending } from './play-comments.js';
import { dailyPart, dailyStart } from './play-daily.js';
import { hintedMove, hintInWords, mark, valuesInWords } from './play-hints.js';
import { historyPart, sendPart, setupPart } from './play-parts.js';
import { readCase, readPosition } from './positions.js';
import { savedGame, saveGame, saveSetting, setting } from './storage.js';

const container = document.querySelector('.play');
const { id, name, why, next, nextText } = container.dataset;
const game = gameOf(id);
const match = new Match(game, { areValuesShown: setting('values', false) });
const comments = new WeakMap(); // by the step of the match
let timer; // of the computer's move
let isInUse = false; // whether the reader is at the game, not elsewhere in the page

/** A listener that changes the match and shows what it is then. */
const showing = (change) => (given) => {
  change(given);
  show();
};

// ---------------------------------------------------------------- the page

const title = element('p', { class: 'play-title' });
const rule = element('p', { class: 'play-rule' });
const board = createBoard({
  play,
  choose: showing((choice) => match.choose(choice)),
  nameOf: (move) => game.name(move, match.position)[language],
  preview: (move) => match.drawing(move.to, [...match.movesTo(), move]),
  markOf,
});
const status = element('div', { class: 'play-status', role: 'status' });
const values = element('div', { class: 'play-values', role: 'status' });
const daily = element('div', { class: 'play-daily', role: 'status' });
const before = element('p', {}, texts.think);
const log = element('div', { class: 'play-log', role: 'log', 'aria-live': 'polite' });
const restart = showing(() => match.restart());
const newPosition = showing(() => match.beginAnywhere());
const undo = button(
  texts.undo,
  showing(() => match.takeBack()),
  { class: 'play-button play-undo' },
);
const hint = button(
  texts.hint,
  showing(() => match.giveHint()),
  { class: 'play-button play-hint-button' },
);
const valuesSwitch = button(texts.values, showing(switchValues), { class: 'play-button play-values-switch' });
const starters = ['you', 'computer'].map((value) => {
  const radio = element('input', { type: 'radio', name: 'play-first', value });
  const begin = () => match.begin(match.start.position, value);
  radio.addEventListener('change', showing(begin));
  return radio;
});
const first = element(
  'fieldset',
  { class: 'play-first' },
  element('legend', {}, texts.whoBegins),
  element(
    'div',
    { class: 'play-sides' },
    ...starters.map((radio) => element('label', {}, radio, element('span', {}, texts.players[radio.value]))),
  ),
);
const record = historyPart(showing((at) => match.goTo(at)));
const setup = setupPart(game, {
  current: () => match.current,
  begin: (position) => {
    match.begin(position);
    show();
    container.scrollIntoView({ block: 'nearest' });
  },
});
const controls = (...nodes) => element('div', { class: 'play-controls' }, ...nodes);

container.replaceChildren(
  title,
  rule,
  board.node,
  status,
  daily,
  values,
  controls(
    undo,
    hint,
    valuesSwitch,
    button(texts.again, restart, { class: 'play-button play-restart' }),
    button(texts.newPosition, newPosition, { class: 'play-button play-new' }),
    sendPart(game, () => (match.isOver ? match.start : match.current)),
  ),
  controls(first, opponents()),
  element('div', { class: 'play-said' }, before, log),
  record.node,
  setup.node,
  element('a', { class: 'play-next', href: next }, nextText),
);
catchKeys();
addEventListener('hashchange', () => startFromLink() && board.node.focus({ preventScroll: true }));
if (!goOn() && !startFromLink()) newPosition();

/** The position that is shown. */
export const positionOnBoard = () => match.position;

/** Holds keys back from mdBook, whose arrow keys turn the page, while the reader is at the game. */
function catchKeys() {
  const isInside = ({ target }) => container.contains(target);
  // A click on a text may give the focus to the page around.
  document.addEventListener('pointerdown', (event) => {
    isInUse = isInside(event);
  });
  addEventListener(
    'keydown',
    (event) => {
      const turnsPage = ['ArrowLeft', 'ArrowRight'].includes(event.key);
      const isRunning = match.line.steps.length > 1 && !match.isOver;
      if (turnsPage && (isInUse || isRunning) && !isInside(event)) event.stopPropagation();
    },
    true,
  );
  container.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && match.chosen) showing(() => match.takeBack())();
    event.stopPropagation();
  });
}

/** The choice of the opponent. */
function opponents() {
  const select = element('select', {});
  for (const [value, text] of Object.entries(texts.levels)) {
    select.append(element('option', { value }, text));
  }
  select.value = setting('level', 'perfect');
  if (!select.value) select.value = 'perfect';
  match.setLevel(select.value);
  select.addEventListener('change', () => {
    saveSetting('level', select.value);
    match.setLevel(select.value);
    show();
  });
  return element('label', { class: 'play-level' }, element('span', {}, texts.level), select);
}

// ---------------------------------------------------------------- what the reader and the computer do

function play(move) {
  match.play(move);
  show({ isMoving: true });
  // The box of its step, if the game is one, which site.js keeps.
  const box = document.querySelector(`[data-solved="won/${id}"]:not(:checked)`);
  if (match.winner === 'you' && !match.isForTwo) box?.click();
}

function switchValues() {
  match.areValuesShown = !match.areValuesShown;
  saveSetting('values', match.areValuesShown);
}

/** Goes on with the game that was left, unless the address has another one. Whether there was one. */
function goOn() {
  const saved = savedGame(id);
  if (!saved || (parameters('play') && saved.hash !== location.hash)) return false;
  try {
    match.resume(saved);
    match.drawing(match.position, match.movesTo());
  } catch {
    match.line = { steps: [], at: 0 }; // the game has changed since
    return false;
  }
  show();
  return true;
}

/** Begins the game in the address of the page, if there is one. */
function startFromLink() {
  const entered = parameters('play');
  if (!entered) return false;
  const {
    position,
    error,
    first = entered.first,
  } = entered.daily
    ? dailyStart(game, match.outcome, entered.daily)
    : entered.case
      ? readCase(game, entered.case)
      : readPosition(game, entered);
  if (error) {
    setup.complain(error);
    return match.line.steps.length > 0;
  }
  match.areValuesShown ||= entered.values === 'shown';
  match.begin(position, first === 'computer' ? 'computer' : 'you', { daily: entered.daily });
  show();
  container.scrollIntoView();
  return true;
}

// ---------------------------------------------------------------- display

/** The names of two people: who begins is the first. */
function people() {
  const [one, two] = texts.people;
  return match.start.turn === 'you' ? { you: one, computer: two } : { you: two, computer: one };
}

/** Shows the step at which the reader looks; things move there from what was shown if `isMoving`. */
function show({ isMoving = false } = {}) {
  clearTimeout(timer);
  const { line, start, position, turn, isOver, isForTwo, isReadersTurn } = match;
  container.dataset.start = JSON.stringify(start.position);
  container.dataset.position = JSON.stringify(position);
  container.dataset.turn = isOver ? 'over' : isReadersTurn ? 'you' : turn;
  container.dataset.history = JSON.stringify(match.movesTo());
  for (const radio of starters) radio.checked = radio.value === start.turn;
  first.hidden = isForTwo;
  title.textContent = texts.titles[match.level];
  rule.textContent = game.rule(position)[language];

  const hadFocus = container.contains(document.activeElement);
  showBoard(isMoving);
  showStatus();
  showDaily();
  showValues();
  undo.disabled = !match.canTakeBack;
  hint.disabled = match.moves.length === 0 || match.hints > 1;
  hint.textContent = match.hints > 0 ? texts.hintMore : texts.hint;
  record.show(line, line.steps.map(commentOn));
  // A part that had the focus may be gone.
  if (hadFocus && !container.contains(document.activeElement)) {
    (board.node.querySelector('button') ?? board.node).focus({ preventScroll: true });
  } else if (hadFocus && document.activeElement.disabled) board.node.focus({ preventScroll: true });
  showComments();
  saveGame(id, match.saved());
  if (!isReadersTurn && !isOver && match.isLast) {
    timer = setTimeout(() => play(match.computersMove()), computerDelay());
  }
}

function showBoard(isMoving) {
  const { steps, at } = match.line;
  const drawing = match.drawing(match.position, match.movesTo(), match.moves, match.chosen);
  const earlier = at > 0 && match.drawing(steps[at - 1].position, match.movesTo(at - 1));
  board.show(drawing, earlier ? changes(earlier, drawing) : undefined, isMoving);
}

/** What a button of the board is marked with. */
function markOf(cell) {
  const { outcome, position, areValuesShown } = match;
  const hinted = match.hints > 1 ? hintedMove(game, outcome, position) : undefined;
  const movesOf = ({ move, choose }) => {
    if (move) return [move];
    const rows = match.drawing(position, match.movesTo(), game.moves(position), choose);
    return rows.flatMap(({ cells = [] }) => cells.flatMap((cell) => cell.move ?? []));
  };
  return mark(cell, { outcome, areValuesShown, movesOf, hinted });
}

function showStatus() {
  const { winner, position } = match;
  if (winner) {
    const text = ending(game, position, winner, match.isForTwo && people());
    const end = element(
      'div',
      { class: 'play-end', 'data-winner': winner },
      element('p', {}, text),
      button(texts.once, restart),
      button(texts.newPosition, newPosition),
    );
    if (winner === 'you' && !match.isForTwo) end.append(...waysOn());
    status.replaceChildren(end);
  } else {
    const parts = instructions().filter(Boolean);
    status.replaceChildren(...parts.map((part) => element('p', {}, part)));
  }
}

/** After a win: to the reasons, unless the game stands beside them, and to what comes next. */
function waysOn() {
  const reasons = why ? [element('a', { href: why }, texts.readOn)] : [];
  return [...reasons, element('a', { href: next }, nextText)];
}

function instructions() {
  const { outcome, position, turn, hints, chosen, isReadersTurn } = match;
  const note = match.hasReplaced ? texts.replaced : '';
  if (hints > 0 && isReadersTurn) return [hintInWords(game, outcome, position, hints)];
  if (!match.isLast) return [isReadersTurn && !match.isOver ? texts.earlierToo : texts.earlier, note];
  if (!isReadersTurn) return [texts.waiting, note];
  const howTo = game.howTo(chosen)[language];
  const instruction = match.isForTwo ? howTo.replace(texts.yourMove, texts.moveOf(people()[turn])) : howTo;
  return [instruction, chosen ? '' : note];
}

function showDaily() {
  const isWon = match.winner && match.winner === 'you';
  const isShown = match.line.daily && !match.isForTwo;
  daily.replaceChildren(...(isShown ? dailyPart(game, name, match.line, isWon) : []));
}

function showValues() {
  const { outcome, position, moves, areValuesShown } = match;
  valuesSwitch.setAttribute('aria-pressed', areValuesShown);
  const shown = areValuesShown ? valuesInWords(game, outcome, position, moves) : [];
  values.replaceChildren(...shown.map((text) => element('p', {}, text)));
}

/** The comment on the move that led to a step; none on the start. */
function commentOn(step, i) {
  if (i > 0 && !comments.has(step)) {
    const { position, turn } = match.line.steps[i - 1];
    const players = match.isForTwo ? people() : texts.players;
    const said = comment(game, match.outcome, position, step.move, {
      player: players[turn],
      opponent: match.isForTwo ? players[step.turn] : undefined,
      isComputer: !match.isReader(turn),
    });
    comments.set(step, said);
  }
  return comments.get(step);
}

/** The comments on the reader's last move and on the answer. */
function showComments() {
  const { steps, at } = match.line;
  const from = Math.max(0, match.isReadersTurn ? at - 1 : at);
  const shown = steps.slice(from, at + 1).flatMap((step) => comments.get(step) ?? []);
  fillLog(log, shown);
  before.hidden = shown.length > 0;
}

/** In milliseconds: time to see one's own move, and no less than a double click takes. */
function computerDelay() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 600 : 1000;
}

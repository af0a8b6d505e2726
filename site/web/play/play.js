// Turns <div class="play"> into the game of the page. The reader plays against a perfect player, one that errs, or
// another person. Each move is called right or wrong at once, and the theorem that says why is shown at a click.

import { button, element, language, parameters } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { changes, createBoard } from './board.js';
import { gameOf } from './games.js';
import { comment, ending } from './play-comments.js';
import { dailyPart, dailyStart } from './play-daily.js';
import { hintedMove, hintInWords, isSame, mark, valuesInWords } from './play-hints.js';
import { historyPart, setupPart } from './play-parts.js';
import { readCase, readPosition } from './positions.js';
import { firstPositions, perfectMoves, search } from './rules.js';
import { addToScore, savedGame, saveGame, saveSetting, scoreOf, setting } from './storage.js';

/** How often each opponent makes any move instead of a perfect one. */
const ERRORS = { perfect: 0, sometimes: 0.2, often: 0.5, people: 0 };

mount(document.querySelector('.play'));

function mount(container) {
  const { id, name, next, nextName } = container.dataset;
  const game = gameOf(id);
  const outcome = search(game);
  const isOver = (position) => game.moves(position).length === 0;
  const nameOf = (move, position) => game.name(move, position)[language];

  // The game: each position, who is to move there, the move that led there with its number among the moves, and
  // the comments on it. The reader looks at the step `at`; the later ones are kept until they move from an
  // earlier one. A game with help does not count for the score, and one is counted once.
  let line = { steps: [], at: 0 };
  const earlier = []; // games that were left, the latest last
  let chosen; // the first of two choices, in the game whose moves take two
  let note = ''; // what else is to be said of the step
  let hints = 0; // how many are shown for the step
  let areValuesShown = setting('values', false);
  let timer;
  let inUse = false; // whether the reader is at the game, not elsewhere in the page
  const current = () => line.steps[line.at];
  const isLast = () => line.at === line.steps.length - 1;

  // ---------------------------------------------------------------- the page

  const title = element('p', { class: 'play-title' });
  const rule = element('p', { class: 'play-rule' });
  const board = createBoard({
    play: (move) => play(move),
    choose: (choice) => show({ choice }),
    nameOf: (move) => nameOf(move, current().position),
    preview: (move) => drawingOf(move.to, [...movesTo(line.at), move]),
    markOf,
  });
  const status = element('div', { class: 'play-status', role: 'status' });
  const values = element('div', { class: 'play-values', role: 'status' });
  const daily = element('div', { class: 'play-daily', role: 'status' });
  const before = element('p', { class: 'play-before' }, texts.think);
  const log = element('div', { class: 'play-log', role: 'log', 'aria-live': 'polite' });
  const score = element('p', { class: 'play-score' });
  const undo = button(texts.undo, takeBack, { class: 'play-button play-undo' });
  const hint = button(texts.hint, giveHint, { class: 'play-button play-hint-button' });
  const valuesSwitch = button(texts.values, switchValues, { class: 'play-button play-values-switch' });
  const starters = ['you', 'computer'].map((value) => {
    const radio = element('input', { type: 'radio', name: 'play-first', value });
    radio.addEventListener('change', () => begin(line.steps[0].position, value));
    return radio;
  });
  const first = element(
    'fieldset',
    { class: 'play-first' },
    element('legend', {}, texts.whoBegins),
    element(
      'div',
      { class: 'play-sides' },
      ...starters.map((radio) =>
        element('label', {}, radio, element('span', {}, texts.players[radio.value])),
      ),
    ),
  );
  const opponents = opponentsPart();
  const record = historyPart(goTo);
  const setup = setupPart(game, {
    current,
    begin: (position) => {
      begin(position);
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
    ),
    controls(first, opponents.node),
    element('div', { class: 'play-said' }, before, log),
    score,
    record.node,
    setup.node,
    nextGame(),
  );
  keepKeys();
  addEventListener('hashchange', () => startFromLink() && board.node.focus({ preventScroll: true }));
  if (!goOn() && !startFromLink()) newPosition();

  /** Keeps keys from mdBook, whose arrow keys turn the page, while the reader is at the game. */
  function keepKeys() {
    const isInside = (event) => container.contains(event.target);
    document.addEventListener('pointerdown', (event) => {
      inUse = isInside(event);
    });
    // A click on a text may give the focus to a part of the page around the game, which says nothing.
    const isAround = (event) => event.target.contains?.(container) && event.target !== container;
    document.addEventListener('focusin', (event) => {
      if (!isAround(event)) inUse = isInside(event);
    });
    addEventListener(
      'keydown',
      (event) => {
        const isTyping = event.target.matches?.('input, textarea, select');
        const turnsPage = ['ArrowLeft', 'ArrowRight'].includes(event.key) && !isTyping;
        const isRunning = line.steps.length > 1 && !isOver(current().position);
        const isHere = inUse || (isRunning && isAround(event));
        if (turnsPage && isHere && !isInside(event)) event.stopPropagation();
      },
      true,
    );
    container.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && chosen) show({});
      event.stopPropagation();
    });
  }

  /** The choice of the opponent. */
  function opponentsPart() {
    const select = element('select', {});
    for (const [value, text] of Object.entries(texts.levels)) {
      select.append(element('option', { value }, text));
    }
    select.value = setting('level', 'perfect');
    if (!select.value) select.value = 'perfect';
    select.addEventListener('change', () => {
      saveSetting('level', select.value);
      show({});
    });
    const node = element('label', { class: 'play-level' }, element('span', {}, texts.level), select);
    return { node, level: () => select.value };
  }

  function nextGame() {
    return next ? element('a', { class: 'play-next', href: next }, texts.next(nextName)) : '';
  }

  // ---------------------------------------------------------------- players

  function isForTwo() {
    return opponents.level() === 'people';
  }

  /** The names of two people: who begins is the first. */
  function people() {
    const [one, two] = texts.people;
    return line.steps[0].turn === 'you' ? { you: one, computer: two } : { you: two, computer: one };
  }

  function isReader(player) {
    return player === 'you' || isForTwo();
  }

  // ---------------------------------------------------------------- games, begun and taken back

  /** Half of the positions are P-positions, so that it matters who begins. */
  function newPosition() {
    const won = Math.random() < 0.5;
    const positions = firstPositions(game, outcome);
    begin(randomElement(positions.filter((position) => outcome(position).won === won)));
  }

  /** Begins a game, of the date `daily` if there is one; the one before can be taken back if it has a move. */
  function begin(position, turn = starters.find((radio) => radio.checked)?.value ?? 'you', more = {}) {
    keepEarlier();
    line = { steps: [{ position, turn, comments: [] }], at: 0, ...more };
    show({});
  }

  function keepEarlier() {
    const isKept = line.steps.length > 1;
    if (isKept) earlier.push(line);
    note = isKept ? texts.kept : '';
  }

  function restart() {
    const { daily, steps } = line;
    begin(steps[0].position, undefined, daily && { daily, isHelped: true });
  }

  /** Takes the reader's last move back; before the first one, the game itself. */
  function takeBack() {
    if (chosen) return show({});
    if (line.at === 0) {
      line = earlier.pop();
      return goTo(line.at);
    }
    const mine = line.steps.findLastIndex((step, i) => i < line.at && isReader(step.turn));
    goTo(Math.max(0, mine));
  }

  function goTo(at) {
    note = '';
    line.at = at;
    show({});
  }

  function play(move) {
    if (!isLast()) {
      keepEarlier();
      line = { steps: line.steps.slice(0, line.at + 1), at: line.at, isHelped: true };
    }
    note = '';
    addStep(move);
    line.isHelped ||= areValuesShown;
    line.at += 1;
    show({ moving: true });
  }

  /** Adds a move behind the last step. */
  function addStep(move) {
    const { position, turn } = line.steps.at(-1);
    const number = game.moves(position).findIndex((other) => isSame(move, other));
    const players = isForTwo() ? people() : texts.players;
    const said = comment(game, outcome, position, move, {
      player: players[turn],
      opponent: isForTwo() ? players[opponent(turn)] : undefined,
      isComputer: !isReader(turn),
    });
    line.steps.push({ position: move.to, turn: opponent(turn), move, number, comments: [said] });
  }

  function playForComputer() {
    const { position } = current();
    const errs = Math.random() < ERRORS[opponents.level()];
    play(randomElement(errs ? game.moves(position) : perfectMoves(game, outcome, position)));
  }

  // ---------------------------------------------------------------- what is kept when the page is left

  /** Goes on with the game that was left, unless the address has another one. Whether there was one. */
  function goOn() {
    const kept = savedGame(id);
    if (!kept || (parameters('play') && kept.hash !== location.hash)) return false;
    try {
      line = { ...kept, steps: [{ position: kept.position, turn: kept.turn, comments: [] }] };
      for (const number of kept.moves) addStep(game.moves(line.steps.at(-1).position)[number]);
      drawingOf(current().position, movesTo(line.at));
    } catch {
      line = { steps: [], at: 0 }; // the game has changed since
      return false;
    }
    show({});
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
      ? dailyStart(game, outcome, entered.daily)
      : entered.case
        ? readCase(game, entered.case)
        : readPosition(game, entered);
    if (error) {
      setup.complain(error);
      return line.steps.length > 0;
    }
    areValuesShown ||= entered.values === 'shown';
    begin(position, first === 'computer' ? 'computer' : 'you', { daily: entered.daily });
    container.scrollIntoView();
    return true;
  }

  /** Counts a game that has ended, if the reader could win it from the start. */
  function countGame(winner) {
    const [{ position, turn }] = line.steps;
    if (line.isCounted || isForTwo()) return;
    line.isCounted = true;
    if (line.isHelped || outcome(position).won !== (turn === 'you')) return;
    addToScore(id, winner === 'you');
  }

  // ---------------------------------------------------------------- hints and values

  function giveHint() {
    hints += 1;
    line.isHelped ||= hints > 1 || Boolean(line.daily);
    show({ choice: chosen, hinting: true });
  }

  function switchValues() {
    areValuesShown = !areValuesShown;
    saveSetting('values', areValuesShown);
    show({ choice: chosen, hinting: true });
  }

  function markOf(cell) {
    const { position } = current();
    const hinted = hints > 1 ? hintedMove(game, outcome, position) : undefined;
    const movesOf = ({ move, choose }) => {
      if (move) return [move];
      const rows = drawingOf(position, movesTo(line.at), game.moves(position), choose);
      return rows.flatMap(({ cells = [] }) => cells.flatMap((cell) => cell.move ?? []));
    };
    return mark(cell, { outcome, areValuesShown, movesOf, hinted });
  }

  // ---------------------------------------------------------------- display

  function movesTo(at) {
    return line.steps.slice(1, at + 1).map((step) => step.move);
  }

  function drawingOf(position, history, moves = [], choice = undefined) {
    return game.draw(position, { moves, start: line.steps[0].position, history, chosen: choice });
  }

  /** Shows the step at which the reader looks; things move there from what was shown if `moving`. */
  function show({ choice, moving = false, hinting = false }) {
    clearTimeout(timer);
    chosen = choice;
    if (!hinting && !choice) hints = 0;
    const { position, turn } = current();
    const over = isOver(position);
    const moves = isReader(turn) ? game.moves(position) : [];
    container.dataset.start = JSON.stringify(line.steps[0].position);
    container.dataset.position = JSON.stringify(position);
    container.dataset.turn = over ? 'over' : isReader(turn) ? 'you' : turn;
    container.dataset.history = JSON.stringify(movesTo(line.at));
    for (const radio of starters) radio.checked = radio.value === line.steps[0].turn;
    first.hidden = isForTwo();
    title.textContent = texts.titles[opponents.level()];
    rule.textContent = game.rule(position)[language];

    const hadFocus = container.contains(document.activeElement);
    const drawing = drawingOf(position, movesTo(line.at), moves, chosen);
    const earlierOne = line.at > 0 && drawingOf(line.steps[line.at - 1].position, movesTo(line.at - 1));
    board.show(drawing, earlierOne ? changes(earlierOne, drawing) : undefined, moving);
    showStatus(over, turn);
    showValues(moves);
    undo.disabled = !chosen && line.at === 0 && earlier.length === 0;
    hint.disabled = moves.length === 0 || hints > 1;
    hint.textContent = hints > 0 ? texts.hintMore : texts.hint;
    record.show(line);
    // A part that had the focus may be gone.
    if (hadFocus && !container.contains(document.activeElement)) {
      (board.node.querySelector('button') ?? board.node).focus({ preventScroll: true });
    } else if (hadFocus && document.activeElement.disabled) board.node.focus({ preventScroll: true });

    // The comments on the reader's last move and on the answer. Those already shown stay in the page, so
    // that screen readers do not read them again.
    const from = Math.max(0, isReader(turn) ? line.at - 1 : line.at);
    const comments = line.steps.slice(from, line.at + 1).flatMap((step) => step.comments);
    for (const old of [...log.children]) if (!comments.includes(old)) old.remove();
    log.append(...comments.filter((paragraph) => paragraph.parentNode !== log));
    before.hidden = comments.length > 0;

    saveGame(id, line);
    if (!isReader(turn) && !over && isLast()) timer = setTimeout(playForComputer, computerDelay());
  }

  function showStatus(over, turn) {
    if (over && isLast()) {
      const winner = game.misere ? turn : opponent(turn);
      countGame(winner);
      const text = ending(game, current().position, winner, isForTwo() && people());
      const end = element(
        'div',
        { class: 'play-end', 'data-winner': winner },
        element('p', {}, text),
        button(texts.once, restart),
        button(texts.newPosition, newPosition),
      );
      status.replaceChildren(end);
    } else {
      const parts = hints > 0 && isReader(turn) ? hintsShown() : instructions(over, turn);
      status.replaceChildren(
        ...parts.filter(Boolean).map((part) => element('p', { class: 'play-hint' }, part)),
      );
    }
    const isWon = over && isLast() ? (game.misere ? turn : opponent(turn)) === 'you' : undefined;
    daily.replaceChildren(...(line.daily && !isForTwo() ? dailyPart(game, name, line, isWon) : []));
    const [won, played] = scoreOf(id);
    score.textContent = played > 0 ? `${texts.score(won, played)} ${texts.scoreNote}` : '';
  }

  function hintsShown() {
    return [hintInWords(game, outcome, current().position, hints)];
  }

  function instructions(over, turn) {
    if (!isLast()) return [isReader(turn) && !over ? texts.earlierToo : texts.earlier, note];
    if (!isReader(turn)) return [texts.waiting, note];
    const howTo = game.howTo(chosen)[language];
    const instruction = isForTwo() ? howTo.replace(texts.yourMove, texts.moveOf(people()[turn])) : howTo;
    return [instruction, ...(chosen ? [] : [note])];
  }

  function showValues(moves) {
    valuesSwitch.setAttribute('aria-pressed', areValuesShown);
    const shown = areValuesShown ? valuesInWords(game, outcome, current().position, moves) : [];
    values.replaceChildren(...shown.map((text) => element('p', {}, text)));
  }
}

/** In milliseconds: time to see one's own move, and no less than a double click takes. */
function computerDelay() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 600 : 1000;
}

function opponent(player) {
  return player === 'you' ? 'computer' : 'you';
}

function randomElement(list) {
  return list[Math.floor(Math.random() * list.length)];
}

// Makes every <div class="play" data-game="ID"> of a page a game of games.js, which the reader plays
// against the perfect player, who says after each move why it was right or wrong.

import { drawings } from './drawings.js';
import { games, perfectMoves, search, winningMoves } from './games.js';
import { words as allWords } from './words.js';

const words = allWords[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];

document.head.append(element('link', { rel: 'stylesheet', href: new URL('play.css', import.meta.url) }));
for (const place of document.querySelectorAll('.play')) mount(place, place.dataset.game);

function mount(place, id) {
  const game = games[id];
  const [draw, howTo] = drawings[id];
  const verdict = search(game);
  const why = (position) => game.theorem(position)[words.language];
  const isOver = (position) => game.moves(position).length === 0;
  const nameOf = (move, position) => game.name(move, position)[words.language];

  // The game so far: each position, who is to move there, and what was said of the move that led there.
  let steps = [];
  let chosen; // the first of two choices
  let timer;
  const now = () => steps[steps.length - 1];

  // ---------------------------------------------------------------- the page

  const rule = element('p', {});
  const hint = element('p', { class: 'play-hint' });
  const drawing = element('div', { class: 'play-drawing', role: 'group', tabindex: -1 });
  drawing.addEventListener('keydown', walk);
  const log = element('div', { class: 'play-log', role: 'log', 'aria-live': 'polite' });
  const undo = button(words.undo, takeBack);
  const begins = ['you', 'computer'].map((value) => {
    const radio = element('input', { type: 'radio', name: `play-${id}`, value });
    radio.addEventListener('change', restart);
    return radio;
  });
  begins[0].checked = true;
  const choices = begins.map((radio) => element('label', {}, radio, words.players[radio.value]));

  place.replaceChildren(
    element('p', { class: 'play-title' }, words.title),
    rule,
    element(
      'div',
      { class: 'play-controls' },
      element('fieldset', {}, element('legend', {}, words.whoBegins), ...choices),
      button(words.newPosition, newPosition),
      button(words.again, restart),
      undo,
    ),
    hint,
    drawing,
    log,
  );
  // mdBook turns its pages by the arrow keys and has more shortcuts: not while a game is played.
  place.addEventListener('keydown', (event) => event.stopPropagation());
  newPosition();

  /** Won or lost, either as often: to see who should begin is half of the game. */
  function newPosition() {
    const won = Math.random() < 0.5;
    begin(anyOf(game.starts.filter((position) => verdict(position).won === won)));
  }

  function restart() {
    begin(steps[0].position);
  }

  function begin(position) {
    const turn = begins.find((radio) => radio.checked).value;
    steps = [{ position, turn, said: turn === 'you' ? [element('p', {}, words.think)] : [] }];
    show();
  }

  function takeBack() {
    if (!chosen) {
      do steps.pop();
      while (now().turn === 'computer');
    }
    show();
  }

  function play(move) {
    const { position, turn } = now();
    const step = { position: move.to, turn: opponent(turn), said: [comment(position, move, turn)] };
    if (isOver(move.to)) step.said.push(ending(step));
    steps.push(step);
    show();
  }

  function choose(choice) {
    show(choice);
    drawing.querySelector('[aria-pressed]').focus();
  }

  // ---------------------------------------------------------------- the perfect player

  function answer() {
    play(anyOf(perfectMoves(game, verdict, now().position)));
  }

  function comment(position, move, player) {
    const said = (look, ...texts) => {
      const name = words.move(words.players[player], nameOf(move, position));
      return element('p', { class: look }, element('strong', {}, name), ...texts);
    };
    const wasLost = !verdict(position).won;
    if (player === 'computer') {
      return said('', wasLost ? words.leavesWon(why(move.to)) : words.leavesLost(why(move.to)));
    }
    if (wasLost) return said('', words.hopeless(why(position)));
    if (!verdict(move.to).won) return said('play-right', words.right(why(move.to)));
    const [best, ...others] = winningMoves(game, verdict, position);
    return said(
      'play-wrong',
      words.wrong(why(move.to), nameOf(best, position), why(best.to)),
      others.length > 0 ? words.others(others.length) : '',
    );
  }

  function ending({ position, turn }) {
    const winner = game.misere ? turn : opponent(turn);
    const reason = game.end
      ? game.end(position)[words.language]
      : (game.misere ? words.lastTaken : words.noMove)[opponent(winner)];
    const end = winner === 'you' ? words.youWin(reason) : words.computerWins(reason);
    return element('p', { class: 'play-end', 'data-winner': winner }, end);
  }

  // ---------------------------------------------------------------- showing it

  function show(choice) {
    clearTimeout(timer);
    chosen = choice;
    const { position, turn } = now();
    const over = isOver(position);
    const moves = turn === 'you' ? game.moves(position) : [];
    place.dataset.position = JSON.stringify(position);
    place.dataset.turn = over ? 'over' : turn;
    rule.textContent = game.rule(position)[words.language];
    hint.textContent = over
      ? words.over
      : turn === 'computer'
        ? words.waiting
        : words.howTo[chosen ? 'lastApple' : howTo];

    const inside = [drawing, undo].some((part) => part.contains(document.activeElement));
    const rows = draw(position, moves, words, steps[0].position, chosen);
    drawing.setAttribute('aria-label', rows.map((row) => row.label).filter(Boolean).join('; '));
    drawing.replaceChildren(...rows.map(drawRow));
    undo.disabled = !chosen && !steps.slice(0, -1).some((step) => step.turn === 'you');
    if (inside && (undo.disabled || document.activeElement !== undo)) {
      (drawing.querySelector('button') || drawing).focus({ preventScroll: true });
    }

    // The reader's last move and the answer to it; what is shown already stays, and is not read out again.
    const said = steps.slice(turn === 'you' ? -2 : -1).flatMap((step) => step.said);
    for (const old of [...log.children]) if (!said.includes(old)) old.remove();
    log.append(...said.filter((paragraph) => paragraph.parentNode !== log));

    if (turn === 'computer' && !over) timer = setTimeout(answer, pause());
  }

  function drawRow({ label, shape = '', cells }) {
    const row = element('div', { class: `play-row ${shape}` });
    if (label) row.append(element('div', { class: 'play-label' }, label));
    if (cells) row.append(element('div', { class: 'play-cells' }, ...cells.map(drawCell)));
    return row;
  }

  function drawCell({ look, text, name, move, choose: choice, chosen }) {
    const kind = `play-cell ${look}`;
    if (!move && !choice) {
      return element('span', { class: kind, 'aria-hidden': true }, look === 'stone' ? '' : text);
    }
    const cell = button(text, () => (move ? play(move) : choose(choice)));
    cell.className = kind;
    cell.setAttribute('aria-label', move ? nameOf(move, now().position) : name);
    if (chosen) cell.setAttribute('aria-pressed', true);
    return cell;
  }

  /** Arrow keys go from button to button within the drawing, as Tab does. */
  function walk(event) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...drawing.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(document.activeElement) + by];
    if (next) next.focus();
  }
}

/** A moment to see the reader's own move, for who does not ask for less motion. */
function pause() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900;
}

function opponent(player) {
  return player === 'you' ? 'computer' : 'you';
}

function anyOf(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function button(text, press) {
  const node = element('button', { type: 'button' }, text);
  node.addEventListener('click', press);
  return node;
}

// A sum of positions in the explorer: its values and winning moves, and play from it against the perfect player.

import { changes, createBoard } from '../play/board.js';
import { range } from '../play/lists.js';
import { button, details, element, fillLog } from '../shared/elements.js';
import { explorerBoard } from './explorer-boards.js';
import { field } from './explorer-forms.js';
import { scrolling } from './explorer-views.js';
import { texts } from './explorer-words.js';
import { SumGame, worthOfMove } from './sum-game.js';

const LISTED = 20; // winning moves that are not folded away
const MOST_BUTTONS = 60; // more moves than that stand in a list to choose from
const DELAY = 700; // in milliseconds: time to see one's own move
const SAID = 6; // comments on the last moves

/** The values in binary columns, and their Nim sum below. */
function sumTable({ parts, sum }, names) {
  // Values may be larger than numbers can be: the module writes those as texts.
  const bitsOf = (value) => BigInt(value).toString(2);
  const width = Math.max(1, ...[...parts.map(({ value }) => value), sum].map((n) => bitsOf(n).length));
  const row = (name, value, attributes = {}) =>
    element(
      'tr',
      attributes,
      element('th', { scope: 'row' }, name),
      element('td', {}, String(value)),
      ...[...bitsOf(value).padStart(width, '0')].map((bit) =>
        element('td', { class: `explorer-bit explorer-bit-${bit}` }, bit),
      ),
    );
  const bits = range(1, width).map((i) => String(2n ** BigInt(width - i)));
  const heads = [texts.part, texts.head.value, ...bits].map((text) => element('th', { scope: 'col' }, text));
  const table = element(
    'table',
    { class: 'explorer-table explorer-sum-table' },
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...parts.map(({ text, value }) => row(names.part(text) || texts.nothing, value))),
    element('tfoot', {}, row(texts.nimSum, sum, { class: 'explorer-nim-sum' })),
  );
  return scrolling(table, texts.nimSum);
}

/** How it is known who wins in misère play: the name of a theorem, or the number of positions of a search. */
const reason = (by) =>
  element(
    'p',
    { class: 'explorer-reason', 'data-by': typeof by === 'number' ? 'search' : by },
    typeof by === 'number' ? texts.searched(by) : texts.reasons[by],
    ' ',
    element('a', { href: `${path_to_root}theory/misere.html` }, texts.misereLink),
  );

/** The sentence on a position, and its winning moves. */
function verdict({ lost, draw, moves, more }, names) {
  const winning = moves.filter((move) => worthOfMove(move) === 1);
  const sentence = lost
    ? texts.sumLost
    : draw
      ? texts.sumDraw
      : (more ? texts.sumWonMany : texts.sumWon)(winning.length);
  const items = (some) =>
    element(
      'ul',
      { class: 'explorer-winning' },
      ...some.map(({ text }) => element('li', {}, names.move(text))),
    );
  const rest = winning.slice(LISTED);
  return [
    element('p', { class: 'explorer-verdict', 'data-outcome': lost ? 'P' : draw ? 'D' : 'N' }, sentence),
    winning.length > 0 ? element('p', {}, `${texts.winningMoves}:`) : '',
    winning.length > 0 ? items(winning.slice(0, LISTED)) : '',
    rest.length > 0 ? details(texts.allMoves(winning.length), {}, items(rest)) : '',
  ];
}

/**
 * The part for sums. ask(position) is the promise of the answer about a position as the module writes it, and
 * names.entered(text) is that of one that the reader typed; names.position, part and move turn texts of the
 * module into those to be shown. changed(text) is called when another position is worked out, and
 * failed(error, complain) with what went wrong.
 */
export function createSum({ ask, names, isMisere, kind, rule, text, changed, failed }) {
  const input = field('position', 'input');
  input.label.textContent = texts.positions[kind];
  input.input.value = text;
  const result = element('div', { class: 'explorer-sum', role: 'status' });
  const game = element('div', { class: 'explorer-game' });
  const evaluate = element('button', { type: 'submit', class: 'play-button' }, texts.evaluate);
  const form = element('form', { class: 'explorer-sum-form' }, input.node, evaluate);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    work();
  });
  const node = element('div', {}, form, result, game);
  let run = 0; // the number of the present one

  /** Works out the position in the field. Until that is done, what stands there is busy: it is of another one. */
  async function work() {
    run += 1;
    const own = run;
    input.complain();
    game.replaceChildren();
    result.setAttribute('aria-busy', 'true');
    try {
      const text = input.input.value;
      const answer = await ask(names.entered(text));
      if (own !== run) return; // another position was entered meanwhile
      result.replaceChildren(
        answer.sum === undefined ? '' : sumTable(answer, names),
        ...verdict(answer, names),
        answer.reason === undefined ? '' : reason(answer.reason),
      );
      game.replaceChildren(offer(answer));
      changed(text);
    } catch (error) {
      if (own !== run) return;
      result.replaceChildren();
      failed(error, input.complain);
    } finally {
      if (own === run) result.removeAttribute('aria-busy');
    }
  }

  /** Who begins, and the button that begins the game. */
  function offer(answer) {
    const radios = ['you', 'computer'].map((value) =>
      element('input', { type: 'radio', name: 'explorer-first', value, checked: value === 'you' && '' }),
    );
    const choices = radios.map((radio) =>
      element('label', {}, radio, element('span', {}, texts.players[radio.value])),
    );
    const place = element('div', {});
    const begin = () => {
      const first = radios.find((radio) => radio.checked).value;
      const fail = (error) => failed(error, input.complain);
      playFrom(place, answer, first, { ask, names, isMisere, kind, rule, failed: fail });
    };
    const start = button(texts.begin, begin, { class: 'play-button explorer-begin' });
    return element(
      'div',
      {},
      element('h3', {}, texts.play),
      element(
        'div',
        { class: 'play-controls' },
        element('fieldset', { class: 'play-first' }, element('legend', {}, texts.whoBegins), ...choices),
        start,
      ),
      place,
    );
  }

  return { node, work };
}

/** A game in `place` from the position of an answer, in which `first` begins. */
function playFrom(place, answer, first, { ask, names, isMisere, kind, rule, failed }) {
  const drawn = explorerBoard(kind, answer, { rule, width: place.clientWidth });
  const game = new SumGame(answer, first, { ask, board: drawn, isMisere });
  const comments = new WeakMap(); // by the step
  let timer;
  const board =
    drawn &&
    createBoard({
      play: make,
      choose(choice) {
        game.choose(choice);
        show();
      },
      nameOf: ({ text, taken }) => (taken ? texts.board.taken(taken) : '') + names.move(text),
      preview: (move) => drawn.draw(drawn.after(game.current.state, move), []).rows,
    });
  const status = element('p', { class: 'play-status explorer-status', tabindex: -1 });
  const list = element('div', { class: 'explorer-moves' });
  const log = element('div', { class: 'play-log explorer-log', role: 'log', 'aria-live': 'polite' });
  const undo = button(texts.undo, takeBack, { class: 'play-button explorer-undo' });
  place.replaceChildren(status, list, element('div', { class: 'play-controls' }, undo), log);
  show();
  status.focus();

  /** Shows the last step; things move there on the board if a move was `made`. */
  function show(made = false) {
    clearTimeout(timer);
    const { answer, turn, state } = game.current;
    const { rows, rest = game.moves, offer, how = '' } = drawn?.draw(state, game.moves, game.chosen) ?? {};
    if (board) {
      const before = game.steps.at(-2);
      board.show(rows, before ? changes(drawn.draw(before.state, []).rows, rows) : undefined, made);
    }
    undo.disabled = !game.canTakeBack;
    showComments();
    place.dataset.turn = game.isOver ? 'over' : turn;
    if (board && !list.contains(board.node)) list.replaceChildren(board.node);
    while (list.lastChild && list.lastChild !== board?.node) list.lastChild.remove();
    delete status.dataset.winner;
    const position = names.position(answer.position) || texts.nothing;
    if (game.isOver) {
      status.textContent = `${position} – ${ending(game.winner, isMisere)}`;
      status.dataset.winner = game.winner;
      return;
    }
    if (turn === 'computer') {
      status.textContent = `${position} – ${texts.waiting}`;
      timer = setTimeout(() => make(game.computersMove()), DELAY);
      return;
    }
    status.textContent = `${position} – ${texts.yourMove}${how}`;
    if (offer) {
      const turn = button(offer.text, () => make(offer.move), { class: 'play-button explorer-offer' });
      turn.disabled = !offer.move;
      list.append(element('div', { class: 'play-controls' }, turn));
    }
    if (rest.length > 0) list.append(...choices(rest, names, make));
    if (answer.truncated) list.append(element('p', {}, texts.truncated));
  }

  function showComments() {
    const steps = game.steps.slice(1);
    for (const [i, step] of steps.entries()) {
      if (!comments.has(step)) comments.set(step, commentOn(step, game.steps[i].turn, names));
    }
    const last = steps.slice(-SAID);
    fillLog(
      log,
      last.map((step) => comments.get(step)),
    );
  }

  async function make(move) {
    const { turn } = game.current;
    for (const node of list.querySelectorAll('button')) node.disabled = true;
    place.setAttribute('aria-busy', 'true');
    try {
      if (!(await game.make(move))) return;
    } catch (error) {
      return failed(error);
    } finally {
      place.removeAttribute('aria-busy');
    }
    show(true);
    if (document.activeElement === document.body || turn === 'you') status.focus({ preventScroll: true });
  }

  function takeBack() {
    game.takeBack();
    show();
    if (undo.disabled) status.focus({ preventScroll: true });
  }
}

function ending(winner, isMisere) {
  const loser = winner === 'you' ? 'computer' : 'you';
  const reason = (isMisere ? texts.lastMove : texts.noMove)[loser];
  return winner === 'you' ? texts.youWin(reason) : texts.computerWins(reason);
}

/** The moves, grouped by the part that they change: buttons, or a list if they are many. */
function choices(some, names, make) {
  const moves = inOrder(some);
  const groups = new Map();
  for (const move of moves) groups.set(move.from, [...(groups.get(move.from) ?? []), move]);
  if (moves.length > MOST_BUTTONS) {
    const select = element(
      'select',
      { id: 'explorer-move' },
      ...[...groups].map(([from, some]) =>
        element(
          'optgroup',
          { label: texts.from(names.part(from)) },
          ...some.map((move) => element('option', { value: moves.indexOf(move) }, names.move(move.text))),
        ),
      ),
    );
    return [
      element('label', { for: 'explorer-move' }, `${texts.chooseMove}: `),
      select,
      ' ',
      button(texts.makeMove, () => make(moves[select.value])),
    ];
  }
  return [...groups].map(([from, some]) =>
    element(
      'div',
      { class: 'explorer-group', role: 'group', 'aria-label': texts.from(names.part(from)) },
      element('span', { 'aria-hidden': true }, texts.from(names.part(from))),
      ...some.map((move) => button(names.move(move.text), () => make(move))),
    ),
  );
}

/** How the verdicts on a move look. */
const LOOKS = {
  hopeless: 'play-hopeless',
  right: 'play-right',
  keepsDraw: 'play-right',
  wrong: 'play-wrong',
  wrongDraw: 'play-wrong',
};

/** The comment on the move to a step, by `player`. */
function commentOn({ move, verdict }, player, names) {
  const name = element('strong', {}, texts.move(texts.players[player], names.move(move.text)));
  return element(
    'div',
    { class: `play-comment ${LOOKS[verdict] ?? ''}` },
    element('p', {}, name, verdict ? element('span', { class: 'play-verdict' }, texts[verdict]) : ''),
  );
}

/** In the order of their texts, which tells nothing of who wins. */
const inOrder = (moves) => [...moves].sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));

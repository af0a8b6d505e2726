// A sum of positions in the explorer: its values and winning moves, and play from it against the perfect player.

import { changes, createBoard } from '../play/board.js';
import { button, details, element } from '../shared/elements.js';
import { explorerBoard } from './explorer-boards.js';
import { field } from './explorer-forms.js';
import { texts } from './explorer-words.js';

const LISTED = 20; // winning moves that are not folded away
const MOST_BUTTONS = 60; // more moves than that stand in a list to choose from
const DELAY = 700; // in milliseconds: time to see one's own move

const randomElement = (list) => list[Math.floor(Math.random() * list.length)];
const opponent = (player) => (player === 'you' ? 'computer' : 'you');

/** How good a position is for who is to move: 1, 0 or -1. A move is as good as what it leaves is bad. */
const worth = ({ lost, draw }) => (lost ? -1 : draw ? 0 : 1);
const worthOfMove = (move) => -worth(move);

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
  const bits = Array.from({ length: width }, (_, i) =>
    element('th', { scope: 'col' }, String(2n ** BigInt(width - 1 - i))),
  );
  return element(
    'div',
    { class: 'explorer-scroll', role: 'region', tabindex: 0, 'aria-label': texts.nimSum },
    element(
      'table',
      { class: 'explorer-table explorer-sum-table' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          element('th', { scope: 'col' }, texts.part),
          element('th', { scope: 'col' }, texts.head.value),
          ...bits,
        ),
      ),
      element('tbody', {}, ...parts.map(({ text, value }) => row(names.part(text) || texts.nothing, value))),
      element('tfoot', {}, row(texts.nimSum, sum, { class: 'explorer-nim-sum' })),
    ),
  );
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

  /** Works out the position in the field. */
  async function work() {
    input.complain();
    game.replaceChildren();
    try {
      const answer = await ask(names.entered(input.input.value));
      const hasValues = answer.sum !== undefined && answer.parts?.every(({ value }) => value !== undefined);
      result.replaceChildren(
        ...(hasValues ? [sumTable(answer, names)] : []),
        ...verdict(answer, names),
        answer.reason === undefined ? '' : reason(answer.reason),
      );
      game.replaceChildren(offer(answer));
      changed(input.input.value);
    } catch (error) {
      result.replaceChildren();
      failed(error, input.complain);
    }
  }

  /** Who begins, and the button that begins the game. */
  function offer(answer) {
    const radios = ['you', 'computer'].map((value) =>
      element('input', {
        type: 'radio',
        name: 'explorer-first',
        value,
        ...(value === 'you' && { checked: '' }),
      }),
    );
    const choices = radios.map((radio) =>
      element('label', {}, radio, element('span', {}, texts.players[radio.value])),
    );
    const place = element('div', {});
    const start = button(
      texts.begin,
      () => playFrom(place, answer, radios.find((radio) => radio.checked).value),
      { class: 'play-button explorer-begin' },
    );
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

  /** A game in `place` from the position of an answer. */
  function playFrom(place, answer, first) {
    const drawn = explorerBoard(kind, answer, { rule, width: place.clientWidth });
    // Each with the comment on the move that led there, and the state of the board.
    let steps = [{ answer, turn: first, state: drawn?.start }];
    let chosen; // on the board, of a move that takes several choices
    let timer;
    const board =
      drawn &&
      createBoard({
        play: make,
        choose(choice) {
          chosen = drawn.choose(chosen, choice);
          show();
        },
        nameOf: ({ text, taken }) => (taken ? texts.board.taken(taken) : '') + names.move(text),
        preview: (move) => picture({ state: drawn.after(steps.at(-1).state, move) }),
      });
    const picture = ({ state }) => drawn.draw(state, []).rows;
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
      const { answer, turn, state } = steps.at(-1);
      const moves = turn === 'you' ? answer.moves : [];
      const { rows, rest = moves, offer, how = '' } = drawn?.draw(state, moves, chosen) ?? {};
      const marks = drawn && steps.length > 1 ? changes(picture(steps.at(-2)), rows) : undefined;
      board?.show(rows, marks, made);
      undo.disabled = !steps.slice(0, -1).some((step) => step.turn === 'you');
      const position = names.position(answer.position) || texts.nothing;
      place.dataset.turn = answer.moves.length === 0 ? 'over' : turn;
      if (board && !list.contains(board.node)) list.replaceChildren(board.node);
      while (list.lastChild && list.lastChild !== board?.node) list.lastChild.remove();
      if (answer.moves.length === 0) {
        status.textContent = `${position} – ${ending(turn)}`;
        status.dataset.winner = winnerOf(turn);
        return;
      }
      delete status.dataset.winner;
      if (turn === 'computer') {
        status.textContent = `${position} – ${texts.waiting}`;
        timer = setTimeout(() => make(best(answer)), DELAY);
        return;
      }
      status.textContent = `${position} – ${texts.yourMove}${how}`;
      if (offer) {
        const turn = button(offer.text, () => make(offer.move), { class: 'play-button explorer-offer' });
        turn.disabled = !offer.move;
        list.append(element('div', { class: 'play-controls' }, turn));
      }
      if (rest.length > 0) list.append(...choices(rest));
      if (answer.truncated) list.append(element('p', {}, texts.truncated));
    }

    const winnerOf = (turn) => (isMisere ? turn : opponent(turn));

    function ending(turn) {
      const winner = winnerOf(turn);
      const reason = (isMisere ? texts.lastMove : texts.noMove)[opponent(winner)];
      return winner === 'you' ? texts.youWin(reason) : texts.computerWins(reason);
    }

    /** One of the moves that are best. */
    function best({ moves }) {
      const most = Math.max(...moves.map(worthOfMove));
      return randomElement(moves.filter((move) => worthOfMove(move) === most));
    }

    /** The moves, grouped by the part that they change: buttons, or a list if they are many. */
    function choices(some) {
      const moves = inOrder(some);
      const groups = grouped(moves);
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

    async function make(move) {
      const { answer, turn } = steps.at(-1);
      for (const node of list.querySelectorAll('button')) node.disabled = true;
      const before = steps;
      let next;
      try {
        next = await ask(move.to);
      } catch (error) {
        return failed(error, input.complain);
      }
      if (steps !== before) return; // taken back meanwhile
      const comment = commentOn(answer, move, turn);
      const state = drawn?.after(steps.at(-1).state, move);
      chosen = undefined;
      steps = [...steps, { answer: next, turn: opponent(turn), comment, state }];
      log.append(comment);
      while (log.children.length > 6) log.firstElementChild.remove();
      show(true);
      if (document.activeElement === document.body || turn === 'you') status.focus({ preventScroll: true });
    }

    function takeBack() {
      const mine = steps.findLastIndex((step, i) => i < steps.length - 1 && step.turn === 'you');
      steps = steps.slice(0, mine + 1);
      chosen = undefined;
      log.replaceChildren(...steps.slice(-6).flatMap(({ comment }) => comment ?? []));
      show();
      if (undo.disabled) status.focus({ preventScroll: true });
    }
  }

  function commentOn(position, move, player) {
    const name = element('strong', {}, texts.move(texts.players[player], names.move(move.text)));
    const [look, text] = player === 'computer' ? ['', ''] : judge(worth(position), worthOfMove(move));
    return element(
      'div',
      { class: `play-comment ${look}` },
      element('p', {}, name, text ? element('span', { class: 'play-verdict' }, text) : ''),
    );
  }

  return { node, work };
}

/** The class and the text on a move of this worth from a position of that one. */
function judge(before, after) {
  if (before === -1) return ['play-hopeless', texts.hopeless];
  if (after === before) return ['play-right', before === 0 ? texts.keepsDraw : texts.right];
  return ['play-wrong', after === 0 ? texts.wrongDraw : texts.wrong];
}

/** Moves by the part that they change. */
function grouped(moves) {
  const groups = new Map();
  for (const move of moves) groups.set(move.from, [...(groups.get(move.from) ?? []), move]);
  return groups;
}

/** In the order of their texts, which tells nothing of who wins. */
const inOrder = (moves) => [...moves].sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true }));

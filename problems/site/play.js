// Turns <div class="play"> into the game of the page. The reader plays against a perfect player. Each move is
// called right or wrong at once, and the theorem that says why is shown at a click.
'use strict';

(() => {
  const { search, winningMoves, perfectMoves, readPosition, writePosition } = rules;
  const { language, texts, element, button, details, copyLink, parameters, style } = elements;

  /** Whether reasons are shown without a click: if the reader has opened the last one. */
  const explains = { open: false };

  style('controls.css');
  style('play.css');
  mount(document.querySelector('.play'));

  function mount(container) {
    const outcome = search(game);
    const why = (position) => game.theorem(position)[language];
    const isOver = (position) => game.moves(position).length === 0;
    const nameOf = (move, position) => game.name(move, position)[language];

    // The game: each position, who is to move there, the move that led there, and the comments on it. The
    // reader looks at the step `at`; the later ones are kept until they move from an earlier one.
    let line = { steps: [], at: 0 };
    const earlier = []; // games that were left, the latest last
    let chosen; // the first of two choices, in the game whose moves take two
    let note = ''; // what else is to be said of the step
    let timer;
    let inUse = false; // whether the reader is at the game, not elsewhere in the page
    const current = () => line.steps[line.at];
    const isLast = () => line.at === line.steps.length - 1;

    // ---------------------------------------------------------------- the page

    const rule = element('p', { class: 'play-rule' });
    const board = boards.createBoard({
      play: (move) => play(move),
      choose: (choice) => show({ choice }),
      nameOf: (move) => nameOf(move, current().position),
      preview: (move) => drawingOf(move.to, [...movesTo(line.at), move]),
    });
    const status = element('div', { class: 'play-status', role: 'status' });
    const log = element('div', { class: 'play-log', role: 'log', 'aria-live': 'polite' });
    const undo = button(texts.undo, takeBack, { class: 'play-button play-undo' });
    const starters = ['you', 'computer'].map((value) => {
      const radio = element('input', { type: 'radio', name: 'play-first', value });
      radio.addEventListener('change', () => begin(line.steps[0].position, value));
      return radio;
    });
    const choices = starters.map((radio) =>
      element('label', {}, radio, element('span', {}, texts.players[radio.value])),
    );
    const record = historyPart();
    const setup = setupPart();

    container.replaceChildren(
      element('p', { class: 'play-title' }, texts.title),
      rule,
      board.node,
      status,
      element(
        'div',
        { class: 'play-controls' },
        undo,
        button(texts.again, restart, { class: 'play-button play-restart' }),
        button(texts.newPosition, newPosition, { class: 'play-button play-new' }),
        element('fieldset', { class: 'play-first' }, element('legend', {}, texts.whoBegins), ...choices),
      ),
      log,
      record.node,
      setup.node,
    );
    keepKeys();
    addEventListener('hashchange', () => startFromLink());
    if (!startFromLink()) newPosition();

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

    // ---------------------------------------------------------------- games, begun and taken back

    /** Half of the positions are P-positions, so that it matters who begins. */
    function newPosition() {
      const won = Math.random() < 0.5;
      begin(randomElement(game.starts.filter((position) => outcome(position).won === won)));
    }

    /** Begins a game; the one before can be taken back if it has a move. */
    function begin(position, first = starters.find((radio) => radio.checked)?.value ?? 'you') {
      keepLine();
      line = { steps: [{ position, turn: first, comments: [] }], at: 0 };
      show({});
    }

    function keepLine() {
      const isKept = line.steps.length > 1;
      if (isKept) earlier.push(line);
      note = isKept ? texts.kept : '';
    }

    function restart() {
      begin(line.steps[0].position);
    }

    /** Takes the reader's last move back; before the first one, the game itself. */
    function takeBack() {
      if (chosen) return show({});
      if (line.at === 0) {
        line = earlier.pop();
        return goTo(line.at);
      }
      const mine = line.steps.findLastIndex((step, i) => i < line.at && step.turn === 'you');
      goTo(Math.max(0, mine));
    }

    function goTo(at) {
      note = '';
      line.at = at;
      show({});
    }

    function play(move) {
      const { position, turn } = current();
      if (!isLast()) {
        keepLine();
        line = { steps: line.steps.slice(0, line.at + 1), at: line.at };
      }
      note = '';
      const comments = [comment(position, move, turn)];
      line.steps.push({ position: move.to, turn: opponent(turn), move, comments });
      line.at += 1;
      show({ moving: true });
    }

    function playForComputer() {
      play(randomElement(perfectMoves(game, outcome, current().position)));
    }

    // ---------------------------------------------------------------- comments

    function comment(position, move, player) {
      const name = element('strong', {}, texts.move(texts.players[player], nameOf(move, position)));
      const [look, verdict, reason] = judge(position, move, player);
      const text = element('p', {}, name, verdict ? element('span', { class: 'play-verdict' }, verdict) : '');
      const terms = details(texts.terms, { class: 'play-terms' }, element('p', {}, texts.termsText));
      const more = details(
        texts.why,
        { class: 'play-why', open: explains.open && '' },
        element('p', {}, reason),
        terms,
      );
      more.addEventListener('toggle', () => {
        explains.open = more.open; // the next ones open as well
      });
      return element('div', { class: `play-comment ${look}` }, text, more);
    }

    /** The class, the verdict and the reason of a comment. */
    function judge(position, move, player) {
      const wasLost = !outcome(position).won;
      if (player === 'computer') {
        return ['', '', wasLost ? texts.whyWon(why(move.to)) : texts.whyLost(why(move.to))];
      }
      if (wasLost) return ['play-hopeless', texts.hopeless, texts.whyHopeless(why(position))];
      if (!outcome(move.to).won) return ['play-right', texts.right, texts.whyRight(why(move.to))];
      const [best, ...others] = winningMoves(game, outcome, position);
      const reason = texts.whyWrong(why(move.to), nameOf(best, position), why(best.to));
      return ['play-wrong', texts.wrong, reason + (others.length > 0 ? texts.others(others.length) : '')];
    }

    function ending({ position, turn }) {
      const winner = game.misere ? turn : opponent(turn);
      const reason = game.end
        ? game.end(position)[language]
        : (game.misere ? texts.lastTaken : texts.noMove)[opponent(winner)];
      const end = winner === 'you' ? texts.youWin(reason) : texts.computerWins(reason);
      return element(
        'div',
        { class: 'play-end', 'data-winner': winner },
        element('p', {}, end),
        button(texts.once, restart),
        button(texts.newPosition, newPosition),
      );
    }

    // ---------------------------------------------------------------- display

    function movesTo(at) {
      return line.steps.slice(1, at + 1).map((step) => step.move);
    }

    function drawingOf(position, history, moves = [], choice = undefined) {
      return game.draw(position, { moves, start: line.steps[0].position, history, chosen: choice });
    }

    /** Shows the step at which the reader looks; things move there from what was shown if `moving`. */
    function show({ choice, moving = false }) {
      clearTimeout(timer);
      chosen = choice;
      const { position, turn } = current();
      const over = isOver(position);
      const moves = turn === 'you' ? game.moves(position) : [];
      container.dataset.start = JSON.stringify(line.steps[0].position);
      container.dataset.position = JSON.stringify(position);
      container.dataset.turn = over ? 'over' : turn;
      container.dataset.history = JSON.stringify(movesTo(line.at));
      for (const radio of starters) radio.checked = radio.value === line.steps[0].turn;
      rule.textContent = game.rule(position)[language];

      const hadFocus = container.contains(document.activeElement);
      const drawing = drawingOf(position, movesTo(line.at), moves, chosen);
      const before = line.at > 0 && drawingOf(line.steps[line.at - 1].position, movesTo(line.at - 1));
      board.show(drawing, before ? boards.changes(before, drawing) : undefined, moving);
      showStatus(over, turn);
      undo.disabled = !chosen && line.at === 0 && earlier.length === 0;
      record.show();
      // A part that had the focus may be gone.
      if (hadFocus && !container.contains(document.activeElement)) {
        (board.node.querySelector('button') ?? board.node).focus({ preventScroll: true });
      } else if (document.activeElement === undo && undo.disabled) board.node.focus({ preventScroll: true });

      // The comments on the reader's last move and on the answer. Those already shown stay in the page, so
      // that screen readers do not read them again.
      const from = Math.max(0, turn === 'you' ? line.at - 1 : line.at);
      const comments = line.steps.slice(from, line.at + 1).flatMap((step) => step.comments);
      for (const old of [...log.children]) if (!comments.includes(old)) old.remove();
      log.append(...comments.filter((paragraph) => paragraph.parentNode !== log));

      if (turn === 'computer' && !over && isLast()) timer = setTimeout(playForComputer, computerDelay());
    }

    function showStatus(over, turn) {
      if (over && isLast()) return status.replaceChildren(ending(current()));
      const instruction = !isLast()
        ? turn === 'you' && !over
          ? texts.earlierToo
          : texts.earlier
        : turn === 'computer'
          ? texts.waiting
          : game.howTo(chosen)[language];
      const more = note || (line.at === 0 && turn === 'you' ? texts.think : '');
      const parts = [instruction, ...(more && !chosen ? [more] : [])];
      status.replaceChildren(...parts.map((part) => element('p', { class: 'play-hint' }, part)));
    }

    // ---------------------------------------------------------------- the moves so far

    /** The list of moves, in which each can be looked at again. */
    function historyPart() {
      const list = element('ol', {});
      const go = {
        first: button('|◀', () => goTo(0)),
        back: button('◀', () => goTo(line.at - 1)),
        on: button('▶', () => goTo(line.at + 1)),
        last: button('▶|', () => goTo(line.steps.length - 1)),
      };
      for (const [name, node] of Object.entries(go)) {
        node.setAttribute('aria-label', texts.steps[name]);
        node.title = texts.steps[name];
      }
      const count = element('span', {});
      const node = details(count, { class: 'play-history' });
      node.append(element('div', { class: 'play-steps' }, ...Object.values(go)), list);

      function showMoves() {
        const { steps, at } = line;
        count.textContent = texts.history(steps.length - 1);
        go.first.disabled = go.back.disabled = at === 0;
        go.on.disabled = go.last.disabled = isLast();
        const items = steps.map((step, i) => {
          const name = i === 0 ? texts.atStart : step.comments[0].querySelector('strong').textContent.trim();
          const verdict = step.comments[0]?.className.replace('play-comment', '').trim();
          const item = button(name, () => goTo(i), { class: `play-move ${verdict ?? ''}` });
          if (i === at) item.setAttribute('aria-current', 'step');
          return element('li', {}, item);
        });
        const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement);
        list.replaceChildren(...items);
        if (focused >= 0) list.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
      }
      return { node, show: showMoves };
    }

    // ---------------------------------------------------------------- positions set up by the reader

    /** The editor of a position. */
    function setupPart() {
      const message = element('p', { class: 'play-message', role: 'status' });
      const inputs = Object.entries(game.setup.fields).map(
        ([name, { label, least = 1, most = 1, min, max }]) => {
          const range = texts.setupHint(texts.setupRange(least, most, min, max));
          const input = element('input', {
            name,
            inputmode: 'text',
            autocomplete: 'off',
            spellcheck: 'false',
          });
          return element(
            'label',
            {},
            element('span', { class: 'play-field' }, `${label[language]} ${range}`),
            input,
          );
        },
      );
      const form = element(
        'form',
        {},
        ...inputs,
        element('button', { type: 'submit', class: 'play-button' }, texts.setupPlay),
      );
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        const { position, error } = readPosition(game, Object.fromEntries(new FormData(form)));
        message.textContent = error ? texts.invalid(error[language]) : '';
        if (error) return;
        begin(position);
        container.scrollIntoView({ block: 'nearest' });
      });
      const link = button(texts.link, async () => {
        const { position, turn } = current();
        const query = new URLSearchParams({ ...writePosition(game, position), first: turn });
        message.textContent = (await copyLink(`#play?${query}`)) ? texts.linkCopied : texts.linkShown;
      });
      form.append(link);
      const node = details(texts.setup, { class: 'play-setup' }, form, message);
      node.addEventListener('toggle', () => {
        if (!node.open) return;
        for (const [name, text] of Object.entries(writePosition(game, current().position))) {
          form.elements[name].value = text;
        }
      });
      const complain = (error) => {
        node.open = true;
        message.textContent = texts.invalid(error[language]);
      };
      return { node, complain };
    }

    /** Begins the game in the address of the page, if there is one. */
    function startFromLink() {
      const entered = parameters('play');
      if (!entered) return false;
      const { position, error } = readPosition(game, entered);
      if (error) {
        setup.complain(error);
        return line.steps.length > 0;
      }
      begin(position, entered.first === 'computer' ? 'computer' : 'you');
      container.scrollIntoView();
      return true;
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
})();

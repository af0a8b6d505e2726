// Turns <div class="play"> into the game of the page. The reader plays against a perfect player, and each
// move is followed by a comment that says why it was right or wrong.
'use strict';

(() => {
  const { search, winningMoves, perfectMoves } = rules;
  const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';
  const texts = words[language];

  document.head.append(
    element('link', { rel: 'stylesheet', href: new URL('play.css', document.currentScript.src) }),
  );
  mount(document.querySelector('.play'));

  function mount(container) {
    const outcome = search(game);
    const why = (position) => game.theorem(position)[language];
    const isOver = (position) => game.moves(position).length === 0;
    const nameOf = (move, position) => game.name(move, position)[language];

    // The game so far: each position, who is to move there, and the comments on the move that led there.
    let steps = [];
    let chosen; // the first of two choices, in the game whose moves take two
    let timer;
    const current = () => steps[steps.length - 1];

    // ---------------------------------------------------------------- the page

    const rule = element('p', {});
    const hint = element('p', { class: 'play-hint' });
    const drawing = element('div', { class: 'play-drawing', role: 'group', tabindex: -1 });
    drawing.addEventListener('keydown', moveFocus);
    const log = element('div', { class: 'play-log', role: 'log', 'aria-live': 'polite' });
    const undo = button(texts.undo, takeBack);
    const starters = ['you', 'computer'].map((value) => {
      const radio = element('input', { type: 'radio', name: 'play-first', value });
      radio.addEventListener('change', restart);
      return radio;
    });
    starters[0].checked = true;
    const choices = starters.map((radio) => element('label', {}, radio, texts.players[radio.value]));

    container.replaceChildren(
      element('p', { class: 'play-title' }, texts.title),
      rule,
      element(
        'div',
        { class: 'play-controls' },
        element('fieldset', {}, element('legend', {}, texts.whoBegins), ...choices),
        button(texts.newPosition, newPosition),
        button(texts.again, restart),
        undo,
      ),
      hint,
      drawing,
      log,
    );
    // Keep keys from mdBook's shortcuts, such as the arrow keys, which turn the page.
    container.addEventListener('keydown', (event) => event.stopPropagation());
    newPosition();

    /** Half of the positions are P-positions, so that it matters who begins. */
    function newPosition() {
      const won = Math.random() < 0.5;
      start(randomElement(game.starts.filter((position) => outcome(position).won === won)));
    }

    function restart() {
      start(steps[0].position);
    }

    function start(position) {
      const turn = starters.find((radio) => radio.checked).value;
      steps = [{ position, turn, comments: turn === 'you' ? [element('p', {}, texts.think)] : [] }];
      show();
    }

    function takeBack() {
      if (!chosen) {
        do steps.pop();
        while (current().turn === 'computer');
      }
      show();
    }

    function play(move) {
      const { position, turn } = current();
      const step = { position: move.to, turn: opponent(turn), comments: [comment(position, move, turn)] };
      if (isOver(move.to)) step.comments.push(ending(step));
      steps.push(step);
      show();
    }

    function choose(choice) {
      show(choice);
      drawing.querySelector('[aria-pressed]').focus();
    }

    // ---------------------------------------------------------------- the computer's moves, comments

    function playForComputer() {
      play(randomElement(perfectMoves(game, outcome, current().position)));
    }

    function comment(position, move, player) {
      const paragraph = (look, ...remarks) => {
        const name = texts.move(texts.players[player], nameOf(move, position));
        return element('p', { class: look }, element('strong', {}, name), ...remarks);
      };
      const wasLost = !outcome(position).won;
      if (player === 'computer') {
        return paragraph('', wasLost ? texts.leavesWon(why(move.to)) : texts.leavesLost(why(move.to)));
      }
      if (wasLost) return paragraph('', texts.hopeless(why(position)));
      if (!outcome(move.to).won) return paragraph('play-right', texts.right(why(move.to)));
      const [best, ...others] = winningMoves(game, outcome, position);
      return paragraph(
        'play-wrong',
        texts.wrong(why(move.to), nameOf(best, position), why(best.to)),
        others.length > 0 ? texts.others(others.length) : '',
      );
    }

    function ending({ position, turn }) {
      const winner = game.misere ? turn : opponent(turn);
      const reason = game.end
        ? game.end(position)[language]
        : (game.misere ? texts.lastTaken : texts.noMove)[opponent(winner)];
      const end = winner === 'you' ? texts.youWin(reason) : texts.computerWins(reason);
      return element('p', { class: 'play-end', 'data-winner': winner }, end);
    }

    // ---------------------------------------------------------------- display

    function show(choice) {
      clearTimeout(timer);
      chosen = choice;
      const { position, turn } = current();
      const over = isOver(position);
      const moves = turn === 'you' ? game.moves(position) : [];
      container.dataset.start = JSON.stringify(steps[0].position);
      container.dataset.position = JSON.stringify(position);
      container.dataset.turn = over ? 'over' : turn;
      rule.textContent = game.rule(position)[language];
      hint.textContent = over
        ? texts.over
        : turn === 'computer'
          ? texts.waiting
          : game.howTo(chosen)[language];

      const hadFocus = [drawing, undo].some((part) => part.contains(document.activeElement));
      const rows = game.draw(position, moves, steps[0].position, chosen);
      drawing.setAttribute(
        'aria-label',
        rows.flatMap(({ label }) => (label ? label[language] : [])).join('; '),
      );
      drawing.replaceChildren(...rows.map(drawRow));
      undo.disabled = !chosen && !steps.slice(0, -1).some((step) => step.turn === 'you');
      if (hadFocus && (undo.disabled || document.activeElement !== undo)) {
        (drawing.querySelector('button') || drawing).focus({ preventScroll: true });
      }

      // The comments on the reader's last move and on the answer. Those already shown stay in the page, so
      // that screen readers do not read them again.
      const comments = steps.slice(turn === 'you' ? -2 : -1).flatMap((step) => step.comments);
      for (const old of [...log.children]) if (!comments.includes(old)) old.remove();
      log.append(...comments.filter((paragraph) => paragraph.parentNode !== log));

      if (turn === 'computer' && !over) timer = setTimeout(playForComputer, computerDelay());
    }

    function drawRow({ label, shape = '', cells }) {
      const row = element('div', { class: `play-row ${shape}` });
      if (label) row.append(element('div', { class: 'play-label' }, label[language]));
      if (cells) row.append(element('div', { class: 'play-cells' }, ...cells.map(drawCell)));
      return row;
    }

    function drawCell({ look, text, name, move, choose: choice, chosen }) {
      const className = `play-cell ${look}`;
      const shown = typeof text === 'object' ? text[language] : text;
      if (!move && !choice) {
        return element('span', { class: className, 'aria-hidden': true }, look === 'stone' ? '' : shown);
      }
      const cell = button(shown, () => (move ? play(move) : choose(choice)));
      cell.className = className;
      cell.setAttribute('aria-label', move ? nameOf(move, current().position) : name[language]);
      if (chosen) cell.setAttribute('aria-pressed', true);
      return cell;
    }

    /** Lets the arrow keys move the focus between the buttons of the drawing, as Tab does. */
    function moveFocus(event) {
      const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (!by) return;
      event.preventDefault();
      const buttons = [...drawing.querySelectorAll('button')];
      const next = buttons[buttons.indexOf(document.activeElement) + by];
      if (next) next.focus();
    }
  }

  /** In milliseconds: time to see one's own move, or none if the reader prefers reduced motion. */
  function computerDelay() {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 900;
  }

  function opponent(player) {
    return player === 'you' ? 'computer' : 'you';
  }

  function randomElement(list) {
    return list[Math.floor(Math.random() * list.length)];
  }

  function element(tag, attributes, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }

  function button(text, onClick) {
    const node = element('button', { type: 'button' }, text);
    node.addEventListener('click', onClick);
    return node;
  }
})();

// Parts of a game's page that do not know the game being played: the list of its moves, and the editor of a position.

import { button, copyLink, details, element, language } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { readPosition, writePosition } from './positions.js';

/**
 * The list of moves, in which each can be looked at again by goTo(number). Its `show` needs the line and the comment on
 * each step.
 */
export function historyPart(goTo) {
  const list = element('ol', {});
  let line;
  const last = () => line.steps.length - 1;
  const go = {
    first: button('|◀', () => goTo(0)),
    back: button('◀', () => goTo(line.at - 1)),
    on: button('▶', () => goTo(line.at + 1)),
    last: button('▶|', () => goTo(last())),
  };
  for (const [name, node] of Object.entries(go)) {
    node.setAttribute('aria-label', texts.steps[name]);
    node.title = texts.steps[name];
  }
  const count = element('span', {});
  const node = details(count, { class: 'play-history' });
  node.append(element('div', { class: 'play-steps' }, ...Object.values(go)), list);

  function show(shown, comments) {
    line = shown;
    const { at } = line;
    count.textContent = texts.history(last());
    go.first.disabled = go.back.disabled = at === 0;
    go.on.disabled = go.last.disabled = at === last();
    const items = comments.map((comment, i) => {
      const name = comment ? comment.querySelector('strong').textContent.trim() : texts.atStart;
      const verdict = comment?.className.replace('play-comment', '').trim();
      const item = button(name, () => goTo(i), { class: `play-move ${verdict ?? ''}` });
      if (i === at) item.setAttribute('aria-current', 'step');
      return element('li', {}, item);
    });
    const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement);
    list.replaceChildren(...items);
    if (focused >= 0) list.querySelectorAll('button')[focused]?.focus({ preventScroll: true });
  }
  return { node, show };
}

/** A button that sends the link to the position that `current` gives: a phone shares it, other machines copy it. */
export function sendPart(game, current) {
  const send = button(texts.send, sendLink, { class: 'play-button play-send', 'aria-live': 'polite' });
  async function sendLink() {
    const { position, turn } = current();
    const query = new URLSearchParams({ ...writePosition(game, position), first: turn });
    const isCopied = await copyLink(`#play?${query}`);
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      navigator.share({ url: location.href }).catch(() => {}); // who sees it may send it nowhere
      return;
    }
    send.textContent = isCopied ? texts.copied : texts.linkShown;
    setTimeout(() => {
      send.textContent = texts.send;
    }, 2000);
  }
  return send;
}

/** The editor of a position of `game`. It calls begin(position), and asks `current` for what is shown. */
export function setupPart(game, { begin, current }) {
  const message = element('p', { class: 'play-message', role: 'status' });
  const inputs = Object.entries(game.setup.fields).map(([name, { label, least = 1, most = 1, min, max }]) => {
    const range = texts.setupHint(texts.setupRange(least, most, min, max));
    const input = element('input', { name, inputmode: 'text', autocomplete: 'off', spellcheck: 'false' });
    const text = element('span', { class: 'play-field' }, `${label[language]} ${range}`);
    return element('label', {}, text, input);
  });
  const submit = element('button', { type: 'submit', class: 'play-button' }, texts.setupPlay);
  const form = element('form', {}, ...inputs, submit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { position, error } = readPosition(game, Object.fromEntries(new FormData(form)));
    message.textContent = error ? texts.invalid(error[language]) : '';
    if (!error) begin(position);
  });
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

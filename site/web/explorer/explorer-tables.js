// What the explorer shows of a table that the reader has: the games, periods and formulas with its values.

import { details, element } from '../shared/elements.js';
import { copyButton } from './explorer-files.js';
import { placeLink } from './explorer-views.js';
import { texts } from './explorer-words.js';

const LANGUAGES = ['C++', 'Python', 'Rust'];

/** The parts that show each way to read the table, with what agrees with it. */
export const showReadings = (readings) =>
  readings.map(({ text, answers, notes }) =>
    element(
      'div',
      {},
      element('p', { class: 'explorer-note' }, texts.pasted.readAs(text)),
      answers.length > 0 ? element('ol', {}, ...answers.map(answerItem)) : '',
      ...notes.map((note) => element('p', { class: 'explorer-pattern' }, note)),
    ),
  );

function answerItem({ text, surety, games, more, code }) {
  const [first, ...others] = games.map(gameLink);
  const rest = [...others, ...(more > 0 ? [texts.pasted.more(more)] : [])];
  return element(
    'li',
    { class: 'explorer-answer' },
    element('p', {}, first ? element('strong', {}, first) : element('strong', {}, text)),
    first && text !== games[0].text ? element('p', {}, text) : '',
    element('p', { class: 'explorer-hint' }, surety),
    rest.length > 0
      ? details(
          texts.pasted.same(others.length + more),
          {},
          element('ul', {}, ...rest.map((one) => element('li', {}, one))),
        )
      : '',
    code ? details(texts.pasted.code, {}, ...code.map(codeLine)) : '',
  );
}

/** A link to the page that treats a game, or else to the game in the explorer. */
function gameLink({ text, place, typed }) {
  if (place) return placeLink(place, text);
  const { kind, rule, misere } = typed;
  const query = new URLSearchParams({ kind, rule, ...(misere && { misere: '1' }) });
  return element('a', { href: `#explore?${query}` }, text);
}

function codeLine(line, i) {
  const label = `${LANGUAGES[i]}: ${texts.pasted.code}`;
  const pre = { class: 'explorer-code-text', tabindex: 0, role: 'region', 'aria-label': label };
  return element(
    'div',
    {},
    element(
      'div',
      { class: 'play-controls' },
      element('span', {}, LANGUAGES[i]),
      ...copyButton(texts.copyCode, () => line),
    ),
    element('pre', pre, element('code', {}, line)),
  );
}

// The position of the day, the same for everybody by the date alone: a link to it in <p class="daily">, and what a reader
// may tell of the result.

import { button, copy, element } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { writePosition } from './positions.js';
import { firstPositions } from './rules.js';

/** The element of a list for a date such as 2026-11-27. */
function pick(list, date) {
  const hash = [...date].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261);
  return list[(hash >>> 0) % list.length];
}

/** The position of that date and who begins, so that the reader can win, or else { error }, a text. */
export function dailyStart(game, outcome, date) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) {
    return { error: { en: `“${date}” is no date`, zh: `“${date}”不是日期` } };
  }
  const position = pick(firstPositions(game, outcome), date);
  return { position, first: outcome(position).won ? 'you' : 'computer' };
}

/** What is said of the game of a date, and at its end the result, to be copied. `line` is as in play.js. */
export function dailyPart(game, name, { daily, steps, isHelped }, isWon) {
  if (isWon === undefined) return [element('p', {}, texts.daily(daily))];
  const shown = Object.values(writePosition(game, steps[0].position)).join(', ');
  const moves = steps.slice(1).filter((_, i) => steps[i].turn === 'you').length;
  const text = texts.dailyResult(
    `${texts.daily(daily)}${texts.colon}${name} ${shown}`,
    isWon,
    moves,
    isHelped,
  );
  const share = button(texts.copyResult, async () => {
    share.textContent = (await copy(`${text}\n${location.href}`)) ? texts.copied : texts.notCopied;
  });
  return [element('p', {}, text), share];
}

for (const place of document.querySelectorAll('.daily')) {
  const date = new Date().toISOString().slice(0, 10); // in UTC
  const [id, name] = pick(place.dataset.games.split('|'), date).split(/ (.*)/);
  const link = element('a', { href: `${id}/statement.html#play?daily=${date}` }, name);
  place.replaceChildren(texts.daily(date), texts.colon, link);
}

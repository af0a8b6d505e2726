// What is said of a move, and at the end of a game.

import { details, element, language } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { winningMoves } from './rules.js';

/** Whether reasons are shown without a click: if the reader has opened the last one. */
const explains = { open: false };

/**
 * The comment on a move from `position`. `player` is the name of who made it; `opponent` the name of the other one
 * between two people; `isComputer` whether the computer made it, which is not judged.
 */
export function comment(game, outcome, position, move, { player, opponent, isComputer }) {
  const why = (position) => game.theorem(position)[language];
  const nameOf = (move) => game.name(move, position)[language];

  /** The class, the verdict and the reason. */
  function judge() {
    const [couldWin, leavesWin] = [outcome(position).won, outcome(move.to).won];
    if (isComputer && !couldWin) return ['', '', texts.whyWon(why(move.to))];
    if (isComputer) return ['', '', (leavesWin ? texts.whyErred : texts.whyLost)(why(move.to))];
    if (!couldWin) return ['play-hopeless', texts.hopeless, texts.whyHopeless(why(position))];
    if (!leavesWin) return ['play-right', texts.right, texts.whyRight(why(move.to))];
    const [best, ...others] = winningMoves(game, outcome, position);
    const reason = texts.whyWrong(why(move.to), nameOf(best), why(best.to));
    const more = others.length > 0 ? texts.others(others.length) : '';
    return ['play-wrong', texts.wrong(opponent), reason + more];
  }

  const [look, verdict, reason] = judge();
  const name = element('strong', {}, texts.move(player, nameOf(move)));
  const text = element('p', {}, name, verdict ? element('span', { class: 'play-verdict' }, verdict) : '');
  const terms = details(texts.terms, { class: 'play-terms' }, element('p', {}, texts.termsText));
  const attributes = { class: 'play-why', open: explains.open && '' };
  const more = details(texts.why, attributes, element('p', {}, reason), terms);
  more.addEventListener('toggle', () => {
    explains.open = more.open; // the next ones open as well
  });
  return element('div', { class: `play-comment ${look}` }, text, more);
}

/**
 * How a game has ended at `position`: the sides `you` and `computer`, or the names of two people. Somebody cannot move,
 * or has taken the last one where the rule says that.
 */
export function ending(game, position, winner, people) {
  const loser = winner === 'you' ? 'computer' : 'you';
  const who = game.takesLast ? winner : loser;
  const isTaken = game.misere || game.takesLast;
  const ended = people
    ? texts[isTaken ? 'lastTakenBy' : 'noMoveOf'](people[who])
    : texts[isTaken ? 'lastTaken' : 'noMove'][who];
  const reason = game.end?.(position)[language] ?? ended;
  if (people) return texts.wins(people[winner], reason);
  return winner === 'you' ? texts.youWin(reason) : texts.computerWins(reason);
}

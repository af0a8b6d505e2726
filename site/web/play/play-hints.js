// What a game tells who asks: the values of the position and where each move leads, and hints.

import { language } from '../shared/elements.js';
import { texts } from '../shared/words.js';
import { nimSum } from './lists.js';
import { isSame } from './match.js';
import { perfectMoves, winningMoves } from './rules.js';

/** What the theorem says of a position, in paragraphs; `moves` are those that are marked on the board. */
export function valuesInWords(game, outcome, position, moves) {
  const theorem = game.theorem(position);
  const winning = moves.filter((move) => !outcome(move.to).won).length;
  return [
    texts.valuesOf(theorem.won, theorem[language]),
    ...(theorem.table ? [theorem.table[language]] : []),
    ...(moves.length > 0 ? [texts.valuesOfMoves(winning, moves.length)] : []),
  ];
}

/** The move that the second hint shows. */
export function hintedMove(game, outcome, position) {
  return perfectMoves(game, outcome, position)[0];
}

/** The first hint says where to look, the second one names the move. */
export function hintInWords(game, outcome, position, number) {
  const { won, values: parts, ...why } = game.theorem(position);
  if (number > 1) {
    const name = game.name(hintedMove(game, outcome, position), position)[language];
    return won ? texts.hintMove(name) : texts.hintLong(name);
  }
  if (!won) return texts.hintLost(why[language]);
  const sum = nimSum((parts ?? []).map(({ value }) => value));
  if (sum !== 0) {
    // The parts that have an option with which the sum is 0.
    const good = parts.filter(({ value }) => (value ^ sum) < value).map(({ name }) => name[language]);
    return texts.hintSum(sum, good.join(texts.or));
  }
  const all = game.moves(position).length;
  return texts.hintIdea(why[language], winningMoves(game, outcome, position).length, all);
}

/**
 * What a button of the board is marked with. `movesOf` is a function from its cell to the moves that it makes, or
 * begins; `hinted` is the move of a hint, if it is shown.
 */
export function mark(cell, { outcome, areValuesShown, movesOf, hinted }) {
  if (!areValuesShown && !hinted) return {};
  const moves = movesOf(cell);
  // What is chosen already is no step, unless it makes a move, too.
  const isNext = !cell.chosen || cell.move;
  const isHinted = isNext && moves.some((move) => isSame(move, hinted));
  if (!areValuesShown || moves.length === 0) return { isHinted };
  const badge = moves.some(({ to }) => !outcome(to).won) ? 'P' : 'N';
  return { badge, words: texts.marks[badge], isHinted };
}

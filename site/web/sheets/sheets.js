// Draws positions of the game on a sheet to print and, on the one with answers, says who wins them, and how: from the
// rules alone.

import { createBoard } from '../play/board.js';
import { gameOf } from '../play/games.js';
import { firstPositions, search, winningMoves } from '../play/rules.js';
import { language } from '../shared/elements.js';
import './sheets.css';

/** The width in pixels at which a board is laid out, before it is made smaller; of one with strips eight cells. */
const WIDTH = 320;
const WIDTH_OF_STRIPS = 400;
/** The height of the place for a board at most. */
const HEIGHT = 150;
/** More winning moves than these are not listed. */
const MOVES = 6;
const said = {
  en: {
    won: (moves) => `The player to move wins: ${moves}.`,
    more: (count) => `; ${count} more`,
    lost: 'The player to move loses.',
  },
  zh: {
    won: (moves) => `先手必胜：${moves}。`,
    more: (count) => `；另有 ${count} 种`,
    lost: '先手必败。',
  },
}[language];

/** Fills in the positions of a sheet, and shows the button that prints the page. */
export function draw(sheet) {
  const print = document.querySelector('.sheet-print');
  print.hidden = false;
  print.onclick = () => window.print();
  const game = gameOf(sheet.dataset.id);
  const outcome = search(game);
  const places = [...sheet.querySelectorAll('.sheet-positions li')];
  const chosen = positions(game, outcome, places.length, sheet.dataset.id.length);
  const ruleOf = (position) => game.rule(position)[language];
  const isOneRule = new Set(chosen.map(ruleOf)).size === 1;
  sheet.querySelector('.sheet-drawn').hidden = false;
  if (isOneRule) sheet.querySelector('.sheet-rule-of-all').textContent = ruleOf(chosen[0]);
  for (const [index, place] of places.entries()) {
    const position = chosen[index];
    if (position === undefined) {
      place.remove();
      continue;
    }
    drawBoard(place.querySelector('.sheet-board'), game, position);
    if (!isOneRule) place.querySelector('.sheet-rule').textContent = ruleOf(position);
    const answer = place.querySelector('.sheet-answer');
    if (answer) answer.textContent = answerTo(game, outcome, position);
  }
}

/** `count` positions, always the same, of which one is lost if any is; `seed` says at which place. */
function positions(game, outcome, count, seed) {
  const starts = firstPositions(game, outcome);
  const isLost = (position) => !outcome(position).won;
  const [lost, won] = [starts.filter(isLost), starts.filter((position) => !isLost(position))];
  const evenly = (list, many) =>
    Array.from(
      { length: Math.min(many, list.length) },
      (_, i) => list[Math.floor(((i + 0.5) * list.length) / many)],
    );
  const chosen = evenly(won, count - Math.min(1, lost.length));
  chosen.splice(seed % count, 0, ...evenly(lost, count - chosen.length));
  return chosen;
}

function answerTo(game, outcome, position) {
  if (!outcome(position).won) return said.lost;
  const names = winningMoves(game, outcome, position).map((move) => game.name(move, position)[language]);
  const different = [...new Set(names)];
  const shown = different.slice(0, MOVES).join(language === 'zh' ? '；' : '; ');
  return said.won(shown + (different.length > MOVES ? said.more(different.length - MOVES) : ''));
}

/** The board, as large as its place. */
function drawBoard(place, game, start) {
  const board = createBoard({});
  board.show(game.draw(start, { moves: [], start, history: [] }));
  board.node.style.width = `${board.node.querySelector('.strip') ? WIDTH_OF_STRIPS : WIDTH}px`;
  place.append(board.node);
  const { offsetWidth, offsetHeight } = board.node;
  board.node.style.zoom = Math.min(1, (place.clientWidth - 1) / offsetWidth, HEIGHT / offsetHeight);
}

// The front page: small boards, drawn when they come into view; the problems as pictures or as a list; and the door
// to the box that finds a problem.

import { createBoard } from '../play/board.js';
// The games import it.
import '../play/drawings.js';
import { loadGame } from '../play/games.js';
import { saveSetting, setting } from '../play/storage.js';
import { element } from '../shared/elements.js';
import './home.css';

// ---------------------------------------------------------------- small boards

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
      seen.unobserve(target);
      loadGame(target.dataset.id).then((game) => draw(target, game));
    }
  },
  { rootMargin: '200px' },
);

/** Draws a position, its pieces as large as they fit: the board is laid out in the width that is best for that. */
function draw(preview, game) {
  const start = game.starts[Math.floor(game.starts.length / 2)];
  const { node, show } = createBoard({});
  show(game.draw(start, { moves: [], start, history: [] }));
  preview.append(node);
  // Narrow pictures of graphs have no room for their points.
  const widths = node.querySelector('.picture') ? [400] : [160, 220, 300, 400, 720];
  const layouts = widths.map((width) => {
    node.style.width = `${width}px`;
    const box = boxOf(node);
    const scales = [preview.clientWidth / box.width, preview.clientHeight / box.height];
    return { width, box, scale: Math.min(1, 0.88 * Math.min(...scales)) };
  });
  const { width, box, scale } = layouts.reduce((best, other) => (other.scale > best.scale ? other : best));
  // Numbers have ten pixels, where there is room for them.
  node.style.setProperty('--number', scale < 0.3 ? 0 : `${10 / scale}px`);
  Object.assign(node.style, {
    width: `${width}px`,
    transform: `scale(${scale}) translate(${-box.x}px, ${-box.y}px)`,
  });
}

/** The middle of what is drawn on a board, from its corner, and how far it reaches. */
function boxOf(board) {
  const { left, top } = board.getBoundingClientRect();
  const drawn = board.querySelectorAll('.play-cell:not(.blank, .both)');
  const cells = [...drawn].map((cell) => cell.getBoundingClientRect());
  const [x, y] = [Math.min(...cells.map((cell) => cell.left)), Math.min(...cells.map((cell) => cell.top))];
  const width = Math.max(...cells.map((cell) => cell.right)) - x;
  const height = Math.max(...cells.map((cell) => cell.bottom)) - y;
  return { x: x + width / 2 - left, y: y + height / 2 - top, width, height };
}

// ---------------------------------------------------------------- pictures or a list

const catalogue = document.querySelector('.catalogue');
const buttons = document.querySelectorAll('.views button');
const toPractise = catalogue.querySelectorAll('.to-practise');

for (const toPlay of catalogue.querySelectorAll('.to-play')) {
  const preview = element('span', { class: 'play preview', 'data-id': toPlay.dataset.id, inert: '' });
  toPlay.parentElement.querySelector('a').prepend(preview);
}
for (const preview of document.querySelectorAll('.preview[data-id]')) seen.observe(preview);

/** Pictures lead to the game, names of a list to the top of the page. */
function show(view) {
  catalogue.dataset.view = view;
  for (const button of buttons) button.setAttribute('aria-pressed', button.dataset.view === view);
  for (const preview of catalogue.querySelectorAll('.preview')) {
    const anchor = view === 'pictures' ? '#play' : '';
    preview.parentElement.setAttribute('href', `${preview.dataset.id}/statement.html${anchor}`);
  }
}

for (const button of buttons) {
  button.addEventListener('click', () => {
    saveSetting('catalogue', button.dataset.view);
    show(button.dataset.view);
  });
}
show(setting('catalogue', 'pictures'));
showAll();
addEventListener('hashchange', showAll);

/** Who asks for all problems, as where a search finds nothing, does not want to unfold them. */
function showAll() {
  if (location.hash !== '#problems') return;
  show('list');
  for (const button of toPractise) unfold(button, true);
}

function unfold(button, isOpen) {
  button.parentElement.classList.toggle('open', isOpen);
  button.setAttribute('aria-expanded', isOpen);
}

for (const button of toPractise) {
  button.addEventListener('click', () => unfold(button, !button.parentElement.classList.contains('open')));
}

// ---------------------------------------------------------------- the door to the box

document.querySelector('[data-opens=find]').addEventListener('click', (event) => {
  event.preventDefault();
  document.getElementById('find').focus();
});

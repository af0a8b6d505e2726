// The board of a game: shows drawings (see drawings.js), moves things from one to the next, and marks what
// a move has changed.

import { button, element, language } from '../shared/elements.js';
import './play.css';

/** The cells of a drawing by name, each with its row's number in front unless it has a name. */
const placesOf = (rows) =>
  new Map(
    rows.flatMap(({ cells = [] }, row) => cells.map((cell, i) => [String(cell.at ?? `${row}:${i}`), cell])),
  );

/** Where each thing of a drawing is: key => name of the cell. */
const thingsOf = (rows) =>
  new Map([...placesOf(rows)].flatMap(([at, { object }]) => (object ? [[String(object.key), at]] : [])));

/** What differs between two drawings: the cells that things have left and reached, and the things. */
export function changes(before, after) {
  const [old, now] = [thingsOf(before), thingsOf(after)];
  const changed = [...old].filter(([key, at]) => now.get(key) !== at);
  return {
    things: new Set(changed.map(([key]) => key)),
    left: new Set(changed.map(([, at]) => at)),
    reached: new Set(changed.flatMap(([key]) => now.get(key) ?? [])),
  };
}

/** Puts a cell of a picture of this size at its point, or along its line. */
function place(node, [width, height], { point, line = [point, point], reach }) {
  const [[x, y], [toX, toY]] = line;
  Object.assign(node.style, { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` });
  if (reach) {
    node.classList.add(reach[0] > 0 ? 'play-across' : 'play-down');
    node.style.setProperty('--play-reach', `${(100 * Math.max(...reach)) / width}cqw`);
  }
  if (point) return;
  const length = `${(100 * Math.hypot(toX - x, toY - y)) / width}%`;
  Object.assign(node.style, { width: length, rotate: `${Math.atan2(toY - y, toX - x)}rad` });
}

/** Lets things move from where they were, and those that were taken fly off. */
function animate(node, before, now) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [key, { thing, box }] of now) {
    const from = before.get(key)?.box;
    if (!from || (from.left === box.left && from.top === box.top)) continue;
    const start = `translate(${from.left - box.left}px, ${from.top - box.top}px)`;
    thing.style.zIndex = 1;
    thing.animate([{ transform: start }, { transform: 'none' }], {
      duration: 420,
      easing: 'ease-in-out',
    });
  }
  const board = node.getBoundingClientRect();
  let delay = 0;
  for (const [key, { thing, box }] of before) {
    if (now.has(key)) continue;
    const gone = thing.cloneNode();
    gone.classList.add('play-gone');
    gone.classList.remove('play-affected');
    Object.assign(gone.style, {
      left: `${box.left - board.left - node.clientLeft}px`,
      top: `${box.top - board.top - node.clientTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    node.append(gone);
    const end = { transform: 'translateY(-70px) scale(0.7)', opacity: 0 };
    const timing = { duration: 480, delay, easing: 'ease-in', fill: 'forwards' };
    gone.animate([{ transform: 'none', opacity: 1 }, end], timing).onfinish = () => gone.remove();
    delay += 30;
  }
}

/**
 * A board. It calls play(move) and choose(choice) when the reader has chosen, and asks nameOf(move) for the
 * text of a move, preview(move) for the drawing after it, and markOf(cell) for what a button is marked with, if
 * anything: { badge, words, isHinted }, a letter, what it says, and whether it is the move of a hint.
 */
export function createBoard({ play, choose, nameOf, preview, markOf }) {
  const node = element('div', { class: 'play-drawing', role: 'group', tabindex: -1 });
  let rows = [];

  /** Shows a drawing. `marks` is the result of `changes`, or none; things move there if `moving`. */
  function show(drawing, marks, moving) {
    const before = moving ? things() : new Map();
    const focused = [...node.querySelectorAll('button')].indexOf(document.activeElement);
    const hadFocus = node.contains(document.activeElement);
    const { at } = hadFocus ? document.activeElement.dataset : {};
    for (const fading of node.querySelectorAll('.play-gone')) fading.remove();
    rows = drawing;
    const names = drawing.flatMap(({ label }) => (label ? label[language] : []));
    node.setAttribute('aria-label', names.join('; '));
    node.replaceChildren(...drawing.map((row, i) => drawRow(row, i, marks)));
    if (moving) animate(node, before, things());
    if (hadFocus) {
      const buttons = node.querySelectorAll('button');
      const next =
        [...buttons].find(({ dataset }) => at && dataset.at === at) ??
        node.querySelector('[aria-pressed]') ??
        buttons[Math.max(0, Math.min(focused, buttons.length - 1))];
      (next ?? node).focus({ preventScroll: true });
    }
  }

  function drawRow({ label, shape = '', size, cells, words }, number, marks) {
    const row = element('div', { class: `play-row ${shape}` });
    if (label) row.append(element('div', { class: 'play-label' }, label[language]));
    if (cells) {
      const nodes = cells.map((cell, i) => drawCell(cell, String(cell.at ?? `${number}:${i}`), marks));
      const all = element('div', { class: 'play-cells' }, ...nodes);
      if (size) {
        Object.assign(all.style, { aspectRatio: size.join('/'), maxWidth: `${size[0]}px` });
        for (const [i, node] of nodes.entries()) place(node, size, cells[i]);
      }
      row.append(all);
    }
    if (words) row.append(element('p', { class: 'play-words' }, words[language]));
    return row;
  }

  function drawCell(cell, at, marks) {
    const { look, text, object, name, move, choose: choice, chosen } = cell;
    const mark = `${marks?.left.has(at) ? ' play-left' : ''}${marks?.reached.has(at) ? ' play-reached' : ''}`;
    const attributes = { class: `play-cell ${look}${mark}`, 'data-at': cell.at };
    const shown = typeof text === 'object' ? text[language] : text;
    const content = [element('span', { class: 'play-number' }, shown)];
    if (object) {
      content.unshift(element('span', { class: `play-thing ${object.look}`, 'data-key': object.key }));
    }
    if (!move && !choice) return element('span', { ...attributes, 'aria-hidden': true }, ...content);
    const act = () => (move ? play(move) : choose(choice));
    const { badge, words: said = '', isHinted } = markOf?.(cell) ?? {};
    if (badge) content.push(element('span', { class: `play-badge ${badge}` }, badge));
    const node = button('', act, {
      ...attributes,
      class: `${attributes.class}${isHinted ? ' play-hinted' : ''}`,
      'aria-label': (move ? nameOf(move) : name[language]) + said,
      'aria-pressed': chosen && 'true',
    });
    node.append(...content);
    if (move) {
      node.addEventListener('pointerenter', () => point(move));
      node.addEventListener('focus', () => node.matches(':focus-visible') && point(move));
      for (const event of ['pointerleave', 'blur']) node.addEventListener(event, () => point());
    }
    return node;
  }

  /** Points out the things that `move` would change; none without a move. */
  function point(move) {
    const affected = move ? changes(rows, preview(move)).things : new Set();
    for (const thing of node.querySelectorAll('.play-thing')) {
      thing.classList.toggle('play-affected', affected.has(thing.dataset.key));
    }
  }

  /** The things in the page: key => { thing, box }. */
  function things() {
    const nodes = [...node.querySelectorAll('.play-cell .play-thing')];
    return new Map(nodes.map((thing) => [thing.dataset.key, { thing, box: thing.getBoundingClientRect() }]));
  }

  // The arrow keys move the focus between the buttons, as Tab does.
  node.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const buttons = [...node.querySelectorAll('button')];
    buttons[buttons.indexOf(document.activeElement) + by]?.focus();
  });

  return { node, show };
}

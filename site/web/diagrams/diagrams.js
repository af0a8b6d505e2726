// What the diagrams in diagrams/ share. In a page, a diagram is an element with the attribute `data-diagram`, the
// name of its file; what it contains, a table or a figure, is its still picture, which stays. Below it comes the
// live part, which print leaves out: what to do, the stage, the controls and, in words, what was done.

import { mex, range } from '../play/lists.js';
import { button, element, language } from '../shared/elements.js';
import './diagrams.css';

export const isChinese = language === 'zh';
export const texts = {
  en: {
    right: 'Right.',
    wrong: 'No.',
    rest: 'Show the rest',
    again: 'Begin again',
    none: 'nothing',
    or: ' or ',
    heap: (number, size) => `Heap ${number}: ${size}`,
    ofValue: (text, value) => `${text}, value ${value}`,
    take: (number, take) => `Heap ${number}: take ${take}`,
    less: (number) => `Heap ${number}: take one`,
    more: (number) => `Heap ${number}: put one back`,
    binary: (heap, digits) => `${heap} in binary: ${digits}`,
    lost: 'P: lost',
    won: 'N: won',
    value: (value) => `Value ${value}`,
    emptySet: 'nothing',
    mexIs: (value, values) => `The mex of ${values} is ${value}.`,
    isThere: (value, left) => `The value ${value} is there: a move leaves ${left}.`,
    isLower: (value, least) =>
      `The value ${value} is not there, but neither is ${least}, and the mex is the least one.`,
    takes: (takes) => `A move takes ${takes} ${takes === '1' ? 'stone' : 'stones'}.`,
    root: 'A move takes at least one stone, and at most as many as the square root of their number.',
  },
  zh: {
    right: '正确。',
    wrong: '不对。',
    rest: '显示其余',
    again: '重新开始',
    none: '无',
    or: ' 或 ',
    heap: (number, size) => `第 ${number} 堆：${size}`,
    ofValue: (text, value) => `${text}，值 ${value}`,
    take: (number, take) => `第 ${number} 堆：取 ${take} 颗`,
    less: (number) => `第 ${number} 堆：取一颗`,
    more: (number) => `第 ${number} 堆：放回一颗`,
    binary: (heap, digits) => `${heap} 的二进制：${digits}`,
    lost: 'P：必败',
    won: 'N：必胜',
    value: (value) => `值 ${value}`,
    emptySet: '空集',
    mexIs: (value, values) => `${values} 的 mex 是 ${value}。`,
    isThere: (value, left) => `值 ${value} 已经出现：一步能走到 ${left}。`,
    isLower: (value, least) => `值 ${value} 没有出现，但 ${least} 也没有，而 mex 要取最小的。`,
    takes: (takes) => `每步取走 ${takes} 颗石子。`,
    root: '每步至少取一颗，至多取总数的平方根那么多颗。',
  },
}[language];

/** Numbers or words, one after the other. */
export const list = (values, none = texts.none, separator = isChinese ? '、' : ', ') =>
  values.length ? values.join(separator) : none;

/** The numbers in an attribute. */
export const numbers = (text) => text.trim().split(/\s+/).map(Number);

/** The numbers below `end`. */
export const below = (end) => Array.from({ length: end }, (_, i) => i);

/** The ways to split `number` into two parts of at least `least`, the smaller one first. */
export const splits = (number, least = 1) =>
  range(least, Math.floor(number / 2)).map((part) => [part, number - part]);

/** Puts `children` into `node` in place of others; the button at the place of one with the focus gets it, or the next. */
export function fill(node, ...children) {
  const buttons = () => [...node.querySelectorAll('button')];
  const at = buttons().indexOf(document.activeElement);
  node.replaceChildren(...children);
  if (at < 0) return;
  const enabled = (button) => !button.disabled;
  const next = buttons().slice(at).find(enabled) ?? buttons().findLast(enabled);
  next?.focus({ preventScroll: true });
}

/** A square of a strip, with a small text below its own. */
export function cell(look, text, below = '') {
  const size = String(text).length > 4 ? ' long' : '';
  return element(
    'span',
    { class: `diagram-cell ${look}${size}` },
    String(text),
    element('small', {}, String(below)),
  );
}

/** A picture with its description for those who do not see it. */
export const picture = (label, ...children) =>
  element('div', { role: 'img', 'aria-label': label }, ...children);

/** Things below one another. */
export const stack = (...children) => element('div', { class: 'diagram-stack' }, ...children);

/** A row of things, in a line or more. */
export const row = (...children) => element('div', { class: 'diagram-row' }, ...children);

/** A number as at least `places` binary digits. */
export const binary = (number, places) => number.toString(2).padStart(places, '0');

/** A cell for each of a number's binary digits. */
export function bitCells(number, places, attributes = {}) {
  const bit = (digit) => cell(digit === '1' ? 'narrow one' : 'narrow', digit);
  const cells = [...binary(number, places)].map(bit);
  return element('span', { class: 'diagram-bits', ...attributes }, ...cells);
}

/**
 * Heaps as rows of this many binary digits, each with buttons that lower and raise it by one and call `show` with the
 * heaps that are then. With `values` these are the digits, and the buttons take `takes`.
 */
export function binaryRows({ heaps, places, show, values, takes }) {
  const step = (i, by, text, name) => {
    const size = heaps[i] + by;
    const disabled = size < 0 || (by > 0 && size >= 2 ** places);
    return button(text, () => show(heaps.with(i, size)), { 'aria-label': name, disabled });
  };
  return heaps.map((heap, i) => {
    const value = values ? values[heap] : heap;
    const label = texts.binary(value, [...binary(value, places)].join(' '));
    const text = texts.heap(i + 1, heap);
    const bits = bitCells(value, places, { role: 'img', 'aria-label': label });
    const parts = values
      ? [bits, ...takes.map((take) => step(i, -take, `−${take}`, texts.take(i + 1, take)))]
      : [step(i, -1, '−', texts.less(i + 1)), bits, step(i, 1, '+', texts.more(i + 1))];
    const name = values ? texts.ofValue(text, value) : text;
    return row(element('span', { class: 'diagram-label' }, name), ...parts);
  });
}

/** A row below these, with a cell for each digit; `isWide` if a button stands before the digits. */
export const underRows = (text, cells, isWide = true) =>
  row(
    element('span', { class: 'diagram-label' }, text),
    ...(isWide ? [element('span', { class: 'diagram-gap' })] : []),
    element('span', { class: 'diagram-bits', 'aria-hidden': true }, ...cells),
  );

/**
 * A number between two buttons with these signs and names, which call `step` with -1 and 1. Returns the place of
 * the number.
 */
export function stepper(controls, signs, names, step) {
  const shown = element('span', { class: 'diagram-label' });
  const [less, more] = [-1, 1].map((by, i) => button(signs[i], () => step(by), { 'aria-label': names[i] }));
  controls.append(less, shown, more);
  return shown;
}

/** The choices of a quiz that asks who wins, by letters. */
export const letters = [
  { value: 'P', text: texts.lost },
  { value: 'N', text: texts.won },
];

/** The choices of a quiz that asks for one of these Grundy values: one more than the largest. */
export const valueChoices = (values) =>
  below(Math.max(...values) + 2).map((value) => ({ value, text: value, name: texts.value(value) }));

/** Why `value` is the mex of `values`, or is not. What leaves the one at a place is `left(place)` in words. */
export function mexReason(value, values, left) {
  const least = mex(values);
  if (value === least) return texts.mexIs(value, list(values, texts.emptySet));
  const at = values.indexOf(value);
  return at < 0 ? texts.isLower(value, least) : texts.isThere(value, left(at));
}

/** A text with words in the colours of the diagram: in `{lost|P}`, the word `P` looks like what is lost. */
const coloured = (text) =>
  text.split(/[{}]/).map((part) => {
    const [look, word] = part.split('|');
    return word ? element('span', { class: `diagram-word ${look}` }, word) : part;
  });

/**
 * Starts the diagram `name`, that of its file, in each of its places. `words` has the texts in both languages, with the title and the task:
 * a text, or a function of the attributes and these words; see `coloured`. `start` gets
 *
 *   data, t          the attributes, and the texts
 *   stage, controls  where the diagram is, and its buttons
 *   say(text, verdict, more)   tells what was done, whether it was right, if that is a question, and what is next
 */
export function addDiagram(name, words, start) {
  const t = words[language];
  for (const place of document.querySelectorAll(`[data-diagram='${name}']`)) {
    const data = place.dataset;
    const [title, task] = [t.title, t.task].map((it) => (typeof it === 'function' ? it(data, t) : it));
    const stage = element('div', { class: 'diagram-stage' });
    const controls = element('div', { class: 'diagram-controls' });
    const status = element('div', { class: 'diagram-status', role: 'status' });
    const say = (text, verdict, more = '') => {
      status.dataset.verdict = { true: 'right', false: 'wrong' }[verdict] ?? '';
      status.replaceChildren(...[text, more].filter(Boolean).map((sentence) => element('p', {}, sentence)));
    };
    const live = element(
      'div',
      { class: 'diagram-live', role: 'group', 'aria-label': title },
      element('p', { class: 'diagram-title' }, title),
      element('p', {}, ...coloured(task)),
      stage,
      controls,
      status,
    );
    place.append(live);
    start({ data, t, stage, controls, say });
  }
}

/**
 * Questions, one after the other, each answered by one of the `choices` [{ value, text, name }]:
 *
 *   length           how many questions
 *   ask(i)           the question in words
 *   answer(i)        its right answer, or a list of them
 *   reason(i, value) why `value` is right, or why it is wrong
 *   draw(known)      draws the stage when this many questions are answered
 *   end              what to say after the last
 */
export function quiz({ controls, say }, { length, choices, ask, answer, reason, draw, end }) {
  let next = 0;
  const buttons = choices.map(({ value, text, name }) =>
    button(text, () => choose(value), {
      'aria-label': name,
      'data-value': value,
    }),
  );
  const rest = button(texts.rest, () => go(length, ''));
  const again = button(texts.again, () => go(0, ''));
  controls.append(...buttons, rest, again);

  function go(to, text, verdict) {
    next = to;
    const isOver = next === length;
    const hadFocus = controls.contains(document.activeElement);
    for (const choice of [...buttons, rest]) choice.disabled = isOver;
    if (isOver && hadFocus) again.focus({ preventScroll: true });
    draw(next);
    say(text, verdict, isOver ? end : ask(next));
  }

  function choose(value) {
    const isRight = [answer(next)].flat().includes(value);
    const text = `${isRight ? texts.right : texts.wrong} ${reason(next, value)}`;
    go(isRight ? next + 1 : next, text, isRight);
  }

  go(0, '');
}

/**
 * A game of one heap: its rule in words, and a function from a heap to those that a move leaves. `takes` has the
 * numbers of stones that a move takes; `root`: at most the square root of their number.
 */
export function heapGame({ takes }) {
  if (takes === 'root') {
    const fits = (heap) => below(heap + 1).filter((take) => take > 0 && take * take <= heap);
    return { rule: texts.root, options: (heap) => fits(heap).map((take) => heap - take) };
  }
  const sizes = numbers(takes);
  const options = (heap) => sizes.filter((take) => take <= heap).map((take) => heap - take);
  return {
    rule: texts.takes([list(sizes.slice(0, -1), ''), sizes.at(-1)].filter(Boolean).join(texts.or)),
    options,
  };
}

/** The Grundy values of the heaps up to `most`. */
export function heapValues({ options }, most) {
  const values = [];
  for (const heap of range(0, most)) values.push(mex(options(heap).map((left) => values[left])));
  return values;
}

/**
 * The positions of a game in a strip, of which `known` are known, each with its value and `look` of it; the one that is
 * asked, the next if it is not said, and those that a move from there leaves stand out.
 */
export function strip({ stage, game, values, known, look, label, asked = game.positions[known] }) {
  const left = asked === undefined ? [] : game.options(asked).flat();
  fill(
    stage,
    picture(
      label,
      row(
        ...game.positions.map((position, i) => {
          const place = position === asked ? ' asked' : left.includes(position) ? ' option' : '';
          return i < known
            ? cell(`${look(values[position])}${place}`, game.cell(position), values[position])
            : cell(`open${place}`, game.cell(position), '?');
        }),
      ),
    ),
  );
}

// What the explorer shows of an answer: the period, the lost positions, the values as a picture and as a table.

import { range } from '../play/lists.js';
import { button, details, element } from '../shared/elements.js';
import { createCells, legend } from './explorer-cells.js';
import { drawGraph, drawTree, MOST } from './explorer-graphs.js';
import { texts } from './explorer-words.js';

const FIRST = 200; // rows or values of a table at first
const MORE = 1000; // and how many more at a click
const LISTED = 60; // numbers of a list that are not folded away
const MOST_CELLS = 10_000; // of a strip

const page = (path) => `${path_to_root}${path}`;
const places = JSON.parse(document.querySelector('.explorer-places')?.textContent ?? '{}');

// ---------------------------------------------------------------- texts

/** A list of texts, of which the later ones are folded away. */
function list(name, items, attributes) {
  const count = items.length > 1.5 * LISTED ? LISTED : items.length;
  const shown = items.slice(0, count).join(', ') || texts.lostNone;
  const rest = items.slice(count);
  return element(
    'div',
    { class: 'explorer-list', ...attributes },
    element('p', {}, element('strong', {}, name), ` ${shown}${rest.length > 0 ? ' …' : ''}`),
    rest.length > 0 ? details(texts.list(rest.length), {}, element('p', {}, rest.join(', '))) : '',
  );
}

/** The sentence on the period, with a link to the theorem that proves it. `at(n)` names heap n. */
function period(found, at, isMisere) {
  const { kind, start, length, saltus, checked, theorem, exceptions, to } = found;
  if (kind === 'formula') {
    return element(
      'p',
      { class: 'explorer-period', 'data-kind': kind },
      element('strong', {}, texts.formula(found.text)),
      `${texts.formulaProved} `,
      element('a', { href: page(found.page) }, texts.theorems['guy-smith']),
    );
  }
  if (kind === 'none') {
    const link = element('a', { href: page('theory/periods.html') }, texts.theorems.none);
    return element('p', { class: 'explorer-period', 'data-kind': kind }, texts.none(at(to)), ' ', link);
  }
  const what = saltus
    ? texts.rise(at(start), length, saltus)
    : (isMisere ? texts.everyOutcome : texts.every)(at(start), length);
  const proof = theorem ? texts.proved[theorem](at(checked)) : texts.seen(at(to));
  const before = start === 0 ? texts.pure : texts.preperiod(start);
  const shown = exceptions.slice(0, LISTED).join(', ') + (exceptions.length > LISTED ? ', …' : '');
  const href = page(theorem === 'subtraction' ? 'theory/periods.html' : 'theory/octal.html');
  return element(
    'p',
    { class: 'explorer-period', 'data-kind': kind },
    element('strong', {}, what),
    proof,
    ` ${before} `,
    exceptions.length > 0 ? `${texts.exceptions(shown)} ` : '',
    theorem ? element('a', { href }, texts.theorems[theorem]) : '',
  );
}

const misereNote = () =>
  element(
    'p',
    {},
    texts.misereNote,
    ' ',
    element('a', { href: page('theory/misere.html') }, texts.misereLink),
  );

/** From where on a search tells who wins, and up to where it came. */
const searchedNote = ({ searched }, at, last) =>
  searched === undefined ? '' : element('p', {}, texts.searchedFrom(at(searched), at(last)));

// ---------------------------------------------------------------- tables

/** A table that scrolls on its own. */
export function scrolling(table, label) {
  return element(
    'div',
    { class: 'explorer-scroll', role: 'region', tabindex: 0, 'aria-label': label },
    table,
  );
}

/** `rows` of a table with these heads and `count` values, `each` in a row, the first rows at once, and a button for more. */
function growing(heads, rows, count, first, each = 1) {
  const body = element('tbody', {});
  const head = element('thead', {}, element('tr', {}, ...heads.map((text) => header(text))));
  const table = element('table', { class: 'explorer-table' }, head, body);
  const node = element('div', {}, scrolling(table, texts.table));
  let shown = 0;
  const more = button('', () => {
    grow(Math.max(1, Math.round(MORE / each)));
  });
  function grow(by) {
    const to = Math.min(Math.ceil(count / each), shown + by);
    for (; shown < to; shown++) body.append(rows(shown));
    more.textContent = texts.more(shown * each, count);
    if (shown * each < count) node.append(more);
    else more.remove();
  }
  grow(first);
  return node;
}

const header = (text, scope = 'col') => element('th', { scope }, String(text));
const rowOf = (name, cells) => element('tr', {}, header(name, 'row'), ...cells);

/** Values of heaps, ten in a row. */
function heapTable(values, isOutcome, corner) {
  const heads = range(0, 9).map((i) => `+${i}`);
  const row = (n) =>
    rowOf(
      10 * n,
      values.slice(10 * n, 10 * n + 10).map((value) => cell(value, isOutcome)),
    );
  return growing([corner, ...heads], row, values.length, FIRST / 10, 10);
}

const cell = (value, isOutcome) =>
  element('td', { class: value === 0 && 'explorer-lost' }, String(written(value, isOutcome) ?? ''));

/** Values of two heaps: a row for each first heap. */
function boardTable(side, value, isOutcome) {
  const heaps = range(0, side - 1);
  const row = (a) =>
    rowOf(
      a,
      heaps.map((b) => cell(value(a, b), isOutcome)),
    );
  return growing([texts.head.heap, ...heaps], row, side, 20);
}

/** A table of texts. */
function plainTable(heads, rows) {
  const cell = (text) => element('td', { class: typeof text === 'string' && 'explorer-text' }, String(text));
  const row = (i) => {
    const [first, ...rest] = rows[i];
    return rowOf(first, rest.map(cell));
  };
  return growing(heads, row, rows.length, FIRST);
}

// ---------------------------------------------------------------- the kinds of answers
//
// Each is a function of the answer and the state of the form to { parts, rows }: what is shown, and the rows of the
// file to save, with their heads.

/** A value, or in misère play, where values are 0 for lost and 1 for won, the letter of the outcome; and in words. */
const written = (value, isOutcome) => (isOutcome ? 'PN'[value] : value);
const inWords = (value, isOutcome) => (isOutcome ? (value ? texts.win : texts.lose) : texts.value(value));

/** The values of an answer, and whether they are outcomes. */
const valuesOf = ({ values, wins }) => [values ?? wins.map(Number), !values];

const largest = (values) => values.reduce((most, value) => Math.max(most, value ?? 0), 0);

/** Heaps and coins: a strip, and a table of ten a row. */
function heaps(answer, { kind }) {
  const [values, isOutcome] = valuesOf(answer);
  const [name, head] = kind === 'coins' ? [texts.place, texts.head.place] : [texts.heap, texts.head.heap];
  if (kind === 'coins') values[0] = undefined; // there is no place 0
  const most = largest(values);
  const { lost, differences } = answer;
  const { length } = answer.period; // none of a formula, or if no period is seen
  const strip = element('div', {});
  const count = Math.min(values.length, MOST_CELLS);
  const input = element('input', {
    id: 'explorer-columns',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: length <= 7 ? length * Math.floor(40 / length) : length <= 100 ? length : 50,
  });
  const rows = [[texts.head.heap, isOutcome ? texts.head.outcome : texts.head.value]];
  for (const [i, value] of values.entries()) {
    if (value !== undefined) rows.push([i, written(value, isOutcome)]);
  }
  function draw() {
    const columns = Math.max(1, Math.min(200, Number.parseInt(input.value, 10) || 50));
    const cells = createCells({
      count,
      columns,
      valueAt: (i) => values[i],
      most,
      describe: (i) => (values[i] === undefined ? '' : `${name(i)}: ${inWords(values[i], isOutcome)}`),
      label: texts.strip(count, lost.slice(0, 20).join(', ') + (lost.length > 20 ? ', …' : '')),
    });
    strip.replaceChildren(cells);
  }
  draw();
  input.addEventListener('change', draw);
  const parts = [
    period(answer.period, name, isOutcome),
    isOutcome ? misereNote() : '',
    searchedNote(answer, name, values.length - 1),
    element('div', { class: 'explorer-strip' }, strip),
    element(
      'div',
      { class: 'explorer-strip-row' },
      isOutcome ? '' : legend(most),
      element('span', {}, element('label', { for: 'explorer-columns' }, `${texts.row} `), input),
    ),
    kind === 'coins' ? '' : list(texts.lost, lost, { 'data-list': 'lost' }),
    differences.length > 0 ? list(texts.differences, differences, { 'data-list': 'differences' }) : '',
    heapTable(values, isOutcome, head),
  ];
  return { parts, rows };
}

/** Two or three heaps: maps of the values and of the lost positions. */
function vectors(answer) {
  const { heaps: dimension, side, lost } = answer;
  const [values, isOutcome] = valuesOf(answer);
  const most = largest(values);
  const at = (a, b, c = 0) => values[dimension === 2 ? a * side + b : (a * side + b) * side + c];
  const heapsOf = (i) => range(1, dimension).map((heap) => Math.floor(i / side ** (dimension - heap)) % side);
  const rows = [
    [...range(1, dimension), texts.head.value],
    ...values.map((value, i) => [...heapsOf(i), written(value, isOutcome)]),
  ];

  /** The maps of the positions with the third heap `c`. */
  function maps(c) {
    const shown = (i) => at(i % side, Math.floor(i / side), c);
    const describe = (i) => {
      const heap = [i % side, Math.floor(i / side), c].slice(0, dimension);
      return `(${heap.join(', ')}): ${inWords(shown(i), isOutcome)}`;
    };
    const map = (name, valueAt, most) => {
      const cells = createCells({
        count: side * side,
        columns: side,
        isMap: true,
        valueAt,
        most,
        describe,
        label: dimension === 2 ? name : `${name}, ${texts.slice(c)}`,
      });
      return element('figure', { class: 'explorer-figure' }, element('figcaption', {}, name), cells);
    };
    return [
      ...(isOutcome ? [] : [map(texts.map, shown, most)]),
      map(texts.lostMap, (i) => (shown(i) === 0 ? 0 : 1), 1),
    ];
  }

  const place = element('div', { class: 'explorer-maps' }, ...maps(0));
  const table = element('div', {}, boardTable(side, at, isOutcome));
  let slices = '';
  if (dimension === 3) {
    const select = element(
      'select',
      { id: 'explorer-slice' },
      ...range(0, side - 1).map((c) => element('option', { value: c }, texts.slice(c))),
    );
    select.addEventListener('change', () => {
      const c = Number(select.value);
      place.replaceChildren(...maps(c));
      table.replaceChildren(boardTable(side, (a, b) => at(a, b, c), isOutcome));
    });
    slices = element('p', {}, element('label', { for: 'explorer-slice' }, `${texts.sliceChoice}: `), select);
  }
  const parts = [
    isOutcome ? misereNote() : '',
    slices,
    place,
    isOutcome ? '' : legend(most),
    list(
      texts.lost,
      lost.map((heap) => `(${heap.join(', ')})`),
      { 'data-list': 'lost' },
    ),
    answer.differences ? list(texts.differences, answer.differences, { 'data-list': 'differences' }) : '',
    table,
  ];
  return { parts, rows };
}

/** Who wins, the number of moves to the end, and the value, as far as they are known. */
function results({ outcomes, moves, values }, i) {
  return [
    texts.outcomeNames[outcomes[i]],
    ...(moves ? [moves[i] < 0 ? '∞' : moves[i]] : []),
    ...(values ? [values[i]] : []),
  ];
}

const resultHeads = ({ moves, values }) => [
  texts.head.outcome,
  ...(moves ? [texts.head.moves] : []),
  ...(values ? [texts.head.value] : []),
];

const drawn = (picture) =>
  picture
    ? element('div', { class: 'explorer-scroll' }, picture)
    : element('p', {}, texts.tooManyToDraw(MOST));

function graph(answer, { misere }, places) {
  const rows = answer.names.map((name, i) => [name, ...results(answer, i)]);
  const heads = [texts.head.vertex, ...resultHeads(answer)];
  return {
    parts: [misere ? misereNote() : '', drawn(drawGraph(answer, places)), plainTable(heads, rows)],
    rows: [heads, ...rows],
  };
}

function tree(answer, { misere }) {
  const { names, parents, values, won } = answer;
  const rows = names.map((name, i) => [name, parents[i] < 0 ? '–' : names[parents[i]], values[i]]);
  const heads = [texts.head.vertex, texts.head.below, texts.head.value];
  const whole = values[parents.findIndex((parent) => parent < 0)];
  return {
    parts: [
      element('p', { class: 'explorer-period' }, misere ? texts.treeMisere(won) : texts.treeValue(whole)),
      drawn(drawTree(answer)),
      plainTable(heads, rows),
    ],
    rows: [heads, ...rows],
  };
}

/** The reader's own rule: as heaps if the positions are numbers, else a table by their texts. */
function rule(answer, state) {
  const { positions, isHeaps } = state.enumerated;
  if (isHeaps && answer.values) return heaps(answer, state);
  const rows = positions.map((position, i) => [position, ...results(answer, i)]);
  const heads = [texts.head.position, ...resultHeads(answer)];
  const lost = positions.filter((_, i) => answer.outcomes[i] === 'P');
  return {
    parts: [
      state.misere ? misereNote() : '',
      answer.searched === undefined ? '' : element('p', {}, texts.searchedPositions),
      list(texts.lost, lost, { 'data-list': 'lost' }),
      plainTable(heads, rows),
    ],
    rows: [heads, ...rows],
  };
}

const views = { takes: heaps, octal: heaps, coins: heaps, vectors, graph, tree, rule };

/** What is shown of an answer to a question for the table; see above. */
export const showAnswer = (answer, state, places) => views[state.kind](answer, state, places);

/** A link to the place of the pack that treats a game, such as hdu1846 or a row of a page. */
export function placeLink(place, text) {
  const [folder, row] = place.split('#');
  const [name, path] = places[folder];
  return element('a', { href: page(path + (row ? `#${row}` : '')) }, texts.placed(name, text));
}

/** The games that are known to have these values, and patterns of others; none if it was not compared. */
export function knownGames(games, patterns = []) {
  if (!games) return undefined;
  const seen = patterns.map((text) => element('li', { class: 'explorer-pattern' }, text));
  const same = games.map(({ place, text, link, agrees }) =>
    element(
      'li',
      {},
      place ? placeLink(place, text) : element('a', { href: page(link) }, text),
      agrees === undefined ? '' : texts.agrees(agrees),
    ),
  );
  const items = [...seen, ...same];
  const list = items.length > 0 ? element('ul', { class: 'explorer-known' }, ...items) : '';
  return same.length > 0 ? list : element('div', {}, element('p', {}, texts.unknown), list);
}

// Strips and maps of the explorer: a cell for each position, coloured by its value.

import { range } from '../play/lists.js';
import { element, svg } from '../shared/elements.js';
import { texts } from './explorer-words.js';

const MARGIN = 26; // for the numbers beside a map
const WIDEST = 700; // a strip, with the numbers before its rows
const LINE = 14; // between numbers
const MANY = 16; // values of a legend that names each

/** The colour of a value of at most `most`: lost positions are blue, the others from light yellow to dark red. */
function colourOf(value, most) {
  if (value === undefined) return 'none';
  if (value === 0) return '#0072b2';
  if (most === 1) return 'rgb(128 128 128 / 25%)';
  const part = Math.sqrt((value - 1) / Math.max(3, most - 1));
  return `hsl(${Math.round(52 - 62 * part)} ${Math.round(88 - 18 * part)}% ${Math.round(82 - 58 * part)}%)`;
}

/**
 * A picture of cells. `count` cells stand in rows of `columns`, from the top, each with the number of its first cell
 * before it where there is room; or from the bottom if `isMap`, with numbers beside it. `valueAt(i)` is a value of at most `most`, and `describe(i)` the text of a cell, which is shown
 * when one points at it.
 */
export function createCells({ count, columns, isMap, valueAt, most, describe, label }) {
  const rows = Math.ceil(count / columns);
  const margin = isMap ? MARGIN : 8 * String(count).length + 8;
  const room = Math.min(WIDEST, document.querySelector('.explorer-results')?.clientWidth || WIDEST) - margin;
  const size = isMap
    ? Math.max(2, Math.floor(400 / Math.max(rows, columns)))
    : Math.max(3, Math.min(20, Math.floor(room / columns)));
  const [width, height] = [
    columns * size + margin,
    rows * size + (isMap ? margin : Math.max(0, LINE - size)),
  ];
  const left = (column) => margin + column * size;
  const top = (row) => (isMap ? (rows - 1 - row) * size : row * size);

  // Cells of one value are one path. Where there is room for gaps each is a rectangle, else neighbours in a row are one.
  const gap = size < 6 ? 0 : 1;
  const paths = new Map();
  for (let i = 0; i < count; ) {
    const value = valueAt(i);
    let next = i + 1;
    while (!gap && next < count && next % columns !== 0 && valueAt(next) === value) next++;
    const [length, side] = [(next - i) * size - gap, size - gap];
    const [x, y] = [left(i % columns), top(Math.floor(i / columns))];
    const colour = colourOf(value, most);
    paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${length}v${side}h-${length}z`);
    i = next;
  }
  const mark = svg('rect', { width: size, height: size, class: 'explorer-mark', visibility: 'hidden' });
  const picture = svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      class: `explorer-cells${isMap ? ' explorer-map' : ''}`,
      role: 'img',
      tabindex: 0,
      'aria-label': label,
    },
    ...[...paths].map(([fill, d]) => svg('path', { fill, d, 'shape-rendering': 'crispEdges' })),
    ...(isMap ? numbers() : starts()),
    mark,
  );
  picture.style.maxWidth = `${width}px`;
  const status = element('p', { class: 'explorer-done', 'aria-live': 'polite' }, texts.pick);

  function number(n, x, y, anchor = 'end') {
    return svg('text', { x, y, class: 'explorer-tick', 'text-anchor': anchor }, n);
  }

  function starts() {
    const step = Math.ceil(LINE / size);
    const result = [];
    for (let row = 0; row < rows; row += step) {
      // Beside cells that are lower than a line, it begins with the row.
      result.push(number(row * columns, margin - 6, row * size + Math.max(size / 2 + 5, 10)));
    }
    return result;
  }

  function numbers() {
    const step = [1, 2, 5, 10, 20, 50].find((step) => step * size >= 34) ?? 50;
    const result = [];
    for (let n = 0; n < Math.max(rows, columns); n += step) {
      const middle = size / 2;
      if (n < columns) result.push(number(n, left(n) + middle, rows * size + 17, 'middle'));
      if (n < rows) result.push(number(n, margin - 4, top(n) + middle + 4));
    }
    return result;
  }

  let at = -1;
  function pick(i) {
    if (i < 0 || i >= count || i === at) return;
    at = i;
    mark.setAttribute('x', left(i % columns));
    mark.setAttribute('y', top(Math.floor(i / columns)));
    mark.setAttribute('visibility', 'visible');
    status.textContent = describe(i);
  }
  picture.addEventListener('pointermove', (event) => {
    const box = picture.getBoundingClientRect();
    const column = Math.floor((((event.clientX - box.left) * width) / box.width - margin) / size);
    const fromTop = Math.floor(((event.clientY - box.top) * height) / box.height / size);
    const row = isMap ? rows - 1 - fromTop : fromTop;
    if (column >= 0 && column < columns && row >= 0 && row < rows) pick(row * columns + column);
  });
  picture.addEventListener('keydown', (event) => {
    const up = isMap ? columns : -columns;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: up, ArrowDown: -up }[event.key];
    if (!by) return;
    event.preventDefault();
    pick(at < 0 ? 0 : at + by);
  });
  return element('div', {}, picture, status);
}

/** The colours of the values up to `most`, or of some of them if they are many. */
export function legend(most) {
  const isShown = (value) => most <= MANY || value === most || (value & (value - 1)) === 0;
  return element(
    'p',
    { class: 'explorer-legend' },
    texts.legend,
    ...range(0, most)
      .filter(isShown)
      .map((value) => {
        const swatch = element('i', { 'aria-hidden': true });
        swatch.style.background = colourOf(value, most);
        return element('span', {}, swatch, value === 0 ? texts.lostLegend : String(value));
      }),
  );
}

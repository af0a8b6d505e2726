// Graphs and trees of the explorer: drawn from their text, and a graph's text made by clicks.

import { button, element, svg } from '../shared/elements.js';
import { plain, texts } from './explorer-words.js';

/** Of a drawing, in pixels: what there is room for. */
const WIDTH = innerWidth < 620 ? 330 : 600;
const RADIUS = 17;
/** More vertices than that are not drawn. */
export const MOST = 120;

/** The names and the edges, pairs of numbers of names, in a text with an edge a line, as the module reads it. */
export function parseGraph(text) {
  const names = [];
  const edges = [];
  const number = (name) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  for (const line of plain(text).split(/[\n;]/)) {
    const ends = endsOf(line).slice(0, 2).map(number); // of more the module complains
    if (ends.length === 2) edges.push(ends);
  }
  return { names, edges };
}

/** The names on a line: two in parentheses, or with a sign between them, may stand without blanks. */
function endsOf(line) {
  const words = wordsOf(line.replace(/-->|->|=>|--/g, ' '));
  if (words.length !== 1) return words;
  const ends = words[0].replace(/^[([](.*)[)\]]$/, '$1').split(/[,\->:]/);
  return ends.every((end) => end.trim()) ? ends.map((end) => end.trim()) : words;
}

/** The names of vertices in a text, with blanks and commas between them: in parentheses these are parts of a name. */
const wordsOf = (text) =>
  (text.match(/(?:[([][^()[\]]*[)\]]|[^\s,])+/g) ?? []).filter((word) => word !== '-' && word !== '>');

/** Points on a circle, or in layers by the longest way to an end if there is no cycle. */
function layout(count, edges, height) {
  const layers = layersOf(count, edges);
  const points = [];
  if (!layers) {
    for (let i = 0; i < count; i++) {
      const angle = (2 * Math.PI * i) / count - Math.PI / 2;
      points.push([
        WIDTH / 2 - 12 + (count > 1 ? (WIDTH / 2 - 45) * Math.cos(angle) : 0),
        height / 2 + (count > 1 ? (height / 2 - 30) * Math.sin(angle) : 0),
      ]);
    }
    return points;
  }
  const last = Math.max(0, ...layers);
  for (let layer = 0; layer <= last; layer++) {
    const members = layers.flatMap((of, i) => (of === layer ? [i] : []));
    for (const [i, vertex] of members.entries()) {
      const x = last === 0 ? WIDTH / 2 : WIDTH - 60 - (layer * (WIDTH - 90)) / last;
      // Layers are shifted against one another, so that an edge over two of them passes a vertex by.
      const shift = layer % 2 === 0 ? 0.5 : members.length === 1 ? 0.3 : 0.5;
      points[vertex] = [x, (height * (i + shift)) / members.length];
    }
  }
  return points;
}

/** The longest way from each vertex to an end; none if there is a cycle. */
function layersOf(count, edges) {
  const layers = Array(count).fill(0);
  for (let round = 0; round <= count; round++) {
    let changed = false;
    for (const [from, to] of edges) {
      if (layers[from] > layers[to]) continue;
      layers[from] = layers[to] + 1;
      changed = true;
    }
    if (!changed) return layers;
  }
  return undefined;
}

/** An arrow between two points, which ends at the circles around them. */
function arrow([x, y], [toX, toY]) {
  if (x === toX && y === toY) {
    const d = `M${x - 8} ${y - RADIUS + 2}C${x - 34} ${y - 52} ${x + 34} ${y - 52} ${x + 9} ${y - RADIUS - 3}`;
    return svg('path', { d, class: 'explorer-edge', 'marker-end': 'url(#explorer-arrow)' });
  }
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  // Bent a little, so that two edges to and fro stay apart.
  const [midX, midY] = [(x + toX) / 2 - 12 * dy, (y + toY) / 2 + 12 * dx];
  const end = RADIUS + 5;
  const d = `M${x + RADIUS * dx} ${y + RADIUS * dy}Q${midX} ${midY} ${toX - end * dx} ${toY - end * dy}`;
  return svg('path', { d, class: 'explorer-edge', 'marker-end': 'url(#explorer-arrow)' });
}

const marker = () =>
  svg(
    'defs',
    {},
    svg(
      'marker',
      {
        id: 'explorer-arrow',
        viewBox: '0 0 10 10',
        refX: 8,
        refY: 5,
        markerWidth: 7,
        markerHeight: 7,
        orient: 'auto-start-reverse',
      },
      svg('path', { d: 'M0 0L10 5L0 10z', class: 'explorer-arrow' }),
    ),
  );

/** A vertex: its name in a circle, and a text beside it. */
function vertex([x, y], name, look, beside = '') {
  const short = name.length > 3 ? `${name.slice(0, 2)}…` : name;
  return svg(
    'g',
    { class: `explorer-vertex ${look}` },
    svg('circle', { cx: x, cy: y, r: RADIUS }),
    svg('text', { x, y: y + 5, class: 'explorer-name' }, short),
    svg('text', { x: x + RADIUS + 3, y: y - 9, class: 'explorer-beside' }, beside),
  );
}

function picture(width, height, label, ...children) {
  return svg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, class: 'explorer-picture', role: 'img', 'aria-label': label },
    marker(),
    ...children,
  );
}

/** The drawing of an answer about a graph, with who wins and the value beside each vertex. */
export function drawGraph({ names, edges, outcomes, values }, places) {
  if (names.length > MOST) return undefined;
  const height = Math.max(220, Math.min(700, 80 + 34 * Math.sqrt(names.length) * 3));
  const free = layout(names.length, edges, height);
  const points = names.map((name, i) => places.get(name) ?? free[i]);
  const bottom = Math.max(height, ...points.map(([, y]) => y + 30));
  return picture(
    WIDTH,
    bottom,
    texts.graphText(names.length),
    ...edges.map(([from, to]) => arrow(points[from], points[to])),
    ...names.map((name, i) =>
      vertex(points[i], name, `explorer-${outcomes[i]}`, `${outcomes[i]}${values ? ` ${values[i]}` : ''}`),
    ),
  );
}

/** The drawing of an answer about a tree, with the value of what stands on each vertex. */
export function drawTree({ names, parents, values }) {
  if (names.length > MOST) return undefined;
  const children = names.map((_, i) => parents.flatMap((parent, child) => (parent === i ? [child] : [])));
  const places = [];
  let leaves = 0;
  let deepest = 0;
  const visit = (vertex, depth) => {
    deepest = Math.max(deepest, depth);
    for (const child of children[vertex]) visit(child, depth + 1);
    const below = children[vertex].map((child) => places[child][0]);
    const x = below.length > 0 ? (below[0] + below.at(-1)) / 2 : leaves++;
    places[vertex] = [x, depth];
  };
  visit(
    parents.findIndex((parent) => parent < 0),
    0,
  );
  const width = Math.max(WIDTH, 60 * leaves);
  const height = Math.max(160, 80 + 64 * deepest);
  const points = places.map(([x, depth]) => [
    (width * (x + 0.5)) / leaves,
    height - 40 - (deepest ? (depth * (height - 80)) / deepest : 0),
  ]);
  const drawing = picture(
    width,
    height,
    texts.treeText(names.length),
    svg('path', { d: `M10 ${height - 40}H${width - 10}`, class: 'explorer-ground' }),
    ...parents.flatMap((parent, child) => {
      if (parent < 0) return [];
      const [[x, y], [toX, toY]] = [points[parent], points[child]];
      return [svg('path', { d: `M${x} ${y}L${toX} ${toY}`, class: 'explorer-branch' })];
    }),
    ...names.map((name, i) => vertex(points[i], name, 'explorer-node', String(values[i]))),
  );
  drawing.style.minWidth = `${Math.min(width, 40 * leaves)}px`;
  return drawing;
}

/** A drawing in which clicks write the text of a graph into `input`. */
export function graphEditor(input) {
  const height = 260;
  const places = new Map(); // name => where the reader put it
  let chosen;
  const board = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${height}`,
    class: 'explorer-picture explorer-editor',
    role: 'img',
    'aria-label': texts.drawing,
  });
  const clearAll = button(texts.clear, () => {
    places.clear();
    chosen = undefined;
    change('');
  });
  const node = element(
    'div',
    {},
    element('p', { class: 'explorer-hint' }, texts.draw),
    board,
    element('div', { class: 'play-controls' }, clearAll),
  );
  input.addEventListener('input', show);
  board.addEventListener('click', (event) => {
    const box = board.getBoundingClientRect();
    const scale = WIDTH / box.width;
    click((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  });

  /** The names, the edges, and the point of each name. */
  function current() {
    const { names, edges } = parseGraph(input.value);
    for (const name of places.keys()) if (!names.includes(name)) places.delete(name);
    const free = layout(names.length, edges, height);
    return { names, edges, points: names.map((name, i) => places.get(name) ?? free[i]) };
  }

  function click(x, y) {
    const { names, points } = current();
    for (const [i, name] of names.entries()) places.set(name, points[i]); // they stay where they are seen
    const near = points.map(([px, py]) => Math.hypot(px - x, py - y));
    const hit = near.findIndex((distance) => distance < RADIUS + 12 && distance === Math.min(...near));
    if (hit < 0) {
      const name = freeName(names);
      places.set(name, [
        Math.max(RADIUS, Math.min(WIDTH - RADIUS, x)),
        Math.max(RADIUS, Math.min(height - RADIUS, y)),
      ]);
      chosen = undefined;
      return change(`${input.value.trimEnd()}\n${name}`);
    }
    if (chosen === undefined || !names.includes(chosen) || chosen === names[hit]) {
      chosen = chosen === names[hit] ? undefined : names[hit];
      return show();
    }
    const edge = `${chosen} ${names[hit]}`;
    chosen = undefined;
    change(`${input.value.trimEnd()}\n${edge}`);
  }

  function freeName(names) {
    for (let n = 0; ; n++) {
      const name = n < 26 ? String.fromCharCode(97 + n) : `v${n}`;
      if (!names.includes(name)) return name;
    }
  }

  function change(text) {
    input.value = text.trimStart();
    show();
  }

  function show() {
    const { names, edges, points } = current();
    const drawn = names.length > MOST ? [] : names;
    board.replaceChildren(
      marker(),
      ...(drawn.length > 0 ? edges.map(([from, to]) => arrow(points[from], points[to])) : []),
      ...drawn.map((name, i) =>
        vertex(points[i], name, name === chosen ? 'explorer-chosen' : 'explorer-node'),
      ),
    );
  }

  return { node, show, places };
}

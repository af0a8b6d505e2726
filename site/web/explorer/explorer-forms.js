// The explorer's form: the kind of game, its rule, and how far it is explored.

import { button, element } from '../shared/elements.js';
import { graphEditor, parseGraph } from './explorer-graphs.js';
import { plain, texts } from './explorer-words.js';

const GRUNDY = `function moves(n) {
  const options = [];
  for (let a = 1; 2 * a < n; a++) options.push(sum(a, n - a));
  return options;
}`;
const EUCLID = `function moves([a, b]) {
  if (a > b) return moves([b, a]);
  const options = [];
  for (let c = b - a; a > 0 && c >= 0; c -= a) options.push([a, c]);
  return options;
}`;
const BACHET = `function moves(n) {
  return [n - 1, n - 2, n - 3].filter((left) => left >= 0);
}`;

/**
 * The kinds of games: the fields that it has beside the rule, with their defaults, such as the largest number of heaps
 * (or the side of the board), whether there is misère play, whether the rule takes several lines, a position by default,
 * and examples: the rule, its name in `texts` if it has one, and other fields.
 */
const KINDS = {
  takes: {
    to: '100',
    misere: true,
    position: '3 5 7',
    examples: [
      ['1..3'],
      ['2, 5'],
      ['1, 4, 10'],
      ['1..10 but 4', 'but'],
      ['1..1000000000', '', { position: '1000000000000' }],
      ...['odd', 'powers of 2', 'squares', 'primes', 'fibonacci', 'divisors', 'proper divisors'].map(
        (set) => [set, set],
      ),
    ],
  },
  octal: {
    to: '400',
    misere: true,
    position: '5 7 9',
    examples: [
      ['0.137', 'dawsonsChess'],
      ['0.77', 'kayles'],
      ['0.07', 'dawsonsKayles'],
      ['4.333...', 'lasker'],
      ['0.6', 'officers', { to: '2000' }],
      ['0.007', 'treblecross'],
      ['0.8F', 'hexadecimal'],
    ],
  },
  vectors: {
    to: '40',
    misere: true,
    position: '(3,4) (1,2)',
    examples: [
      ['(1,0)* (0,1)* (1,1)*', 'wythoff'],
      ['(1,0)* (0,1)*', 'nim'],
      ['(1,0) (0,1) (1,1)', 'king'],
      ['(1,2) (2,1) (2,-1) (-1,2)', 'knight'],
      ['(1,0) (0,1) (1,1)*', 'diagonal'],
      ['(1,0,0)* (0,1,0)* (0,0,1)*', 'nim3', { to: '12', position: '(3,5,7)' }],
      ['(1,0,0)* (0,1,0)* (0,0,1)* (1,1,1)*', 'wythoff3', { to: '12', position: '(3,5,7)' }],
    ],
  },
  graph: {
    misere: true,
    isLong: true,
    position: '',
    examples: [
      ['a b\na c\nb d\nc d\nc e\nd e', 'path'],
      ['a b\nb c\nc a\nc d\nd e\nf a\nf e', 'cycle'],
    ],
  },
  tree: {
    misere: true,
    isLong: true,
    position: '',
    examples: [
      ['ground a\nground b\nb c\nground d\nd e\ne f\nf g', 'stalks'],
      ['ground a\na b\na c\nc d\nc e\ne f', 'bush'],
    ],
  },
  coins: {
    to: '60',
    misere: true,
    position: '2 5 6',
    examples: [
      ['up to 2', 'turtles'],
      ['exactly 2', 'twins'],
      ['up to 3', 'mock'],
      ['run', 'ruler'],
      ['run up to 3', 'runUpTo'],
      ['distances 1, 2, 5', 'distances'],
    ],
  },
  table: {
    isLong: true,
    from: '0',
    lost: '',
    position: '',
    examples: [
      ['0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7', 'ofValues'],
      ['LWLWWWWLWLWWWWLWLWWWWLWLWWWWLWLWWWWLWLWWWW', 'ofOutcomes'],
      ['(1,2) (3,5) (4,7) (6,10) (8,13) (9,15) (11,18) (12,20)', 'ofPairs'],
      ['0 1 2 3 4\n1 2 0 4 5\n2 0 1 5 3\n3 4 5 6 2\n4 5 3 2 7', 'ofBoard'],
    ],
  },
  rule: {
    misere: true,
    isLong: true,
    start: '60',
    position: '7 10',
    examples: [
      [GRUNDY, 'grundy', { start: '60', position: '7; 10' }],
      [EUCLID, 'euclid', { start: '[12, 19]', position: '[12, 19]' }],
      [BACHET, 'bachet', { start: '60', position: '3; 5' }],
    ],
  },
};

/** The fields beside the rule. */
const OTHERS = ['to', 'start', 'from', 'lost'];

/** A labelled field with a place for a message. `tag` is input or textarea. */
export function field(name, tag, attributes = {}) {
  const id = `explorer-${name}`;
  const label = element('label', { for: id });
  const hint = element('p', { class: 'explorer-hint', id: `${id}-hint` });
  const input = element(tag, {
    id,
    name,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': `${id}-error ${id}-hint`,
    ...attributes,
  });
  const error = element('p', { class: 'explorer-error', id: `${id}-error`, role: 'alert' });
  const node = element('div', { class: `explorer-field explorer-field-${name}` }, label, input, error, hint);
  /** Shows a message beside the field; none if it is empty. */
  const complain = (message = '') => {
    error.textContent = message;
    if (message) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  return { node, label, hint, input, complain };
}

/** The box for misère play, and its label. */
function misereBox() {
  const box = element('input', {
    type: 'checkbox',
    name: 'misere',
    id: 'explorer-misere',
    'aria-description': texts.misereHint,
  });
  const attributes = { class: 'explorer-check', title: texts.misereHint };
  return [box, element('label', attributes, box, texts.misere)];
}

/** The choice of the kind. */
function kinds(radios) {
  return element(
    'fieldset',
    { class: 'explorer-kinds' },
    element('legend', {}, texts.kind),
    ...radios.map((radio) => element('label', {}, radio, element('span', {}, texts.kinds[radio.value]))),
  );
}

/** Buttons for the examples of a kind, which call choose(rule, others). */
function exampleButtons({ examples }, choose) {
  return examples.map(([rule, name, others]) =>
    button(texts.exampleNames[name] ?? rule, () => choose(rule, others)),
  );
}

const THREE_HEAPS = '(1,2,3)';

/** The position of a game unless the reader enters one. */
function usualPosition(kind, { rule, lines, start }) {
  const from = plain(start.input.value).trim();
  const isHeaps = /^\d+$/.test(from); // and not a position of the user's own rule
  if (kind === 'graph') return parseGraph(lines.input.value).names[0] ?? '';
  // The usual heaps may be larger than those of the table.
  if (kind === 'rule' && !(isHeaps && Number(from) >= 10)) return from;
  if (kind === 'vectors' && /\([^,)]*,[^,)]*,/.test(plain(rule.input.value))) return THREE_HEAPS;
  return KINDS[kind].position;
}

/** Shows the fields of a kind of game, with what the state says, or else their defaults. */
function fill(fields, kind, state) {
  const settings = KINDS[kind];
  const rule = settings.isLong ? fields.lines : fields.rule;
  fields.rule.node.hidden = settings.isLong === true;
  fields.lines.node.hidden = !settings.isLong;
  rule.label.textContent = texts.rules[kind];
  rule.hint.textContent = texts.hints[kind];
  // A link from another page has its lines on one.
  const isOfLines = ['graph', 'tree'].includes(kind);
  rule.input.value = isOfLines ? state.rule.replace(/\s*;\s*/g, '\n') : state.rule;
  fields.to.label.textContent = texts.to[kind] ?? '';
  for (const name of OTHERS) {
    fields[name].node.hidden = settings[name] === undefined;
    fields[name].input.value = state[name] ?? settings[name] ?? '';
  }
}

/** The form. It calls explore() when the reader asks for it, and stop() to end that. */
export function createForm({ explore, stop }) {
  const left = {}; // kind => the fields as the reader left them
  let kind = 'takes';
  let position; // unless it is the usual one

  const radios = Object.keys(KINDS).map((value) => {
    const radio = element('input', { type: 'radio', name: 'explorer-kind', value });
    radio.addEventListener('change', () => {
      left[kind] = read();
      write(left[value] ?? { kind: value });
      explore();
    });
    return radio;
  });
  const fields = {
    rule: field('rule', 'input'),
    lines: field('lines', 'textarea', { rows: 7 }),
    start: field('start', 'input'),
    to: field('to', 'input', { inputmode: 'numeric' }),
    from: field('from', 'input', { inputmode: 'numeric' }),
    lost: field('lost', 'input'),
  };
  const [misere, misereLabel] = misereBox();
  misere.addEventListener('change', () => explore());
  const examples = element('div', {
    class: 'explorer-examples',
    role: 'group',
    tabindex: 0, // as it scrolls
    'aria-label': texts.examples,
  });
  const editor = graphEditor(fields.lines.input);
  const go = element('button', { type: 'submit', class: 'play-button explorer-go' }, texts.explore);
  const end = button(texts.stop, stop, { class: 'play-button explorer-stop' });
  end.disabled = true;
  fields.start.hint.textContent = texts.startHint;
  fields.start.label.textContent = texts.start;
  fields.from.label.textContent = texts.pasted.from;
  fields.lost.label.textContent = texts.pasted.lost;

  const node = element(
    'form',
    { class: 'explorer-form', novalidate: '' },
    kinds(radios),
    fields.rule.node,
    fields.lines.node,
    examples,
    editor.node,
    element(
      'div',
      { class: 'explorer-row' },
      ...OTHERS.map((name) => fields[name].node),
      misereLabel,
      go,
      end,
    ),
  );
  // The position that was entered is none of the new game.
  fields.start.input.addEventListener('input', () => {
    position = undefined;
  });
  node.addEventListener('submit', (event) => {
    event.preventDefault();
    explore();
  });

  /** The rule's field of the present kind. */
  const rule = () => (KINDS[kind].isLong ? fields.lines : fields.rule);

  /** What the form says: { kind, rule, to, start, misere, position, from, lost }, texts, but for `misere`. */
  function read() {
    const settings = KINDS[kind];
    const usual = usualPosition(kind, fields);
    // Three heaps have far more positions than two.
    if (usual === THREE_HEAPS && fields.to.input.value.trim() === settings.to) fields.to.input.value = '20';
    const others = OTHERS.filter((name) => settings[name] !== undefined);
    return {
      kind,
      rule: rule().input.value,
      misere: Boolean(settings.misere) && misere.checked,
      position: position ?? usual,
      ...Object.fromEntries(others.map((name) => [name, fields[name].input.value.trim()])),
    };
  }

  /** Fills the form; what is left out has its default. */
  function write(state) {
    kind = Object.hasOwn(KINDS, state.kind) ? state.kind : 'takes';
    const settings = KINDS[kind];
    const [[first, , more]] = settings.examples;
    for (const radio of radios) radio.checked = radio.value === kind;
    fill(fields, kind, { ...state, rule: state.rule ?? first });
    misereLabel.hidden = !settings.misere;
    misere.checked = Boolean(settings.misere && state.misere);
    position = state.position ?? (state.rule === undefined ? more?.position : undefined);
    const choose = (text, others) => {
      write({ kind, rule: text, misere: misere.checked, ...others });
      explore();
    };
    examples.replaceChildren(
      element('span', { 'aria-hidden': true }, texts.examples),
      ...exampleButtons(settings, choose),
    );
    editor.node.hidden = kind !== 'graph';
    editor.show();
    clear();
  }

  function clear() {
    for (const { complain } of Object.values(fields)) complain();
  }

  /** Shows a message beside a field, and goes there. Whether the form has that field. */
  function complain(name, message) {
    const at = { ...fields, rule: rule(), options: rule() }[name];
    if (!at || at.node.hidden) return false;
    at.complain(message);
    at.input.focus();
    return true;
  }

  /** While something is computed, it can be stopped, and not begun again. */
  function setRunning(isRunning) {
    end.disabled = !isRunning;
  }

  /** Has the position that the reader typed beside the rule from now on. */
  function keepPosition(text) {
    position = text;
  }

  return { node, read, write, clear, complain, setRunning, keepPosition, places: editor.places };
}

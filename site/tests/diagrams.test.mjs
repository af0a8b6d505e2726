// The diagrams, used as readers do, without a browser: what each calls right and wrong. The answers were found by a
// search by the rules of each game. diagrams.py has the look of diagrams, and whether they can be used.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { test } from 'node:test';

// A style that a script imports is nothing here.
const noStyle = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);
register(`data:text/javascript,export const load = ${encodeURIComponent(noStyle)}`);

/** As much of an element as diagrams use. */
class Node {
  append = (...children) => this.children.push(...children);
  replaceChildren = (...children) => {
    this.children = children;
  };
  contains = () => false;

  constructor(tag, dataset = {}) {
    Object.assign(this, { tag, dataset, attributes: {}, style: {}, children: [] });
  }
  setAttribute(name, value) {
    const isData = name.startsWith('data-');
    (isData ? this.dataset : this.attributes)[name.replace('data-', '')] = String(value);
  }
  set textContent(text) {
    this.children = [text];
  }
  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join('');
  }
  querySelectorAll(tag) {
    const nodes = this.children.filter((child) => child instanceof Node);
    return nodes.flatMap((node) => [...(node.tag === tag ? [node] : []), ...node.querySelectorAll(tag)]);
  }
  addEventListener(_, run) {
    this.click = () => (this.disabled ?? this.attributes.disabled) || run();
  }
}

/** The attributes in a text, as in `name="value"`. */
const attributes = (text) =>
  Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** The diagrams in the text of all pages: the attributes of each. */
function onPages() {
  const folder = new URL('../../problems/', import.meta.url);
  const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('.en.md'));
  return paths.flatMap((path) => {
    const [en, zh] = [path, path.replace('.en.', '.zh.')].map((page) =>
      readFileSync(new URL(page, folder), 'utf8').match(/^<div class="diagram" .*>$/gm),
    );
    assert.deepEqual(en, zh, path);
    return (en ?? []).map(attributes);
  });
}

/** A diagram with its attributes, and behind the colon the right answers; `|` stands between several right ones. */
const quizzes = `
colour takes="1 3 4" to="10": P N P N N N N P N P N
colour rule="least" p="2" q="5" last="loses" to="14": N P P N N N N N P P N N N N N
colour rule="join" to="11": P N P N N N P P N N N N
colour rule="dates" end="2001-11-04" to="36": P N P N P N P N P N P N P N P N P N P N P N P N P N P N P N P N P N P N N
grundy takes="1 3 4" to="10": 0 1 0 1 2 3 2 0 1 0 1
grundy takes="1 3 4" to="10" ask="moves": 4 3 4 0 1 0 1|3
grundy takes="root" to="12": 0 1 0 1 2 0 1 2 0 3 1 2 0
grundy rule="part" k="3" to="14": 0 0 0 1 0 1 2 0 1 3 2 0 4 1 3
grundy rule="forbidden" pairs="2:2 5:3 5:5 8:1 8:4" to="8": 0 1 0 2 3 0 4 5 3
grundy rule="divisors" to="12": 0 1 1 2 1 2 1 3 2 2 1 3
grundy rule="neighbours" to="9": 0 0 1 1 2 0 3 1 1 0
grundy rule="kayles" to="7": 0 1 2 3 1 4 3 2
grundy rule="unequal" to="10": 0 0 1 0 2 1 0 2 1 0
grundy rule="lasker" to="8": 0 1 2 4 3 5 6 8 7
grundy rule="multiples" to="6": 1 2 2 1 1 3
grundy rule="beans" to="4": 0 1 2 4 7
grundy rule="graph" graph="0: 1:0 2:0 3:1,2 4:0,1,3" to="4": 0 1 1 0 2
table rule="push" rows="4" columns="5": P N P N P N N N N N P N P N P N N N N N
table rule="each" rows="2" columns="4": P N P N P N N N N N P N P N P
table rule="boxes" rows="4" columns="4": P N N P N P N N N N P N N N N N
table rule="boxes" rows="4" columns="4" ask="values": 0 1 1 0 1 0 2 2 2 2 0 2 2 2 2 2
table rule="cut" rows="5" columns="7" ask="values": 0 0 1 1 2 0 0 0 1 1 2 0 1 1 1 1 1 1 1 1 1 1 1 1
table rule="intervals" intervals="1-3 2-4 3-5" rows="4" columns="5" ask="values": 0 1 0 1 1 0 2 0 1 1
table rule="times" k="2" rows="6" columns="6": N P N P P N N N N N P P P P N N N N N N N
table rule="ends" middle="2" rows="4" columns="4": P N N N N N N N N N P N N N N P
table rule="sum" takes="1 2 3" rows="3" columns="3": P N N N N P N N N N P N N N N P
table rule="sum" takes="2 5" rows="2" columns="5" ask="values": 0 0 1 1 0 2 0 0 1 1 0 2 1 1 0 0 1 3
table rule="wythoff" rows="2" columns="5": P N N N N N N N P N N N N P N N N N
table rule="welter" rows="4" columns="5" ask="values": 0 1 2 3 4 2 1 4 3 0 5 6 6 5 0
fuse parents="0 0 1 1 2 4 2": 0 0 1 3 0 0 0 5
fuse parents="0 0 1 2" loops="1 3 2 0 0": 0 0 0 1 2
fuse parents="0 1 0 3" last="loses": 0 1 0 1 0
misere positions="2:4 3:5 0:3 1:2": 1 0 1 0
compound takes="1 3 4" positions="3,8 2,5 2,7": P N N N N P P P P
product to="3": 1 2 3 2 3 1 3 1 2
basis heaps="12 10 9 6 3": keep keep keep remove remove
euclid pair="29 18": forced forced forced forced forced choice
golden pairs="5" positions="3,4 5,8 3,9 6,6": 1 2|3 2 0
`;

/**
 * A diagram with its attributes, and below it what is done: the buttons that are pressed, `3` on the stage, `c0` among the
 * controls, `c0*5` five times, `=8` by its value; the verdict; and what is said.
 */
const puzzles = `
mex
  1 > > mex is 0
  0 2 > right > mex is 3
  5 7 0 > right > mex is 0
  0 3 4 6 > right > mex is 8
mex layer="copies"
  0 1 2 > > mex is 3. All are at their places
  1 > right > mex is 3. The first that differs is at place 2
  1 3 > > mex is 1. The first that differs is at place 1
  1 > right > mex is 4. All are at their places
mex layer="bound"
  0 1 2 > right > mex is 3. n = 3
  1 1 3 > right > mex is 1. n = 3
  1 7 4 > right > mex is 5. n = 6. The first
mex layer="flags"
  0 1 3 1 > right > mex is 2. n = 4
  0*2 1 5 > right > mex is 0. n = 2
columns heaps="3 9 12"
  4 > > ones: 1
  4 > right > from 12 to 10
  c0 > > as at the start
  2*6 4*12 > wrong > more than one move
columns heaps="1 2"
  1 > wrong > cannot put stones
  c0 2 > right > from 2 to 1
columns heaps="3 5 4" goal="1"
  0*2 > > is not 1
  0 > right > from 3 to 0
  c0 2 4 > > Columns that differ
columns heaps="10 5" takes="2 5"
  2 > right > from 5 to 3
  c0 1 > right > from 10 to 5
columns heaps="10 7" takes="2 5"
  0*3 > wrong > more than one move
moore heaps="3 1 2 2" most="2"
  0 > > ones, from the left: 3, 1
  2 > right > 2 heaps
  c0 5 > wrong > larger
  c0 0*3 2 4*2 6*2 > wrong > more than 2
remainders heaps="3 5 6 8 8"
  c1*2 > > is 0
  c1 > > larger limit
  c1 > right > 6 is the largest heap
period takes="1 3 4" to="24"
  c1*5 > > differ at 19 of 19
  c1 > right > period is 7
  c1*7 > wrong > multiple of 7
stairs coins="3 1 4 2 2"
  c0 > wrong > at least one
  3 4 > wrong > stair 2
  c0 > wrong >
  2*3 c0 > right > takes 4 from stair 2, which is no heap
  4*4 c0 > right > takes
stairs coins="1 2 2" lowest="1"
  0 > > even stairs is 0
  c0 > right > takes 3 from stair 3
stairs coins="1 2 2" layer="game"
  0 c0 > > takes 3 from stair 2
  2*3 c0 0 c0 2 c0 > right > You win
  c1 1 c0 0 c0 > > takes 2 from stair 1
  2 c0 1*2 c0 > wrong > The opponent wins
stairs coins="1 2 2" layer="values"
  2 c0 > wrong > the Nim sum 2
  0 c0 > right > Make the Nim sum 1
  0*2 c0 > right > Make the Nim sum 2
  2 c0 > right > Grundy value
stairs coins="1 2 2" layer="strip"
  0 c0 > right > takes 3 from stair 2
golden pairs="3"
  1 > wrong > 1
  0 > right > 1
  0 > wrong >
  2 > wrong >
  1 > right > (1, 2)
  2 4 > right > (3, 5)
  3 6 > right > (4, 7)
zeckendorf heaps="20 13"
  =8 > wrong > so does 13
  =13 > right > 13 fits
  =5 > right >
  =13 > wrong >
  =2 > right > 20 = 13 + 5 + 2
  =0 > wrong > two parts or more
  =2 > right > at most 4
  c1 =13 > right >
  =13 > wrong >
  =0 > right > no take wins
coins most="3" first="0" row="THTTHTHT"
  c0 > wrong > the values 2, 8, 13
  7 c0 > wrong > showed tails
  0 1 2 6 c0 > wrong > at most 3 coins
  6 c0 > wrong > the Nim sum 10
  6 1 4 c0 > right > sum is 0
retrograde graph="a:b b:c c:a,d d:e e: f:e,c g:f"
  =D > wrong > e can be decided
  0 =W > wrong > b, which has no letter
  4 =W > wrong > No arrow leaves e
  =L > right > lost
  3 =W 5 =W 6 =L > right > All arrows of g
  2 =L > wrong > c is not decided yet
  =D > right > nobody has to leave
octal
  0 1 > > 0.3
  2 3 4 5 > right > 0 1 2 3 1 4 3 2 1
symmetry skittles="8"
  c0 > wrong > Choose one
  0 c0 > wrong > the middle: 4, 5
  0 2 c0 > wrong > together
  3 4 c0 > right > knocks down 1, 2
  5 c0 > wrong > 7, 8
  6 7 c0 > right > knocks down 3
  5 c0 > right > no move left
stalk goals="3/4 -3/2"
  c0 > > = 2
  c0 1 > right > = 3/4
  c1*3 c0 0 c0 1 c0 > right > = −3/2
matching board=".... .#.. ...."
  0 > wrong > covers this cell
  1 > right > the letter A
  2 > wrong > beside it
  4 > right > the letter D
  8 > right > the letter E
  5 > wrong > leaves the matching
  10 > right > the letter C
  5 > right > the letter B
  3 > right > You win
`;

const diagram = (text) => ({ diagram: text.split(' ')[0], ...attributes(text) });
const asked = quizzes
  .trim()
  .split('\n')
  .map((line) => line.split(/: (?!.*: )/));
const done = puzzles
  .trim()
  .split(/\n(?! )/)
  .map((block) => block.split('\n  '));
const tried = [...asked, ...done].map(([head]) => diagram(head));
const pages = onPages();
const places = [...tried, ...pages].map((data) => new Node('div', data));
globalThis.document = {
  documentElement: { lang: 'en' },
  createElement: (tag) => new Node(tag),
  createElementNS: (_, tag) => new Node(tag),
  querySelectorAll: (selector) => places.filter(({ dataset }) => selector.includes(`'${dataset.diagram}'`)),
};
const names = readdirSync(new URL('../web/diagrams/', import.meta.url)).filter((name) =>
  /^(?!diagram).*js$/.test(name),
);
for (const name of names) await import(`../web/diagrams/${name}`);

/** The buttons of a diagram, and what it says. */
function partsOf(place) {
  const [, , stage, controls, status] = place.children[0].children;
  const [onStage, below] = [stage, controls].map((part) => part.querySelectorAll('button'));
  const value = (wanted) => [...onStage, ...below].find((button) => button.dataset.value === wanted);
  return { onStage, below, value, status };
}

for (const [i, [head, answers]] of asked.entries()) {
  test(head, () => {
    const { onStage, below, value, status } = partsOf(places[i]);
    const choices = [...onStage, ...below].filter(({ dataset }) => dataset.value);
    for (const answer of answers.split(' ')) {
      const right = answer.split('|').map(value);
      for (const choice of choices.filter((choice) => !right.includes(choice))) {
        choice.click();
        assert.equal(status.dataset.verdict, 'wrong', status.textContent);
      }
      right.at(-1).click();
      assert.equal(status.dataset.verdict, 'right', status.textContent);
    }
    assert(choices[0].disabled, 'there is one more question');
  });
}

for (const [i, [head, ...steps]] of done.entries()) {
  test(head, () => {
    const place = places[asked.length + i];
    for (const step of steps) {
      const [pressed, verdict, said] = step.split('>').map((part) => part.trim());
      for (const press of pressed.split(' ')) {
        const [, kind, name, times = 1] = /^([c=]?)([^*]+)(?:\*(\d+))?$/.exec(press);
        for (let time = 0; time < times; time += 1) {
          const { onStage, below, value } = partsOf(place);
          ({ '': onStage[name], c: below[name], '=': value(name) })[kind].click();
        }
      }
      const { status } = partsOf(place);
      assert.equal(status.dataset.verdict, verdict, `${step}: ${status.textContent}`);
      assert(status.textContent.includes(said), `${step}: ${status.textContent}`);
    }
  });
}

test('each diagram is tried, with each of its rules that a page has', () => {
  const kind = ({ diagram, rule, layer, ask }) => [diagram, rule, layer, ask].join(' ');
  const kinds = tried.map(kind);
  assert.deepEqual(
    pages.map(kind).filter((it) => !kinds.includes(it)),
    [],
  );
  assert.deepEqual(new Set(pages.map(({ diagram }) => `${diagram}.js`)), new Set(names));
});

test('no page begins with a diagram that is solved or cannot be', () => {
  for (const place of places.slice(tried.length)) {
    const said = partsOf(place).status.textContent;
    const isSolved = place.dataset.diagram !== 'remainders' && /sum.* is 0\b|ones: nothing/.test(said);
    assert(said && !isSolved && !/undefined|NaN/.test(said), `${JSON.stringify(place.dataset)}: ${said}`);
  }
});

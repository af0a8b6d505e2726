// A stalk of blue and red edges, and its value by the sign rule. Attribute: `goals`, values to build.

import { button } from '../shared/elements.js';
import { addDiagram, below, fill, row, texts } from './diagrams.js';

addDiagram(
  'stalk',
  {
    en: {
      title: 'Build a stalk of a given value',
      task: 'The edges stand on one another from the ground, here from left to right. Tap an edge to change its colour. Up to the first change of colour each counts 1, then 1/2, 1/4 and so on; blue counts for Left, red against.',
      edge: (number, colour) => `Edge ${number}, ${colour}`,
      blue: 'blue',
      red: 'red',
      add: 'Add an edge',
      remove: 'Remove the last edge',
      state: (terms, value) => `${terms} = ${value}.`,
      empty: 'No edge: 0.',
      wins: { 1: 'Left wins.', 0: 'The second player wins.', '-1': 'Right wins.' },
      goal: (value) => `To build: ${value}.`,
      done: 'Right.',
      end: 'All are built. Each such value has exactly one stalk.',
    },
    zh: {
      title: '搭出给定的值',
      task: '边从地面起一条接一条，这里从左到右。点一条边改变颜色。第一次变色之前每条算 1，从变色起依次算 1/2、1/4……Left 删蓝边，Right 删红边。',
      edge: (number, colour) => `第 ${number} 条边，${colour}`,
      blue: '蓝',
      red: '红',
      add: '加一条边',
      remove: '去掉最后一条',
      state: (terms, value) => `${terms} = ${value}。`,
      empty: '没有边：0。',
      wins: { 1: 'Left 胜。', 0: '后手胜。', '-1': 'Right 胜。' },
      goal: (value) => `搭出：${value}。`,
      done: '正确。',
      end: '全部搭出。每个这样的值对应唯一的一条链。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const goals = data.goals.split(' ');
    const longest = 6;
    let [stalk, goal] = [['B'], 0];
    controls.append(
      button(t.add, () => show(stalk.length < longest ? [...stalk, 'B'] : stalk)),
      button(t.remove, () => show(stalk.slice(0, -1))),
      button(texts.again, () => {
        goal = 0;
        show(['B']);
      }),
    );

    const fraction = (numerator, power) => {
      let [m, k] = [numerator, power];
      while (k && m % 2 === 0) [m, k] = [m / 2, k - 1];
      return k ? `${m}/${2 ** k}` : String(m);
    };

    function show(next) {
      stalk = next;
      const name = (edge) => (edge === 'B' ? t.blue : t.red);
      fill(
        stage,
        row(
          ...stalk.map((edge, i) =>
            button(edge, () => show(stalk.with(i, edge === 'B' ? 'R' : 'B')), {
              class: `diagram-cell edge-${edge}`,
              'aria-label': t.edge(i + 1, name(edge)),
            }),
          ),
        ),
      );
      const change = stalk.findIndex((edge) => edge !== stalk[0]);
      const halves = (i) => (change < 0 || i < change ? 0 : i - change + 1);
      const sign = (i) => (stalk[i] === 'B' ? 1 : -1);
      const last = stalk.length ? halves(stalk.length - 1) : 0;
      const sum = below(stalk.length).reduce((sum, i) => sum + sign(i) * 2 ** (last - halves(i)), 0);
      const terms = below(stalk.length).map((i) => `${sign(i) > 0 ? '+' : '−'} ${fraction(1, halves(i))}`);
      const value = fraction(sum, last);
      const isDone = value === goals[goal];
      if (isDone) goal += 1;
      const state = stalk.length
        ? t.state(terms.join(' ').replace(/^\+ /, ''), value.replace('-', '−'))
        : t.empty;
      const text = [isDone ? t.done : '', state, t.wins[Math.sign(sum)]].filter(Boolean).join(' ');
      say(text, isDone || undefined, goal < goals.length ? t.goal(goals[goal].replace('-', '−')) : t.end);
    }

    show(stalk);
  },
);

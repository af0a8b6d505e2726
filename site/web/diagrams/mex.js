// Numbers to tick, and their mex. Attributes: `layer`, which is `copies` if a number may be there twice, and `bound` if
// how many there are is shown, too; or `values`, which set flags one after the other.

import { button, element } from '../shared/elements.js';
import {
  addDiagram,
  below,
  cell,
  fill,
  isChinese,
  list,
  mex,
  numbers,
  picture,
  row,
  stack,
  texts,
} from './diagrams.js';

addDiagram(
  'mex',
  {
    en: {
      title: ({ values }) => (values ? 'Set the flags' : 'Move the mex'),
      task: ({ layer = 'plain', values }, t) => (values ? t.flagsFor(list(numbers(values))) : t.tasks[layer]),
      flagsFor: (values) =>
        `The values are ${values}. Set the flag of each, and then go up from 0 to the first that is not set: {mex|the mex}.`,
      tasks: {
        plain: 'Tick numbers, and watch the flag: {mex|mex} stands at the least number that is not ticked.',
        copies:
          'Each tap adds the number once more, up to twice. In the row below, the numbers are sorted, and {odd|framed thick} is the first that differs from its place.',
        bound: 'As before, and {even|n} stands at the number of values. The {mex|mex} never passes it.',
      },
      name: (number, count) => (count > 1 ? `Number ${number}, ${count} times` : `Number ${number}`),
      state: (ticked, least) => `Ticked: ${ticked}. The mex is ${least}.`,
      count: (n) => `n = ${n}.`,
      idle: (idle) => `What is above it plays no part: ${idle}.`,
      differs: (place) => `The first that differs is at place ${place}.`,
      inPlace: 'All are at their places.',
      goal: (least, n) => `To do: make the mex ${least}${n ? `, with ${n} numbers` : ''}.`,
      done: 'Done.',
      end: 'Each number below the mex is ticked, and the mex is not. That is all it says.',
      step: 'Next step',
      flags: (set) => `Flags that are set: ${set}.`,
      set: (value) => `The value ${value} sets its flag.`,
      skip: (value, n) => `${value} is larger than ${n}, the number of values: skip it.`,
      up: (number) => `The flag of ${number} is set: go on.`,
      found: (number) => `The flag of ${number} is not set: the mex is ${number}.`,
    },
    zh: {
      title: ({ values }) => (values ? '打标记' : '移动 mex'),
      task: ({ layer = 'plain', values }, t) => (values ? t.flagsFor(list(numbers(values))) : t.tasks[layer]),
      flagsFor: (values) =>
        `给定的数是 ${values}。给每个数打上标记，再从 0 往上找第一个没有标记的数：{mex|mex}。`,
      tasks: {
        plain: '勾选数字，看小旗的位置：{mex|mex} 总在最小的未勾选的数上。',
        copies:
          '每点一次，这个数就多一个，至多两个。下面一行是排序的结果，{odd|粗框}是第一个与自己的位置不相等的数。',
        bound: '同上，另外用 {even|n} 标出数的个数。{mex|mex} 从不超过它。',
      },
      name: (number, count) => (count > 1 ? `数 ${number}，${count} 个` : `数 ${number}`),
      state: (ticked, least) => `已勾选：${ticked}。mex 是 ${least}。`,
      count: (n) => `n = ${n}。`,
      idle: (idle) => `比它大的数不起作用：${idle}。`,
      differs: (place) => `第一个不相等的在位置 ${place}。`,
      inPlace: '都与自己的位置相等。',
      goal: (least, n) => `任务：${n ? `用 ${n} 个数` : ''}让 mex 等于 ${least}。`,
      done: '完成。',
      end: '小于 mex 的数都已勾选，mex 本身没有勾选：定义就是这两句。',
      step: '下一步',
      flags: (set) => `已打标记：${set}。`,
      set: (value) => `数 ${value} 打上标记。`,
      skip: (value, n) => `${value} 大于数的个数 ${n}：跳过。`,
      up: (number) => `${number} 有标记：继续。`,
      found: (number) => `${number} 没有标记：mex 是 ${number}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    if (data.values) return setFlags();
    // The goals: the mex, and how many numbers there are to be, if that counts.
    const goals = {
      copies: [
        [3, 4],
        [4, 4],
      ],
      bound: [[3, 3], [1, 3], [5]],
    }[data.layer] ?? [[3], [0, 4], [8]];
    let [goal, counts] = [0, below(8).map(() => 0)];
    const tiles = counts.map((_, number) => button(number, () => turn(number), { class: 'diagram-cell' }));
    const look = data.layer === 'bound' ? 'diagram-flag two' : 'diagram-flag';
    const flags = below(9).map(() => element('span', { class: look, 'aria-hidden': true }));
    const order = element('div', {});
    stage.append(row(...flags.map((flag, i) => stack(tiles[i] ?? cell('open', i), flag))), order);
    controls.append(
      button(texts.again, () => {
        [goal, counts] = [0, counts.map(() => 0)];
        show();
      }),
    );

    function turn(number) {
      const isFull = counts.reduce((sum, count) => sum + count) === 8;
      counts[number] = isFull || counts[number] === (data.layer ? 2 : 1) ? 0 : counts[number] + 1;
      show();
    }

    function show() {
      const ticked = counts.flatMap((count, number) => Array(count).fill(number));
      const [least, n] = [mex(ticked), ticked.length];
      for (const [i, tile] of tiles.entries()) {
        tile.dataset.below = counts[i] > 1 ? `×${counts[i]}` : '';
        tile.setAttribute('aria-pressed', String(counts[i] > 0));
        tile.setAttribute('aria-label', t.name(i, counts[i]));
      }
      for (const [i, flag] of flags.entries()) {
        const isCount = data.layer === 'bound' && i === n;
        const count = isCount ? element('span', { class: 'diagram-word even' }, 'n') : '';
        flag.replaceChildren(i === least ? 'mex' : '', count);
      }
      const isDone = goals[goal]?.[0] === least && (goals[goal][1] ?? n) === n;
      if (isDone) goal += 1;
      const idle = ticked.filter((number) => number > least);
      let more = idle.length ? t.idle(list(idle)) : '';
      if (data.layer) {
        const place = ticked.findIndex((number, i) => number !== i);
        const cells = ticked.map((number, i) => cell(i === place ? 'narrow odd' : 'narrow', number, i));
        more = place < 0 ? t.inPlace : t.differs(place);
        fill(order, picture(more, row(...cells)));
      }
      const count = data.layer === 'bound' ? t.count(n) : '';
      const parts = [t.state(list(ticked), least), count, more, isDone ? t.done : ''].filter(Boolean);
      say(
        parts.join(isChinese ? '' : ' '),
        isDone || undefined,
        goal < goals.length ? t.goal(...goals[goal]) : t.end,
      );
    }

    /** The values set flags, one in each step, and then each step goes up by one. */
    function setFlags() {
      const values = numbers(data.values);
      const [n, least] = [values.length, mex(values)];
      controls.append(
        button(t.step, () => go(Math.min(at + 1, n + least + 1))),
        button(texts.again, () => go(0)),
      );
      let at = 0;

      function go(step) {
        at = step;
        const set = new Set(values.slice(0, at));
        const up = at - n - 1; // the number that this step looks at
        const cells = below(n + 1).map((number) => {
          const look = `${set.has(number) ? 'one' : 'open'}${number === up ? ' asked' : ''}`;
          const flag = element('span', { class: 'diagram-flag' }, number === up && up === least ? 'mex' : '');
          return stack(cell(look, number), flag);
        });
        const shown = t.flags(list(below(n + 1).filter((number) => set.has(number))));
        fill(stage, picture(shown, row(...cells)));
        const value = values[at - 1];
        if (up === least) say(t.found(up), true);
        else if (up >= 0) say(t.up(up));
        else if (at) say(value > n ? t.skip(value, n) : t.set(value));
        else say(shown);
      }

      go(0);
    }

    show();
  },
);

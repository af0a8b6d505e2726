// Numbers to tick, and their mex. Attribute: `layer`, which is `copies` if a number may be there twice, `bound` if how many
// there are is shown, too, and `flags` if the numbers that are larger stand out.

import { mex } from '../play/lists.js';
import { button, element } from '../shared/elements.js';
import { addDiagram, below, cell, fill, isChinese, list, picture, row, stack, texts } from './diagrams.js';

addDiagram(
  'mex',
  {
    en: {
      title: 'Move the mex',
      task: ({ layer = 'plain' }, t) => t.tasks[layer],
      tasks: {
        plain: 'Tick numbers, and watch the flag: {mex|mex} stands at the least number that is not ticked.',
        copies:
          'Each tap adds the number once more, up to twice. In the row below, the numbers are sorted, and {odd|framed thick} is the first that differs from its place.',
        bound: 'As before, and {even|n} stands at the number of values. The {mex|mex} never passes it.',
        flags:
          'As before, and numbers larger than {even|n} are {open|dashed}: they need no flag, as the {mex|mex} is at most n.',
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
    },
    zh: {
      title: '移动 mex',
      task: ({ layer = 'plain' }, t) => t.tasks[layer],
      tasks: {
        plain: '勾选数字，看小旗的位置：{mex|mex} 总在最小的未勾选的数上。',
        copies:
          '每点一次，这个数就多一个，至多两个。下面一行是排序的结果，{odd|粗框}是第一个与自己的位置不相等的数。',
        bound: '同上，另外用 {even|n} 标出数的个数。{mex|mex} 从不超过它。',
        flags: '同上，大于 {even|n} 的数用{open|虚线}：mex 至多是 n，它们不需要标记。',
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
    },
  },
  ({ data, t, stage, controls, say }) => {
    // The goals: the mex, and how many numbers there are to be, if that counts.
    const layers = {
      copies: [
        [3, 4],
        [4, 4],
      ],
      bound: [[3, 3], [1, 3], [5]],
      flags: [
        [2, 4],
        [0, 2],
      ],
    };
    const goals = layers[data.layer] ?? [[3], [0, 4], [8]];
    const hasCount = ['bound', 'flags'].includes(data.layer);
    let [goal, counts] = [0, below(8).map(() => 0)];
    const tiles = counts.map((_, number) => button(number, () => turn(number), { class: 'diagram-cell' }));
    const look = hasCount ? 'diagram-flag two' : 'diagram-flag';
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
        tile.className = `diagram-cell${data.layer === 'flags' && i > n ? ' open' : ''}`;
        tile.dataset.below = counts[i] > 1 ? `×${counts[i]}` : '';
        tile.setAttribute('aria-pressed', String(counts[i] > 0));
        tile.setAttribute('aria-label', t.name(i, counts[i]));
      }
      for (const [i, flag] of flags.entries()) {
        const isCount = hasCount && i === n;
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
      const count = hasCount ? t.count(n) : '';
      const parts = [t.state(list(ticked), least), count, more, isDone ? t.done : ''].filter(Boolean);
      say(
        parts.join(isChinese ? '' : ' '),
        isDone || undefined,
        goal < goals.length ? t.goal(...goals[goal]) : t.end,
      );
    }

    show();
  },
);

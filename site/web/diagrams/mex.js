// Numbers to tick, and their mex.

import { button, element } from '../shared/elements.js';
import { addDiagram, below, cell, isChinese, list, mex, row, texts } from './diagrams.js';

addDiagram(
  'mex',
  {
    en: {
      title: 'Move the mex',
      task: 'Tick numbers, and watch the flag: it stands at the least number that is not ticked.',
      name: (number) => `Number ${number}`,
      flag: 'mex',
      goals: ['Make the mex 3.', 'Make the mex 0, with at least four numbers ticked.', 'Make the mex 8.'],
      state: (ticked, least) => `Ticked: ${ticked}. The mex is ${least}.`,
      idle: (idle) => `What is above it plays no part: ${idle}.`,
      goal: (goal) => `To do: ${goal}`,
      done: 'Done.',
      end: 'Each number below the mex is ticked, and the mex is not. That is all it says.',
    },
    zh: {
      title: '移动 mex',
      task: '勾选数字，看小旗的位置：它总在最小的未勾选的数上。',
      name: (number) => `数 ${number}`,
      flag: 'mex',
      goals: ['让 mex 等于 3。', '勾选至少四个数，让 mex 等于 0。', '让 mex 等于 8。'],
      state: (ticked, least) => `已勾选：${ticked}。mex 是 ${least}。`,
      idle: (idle) => `比它大的数不起作用：${idle}。`,
      goal: (goal) => `任务：${goal}`,
      done: '完成。',
      end: '小于 mex 的数都已勾选，mex 本身没有勾选：定义就是这两句。',
    },
  },
  ({ t, stage, controls, say }) => {
    const reached = [
      (ticked) => mex(ticked) === 3,
      (ticked) => mex(ticked) === 0 && ticked.length >= 4,
      (ticked) => mex(ticked) === 8,
    ];
    let goal = 0;
    const tiles = below(8).map((number) =>
      button(number, () => turn(number), {
        class: 'diagram-cell',
        'aria-pressed': 'false',
        'aria-label': t.name(number),
      }),
    );
    const flags = below(9).map(() => element('span', { class: 'diagram-flag', 'aria-hidden': true }));
    stage.append(
      row(
        ...flags.map((flag, number) => {
          const tile = tiles[number] ?? cell('open', number);
          return element('div', { class: 'diagram-stack' }, tile, flag);
        }),
      ),
    );
    controls.append(
      button(texts.again, () => {
        for (const tile of tiles) tile.setAttribute('aria-pressed', 'false');
        goal = 0;
        show();
      }),
    );

    function turn(number) {
      const isTicked = tiles[number].getAttribute('aria-pressed') === 'true';
      tiles[number].setAttribute('aria-pressed', String(!isTicked));
      show();
    }

    function show() {
      const ticked = below(8).filter((number) => tiles[number].getAttribute('aria-pressed') === 'true');
      const least = mex(ticked);
      for (const [number, flag] of flags.entries()) flag.textContent = number === least ? t.flag : '';
      const isDone = goal < reached.length && reached[goal](ticked);
      if (isDone) goal += 1;
      const idle = ticked.filter((number) => number > least);
      const texts = [
        t.state(list(ticked), least),
        idle.length ? t.idle(list(idle)) : '',
        isDone ? t.done : '',
      ];
      const next = goal < reached.length ? t.goal(t.goals[goal]) : t.end;
      say(texts.filter(Boolean).join(isChinese ? '' : ' '), isDone || undefined, next);
    }

    show();
  },
);

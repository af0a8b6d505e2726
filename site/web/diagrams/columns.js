// Heaps in binary, to be raised and lowered, with the columns that have an odd number of ones. Attributes: `heaps`;
// `goal`, the Nim sum that is to be reached, if it is not 0; `takes`, if a move takes these numbers: the rows are the
// Grundy values of the heaps then.

import { nimSum } from '../play/lists.js';
import { button } from '../shared/elements.js';
import {
  addDiagram,
  below,
  binaryRows,
  cell,
  fill,
  heapGame,
  heapValues,
  list,
  numbers,
  texts,
  underRows,
} from './diagrams.js';

addDiagram(
  'columns',
  {
    en: {
      title: ({ goal = 0 }) => (goal ? `Make the Nim sum ${goal}` : 'Even out the columns'),
      task: ({ goal = 0, takes }) => {
        const rows = takes
          ? `${heapGame({ takes }).rule} The Grundy value of each heap is a row of binary digits. Make one move`
          : 'Each heap is a row of binary digits. Lower one heap';
        return goal
          ? `${rows} so that the Nim sum becomes ${goal}, and no digit below is {odd|framed thick}.`
          : `${rows} so that each column has an {even|even} number of {one|ones}, and no digit below is {odd|framed thick}: that is the winning move.`;
      },
      sum: (sum) => `Nim sum: ${sum}`,
      columns: (odd, goal) =>
        goal
          ? `Columns that differ from those of ${goal}: ${odd}.`
          : `Columns with an odd number of ones: ${odd}.`,
      start: 'The heaps are as at the start.',
      won: (number, from, to, goal) =>
        `Right: heap ${number} goes from ${from} to ${to}, and the Nim sum is ${goal}.${goal ? '' : ' Whatever the opponent does to one heap makes some column odd again.'}`,
      many: (goal) => `The Nim sum is ${goal}, but that was more than one move.`,
      raised: (goal) => `The Nim sum is ${goal}, but a move cannot put stones on a heap.`,
      notYet: (goal) => `Not yet: the Nim sum is not ${goal}.`,
    },
    zh: {
      title: ({ goal = 0 }) => (goal ? `让异或和变为 ${goal}` : '让每一列都是偶数'),
      task: ({ goal = 0, takes }) => {
        const rows = takes
          ? `${heapGame({ takes }).rule}每堆的 SG 值写成一行二进制。走一步`
          : '每堆石子写成一行二进制。减少其中一堆';
        return goal
          ? `${rows}，使异或和变为 ${goal}，即最下面一行没有{odd|粗框}。`
          : `${rows}，使每一列 {one|1} 的个数都是{even|偶数}，即最下面一行没有{odd|粗框}：这就是必胜的走法。`;
      },
      sum: (sum) => `异或和：${sum}`,
      columns: (odd, goal) => (goal ? `与 ${goal} 不同的列：${odd}。` : `1 的个数为奇数的列：${odd}。`),
      start: '现在是开始的局面。',
      won: (number, from, to, goal) =>
        `正确：第 ${number} 堆从 ${from} 变为 ${to}，异或和是 ${goal}。${goal ? '' : '对手无论动哪一堆，都会让某一列变成奇数。'}`,
      many: (goal) => `异或和是 ${goal} 了，但走了不止一步。`,
      raised: (goal) => `异或和是 ${goal} 了，但不能往石子堆里添石子。`,
      notYet: (goal) => `还不行：异或和不是 ${goal}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const start = numbers(data.heaps);
    const goal = Number(data.goal ?? 0);
    const game = data.takes ? heapGame(data) : { options: below };
    const values = heapValues(game, 2 * Math.max(...start));
    const places = Math.max(...start.map((heap) => values[heap]), goal).toString(2).length;
    const takes = data.takes && numbers(data.takes);
    let heaps = [...start];
    controls.append(button(texts.again, () => show([...start])));

    function show(next) {
      heaps = next;
      const sum = nimSum(heaps.map((heap) => values[heap]));
      const digits = [...sum.toString(2).padStart(places, '0')].map(Number);
      const wrong = below(places).filter((i) => digits[i] !== ((goal >> (places - 1 - i)) & 1));
      const cells = digits.map((digit, i) => cell(wrong.includes(i) ? 'narrow odd' : 'narrow even', digit));
      const lines = binaryRows({ heaps, places, show, ...(takes && { values, takes }) });
      fill(stage, ...lines, underRows(t.sum(sum), cells, !takes));
      tell(t.columns(list(wrong.map((i) => 2 ** (places - 1 - i))), goal), !wrong.length);
    }

    function tell(columns, isReached) {
      const changed = below(heaps.length).filter((i) => heaps[i] !== start[i]);
      const [i] = changed;
      if (!changed.length) say(t.start, undefined, columns);
      else if (!isReached) say(t.notYet(goal), undefined, columns);
      else if (heaps[i] > start[i]) say(t.raised(goal), false);
      else if (changed.length > 1 || !game.options(start[i]).includes(heaps[i])) say(t.many(goal), false);
      else say(t.won(i + 1, start[i], heaps[i], goal), true);
    }

    show(heaps);
  },
);

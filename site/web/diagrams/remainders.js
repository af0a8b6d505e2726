// Nim with a limit: the remainders of the heaps, and the largest limit with which their Nim sum is not 0. Attribute:
// `heaps`.

import { nimSum } from '../play/lists.js';
import { element } from '../shared/elements.js';
import { addDiagram, below, cell, fill, list, numbers, picture, row, stack, stepper } from './diagrams.js';

addDiagram(
  'remainders',
  {
    en: {
      title: 'Find the largest limit that wins',
      task: 'With the limit k a move takes 1 to k stones, and a heap has as its value its remainder modulo k + 1. Find the largest k with which the Nim sum of the values is not 0.',
      less: 'Limit lower by one',
      more: 'Limit higher by one',
      limit: (k) => `k = ${k}`,
      heap: (heap) => `Heap ${heap}`,
      sum: 'Nim sum',
      picture: (k, values, sum) => `With k = ${k} the values are ${values}, and their Nim sum is ${sum}.`,
      lost: 'The Nim sum is 0: the first player loses.',
      notLargest: 'The Nim sum is not 0: the first player wins, but with some larger limit, too.',
      largest: (k) =>
        `The Nim sum is not 0, and it is 0 with every larger limit: ${k + 1} is the largest heap that is not cancelled by an equal one, and here its value drops to 0.`,
    },
    zh: {
      title: '找出能赢的最大上限',
      task: '上限为 k 时，每步取 1 到 k 颗，一堆的 SG 值是它除以 k + 1 的余数。找出使异或和不为 0 的最大的 k。',
      less: '上限减一',
      more: '上限加一',
      limit: (k) => `k = ${k}`,
      heap: (heap) => `${heap} 颗`,
      sum: '异或和',
      picture: (k, values, sum) => `k = ${k} 时各堆的值为 ${values}，异或和为 ${sum}。`,
      lost: '异或和是 0：先手必败。',
      notLargest: '异或和不是 0：先手必胜，但还有更大的上限也能赢。',
      largest: (k) =>
        `异或和不是 0，而更大的上限都使它为 0：${k + 1} 是两两抵消后剩下的最大一堆，这时它的值变成 0。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const heaps = numbers(data.heaps);
    const most = Math.max(...heaps) + 1;
    const values = (k) => heaps.map((heap) => heap % (k + 1));
    const largest = Math.max(...below(most + 1).filter((k) => k && nimSum(values(k))));
    let limit = 1;
    const shown = stepper(controls, ['−', '+'], [t.less, t.more], (by) => show(limit + by));

    function show(next) {
      limit = Math.max(1, Math.min(next, most));
      const of = values(limit);
      const sum = nimSum(of);
      const headed = (head, node) => stack(element('small', {}, head), node);
      const cells = of.map((value, i) => headed(t.heap(heaps[i]), cell(value ? 'won' : 'lost', value)));
      cells.push(headed(t.sum, cell(sum ? 'odd' : 'even', sum)));
      fill(stage, picture(t.picture(limit, list(of), sum), row(...cells)));
      shown.textContent = t.limit(limit);
      if (!sum) say(t.lost);
      else if (limit < largest) say(t.notLargest);
      else say(t.largest(limit), true);
    }

    show(1);
  },
);

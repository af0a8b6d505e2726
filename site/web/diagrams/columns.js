// Heaps in binary, to be raised and lowered, with the columns that have an odd number of ones. Attribute: `heaps`.

import { button } from '../shared/elements.js';
import {
  addDiagram,
  below,
  binaryRows,
  cell,
  fill,
  list,
  numbers,
  texts,
  underRows,
  xor,
} from './diagrams.js';

addDiagram(
  'columns',
  {
    en: {
      title: 'Even out the columns',
      task: 'Each heap is a row of binary digits. Lower one heap until each column has an even number of ones, and no digit below is framed thick: that is the winning move.',
      sum: (sum) => `Nim sum: ${sum}`,
      columns: (odd) => `Columns with an odd number of ones: ${odd}.`,
      start: 'The heaps are as at the start.',
      won: (number, from, to) =>
        `Right: heap ${number} goes from ${from} to ${to}, and each column is even. Whatever the opponent does to one heap makes some column odd again.`,
      many: 'The columns are even, but more than one heap has changed. A move lowers one heap.',
      raised: 'The columns are even, but a move cannot put stones on a heap.',
      notYet: 'Not yet: some column is odd.',
    },
    zh: {
      title: '让每一列都是偶数',
      task: '每堆石子写成一行二进制。减少其中一堆，使每一列 1 的个数都是偶数，即最下面一行没有粗框：这就是必胜的走法。',
      sum: (sum) => `异或和：${sum}`,
      columns: (odd) => `1 的个数为奇数的列：${odd}。`,
      start: '现在是开始的局面。',
      won: (number, from, to) =>
        `正确：第 ${number} 堆从 ${from} 变为 ${to}，每一列都是偶数。对手无论动哪一堆，都会让某一列变成奇数。`,
      many: '每一列都是偶数了，但改动了不止一堆。一步只能动一堆。',
      raised: '每一列都是偶数了，但不能往石子堆里添石子。',
      notYet: '还不行：有的列是奇数。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const start = numbers(data.heaps);
    const places = Math.max(...start).toString(2).length;
    let heaps = [...start];
    controls.append(button(texts.again, () => show([...start])));

    const digits = (heap) => [...heap.toString(2).padStart(places, '0')];

    function show(next) {
      heaps = next;
      const sum = xor(heaps);
      const parities = digits(sum).map((digit) => cell(digit === '1' ? 'narrow odd' : 'narrow even', digit));
      const lines = binaryRows({ heaps, places, show });
      fill(stage, ...lines, underRows(t.sum(sum), parities));
      tell(sum);
    }

    function tell(sum) {
      const changed = below(heaps.length).filter((i) => heaps[i] !== start[i]);
      const odd = below(places).filter((place) => (sum >> place) & 1);
      const columns = t.columns(list(odd.toReversed().map((place) => 2 ** place)));
      if (!changed.length) say(t.start, undefined, columns);
      else if (sum) say(t.notYet, undefined, columns);
      else if (changed.length > 1) say(t.many, false);
      else if (heaps[changed[0]] > start[changed[0]]) say(t.raised, false);
      else say(t.won(changed[0] + 1, start[changed[0]], heaps[changed[0]]), true);
    }

    show(heaps);
  },
);

// Moore's Nim, where a move lowers several heaps: the numbers of ones in the binary columns. Attributes: `heaps`, and
// `most`, how many of them a move lowers.

import { button } from '../shared/elements.js';
import { addDiagram, below, binaryRows, cell, fill, list, numbers, texts, underRows } from './diagrams.js';

addDiagram(
  'moore',
  {
    en: {
      title: 'Fill up the columns',
      task: ({ most }) =>
        `A move lowers 1 to ${most} heaps. Lower heaps until the number of ones in each column is a multiple of ${Number(most) + 1}, and no remainder below is framed thick: that is the winning move.`,
      remainders: 'Remainders',
      ones: (counts) => `The numbers of ones, from the left: ${counts}.`,
      start: 'The heaps are as at the start.',
      won: (changed) =>
        `Right, by a move in ${changed} ${changed === 1 ? 'heap' : 'heaps'}. Whatever the opponent does, some column is no multiple then.`,
      many: (most) => `The columns are right, but more than ${most} heaps have changed.`,
      raised: 'The columns are right, but a move cannot make a heap larger.',
      notYet: 'Not yet: some column is no multiple.',
    },
    zh: {
      title: '补齐每一列',
      task: ({ most }) =>
        `每步减少 1 到 ${most} 堆。减少若干堆，使每一列 1 的个数都是 ${Number(most) + 1} 的倍数，即最下面一行余数没有粗框：这就是必胜的走法。`,
      remainders: '余数',
      ones: (counts) => `各列 1 的个数，从左到右：${counts}。`,
      start: '现在是开始的局面。',
      won: (changed) => `正确，动了 ${changed} 堆。对手无论怎么走，总有一列不再是倍数。`,
      many: (most) => `各列都对了，但改动了不止 ${most} 堆。`,
      raised: '各列都对了，但不能把石子堆变大。',
      notYet: '还不行：有的列不是倍数。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const start = numbers(data.heaps);
    const most = Number(data.most);
    const places = Math.max(...start).toString(2).length;
    let heaps = start;
    controls.append(button(texts.again, () => show(start)));

    function show(next) {
      heaps = next;
      const ones = below(places).map((place) => heaps.filter((heap) => (heap >> place) & 1).length);
      const counts = ones.toReversed();
      const remainders = counts.map((count) => count % (most + 1));
      const cells = remainders.map((rest) => cell(rest ? 'narrow odd' : 'narrow even', rest));
      fill(stage, ...binaryRows({ heaps, places, show }), underRows(t.remainders, cells));
      tell(
        remainders.every((rest) => rest === 0),
        t.ones(list(counts)),
      );
    }

    function tell(isRight, columns) {
      const changed = below(heaps.length).filter((i) => heaps[i] !== start[i]);
      if (!changed.length) say(t.start, undefined, columns);
      else if (!isRight) say(t.notYet, undefined, columns);
      else if (changed.some((i) => heaps[i] > start[i])) say(t.raised, false);
      else if (changed.length > most) say(t.many(most), false);
      else say(t.won(changed.length), true);
    }

    show(start);
  },
);

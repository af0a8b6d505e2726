// A basis of binary numbers, built from the largest heap down: which heaps are kept? Attribute: `heaps`, in descending
// order.

import { element } from '../shared/elements.js';
import { addDiagram, below, binary, bitCells, fill, list, numbers, picture, quiz, row } from './diagrams.js';

addDiagram(
  'basis',
  {
    en: {
      title: 'Which heaps can be kept?',
      task: 'From the largest heap down: keep a heap if it is not the Nim sum of some that are kept. Each number of the basis clears its highest digit in the new one; if nothing is left, the heap is such a sum.',
      keep: 'Keep it',
      remove: 'Remove it',
      ask: (heap) => `The heap of ${heap}: keep it, or remove it?`,
      rest: (sum, rest) => `${sum} = ${rest}, so it is the Nim sum of no heaps that are kept.`,
      nothing: (sum) => `${sum} = 0, so it is the Nim sum of some that are kept.`,
      end: (kept, sum) => `The heaps ${kept} are kept, ${sum} matches: no independent heaps have more.`,
      row: (heap, digits) => `${heap}, ${digits}`,
    },
    zh: {
      title: '哪些堆可以留下？',
      task: '从大到小：一堆不是已留下的若干堆的异或和，就留下。线性基中的每个数依次把新的数在该数最高位上的数字消成 0；如果消成了 0，它就是这样的异或和。',
      keep: '留下',
      remove: '拿走',
      ask: (heap) => `${heap} 根的一堆：留下还是拿走？`,
      rest: (sum, rest) => `${sum} = ${rest}，它不是已留下的若干堆的异或和。`,
      nothing: (sum) => `${sum} = 0，它是已留下的若干堆的异或和。`,
      end: (kept, sum) => `留下 ${kept}，共 ${sum} 根：没有更多的线性无关的堆。`,
      row: (heap, digits) => `${heap}，${digits}`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const heaps = numbers(data.heaps);
    const places = heaps[0].toString(2).length;
    const basis = [];
    const all = heaps.map((heap) => {
      const steps = [];
      let rest = heap;
      for (const number of basis) {
        if ((rest ^ number) > rest) continue;
        steps.push(number);
        rest ^= number;
      }
      if (rest > 0) basis.push(rest);
      return { heap, steps, rest };
    });
    const kept = heaps.filter((_, i) => all[i].rest > 0);
    quiz(
      { controls, say },
      {
        length: heaps.length,
        choices: [
          { value: 'keep', text: t.keep },
          { value: 'remove', text: t.remove },
        ],
        ask: (i) => t.ask(heaps[i]),
        answer: (i) => (all[i].rest > 0 ? 'keep' : 'remove'),
        reason: (i) => {
          const { heap, steps, rest } = all[i];
          const sum = [heap, ...steps].join(' ⊕ ');
          return rest > 0 ? t.rest(sum, rest) : t.nothing(sum);
        },
        draw: (known) =>
          fill(
            stage,
            ...below(Math.min(known + 1, heaps.length)).map((i) => {
              const { heap, rest } = all[i];
              const shown = i < known ? rest : heap;
              const label = t.row(heap, binary(shown, places));
              const name = element('span', { class: 'diagram-label' }, String(heap));
              return picture(
                label,
                row(name, bitCells(heap, places), '→', i < known ? bitCells(rest, places) : ''),
              );
            }),
          ),
        end: t.end(
          list(kept),
          kept.reduce((sum, heap) => sum + heap, 0),
        ),
      },
    );
  },
);

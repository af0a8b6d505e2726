// A heap of Fibonacci Nim as a sum of Fibonacci numbers, the least of which is the winning take. Attribute: `heaps`.

import { button, element } from '../shared/elements.js';
import { addDiagram, list, numbers, picture, row, texts } from './diagrams.js';

addDiagram(
  'zeckendorf',
  {
    en: {
      title: 'Take a heap apart',
      task: 'Write the heap as a sum of Fibonacci numbers: each time tap the largest one that fits. Then tap the winning first take.',
      name: (number) => `Number ${number}`,
      lost: 'none wins',
      ask: (heap, rest) => `The heap has ${heap}; ${rest} are left to write. The largest that fits?`,
      askTake: (heap, parts) =>
        `${heap} = ${parts}. Which first take wins? Taking the whole heap is not allowed.`,
      tooLarge: (number, rest) => `${number} is more than ${rest}.`,
      larger: (number, largest) => `${number} fits, but so does ${largest}.`,
      fits: (number) => `${number} fits.`,
      isLost: (heap) => `${heap} is a Fibonacci number: the heap is lost, and no take wins.`,
      notLost: (least) => `There are two parts or more, so a take wins: ${least}.`,
      take: (least, next) =>
        `The least part, ${least}, wins: the opponent may take at most ${2 * least}, and so not the whole next part, ${next}.`,
      notTake: (number, least) => `Take the least part, ${least}, not ${number}.`,
      another: 'Another heap',
      picture: (parts, rest) => `Parts: ${parts}. Left to write: ${rest}.`,
    },
    zh: {
      title: '拆开一堆石子',
      task: '把石子数写成斐波那契数之和：每次点不超过剩余的最大的一个。写完后点出必胜的第一步取几颗。',
      name: (number) => `数 ${number}`,
      lost: '都不能赢',
      ask: (heap, rest) => `共 ${heap} 颗，还剩 ${rest} 颗。不超过它的最大的数？`,
      askTake: (heap, parts) => `${heap} = ${parts}。第一步取几颗必胜？不能一次取完。`,
      tooLarge: (number, rest) => `${number} 比 ${rest} 大。`,
      larger: (number, largest) => `${number} 可以，但 ${largest} 也可以，而且更大。`,
      fits: (number) => `取 ${number}。`,
      isLost: (heap) => `${heap} 是斐波那契数：这是必败态，怎么取都不能赢。`,
      notLost: (least) => `不止一项，所以有必胜的取法：${least}。`,
      take: (least, next) => `取最小的一项 ${least}：对手至多取 ${2 * least} 颗，取不完下一项 ${next}。`,
      notTake: (number, least) => `应取最小的一项 ${least}，而不是 ${number}。`,
      another: '换一堆',
      picture: (parts, rest) => `各项：${parts}。剩余：${rest}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const heaps = numbers(data.heaps);
    const fibonacci = [1, 2];
    while (fibonacci.at(-1) < Math.max(...heaps)) fibonacci.push(fibonacci.at(-1) + fibonacci.at(-2));
    let [at, parts, isOver] = [0, [], false];
    const bars = element('div', {});
    const tiles = fibonacci.map((number) =>
      button(number, () => choose(number), {
        class: 'diagram-cell',
        'aria-label': t.name(number),
        'data-value': number,
      }),
    );
    const none = button(t.lost, () => choose(0), { 'data-value': 0 });
    stage.append(bars, row(...tiles));
    controls.append(
      none,
      button(t.another, () => restart((at + 1) % heaps.length)),
    );

    const rest = () => parts.reduce((left, part) => left - part, heaps[at]);

    function restart(next) {
      [at, parts, isOver] = [next, [], false];
      show('');
    }

    function show(text, verdict) {
      const bar = (size, look) => {
        const node = element('span', { class: `diagram-bar ${look}` }, String(size));
        node.style.flexGrow = size;
        return node;
      };
      const left = rest();
      const shown = [...parts.map((part) => bar(part, 'won')), ...(left ? [bar(left, 'open')] : [])];
      bars.replaceChildren(
        picture(t.picture(list(parts), left), element('div', { class: 'diagram-bars' }, ...shown)),
      );
      none.disabled = left > 0 || isOver;
      const ask = left ? t.ask(heaps[at], left) : t.askTake(heaps[at], parts.join(' + '));
      say(text, verdict, isOver ? '' : ask);
    }

    function choose(number) {
      if (isOver) return;
      const left = rest();
      if (!left) return answer(number);
      const largest = fibonacci.findLast((part) => part <= left);
      if (number === largest) {
        parts.push(number);
        return show(`${texts.right} ${t.fits(number)}`, true);
      }
      const why = number > left ? t.tooLarge(number, left) : t.larger(number, largest);
      show(`${texts.wrong} ${why}`, false);
    }

    /** Takes the answer to which take wins; 0 if none does. */
    function answer(number) {
      const [least, next] = parts.toReversed();
      const right = parts.length > 1 ? least : 0;
      isOver = number === right;
      if (parts.length === 1)
        return show(`${isOver ? texts.right : texts.wrong} ${t.isLost(heaps[at])}`, isOver);
      if (isOver) return show(`${texts.right} ${t.take(least, next)}`, true);
      show(`${texts.wrong} ${number ? t.notTake(number, least) : t.notLost(least)}`, false);
    }

    restart(0);
  },
);

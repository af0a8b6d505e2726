// Grundy values of a subtraction game, slid over themselves until they agree. Attributes: `takes`, and `to`, the
// largest heap.

import { element } from '../shared/elements.js';
import {
  addDiagram,
  below,
  cell,
  fill,
  heapGame,
  heapValues,
  list,
  numbers,
  picture,
  row,
  stack,
  stepper,
} from './diagrams.js';

addDiagram(
  'period',
  {
    en: {
      title: 'Slide the values over themselves',
      task: (data) =>
        `${heapGame(data).rule} Below each heap stands its value, and below that the value that many heaps before. Find the shift at which they agree from some heap on.`,
      less: 'Shift less',
      more: 'Shift more',
      shift: (shift) => `Shift: ${shift}`,
      picture: (shift, values, wrong) =>
        `The values ${values}, shifted by ${shift}. They differ at the heaps ${wrong}.`,
      differ: (wrong, all) => `They differ at ${wrong} of ${all} heaps.`,
      tooLate: (window) =>
        `Nowhere do ${window} values in a row agree. As the largest take is ${window}, that many are needed.`,
      proved: (shift, start, window) =>
        `From heap ${start} on all agree. The first ${window} of them, as many as the largest take, are enough: what follows is computed from them in the same way. The period is ${shift}.`,
      multiple: (shift, period) => `They agree, but ${shift} is a multiple of ${period}. Go back to it.`,
    },
    zh: {
      title: '错位比较',
      task: (data) =>
        `${heapGame(data).rule}每个局面下面是它的 SG 值，再下面是若干颗之前的 SG 值。找出从某处起全部相同的位移。`,
      less: '位移减一',
      more: '位移加一',
      shift: (shift) => `位移：${shift}`,
      picture: (shift, values, wrong) => `SG 值 ${values}，位移 ${shift}，在 ${wrong} 处不同。`,
      differ: (wrong, all) => `${all} 处中有 ${wrong} 处不同。`,
      tooLate: (window) => `没有连续 ${window} 个值相同。一步最多取 ${window} 颗，所以需要连续这么多个。`,
      proved: (shift, start, window) =>
        `从 ${start} 起全部相同。最多取 ${window} 颗，比较其中开头的 ${window} 个即可：后面的值都由它们以同样的方式算出。周期是 ${shift}。`,
      multiple: (shift, period) => `全部相同，但 ${shift} 是 ${period} 的倍数。再往回找。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const values = heapValues(heapGame(data), Number(data.to));
    const window = Math.max(...numbers(data.takes));
    let shift = 1;
    const shown = stepper(controls, ['◀', '▶'], [t.less, t.more], (by) => show(shift + by));

    const differ = (by) => below(values.length).filter((n) => n >= by && values[n] !== values[n - by]);
    /** The heap from which on they agree, if enough do. */
    const startOf = (by) => {
      const start = Math.max(0, ...differ(by).map((n) => n - by + 1));
      return start + by + window <= values.length ? start : undefined;
    };

    function show(next) {
      shift = Math.max(1, Math.min(next, values.length - window));
      const wrong = differ(shift);
      const cells = values.map((value, n) => {
        const before = n < shift ? '·' : values[n - shift];
        const look = n < shift ? 'open' : wrong.includes(n) ? 'odd' : 'even';
        return stack(element('small', {}, String(n)), cell(`narrow tall ${look}`, value, before));
      });
      fill(stage, picture(t.picture(shift, list(values), list(wrong)), row(...cells)));
      shown.textContent = t.shift(shift);
      const start = startOf(shift);
      const least = below(shift).find((by) => by && startOf(by) !== undefined);
      if (start === undefined)
        say(
          `${t.shift(shift)}. ${t.differ(wrong.length, values.length - shift)}`,
          undefined,
          t.tooLate(window),
        );
      else if (least) say(t.multiple(shift, least), false);
      else say(t.proved(shift, start, window), true);
    }

    show(shift);
  },
);

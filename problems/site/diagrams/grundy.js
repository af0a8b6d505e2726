// A table of Grundy values to fill in, of a subtraction game. Attributes: `takes`, and `to`, the largest heap.
'use strict';

diagrams.add(
  {
    en: {
      title: 'Fill in the Grundy values',
      task: (data) =>
        `${diagrams.heapGame(data).rule} Give the framed heap its value: the mex of the values with a bar, which are those that a move leaves.`,
      nothing: 'nothing',
      name: (value) => `Value ${value}`,
      ask: (heap, left, values) =>
        `Heap ${heap}: a move leaves ${left}, of the values ${values}. Their mex is?`,
      askEnd: (heap) => `Heap ${heap}: there is no move. The mex of nothing is?`,
      right: (value, values) => `The mex of ${values} is ${value}.`,
      there: (value, heap) => `The value ${value} is there: a move leaves heap ${heap}.`,
      lower: (value, least) =>
        `The value ${value} is not there, but neither is ${least}, and the mex is the least one.`,
      end: (values) => `The values are ${values}.`,
      picture: (values) => `The values so far: ${values}.`,
    },
    zh: {
      title: '填出 SG 值',
      task: (data) =>
        `${diagrams.heapGame(data).rule}填出带框局面的 SG 值：下有横线的是一步能到的局面，取它们的值的 mex。`,
      nothing: '空集',
      name: (value) => `值 ${value}`,
      ask: (heap, left, values) => `${heap} 颗：一步能到 ${left}，值为 ${values}。mex 是多少？`,
      askEnd: (heap) => `${heap} 颗：无法操作。空集的 mex 是多少？`,
      right: (value, values) => `${values} 的 mex 是 ${value}。`,
      there: (value, heap) => `值 ${value} 已经出现：一步能走到 ${heap}。`,
      lower: (value, least) => `值 ${value} 没有出现，但 ${least} 也没有，而 mex 要取最小的。`,
      end: (values) => `SG 值依次为 ${values}。`,
      picture: (values) => `目前的 SG 值：${values}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const { below, list, mex } = diagrams;
    const { options } = diagrams.heapGame(data);
    const values = [];
    const ofOptions = (heap) => options(heap).map((left) => values[left]);
    for (const heap of below(Number(data.to) + 1)) values.push(mex(ofOptions(heap)));
    const reason = (heap, value) => {
      if (value === values[heap]) return t.right(value, list(ofOptions(heap), t.nothing));
      const at = ofOptions(heap).indexOf(value);
      return at < 0 ? t.lower(value, values[heap]) : t.there(value, options(heap)[at]);
    };
    diagrams.quiz(
      { controls, say },
      {
        length: values.length,
        choices: below(Math.max(...values) + 2).map((value) => ({
          value,
          text: value,
          name: t.name(value),
        })),
        ask: (heap) => {
          const left = options(heap);
          return left.length ? t.ask(heap, list(left), list(ofOptions(heap))) : t.askEnd(heap);
        },
        answer: (heap) => values[heap],
        reason,
        draw: (known) => {
          const look = (value) => (value === 0 ? 'lost' : 'won');
          const label = t.picture(list(values.slice(0, known)));
          diagrams.strip({ stage, values, known, options, look, label });
        },
        end: t.end(list(values)),
      },
    );
  },
);

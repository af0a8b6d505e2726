// A table of Grundy values to fill in. Attributes: those of the game, and `to`, its last position.

import { ruleGame } from './diagram-rules.js';
import { addDiagram, list, mex, mexReason, quiz, strip, texts, valueChoices, xor } from './diagrams.js';

addDiagram(
  'grundy',
  {
    en: {
      title: 'Fill in the Grundy values',
      task: (data, t) => {
        const { rule, hasSums } = ruleGame(data);
        return [rule, t.mex, hasSums ? t.ofSums : ''].join(' ');
      },
      mex: 'Give the framed position its value: the mex of the values of what a move leaves, which has a bar.',
      ofSums: 'A sum has the Nim sum of its values.',
      ask: (position, left, values) =>
        `${position}: a move leaves ${left}, of the values ${values}. Their mex is?`,
      askEnd: (position) => `${position}: there is no move. The mex of nothing is?`,
      end: (values) => `The values are ${values}.`,
      picture: (values) => `The values so far: ${values}.`,
    },
    zh: {
      title: '填出 SG 值',
      task: (data, t) => {
        const { rule, hasSums } = ruleGame(data);
        return [rule, t.mex, hasSums ? t.ofSums : ''].join('');
      },
      mex: '填出带框局面的 SG 值：下有横线的是一步能到的局面，取它们的值的 mex。',
      ofSums: '几个局面的和，值为异或和。',
      ask: (position, left, values) => `${position}：一步能到 ${left}，值为 ${values}。mex 是多少？`,
      askEnd: (position) => `${position}：无法操作。空集的 mex 是多少？`,
      end: (values) => `SG 值依次为 ${values}。`,
      picture: (values) => `目前的 SG 值：${values}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const game = ruleGame(data);
    const values = [];
    const sumValue = (sum) => xor(sum.map((position) => values[position]));
    const ofOptions = (position) => game.options(position).map(sumValue);
    for (const position of game.positions) values[position] = mex(ofOptions(position));
    const text = (sum) => list(sum.map(game.cell), texts.emptySet, ' + ');
    const known = (count) => list(game.positions.slice(0, count).map((position) => values[position]));
    quiz(
      { controls, say },
      {
        length: game.positions.length,
        choices: valueChoices(values.filter((value) => value !== undefined)),
        ask: (i) => {
          const position = game.positions[i];
          const left = game.options(position);
          const name = game.name(position);
          return left.length ? t.ask(name, list(left.map(text)), list(ofOptions(position))) : t.askEnd(name);
        },
        answer: (i) => values[game.positions[i]],
        reason: (i, value) => {
          const position = game.positions[i];
          return mexReason(value, ofOptions(position), (at) => text(game.options(position)[at]));
        },
        draw: (count) => {
          const look = (value) => (value === 0 ? 'lost' : 'won');
          strip({ stage, game, values, known: count, look, label: t.picture(known(count)) });
        },
        end: t.end(known(game.positions.length)),
      },
    );
  },
);

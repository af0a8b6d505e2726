// A table of Grundy values to fill in. Attributes: those of the game, `to`, its last position, and `ask`, which is
// `moves` if the values are there, and the moves of `takes` to 0 are asked.

import { mex, nimSum } from '../play/lists.js';
import { ruleGame } from './diagram-rules.js';
import { addDiagram, list, mexReason, numbers, quiz, strip, texts, valueChoices } from './diagrams.js';

addDiagram(
  'grundy',
  {
    en: {
      title: ({ ask }) => (ask ? 'Move to 0' : 'Fill in the Grundy values'),
      task: (data, t) => {
        const { rule, hasSums } = ruleGame(data);
        return [rule, data.ask ? t.moves : t.mex, hasSums ? t.ofSums : ''].join(' ');
      },
      mex: 'Give the {asked|framed} position its value: the mex of the values of what a move leaves, which {option|has a bar}.',
      moves:
        'Find a move from the {asked|framed} heap to one of value {lost|0}, or say that there is none. What a move leaves {option|has a bar}.',
      none: 'None leaves 0',
      take: (take) => `Take ${take}`,
      askMove: (heap, value) => `${heap}, of value ${value}: which take?`,
      left: (left, value) => `It leaves ${left}, of value ${value}.`,
      endMoves: 'There is a move to 0 exactly from the heaps whose value is not 0: these are won.',
      ofSums: 'A sum has the Nim sum of its values.',
      ask: (position, left, values) =>
        `${position}: a move leaves ${left}, of the values ${values}. Their mex is?`,
      askEnd: (position) => `${position}: there is no move. The mex of nothing is?`,
      end: (values) => `The values are ${values}.`,
      picture: (values) => `The values so far: ${values}.`,
    },
    zh: {
      title: ({ ask }) => (ask ? '走到 0' : '填出 SG 值'),
      task: (data, t) => {
        const { rule, hasSums } = ruleGame(data);
        return [rule, data.ask ? t.moves : t.mex, hasSums ? t.ofSums : ''].join('');
      },
      mex: '填出{asked|带框}局面的 SG 值：{option|下有横线}的是一步能到的局面，取它们的值的 mex。',
      moves:
        '从{asked|带框}的一堆走到值为 {lost|0} 的局面，走不到就说走不到。一步能到的局面{option|下有横线}。',
      none: '走不到 0',
      take: (take) => `取 ${take} 颗`,
      askMove: (heap, value) => `${heap}，值为 ${value}：取几颗？`,
      left: (left, value) => `剩下 ${left} 颗，值为 ${value}。`,
      endMoves: '能走到 0 的恰好是值不为 0 的各堆：它们必胜。',
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
    const sumValue = (sum) => nimSum(sum.map((position) => values[position]));
    const ofOptions = (position) => game.options(position).map(sumValue);
    for (const position of game.positions) values[position] = mex(ofOptions(position));
    const text = (sum) => list(sum.map(game.cell), texts.emptySet, ' + ');
    const known = (count) => list(game.positions.slice(0, count).map((position) => values[position]));
    const look = (value) => (value === 0 ? 'lost' : 'won');
    if (data.ask) return askMoves();
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
        draw: (count) => strip({ stage, game, values, known: count, look, label: t.picture(known(count)) }),
        end: t.end(known(game.positions.length)),
      },
    );

    /** Asks for the moves to 0 of the heaps from which each take is possible. */
    function askMoves() {
      const takes = numbers(data.takes);
      const heaps = game.positions.slice(Math.max(...takes));
      const count = game.positions.length;
      const right = (heap) => takes.filter((take) => values[heap - take] === 0);
      quiz(
        { controls, say },
        {
          length: heaps.length,
          choices: [
            ...takes.map((take) => ({ value: take, text: t.take(take) })),
            { value: 0, text: t.none },
          ],
          ask: (i) => t.askMove(game.name(heaps[i]), values[heaps[i]]),
          answer: (i) => (values[heaps[i]] === 0 ? 0 : right(heaps[i])),
          reason: (i, take) => {
            if (take) return t.left(heaps[i] - take, values[heaps[i] - take]);
            return mexReason(0, ofOptions(heaps[i]), (at) => text(game.options(heaps[i])[at]));
          },
          draw: (i) =>
            strip({
              stage,
              game,
              values,
              known: count,
              look,
              label: t.picture(known(count)),
              asked: heaps[i],
            }),
          end: t.endMoves,
        },
      );
    }
  },
);

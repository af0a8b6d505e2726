// Positions of a game, coloured from the end backwards. Attributes: those of the game, `to`, its last position, and
// `last`, which is `loses` if whoever makes the last move does.

import { ruleGame } from './diagram-rules.js';
import { addDiagram, letters, list, quiz, strip } from './diagrams.js';

addDiagram(
  'colour',
  {
    en: {
      title: 'Colour the positions from the end',
      task: (data) =>
        `${ruleGame(data).rule} Whoever ${data.last === 'loses' ? 'makes the last move' : 'cannot move'} loses. Is the {asked|framed} position {lost|lost} (P, in tables L) or {won|won} (N, in tables W) for the player to move? What a move leaves {option|has a bar}.`,
      ask: (position, left) => `${position}: a move leaves ${left}. P or N?`,
      askEnd: (position) => `${position}: there is no move. P or N?`,
      noMove: 'Without a move, the player to move has lost: P.',
      noMoveWins: 'The opponent has made the last move and lost, so the player to move has won: N.',
      toLost: (position, to) => `From ${position}, a move leaves ${to}, which is P. So ${position} is N.`,
      allWon: (position, left) => `From ${position}, each move leaves an N (${left}). So ${position} is P.`,
      end: (lost) => `The lost positions are ${lost}.`,
      picture: (known, lost) => `Positions that are known: ${known}. Lost: ${lost}.`,
    },
    zh: {
      title: '从终局往回标',
      task: (data) =>
        `${ruleGame(data).rule}${data.last === 'loses' ? '走最后一步' : '无法操作'}者输。{asked|带框}的局面对先手来说是{lost|必败态}（P，表中的 L）还是{won|必胜态}（N，表中的 W）？一步能到的局面{option|下有横线}。`,
      ask: (position, left) => `${position}：一步能到 ${left}。P 还是 N？`,
      askEnd: (position) => `${position}：无法操作。P 还是 N？`,
      noMove: '无法操作的一方已经输了：P。',
      noMoveWins: '对手走了最后一步，已经输了，所以先手胜：N。',
      toLost: (position, to) => `从 ${position} 可以走到 ${to}，那是 P，所以 ${position} 是 N。`,
      allWon: (position, left) => `从 ${position} 每一步都走到 N（${left}），所以 ${position} 是 P。`,
      end: (lost) => `必败态是 ${lost}。`,
      picture: (known, lost) => `已标出的局面：${known}。必败态：${lost}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const game = ruleGame(data);
    const options = (position) => game.options(position).flat();
    const names = (positions) => list(positions.map(game.cell));
    const atEnd = data.last === 'loses' ? 'N' : 'P';
    const values = [];
    for (const position of game.positions) {
      const left = options(position).map((option) => values[option]);
      values[position] = left.includes('P') ? 'N' : left.length ? 'P' : atEnd;
    }
    const lost = (known) =>
      names(game.positions.slice(0, known).filter((position) => values[position] === 'P'));
    const reason = (position) => {
      const left = options(position);
      const to = left.find((option) => values[option] === 'P');
      if (to !== undefined) return t.toLost(game.cell(position), game.cell(to));
      if (left.length) return t.allWon(game.cell(position), names(left));
      return atEnd === 'P' ? t.noMove : t.noMoveWins;
    };
    quiz(
      { controls, say },
      {
        length: game.positions.length,
        choices: letters,
        ask: (i) => {
          const position = game.positions[i];
          const left = options(position);
          return left.length ? t.ask(game.name(position), names(left)) : t.askEnd(game.name(position));
        },
        answer: (i) => values[game.positions[i]],
        reason: (i) => reason(game.positions[i]),
        draw: (known) => {
          const look = (value) => (value === 'P' ? 'lost' : 'won');
          const label = t.picture(names(game.positions.slice(0, known)), lost(known));
          strip({ stage, game, values, known, look, label });
        },
        end: t.end(lost(game.positions.length)),
      },
    );
  },
);

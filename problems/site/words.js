// The texts of the game pages in both languages; those of a game are in its game.js.
'use strict';

globalThis.words = {
  en: {
    title: 'Play it against the perfect player',
    whoBegins: 'Who begins?',
    players: { you: 'You', computer: 'Computer' },
    newPosition: 'New position',
    again: 'Restart',
    undo: 'Undo',

    // instructions
    think: 'Look at the position before you move: is it better to begin, or to let the computer begin?',
    waiting: 'The computer is moving …',
    over: 'The game is over.',

    // comments on a move
    move: (player, move) => `${player}: ${move}. `,
    right: (why) => `Right. That leaves a P-position (lost): ${why}.`,
    wrong: (why, move, then) =>
      `Wrong. That leaves an N-position (won): ${why}. The way to win was: ${move}. Then ${then}.`,
    others: (n) => ` (There ${n === 1 ? 'was one other winning move' : `were ${n} other winning moves`}.)`,
    hopeless: (why) => `No move wins from a P-position (lost): ${why}.`,
    leavesLost: (why) => `That leaves you a P-position (lost): ${why}.`,
    leavesWon: (why) => `No move wins from a P-position. Now you have an N-position (won): ${why}.`,

    // the end
    youWin: (end) => `You win: ${end}.`,
    computerWins: (end) => `The computer wins: ${end}.`,
    noMove: { you: 'you have no move left', computer: 'it has no move left' },
    lastTaken: { you: 'you took the last one', computer: 'it took the last one' },
  },

  zh: {
    title: '和从不犯错的电脑玩一局',
    whoBegins: '谁先手？',
    players: { you: '你', computer: '电脑' },
    newPosition: '换一个局面',
    again: '重新开始',
    undo: '悔棋',

    think: '走之前先看清局面：应该自己先手，还是让电脑先手？',
    waiting: '电脑思考中……',
    over: '游戏结束。',

    move: (player, move) => `${player}：${move}。`,
    right: (why) => `正确。留下的是必败态：${why}。`,
    wrong: (why, move, then) => `错误。留下的是必胜态：${why}。必胜的走法是：${move}。这样一来，${then}。`,
    others: (n) => `（另有 ${n} 种必胜的走法。）`,
    hopeless: (why) => `当前是必败态，怎么走都没有必胜走法：${why}。`,
    leavesLost: (why) => `留给你的是必败态：${why}。`,
    leavesWon: (why) => `刚才是必败态，怎么走都没有必胜走法。现在你面对的是必胜态：${why}。`,

    youWin: (end) => `你赢了：${end}。`,
    computerWins: (end) => `电脑赢了：${end}。`,
    noMove: { you: '你已无法操作', computer: '电脑已无法操作' },
    lastTaken: { you: '最后一个是你取走的', computer: '最后一个是电脑取走的' },
  },
};

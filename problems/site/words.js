// The texts of the game pages in both languages. Those that belong to a single game are in games.js.

export const words = {
  en: {
    language: 'en',
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
    howTo: {
      heaps: 'Your move. Choose how many to take.',
      boxes: 'Your move. Choose the sweet after which to divide a box; the other box is emptied.',
      cells: 'Your move. Choose the cell to go to.',
      price: 'Your move. Choose the new price.',
      date: 'Your move. Choose the date to go to.',
      apples: 'Your move. Choose the first and the last apple to take; for a single one, choose it twice.',
      lastApple: 'Now choose the last apple to take, in the same row.',
    },

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

    // the drawing
    heap: (i, n) => `Heap ${i + 1}: ${n}`,
    limit: (maxTake) => ` (L = ${maxTake})`,
    left: (n) => `Left: ${n}`,
    both: 'From both',
    box: (i, n) => `Box ${i + 1}: ${n}`,
    row: (i, n) => `Row ${i + 1}: ${n}`,
    piece: (i, cell) => `Piece ${i + 1}: ${cell}`,
    pieces: (cells) => `Pieces: ${cells.join(', ')}`,
    price: (price, reserve) => `Price: ${price} of ${reserve}`,
    coin: (row, column) => `Coin: row ${row} from below, column ${column} from the left`,
    apple: (i, row) => `apple ${i + 1} of row ${row + 1}`,
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  },

  zh: {
    language: 'zh',
    title: '和从不犯错的电脑玩一局',
    whoBegins: '谁先手？',
    players: { you: '你', computer: '电脑' },
    newPosition: '换一个局面',
    again: '重新开始',
    undo: '悔棋',

    think: '走之前先看清局面：应该自己先手，还是让电脑先手？',
    waiting: '电脑正在走……',
    over: '游戏结束。',
    howTo: {
      heaps: '轮到你了：选择取多少。',
      boxes: '轮到你了：选择在哪一颗之后把这盒分开；另一盒会被倒空。',
      cells: '轮到你了：选择要走到的格子。',
      price: '轮到你了：选择新的价格。',
      date: '轮到你了：选择要走到的日期。',
      apples: '轮到你了：选择要取走的第一个和最后一个苹果；只取一个时，选它两次。',
      lastApple: '再选择同一排中要取走的最后一个苹果。',
    },

    move: (player, move) => `${player}：${move}。`,
    right: (why) => `正确。留下的是 P 局面（必败）：${why}。`,
    wrong: (why, move, then) =>
      `错误。留下的是 N 局面（必胜）：${why}。必胜的走法是：${move}。这样一来，${then}。`,
    others: (n) => `（另有 ${n} 种必胜的走法。）`,
    hopeless: (why) => `从 P 局面（必败）出发，没有必胜的走法：${why}。`,
    leavesLost: (why) => `留给你的是 P 局面（必败）：${why}。`,
    leavesWon: (why) => `从 P 局面（必败）出发，没有必胜的走法。现在你面对的是 N 局面（必胜）：${why}。`,

    youWin: (end) => `你赢了：${end}。`,
    computerWins: (end) => `电脑赢了：${end}。`,
    noMove: { you: '你已无法操作', computer: '电脑已无法操作' },
    lastTaken: { you: '最后一个是你取走的', computer: '最后一个是电脑取走的' },

    heap: (i, n) => `第 ${i + 1} 堆：${n}`,
    limit: (maxTake) => `（L = ${maxTake}）`,
    left: (n) => `剩余：${n}`,
    both: '两堆各取',
    box: (i, n) => `第 ${i + 1} 盒：${n}`,
    row: (i, n) => `第 ${i + 1} 排：${n}`,
    piece: (i, cell) => `棋子 ${i + 1}：${cell}`,
    pieces: (cells) => `棋子：${cells.join('、')}`,
    price: (price, reserve) => `价格：${price}，底价 ${reserve}`,
    coin: (row, column) => `硬币：从下数第 ${row} 行，从左数第 ${column} 列`,
    apple: (i, row) => `第 ${row + 1} 排的第 ${i + 1} 个苹果`,
    weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  },
};

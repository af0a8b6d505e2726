// The texts of the game and of the solver in both languages; those of one game are in its game.js.

import { language } from './elements.js';

const words = {
  en: {
    titles: {
      perfect: 'Play it against the perfect player',
      sometimes: 'Play it against a player who errs at times',
      often: 'Play it against a player who errs often',
      people: 'Play it in turn with somebody',
    },
    level: 'Opponent',
    levels: {
      perfect: 'Computer, never errs',
      sometimes: 'Computer, errs at times',
      often: 'Computer, errs often',
      people: 'Two players',
    },
    whoBegins: 'Who begins?',
    players: { you: 'You', computer: 'Computer' },
    people: ['Player 1', 'Player 2'],
    newPosition: 'New position',
    again: 'Restart',
    once: 'Play again',
    send: 'Send this position',
    readOn: 'Why? Read on',
    undo: 'Undo',

    // instructions
    think: 'Look at the position before you move: is it better to begin, or to let the computer begin?',
    waiting: 'The computer is moving …',
    earlier:
      'An earlier position of this game. Go on to the later ones with ▶ below, or begin anew with Restart.',
    earlierToo: 'An earlier position: a move here goes on from it. Undo brings back what came after.',
    replaced: 'The game before is kept: Undo goes back to it.',

    // comments on a move
    move: (player, move) => `${player}: ${move}. `,
    right: 'Right.',
    wrong: (opponent) => `Wrong: from here ${opponent ?? 'the computer'} can win.`,
    hopeless: 'No move could win here.',
    why: 'Why?',
    whyRight: (why) => `That leaves a P-position: ${why}.`,
    whyWrong: (why, move, then) =>
      `That leaves an N-position: ${why}. A way to win was: ${move}. Then ${then}.`,
    others: (n) => ` (There ${n === 1 ? 'was one other winning move' : `were ${n} other winning moves`}.)`,
    whyHopeless: (why) => `It was a P-position: ${why}. From there each move loses against perfect play.`,
    whyLost: (why) => `It leaves you a P-position: ${why}.`,
    whyWon: (why) =>
      `The computer had a P-position, from which no move wins. Now you have an N-position: ${why}.`,
    whyErred: (why) => `The computer could have won, but left you an N-position: ${why}.`,
    terms: 'P-position, N-position?',
    termsText:
      'In a P-position the player who has just moved (the Previous one) wins: whoever is to move loses against perfect play. In an N-position the player who is to move (the Next one) can win, by a move to a P-position.',

    // the end
    youWin: (end) => `You win: ${end}.`,
    computerWins: (end) => `The computer wins: ${end}.`,
    noMove: { you: 'you have no move left', computer: 'the computer has no move left' },
    lastTaken: { you: 'you took the last one', computer: 'the computer took the last one' },
    wins: (player, end) => `${player} wins: ${end}.`,
    noMoveOf: (player) => `${player} has no move left`,
    lastTakenBy: (player) => `${player} took the last one`,
    yourMove: /^Your move: /,
    moveOf: (player) => `${player}: `,

    // values and hints
    values: 'Show values',
    valuesOf: (won, why) => `${won ? 'An N-position' : 'A P-position'}: ${why}.`,
    valuesOfMoves: (winning, all) =>
      `A move marked P leads to a P-position and wins; one marked N leads to an N-position. Marked P: ${winning} of ${all}.`,
    marks: { P: ' (to a P-position)', N: ' (to an N-position)' },
    hint: 'Hint',
    hintMore: 'Show the move',
    hintLost: (why) =>
      `This is a P-position: ${why}. No move wins against perfect play; choose one that makes the game long.`,
    hintSum: (sum, parts) =>
      `The Nim sum of the values is ${sum}, and a move wins that makes it 0. Look at ${parts}.`,
    hintIdea: (why, winning, all) =>
      `A move wins that leaves a P-position. This is an N-position: ${why}. Of ${all} ${all === 1 ? 'move' : 'moves'}, ${winning} ${winning === 1 ? 'wins' : 'win'}.`,
    hintMove: (move) => `A winning move: ${move}.`,
    hintLong: (move) => `A move that makes the game as long as possible: ${move}.`,
    or: ' or ',

    // the position of the day
    daily: (date) => `Position of the day ${date}`,
    dailyResult: (what, isWon, moves, isHelped) =>
      `${what} — ${isWon ? 'won' : 'lost'} in ${moves} ${moves === 1 ? 'move' : 'moves'} ${isHelped ? 'with' : 'without'} a hint`,
    copyResult: 'Copy the result',
    copied: 'Copied',
    notCopied: 'Not copied',
    colon: ': ',

    // the moves so far
    history: (n) => `Moves: ${n}`,
    atStart: 'Start',
    steps: { first: 'To the start', back: 'One move back', on: 'One move on', last: 'To the last move' },

    // setting up a position
    setup: 'Set up a position',
    setupHint: (range) => `(${range})`,
    setupRange: (least, most, min, max) =>
      most === 1
        ? `${min} to ${max}`
        : `${least === most ? most : `${least} to ${most}`} numbers, ${min} to ${max}`,
    setupPlay: 'Play this position',
    invalid: (problem) => `This position cannot be played: ${problem}.`,
    linkCopied: 'The link is copied.',
    linkShown: 'The address of the page is the link now.',

    // the solver
    solverHint: (seconds) =>
      `Your own input, in the format above, through the program of this pack, compiled to WebAssembly: it runs in this page, for ${seconds} seconds at most, and nothing is sent.`,
    solverInput: 'Input',
    solverOutput: 'Output',
    run: 'Run',
    stop: 'Stop',
    sample: 'Sample',
    inputLink: 'Link to this input',
    inputTooLong: (limit) => `An input of more than ${limit} characters is too long for a link.`,
    saveOutput: 'Save the output',
    running: 'Running …',
    done: (time) => `Done in ${time} ms.`,
    stopped: 'Stopped.',
    stoppedAt: (line) => `It stopped at line ${line}: `,
    stoppedFor: 'It stopped: ',
    fullStop: '.',
    tooSlow: (seconds) => `Stopped after ${seconds} seconds.`,
    crashed: 'Stopped: it needs more memory than this page has for it.',
    cut: '… Save it to see the rest.',
    notLoaded: 'The program could not be loaded: the file beside this page is missing.',
    noWasm: 'This browser cannot run WebAssembly.',

    solverCases: 'Play a position of this input, with its winning moves marked:',

    // packages for judges
    packing: (name) => `${name} is being put together …`,
    packed: (n, all) => `${n} of ${all} problems …`,
    saved: (name) => `${name} is saved.`,
    notPacked: 'The package could not be put together: a file of the site could not be loaded.',
    packedFromFile: (options) =>
      `A page that is opened from a file may not read others. Serve the site, such as by python3 -m http.server, or run: cargo xtask package ${options}`,
  },

  zh: {
    titles: {
      perfect: '和从不犯错的电脑玩一局',
      sometimes: '和偶尔犯错的电脑玩一局',
      often: '和经常犯错的电脑玩一局',
      people: '两个人轮流玩',
    },
    level: '对手',
    levels: {
      perfect: '电脑，从不犯错',
      sometimes: '电脑，偶尔犯错',
      often: '电脑，经常犯错',
      people: '两人对战',
    },
    whoBegins: '谁先手？',
    players: { you: '你', computer: '电脑' },
    people: ['甲', '乙'],
    newPosition: '换一个局面',
    again: '重新开始',
    once: '再来一局',
    send: '分享这个局面',
    readOn: '为什么？看题解',
    undo: '悔棋',

    think: '走之前先看清局面：应该自己先手，还是让电脑先手？',
    waiting: '电脑思考中……',
    earlier: '这是本局较早的局面。用下面的 ▶ 回到之后的局面，或重新开始。',
    earlierToo: '这是本局较早的局面：可以从这里另走一步；之后的走法用“悔棋”可以找回。',
    replaced: '刚才那一局已保留，用“悔棋”可以回去。',

    move: (player, move) => `${player}：${move}。`,
    right: '正确。',
    wrong: (opponent) => `错误：从这里起，${opponent ?? '电脑'}可以取胜。`,
    hopeless: '这里怎么走都赢不了。',
    why: '为什么？',
    whyRight: (why) => `对手面对的是必败态：${why}。`,
    whyWrong: (why, move, then) => `对手面对的是必胜态：${why}。必胜的走法是：${move}。这样一来，${then}。`,
    others: (n) => `（另有 ${n} 种必胜的走法。）`,
    whyHopeless: (why) => `当时是必败态：${why}。对手不犯错的话，怎么走都会输。`,
    whyLost: (why) => `留给你的是必败态：${why}。`,
    whyWon: (why) => `电脑面对的是必败态，怎么走都赢不了。现在你面对的是必胜态：${why}。`,
    whyErred: (why) => `电脑本可以取胜，却给你留了必胜态：${why}。`,
    terms: '什么是必败态、必胜态？',
    termsText:
      '必败态（P 态）：轮到操作的一方，只要对手不犯错，怎么走都会输。必胜态（N 态）：轮到操作的一方有办法赢，即走到某个必败态。',

    youWin: (end) => `你赢了：${end}。`,
    computerWins: (end) => `电脑赢了：${end}。`,
    noMove: { you: '你已无法操作', computer: '电脑已无法操作' },
    lastTaken: { you: '最后一个是你取走的', computer: '最后一个是电脑取走的' },
    wins: (player, end) => `${player}方赢了：${end}。`,
    noMoveOf: (player) => `${player}方已无法操作`,
    lastTakenBy: (player) => `最后一个是${player}方取走的`,
    yourMove: /^轮到你了：/,
    moveOf: (player) => `轮到${player}方：`,

    values: '显示 SG 值',
    valuesOf: (won, why) => `${won ? '必胜态（N 态）' : '必败态（P 态）'}：${why}。`,
    valuesOfMoves: (winning, all) =>
      `标 P 的走法走到必败态，能赢；标 N 的走到必胜态。共 ${all} 种走法，标 P 的有 ${winning} 种。`,
    marks: { P: '（走到必败态）', N: '（走到必胜态）' },
    hint: '提示',
    hintMore: '给出走法',
    hintLost: (why) => `这是必败态：${why}。对手不犯错的话，怎么走都会输；可以选让对局尽量长的走法。`,
    hintSum: (sum, parts) => `各 SG 值的异或和为 ${sum}，使它变成 0 的走法能赢。请看${parts}。`,
    hintIdea: (why, winning, all) =>
      `走到必败态就能赢。现在是必胜态：${why}。共 ${all} 种走法，能赢的有 ${winning} 种。`,
    hintMove: (move) => `能赢的走法：${move}。`,
    hintLong: (move) => `使对局尽量长的走法：${move}。`,
    or: '或',

    daily: (date) => `每日一局 ${date}`,
    dailyResult: (what, isWon, moves, isHelped) =>
      `${what}，走了 ${moves} 步，${isHelped ? '用了提示' : '没有用提示'}，${isWon ? '赢了' : '输了'}`,
    copyResult: '复制结果',
    copied: '已复制',
    notCopied: '无法复制',
    colon: '：',

    history: (n) => `走法记录：${n} 步`,
    atStart: '开局',
    steps: { first: '回到开局', back: '后退一步', on: '前进一步', last: '回到最后一步' },

    setup: '自己设定局面',
    setupHint: (range) => `（${range}）`,
    setupRange: (least, most, min, max) =>
      most === 1
        ? `${min} 到 ${max}`
        : `${least === most ? most : `${least} 到 ${most}`} 个数，${min} 到 ${max}`,
    setupPlay: '从这个局面开始',
    invalid: (problem) => `这个局面无法开始：${problem}。`,
    linkCopied: '链接已复制。',
    linkShown: '地址栏中的地址就是链接。',

    solverHint: (seconds) =>
      `按上面的格式写自己的输入，由本题集的程序（编译成 WebAssembly）在网页中运行，至多 ${seconds} 秒，不会发送到别处。`,
    solverInput: '输入',
    solverOutput: '输出',
    run: '运行',
    stop: '停止',
    sample: '样例',
    inputLink: '这个输入的链接',
    inputTooLong: (limit) => `输入超过 ${limit} 个字符，无法放进链接。`,
    saveOutput: '保存输出',
    running: '运行中……',
    done: (time) => `运行完毕，用时 ${time} 毫秒。`,
    stopped: '已停止。',
    stoppedAt: (line) => `在第 ${line} 行停下：`,
    stoppedFor: '已停下：',
    fullStop: '。',
    tooSlow: (seconds) => `超过 ${seconds} 秒，已停止。`,
    crashed: '已停止：所需内存超过本页的限制。',
    cut: '……其余部分请保存后查看。',
    notLoaded: '无法载入程序：缺少本页旁边的文件。',
    noWasm: '此浏览器无法运行 WebAssembly。',

    solverCases: '在游戏中打开输入里的局面，并标出能赢的走法：',

    packing: (name) => `正在合成 ${name}……`,
    packed: (n, all) => `已完成 ${n} / ${all} 题……`,
    saved: (name) => `已保存 ${name}。`,
    notPacked: '无法合成题目包：网站的某个文件没有载入。',
    packedFromFile: (options) =>
      `直接从文件打开的网页不能读取其他文件。请用 python3 -m http.server 等提供网站，或运行 cargo xtask package ${options}`,
  },
};

export const texts = words[language];

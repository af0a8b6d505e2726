// The texts of "Test your program" and "Break this program" in both languages, beside those of the solver.

import { language } from '../shared/elements.js';
import { texts as shared } from '../shared/words.js';

const words = {
  en: {
    hint: 'Write your program here, or paste it. It is run in this page on the samples and then on small inputs made for it, and is sent nowhere. Where it is wrong you get the smallest input that was found.',
    languages: { python: 'Python', javascript: 'JavaScript', other: 'C++, Java, …' },
    language: 'Language',
    program: 'Your program',
    notes: {
      python:
        'Python is MicroPython here: numbers of any size and the usual modules, but no packages; a dict keeps no order, and recursion may be a few hundred deep. Tab indents; Esc and then Tab leaves the field.',
      javascript:
        'Write solve(text), which returns the output, or read and print as in Node. Tab indents; Esc and then Tab leaves the field.',
    },
    start: 'Test it',
    reset: 'Start anew',
    another: (seed) => `Other inputs (seed ${seed})`,
    starting: 'Starting …',
    tried: (count) => `Right on ${count} inputs …`,
    shrinking: (length) => `Wrong. Looking for a smaller input: ${length} characters …`,
    right: (samples, count, seed, time) =>
      `Right: on ${samples} and on ${count} small inputs of seed ${seed}, in at most ${time} ms each.`,
    samples: (n) => (n === 1 ? 'the sample' : `${n} samples`),
    onSample: (n) => `It fails on sample ${n}.`,
    onInput: (count, seed) => `It fails on input ${count} of seed ${seed}; the smallest found is below.`,
    verdicts: {
      wrong: 'Wrong answer',
      runtime: 'Runtime error',
      time: 'Time limit: it did not end',
      output: 'Output limit: it prints without end',
      memory: 'Memory limit',
    },
    atLine: (line, message) => `Line ${line}: ${message}`,
    sometimes: (failed, runs) =>
      `Run again on this input, it fails in ${failed} of ${runs} runs: it depends on chance, on the clock, or on what an earlier run left.`,
    input: 'Input',
    expected: 'Expected',
    found: 'Your output',
    nothing: '(nothing)',
    play: 'Play this position, with the moves that win',
    stopped: 'Stopped.',

    // by files
    otherHint:
      'Your program runs on your machine, in any language. Save the file of small inputs, run the program on it, and drop or paste here what it prints.',
    makeFile: 'Save the input',
    making: 'Making small cases …',
    made: (count, name) => `${name}: ${count} small cases, from small to large. Run:`,
    madeZip: (count, name) =>
      `${name}: ${count} small inputs, from small to large, and a script that runs your program on each. Unpack it there, and run:`,
    onWindows: 'On Windows:',
    output: 'What your program printed',
    openOutput: 'Open the output',
    checkOutput: 'Check the output',
    makeFirst: 'Save the input first.',
    allRight: (count) => `Right: all ${count} cases.`,
    wrongCase: (number, count) => `Case ${number} of ${count} is the first that is wrong:`,
    tooMuch: 'All cases are right, but it prints more after the last one.',

    // break this program
    breakHint:
      'People have written this program, and it is wrong. Find an input on which it is: type one, or set up a position on the board and take it over.',
    which: 'Program',
    number: (n) => `Program ${n}`,
    breakInput: 'Your input',
    fromBoard: 'Take the position on the board',
    run: 'Run both',
    illegal: (message) => `This is no legal input: ${message}.`,
    broken: 'You have found it: the program is wrong here.',
    stillRight: 'The program is right on this input. Try another.',
    theirOutput: 'Its output',
  },
  zh: {
    hint: '把程序写在或粘贴到这里。程序就在本页中运行，先测样例，再测随机生成的小数据，不会发送到别处。如果出错，就给出找到的最小的出错数据。',
    languages: { python: 'Python', javascript: 'JavaScript', other: 'C++、Java 等' },
    language: '语言',
    program: '你的程序',
    notes: {
      python:
        '这里的 Python 是 MicroPython：整数没有大小限制，有常用的模块，没有第三方库；dict 不保持插入顺序，递归至多几百层。Tab 键缩进；先按 Esc 再按 Tab 离开输入框。',
      javascript:
        '可以写 solve(text)，返回输出；也可以像在 Node 中一样读入和打印。Tab 键缩进；先按 Esc 再按 Tab 离开输入框。',
    },
    start: '测试',
    reset: '重新开始',
    another: (seed) => `换一批数据（种子 ${seed}）`,
    starting: '正在启动……',
    tried: (count) => `已通过 ${count} 组数据……`,
    shrinking: (length) => `答案错误，正在寻找更小的数据：${length} 个字符……`,
    right: (samples, count, seed, time) =>
      `全部正确：${samples}，以及种子为 ${seed} 的 ${count} 组小数据，每组至多 ${time} 毫秒。`,
    samples: (n) => `${n} 组样例`,
    onSample: (n) => `第 ${n} 组样例没有通过。`,
    onInput: (count, seed) => `种子为 ${seed} 的第 ${count} 组数据没有通过；下面是找到的最小数据。`,
    verdicts: {
      wrong: '答案错误',
      runtime: '运行时错误',
      time: '超时：程序没有结束',
      output: '输出过多：程序不停地输出',
      memory: '超出内存限制',
    },
    atLine: (line, message) => `第 ${line} 行：${message}`,
    sometimes: (failed, runs) =>
      `在这组数据上再运行 ${runs} 次，有 ${failed} 次出错：结果取决于随机数、时间，或上一次运行留下的内容。`,
    input: '输入',
    expected: '正确输出',
    found: '你的输出',
    nothing: '（没有输出）',
    play: '从这个局面玩起，并标出能赢的走法',
    stopped: '已停止。',

    otherHint:
      '程序在你自己的电脑上运行，什么语言都可以。先保存小数据文件，用它运行程序，再把输出粘贴或拖到这里。',
    makeFile: '保存输入文件',
    making: '正在生成小数据……',
    made: (count, name) => `${name}：${count} 组小数据，从小到大排列。运行：`,
    madeZip: (count, name) =>
      `${name}：${count} 个小输入，从小到大排列，另有一个脚本，用每个输入各运行一次程序。解压后在那里运行：`,
    onWindows: 'Windows 上：',
    output: '程序的输出',
    openOutput: '打开输出文件',
    checkOutput: '检查输出',
    makeFirst: '请先保存输入文件。',
    allRight: (count) => `${count} 组数据全部正确。`,
    wrongCase: (number, count) => `共 ${count} 组数据，第一组出错的是第 ${number} 组：`,
    tooMuch: '每组数据都正确，但最后还有多余的输出。',

    breakHint:
      '这是有人写过的程序，它是错的。请找出一个使它出错的输入：可以直接输入，也可以在棋盘上摆好局面后取用。',
    which: '程序',
    number: (n) => `程序 ${n}`,
    breakInput: '你的输入',
    fromBoard: '取用棋盘上的局面',
    run: '两个程序都运行',
    illegal: (message) => `这不是合法的输入：${message}。`,
    broken: '找到了：程序在这里是错的。',
    stillRight: '程序在这个输入上是对的，再试一个。',
    theirOutput: '它的输出',
  },
};

export const texts = { ...shared, ...words[language] };

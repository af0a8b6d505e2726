// The Calendar Game: from a date to the next day or the same day of the next month, until 4 November 2001.

import { range } from '../../site/web/play/lists.js';
import { numberField } from '../../site/web/play/rules.js';

const GOAL = { year: 2001, month: 11, day: 4 };
const MONTHS = ' January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Su Mo Tu We Th Fr Sa'.split(' ').map((en, i) => ({ en, zh: '日一二三四五六'[i] }));

const nameOfDate = ({ year, month, day }) => ({
  en: `${day} ${MONTHS[month]} ${year}`,
  zh: `${year} 年 ${month} 月 ${day} 日`,
});

function daysIn({ year, month }) {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const exists = (date) => date.month <= 12 && date.day <= daysIn(date);

/** A date as a number such as 20011104: a later one is larger. */
const numberOf = ({ year, month, day }) => 10_000 * year + 100 * month + day;

const isPastGoal = (date) => numberOf(date) > numberOf(GOAL);

const nextMonth = ({ year, month, day }) =>
  month < 12 ? { year, month: month + 1, day } : { year: year + 1, month: 1, day };

function nextDay(date) {
  const tomorrow = { ...date, day: date.day + 1 };
  return exists(tomorrow) ? tomorrow : { ...nextMonth(date), day: 1 };
}

/** All dates from `first` to the goal. */
function datesFrom(first) {
  const dates = [];
  for (let date = first; !isPastGoal(date); date = nextDay(date)) dates.push(date);
  return dates;
}

export const game = {
  // Near the goal, at dates where the two moves matter.
  starts: datesFrom({ year: 2001, month: 8, day: 24 })
    .slice(0, -1)
    .filter(({ day }) => day <= 3 || day >= 24),
  moves: (date) =>
    [nextDay(date), nextMonth(date)].filter((to) => exists(to) && !isPastGoal(to)).map((to) => ({ to })),
  theorem: ({ month, day }) => {
    if (day === 30 && (month === 9 || month === 11)) {
      return {
        won: true,
        en: `30 ${MONTHS[month]} is one of the two exceptions`,
        zh: `${month} 月 30 日是两个例外之一`,
      };
    }
    const won = (month + day) % 2 === 0;
    return {
      won,
      en: `month + day = ${month} + ${day} = ${month + day} is ${won ? 'even' : 'odd'}`,
      zh: `月 + 日 = ${month} + ${day} = ${month + day} 是${won ? '偶数' : '奇数'}`,
    };
  },

  rule: () => ({
    en: 'A move goes to the next day, or to the same day of the next month if there is one. Whoever reaches 4 November 2001 wins; a move past it would lose, and is left out here.',
    zh: '每次走到下一天，或下个月的同一日（如果存在）。走到 2001 年 11 月 4 日者胜；越过这一天者输，这里不列出这样的走法。',
  }),
  name: ({ to }) => {
    const date = nameOfDate(to);
    return { en: `go to ${date.en}`, zh: `走到 ${date.zh}` };
  },
  end: () => ({ en: '4 November 2001 is reached', zh: '已走到 2001 年 11 月 4 日' }),
  howTo: () => ({
    en: 'Your move: choose the day to go to, in the calendar.',
    zh: '轮到你了：在日历上选择要走到的日期。',
  }),
  // The pages of the month and of the next one, with the dates to go to.
  draw: (date, { moves }) => {
    const next = nextMonth({ ...date, day: 1 });
    const days = (month) => {
      const blanks = new Date(Date.UTC(month.year, month.month - 1, 1)).getUTCDay(); // before the first day
      return range(1 - blanks, 42 - blanks); // six weeks
    };
    const cell = (month) => (day) => {
      const here = { ...month, day };
      if (day < 1 || !exists(here)) return { look: 'blank', text: '' };
      const isHere = (other) => numberOf(other) === numberOf(here);
      return {
        look: isHere(GOAL) ? 'day goal' : 'day',
        text: day,
        object: isHere(date) ? { look: 'date', key: 'date' } : undefined,
        at: nameOfDate(here).en,
        move: moves.find(({ to }) => isHere(to)),
      };
    };
    const heading = WEEKDAYS.map((text) => ({ look: 'weekday', text }));
    const titled = ({ year, month }) => ({ en: `${MONTHS[month]} ${year}`, zh: `${year} 年 ${month} 月` });
    return [
      { label: nameOfDate(date), shape: 'today' },
      ...[date, next].map((month) => ({
        label: titled(month),
        shape: 'month',
        cells: [...heading, ...days(month).map(cell(month))],
      })),
    ];
  },

  setup: {
    fields: {
      year: numberField({ en: 'year', zh: '年' }, 2000, 2001),
      month: numberField({ en: 'month', zh: '月' }, 1, 12),
      day: numberField({ en: 'day', zh: '日' }, 1, 31),
    },
    check: (date) =>
      (!exists(date) || isPastGoal(date)) && {
        en: 'there is no such day, or it is after 4 November 2001',
        zh: '没有这一天，或在 2001 年 11 月 4 日之后',
      },
  },

  verdicts: {
    // Latest first, to keep the recursion of the search shallow.
    positions: () => datesFrom({ year: 1900, month: 1, day: 1 }).reverse(),
    lines: ({ year, month, day }) => [[year, month, day]],
    read: ([year, month, day]) => ({ year, month, day }),
    answer: (won) => (won ? 'YES' : 'NO'),
    letters: ({ month, day }) => ({ m: month, d: day }),
    sameMoves: () =>
      datesFrom({ year: 2001, month: 1, day: 1 }).map((date) => [[[date.year, date.month, date.day]], date]),
  },
};

import type { AriaCalendarStrings } from '../foundation/aria-calendar-strings.ts';
import type { AriaStrings } from '../foundation/locale.ts';

/** English words for React Aria. Test files share a page, and React Aria keeps the words it was given last. */
export const englishAriaStrings: AriaStrings = {
  dismiss: 'Close',
  suggestions: 'Suggestions',
  optionCount: (count) => `${count} options available.`,
  optionSelected: (option) => `${option}, selected`,
};

/** The same for the date pickers. */
export const englishCalendarTexts: AriaCalendarStrings = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  startDate: 'Start date',
  endDate: 'End date',
  empty: 'Not filled in',
  firstDate: 'First date you can choose',
  lastDate: 'Last date you can choose',
  startRange: 'Press to start the date range',
  finishRange: 'Press to end the date range',
  today: (date) => `Today, ${date}`,
  todaySelected: (date) => `Today, ${date}, selected`,
  dateSelected: (date) => `${date}, selected`,
  selectedDate: (date) => `Selected date: ${date}`,
  selectedRange: (range) => `Selected range: ${range}`,
  range: (start, end) => `${start} to ${end}`,
};

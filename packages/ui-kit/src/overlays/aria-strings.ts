import type { AriaCalendarStrings } from '../foundation/aria-calendar-strings.ts';
import type { AriaStrings } from '../foundation/locale.ts';

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

let current: AriaStrings | undefined;
let currentCalendar: AriaCalendarStrings | undefined;

type Values = Readonly<Record<string, unknown>>;

const said = (says: (strings: AriaStrings, values: Values) => string) => (values: Values) => (current === undefined ? '' : says(current, values));
const saidByCalendar = (says: (strings: AriaCalendarStrings, values: Values) => string) => (values: Values) => (currentCalendar === undefined ? '' : says(currentCalendar, values));

/**
 * React Aria's dictionary for the parts that the kit uses. Empty texts are never announced, because the components set
 * their own names. React Aria reads the dictionary from a global once, so each text is a function that looks up the
 * current language. A missing part throws an error with its name.
 */
const dictionary = {
  '@react-aria/overlays': { dismiss: said((strings) => strings.dismiss) },
  '@react-aria/combobox': {
    listboxLabel: said((strings) => strings.suggestions),
    buttonLabel: said((strings) => strings.suggestions),
    countAnnouncement: said((strings, { optionCount }) => strings.optionCount(Number(optionCount))),
    selectedAnnouncement: said((strings, { optionText }) => strings.optionSelected(String(optionText))),
    focusAnnouncement: said((strings, { optionText, isSelected }) =>
      isSelected === true ? strings.optionSelected(String(optionText)) : String(optionText),
    ),
  },
  '@react-aria/menu': { longPressMessage: said(() => '') },
  '@react-aria/breadcrumbs': { breadcrumbs: said(() => '') },
  // A tag announces its selection through its state, and its remove button has its own name.
  '@react-aria/tag': { removeButtonLabel: said(() => ''), removeDescription: said(() => '') },
  '@react-aria/grid': {
    selectedItem: said(() => ''),
    deselectedItem: said(() => ''),
    selectedAll: said(() => ''),
    selectedCount: said(() => ''),
    longPressToSelect: said(() => ''),
  },
  '@react-aria/toast': { close: said(() => ''), notifications: said(() => '') },
  '@react-aria/calendar': {
    previous: saidByCalendar((calendar) => calendar.previousMonth),
    next: saidByCalendar((calendar) => calendar.nextMonth),
    selectedDateDescription: saidByCalendar((calendar, { date }) => calendar.selectedDate(String(date))),
    selectedRangeDescription: saidByCalendar((calendar, { dateRange }) => calendar.selectedRange(String(dateRange))),
    todayDate: saidByCalendar((calendar, { date }) => calendar.today(String(date))),
    todayDateSelected: saidByCalendar((calendar, { date }) => calendar.todaySelected(String(date))),
    dateSelected: saidByCalendar((calendar, { date }) => calendar.dateSelected(String(date))),
    startRangeSelectionPrompt: saidByCalendar((calendar) => calendar.startRange),
    finishRangeSelectionPrompt: saidByCalendar((calendar) => calendar.finishRange),
    minimumDate: saidByCalendar((calendar) => calendar.firstDate),
    maximumDate: saidByCalendar((calendar) => calendar.lastDate),
    dateRange: saidByCalendar((calendar, { startDate, endDate }) => calendar.range(String(startDate), String(endDate))),
  },
  '@react-aria/datepicker': {
    calendar: saidByCalendar((calendar) => calendar.calendar),
    startDate: saidByCalendar((calendar) => calendar.startDate),
    endDate: saidByCalendar((calendar) => calendar.endDate),
    selectedDateDescription: saidByCalendar((calendar, { date }) => calendar.selectedDate(String(date))),
    selectedRangeDescription: saidByCalendar((calendar, { startDate, endDate }) => calendar.selectedRange(calendar.range(String(startDate), String(endDate)))),
    // Names of date segments, for browsers without Intl.DisplayNames for them.
    year: saidByCalendar((calendar) => calendar.year),
    month: saidByCalendar((calendar) => calendar.month),
    day: saidByCalendar((calendar) => calendar.day),
    era: said(() => ''),
  },
  // The pickers show their own messages for dates out of range.
  '@react-stately/datepicker': { rangeUnderflow: said(() => ''), rangeOverflow: said(() => ''), rangeReversed: said(() => ''), unavailableDate: said(() => '') },
  '@react-aria/spinbutton': { Empty: saidByCalendar((calendar) => calendar.empty) },
  // Dropping files needs no instructions: keyboard and screen reader users have a button.
  '@react-aria/dnd': { dropDescriptionKeyboard: said(() => ''), dropDescriptionTouch: said(() => ''), dropDescriptionVirtual: said(() => '') },
  'react-aria-components': { selectPlaceholder: said(() => ''), dropzoneLabel: said(() => '') },
};

/** Sets the texts that React Aria announces from now on. */
export function speak(strings: AriaStrings): void {
  if (current === undefined) Object.assign(globalThis, { [LOCALE]: 'en-US', [STRINGS]: dictionary });
  current = strings;
}

/** Sets the texts that React Aria announces inside date pickers from now on. */
export function speakCalendar(strings: AriaCalendarStrings): void {
  currentCalendar = strings;
}

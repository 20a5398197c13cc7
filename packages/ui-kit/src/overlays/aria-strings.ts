import type { AriaStrings } from '../foundation/locale.ts';

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

let current: AriaStrings | undefined;

type Says = (strings: AriaStrings, values: Readonly<Record<string, unknown>>) => string;

const said = (says: Says) => (values: Readonly<Record<string, unknown>>) => (current === undefined ? '' : says(current, values));

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
    previous: said(({ calendar }) => calendar.previousMonth),
    next: said(({ calendar }) => calendar.nextMonth),
    selectedDateDescription: said(({ calendar }, { date }) => calendar.selectedDate(String(date))),
    selectedRangeDescription: said(({ calendar }, { dateRange }) => calendar.selectedRange(String(dateRange))),
    todayDate: said(({ calendar }, { date }) => calendar.today(String(date))),
    todayDateSelected: said(({ calendar }, { date }) => calendar.todaySelected(String(date))),
    dateSelected: said(({ calendar }, { date }) => calendar.dateSelected(String(date))),
    startRangeSelectionPrompt: said(({ calendar }) => calendar.startRange),
    finishRangeSelectionPrompt: said(({ calendar }) => calendar.finishRange),
    minimumDate: said(({ calendar }) => calendar.firstDate),
    maximumDate: said(({ calendar }) => calendar.lastDate),
    dateRange: said(({ calendar }, { startDate, endDate }) => calendar.range(String(startDate), String(endDate))),
  },
  '@react-aria/datepicker': {
    calendar: said(({ calendar }) => calendar.calendar),
    startDate: said(({ calendar }) => calendar.startDate),
    endDate: said(({ calendar }) => calendar.endDate),
    selectedDateDescription: said(({ calendar }, { date }) => calendar.selectedDate(String(date))),
    selectedRangeDescription: said(({ calendar }, { startDate, endDate }) => calendar.selectedRange(calendar.range(String(startDate), String(endDate)))),
    // Names of date segments, for browsers without Intl.DisplayNames for them.
    year: said(({ calendar }) => calendar.year),
    month: said(({ calendar }) => calendar.month),
    day: said(({ calendar }) => calendar.day),
    era: said(() => ''),
  },
  // The pickers show their own messages for dates out of range.
  '@react-stately/datepicker': { rangeUnderflow: said(() => ''), rangeOverflow: said(() => ''), rangeReversed: said(() => ''), unavailableDate: said(() => '') },
  '@react-aria/spinbutton': { Empty: said(({ calendar }) => calendar.empty) },
  // Dropping files needs no instructions: keyboard and screen reader users have a button.
  '@react-aria/dnd': { dropDescriptionKeyboard: said(() => ''), dropDescriptionTouch: said(() => ''), dropDescriptionVirtual: said(() => '') },
  'react-aria-components': { selectPlaceholder: said(() => ''), dropzoneLabel: said(() => '') },
};

/** Sets the texts that React Aria announces from now on. */
export function speak(strings: AriaStrings): void {
  if (current === undefined) Object.assign(globalThis, { [LOCALE]: 'en-US', [STRINGS]: dictionary });
  current = strings;
}

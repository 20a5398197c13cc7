import type { AriaStrings } from '../foundation/locale.ts';

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

let current: AriaStrings | undefined;

type Says = (strings: AriaStrings, values: Readonly<Record<string, unknown>>) => string;

const said = (says: Says) => (values: Readonly<Record<string, unknown>>) => (current === undefined ? '' : says(current, values));

/**
 * The texts of the parts of React Aria that the kit's components use; what is empty is never said, since the
 * components name these things themselves. React Aria reads the dictionary from a global once and keeps it, so
 * the texts are functions that ask for the present language each time. A part that is missing here throws by name.
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
  // A tag says by itself that it is selected, and its remove button has a name of its own.
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
    // Names of the parts of a date, where the browser has none of its own.
    year: said(({ calendar }) => calendar.year),
    month: said(({ calendar }) => calendar.month),
    day: said(({ calendar }) => calendar.day),
    era: said(() => ''),
  },
  // The pickers write their own messages about a date that is out of range.
  '@react-stately/datepicker': { rangeUnderflow: said(() => ''), rangeOverflow: said(() => ''), rangeReversed: said(() => ''), unavailableDate: said(() => '') },
  '@react-aria/spinbutton': { Empty: said(({ calendar }) => calendar.empty) },
  // Only files are dropped, which a keyboard or a screen reader chooses with a button instead.
  '@react-aria/dnd': { dropDescriptionKeyboard: said(() => ''), dropDescriptionTouch: said(() => ''), dropDescriptionVirtual: said(() => '') },
  'react-aria-components': { selectPlaceholder: said(() => ''), dropzoneLabel: said(() => '') },
};

/** Lets React Aria speak these words from now on. */
export function speak(strings: AriaStrings): void {
  if (current === undefined) Object.assign(globalThis, { [LOCALE]: 'en-US', [STRINGS]: dictionary });
  current = strings;
}

/** What React Aria says by itself inside the date pickers, to assistive technology. */
export interface AriaCalendarStrings {
  /** Name of the button that opens the calendar. */
  readonly calendar: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Names of the two fields of a range. */
  readonly startDate: string;
  readonly endDate: string;
  /** Says that a part of a date is not filled in. */
  readonly empty: string;
  /** Said of the first and the last date that may be chosen. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** Says that a press on a day starts, or ends, the range. */
  readonly startRange: string;
  readonly finishRange: string;
  /** "Today, 3 March 2026" */
  readonly today: (date: string) => string;
  /** "Today, 3 March 2026, selected" */
  readonly todaySelected: (date: string) => string;
  /** "3 March 2026, selected" */
  readonly dateSelected: (date: string) => string;
  /** "Selected date: 3 March 2026" */
  readonly selectedDate: (date: string) => string;
  /** "Selected range: 3 to 9 March 2026" */
  readonly selectedRange: (range: string) => string;
  /** "3 March 2026 to 9 March 2026" */
  readonly range: (start: string, end: string) => string;
}

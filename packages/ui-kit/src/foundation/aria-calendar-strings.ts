/** Texts that React Aria announces inside the date pickers. */
export interface AriaCalendarStrings {
  readonly calendar: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** Names of the two inputs of a range. */
  readonly startDate: string;
  readonly endDate: string;
  /** Announced for an empty date segment. */
  readonly empty: string;
  /** Announced on the first and the last selectable date. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** Announced on a day that starts or ends the range when selected. */
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

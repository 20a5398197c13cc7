import { useContext } from 'react';
import type { ReactNode } from 'react';
import { CalendarGridBody, CalendarGridHeader, CalendarHeading, CalendarMonthPicker, CalendarStateContext, CalendarYearPicker, RangeCalendarStateContext, useLocale } from 'react-aria-components';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronBack, iconChevronForward } from '../icons/navigation.ts';
import { CalendarHeader, DayCell, MonthGrid, Months, MonthSelect, MonthTitles, PageButton, WeekdayCell } from './calendar-style.ts';

/**
 * Marks today in the merchant's time zone: React Aria uses the browser's and has no property for it. The state object
 * is recreated on each render.
 */
function TimeZone({ timeZone, children }: { readonly timeZone: string; readonly children: ReactNode }) {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  Object.assign(single ?? range ?? {}, { timeZone });
  return children;
}

/** Weekday format that fits a column; some languages have no short form between the full name and one letter. */
function weekdayStyle(locale: string): 'short' | 'narrow' {
  const format = new Intl.DateTimeFormat(explicitLocale(locale), { weekday: 'short', timeZone: 'UTC' });
  const week = Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2026, 0, day + 1))));
  return week.every((name) => name.length <= 5) ? 'short' : 'narrow';
}

function MonthAndYear() {
  return (
    <>
      <CalendarMonthPicker format="long">
        {({ items, value, onChange, ...name }) => (
          <MonthSelect {...name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {items.map(({ id, formatted }) => (
              <option key={id} value={id}>
                {formatted}
              </option>
            ))}
          </MonthSelect>
        )}
      </CalendarMonthPicker>
      <CalendarYearPicker>
        {({ items, value, onChange, ...name }) => (
          <MonthSelect {...name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {items.map(({ id, formatted }) => (
              <option key={id} value={id}>
                {formatted}
              </option>
            ))}
          </MonthSelect>
        )}
      </CalendarYearPicker>
    </>
  );
}

/** Months of a calendar side by side, with previous and next buttons. */
export function MonthPages({ months, timeZone }: { readonly months: 1 | 2; readonly timeZone: string }) {
  const { locale } = useLocale();
  const weekdays = weekdayStyle(locale);
  const offsets = months === 1 ? [0] : [0, 1];
  return (
    <TimeZone timeZone={timeZone}>
      <CalendarHeader>
        <PageButton slot="previous">
          <Icon glyph={iconChevronBack} />
        </PageButton>
        <MonthTitles>{months === 1 ? <MonthAndYear /> : offsets.map((offset) => <CalendarHeading key={offset} offset={{ months: offset }} />)}</MonthTitles>
        <PageButton slot="next">
          <Icon glyph={iconChevronForward} />
        </PageButton>
      </CalendarHeader>
      <Months>
        {offsets.map((offset) => (
          <MonthGrid key={offset} offset={{ months: offset }} weekdayStyle={weekdays}>
            <CalendarGridHeader>{(day) => <WeekdayCell>{day}</WeekdayCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <DayCell date={date} />}</CalendarGridBody>
          </MonthGrid>
        ))}
      </Months>
    </TimeZone>
  );
}

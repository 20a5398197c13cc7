import { useText } from '@livery/i18n';
import type { AriaCalendarStrings } from '@livery/ui-kit';
import { useMemo } from 'react';

/** Returns what date pickers announce, in the page's language. Suspends until the texts of calendars have arrived. */
export function useCalendarTexts(): AriaCalendarStrings {
  const t = useText('calendar');
  return useMemo(
    () => ({
      calendar: t('calendar'),
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      year: t('year'),
      month: t('month'),
      day: t('day'),
      startDate: t('startDate'),
      endDate: t('endDate'),
      empty: t('emptyDate'),
      firstDate: t('firstDate'),
      lastDate: t('lastDate'),
      startRange: t('startRange'),
      finishRange: t('finishRange'),
      today: (date) => t('today', { date }),
      todaySelected: (date) => t('todaySelected', { date }),
      dateSelected: (date) => t('dateSelected', { date }),
      selectedDate: (date) => t('selectedDate', { date }),
      selectedRange: (range) => t('selectedRange', { range }),
      range: (start, end) => t('dateRange', { start, end }),
    }),
    [t],
  );
}

import type { useText } from '@livery/i18n';
import type { AriaStrings } from '@livery/ui-kit';

/** What React Aria says by itself, in the words of the catalogue. */
export function ariaStrings(t: ReturnType<typeof useText<'common'>>): AriaStrings {
  return {
    dismiss: t('aria.dismiss'),
    suggestions: t('aria.suggestions'),
    optionCount: (count) => t('aria.optionCount', { count }),
    optionSelected: (option) => t('aria.optionSelected', { option }),
    calendar: {
      calendar: t('aria.calendar'),
      previousMonth: t('aria.previousMonth'),
      nextMonth: t('aria.nextMonth'),
      year: t('aria.year'),
      month: t('aria.month'),
      day: t('aria.day'),
      startDate: t('aria.startDate'),
      endDate: t('aria.endDate'),
      empty: t('aria.emptyDate'),
      firstDate: t('aria.firstDate'),
      lastDate: t('aria.lastDate'),
      startRange: t('aria.startRange'),
      finishRange: t('aria.finishRange'),
      today: (date) => t('aria.today', { date }),
      todaySelected: (date) => t('aria.todaySelected', { date }),
      dateSelected: (date) => t('aria.dateSelected', { date }),
      selectedDate: (date) => t('aria.selectedDate', { date }),
      selectedRange: (range) => t('aria.selectedRange', { range }),
      range: (start, end) => t('aria.dateRange', { start, end }),
    },
  };
}

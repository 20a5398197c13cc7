import { useBrand } from '@livery/brand-kit/react';
import { useCalendarTexts } from '@livery/forms';
import { useLanguage, useText } from '@livery/i18n';
import { commonRanges, DateRangePicker, token, UiLocaleProvider } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateLocale } from '../time/date-locale.ts';
import { daysBefore, firstDay, isPeriod, usualPeriod } from './period.ts';

export interface PeriodPickerProps {
  readonly period: DateRange;
  /** Today by the merchant's clock. */
  readonly today: string;
  /** Receives periods alone that can be shown. */
  readonly onChange: (period: DateRange) => void;
}

const Place = styled.div`
  max-inline-size: 24rem;
  margin-block-end: ${token.space[4]};
`;

/** Days of three months at most, today included. */
const QUARTER_DAYS = 92;

/** Chooses the days that totals are about, by presets of the merchant's clock or by hand. */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const calendarTexts = useCalendarTexts();
  // A date that is being typed is no period yet.
  const [typed, setTyped] = useState<{ readonly of: DateRange; readonly range: DateRange }>({ of: period, range: period });
  const shown = typed.of.start === period.start && typed.of.end === period.end ? typed.range : period;
  const change = (range: DateRange) => {
    const valid = isPeriod(range, today);
    setTyped({ of: valid ? range : period, range });
    if (valid) onChange(range);
  };
  const locale = dateLocale(language.tag);
  const ranges = commonRanges(today, locale);
  const presets = [
    { id: 'usual', label: t('profit.last31Days'), value: usualPeriod(today) },
    { id: 'thisWeek', label: t('profit.thisWeek'), value: ranges.thisWeek },
    { id: 'lastWeek', label: t('profit.lastWeek'), value: ranges.lastWeek },
    { id: 'thisMonth', label: t('profit.thisMonth'), value: ranges.thisMonth },
    { id: 'lastMonth', label: t('profit.lastMonth'), value: ranges.lastMonth },
    { id: 'quarter', label: t('profit.lastThreeMonths'), value: { start: daysBefore(today, QUARTER_DAYS - 1), end: today } },
    { id: 'year', label: t('profit.lastTwelveMonths'), value: { start: firstDay(today), end: today } },
  ];
  return (
    <Place>
      <UiLocaleProvider value={{ locale, direction: language.direction }}>
        <DateRangePicker
          label={t('profit.period')}
          value={shown}
          onChange={change}
          timeZone={timeZone}
          min={firstDay(today)}
          max={today}
          presets={presets}
          presetsLabel={t('profit.presets')}
          closeLabel={tCommon('action.close')}
          calendarTexts={calendarTexts}
          messages={{
            tooEarly: (day) => t('profit.tooEarly', { day }),
            tooLate: (day) => t('profit.tooLate', { day }),
            unavailable: t('profit.unavailable'),
            incomplete: t('profit.incomplete'),
            reversed: t('profit.reversed'),
          }}
        />
      </UiLocaleProvider>
    </Place>
  );
}

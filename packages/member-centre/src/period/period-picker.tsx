import { useBrand } from '@livery/brand-kit/react';
import { useCalendarTexts } from '@livery/forms';
import { useLanguage, useText } from '@livery/i18n';
import { commonRanges, DateRangePicker, Switch, token, UiLocaleProvider } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateLocale } from '../time/date-locale.ts';
import { firstDay, isPeriod, lastQuarter, quarterStart, usualPeriod } from './period.ts';

export interface PeriodPickerProps {
  readonly period: DateRange;
  /** Today by the merchant's clock. */
  readonly today: string;
  /** Receives periods alone that can be shown. */
  readonly onChange: (period: DateRange) => void;
}

const Place = styled.div`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 24rem;
  margin-block-end: ${token.space[4]};
`;

/** Chooses the days that records are about, by presets of the merchant's clock or by hand: of three months at once, of twelve on request. */
export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const calendarTexts = useCalendarTexts();
  // A date that is being typed is no period yet.
  const [typed, setTyped] = useState<{ readonly of: DateRange; readonly range: DateRange }>({ of: period, range: period });
  const [asked, setAsked] = useState(false);
  const far = asked || period.start < quarterStart(today);
  const min = far ? firstDay(today) : quarterStart(today);
  const shown = typed.of.start === period.start && typed.of.end === period.end ? typed.range : period;
  const change = (range: DateRange) => {
    const valid = isPeriod(range, today) && range.start >= min;
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
    { id: 'quarter', label: t('profit.lastThreeMonths'), value: lastQuarter(today) },
    ...(far ? [{ id: 'year', label: t('profit.lastTwelveMonths'), value: { start: firstDay(today), end: today } }] : []),
  ];
  const changeStep = (to: boolean) => {
    setAsked(to);
    if (!to && period.start < quarterStart(today)) onChange(lastQuarter(today));
  };
  return (
    <Place>
      <UiLocaleProvider value={{ locale, direction: language.direction }}>
        <DateRangePicker
          label={t('profit.period')}
          value={shown}
          onChange={change}
          timeZone={timeZone}
          min={min}
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
      <Switch checked={far} onChange={changeStep}>{t('period.further')}</Switch>
    </Place>
  );
}

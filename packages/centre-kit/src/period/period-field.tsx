import { useBrand } from '@livery/brand-kit/react';
import { useCalendarTexts } from '@livery/forms';
import { useLanguage, useText } from '@livery/i18n';
import { commonRanges, DateRangePicker, Switch, token, UiLocaleProvider } from '@livery/ui-kit';
import type { DateRange, DateRangeMessages } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateLocale } from '../time/date-locale.ts';
import { firstDay, isPeriod, lastQuarter, quarterStart, usualPeriod } from './period.ts';

/** Texts of the choice of a period. */
export interface PeriodTexts {
  readonly label: string;
  readonly presets: string;
  readonly last31Days: string;
  readonly thisWeek: string;
  readonly lastWeek: string;
  readonly thisMonth: string;
  readonly lastMonth: string;
  readonly lastThreeMonths: string;
  readonly lastTwelveMonths: string;
  /** Switch that allows to go back twelve months and not three. */
  readonly further: string;
  readonly messages: DateRangeMessages;
}

export interface PeriodFieldProps {
  /** Its label, the names of its presets, and what is wrong with a date. */
  readonly texts: PeriodTexts;
  /** First and last day, both included, by the merchant's clock. */
  readonly period: DateRange;
  /** Today by the merchant's clock. */
  readonly today: string;
  /** Receives periods alone that can be shown. */
  readonly onChange: (period: DateRange) => void;
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[2]} ${token.space[5]};

  & > :first-child { flex: 0 1 24rem; min-inline-size: 0; }
  /* As high as the field beside it. */
  & > :last-child { min-block-size: ${token.size.target}; }
`;

/** Chooses the days that a page is about, by presets of the merchant's clock or by hand: of three months at once, of twelve on request. */
export function PeriodField({ texts, period, today, onChange }: PeriodFieldProps) {
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
    { id: 'usual', label: texts.last31Days, value: usualPeriod(today) },
    { id: 'thisWeek', label: texts.thisWeek, value: ranges.thisWeek },
    { id: 'lastWeek', label: texts.lastWeek, value: ranges.lastWeek },
    { id: 'thisMonth', label: texts.thisMonth, value: ranges.thisMonth },
    { id: 'lastMonth', label: texts.lastMonth, value: ranges.lastMonth },
    { id: 'quarter', label: texts.lastThreeMonths, value: lastQuarter(today) },
    ...(far ? [{ id: 'year', label: texts.lastTwelveMonths, value: { start: firstDay(today), end: today } }] : []),
  ];
  const changeStep = (to: boolean) => {
    setAsked(to);
    if (!to && period.start < quarterStart(today)) onChange(lastQuarter(today));
  };
  return (
    <Place>
      <UiLocaleProvider value={{ locale, direction: language.direction }}>
        <DateRangePicker
          label={texts.label}
          value={shown}
          onChange={change}
          timeZone={timeZone}
          min={min}
          max={today}
          presets={presets}
          presetsLabel={texts.presets}
          closeLabel={tCommon('action.close')}
          calendarTexts={calendarTexts}
          messages={texts.messages}
        />
      </UiLocaleProvider>
      <Switch checked={far} onChange={changeStep}>{texts.further}</Switch>
    </Place>
  );
}

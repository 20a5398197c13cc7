import { useState } from 'react';
import { DateRangePicker as AriaDateRangePicker, RangeCalendar } from 'react-aria-components';
import type { DateValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { describedBy, hasContent, useField } from '../fields/field-parts.tsx';
import { media } from '../foundation/breakpoints.ts';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { token } from '../foundation/token.ts';
import { useMedia } from '../foundation/use-media.ts';
import { DateFieldShell, PickerPanes } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';
import { CalendarButton, DateFrame, DateInput } from './date-input.tsx';
import { DateOverlay } from './date-overlay.tsx';
import type { DateRangePreset } from './date-presets.ts';
import { dateMessage, dateRangeProblem } from './date-problem.ts';
import type { DateRangeMessages } from './date-problem.ts';
import { isoDate, parseIsoDate, todayIn } from './date-values.ts';
import type { DateRange } from './date-values.ts';
import { MonthPages } from './month-pages.tsx';
import { PresetList } from './preset-list.tsx';
import { useTypedRange } from './use-typed-date.ts';

export interface DateRangePickerProps extends DateFieldProps {
  /** Two empty strings for no range. */
  readonly value: DateRange;
  /** Receives each range, even outside the limits (see `dateRangeProblem`), and two empty strings while a date is incomplete or its year has fewer than four digits. */
  readonly onChange: (range: DateRange) => void;
  /** What is said of a range that is incomplete, reversed or outside the limits; `error` takes its place. */
  readonly messages: DateRangeMessages;
  /** Ranges to choose with one press, above or beside the calendar. */
  readonly presets?: readonly DateRangePreset[];
}

const Root = styled(AriaDateRangePicker<DateValue>)`
  display: contents;
`;

const Dates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${token.space[2]};
  min-inline-size: 0;
`;

/** A range of calendar dates, both ends included, typed or selected from a calendar in a popover (a sheet on phones). */
export function DateRangePicker({ label, labelHidden, hint, error, required, value, onChange, timeZone, min, max, isUnavailable, messages, presets = [], presetsLabel, closeLabel, calendarTexts, firstDayOfWeek, disabled = false, readOnly = false }: DateRangePickerProps) {
  const locale = explicitLocale(useUiLocale().locale);
  const months = useMedia(media.fromTablet) ? 2 : 1;
  const limits = { min, max, isUnavailable };
  const typed = useTypedRange(value, onChange);
  const [focused, setFocused] = useState(false);
  const problem = typed.incomplete && !focused ? 'incomplete' : dateRangeProblem(value, limits);
  const shownError = hasContent(error) ? error : dateMessage(problem, messages, limits, locale);
  const wiring = useField({ hint, error: shownError, required });
  return (
    <DateFieldShell locale={locale} calendarTexts={calendarTexts} wiring={wiring} hint={hint} error={shownError}>
      <Root
        value={typed.shown}
        onChange={typed.onShown}
        onFocusChange={setFocused}
        placeholderValue={parseIsoDate(todayIn(timeZone))}
        minValue={parseIsoDate(min ?? '')}
        maxValue={parseIsoDate(max ?? '')}
        isDateUnavailable={(date) => isUnavailable?.(isoDate(date)) === true}
        isDisabled={disabled}
        isReadOnly={readOnly}
        isRequired={required === true}
        isInvalid={hasContent(shownError)}
        validationBehavior="aria"
        pageBehavior="single"
        {...(firstDayOfWeek === undefined ? {} : { firstDayOfWeek })}
        {...describedBy(wiring)}
      >
        <AriaFieldLabel data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
          {label}
        </AriaFieldLabel>
        <DateFrame>
          <Dates>
            <DateInput slot="start" onFilled={(filled) => typed.onFilled('start', filled)} />
            <span aria-hidden="true">–</span>
            <DateInput slot="end" onFilled={(filled) => typed.onFilled('end', filled)} />
          </Dates>
          <CalendarButton />
        </DateFrame>
        <DateOverlay title={label} closeLabel={closeLabel}>
          {(close) => (
            <PickerPanes>
              {presets.length === 0 ? null : (
                <PresetList
                  label={presetsLabel}
                  presets={presets.map((preset) => ({
                    ...preset,
                    chosen: preset.value.start === value.start && preset.value.end === value.end,
                    disabled: dateRangeProblem(preset.value, limits) !== undefined,
                    onChoose: () => {
                      typed.take(preset.value);
                      close();
                    },
                  }))}
                />
              )}
              <RangeCalendar data-range="" visibleDuration={{ months }}>
                <MonthPages months={months} timeZone={timeZone} />
              </RangeCalendar>
            </PickerPanes>
          )}
        </DateOverlay>
      </Root>
    </DateFieldShell>
  );
}

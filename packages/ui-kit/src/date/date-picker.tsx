import { useEffect, useEffectEvent, useState } from 'react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DateValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { describedBy, hasContent, useField } from '../fields/field-parts.tsx';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { DateFieldShell, PickerPanes } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';
import { CalendarButton, DateFrame, DateInput } from './date-input.tsx';
import { DateOverlay } from './date-overlay.tsx';
import type { DatePreset } from './date-presets.ts';
import { dateMessage, dateProblem } from './date-problem.ts';
import type { DateMessages } from './date-problem.ts';
import { isoDate, parseIsoDate, todayIn } from './date-values.ts';
import { MonthPages } from './month-pages.tsx';
import { PresetList } from './preset-list.tsx';
import { useTypedDate } from './use-typed-date.ts';

export interface DatePickerProps extends DateFieldProps {
  /** ISO `YYYY-MM-DD`, Gregorian; empty for none. */
  readonly value: string;
  /** Receives each date, even outside the limits (see `dateProblem`), and an empty string while the date is incomplete or its year has fewer than four digits. */
  readonly onChange: (date: string) => void;
  /** Receives whether something is filled in that is no whole date, which `value` does not tell from nothing: a form that is sent on would lose it. */
  readonly onIncomplete?: (incomplete: boolean) => void;
  /** What is said of a date that is incomplete or outside the limits; `error` takes its place. */
  readonly messages: DateMessages;
  /** Dates to choose with one press, above or beside the calendar. */
  readonly presets?: readonly DatePreset[];
  /** Name in the form, whose value is the ISO date; without it the form gets none. */
  readonly name?: string;
  /** What the date is to browsers that fill it in, such as `bday`. */
  readonly autoComplete?: string;
}

const Root = styled(AriaDatePicker<DateValue>)`
  display: contents;
`;

/** One calendar date, typed or selected from a calendar in a popover (a sheet on phones). */
export function DatePicker({ label, labelHidden, hint, error, required, value, onChange, onIncomplete, timeZone, min, max, isUnavailable, messages, presets = [], presetsLabel, closeLabel, calendarTexts, firstDayOfWeek, disabled = false, readOnly = false, name, autoComplete }: DatePickerProps) {
  const locale = explicitLocale(useUiLocale().locale);
  const limits = { min, max, isUnavailable };
  const typed = useTypedDate(value, onChange);
  const tellIncomplete = useEffectEvent((incomplete: boolean) => onIncomplete?.(incomplete));
  useEffect(() => tellIncomplete(typed.incomplete), [typed.incomplete]);
  const [focused, setFocused] = useState(false);
  const problem = typed.incomplete && !focused ? 'incomplete' : dateProblem(value, limits);
  const shownError = hasContent(error) ? error : dateMessage(problem, messages, limits, locale);
  const invalid = hasContent(shownError);
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
        isInvalid={invalid}
        validationBehavior="aria"
        {...(autoComplete === undefined ? {} : { autoComplete })}
        {...(firstDayOfWeek === undefined ? {} : { firstDayOfWeek })}
        {...describedBy(wiring)}
      >
        <AriaFieldLabel data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
          {label}
        </AriaFieldLabel>
        <DateFrame>
          <DateInput name={name} onFilled={typed.onFilled} />
          <CalendarButton />
        </DateFrame>
        {/* React Aria's own would keep the former date while a segment is empty. */}
        {name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />}
        <DateOverlay title={label} closeLabel={closeLabel}>
          {(close) => (
            <PickerPanes>
              {presets.length === 0 ? null : (
                <PresetList
                  label={presetsLabel}
                  presets={presets.map((preset) => ({
                    ...preset,
                    chosen: preset.value === value,
                    disabled: dateProblem(preset.value, limits) !== undefined,
                    onChoose: () => {
                      typed.take(preset.value);
                      close();
                    },
                  }))}
                />
              )}
              <Calendar data-single="">
                <MonthPages months={1} timeZone={timeZone} />
              </Calendar>
            </PickerPanes>
          )}
        </DateOverlay>
      </Root>
    </DateFieldShell>
  );
}

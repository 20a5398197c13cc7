import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldFooter, FieldRoot } from '../fields/field-parts.tsx';
import type { FieldParts, FieldWiring } from '../fields/field-parts.tsx';
import type { AriaCalendarStrings } from '../foundation/aria-calendar-strings.ts';
import { token } from '../foundation/token.ts';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { speakCalendar } from '../overlays/aria-strings.ts';
import type { DateLimits } from './date-problem.ts';

export interface DateFieldProps extends FieldParts, DateLimits {
  /** The merchant's IANA time zone, such as `Asia/Manila`; it determines which day is today. */
  readonly timeZone: string;
  /** Name of the preset group: "Quick choices". */
  readonly presetsLabel: string;
  /** Name of the button that closes the sheet, on phones. */
  readonly closeLabel: string;
  /** What React Aria announces inside the picker: `useCalendarTexts()` of the forms package. */
  readonly calendarTexts: AriaCalendarStrings;
  /** First column of the calendar; defaults to the locale's. */
  readonly firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
  /** Shows its date, takes the focus and no input. */
  readonly readOnly?: boolean;
}

/** Presets beside the calendar; above it on phones. */
export const PickerPanes = styled.div`
  display: flex;
  gap: ${token.space[4]};

  @media (width < 48rem) {
    flex-direction: column;
    gap: ${token.space[2]};
  }
`;

interface DateFieldShellProps {
  readonly locale: string;
  readonly calendarTexts: AriaCalendarStrings;
  readonly wiring: FieldWiring;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly children: ReactNode;
}

/** Field around a date picker; sets its calendar and digits. */
export function DateFieldShell({ locale, calendarTexts, wiring, hint, error, children }: DateFieldShellProps) {
  speakCalendar(calendarTexts);
  return (
    <AriaLocale>
      <I18nProvider locale={locale}>
        <FieldRoot>
          {children}
          <FieldFooter wiring={wiring} hint={hint} error={error} />
        </FieldRoot>
      </I18nProvider>
    </AriaLocale>
  );
}

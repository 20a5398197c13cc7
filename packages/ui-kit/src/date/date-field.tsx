import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldFooter, FieldRoot } from '../fields/field-parts.tsx';
import type { FieldParts, FieldWiring } from '../fields/field-parts.tsx';
import { token } from '../foundation/token.ts';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import type { DateLimits } from './date-problem.ts';

/** What both date pickers take. */
export interface DateFieldProps extends FieldParts, DateLimits {
  /** The merchant's time zone (IANA name, such as `Asia/Manila`): it decides which day is today. */
  readonly timeZone: string;
  /** Names the group of presets: "Quick choices". */
  readonly presetsLabel: string;
  /** Name of the button that closes the sheet on a phone. */
  readonly closeLabel: string;
  /** The first column of the calendar; by locale without it. */
  readonly firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

/** Presets beside the calendar; above it on a phone. */
export const PickerPanes = styled.div`
  display: flex;
  gap: ${token.space[4]};

  @media (width < 48rem) {
    flex-direction: column;
    gap: ${token.space[2]};
  }
`;

/** The field around a date picker, in the calendar and digits that dates are written in. */
export function DateFieldShell({ locale, wiring, hint, error, children }: { readonly locale: string; readonly wiring: FieldWiring; readonly hint: ReactNode; readonly error: ReactNode; readonly children: ReactNode }) {
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

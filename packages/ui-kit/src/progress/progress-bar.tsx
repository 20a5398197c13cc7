import { I18nProvider, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { BarHeader, BarTrack } from './bar-style.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** The label is spoken but not shown. */
  readonly labelHidden?: boolean;
  /** From 0 to `max`; without it nobody knows how far it is, and the bar keeps moving. */
  readonly value?: number | undefined;
  /** 100 without it. */
  readonly max?: number;
  /** Shown and spoken in place of the percentage: "2 of 3 files". */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'success' | 'danger';
}

/** How much of something is done. For an amount that is no progress use `Meter`. */
export function ProgressBar({ label, labelHidden = false, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
  const { locale } = useUiLocale();
  return (
    <I18nProvider locale={explicitLocale(locale)}>
      <AriaProgressBar value={value ?? 0} maxValue={max} isIndeterminate={value === undefined} data-tone={tone} {...(valueText === undefined ? {} : { valueLabel: valueText })}>
        {({ percentage, valueText: written }) => (
          <>
            <BarHeader data-hidden={labelHidden ? '' : undefined}>
              <AriaFieldLabel>{label}</AriaFieldLabel>
              <span data-part="value">{written}</span>
            </BarHeader>
            <BarTrack data-indeterminate={percentage === undefined ? '' : undefined} style={{ '--filled': percentage ?? 0 }}>
              <span />
            </BarTrack>
          </>
        )}
      </AriaProgressBar>
    </I18nProvider>
  );
}

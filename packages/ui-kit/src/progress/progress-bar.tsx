import { I18nProvider, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { BarHeader, BarTrack } from './bar-style.ts';

export interface ProgressBarProps {
  /** What makes progress: "Upload". */
  readonly label: string;
  /** Hides the label visually; it stays accessible. */
  readonly labelHidden?: boolean;
  /** From 0 to `max`; without it, or without a share of `max` that can be told, the progress is indeterminate. */
  readonly value?: number | undefined;
  /** Defaults to 100. */
  readonly max?: number;
  /** Shown and announced in place of the percentage: "2 of 3 files". */
  readonly valueText?: string | undefined;
  /** Colour of the bar: how the task stands. */
  readonly tone?: 'accent' | 'success' | 'danger';
}

/** Progress of a task. For other quantities use `Meter`. */
export function ProgressBar({ label, labelHidden = false, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
  const { locale } = useUiLocale();
  const known = value !== undefined && Number.isFinite(value) && Number.isFinite(max) && max > 0;
  return (
    <I18nProvider locale={explicitLocale(locale)}>
      <AriaProgressBar value={known ? value : 0} maxValue={known ? max : 100} isIndeterminate={!known} data-tone={tone} {...(valueText === undefined ? {} : { valueLabel: valueText })}>
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

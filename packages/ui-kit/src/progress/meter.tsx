import { I18nProvider, Meter as AriaMeter } from 'react-aria-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { BarHeader, BarTrack } from './bar-style.ts';

/** A range of a meter's scale. */
export interface MeterRange {
  /** Upper bound, inclusive. */
  readonly upTo: number;
  readonly tone: 'success' | 'warning' | 'danger';
  /** Meaning of a value in the range: "Low", "Strong". Shown and announced beside the value. */
  readonly label: string;
}

export interface MeterProps {
  /** What is measured: "Strength of the password". */
  readonly label: string;
  /** Not a number where it is not known: the meter is then empty and rates nothing. */
  readonly value: number;
  /** Defaults to 0. */
  readonly min?: number;
  /** Defaults to 100. */
  readonly max?: number;
  /** From low to high; the last one also applies above its bound. Each label says what the colour shows. */
  readonly ranges: readonly [MeterRange, ...MeterRange[]];
  /** The formatted value: "₱1,200 of ₱5,000"; defaults to the percentage. */
  readonly valueText?: string;
}

/** Returns the range of a value; the last one for values above all ranges. */
export function meterRange(value: number, ranges: MeterProps['ranges']): MeterRange {
  return ranges.find(({ upTo }) => value <= upTo) ?? ranges.at(-1) ?? ranges[0];
}

/** A value within known bounds, rated by range: a password's strength, the use of a limit. */
export function Meter({ label, value, min = 0, max = 100, ranges, valueText }: MeterProps) {
  const locale = explicitLocale(useUiLocale().locale);
  const range = meterRange(value, ranges);
  const known = !Number.isNaN(value);
  const share = known && max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  const written = valueText ?? (known ? new Intl.NumberFormat(locale, { style: 'percent' }).format(share) : '–');
  return (
    <I18nProvider locale={locale}>
      <AriaMeter value={known ? value : min} minValue={min} maxValue={max} valueLabel={known ? `${written}, ${range.label}` : written} data-tone={known ? range.tone : undefined}>
        <BarHeader>
          <AriaFieldLabel>{label}</AriaFieldLabel>
          <span data-part="value">
            {written}
            {known ? (
              <>
                {' · '}
                <strong>{range.label}</strong>
              </>
            ) : null}
          </span>
        </BarHeader>
        <BarTrack style={{ '--filled': share * 100 }}>
          <span />
        </BarTrack>
      </AriaMeter>
    </I18nProvider>
  );
}

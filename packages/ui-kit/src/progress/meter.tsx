import { I18nProvider, Meter as AriaMeter } from 'react-aria-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { BarHeader, BarTrack } from './bar-style.ts';

/** A part of a meter's scale. */
export interface MeterRange {
  /** The range reaches up to this value, which belongs to it. */
  readonly upTo: number;
  readonly tone: 'success' | 'warning' | 'danger';
  /** What a value in it means: "Low", "Strong". Shown and spoken beside the value. */
  readonly label: string;
}

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  /** 0 without it. */
  readonly min?: number;
  /** 100 without it. */
  readonly max?: number;
  /** From low to high; the last one holds for all that lies above. Colour never says alone what they say. */
  readonly ranges: readonly [MeterRange, ...MeterRange[]];
  /** The value written out: "₱1,200 of ₱5,000"; the percentage without it. */
  readonly valueText?: string;
}

/** The range that a value lies in; the last one for values above all of them. */
export function meterRange(value: number, ranges: MeterProps['ranges']): MeterRange {
  return ranges.find(({ upTo }) => value <= upTo) ?? ranges.at(-1) ?? ranges[0];
}

/** An amount within known bounds, and whether it is a good one: a password's strength, a limit that is nearly used up. */
export function Meter({ label, value, min = 0, max = 100, ranges, valueText }: MeterProps) {
  const locale = explicitLocale(useUiLocale().locale);
  const range = meterRange(value, ranges);
  const share = max > min ? (Math.min(Math.max(value, min), max) - min) / (max - min) : 0;
  const written = valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <I18nProvider locale={locale}>
      <AriaMeter value={value} minValue={min} maxValue={max} valueLabel={`${written}, ${range.label}`} data-tone={range.tone}>
        <BarHeader>
          <AriaFieldLabel>{label}</AriaFieldLabel>
          <span data-part="value">
            {written} · <strong>{range.label}</strong>
          </span>
        </BarHeader>
        <BarTrack style={{ '--filled': share * 100 }}>
          <span />
        </BarTrack>
      </AriaMeter>
    </I18nProvider>
  );
}

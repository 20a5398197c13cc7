import type { CSSProperties } from 'react';
import { I18nProvider } from 'react-aria-components';
import { AriaFieldLabel } from '../fields/aria-field-label.ts';
import { FieldFooter, FieldRoot, describedBy, hasContent, useField } from '../fields/field-parts.tsx';
import type { FieldParts } from '../fields/field-parts.tsx';
import { explicitLocale } from '../foundation/explicit-locale.ts';
import { useUiLocale } from '../foundation/locale.ts';
import { Fill, Marks, Output, SliderHeader, SliderRoot, Thumb, Track } from './slider-style.ts';

/** A labelled value below the track. */
export interface SliderMark {
  readonly value: number;
  readonly label: string;
}

interface SliderScale extends Omit<FieldParts, 'required'> {
  /** Lower bound of the values. */
  readonly min: number;
  /** Upper bound of the values. */
  readonly max: number;
  /** Defaults to 1. */
  readonly step?: number;
  /** Labelled values below the track, which are not chosen by a press. */
  readonly marks?: readonly SliderMark[];
  /** Number format of the values: `{ style: 'currency', currency: 'PHP' }`. */
  readonly format?: Intl.NumberFormatOptions;
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
}

export interface SliderProps extends SliderScale {
  /** The number that is chosen; the caller keeps it. */
  readonly value: number;
  /** Receives every value while the thumb moves. */
  readonly onChange: (value: number) => void;
  /** Receives the value when the thumb is released; use it for server requests. */
  readonly onChangeEnd?: (value: number) => void;
}

export interface RangeSliderProps extends SliderScale {
  /** Lower and upper end of the range; the caller keeps it. */
  readonly value: readonly [number, number];
  /** Receives every range while a thumb moves. */
  readonly onChange: (value: readonly [number, number]) => void;
  /** Receives the range when a thumb is released; use it for server requests. */
  readonly onChangeEnd?: (value: readonly [number, number]) => void;
  /** Names of the lower and the upper thumb: "Least", "Most". */
  readonly thumbLabels: readonly [string, string];
}

interface BaseProps extends SliderScale {
  readonly values: readonly number[];
  readonly onValues: (values: readonly number[]) => void;
  readonly onValuesEnd: (values: readonly number[]) => void;
  readonly thumbLabels: readonly string[];
}

function BaseSlider({ label, labelHidden, hint, error, min, max, step = 1, marks = [], format, disabled = false, values, onValues, onValuesEnd, thumbLabels }: BaseProps) {
  const { locale } = useUiLocale();
  const wiring = useField({ hint, error });
  return (
    <I18nProvider locale={explicitLocale(locale)}>
      <FieldRoot>
        <SliderRoot
          value={[...values]}
          onChange={onValues}
          onChangeEnd={onValuesEnd}
          minValue={min}
          maxValue={max}
          step={step}
          isDisabled={disabled}
          data-invalid={hasContent(error) ? '' : undefined}
          {...(format === undefined ? {} : { formatOptions: format })}
        >
          <SliderHeader>
            <AriaFieldLabel data-hidden={labelHidden === true ? '' : undefined}>{label}</AriaFieldLabel>
            <Output>{({ state }) => state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')}</Output>
          </SliderHeader>
          <Track>
            <Fill />
            {values.map((_, index) => (
              <Thumb key={thumbLabels[index]} index={index} {...(values.length === 1 ? {} : { 'aria-label': thumbLabels[index] ?? '' })} {...describedBy(wiring)} />
            ))}
          </Track>
          {marks.length === 0 ? null : (
            <Marks aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark.value} style={{ '--at': (mark.value - min) / (max - min) } as CSSProperties}>
                  <span>{mark.label}</span>
                </span>
              ))}
            </Marks>
          )}
        </SliderRoot>
        <FieldFooter wiring={wiring} hint={hint} error={error} />
      </FieldRoot>
    </I18nProvider>
  );
}

/** Selects a number. Arrow keys move by a step, Page Up and Page Down by more, Home and End to the bounds. */
export function Slider({ value, onChange, onChangeEnd, ...scale }: SliderProps) {
  const first = (values: readonly number[]) => values[0] ?? value;
  return <BaseSlider {...scale} values={[value]} onValues={(values) => onChange(first(values))} onValuesEnd={(values) => onChangeEnd?.(first(values))} thumbLabels={['']} />;
}

/** Selects a range of numbers; the lower thumb cannot pass the upper. */
export function RangeSlider({ value, onChange, onChangeEnd, thumbLabels, ...scale }: RangeSliderProps) {
  const pair = ([from = value[0], to = value[1]]: readonly number[]) => [from, to] as const;
  return <BaseSlider {...scale} values={value} onValues={(values) => onChange(pair(values))} onValuesEnd={(values) => onChangeEnd?.(pair(values))} thumbLabels={thumbLabels} />;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { useUiLocale } from '../../foundation/locale.ts';
import { hasContent } from '../field-parts.tsx';
import { isHalfTyped, readAmount, writeAmount } from './read-amount.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'value' | 'onChange'> {
  /** Decimal string in major units, such as `1250.50`; empty for none. */
  readonly value: string;
  /** Receives a decimal string, never a number, to avoid floating-point errors; empty while the text is not surely one amount. */
  readonly onChange: (value: string) => void;
  /** Currency symbol shown before the amount. */
  readonly currency: string;
  /** Decimal places of the currency; defaults to 2. */
  readonly exponent?: number;
  /** Error for a text that is not surely one amount; receives an amount as it may be written: "Write the amount like 1234.50." */
  readonly unclear: (example: string) => string;
}

/** What is in the field, and the amount that was reported for it. */
interface Draft {
  readonly text: string;
  readonly amount: string;
}

/**
 * An amount of money as a decimal string. The text stays as typed until the field is left: a text that is changed at each
 * key makes another amount of the next one. An amount that the parent does not take is not shown either.
 */
export function AmountField({ value, onChange, currency, exponent = 2, unclear, error, onFocus, onBlur, ...rest }: AmountFieldProps) {
  const { locale } = useUiLocale();
  const [draft, setDraft] = useState<Draft>();
  const [focused, setFocused] = useState(false);
  const toSelect = useRef<HTMLInputElement>(null);
  const style = { locale, exponent, currency };
  const text = draft?.amount === value ? draft.text : writeAmount(value, style, focused ? 'editing' : 'reading');
  // Something was typed: it is not missing, whatever the form says. What is half typed is left alone until the form finds fault.
  const isUnclear = value === '' && readAmount(text, style) === undefined && (hasContent(error) || !(focused && isHalfTyped(text)));

  // Writing the amount without groups would drop the selection that the Tab key made.
  useLayoutEffect(() => {
    toSelect.current?.select();
    toSelect.current = null;
  }, [focused]);

  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={exponent === 0 ? 'numeric' : 'decimal'}
      dir="ltr"
      prefix={currency}
      error={isUnclear ? unclear(writeAmount(exponent === 0 ? '1234' : '1234.5', style, 'reading')) : error}
      value={text}
      onChange={(typed) => {
        const amount = readAmount(typed, style) ?? '';
        setDraft({ text: typed, amount });
        onChange(amount);
      }}
      onFocus={(event) => {
        const { currentTarget: input } = event;
        if (input.value !== '' && input.selectionStart === 0 && input.selectionEnd === input.value.length) toSelect.current = input;
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        if (readAmount(text, style) !== undefined) setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}

import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface AmountFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'value' | 'onChange'> {
  /** Decimal string in major units, such as `1250.50`; empty for none. */
  readonly value: string;
  /** Receives a decimal string, never a number, to avoid floating-point errors. */
  readonly onChange: (value: string) => void;
  /** Currency symbol shown before the amount. */
  readonly currency: string;
  /** Decimal places of the currency; defaults to 2. */
  readonly exponent?: number;
}

/** Converts typed text (digits of any script, either decimal mark, group separators) to a plain decimal string. */
export function toDecimalString(typed: string, exponent: number): string {
  const latin = typed.replace(/\p{Nd}/gu, (digit) => String(latinDigit(digit)));
  const marks = latin.replace(/[\u066B]/g, '.').replace(/[^\d.,]/g, '');
  const last = Math.max(marks.lastIndexOf('.'), marks.lastIndexOf(','));
  const isDecimalMark = last >= 0 && (marks[last] === '.' ? marks.indexOf('.') === last : marks.length - last - 1 !== 3);
  const whole = (isDecimalMark ? marks.slice(0, last) : marks).replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (!isDecimalMark || exponent === 0) return whole;
  return `${whole === '' ? '0' : whole}.${marks.slice(last + 1).replace(/\D/g, '').slice(0, exponent)}`;
}

/** Value of a decimal digit in any script: Unicode orders each set of ten from its zero. */
function latinDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0x30;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return code < 0x80 ? code - 0x30 : value;
}

/** An amount of money as a decimal string. */
export function AmountField({ value, onChange, currency, exponent = 2, ...rest }: AmountFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={exponent === 0 ? 'numeric' : 'decimal'}
      dir="ltr"
      prefix={currency}
      value={value}
      onChange={(typed) => onChange(toDecimalString(typed, exponent))}
    />
  );
}

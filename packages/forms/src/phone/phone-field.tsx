import { useText } from '@livery/i18n';
import { TextField } from '@livery/ui-kit';
import { DiallingPrefix } from './dialling-prefix.tsx';
import type { PhoneState } from './use-phone.ts';

export interface PhoneFieldProps {
  /** Of `usePhone`: the number that is typed, and its dialling code. */
  readonly phone: PhoneState;
  /** `mobileNum` without it. */
  readonly name?: string;
  /** "Mobile number" without it. */
  readonly label?: string;
  /** Marks the number as required; the form checks it. */
  readonly required?: boolean;
  /** Help text below the number. */
  readonly hint?: string | undefined;
  /** What is wrong with the number. */
  readonly error?: string | undefined;
  /** What browsers fill in; the number without its dialling code by default. */
  readonly autoComplete?: string;
  /** Takes no input. */
  readonly disabled?: boolean;
  /** The number or its dialling code was changed. */
  readonly onChanged?: () => void;
  /** The focus has left the input. */
  readonly onLeave?: () => void;
}

/** A mobile number with its country: one field with one label and one error. The list of countries is fetched when the field shows. */
export function PhoneField({ phone, name = 'mobileNum', label, required, hint, error, autoComplete = 'tel-national', disabled = false, onChanged, onLeave }: PhoneFieldProps) {
  const t = useText('account');
  return (
    <TextField
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      leftToRight
      label={label ?? t('field.mobileNum')}
      required={required}
      hint={hint}
      error={error}
      maxLength={32}
      disabled={disabled}
      value={phone.number}
      onChange={(number) => {
        phone.setNumber(number);
        onChanged?.();
      }}
      onFocus={phone.retry}
      onBlur={onLeave}
      prefix={<DiallingPrefix phone={phone} disabled={disabled} onChanged={onChanged} />}
    />
  );
}

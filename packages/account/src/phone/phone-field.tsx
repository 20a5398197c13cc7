import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { DiallingCodeFace, initialCountry, TextField } from '@livery/ui-kit';
import { lazy, Suspense } from 'react';
import { flagPath } from './flag-path.ts';
import type { PhoneState } from './use-phone.ts';

const DiallingPicker = lazy(async () => ({ default: (await import('./dialling-picker.tsx')).DiallingPicker }));

/** Properties of {@link PhoneField}. */
export interface PhoneFieldProps {
  readonly phone: PhoneState;
  /** `mobileNum` without it. */
  readonly name?: string;
  /** "Mobile number" without it. */
  readonly label?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  /** The number or its dialling code was changed. */
  readonly onChanged?: () => void;
  readonly onLeave?: () => void;
}

/** A mobile number with its country: one field with one label and one error. The list of countries is fetched when the field shows. */
export function PhoneField({ phone, name = 'mobileNum', label, required, hint, error, autoComplete = 'tel-national', disabled = false, onChanged, onLeave }: PhoneFieldProps) {
  const t = useText('account');
  const imageUrl = useImageUrl();
  const { countries, diallingCode, current, retry } = phone;
  const face = <DiallingCodeFace country={initialCountry(countries, diallingCode, current)} flagUrl={(code) => imageUrl(flagPath(code))} />;
  const telling: PhoneState = {
    ...phone,
    setDiallingCode: (code) => {
      phone.setDiallingCode(code);
      onChanged?.();
    },
  };
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
      onFocus={retry}
      onBlur={onLeave}
      prefix={countries.length === 0 ? face : <Suspense fallback={face}><DiallingPicker phone={telling} disabled={disabled} /></Suspense>}
    />
  );
}

import { leftToRight } from '@livery/forms';
import { useText } from '@livery/i18n';
import { iconLock, OtpField, TextField } from '@livery/ui-kit';
import type { Ref } from 'react';
import type { Method } from './use-second-factor.ts';

export interface CodeFieldsProps {
  readonly method: Exclude<Method, 'phone'>;
  /** The masked number a code goes to. */
  readonly hint: string | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All digits of a code are there. */
  readonly onComplete: (value: string) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** The field of the code: six digits, or a recovery code. */
export function CodeFields({ method, hint, value, onChange, onComplete, error, ref }: CodeFieldsProps) {
  const t = useText('account');
  if (method === 'recovery') {
    return (
      <TextField
        ref={ref}
        label={t('secondFactor.recovery')}
        hint={t('secondFactor.recoveryHint')}
        glyph={iconLock}
        required
        maxLength={32}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={onChange}
        error={error}
      />
    );
  }
  const sms = method === 'sms';
  return (
    <OtpField
      ref={ref}
      label={sms ? t('secondFactor.sms') : t('secondFactor.totp')}
      hint={sms ? hint === null ? undefined : t('secondFactor.smsHint', { number: leftToRight(hint) }) : t('secondFactor.totpHint')}
      required
      value={value}
      onChange={onChange}
      onComplete={onComplete}
      error={error}
    />
  );
}

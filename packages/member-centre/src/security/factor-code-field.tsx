import { toLatinDigits } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { iconLock, TextField } from '@livery/ui-kit';

export interface FactorCodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** A code of the authenticator app, or a recovery code. */
export function FactorCodeField({ name, value, onChange, error }: FactorCodeFieldProps) {
  const t = useText('member');
  return (
    <TextField
      name={name}
      label={t('factor.codeOrRecovery')}
      glyph={iconLock}
      required
      maxLength={32}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(typed) => onChange(toLatinDigits(typed))}
      error={error}
    />
  );
}

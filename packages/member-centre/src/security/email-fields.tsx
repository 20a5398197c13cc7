import { CodeField, HumanCheckPart } from '@livery/forms';
import { useText } from '@livery/i18n';
import { iconMail, TextField } from '@livery/ui-kit';
import type { EmailCode, EmailField } from './use-email-code.ts';

export interface EmailFieldsProps {
  readonly email: EmailCode;
  readonly errorAt: (field: EmailField) => string | undefined;
  readonly onChanged: (field: EmailField) => void;
}

/** The address, where another one is typed, and the code that is sent there. */
export function EmailFields({ email: { fields, typed, setTyped, code, setCode, until, sent, check, send }, errorAt, onChanged }: EmailFieldsProps) {
  const t = useText('member');
  return (
    <>
      {typed === undefined ? null : (
        <TextField
          name="email"
          label={t('email.new')}
          glyph={iconMail}
          required
          maxLength={128}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          leftToRight
          value={typed}
          onChange={(value) => {
            setTyped(value);
            onChanged('email');
          }}
          error={errorAt('email')}
        />
      )}
      {fields.includes('captcha') ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <CodeField name="code" label={t('email.code')} sms={{ code, setCode, until, sent, send }} required error={errorAt('code')} onChanged={() => onChanged('code')} />
    </>
  );
}

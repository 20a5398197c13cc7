import { CodeField, HumanCheckPart, PhoneField } from '@livery/forms';
import { useText } from '@livery/i18n';
import { FactorCodeField } from './factor-code-field.tsx';
import type { NumberCode, NumberField } from './use-number-code.ts';

export interface NumberFieldsProps {
  readonly number: NumberCode;
  readonly errorAt: (field: NumberField) => string | undefined;
  readonly onChanged: (field: NumberField) => void;
}

/** The number, where it is typed, the code that is sent there, and a code of the app where a proved number is replaced. */
export function NumberFields({ number: { fields, phone, typed, other, sms, check, factorCode, setFactorCode }, errorAt, onChanged }: NumberFieldsProps) {
  const t = useText('member');
  return (
    <>
      {typed ? <PhoneField phone={phone} {...(other ? { label: t('phone.new') } : {})} required error={errorAt('mobileNum')} onChanged={() => onChanged('mobileNum')} /> : null}
      {fields.includes('captcha') ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <CodeField name="code" label={t('phone.code')} sms={sms} required error={errorAt('code')} onChanged={() => onChanged('code')} />
      {factorCode === undefined ? null : (
        <FactorCodeField
          name="factorCode"
          value={factorCode}
          onChange={(code) => {
            setFactorCode(code);
            onChanged('factorCode');
          }}
          error={errorAt('factorCode')}
        />
      )}
    </>
  );
}

import { CodeField, HumanCheckPart, PhoneField } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Checkbox, Link } from '@livery/ui-kit';
import type { FirstField, FirstPassword } from './use-first-password.ts';

export interface FirstPasswordPartProps {
  readonly first: FirstPassword;
  readonly errorAt: (field: FirstField) => string | undefined;
  readonly onChanged: (field: FirstField) => void;
}

/** A number to prove where registrations ask for one, and the consent to age and terms, of an account that its upline opened by hand. */
export function FirstPasswordPart({ first: { fields, phone, sms, check, agreed, setAgreed, minimumAge, termsHref }, errorAt, onChanged }: FirstPasswordPartProps) {
  const t = useText('account');
  return (
    <>
      {fields.includes('mobileNum') ? <PhoneField phone={phone} required error={errorAt('mobileNum')} onChanged={() => onChanged('mobileNum')} /> : null}
      {fields.includes('captcha') ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      {fields.includes('verificationCode') ? <CodeField sms={sms} required error={errorAt('verificationCode')} onChanged={() => onChanged('verificationCode')} /> : null}
      <Checkbox
        name="agreed"
        checked={agreed}
        required
        onChange={(now) => {
          setAgreed(now);
          onChanged('agreed');
        }}
        error={errorAt('agreed')}
        hint={
          <Link href={termsHref} target="_blank">
            {t('register.terms')}
          </Link>
        }
      >
        {t('register.confirmAge', { age: minimumAge })}
      </Checkbox>
    </>
  );
}

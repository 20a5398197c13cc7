import { CodeField, leftToRight, PhoneField } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { PhoneFactor } from './use-phone-factor.ts';

export interface PhoneFieldsProps {
  readonly method: PhoneFactor;
  /** The account's masked number. */
  readonly hint: string | null;
  /** A code was sent. */
  readonly onSent: () => void;
}

/** The account's whole number and the code sent to it: the outside provider receives the number from its owner only. */
export function PhoneFields({ method, hint, onSent }: PhoneFieldsProps) {
  const t = useText('account');
  const { phone, sms, errorAt, clearServerError } = method;
  const requestCode = async () => {
    const sent = await sms.send();
    if (sent) onSent();
    return sent;
  };
  return (
    <>
      <PhoneField
        phone={phone}
        required
        hint={hint === null ? undefined : t('secondFactor.phoneHint', { number: leftToRight(hint) })}
        error={errorAt('mobileNum')}
        onChanged={() => clearServerError('mobileNum')}
      />
      <CodeField sms={{ ...sms, send: requestCode }} label={t('secondFactor.sms')} required error={errorAt('verificationCode')} onChanged={() => clearServerError('verificationCode')} />
    </>
  );
}

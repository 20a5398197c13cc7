import { useText } from '@livery/i18n';
import { Lead } from '../form/form-style.ts';
import { leftToRight } from '../form/direction.ts';
import { HumanCheckPart } from '../human/human-check-part.tsx';
import { CodeField } from './code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import type { OwnNumber, OwnNumberField } from './use-own-number.ts';

export interface OwnNumberPartProps {
  /** Of `useOwnNumber`: the number, masked, and the code to it. */
  readonly own: OwnNumber;
  /** Returns what is wrong with a field; undefined where nothing is. */
  readonly errorAt: (field: OwnNumberField) => string | undefined;
  /** What was typed in a field changed. */
  readonly onChanged: (field: OwnNumberField) => void;
  /** A code was sent. */
  readonly onSent: () => void;
}

/** The code to the account's number, which is typed where an outside provider sends the code. */
export function OwnNumberPart({ own, errorAt, onChanged, onSent }: OwnNumberPartProps) {
  const t = useText('account');
  const { number, typed, phone, sms, check, checkShown } = own;
  const requestCode = async () => {
    const sent = await sms.send();
    if (sent) onSent();
    return sent;
  };
  const shownNumber = leftToRight(number ?? '');
  return (
    <>
      <Lead>{typed ? t('ownNumber.typedNote') : t('ownNumber.note', { number: shownNumber })}</Lead>
      {typed ? (
        <PhoneField phone={phone} name="ownMobileNum" required hint={t('secondFactor.phoneHint', { number: shownNumber })} error={errorAt('ownMobileNum')} onChanged={() => onChanged('ownMobileNum')} />
      ) : null}
      {checkShown ? <HumanCheckPart check={check} name="ownCaptcha" error={errorAt('ownCaptcha')} /> : null}
      <CodeField sms={{ ...sms, send: requestCode }} label={t('secondFactor.sms')} required error={errorAt('verificationCode')} onChanged={() => onChanged('verificationCode')} />
    </>
  );
}

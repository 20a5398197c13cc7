import type { FormEvent } from 'react';
import { useFormFocus } from '../fields/use-form-focus.ts';
import { useWantedFocus } from '../fields/use-wanted-focus.ts';
import { CodeField } from '../phone/code-field.tsx';
import { noAccount } from '../phone/number-messages.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import type { LoginFrameProps } from './login-frame.tsx';
import type { SmsWay } from './use-sms-way.ts';

/** Properties of {@link SmsForm}. */
export interface SmsFormProps extends Omit<LoginFrameProps, 'children' | 'form' | 'onSubmit' | 'shown' | 'message' | 'checkError'> {
  readonly way: SmsWay;
}

/** A mobile number, and the code sent to it. */
export function SmsForm({ way, ...frame }: SmsFormProps) {
  const { form, focusField } = useFormFocus();
  const { phone, sms, wanted } = way;
  useWantedFocus(wanted, focusField);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const field = await way.send(frame.remember);
    if (field !== undefined) focusField(field);
  };
  const requestCode = async () => {
    const sent = await sms.send();
    if (sent) focusField('verificationCode');
    return sent;
  };
  return (
    <LoginFrame
      {...frame}
      form={form}
      onSubmit={(event) => void send(event)}
      shown={['mobileNum', 'verificationCode', 'captcha']}
      message={noAccount(frame.flow.problem)}
      checkError={way.errorAt('captcha')}
    >
      <PhoneField phone={phone} required error={way.errorAt('mobileNum')} onChanged={() => way.changed('mobileNum')} />
      <CodeField sms={{ ...sms, send: requestCode }} required error={way.errorAt('verificationCode')} onChanged={() => way.changed('verificationCode')} />
    </LoginFrame>
  );
}

import { CodeField, noAccount, PhoneField, useFocusOnError, useFormFocus } from '@livery/forms';
import type { FormEvent } from 'react';
import { LoginFrame } from './login-frame.tsx';
import type { LoginFrameProps } from './login-frame.tsx';
import type { SmsMethod } from './use-sms-method.ts';

export interface SmsFormProps extends Omit<LoginFrameProps, 'children' | 'form' | 'onSubmit' | 'shown' | 'message' | 'checkError' | 'checkShown'> {
  readonly method: SmsMethod;
}

/** A mobile number, and the code sent to it. */
export function SmsForm({ method, ...frame }: SmsFormProps) {
  const { form, focusField } = useFormFocus();
  const { phone, sms, fieldToFocus } = method;
  useFocusOnError(fieldToFocus, focusField);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const field = await method.send(frame.remember);
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
      checkShown={frame.flow.checkShown}
      checkError={method.errorAt('captcha')}
    >
      <PhoneField phone={phone} required error={method.errorAt('mobileNum')} onChanged={() => method.clearServerError('mobileNum')} />
      <CodeField sms={{ ...sms, send: requestCode }} required error={method.errorAt('verificationCode')} onChanged={() => method.clearServerError('verificationCode')} />
    </LoginFrame>
  );
}

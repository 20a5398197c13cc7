import { diallingCodeOf, DiallingPrefix, useFormFocus } from '@livery/forms';
import type { PhoneState } from '@livery/forms';
import { useText } from '@livery/i18n';
import { iconUser, PasswordField, TextField } from '@livery/ui-kit';
import type { FormEvent } from 'react';
import { LoginFrame } from './login-frame.tsx';
import type { LoginFrameProps } from './login-frame.tsx';
import type { PasswordMethod } from './use-password-method.ts';

export interface PasswordFormProps extends Omit<LoginFrameProps, 'children' | 'form' | 'onSubmit' | 'shown' | 'message' | 'checkError' | 'checkShown'> {
  readonly method: PasswordMethod;
  /** Provides the dialling code where a mobile number is typed. */
  readonly phone: PhoneState;
}

/** User name or mobile number, and password. */
export function PasswordForm({ method, phone, ...frame }: PasswordFormProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const { form, focusField } = useFormFocus();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const field = await method.send(diallingCodeOf(method.username, phone.countries) ?? phone.diallingCode, frame.remember);
    if (field !== undefined) focusField(field);
  };
  return (
    <LoginFrame {...frame} form={form} onSubmit={(event) => void send(event)} shown={['username', 'password', 'captcha']} checkError={method.errorAt('captcha')}>
      <TextField
        name="username"
        label={t('login.accountName')}
        glyph={iconUser}
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leftToRight={method.isNumber}
        prefix={method.isNumber && !method.username.trim().startsWith('+') ? <DiallingPrefix phone={phone} /> : undefined}
        value={method.username}
        onChange={(username) => {
          method.setUsername(username);
          method.clearServerError('username');
        }}
        error={method.errorAt('username')}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        required
        maxLength={128}
        value={method.password}
        onChange={(password) => {
          method.setPassword(password);
          method.clearServerError('password');
        }}
        showLabel={tCommon('password.show')}
        hideLabel={tCommon('password.hide')}
        error={method.errorAt('password')}
      />
    </LoginFrame>
  );
}

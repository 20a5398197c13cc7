import type { ApiProblem } from '@livery/api-sdk';
import { useMessageText, useText } from '@livery/i18n';
import { Button, iconUser, PasswordField, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { CaptchaPart } from '../fields/captcha-part.tsx';
import { fieldMessages } from '../fields/field-message.ts';
import { FormProblem } from '../fields/form-problem.tsx';
import { Form } from '../fields/form-style.ts';
import { useFormFocus } from '../fields/use-form-focus.ts';
import { useLogin } from './use-login.ts';

type Field = 'username' | 'password' | 'captcha';

/** What is looked at next after a refusal: the field it speaks of; after wrong credentials, the password. */
function faultyField(problem: ApiProblem): Field | undefined {
  if (problem.code === 'LOGIN_FAILED') return 'password';
  return fieldMessages(problem, ['captcha']).length > 0 ? 'captcha' : undefined;
}

/** User name and password, and the captcha once an answer has asked for it. */
export function LoginForm() {
  const t = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const { submit, busy, problem, failures, captcha, captchaWanted } = useLogin();
  const { form, focusField } = useFormFocus();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);

  const missing: Readonly<Record<Field, boolean>> = {
    username: username.trim() === '',
    password: password === '',
    captcha: captchaWanted && captcha.answer.trim() === '',
  };
  const missingText = (field: Field) => (tried && missing[field] ? t('validation.required') : undefined);
  const [atCaptcha] = problem === undefined || !captchaWanted ? [] : fieldMessages(problem, ['captcha']);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const first = (Object.keys(missing) as Field[]).find((field) => missing[field]);
    if (first !== undefined) return focusField(first);
    const refused = await submit({ username: username.trim(), password });
    if (refused === undefined) return undefined;
    // What is said now is what the server found; an emptied captcha is no mistake yet.
    setTried(false);
    const field = faultyField(refused);
    return field === undefined ? undefined : focusField(field);
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      {problem === undefined || atCaptcha !== undefined ? null : <FormProblem key={failures} problem={problem} />}
      <TextField
        name="username"
        label={t('field.username')}
        glyph={iconUser}
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={missingText('username')}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        required
        maxLength={128}
        value={password}
        onChange={setPassword}
        showLabel={tCommon('password.show')}
        hideLabel={tCommon('password.hide')}
        error={missingText('password')}
      />
      {captchaWanted ? <CaptchaPart captcha={captcha} error={missingText('captcha') ?? (atCaptcha === undefined ? undefined : messageText(atCaptcha.message))} /> : null}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

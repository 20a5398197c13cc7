import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, iconUser, Notice, PasswordField, TextField } from '@livery/ui-kit';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CaptchaPart } from '../fields/captcha-part.tsx';
import { Form } from '../fields/form-style.ts';
import { useLogin } from './use-login.ts';

/** User name and password, and the captcha once an answer has asked for it. */
export function LoginForm() {
  const t = useText('account');
  const tCommon = useText('common');
  const problemText = useProblemText();
  const { submit, busy, problem, captcha, captchaWanted } = useLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = {
    username: username.trim() === '',
    password: password === '',
    captcha: captchaWanted && answer.trim() === '',
  };
  const missingText = (field: keyof typeof missing) => (tried && missing[field] ? t('validation.required') : undefined);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const first = (Object.keys(missing) as (keyof typeof missing)[]).find((field) => missing[field]);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    await submit({ username: username.trim(), password, captcha: answer.trim() });
    setAnswer('');
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      {problem === undefined ? null : (
        <Notice tone="danger">
          {problemText(problem)}
        </Notice>
      )}
      <TextField
        name="username"
        label={t('field.username')}
        glyph={iconUser}
        required
        autoFocus
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
        value={password}
        onChange={setPassword}
        showLabel={tCommon('password.show')}
        hideLabel={tCommon('password.hide')}
        error={missingText('password')}
      />
      {captchaWanted ? <CaptchaPart captcha={captcha} value={answer} onChange={setAnswer} error={missingText('captcha')} /> : null}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

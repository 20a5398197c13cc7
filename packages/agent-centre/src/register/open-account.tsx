import { outcomeUnknown } from '@livery/api-sdk';
import { fieldMessages, Form, FormProblem, problemOf, useFieldErrors, useFormFocus, usePasswordRule, useSubmit } from '@livery/forms';
import { useFormat, useMessageText, useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, PasswordField, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { AccountType } from '../account-type.tsx';
import type { OpenedType } from '../account-type.tsx';
import { agentCentreApi } from '../api.ts';
import { Lead, Narrow } from '../agent-style.ts';
import { OpenedAccount } from './opened-account.tsx';
import type { Opened } from './opened-account.tsx';
import { RateField } from '../rate-field.tsx';
import { rateTyped } from '../rate-text.ts';

type Field = 'username' | 'password' | 'rate';

const fields: readonly Field[] = ['username', 'password', 'rate'];
const unknown: Message = { ns: 'agent', key: 'hand.unknown' };
const missing: Message = { ns: 'account', key: 'validation.required' };

/** Opens an account in the agent's team by hand. @param most the agent's own rate, in per cent */
export function OpenAccount({ most }: { readonly most: string }) {
  const t = useText('agent');
  const format = useFormat();
  const tCommon = useText('common');
  const messageText = useMessageText();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus('left');
  const [open] = agentCentreApi.useAgentOpenAccountMutation();
  const rule = usePasswordRule();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [rate, setRate] = useState('');
  const [type, setType] = useState<OpenedType>(0);
  const [opened, setOpened] = useState<Opened>();
  const typed = rateTyped(rate, most);
  const passwordFault = rule.fault(password);
  const errors = useFieldErrors<Field>(fields, {
    ...(username.trim() === '' ? { username: missing } : {}),
    ...(passwordFault === undefined ? {} : { password: passwordFault }),
    ...(typed === undefined ? { rate: { ns: 'agent', key: 'register.rateWrong', params: { most: format.number(most) } } } : {}),
  });
  const change = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    errors.clearServerError(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined || typed === undefined) return focusField(first ?? 'rate');
    const refused = await run(async () => {
      const { data, error } = await open({ username: username.trim(), password, type, rate: typed });
      if (data === undefined) return problemOf(error);
      setOpened({ account: data.account, password });
      return undefined;
    });
    if (refused === undefined) {
      setUsername('');
      setPassword('');
      return undefined;
    }
    const field = errors.setServerErrors(refused);
    return field === undefined ? undefined : focusField(field);
  };
  const another = () => {
    setOpened(undefined);
    focusField('username');
  };
  if (opened !== undefined) return <OpenedAccount {...opened} onAnother={another} />;
  return (
    <Narrow>
      <Lead>{t('hand.lead')}</Lead>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField name="username" required label={t('hand.username')} leftToRight autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={64} value={username} onChange={change('username', setUsername)} error={errors.errorAt('username')} />
        <PasswordField
          name="password" required label={t('hand.password')} hint={rule.hint === undefined ? undefined : messageText(rule.hint)} autoComplete="new-password" maxLength={128} value={password} onChange={change('password', setPassword)}
          showLabel={tCommon('password.show')} hideLabel={tCommon('password.hide')} error={errors.errorAt('password')}
        />
        <AccountType value={type} onChange={setType} />
        <RateField value={rate} onChange={change('rate', setRate)} error={errors.errorAt('rate')} most={most} />
        {problem === undefined || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : undefined} />}
        <div>
          <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
            {t('hand.open')}
          </Button>
        </div>
      </Form>
    </Narrow>
  );
}

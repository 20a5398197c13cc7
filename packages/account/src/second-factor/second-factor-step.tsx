import { useMessageText, useText } from '@livery/i18n';
import { Button, Checkbox, iconBack } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { fieldMessages } from '../fields/field-message.ts';
import { FormProblem } from '../fields/form-problem.tsx';
import { Form, Lead } from '../fields/form-style.ts';
import { CodePart } from './code-part.tsx';
import { OtherWays } from './other-ways.tsx';
import { SmsPart } from './sms-part.tsx';
import { useSecondFactor } from './use-second-factor.ts';
import type { Method, SecondFactorCase } from './use-second-factor.ts';

/** Properties of {@link SecondFactorStep}. */
export interface SecondFactorStepProps extends SecondFactorCase {
  readonly onBack: () => void;
}

/** The second step of a way in: one more proof, by one of the ways that the account has. */
export function SecondFactorStep({ onBack, ...question }: SecondFactorStepProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const messageText = useMessageText();
  const { methods } = question.challenge;
  const { verify, sendCode, trusted, setTrusted, busy, failures, ...flow } = useSecondFactor(question);
  // What was refused one way says nothing about another.
  const [past, setPast] = useState(0);
  const problem = failures > past ? flow.problem : undefined;
  const [method, setMethod] = useState<Method>(methods[0]?.method ?? 'totp');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const hint = methods.find((offered) => offered.method === method)?.hint;

  // A code that has not been sent cannot be typed yet.
  useEffect(() => (method === 'sms' ? sendButton : field).current?.focus({ preventScroll: true }), [method]);

  const [atCode] = problem === undefined ? [] : fieldMessages(problem, ['verificationCode']);
  const error = missing ? tErrors('code.missing') : atCode === undefined ? undefined : messageText(atCode.message);

  const change = (typed: string) => {
    setCode(typed);
    setMissing(false);
  };
  const send = async (typed: string) => {
    if (busy) return;
    setMissing(typed.trim() === '');
    if (typed.trim() !== '') {
      const refused = await verify(method, typed);
      if (refused === undefined) return;
      // A code that was refused is of no more use; one that may not have arrived is.
      if (fieldMessages(refused, ['verificationCode']).length > 0) setCode('');
    }
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  const choose = (chosen: Method) => {
    change('');
    setPast(failures);
    setMethod(chosen);
  };

  return (
    <Form noValidate onSubmit={submit}>
      <Lead>{t('secondFactor.intro')}</Lead>
      {problem === undefined || atCode !== undefined ? null : <FormProblem key={failures} problem={problem} />}
      <CodePart key={method} method={method} hint={hint ?? null} value={code} onChange={change} onComplete={(typed) => void send(typed)} error={error} ref={field} />
      {methods.some((offered) => offered.method === 'sms') ? (
        <SmsPart hidden={method !== 'sms'} onSend={sendCode} onSent={() => field.current?.focus()} ref={sendButton} />
      ) : null}
      <Checkbox name="registerAddress" checked={trusted} onChange={setTrusted} hint={t('secondFactor.trustHint')}>
        {t('secondFactor.trust')}
      </Checkbox>
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('secondFactor.submit')}
      </Button>
      <OtherWays methods={methods.map((offered) => offered.method).filter((offered) => offered !== method)} onChoose={choose} />
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </Form>
  );
}

import { Form, FormProblem, Lead, useFocusOnError, useFormFocus } from '@livery/forms';
import { useMessageText, useText } from '@livery/i18n';
import { Button, Checkbox, iconBack } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { codeMessage } from './code-message.ts';
import { CodeFields } from './code-fields.tsx';
import { OtherMethods } from './other-methods.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { SmsFields } from './sms-fields.tsx';
import { useCodeFactor } from './use-code-factor.ts';
import { usePhoneFactor } from './use-phone-factor.ts';
import { useSecondFactor } from './use-second-factor.ts';
import type { Method, SecondFactorOptions } from './use-second-factor.ts';

export interface SecondFactorStepProps extends SecondFactorOptions {
  readonly onBack: () => void;
}

/** The second step of a way in: one more proof, by one of the ways that the account has. */
export function SecondFactorStep({ onBack, ...question }: SecondFactorStepProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const { methods } = question.challenge;
  const flow = useSecondFactor(question);
  const { sendCode, trusted, setTrusted, busy, failures } = flow;
  const [method, setMethod] = useState<Method>(methods[0]?.method ?? 'totp');
  // A refusal of one method does not concern another.
  const [dismissedFailures, setDismissedFailures] = useState(0);
  const problem = failures > dismissedFailures ? flow.problem : undefined;
  const typed = useCodeFactor(method, problem, flow);
  const byPhone = usePhoneFactor(question.challenge, flow);
  const field = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const { form, focusField } = useFormFocus();
  useFocusOnError(byPhone.wanted, focusField);
  const hint = methods.find((offered) => offered.method === method)?.hint ?? null;

  // A code that has not been sent cannot be typed yet.
  useEffect(() => {
    if (method === 'phone') focusField('mobileNum');
    else (method === 'sms' ? sendButton : field).current?.focus({ preventScroll: true });
  }, [method, focusField]);

  const sendTyped = async (code: string) => {
    if (await typed.send(method, code)) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (method !== 'phone') return sendTyped(typed.code);
    const faulty = await byPhone.send();
    return faulty === undefined ? undefined : focusField(faulty);
  };
  const choose = (chosen: Method) => {
    typed.change('');
    setDismissedFailures(failures);
    setMethod(chosen);
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Lead>{t('secondFactor.intro')}</Lead>
      {method === 'phone' ? (
        <PhoneFields method={byPhone} hint={hint} onSent={() => focusField('verificationCode')} />
      ) : (
        <CodeFields
          key={method}
          method={method}
          hint={hint}
          value={typed.code}
          onChange={typed.change}
          onComplete={(code) => void sendTyped(code)}
          error={typed.error === undefined ? undefined : messageText(typed.error)}
          ref={field}
        />
      )}
      {methods.some((offered) => offered.method === 'sms') ? (
        <SmsFields
          hidden={method !== 'sms'}
          onSend={sendCode}
          onSent={() => {
            typed.clearMessage();
            field.current?.focus();
          }}
          ref={sendButton}
        />
      ) : null}
      <Checkbox name="registerAddress" checked={trusted} onChange={setTrusted} hint={t('secondFactor.trustHint')}>
        {t('secondFactor.trust')}
      </Checkbox>
      {problem === undefined || codeMessage(method, problem) !== undefined ? null : <FormProblem key={failures} problem={problem} />}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('secondFactor.submit')}
      </Button>
      <OtherMethods methods={methods.map((offered) => offered.method).filter((offered) => offered !== method)} onChoose={choose} />
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </Form>
  );
}

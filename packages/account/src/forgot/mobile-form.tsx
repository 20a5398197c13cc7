import { CodeField, fieldMessages, Form, FormProblem, HumanCheckPart, Lead, noAccount, PhoneField, useFocusOnError, useFormFocus } from '@livery/forms';
import { useMessageText, useText } from '@livery/i18n';
import { Button, PasswordField } from '@livery/ui-kit';
import type { FormEvent } from 'react';
import { mobileMethodFields } from './use-mobile-method.ts';
import type { MobileMethod } from './use-mobile-method.ts';

/** The account's mobile number, the code sent to it, and the new password. */
export function MobileForm({ method }: { readonly method: MobileMethod }) {
  const t = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const { form, focusField } = useFormFocus();
  const { phone, sms, check, checkShown, fieldToFocus, rule, newPassword, setNewPassword, problem, failures, busy, errorAt, clearServerError } = method;
  useFocusOnError(fieldToFocus, focusField);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const field = await method.send();
    if (field !== undefined) focusField(field);
  };
  const requestCode = async () => {
    const sent = await sms.send();
    if (sent) focusField('verificationCode');
    return sent;
  };
  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Lead>{t('forgotten.mobileNote')}</Lead>
      <PhoneField phone={phone} required error={errorAt('mobileNum')} onChanged={() => clearServerError('mobileNum')} />
      {checkShown ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <CodeField sms={{ ...sms, send: requestCode }} required error={errorAt('verificationCode')} onChanged={() => clearServerError('verificationCode')} />
      <PasswordField
        name="newPassword"
        label={t('password.new')}
        hint={rule.hint === undefined ? undefined : messageText(rule.hint)}
        required
        maxLength={128}
        autoComplete="new-password"
        value={newPassword}
        onChange={(password) => {
          setNewPassword(password);
          clearServerError('newPassword');
        }}
        showLabel={tCommon('password.show')}
        hideLabel={tCommon('password.hide')}
        error={errorAt('newPassword')}
      />
      {problem === undefined || fieldMessages(problem, mobileMethodFields).length > 0 ? null : <FormProblem key={failures} problem={problem} message={noAccount(problem)} />}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('forgotten.mobileSubmit')}
      </Button>
    </Form>
  );
}

import { fieldMessages, Form, FormProblem, Lead, OwnNumberPart, useFieldErrors, useFocusOnError, useFormFocus, useOwnNumber, usePasswordRule } from '@livery/forms';
import type { OwnNumberField } from '@livery/forms';
import type { Message } from '@livery/i18n';
import { useMessageText, useText } from '@livery/i18n';
import { LoadFailed, typedPassword, useSession } from '@livery/session';
import { Button, Icon, iconUser, PasswordField, token } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { FirstPasswordPart } from './first-password-part.tsx';
import { useChangePassword } from './use-change-password.ts';
import { useFirstPassword } from './use-first-password.ts';
import type { FirstField } from './use-first-password.ts';

const passwordFields = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type PasswordName = (typeof passwordFields)[number];
type Field = PasswordName | OwnNumberField | FirstField;

export interface ChangePasswordFormProps {
  readonly forced: boolean;
  /** The account has no password, but a number to prove in its place. */
  readonly byNumber: boolean;
  /** The account's number, masked. */
  readonly number: string | null;
}

const missing: Message = { ns: 'account', key: 'validation.required' };
const mismatch: Message = { ns: 'account', key: 'validation.mismatch' };

const Account = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  margin: 0;
  padding: ${token.space[3]} ${token.space[4]};
  background: ${token.color.bg.sunken};
  border-radius: ${token.radius.md};

  dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  dd { min-inline-size: 0; margin: 0; margin-inline-start: auto; overflow-wrap: anywhere; unicode-bidi: isolate; font-weight: ${token.font.weight.semibold}; }
`;

/** The old password, unless it was just typed at the login, or a code to the account's number; and the new one twice. */
export function ChangePasswordForm({ forced, byNumber, number }: ChangePasswordFormProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const messageText = useMessageText();
  const { account } = useSession();
  const rule = usePasswordRule();
  const { submit, busy, problem, failures } = useChangePassword();
  const { form, focusField } = useFormFocus();
  const [held, setHeld] = useState(() => (forced ? typedPassword() : undefined));
  const [values, setValues] = useState<Readonly<Record<PasswordName, string>>>({ oldPassword: '', newPassword: '', confirmNewPassword: '' });

  const [fieldToFocus, setFieldToFocus] = useState<{ readonly field: Field }>();
  useFocusOnError(fieldToFocus, focusField);
  const own = useOwnNumber({
    asked: byNumber,
    number,
    onFault: (field, message) => {
      faults.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => faults.clearError('verificationCode'),
  });
  const first = useFirstPassword({
    forced,
    onFault: (field, message) => {
      faults.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => {
      faults.clearError('verificationCode');
      setFieldToFocus({ field: 'verificationCode' });
    },
  });
  const fields: readonly Field[] = [...own.fields, ...passwordFields, ...first.fields];

  const oldShown = !byNumber && held === undefined;
  const newFault = rule.fault(values.newPassword);
  const confirmFault = values.confirmNewPassword === '' ? missing : values.confirmNewPassword === values.newPassword ? undefined : mismatch;
  const faults = useFieldErrors<Field>(fields, {
    ...own.faults,
    ...first.faults,
    ...(oldShown && values.oldPassword === '' ? { oldPassword: missing } : {}),
    ...(newFault === undefined ? {} : { newPassword: newFault }),
    ...(confirmFault === undefined ? {} : { confirmNewPassword: confirmFault }),
  });
  const set = (field: PasswordName) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    faults.clearServerError(field);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || first.loading) return;
    const faulty = faults.validate();
    if (faulty !== undefined) return focusField(faulty);
    const refused = await submit({ ...values, oldPassword: held ?? values.oldPassword }, own.prove, first.give);
    own.sms.answered(refused);
    if (refused === undefined) return undefined;
    first.refused(refused);
    // The remembered password is no longer valid: it must be typed.
    if (refused.code === 'PASSWORD_WRONG') setHeld(undefined);
    const field = faults.setServerErrors(refused);
    return field === undefined ? undefined : focusField(field);
  };
  const passwordField = (field: PasswordName, label: string, autoComplete: string, hint?: string) => (
    <PasswordField
      name={field}
      label={label}
      hint={hint}
      required
      maxLength={128}
      autoComplete={autoComplete}
      value={values[field]}
      onChange={set(field)}
      showLabel={tCommon('password.show')}
      hideLabel={tCommon('password.hide')}
      error={faults.errorAt(field)}
    />
  );

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Lead>{first.asked ? t('password.noteFirst') : forced ? t('password.noteForced') : t('password.note')}</Lead>
      <Account>
        <Icon glyph={iconUser} />
        <dt>{t('password.account')}</dt>
        <dd>{account}</dd>
      </Account>
      {/** Lets password managers assign the password to its account. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden value={account ?? ''} />
      {byNumber ? <OwnNumberPart own={own} errorAt={faults.errorAt} onChanged={faults.clearServerError} onSent={() => focusField('verificationCode')} /> : null}
      {oldShown ? passwordField('oldPassword', t('password.old'), 'current-password') : null}
      {passwordField('newPassword', t('password.new'), 'new-password', rule.hint === undefined ? undefined : messageText(rule.hint))}
      {passwordField('confirmNewPassword', t('password.newAgain'), 'new-password')}
      {first.shown ? <FirstPasswordPart first={first} errorAt={faults.errorAt} onChanged={faults.clearServerError} /> : null}
      {problem === undefined || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
      {first.failure === undefined ? (
        <Button type="submit" size="lg" fullWidth loading={busy || first.loading} loadingLabel={tCommon('state.loading')}>
          {t('password.submit')}
        </Button>
      ) : (
        <LoadFailed compact title={tErrors('title')} error={first.failure.error} onRetry={first.failure.retry} />
      )}
    </Form>
  );
}

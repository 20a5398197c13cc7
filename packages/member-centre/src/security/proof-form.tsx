import type { ApiProblem } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, OwnNumberPart, useFieldErrors, useFocusOnError, useFormFocus, useOwnNumber, useSubmit } from '@livery/forms';
import type { OwnNumberField, OwnNumberProof } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, OtpField, PasswordField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { EmailFields } from './email-fields.tsx';
import { PinFields } from './pin-fields.tsx';
import { FactorCodeField } from './factor-code-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { useEmailCode } from './use-email-code.ts';
import type { EmailField } from './use-email-code.ts';
import { useNumberCode } from './use-number-code.ts';
import type { NumberField, NumberProof } from './use-number-code.ts';
import type { Pin, PinField } from './use-pin.ts';
import { Choices } from './security-style.ts';

/** Password and code of a sensitive change, empty where not required; and the proof of the account's number, or of another one. */
export interface Proof extends OwnNumberProof, NumberProof {
  readonly password: string;
  readonly code: string;
}

export interface ProofFormProps {
  /** What stands above the fields. */
  readonly children: ReactNode;
  /** What the account can prove itself with, which is asked for; null asks for neither. */
  readonly factor: ResponseOf<'security'>['currentFactor'];
  /** The account's number, masked. */
  readonly number: string | null;
  /** Asks for a code to the number too where the account has a password. */
  readonly alsoNumber?: boolean;
  /** A transaction password that is set, or replaced, by the form. */
  readonly pin?: Pin;
  /** A code by e-mail is asked for, to the account's address or to another one that is typed. */
  readonly email?: 'own' | 'other';
  /** A code by SMS is asked for, to the account's number or to another one that is typed; with one of the app where a proved number is replaced. */
  readonly phone?: { readonly number: 'own' | 'other'; readonly byApp: boolean };
  /** The code that is asked for: of the app, or of the app or a recovery code. */
  readonly code?: 'app' | 'appOrRecovery';
  readonly submitLabel: string;
  /** What is sent takes a protection away. */
  readonly danger?: boolean;
  /** Resolves to what went wrong. */
  readonly send: (proof: Proof) => Promise<ApiProblem | undefined>;
  readonly onCancel: () => void;
}

type Typed = Pick<Proof, 'password' | 'code'>;
type Field = keyof Typed | OwnNumberField | PinField | EmailField | NumberField;

const passwordMissing: Message = { ns: 'member', key: 'factor.passwordMissing' };
const codeMissing: Message = { ns: 'errors', key: 'code.missing' };
const codeWrong: Message = { ns: 'member', key: 'factor.codeWrong' };

/** A change of the second factor, with the password and the code that it asks for. */
export function ProofForm({ children, factor, number, alsoNumber = false, pin, email, phone, code, submitLabel, danger = false, send, onCancel }: ProofFormProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [values, setValues] = useState<Typed>({ password: '', code: '' });
  const hasPassword = factor === 'password';
  const byNumber = factor === 'phone' || alsoNumber;
  const [fieldToFocus, setFieldToFocus] = useState<{ readonly field: Field }>();
  useFocusOnError(fieldToFocus, focusField);
  const own = useOwnNumber({
    asked: byNumber,
    number,
    onFault: (field, message) => {
      errors.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => errors.clearError('verificationCode'),
  });
  const asked = {
    onFault: (field: EmailField | NumberField, message: Message) => {
      errors.setError(field, message);
      setFieldToFocus({ field });
    },
    onSent: () => {
      errors.clearError('code');
      focusField('code');
    },
  };
  const mail = useEmailCode({ other: email === 'other', ...asked });
  const sms = useNumberCode({ asked: phone !== undefined, other: phone?.number === 'other', byApp: phone?.byApp === true, ...asked });
  /** The code that was sent to an address or a number that is proved. */
  const sent = email !== undefined ? mail : phone !== undefined ? sms : undefined;
  const fields: readonly Field[] = [...(sent?.fields ?? []), ...own.fields, ...(hasPassword ? (['password'] as const) : []), ...(code === undefined ? [] : (['code'] as const)), ...(pin?.fields ?? [])];
  const errors = useFieldErrors<Field>(fields, {
    ...sent?.faults,
    ...own.faults,
    ...(hasPassword && values.password === '' ? { password: passwordMissing } : {}),
    ...(code !== undefined && values.code.trim() === '' ? { code: codeMissing } : {}),
    ...pin?.faults,
  });
  const set = (field: keyof Typed) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    errors.clearServerError(field);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined) return focusField(first);
    const refused = await run(async () => {
      const proved = await own.prove();
      if ('problem' in proved) return proved.problem;
      const contact = await sent?.prove();
      if (contact !== undefined && 'problem' in contact) return contact.problem;
      return send({ ...values, ...contact?.proof, ...proved.proof });
    });
    // Each number learns of a refusal of its own code only: the other one's code is still good.
    const refusedAt = refused === undefined ? [] : fieldMessages(refused, fields);
    const concerns = (part: readonly Field[]) => refusedAt.length === 0 || refusedAt.some(({ field }) => (part as readonly string[]).includes(field));
    if (concerns(own.fields)) own.sms.answered(refused);
    if (phone !== undefined && concerns(sms.fields.filter((at) => at !== 'factorCode'))) sms.sms.answered(refused);
    if (refused === undefined) return undefined;
    const field = errors.setServerErrors(refused);
    // This code is not sent, so a new one cannot be requested. A refused one is of no more use.
    if (field === 'code') {
      errors.setError('code', sent?.refused(refused) ?? codeWrong);
      setValues((before) => ({ ...before, code: '' }));
      sent?.setCode('');
    }
    if (field === 'factorCode') {
      errors.setError('factorCode', codeWrong);
      sms.setFactorCode('');
    }
    const refusedPin = pin?.refused(refused);
    if (refusedPin !== undefined) {
      errors.setError(refusedPin.field, refusedPin.message);
      return focusField(refusedPin.field);
    }
    return field === undefined ? undefined : focusField(field);
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {email === undefined ? null : <EmailFields email={mail} errorAt={errors.errorAt} onChanged={errors.clearServerError} />}
      {phone === undefined ? null : <NumberFields number={sms} errorAt={errors.errorAt} onChanged={errors.clearServerError} />}
      {byNumber ? <OwnNumberPart own={own} errorAt={errors.errorAt} onChanged={errors.clearServerError} onSent={() => focusField('verificationCode')} /> : null}
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t('factor.password')}
          required
          maxLength={128}
          autoComplete="current-password"
          value={values.password}
          onChange={set('password')}
          showLabel={tCommon('password.show')}
          hideLabel={tCommon('password.hide')}
          error={errors.errorAt('password')}
        />
      ) : null}
      {code === 'app' ? (
        <OtpField name="code" label={t('factor.code')} hint={t('factor.codeHint')} required value={values.code} onChange={set('code')} error={errors.errorAt('code')} />
      ) : null}
      {code === 'appOrRecovery' ? <FactorCodeField name="code" value={values.code} onChange={set('code')} error={errors.errorAt('code')} /> : null}
      {pin === undefined ? null : <PinFields pin={pin} errorAt={errors.errorAt} onChanged={errors.clearServerError} />}
      {problem === undefined || pin?.refused(problem) !== undefined || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
      <Choices>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={busy} loadingLabel={tCommon('state.loading')}>
          {submitLabel}
        </Button>
        <Button variant="ghost" aria-disabled={busy ? true : undefined} onClick={onCancel}>
          {tCommon('action.cancel')}
        </Button>
      </Choices>
    </Form>
  );
}

import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { fieldMessages, Form, FormProblem, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, PasswordField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Choices } from '../security/security-style.ts';

export interface AccountFormProps<Field extends string> {
  /** Fields above the transaction password, in their order. */
  readonly fields: readonly Field[];
  readonly faults: Readonly<Partial<Record<Field, Message>>>;
  /** The fields themselves. */
  readonly children: (errorAt: (field: Field) => string | undefined, clear: (field: Field) => void) => ReactNode;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** Said where it is not known what became of it, in place of what went wrong. */
  readonly unknown?: Message;
  /** Resolves to what went wrong. */
  readonly send: (paymentPassword: string) => Promise<ApiProblem | undefined>;
  readonly onCancel: () => void;
}

const missing: Message = { ns: 'account', key: 'validation.required' };
const wrong: Message = { ns: 'member', key: 'pin.wrong' };

/** A change of the payout accounts, which asks for the transaction password. */
export function AccountForm<Field extends string>({ fields: own, faults, children, submitLabel, danger = false, unknown, send, onCancel }: AccountFormProps<Field>) {
  const t = useText('member');
  const tCommon = useText('common');
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [pin, setPin] = useState('');
  const fields: readonly (Field | 'paymentPassword')[] = [...own, 'paymentPassword'];
  const all: Readonly<Partial<Record<string, Message>>> = { ...faults, ...(pin === '' ? { paymentPassword: missing } : {}) };
  const errors = useFieldErrors<Field | 'paymentPassword'>(fields, all);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined) return focusField(first);
    const refused = await run(() => send(pin));
    if (refused === undefined) return undefined;
    const field = errors.setServerErrors(refused);
    if (refused.code === 'PASSWORD_WRONG') {
      errors.setError('paymentPassword', wrong);
      setPin('');
      return focusField('paymentPassword');
    }
    return field === undefined ? undefined : focusField(field);
  };
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {children(errors.errorAt, errors.clearServerError)}
      <PasswordField
        name="paymentPassword"
        label={t('pin.title')}
        required
        maxLength={128}
        autoComplete="off"
        value={pin}
        onChange={(value) => {
          setPin(value);
          errors.clearServerError('paymentPassword');
        }}
        showLabel={tCommon('password.show')}
        hideLabel={tCommon('password.hide')}
        error={errors.errorAt('paymentPassword')}
      />
      {problem === undefined || problem.code === 'PASSWORD_WRONG' || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : undefined} />}
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

import type { ApiProblem } from '@livery/api-sdk';
import { outcomeUnknown } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { dialogsOf } from '@livery/app-shell';
import { problemOf, requiresHumanCheck, useFieldErrors, useHumanCheck, useSubmit } from '@livery/forms';
import type { FieldErrors, HumanCheckState } from '@livery/forms';
import { problemMessage } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';

/** Fields of the recovery by e-mail. */
export type EmailMethodField = 'username' | 'email' | 'captcha';

/** Recovery by a temporary password sent by e-mail. */
export interface EmailMethod extends FieldErrors<EmailMethodField> {
  readonly values: Readonly<Record<'username' | 'email', string>>;
  readonly set: (field: 'username' | 'email', value: string) => void;
  readonly busy: boolean;
  readonly check: HumanCheckState;
  readonly checkShown: boolean;
  /** Requests the e-mail; returns the field to focus, where the form needs attention. */
  readonly send: () => Promise<EmailMethodField | undefined>;
}

const missing: Message = { ns: 'account', key: 'validation.required' };

/** Initial values, and the dialog to close. */
export interface EmailMethodOptions {
  readonly username: string;
  readonly email: string;
  readonly dialogId: string;
}

/**
 * Asks for a temporary password by e-mail. The dialog closes whatever becomes of it, and a message says what did; only
 * what concerns a field of the form, or the human check, leaves it open.
 */
export function useEmailMethod({ username, email, dialogId }: EmailMethodOptions): EmailMethod {
  const dispatch = useDispatch<SessionDispatch>();
  const { open, close, alert, confirm } = dialogsOf(dispatch);
  const [values, setValues] = useState({ username, email });
  const [checkShown, setCheckShown] = useState(false);
  const check = useHumanCheck(checkShown);
  const { run, busy } = useSubmit();
  const faults = useFieldErrors<EmailMethodField>(['username', 'email', 'captcha'], {
    ...(values.username.trim() === '' ? { username: missing } : {}),
    ...(values.email.trim() === '' ? { email: missing } : {}),
    ...(checkShown && !check.answered ? { captcha: check.missing } : {}),
  });

  const showProblem = async (problem: ApiProblem | undefined): Promise<void> => {
    if (problem === undefined) {
      await alert({ title: { ns: 'account', key: 'forgotten.sentTitle' }, body: { ns: 'account', key: 'forgotten.sent' } });
      return;
    }
    const message = { title: { ns: 'errors', key: 'title' }, body: problemMessage(problem) } as const;
    if (!outcomeUnknown(problem)) {
      await alert(message);
      return;
    }
    const again = await confirm({ ...message, confirm: { ns: 'common', key: 'action.retry' }, cancel: { ns: 'common', key: 'action.cancel' } });
    if (again) open('forgetPassModal', values);
  };
  const attempt = async (): Promise<ApiProblem | undefined> => {
    const request = { username: values.username.trim(), email: values.email.trim(), ...(checkShown ? check.proof : {}) };
    const { error } = await dispatch(accountApi.endpoints.passwordByEmail.initiate(request, { track: false }));
    const problem = error === undefined ? undefined : problemOf(error);
    if (problem !== undefined && checkShown) check.renew();
    if (problem !== undefined && (requiresHumanCheck(problem) || problem.kind === 'validation')) return problem;
    close(dialogId);
    void showProblem(problem);
    return undefined;
  };

  return {
    ...faults,
    values,
    set: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      faults.clearServerError(field);
    },
    busy,
    check,
    checkShown,
    send: async () => {
      const first = faults.validate();
      if (busy || first !== undefined) return first;
      const refused = await run(attempt);
      if (refused === undefined) return undefined;
      if (requiresHumanCheck(refused)) setCheckShown(true);
      return faults.setServerErrors(refused);
    },
  };
}

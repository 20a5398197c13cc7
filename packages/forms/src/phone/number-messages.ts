import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { fieldErrorMessage } from '../errors/field-error-message.ts';
import type { PhoneState } from './use-phone.ts';

/** The message about a missing or invalid number. */
export function phoneMessage({ fault }: PhoneState): Message | undefined {
  if (fault === undefined) return undefined;
  return fault.rule === 'required' ? { ns: 'errors', key: 'phone.missing' } : fieldErrorMessage(fault);
}

/** The message for the verified owner of a number without an account; undefined for other problems. */
export function noAccount(problem: ApiProblem | undefined): Message | undefined {
  return problem?.code === 'LOGIN_FAILED' ? { ns: 'errors', key: 'account.noneWithNumber' } : undefined;
}

import type { ApiProblem } from '@livery/api-sdk';
import { fieldMessages } from '@livery/forms';
import type { Message } from '@livery/i18n';
import type { Method } from './use-second-factor.ts';

/** Codes that are not sent, so that a new one cannot be requested. */
const ofMethod: Readonly<Partial<Record<Method, Partial<Record<string, Message>>>>> = {
  totp: { CODE_INVALID: { ns: 'account', key: 'secondFactor.totpWrong' } },
  recovery: { CODE_INVALID: { ns: 'account', key: 'secondFactor.recoveryWrong' } },
  phone: { CODE_INVALID: { ns: 'account', key: 'secondFactor.phoneWrong' } },
};

/** The message at the code's field, with what to do about a code of that kind; undefined for other problems. */
export function codeMessage(method: Method, problem: ApiProblem): Message | undefined {
  const [at] = fieldMessages(problem, ['verificationCode']);
  return at === undefined ? undefined : (ofMethod[method]?.[problem.code] ?? at.message);
}

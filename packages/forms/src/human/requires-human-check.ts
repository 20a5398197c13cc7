import type { ApiProblem } from '@livery/api-sdk';

/** Whether an answer wants to be shown from now on that a person is asking. */
export function requiresHumanCheck({ code, value }: ApiProblem): boolean {
  return value?.captcha === true || code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_FAILED' || code === 'HUMAN_CHECK_FAILED';
}

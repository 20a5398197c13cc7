import type { ApiProblem } from '@livery/api-sdk';

/** Whether an answer requires a human check from now on. */
export function requiresHumanCheck({ code, value }: ApiProblem): boolean {
  return value?.captcha === true || code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_FAILED' || code === 'HUMAN_CHECK_FAILED';
}

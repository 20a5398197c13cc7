import type { ApiProblem } from '@livery/api-sdk';
import { outcomeUnknown } from '@livery/api-sdk';
import { useFeature } from '@livery/brand-kit/react';
import { useOpenSession } from '@livery/session';
import { useState } from 'react';
import { accountApi } from '../api.ts';
import { problemOf } from '../fields/problem-of.ts';
import { useAttempt } from '../fields/use-attempt.ts';
import type { Attempt } from '../fields/use-attempt.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import type { CaptchaState } from '../fields/use-captcha.ts';

/** What the login form holds, apart from the captcha. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

/** The way in by user name and password. */
export interface LoginFlow extends Omit<Attempt, 'run'> {
  /** Resolves to what went wrong; to nothing after a login, or while another attempt is under way. */
  readonly submit: (values: LoginValues) => Promise<ApiProblem | undefined>;
  readonly captcha: CaptchaState;
  /** An answer asked for the captcha. */
  readonly captchaWanted: boolean;
}

const asksForCaptcha = (problem: ApiProblem) => problem.value?.captcha === true || problem.code === 'CAPTCHA_REQUIRED' || problem.code === 'CAPTCHA_FAILED';

/** Logs in, shows the captcha once an answer asks for it, and opens the session. */
export function useLogin(): LoginFlow {
  const [login] = accountApi.useLoginMutation();
  const openSession = useOpenSession();
  const forcedPasswordChange = useFeature('forcedPasswordChange');
  const [captchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(captchaWanted);
  const { run, ...attempt } = useAttempt();

  const send = async ({ username, password }: LoginValues): Promise<ApiProblem | undefined> => {
    const { data, error } = await login({ username, password, type: 'username', ...captcha.proof });
    if (data !== undefined) {
      await openSession({ opened: data, username, way: 'username', forcedPasswordChange });
      return undefined;
    }
    const problem = problemOf(error);
    // Where no answer came the captcha may still be good; what was typed stays for the next try.
    if (captchaWanted && !outcomeUnknown(problem)) captcha.renew();
    if (asksForCaptcha(problem)) setCaptchaWanted(true);
    return problem;
  };
  return { ...attempt, submit: (values) => run(() => send(values)), captcha, captchaWanted };
}

import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useFeature } from '@livery/brand-kit/react';
import { useOpenSession } from '@livery/session';
import { useRef, useState } from 'react';
import { accountApi } from '../api.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import type { CaptchaState } from '../fields/use-captcha.ts';

/** What the login form holds. */
export interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** The way in by user name and password. */
export interface LoginFlow {
  readonly submit: (values: LoginValues) => Promise<void>;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly captcha: CaptchaState;
  /** The last answer asked for the captcha. */
  readonly captchaWanted: boolean;
}

const asksForCaptcha = (problem: ApiProblem) => problem.value?.captcha === true || problem.code === 'CAPTCHA_REQUIRED' || problem.code === 'CAPTCHA_FAILED';

/** Logs in, shows the captcha once an answer asks for it, and opens the session. One attempt at a time. */
export function useLogin(): LoginFlow {
  const [login] = accountApi.useLoginMutation();
  const openSession = useOpenSession();
  const forcedPasswordChange = useFeature('forcedPasswordChange');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [captchaWanted, setCaptchaWanted] = useState(false);
  const captcha = useCaptcha(captchaWanted);
  const sending = useRef(false);

  const attempt = async ({ username, password, captcha: answer }: LoginValues) => {
    const proof = captchaWanted && captcha.id !== undefined ? { captchaId: captcha.id, captcha: answer } : {};
    const { data, error } = await login({ username, password, type: 'username', ...proof });
    if (data !== undefined) {
      await openSession({ opened: data, username, way: 'username', forcedPasswordChange });
      return;
    }
    if (!isApiProblem(error)) throw error;
    setProblem(error);
    if (captchaWanted) captcha.renew();
    if (asksForCaptcha(error)) setCaptchaWanted(true);
  };

  const submit = async (values: LoginValues) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await attempt(values);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { submit, busy, problem, captcha, captchaWanted };
}

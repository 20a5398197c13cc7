import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { FieldFault, RegisterValues, ResponseOf } from '@livery/contracts';
import { useOpenSession } from '@livery/session';
import { useRef, useState } from 'react';
import { accountApi } from '../api.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import type { CaptchaState } from '../fields/use-captcha.ts';

/** Sending a registration. */
export interface RegisterFlow {
  /** Resolves to the field to look at first, where the server refused one. */
  readonly submit: (values: RegisterValues, agreed: boolean) => Promise<string | undefined>;
  readonly busy: boolean;
  /** What went wrong apart from single fields. */
  readonly problem: ApiProblem | undefined;
  readonly captcha: CaptchaState;
}

function request(values: RegisterValues, agreed: boolean, termsVersion: string) {
  const { username = '', password = '', confirmPassword = '', ...rest } = values;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
  return {
    ...given,
    username,
    password,
    confirmPassword,
    domain: location.hostname,
    login: true,
    registerUrl: location.href.split('#')[0] ?? location.href,
    registerMethod: 'WEB',
    ageConfirmed: agreed,
    termsVersion: agreed ? termsVersion : null,
  } as const;
}

/**
 * Registers, then opens the session. While one attempt is under way another does nothing; an attempt repeated after a
 * lost answer carries the same idempotency key, so that it never makes a second account.
 */
export function useRegister(settings: ResponseOf<'registerSettings'>, takeFaults: (faults: readonly FieldFault[]) => void): RegisterFlow {
  const [register] = accountApi.useRegisterMutation();
  const openSession = useOpenSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const captchaWanted = settings.fields.some(({ field, enabled }) => field === 'captcha' && enabled);
  const captcha = useCaptcha(captchaWanted);
  const sending = useRef(false);

  const attempt = async (values: RegisterValues, agreed: boolean): Promise<string | undefined> => {
    const proof = captchaWanted && captcha.id !== undefined ? { captchaId: captcha.id } : {};
    const { data, error } = await register({ ...request(values, agreed, settings.termsVersion), ...proof });
    if (data !== undefined) {
      await openSession({ opened: data, username: values.username ?? '', way: 'register', forcedPasswordChange: false });
      return undefined;
    }
    if (!isApiProblem(error)) throw error;
    if (captchaWanted) captcha.renew();
    const faults = error.fields ?? [];
    if (faults.length === 0) setProblem(error);
    takeFaults(faults);
    return faults[0]?.field;
  };

  const submit = async (values: RegisterValues, agreed: boolean) => {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      return await attempt(values, agreed);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { submit, busy, problem, captcha };
}

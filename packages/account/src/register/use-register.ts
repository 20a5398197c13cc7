import type { ApiProblem } from '@livery/api-sdk';
import { outcomeUnknown } from '@livery/api-sdk';
import type { RegisterValues, ResponseOf } from '@livery/contracts';
import { useOpenSession } from '@livery/session';
import { accountApi } from '../api.ts';
import { problemOf } from '../fields/problem-of.ts';
import { useAttempt } from '../fields/use-attempt.ts';
import type { Attempt } from '../fields/use-attempt.ts';
import type { CaptchaState } from '../fields/use-captcha.ts';
import { registerRequest } from './register-request.ts';

/** Sending a registration. */
export interface RegisterFlow extends Omit<Attempt, 'run'> {
  /** Resolves to what went wrong; to nothing after a registration, or while another attempt is under way. */
  readonly submit: (values: RegisterValues) => Promise<ApiProblem | undefined>;
}

/**
 * Registers whoever has confirmed age and terms, then opens the session. An attempt repeated after a lost answer sends
 * the very same request, captcha and all: the transport then keeps its idempotency key, and no second account is made.
 */
export function useRegister({ termsVersion }: ResponseOf<'registerSettings'>, captcha: CaptchaState): RegisterFlow {
  const [register] = accountApi.useRegisterMutation();
  const openSession = useOpenSession();
  const { run, ...attempt } = useAttempt();

  const send = async (values: RegisterValues): Promise<ApiProblem | undefined> => {
    const { data, error } = await register(registerRequest(values, captcha.proof, termsVersion, location));
    if (data !== undefined) {
      await openSession({ opened: data, username: values.username ?? '', way: 'register', forcedPasswordChange: false });
      return undefined;
    }
    const problem = problemOf(error);
    if (captcha.proof !== undefined && !outcomeUnknown(problem)) captcha.renew();
    return problem;
  };
  return { ...attempt, submit: (values) => run(() => send(values)) };
}

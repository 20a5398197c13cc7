import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { problemOf, useSubmit } from '@livery/forms';
import type { SubmitState } from '@livery/forms';
import type { SessionDispatch } from '@livery/session';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';
import { forgetDeviceOf, forgetLogin } from '../remember/login-cookie.ts';
import type { RememberedLogin } from '../remember/login-cookie.ts';
import { loadSecondFactor } from '../second-factor/lazy.ts';
import type { SignInFlow } from '../second-factor/use-sign-in-flow.ts';

/** Login with a remembered device. */
export interface DeviceLogin extends Omit<SubmitState, 'run'> {
  readonly logIn: () => Promise<ApiProblem | undefined>;
  readonly forget: () => Promise<ApiProblem | undefined>;
}

/** What is done with a remembered device; `onRefused` runs when the gateway does not know it any more, `onForgotten` when it was forgotten. */
export function useDeviceLogin(login: RememberedLogin, { take }: SignInFlow, onRefused: () => void, onForgotten: () => void): DeviceLogin {
  const dispatch = useDispatch<SessionDispatch>();
  const { run, ...attempt } = useSubmit();
  const { device: _, ...entry } = login;

  const logIn = async (): Promise<ApiProblem | undefined> => {
    void loadSecondFactor().catch(() => undefined);
    const { data, error } = await dispatch(accountApi.endpoints.deviceLogin.initiate(undefined, { track: false }));
    if (data !== undefined) {
      await take(data, entry);
      return undefined;
    }
    const problem = problemOf(error);
    if (problem.code !== 'DEVICE_UNKNOWN') return problem;
    // The name stays, to fill in the form.
    forgetDeviceOf(login.username);
    onRefused();
    return undefined;
  };
  const forget = async (): Promise<ApiProblem | undefined> => {
    const { error } = await dispatch(accountApi.endpoints.forgetDevice.initiate(undefined, { track: false }));
    const problem = error === undefined ? undefined : problemOf(error);
    // Scripts cannot read the token: the device is forgotten once the gateway has confirmed it.
    if (problem !== undefined && outcomeUnknown(problem)) return problem;
    forgetLogin();
    onForgotten();
    return undefined;
  };
  return { ...attempt, logIn: () => run(logIn), forget: () => run(forget) };
}

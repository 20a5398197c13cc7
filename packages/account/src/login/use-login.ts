import type { ApiProblem } from '@livery/api-sdk';
import { outcomeUnknown } from '@livery/api-sdk';
import type { RequestOf } from '@livery/contracts';
import { problemOf, requiresHumanCheck, useHumanCheck, useSubmit } from '@livery/forms';
import type { HumanCheckState, SubmitState } from '@livery/forms';
import type { SessionDispatch } from '@livery/session';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';
import { loadSecondFactor } from '../second-factor/lazy.ts';
import type { SignInAttempt, SignInFlow } from '../second-factor/use-sign-in-flow.ts';

/** A login ready to be sent, or the problem that prevents it. */
export type Prepared = { readonly request: RequestOf<'loginV2'>; readonly entry: SignInAttempt } | { readonly problem: ApiProblem };

/** State of a login by any method. */
export interface LoginFlow extends Omit<SubmitState, 'run'> {
  /**
   * Resolves to the problem; to undefined after a login, where a second factor is required, or while another attempt is under
   * way.
   */
  readonly submit: (prepare: () => Prepared | Promise<Prepared>) => Promise<ApiProblem | undefined>;
  readonly check: HumanCheckState;
  /** An answer required the human check, of a login or of sending a code. */
  readonly checkShown: boolean;
  /** Required for the login. */
  readonly checkRequired: boolean;
  /** Sending a code requires it, or no longer does. */
  readonly wantCheck: (wanted: boolean) => void;
}

/** Logs in, shows the human check once an answer requires it, and passes the answer on. */
export function useLogin({ take }: SignInFlow): LoginFlow {
  const dispatch = useDispatch<SessionDispatch>();
  const [checkReason, setCheckReason] = useState<'login' | 'code'>();
  const check = useHumanCheck(checkReason !== undefined);
  const { run, ...attempt } = useSubmit();
  const checkRequired = checkReason === 'login';

  const send = async (prepare: () => Prepared | Promise<Prepared>): Promise<ApiProblem | undefined> => {
    const prepared = await prepare();
    if ('problem' in prepared) return prepared.problem;
    const { request, entry } = prepared;
    // Prefetched during the request, so that the second step shows at once.
    void loadSecondFactor().catch(() => undefined);
    const proof = checkRequired ? check.proof : undefined;
    const { data, error } = await dispatch(accountApi.endpoints.login.initiate({ ...request, ...proof }, { track: false }));
    if (data !== undefined) {
      // A proof is valid for one attempt, and returning from the second step makes another.
      if (checkRequired && 'secondFactor' in data) check.renew();
      await take(data, entry);
      return undefined;
    }
    const problem = problemOf(error);
    // Without an answer the proof may still be valid; the typed values stay for the next try.
    if (checkRequired && !outcomeUnknown(problem)) check.renew();
    if (requiresHumanCheck(problem)) setCheckReason('login');
    return problem;
  };
  return {
    ...attempt,
    submit: (prepare) => run(() => send(prepare)),
    check,
    checkShown: checkReason !== undefined,
    checkRequired,
    wantCheck: useCallback((wanted) => setCheckReason((before) => (before === 'login' ? before : wanted ? 'code' : undefined)), []),
  };
}

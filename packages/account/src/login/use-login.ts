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

/** A login that can be sent, or why it cannot. */
export type Prepared = { readonly request: RequestOf<'loginV2'>; readonly entry: SignInAttempt } | { readonly problem: ApiProblem };

/** Sending a login, of whatever kind. */
export interface LoginFlow extends Omit<SubmitState, 'run'> {
  /**
   * Resolves to what went wrong; to nothing after a login, where a second factor is asked for, or while another attempt
   * is under way.
   */
  readonly submit: (prepare: () => Prepared | Promise<Prepared>) => Promise<ApiProblem | undefined>;
  readonly check: HumanCheckState;
  /** An answer asked for the human check, of a login or of the sending of a code. */
  readonly checkShown: boolean;
  /** A login is not sent without it. */
  readonly checkRequired: boolean;
  /** The sending of a code wants it. */
  readonly showCheck: () => void;
}

/** Logs in, asks whether a person does once an answer wants that, and hands the answer on. */
export function useLogin({ take }: SignInFlow): LoginFlow {
  const dispatch = useDispatch<SessionDispatch>();
  const [wanted, setWanted] = useState<'login' | 'code'>();
  const check = useHumanCheck(wanted !== undefined);
  const { run, ...attempt } = useSubmit();
  const checkRequired = wanted === 'login';

  const send = async (prepare: () => Prepared | Promise<Prepared>): Promise<ApiProblem | undefined> => {
    const prepared = await prepare();
    if ('problem' in prepared) return prepared.problem;
    const { request, entry } = prepared;
    // On its way while the gateway thinks: whoever is asked for a second factor sees its field at once.
    void loadSecondFactor().catch(() => undefined);
    const proof = checkRequired ? check.proof : undefined;
    const { data, error } = await dispatch(accountApi.endpoints.login.initiate({ ...request, ...proof }, { track: false }));
    if (data !== undefined) {
      // A proof is good for one attempt, and whoever comes back from the second step makes another.
      if (checkRequired && 'secondFactor' in data) check.renew();
      await take(data, entry);
      return undefined;
    }
    const problem = problemOf(error);
    // Where no answer came the proof may still be good; what was typed stays for the next try.
    if (checkRequired && !outcomeUnknown(problem)) check.renew();
    if (requiresHumanCheck(problem)) setWanted('login');
    return problem;
  };
  return {
    ...attempt,
    submit: (prepare) => run(() => send(prepare)),
    check,
    checkShown: wanted !== undefined,
    checkRequired,
    showCheck: useCallback(() => setWanted((before) => before ?? 'code'), []),
  };
}

import type { ApiProblem } from '@livery/api-sdk';
import type { SessionDispatch } from '@livery/session';
import { useDialogs } from '@livery/app-shell';
import { problemOf, useSubmit } from '@livery/forms';
import type { SmsCode, SubmitState } from '@livery/forms';
import { problemMessage } from '@livery/session';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';
import type { Challenge, SignedIn } from './use-sign-in-flow.ts';

/** How someone proves again who they are. */
export type Method = Challenge['methods'][number]['method'];

/** What the second factor is asked with, and what becomes of it. */
export interface SecondFactorOptions {
  readonly challenge: Challenge;
  readonly onOpened: (opened: SignedIn) => Promise<void>;
  /** The challenge has expired. */
  readonly onExpired: () => void;
}

/** What became of the sending of a code. */
export interface Sending {
  readonly sent: boolean;
  /** Seconds until the next may be requested; at once without it. */
  readonly wait: number | undefined;
}

/** Proving again who one is. */
export interface SecondFactorFlow extends Omit<SubmitState, 'run'> {
  /** Sends the result of `prove`. Resolves to the problem; to undefined after a login, an expired challenge, or while another attempt is pending. */
  readonly verify: (method: Method, prove: SmsCode['prove']) => Promise<ApiProblem | undefined>;
  /** Has a code sent by SMS. */
  readonly sendCode: () => Promise<Sending>;
  readonly trusted: boolean;
  readonly setTrusted: (trusted: boolean) => void;
}

/** Answers a challenge. Codes are sent trimmed, and once. */
export function useSecondFactor({ challenge, onOpened, onExpired }: SecondFactorOptions): SecondFactorFlow {
  const { challengeId } = challenge;
  const dispatch = useDispatch<SessionDispatch>();
  const { alert } = useDialogs();
  const { run, ...attempt } = useSubmit();
  const [trusted, setTrusted] = useState(true);

  const verify = async (method: Method, prove: SmsCode['prove']): Promise<ApiProblem | undefined> => {
    const proved = await prove();
    if ('problem' in proved) return proved.problem;
    const { code, idToken } = proved.proof;
    const request = { challengeId, method, code: code.trim(), registerAddress: trusted, ...(idToken === undefined ? {} : { firebaseIdToken: idToken }) };
    const { data, error } = await dispatch(accountApi.endpoints.loginVerify.initiate(request, { track: false }));
    if (data !== undefined) {
      await onOpened(data);
      return undefined;
    }
    const problem = problemOf(error);
    if (problem.code !== 'CHALLENGE_EXPIRED') return problem;
    onExpired();
    return undefined;
  };

  const sendCode = async (): Promise<Sending> => {
    const { data, error } = await dispatch(accountApi.endpoints.loginVerifySms.initiate({ challengeId }, { track: false }));
    if (data !== undefined) return { sent: true, wait: data.expiredMinutes * 60 };
    const problem = problemOf(error);
    if (problem.code === 'CHALLENGE_EXPIRED') onExpired();
    // The server's message, as P-8.3 of docs/product.md requires; the catalogue's where there was no answer.
    else await alert({ title: { ns: 'errors', key: 'title' }, body: problem.message === '' ? problemMessage(problem) : { text: problem.message } });
    return { sent: false, wait: problem.retryAfter };
  };

  return { ...attempt, verify: (method, prove) => run(() => verify(method, prove)), sendCode, trusted, setTrusted };
}

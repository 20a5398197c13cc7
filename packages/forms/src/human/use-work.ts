import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { preloadableLazy } from '@livery/ui-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formsApi } from '../api.ts';

/** A chunk of its own, since few choose it. */
const solver = preloadableLazy(() => import('./solve-work.ts'));

/** How the work that a device does in place of the captcha stands. */
export type WorkStatus = 'working' | 'solved' | 'expired' | 'failed';

/** The alternative to the captcha that needs neither eyes nor ears. */
export interface WorkState {
  /** It is done in place of the captcha. */
  readonly chosen: boolean;
  readonly status: WorkStatus;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed, where the server said so. */
  readonly problem: ApiProblem | undefined;
  /** What a request carries; undefined until it is solved. */
  readonly solution: string | undefined;
  readonly choose: () => void;
  /** Returns to the captcha. */
  readonly leave: () => void;
  /** Begins again: a solution is good for one attempt. */
  readonly renew: () => void;
}

interface Attempt {
  readonly status: WorkStatus;
  readonly progress: number;
  readonly problem?: ApiProblem | undefined;
  readonly solution?: string | undefined;
  /** When the challenge expires (epoch milliseconds). */
  readonly until?: number | undefined;
}

const initial: Attempt = { status: 'working', progress: 0 };

/**
 * Does the work from when it is chosen, as long as a human check is wanted.
 *
 * @param kept the solution that stays, whatever its age: what was sent with it may be sent again
 */
export function useWork(wanted: boolean, kept: string | undefined): WorkState {
  const [ask] = formsApi.useCaptchaWorkMutation();
  const [chosen, setChosen] = useState(false);
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState<Attempt>(initial);
  const renew = useCallback(() => {
    setAttempt(initial);
    setRound((before) => before + 1);
  }, []);
  const choose = useCallback(() => {
    setAttempt(initial);
    setChosen(true);
  }, []);
  const leave = useCallback(() => setChosen(false), []);
  const working = useRef<AbortController>(undefined);

  useEffect(() => {
    if (!wanted || !chosen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    working.current = controller;
    const work = async () => {
      const [{ challenge, expiresIn }, { solveWork }] = await Promise.all([ask({}).unwrap(), solver.load()]);
      if (signal.aborted) return;
      const until = Date.now() + expiresIn * 1000;
      setAttempt((before) => ({ ...before, until }));
      const solution = await solveWork(challenge, { signal, onProgress: (progress) => setAttempt((before) => (signal.aborted ? before : { ...before, progress })) });
      setAttempt((before) => (signal.aborted ? before : { status: 'solved', progress: 1, solution, until }));
    };
    work().catch((error: unknown) => {
      if (!signal.aborted) setAttempt({ status: 'failed', progress: 0, problem: isApiProblem(error) ? error : undefined });
    });
    return () => controller.abort();
  }, [wanted, chosen, round, ask]);

  const { until, solution } = attempt;
  const isKept = solution !== undefined && solution === kept;
  useEffect(() => {
    if (until === undefined || isKept) return undefined;
    const expiry = setTimeout(() => {
      working.current?.abort();
      setAttempt({ status: 'expired', progress: 0 });
    }, until - Date.now());
    return () => clearTimeout(expiry);
  }, [until, isKept]);

  return { chosen, status: attempt.status, progress: attempt.progress, problem: attempt.problem, solution, choose, leave, renew };
}

import type { ApiProblem } from '@livery/api-sdk';
import { useCallback, useRef, useState } from 'react';

/** Where the sending of a form stands. */
export interface SubmitState {
  readonly busy: boolean;
  /** What went wrong the last time; stays while the next attempt is under way, so that nothing jumps. */
  readonly problem: ApiProblem | undefined;
  /** Attempts that have failed: another number makes the same message be spoken again. */
  readonly failures: number;
  /** Sends; `act` resolves to what went wrong. While one attempt is under way another does nothing and resolves to nothing. */
  readonly run: (act: () => Promise<ApiProblem | undefined>) => Promise<ApiProblem | undefined>;
}

/** Keeps a form to one attempt at a time: a double click, or Enter pressed twice, sends once. */
export function useSubmit(): SubmitState {
  const [state, setState] = useState<Omit<SubmitState, 'run'>>({ busy: false, problem: undefined, failures: 0 });
  const sending = useRef(false);
  const run = useCallback<SubmitState['run']>(async (act) => {
    if (sending.current) return undefined;
    sending.current = true;
    setState((before) => ({ ...before, busy: true }));
    try {
      const problem = await act();
      setState(({ failures }) => ({ busy: true, problem, failures: problem === undefined ? failures : failures + 1 }));
      return problem;
    } finally {
      sending.current = false;
      setState((before) => ({ ...before, busy: false }));
    }
  }, []);
  return { ...state, run };
}

import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { codeMessage } from './code-message.ts';
import type { Method, SecondFactorFlow } from './use-second-factor.ts';

/** A code that is typed, of whichever kind: of the app, from an SMS, or a recovery code. */
export interface CodeFactor {
  readonly code: string;
  readonly change: (code: string) => void;
  /** The message at its field. */
  readonly error: Message | undefined;
  /** A code was sent: clears the fault of an earlier or missing one. */
  readonly clearMessage: () => void;
  /** Sends it, unless it is missing; resolves to whether the field needs the focus. */
  readonly send: (method: Method, code: string) => Promise<boolean>;
}

const missing: Message = { ns: 'errors', key: 'code.missing' };

/** Keeps a code; `problem` is what was found at the last try, as far as it concerns the way that shows. */
export function useCodeFactor(method: Method, problem: ApiProblem | undefined, { verify, busy }: Pick<SecondFactorFlow, 'verify' | 'busy'>): CodeFactor {
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const [old, setOld] = useState<ApiProblem>();
  const wrong = problem === undefined || problem === old ? undefined : codeMessage(method, problem);

  return {
    code,
    error: empty ? missing : wrong,
    change: (typed) => {
      setCode(typed);
      setEmpty(false);
    },
    clearMessage: () => {
      setEmpty(false);
      setOld(problem);
    },
    send: async (method, typed) => {
      if (busy) return false;
      setEmpty(typed.trim() === '');
      if (typed.trim() === '') return true;
      const refused = await verify(method, async () => ({ proof: { code: typed, idToken: undefined } }));
      if (refused === undefined) return false;
      // A code that was refused is of no more use; one that may not have arrived is.
      if (codeMessage(method, refused) !== undefined) setCode('');
      return true;
    },
  };
}

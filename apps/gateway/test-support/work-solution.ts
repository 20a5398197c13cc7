import type { ResponseOf } from '@livery/contracts';
import { solveChallenge, type DeriveKeyFunction } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

type Challenge = ResponseOf<'captchaWork'>['challenge'];

export interface Worked {
  /** What a request carries as `captchaWork`. */
  readonly solution: string;
  /** How many keys were derived for it. */
  readonly derivations: number;
}

/** What a request carries for a challenge and something that is taken for its solution. */
export const packed = (challenge: Challenge, solution: { readonly counter: number; readonly derivedKey: string }): string =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');

/** Does the work of a challenge, as a script would. */
export async function workOut(challenge: Challenge): Promise<Worked> {
  let derivations = 0;
  const counted: DeriveKeyFunction = (...args) => {
    derivations += 1;
    return deriveKey(...args);
  };
  const solution = await solveChallenge({ challenge, deriveKey: counted, timeout: 0 });
  if (solution === null) throw new Error('The challenge has no solution.');
  return { solution: packed(challenge, solution), derivations };
}

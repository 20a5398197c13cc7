import type { ResponseOf } from '@livery/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A challenge of work. */
export type WorkChallenge = ResponseOf<'captchaWork'>['challenge'];

export interface SolveOptions {
  /** Ends the work. */
  readonly signal: AbortSignal;
  /** Told the share of all counters that were tried, from 0 to 1, at each whole percent. */
  readonly onProgress: (share: number) => void;
  /** Derivations under way at once; what the device has cores for unless stated, four at most. */
  readonly atOnce?: number;
}

const MOST_AT_ONCE = 4;

/**
 * Does the work of a challenge by WebCrypto, which computes beside the page: no worker is needed and the page stays responsive.
 *
 * @returns what a request carries as `captchaWork`
 * @throws DOMException AbortError when it was ended before
 */
export async function solveWork(challenge: WorkChallenge, { signal, onProgress, atOnce = Math.min(MOST_AT_ONCE, navigator.hardwareConcurrency || 1) }: SolveOptions): Promise<string> {
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const { most } = challenge.parameters.data;
  let tried = 0;
  const counted: typeof deriveKey = async (...parts) => {
    const derived = await deriveKey(...parts);
    tried += 1;
    if (Math.floor((tried * 100) / most) > Math.floor(((tried - 1) * 100) / most)) onProgress(Math.min(1, tried / most));
    return derived;
  };
  try {
    const lanes = Array.from({ length: atOnce }, (_, lane) => solveChallenge({ challenge, controller, counterStart: lane, counterStep: atOnce, deriveKey: counted, timeout: 0 }));
    const solution = await Promise.race(lanes);
    if (solution === null) throw new DOMException('The work was ended.', 'AbortError');
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}

import { createLocalJWKSet, errors, type FlattenedJWSInput, type JWSHeaderParameters, type JWTVerifyGetKey } from 'jose';
import { createShortCache, type Clock } from '../../../platform/db/index.ts';
import { readAnswer, type Fetch } from '../../../platform/http/index.ts';

/** Public keys of outside providers, by the address of their set. */
export interface KeySets {
  /** Finds the key that a token names. */
  at(url: string): JWTVerifyGetKey;
}

/** A set is read again after this time, so that a withdrawn key is no longer trusted. */
const CACHE_TTL_MS = 10 * 60_000;
/** A missing key causes at most one read per this time, whatever tokens come in. */
const REFETCH_PAUSE_MS = 30_000;
const TIMEOUT_MS = 5_000;
/** Bytes: some hundred keys. */
const LONGEST_SET = 262_144;

type Resolve = ReturnType<typeof createLocalJWKSet>;

/** {@link KeySets} with a cache, on the given clock. */
export function createKeySets(clock: Clock, fetch: Fetch): KeySets {
  const known = createShortCache<Resolve>(clock, { keptMs: CACHE_TTL_MS });

  async function read(url: string): Promise<Resolve> {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`The key set at ${url} answered ${answer.status}.`);
    return createLocalJWKSet(JSON.parse(await readAnswer(answer, LONGEST_SET)) as Parameters<typeof createLocalJWKSet>[0]);
  }

  return {
    at: (url) => async (header: JWSHeaderParameters, token: FlattenedJWSInput) => {
      try {
        return await (await known.get(url, () => read(url)))(header, token);
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        return (await known.get(url, () => read(url), REFETCH_PAUSE_MS))(header, token);
      }
    },
  };
}

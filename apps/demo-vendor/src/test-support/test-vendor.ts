import type { LaunchAnswer, Problem, RoundView } from '../shared/protocol.ts';
import { cosmeticRandom } from '../shared/skin.ts';
import { buildApp } from '../server/app.ts';
import { fixedKeys } from '../server/wallet/signing-keys.ts';
import { frameAncestorsOf } from '../server/http/frame-ancestors.ts';
import { uniformRng } from '../server/engine/random.ts';
import { openStore } from '../server/storage/store.ts';
import type { Store } from '../server/storage/store.ts';
import { SIGNING_KEY } from './slot-vendor.ts';
import { ManualClock } from './clocks.ts';
import { FakeWallet } from './fake-wallet.ts';
import { createSeamlessWallet } from '../server/wallet/seamless-wallet.ts';

/** Parts of a test vendor; with those of another one, it acts as a restarted process. */
export interface TestVendorParts {
  readonly store?: Store;
  readonly wallet?: FakeWallet;
  readonly clock?: ManualClock;
  /** Draws in place of the seeded generator. */
  readonly below?: (bound: number) => number;
}

let ids = 0;

/** Starts a vendor with one game on a manual clock. */
export function startTestVendor(vendor: string, game: string, parts: TestVendorParts = {}) {
  const clock = parts.clock ?? new ManualClock();
  const store = parts.store ?? openStore(':memory:');
  const wallet = parts.wallet ?? new FakeWallet(SIGNING_KEY, game);
  const keys = fixedKeys({ [vendor]: { 'brand-a': SIGNING_KEY } });
  const source = cosmeticRandom(7);
  const newId = (): string => `${clock.now()}-${(ids += 1)}`;
  const { app, resume } = buildApp({
    store, keys, clock, newId,
    wallet: createSeamlessWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId, fetch: wallet.fetch }),
    rng: parts.below === undefined ? uniformRng(() => Math.floor(source() * 2 ** 32)) : { below: parts.below },
    frameAncestors: frameAncestorsOf([]),
  });
  resume();
  const ask = async <T>(method: 'GET' | 'POST', url: string, sessionId: string, payload?: object): Promise<T & Problem> => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${sessionId}` }, ...(payload === undefined ? {} : { payload }) });
    return answer.json<T & Problem>();
  };
  return {
    app, store, wallet, clock,
    async open(player = 'Mira'): Promise<LaunchAnswer> {
      const payload = { token: `${player}.${newId()}`, nonce: 'n'.repeat(32), merchant: 'brand-a', game };
      return (await app.inject({ method: 'POST', url: '/api/launch', payload })).json<LaunchAnswer>();
    },
    play: (sessionId: string, spinId: string, stake: bigint, choice: unknown = null) =>
      ask<RoundView>('POST', '/api/spin', sessionId, { spinId, stake: stake.toString(), choice }),
    find: async (sessionId: string, spinId: string) => (await ask<{ round: RoundView }>('GET', `/api/spin/${spinId}`, sessionId)).round,
  };
}

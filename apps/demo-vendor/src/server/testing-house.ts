import type { LaunchAnswer, Problem, RoundView } from '../shared/protocol.ts';
import { lookRandom } from '../shared/skin.ts';
import { buildApp } from './app.ts';
import { fixedKeys } from './keys.ts';
import { parentsOf } from './parents.ts';
import { evenDraws } from './random.ts';
import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { KEY } from './testing-app.ts';
import { HandClock } from './testing-clock.ts';
import { TestingWallet } from './testing-wallet.ts';
import { createWallet } from './wallet.ts';

/** What a house starts from; given another's parts, it is the process that starts after that one died. */
export interface HouseParts {
  readonly store?: Store;
  readonly wallet?: TestingWallet;
  readonly clock?: HandClock;
  /** Draws in place of chance. */
  readonly below?: (bound: number) => number;
}

let ids = 0;

/** A vendor of the house with one game, on a clock that is moved by hand. */
export function testingHouse(vendor: string, game: string, parts: HouseParts = {}) {
  const clock = parts.clock ?? new HandClock();
  const store = parts.store ?? openStore(':memory:');
  const wallet = parts.wallet ?? new TestingWallet(KEY, game);
  const keys = fixedKeys({ [vendor]: { 'brand-a': KEY } });
  const source = lookRandom(7);
  const newId = (): string => `${clock.now()}-${(ids += 1)}`;
  const { app, resume } = buildApp({
    store, keys, clock, newId,
    wallet: createWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId, fetch: wallet.fetch }),
    rng: parts.below === undefined ? evenDraws(() => Math.floor(source() * 2 ** 32)) : { below: parts.below },
    parents: parentsOf([]),
  });
  resume();
  const ask = async <T>(method: 'GET' | 'POST', url: string, sessionId: string, payload?: object): Promise<T & Problem> => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${sessionId}` }, ...(payload === undefined ? {} : { payload }) });
    return answer.json<T & Problem>();
  };
  return {
    app, store, wallet, clock,
    /** Opens a session for a player. */
    async open(player = 'Mira'): Promise<LaunchAnswer> {
      const payload = { token: `${player}.${newId()}`, nonce: 'n'.repeat(32), merchant: 'brand-a', game };
      return (await app.inject({ method: 'POST', url: '/api/launch', payload })).json<LaunchAnswer>();
    },
    play: (sessionId: string, spinId: string, stake: bigint, choice: unknown = null) =>
      ask<RoundView>('POST', '/api/spin', sessionId, { spinId, stake: stake.toString(), choice }),
    find: async (sessionId: string, spinId: string) => (await ask<{ round: RoundView }>('GET', `/api/spin/${spinId}`, sessionId)).round,
  };
}

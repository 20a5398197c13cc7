import { openStore } from './store.ts';
import type { Store } from './store.ts';
import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import { fixedKeys } from './keys.ts';
import { parentsOf } from './parents.ts';
import { evenDraws } from './random.ts';
import { TestingWallet } from './testing-wallet.ts';
import { createWallet } from './wallet.ts';
import { lookRandom } from '../shared/skin.ts';
import type { LaunchAnswer, Problem, RoundView } from '../shared/protocol.ts';

/** A clock that jumps: sleeping takes no time, but moves it on. Long sleeps can be held back with `hold`. */
export class JumpingClock implements Clock {
  time = 1_760_000_000_000;
  /** Sleeps of this length or more wait for `release`. */
  hold = Infinity;
  readonly slept: number[] = [];
  private waiting: (() => void)[] = [];

  now = (): number => this.time;

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms >= this.hold) {
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      return;
    }
    this.slept.push(ms);
    this.time += ms;
    await new Promise((resolve) => setImmediate(resolve));
  }

  release(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** What a test gets to work with. */
export interface TestingVendor extends ReturnType<typeof buildApp> {
  readonly store: Store;
  readonly wallet: TestingWallet;
  readonly clock: JumpingClock;
  launch(fields?: Record<string, unknown>): Promise<{ statusCode: number; json(): unknown }>;
  open(): Promise<LaunchAnswer>;
  spin(sessionId: string, spinId: string, stake?: string): Promise<{ status: number; body: RoundView & Problem }>;
  authorization(sessionId: string): { authorization: string };
}

/** The key of the test's brand × vendor. */
export const KEY = '00112233445566778899aabbccddeeff';
/** The game its tokens open. */
export const GAME = 'RNG-0007';

/** A vendor with a wallet beside it. Given another's store, it is the process that starts after that one died. */
export function testingVendor(wallet = new TestingWallet(KEY, GAME), given?: Store): TestingVendor {
  const clock = new JumpingClock();
  clock.hold = 6000;
  const keys = fixedKeys({ VND: { 'brand-a': KEY } });
  let ids = 0;
  const source = lookRandom(99);
  const store = given ?? openStore(':memory:');
  const client = createWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId: () => `req-${(ids += 1)}`, fetch: wallet.fetch });
  const { app, resume } = buildApp({
    store, wallet: client, keys, clock,
    rng: evenDraws(() => Math.floor(source() * 2 ** 32)),
    parents: parentsOf(['http://localhost:*', 'http://*.localhost:*']),
    newId: () => `round-${(ids += 1)}`,
  });
  const nonce = 'n'.repeat(32);
  const launch = (fields: Record<string, unknown> = {}) =>
    app.inject({ method: 'POST', url: '/api/launch', payload: { token: 'one-time', nonce, merchant: 'brand-a', game: GAME, return: 'http://a.localhost:4000', ...fields } });
  const open = async (): Promise<LaunchAnswer> => (await launch()).json<LaunchAnswer>();
  const authorization = (sessionId: string) => ({ authorization: `Bearer ${sessionId}` });
  const spin = async (sessionId: string, spinId: string, stake = '100') => {
    const response = await app.inject({ method: 'POST', url: '/api/spin', headers: authorization(sessionId), payload: { spinId, stake } });
    return { status: response.statusCode, body: response.json<RoundView & Problem>() };
  };
  return { app, resume, store, wallet, clock, launch, open, spin, authorization };
}

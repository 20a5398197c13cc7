import { openStore } from '../server/storage/store.ts';
import type { Store } from '../server/storage/store.ts';
import { buildApp } from '../server/app.ts';
import { JumpingClock } from './clocks.ts';
import { fixedKeys } from '../server/wallet/signing-keys.ts';
import { frameAncestorsOf } from '../server/http/frame-ancestors.ts';
import { uniformRng } from '../server/engine/random.ts';
import { FakeWallet } from './fake-wallet.ts';
import { createSeamlessWallet } from '../server/wallet/seamless-wallet.ts';
import { cosmeticRandom } from '../shared/skin.ts';
import type { LaunchAnswer, Problem, RoundView } from '../shared/protocol.ts';

/** A vendor with slots for tests. */
export interface SlotTestVendor extends ReturnType<typeof buildApp> {
  readonly store: Store;
  readonly wallet: FakeWallet;
  readonly clock: JumpingClock;
  launch(fields?: Record<string, unknown>): Promise<{ statusCode: number; json(): unknown }>;
  open(): Promise<LaunchAnswer>;
  spin(sessionId: string, spinId: string, stake?: string): Promise<{ status: number; body: RoundView & Problem }>;
  authorization(sessionId: string): { authorization: string };
}

/** The signing key of the test's vendor. */
export const SIGNING_KEY = { id: 'key-1', secret: '00112233445566778899aabbccddeeff' };
/** The game that the test's tokens open. */
export const SLOT_GAME = 'RNG-0007';

/** Starts a slot vendor with a fake wallet. With the store of another one, it acts as a restarted process. */
export function startSlotVendor(wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME), given?: Store): SlotTestVendor {
  const clock = new JumpingClock();
  clock.hold = 6000;
  const keys = fixedKeys({ VND: { 'brand-a': SIGNING_KEY } });
  let ids = 0;
  const source = cosmeticRandom(99);
  const store = given ?? openStore(':memory:');
  const client = createSeamlessWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId: () => `req-${(ids += 1)}`, fetch: wallet.fetch });
  const { app, resume } = buildApp({
    store, wallet: client, keys, clock,
    rng: uniformRng(() => Math.floor(source() * 2 ** 32)),
    frameAncestors: frameAncestorsOf(['http://localhost:*', 'http://*.localhost:*']),
    newId: () => `round-${(ids += 1)}`,
  });
  const nonce = 'n'.repeat(32);
  const launch = (fields: Record<string, unknown> = {}) =>
    app.inject({ method: 'POST', url: '/api/launch', payload: { token: 'one-time', nonce, merchant: 'brand-a', game: SLOT_GAME, return: 'http://a.localhost:4000', ...fields } });
  const open = async (): Promise<LaunchAnswer> => (await launch()).json<LaunchAnswer>();
  const authorization = (sessionId: string) => ({ authorization: `Bearer ${sessionId}` });
  const spin = async (sessionId: string, spinId: string, stake = '100') => {
    const response = await app.inject({ method: 'POST', url: '/api/spin', headers: authorization(sessionId), payload: { spinId, stake } });
    return { status: response.statusCode, body: response.json<RoundView & Problem>() };
  };
  return { app, resume, store, wallet, clock, launch, open, spin, authorization };
}

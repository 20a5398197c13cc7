import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { fixedKeys } from '../server/wallet/signing-keys.ts';
import { frameAncestorsOf } from '../server/http/frame-ancestors.ts';
import { secureRng } from '../server/engine/random.ts';
import { openStore } from '../server/storage/store.ts';
import { SIGNING_KEY } from './slot-vendor.ts';
import { LeapingClock } from './clocks.ts';
import { FakeWallet } from './fake-wallet.ts';
import { createSeamlessWallet } from '../server/wallet/seamless-wallet.ts';

/** A vendor that serves its page, for tests in a browser. */
export interface PageServer {
  readonly wallet: FakeWallet;
  readonly clock: LeapingClock;
  readonly origin: string;
  /** The address of a launch with a new token. */
  launchUrl(fields: Readonly<Record<string, string>>): string;
  /** Determines the next draws, for slots five stops for each spin; later draws are random. */
  draw(...spins: readonly (readonly number[])[]): void;
  close(): Promise<void>;
}

/** Starts a vendor for one game with the page built in `pageDir`. */
export async function startPageServer(game: string, pageDir: string, vendor = 'VND'): Promise<PageServer> {
  const clock = new LeapingClock();
  const wallet = new FakeWallet(SIGNING_KEY, game);
  const keys = fixedKeys({ [vendor]: { 'brand-a': SIGNING_KEY } });
  const stops: number[] = [];
  const { app, resume } = buildApp({
    store: openStore(':memory:'),
    wallet: createSeamlessWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId: randomUUID, fetch: wallet.fetch }),
    keys,
    clock,
    rng: { below: (bound) => (stops.shift() ?? secureRng.below(bound)) % bound },
    frameAncestors: frameAncestorsOf(['http://localhost:*', 'http://*.localhost:*']),
    newId: randomUUID,
    pageDir,
  });
  await app.listen({ port: 0, host: 'localhost' });
  resume();
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  return {
    wallet,
    clock,
    origin,
    launchUrl(fields) {
      const query = new URLSearchParams({ token: randomUUID(), game, vendor, merchant: 'brand-a', lang: 'en', currency: 'EUR', exponent: '2', ...fields });
      return `${origin}/play?${query.toString()}`;
    },
    draw: (...spins) => void stops.push(...spins.flat()),
    close: async () => app.close(),
  };
}

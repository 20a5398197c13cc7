import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { fixedKeys } from './keys.ts';
import { parentsOf } from './parents.ts';
import { secureRng } from './random.ts';
import { openStore } from './store.ts';
import { KEY } from './testing-app.ts';
import { LeapClock } from './testing-clock.ts';
import { TestingWallet } from './testing-wallet.ts';
import { createWallet } from './wallet.ts';

/** A vendor that serves its page on a port of its own, for tests in a browser. */
export interface TestingPage {
  readonly wallet: TestingWallet;
  readonly clock: LeapClock;
  readonly origin: string;
  /** Address of a launch with a fresh token. */
  launchUrl(fields: Readonly<Record<string, string>>): string;
  /** Decides the next stops, five for each spin; afterwards chance decides again. */
  draw(...spins: readonly (readonly number[])[]): void;
  close(): Promise<void>;
}

/** Starts a vendor for one game with the page built in `pageDir`. */
export async function testingPage(game: string, pageDir: string, vendor = 'VND'): Promise<TestingPage> {
  const clock = new LeapClock();
  const wallet = new TestingWallet(KEY, game);
  const keys = fixedKeys({ [vendor]: { 'brand-a': KEY } });
  const stops: number[] = [];
  const { app, resume } = buildApp({
    store: openStore(':memory:'),
    wallet: createWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 1000, newId: randomUUID, fetch: wallet.fetch }),
    keys,
    clock,
    rng: { below: (bound) => (stops.shift() ?? secureRng.below(bound)) % bound },
    parents: parentsOf(['http://localhost:*', 'http://*.localhost:*']),
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

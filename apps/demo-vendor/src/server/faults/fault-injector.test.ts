import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LaunchAnswer, RoundView } from '../../shared/protocol.ts';
import { cosmeticRandom } from '../../shared/skin.ts';
import { buildApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { fixedKeys } from '../wallet/signing-keys.ts';
import { frameAncestorsOf } from '../http/frame-ancestors.ts';
import { uniformRng } from '../engine/random.ts';
import { openStore } from '../storage/store.ts';
import { SLOT_GAME, SIGNING_KEY } from '../../test-support/slot-vendor.ts';
import { FakeWallet } from '../../test-support/fake-wallet.ts';
import { createSeamlessWallet } from '../wallet/seamless-wallet.ts';
import { FAULTS, parseFaultPlan } from './fault-plan.ts';
import type { Fault } from './fault-plan.ts';
import { createFaultInjector } from './fault-injector.ts';
import { faultyFetch } from './faulty-fetch.ts';

/** A clock whose sleeps take no real time and end one after the other, in the order of their time. */
function leapingClock(): Clock {
  let now = 1_760_000_000_000;
  const timers: { readonly until: number; readonly wake: () => void }[] = [];
  const wakeNext = (): void => {
    const next = timers.toSorted((a, b) => a.until - b.until)[0];
    if (next === undefined) return;
    timers.splice(timers.indexOf(next), 1);
    now = Math.max(now, next.until);
    next.wake();
  };
  return {
    now: () => now,
    sleep: (ms) => new Promise((wake) => {
      timers.push({ until: now + ms, wake });
      setTimeout(wakeNext, 0);
    }),
  };
}

/** A vendor whose calls get faults, and its wallet. */
function faultyVendor(plan: Partial<Record<Fault, number>>, seed: string) {
  const clock = leapingClock();
  const wallet = new FakeWallet(SIGNING_KEY, SLOT_GAME);
  const keys = fixedKeys({ VND: { 'brand-a': SIGNING_KEY } });
  const happened: string[] = [];
  const decided = createFaultInjector(() => ({ seed, vendors: { '*': plan } }));
  const faults = {
    next(vendor: string, call: string) {
      const fault = call === 'authenticate' ? undefined : decided.next(vendor, call);
      if (fault !== undefined) happened.push(fault);
      return fault;
    },
  };
  let ids = 0;
  const newId = (): string => `id-${(ids += 1)}`;
  const draws = cosmeticRandom(5);
  const store = openStore(':memory:');
  const { app } = buildApp({
    store, keys, clock, newId, faults,
    wallet: createSeamlessWallet({ gatewayUrl: 'http://wallet.test', keys, clock, timeoutMs: 60_000, newId, fetch: faultyFetch({ fetch: wallet.fetch, faults, keys, clock, newId }) }),
    rng: uniformRng(() => Math.floor(draws() * 2 ** 32)),
    frameAncestors: frameAncestorsOf([]),
  });
  return { app, store, wallet, happened };
}

async function playThrough({ app, store, wallet }: ReturnType<typeof faultyVendor>, rounds: number) {
  const launched = await app.inject({ method: 'POST', url: '/api/launch', payload: { token: 't', nonce: 'n'.repeat(32), merchant: 'brand-a', game: SLOT_GAME } });
  const headers = { authorization: `Bearer ${launched.json<LaunchAnswer>().sessionId}` };
  let [staked, won] = [0n, 0n];
  const ends = new Set<string>();
  for (let n = 0; n < rounds; n += 1) {
    const spinId = `spin-${String(n).padStart(6, '0')}`;
    await app.inject({ method: 'POST', url: '/api/spin', headers, payload: { spinId, stake: '100' } });
    while (store.unfinishedRounds().length > 0) await new Promise((soon) => setTimeout(soon, 1));
    const { round } = (await app.inject({ method: 'GET', url: `/api/spin/${spinId}`, headers })).json<{ round: RoundView }>();
    ends.add(round.status);
    if (round.status === 'settled') [staked, won] = [staked + 100n, won + BigInt(round.win)];
  }
  await new Promise((soon) => setTimeout(soon, 30));
  return { ends, expected: 100_000n - staked + won, balance: wallet.balance };
}

describe('rounds with injected faults', () => {
  it.each(FAULTS)('leave the same balance in the wallet as in the rounds under "%s"', async (fault) => {
    const vendor = faultyVendor({ [fault]: 0.5 }, fault);
    const { balance, expected } = await playThrough(vendor, 25);
    expect(balance).toBe(expected);
    expect(vendor.happened.length).toBeGreaterThan(5);
  });

  it('do so under all faults at once, and get the same faults with the same seed', async () => {
    const plan = Object.fromEntries(FAULTS.map((fault) => [fault, 0.09]));
    const [one, two] = [faultyVendor(plan, 'monday'), faultyVendor(plan, 'monday')];
    const [first, second] = [await playThrough(one, 50), await playThrough(two, 50)];
    expect([first.balance, second.balance]).toEqual([first.expected, second.expected]);
    expect(new Set(one.happened)).toEqual(new Set(FAULTS));
    expect(two.happened.slice(0, 20)).toEqual(one.happened.slice(0, 20));
    expect(first.ends).toContain('returned');
  });
});

describe('parseFaultPlan', () => {
  it('accepts plans whose chances add up to at most 1 and rejects everything else', () => {
    expect(parseFaultPlan('{"vendors":{"LUM":{"timeout":0.5,"slow":0.5}}}')).toEqual({ seed: '', vendors: { LUM: { timeout: 0.5, slow: 0.5 } } });
    for (const text of ['{}', '{"vendors":{"*":{"timeout":0.6,"slow":0.6}}}', '{"vendors":{"*":{"lightning":0.1}}}', '{"vendors":{},"more":1}']) expect(() => parseFaultPlan(text)).toThrow();
  });

});

describe('createFaultInjector', () => {
  it('applies a plan to the vendors it lists, and the star to all others', () => {
    const faults = createFaultInjector(() => ({ seed: '', vendors: { LUM: {}, '*': { slow: 1 } } }));
    expect([faults.next('LUM', 'bet'), faults.next('CRC', 'bet')]).toEqual([undefined, 'slow']);
  });

});

describe('readConfig', () => {
  it('rejects a fault plan or another clock rate in production', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendor-faults-'));
    const env = { NODE_ENV: 'production', DATA_DIR: folder };
    expect(readConfig(env).production).toBe(true);
    expect(() => readConfig({ ...env, VENDOR_FAULTS: '{"vendors":{}}' })).toThrow('not allowed in production');
    expect(() => readConfig({ ...env, VENDOR_CLOCK_RATE: '2' })).toThrow('not allowed in production');
    writeFileSync(join(folder, 'vendor-faults.json'), '{"vendors":{}}');
    expect(() => readConfig(env)).toThrow('not allowed in production');
    rmSync(folder, { recursive: true });
  });
});

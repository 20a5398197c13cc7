import { describe, expect, it, vi } from 'vitest';
import { WalletRefusal } from '../wallet/index.ts';
import { createAutoTransfer, type AutoTransferDeps } from './auto-transfer.ts';
import type { TransferOrder } from './types.ts';

const WHO = { tenant: 'A', memberId: 'm', currency: 'EUR' };

/** Automatic transfers over a wallet with 100, whose first readers all wait for one another. */
function atOnce(readers: number, whenRefused = new WalletRefusal('INSUFFICIENT_FUNDS')) {
  let available = 100n;
  let waiting = 0;
  const all = Promise.withResolvers<void>();
  const ordered: bigint[] = [];
  const deps = {
    db: { transaction: async (work: (tx: object) => Promise<unknown>) => work({}) },
    wallet: {
      async balanceOf() {
        const read = { kind: 'real', available };
        waiting += 1;
        if (waiting === readers) all.resolve();
        await all.promise;
        return read;
      },
    },
    ports: { vendors: async () => [{ code: 'V' }], mayPlay: async () => true },
    store: { visited: async () => [], open: async () => [] },
    sagas: {
      async request(_tx: object, { amount }: TransferOrder) {
        if (available < amount) throw whenRefused;
        available -= amount;
        ordered.push(amount);
        return { tenant: 'A', id: 'x', state: 'debited' };
      },
      advance: async () => ({ state: 'confirmed' }),
    },
    preferences: { of: async () => ({ autoIn: true, autoHome: false }) },
    played: async () => undefined,
  } as unknown as AutoTransferDeps;
  const { beforeLaunch } = createAutoTransfer(deps);
  return { ordered, launches: Array.from({ length: readers }, () => beforeLaunch(WHO, 'V')) };
}

describe('beforeLaunch', () => {
  it('is ready for every launch and takes the money once when several read the balance at once', async () => {
    const { launches, ordered } = atOnce(3);
    expect(await Promise.all(launches)).toEqual(['ready', 'ready', 'ready']);
    expect(ordered).toEqual([100n]);
  });

  describe('while money of an earlier launch is on its way', () => {
    const NOW = 1_000_000_000;
    /** A launch with an empty wallet and a transfer that is not settled; which ones were carried on, and in what state they are then. */
    function launchAfter(transfer: object, then: string) {
      const advance = vi.fn(async () => ({ state: then }));
      const deps = {
        db: { clock: { now: () => NOW } },
        wallet: { balanceOf: async () => ({ kind: 'real', available: 0n }) },
        ports: { vendors: async () => [{ code: 'V' }], mayPlay: async () => true },
        store: { visited: async () => [], open: async () => [{ tenant: 'A', id: 't', vendor: 'V', direction: 'in', reason: 'launch', state: 'unknown', requestedAt: new Date(NOW - 30_000), ...transfer }] },
        sagas: { advance },
        preferences: { of: async () => ({ autoIn: true, autoHome: false }) },
        played: async () => undefined,
      } as unknown as AutoTransferDeps;
      return { advance, launched: createAutoTransfer(deps).beforeLaunch(WHO, 'V') };
    }
    const moments = (ms: number) => ({ requestedAt: new Date(NOW - ms) });

    it.each([
      ['fails when the vendor does not tell', {}, 'unknown', 'failed', 1],
      ['is ready when the vendor has it', {}, 'confirmed', 'ready', 1],
      ['is ready when it came back', {}, 'failed', 'ready', 1],
      ['carries on what a process that died had not sent', { state: 'debited', ...moments(6_000) }, 'confirmed', 'ready', 1],
      ['fails when another launch has waited for the answer too long', { state: 'sent', ...moments(6_000) }, 'sent', 'failed', 1],
      ['leaves what another launch has just sent to it', { state: 'sent', ...moments(1_000) }, 'sent', 'ready', 0],
      ['leaves what another launch has just begun to it', { state: 'debited', ...moments(1_000) }, 'sent', 'ready', 0],
      ['is ready when it is an operator’s to decide', moments(11 * 60_000), 'unknown', 'ready', 0],
      ['is ready when the member moved it by hand', { reason: 'player' }, 'unknown', 'ready', 0],
      ['is ready when it goes to another vendor', { vendor: 'W' }, 'unknown', 'ready', 0],
      ['is ready when it goes home', { direction: 'out' }, 'unknown', 'ready', 0],
    ])('%s', async (_, transfer, then, outcome, asked) => {
      const { advance, launched } = launchAfter(transfer, then);
      expect([await launched, advance.mock.calls]).toEqual([outcome, Array.from({ length: asked }, () => ['A', 't', 'looking'])]);
    });
  });

  it('rejects with any other refusal of the wallet', async () => {
    const { launches } = atOnce(2, new WalletRefusal('UNKNOWN_ACCOUNT'));
    expect((await Promise.allSettled(launches)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

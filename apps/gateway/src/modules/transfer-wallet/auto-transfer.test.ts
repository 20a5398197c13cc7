import { describe, expect, it } from 'vitest';
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

  it('rejects with any other refusal of the wallet', async () => {
    const { launches } = atOnce(2, new WalletRefusal('UNKNOWN_ACCOUNT'));
    expect((await Promise.allSettled(launches)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

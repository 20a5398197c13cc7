import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../storage/store.ts';
import type { Store } from '../storage/store.ts';
import { createBetLog } from './bet-log.ts';
import { createTransferWallet } from './transfer-wallet.ts';
import { createTransferService } from './transfer-service.ts';

const SCOPE = { vendor: 'TVL', merchant: 'brand-a' };
const SESSION = { ...SCOPE, walletToken: 't', playerId: 'p', gameCode: 'g', currency: 'EUR', scale: 2 };
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A call to the vendor. Ids come from a small pool, so that calls are repeated, early and late; `dies`: the process dies during it. */
const call = fc.record({
  kind: fc.constantFrom('deposit', 'withdraw', 'query', 'bet', 'win', 'roundEnd', 'rollback', 'restart'),
  n: fc.integer({ min: 0, max: 5 }),
  amount: fc.integer({ min: 1, max: 400 }),
  dies: fc.boolean(),
});
type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

function vendorOn(store: Store, dies: () => boolean) {
  // A process that dies during a call never commits: every write reads the clock.
  const clock = { now: () => { if (dies()) throw new Error('killed'); return 1_760_000_000_000; }, sleep: async () => undefined };
  const betLog = createBetLog(store, () => 'book');
  const authenticate = async () => ({ kind: 'unknown', reason: '' }) as const;
  return { betLog, service: createTransferService({ store, clock, newId: () => 'v' }), wallet: createTransferWallet({ store, clock, betLog, authenticate }) };
}

describe('createTransferWallet', () => {
  it('neither creates nor loses money when calls are repeated, late or interrupted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'transfer-wallet-'));
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 5, maxLength: 40 }), async (calls) => {
        const path = join(folder, `${runs += 1}.sqlite`);
        let store = openStore(path);
        let dying = false;
        let vendor = vendorOn(store, () => dying);
        const moved = new Map<string, bigint>();
        const answers = new Map<string, Set<string>>();
        const queried: (readonly [asReported: boolean, asMoved: boolean])[] = [];
        async function carryOut({ kind, n, amount }: Call): Promise<void> {
          const money = { requestId: 'r', ts: 1, transferId: id(n), playerId: 'p', currency: 'EUR', amount: String(amount), scale: 2 };
          if (kind === 'deposit' || kind === 'withdraw') {
            const answer = vendor.service.move(SCOPE, kind, money);
            if (answer.code === 'OK') {
              moved.set(id(n), kind === 'deposit' ? BigInt(amount) : -BigInt(amount));
              // A repeated id always gets the same answer.
              answers.set(id(n), (answers.get(id(n)) ?? new Set()).add(JSON.stringify(answer)));
            }
          } else if (kind === 'query') {
            const answer = vendor.service.query(SCOPE, { requestId: 'r', ts: 1, transferId: id(n) });
            queried.push([answer.code === 'OK' && answer.state === 'completed', moved.has(id(n))]);
          } else if (kind !== 'restart') {
            const [round, bet] = [{ roundId: `r${n}`, txId: `r${n}-${kind}` }, `r${n}-b`];
            if (kind === 'bet') await vendor.wallet.bet(SESSION, { ...round, txId: bet }, BigInt(n + 1));
            else if (kind === 'win') await vendor.wallet.win(SESSION, round, bet, BigInt(amount), {});
            else if (kind === 'roundEnd') await vendor.wallet.roundEnd(SESSION, round, {});
            else await vendor.wallet.rollback(SESSION, round, bet);
          }
        }
        for (const one of calls) {
          dying = one.dies;
          await carryOut(one).catch((error: unknown) => {
            if (!(error instanceof Error) || error.message !== 'killed') throw error;
          });
          dying = false;
          if (one.kind === 'restart') {
            store.close();
            store = openStore(path);
            vendor = vendorOn(store, () => dying);
          }
          const { bets } = vendor.betLog.list(SCOPE, { requestId: 'r', ts: 1, after: '', limit: 200 });
          const played = bets.reduce((sum, { stake, payout, state }) => sum + (state === 'voided' ? 0n : BigInt(payout) - BigInt(stake)), 0n);
          const brought = [...moved.values()].reduce((sum, amount) => sum + amount, 0n);
          const { units } = store.transfers.balance(SESSION);
          expect(units).toBe(brought + played);
          expect(units >= 0n).toBe(true);
          expect(new Set(bets.map(({ betId }) => betId)).size).toBe(bets.length);
        }
        store.close();
        expect([...answers.values()].every(({ size }) => size === 1)).toBe(true);
        expect(queried.filter(([asReported, asMoved]) => asReported !== asMoved)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    rmSync(folder, { recursive: true });
  }, 60_000);
});

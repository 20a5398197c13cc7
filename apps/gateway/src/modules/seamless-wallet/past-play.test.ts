import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { openSeamlessHarness, type SeamlessHarness } from '../../../test-support/seamless-harness.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { createPastPlay, type SeamlessTransaction } from './index.ts';

/** Tables that play writes, but for what was paid in before, and what differs in them between two merchants at which the same is played. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  account: ['id', 'opened_at'],
  journal: ['id'],
  transfer: ['id', 'journal_id', 'debit', 'credit'],
  outbox: ['id', 'written_at'],
  game_round: ['id'],
  game_bet: ['id', 'round', 'journal_id'],
  seamless_tx: ['platform_tx', 'round'],
  game_win: ['round', 'id'],
  game_session: ['token_hash', 'account', 'vendor_account'],
  bet_day: [],
};

const clock = testClock();
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());

async function writtenAt(tenant: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [table, differing] of Object.entries(WRITTEN)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'tenant_id' - ${[...differing]}::text[] as row from ${sql.table(table)} t
        where tenant_id = ${tenant} and coalesce(to_jsonb(t) ->> 'idempotency_key', '') not like 'funds:%' order by 1`.execute(db.query);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

interface Round {
  /** Minutes after the session began. */
  readonly minute: number;
  readonly stake: bigint;
  readonly prize: bigint;
}
const rounds: readonly Round[] = [
  { minute: 1, stake: 100n, prize: 0n },
  { minute: 2, stake: 10n, prize: 990n },
  { minute: 20, stake: 250n, prize: 0n },
  { minute: 45, stake: 40n, prize: 20n },
];

/** What a vendor sends for rounds, with when, in milliseconds after the session began. */
function callsOf(sessionToken: string, playerId: string): { readonly after: number; readonly amount: bigint; readonly request: SeamlessTransaction }[] {
  const common = { sessionToken, playerId, gameCode: 'slot', currency: 'CUR', requestId: 'request', ts: 1, scale: 2 };
  return rounds.flatMap(({ minute, stake, prize }, index) => {
    const round = { ...common, roundId: `r${index}` };
    const bet = { after: minute * 60_000, amount: stake, request: { ...round, call: 'bet' as const, txId: `b${index}`, amount: stake.toString(), roundClosed: prize === 0n } };
    if (prize === 0n) return [bet];
    return [bet, { after: minute * 60_000 + 2_500, amount: prize, request: { ...round, call: 'win' as const, txId: `w${index}`, refTxId: `b${index}`, amount: prize.toString(), roundClosed: true } }];
  });
}

describe('createPastPlay', () => {
  const pastOf = ({ books }: SeamlessHarness) => createPastPlay({ db, wallet: books.wallet, timeZone: 'UTC' });

  it('writes what the same calls write that are made one by one at their times', async () => {
    const [real, past] = [await openSeamlessHarness(db, 'REAL'), await openSeamlessHarness(db, 'PAST')];
    const began = clock.now();
    const { sessionToken, playerId } = await real.sit('ann', 1_000n);
    for (const { after, request } of callsOf(sessionToken, playerId)) {
      clock.advance(began + after - clock.now());
      expect(await real.vendor.transact({ tenant: real.tenant, vendor: 'acme' }, request)).toMatchObject({ code: 'OK' });
    }

    clock.advance(began - clock.now());
    await past.books.member('ann', 1_000n);
    const play = pastOf(past);
    const caller = { tenant: past.tenant, vendor: 'acme' };
    const results = await db.transaction((tx) =>
      play.planned(tx, async () => {
        const token = await play.open(tx, { ...caller, memberId: 'ann', gameCode: 'slot', currency: 'CUR' });
        const calls = callsOf(token, 'ann').map(({ after, amount, request }) => {
          clock.advance(began + after - clock.now());
          return play.timed(caller, { request, amount, category: 'RNG' });
        });
        return play.post(tx, calls);
      }),
    );

    expect(results.map(({ code, balance }) => [code, balance])).toEqual([900n, 890n, 1_880n, 1_630n, 1_590n, 1_610n].map((balance) => ['OK', balance]));
    const written = await writtenAt(past.tenant);
    expect(written).toEqual(await writtenAt(real.tenant));
    expect(written['game_bet']).toHaveLength(rounds.length);
    expect(await past.books.wallet.audit(past.tenant)).toEqual(cleanAudit);
    expect(await past.vendor.totalsDrift(past.tenant)).toEqual([]);
  });

  it('says which call was refused, and plans statements as before afterwards', async () => {
    const desk = await openSeamlessHarness(db, 'POOR');
    await desk.books.member('bo', 105n);
    const play = pastOf(desk);
    const caller = { tenant: desk.tenant, vendor: 'acme' };
    const settings = sql<{ mode: string; scans: string }>`select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as scans`;
    await db.transaction(async (tx) => {
      const before = (await settings.execute(tx)).rows;
      const results = await play.planned(tx, async () => {
        const token = await play.open(tx, { ...caller, memberId: 'bo', gameCode: 'slot', currency: 'CUR' });
        expect((await settings.execute(tx)).rows).toEqual([{ mode: 'force_generic_plan', scans: 'off' }]);
        return play.post(tx, callsOf(token, 'bo').map(({ amount, request }) => play.timed(caller, { request, amount, category: 'RNG' })));
      });
      expect(results.map(({ code, balance }) => [code, balance])).toEqual([
        ['OK', 5n], ['INSUFFICIENT_FUNDS', 5n], ['TX_NOT_FOUND', 5n], ['INSUFFICIENT_FUNDS', 5n], ['INSUFFICIENT_FUNDS', 5n], ['TX_NOT_FOUND', 5n],
      ]);
      expect((await settings.execute(tx)).rows).toEqual(before);
    });
  });
});

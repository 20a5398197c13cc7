import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '@livery/test-config';
import { testClock } from '../../../../test-support/clock.ts';
import { onOneEngine, testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { openSeamlessHarness, type SeamlessHarness } from '../../../../test-support/seamless-harness.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { hashToken } from '../../../platform/crypto/index.ts';
import { createBatchStatement } from './batch-statement.ts';
import { createSeamlessStatements, type SeamlessCall } from './seamless-call.ts';

/** One call of a vendor; small ranges make calls collide. */
interface Sent {
  readonly call: SeamlessCall['call'];
  readonly player: number;
  readonly token: 'good' | 'unknown' | 'expired' | 'of another player';
  readonly tx: number;
  readonly ref: number | null;
  readonly round: number;
  readonly amount: number;
  readonly closes: boolean;
  readonly refused: boolean;
  readonly detail: boolean;
}

const PLAYERS = ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal'];
const FUNDS = 300n;
const anySent: fc.Arbitrary<Sent> = fc.record({
  call: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'win', 'rollback', 'stage', 'round-end'),
  player: fc.nat({ max: PLAYERS.length - 1 }),
  token: fc.constantFrom('good', 'good', 'good', 'good', 'good', 'good', 'good', 'good', 'unknown', 'expired', 'of another player'),
  tx: fc.nat({ max: 40 }),
  ref: fc.option(fc.nat({ max: 40 }), { freq: 2 }),
  round: fc.nat({ max: 3 }),
  amount: fc.integer({ min: 1, max: 250 }),
  closes: fc.boolean(),
  refused: fc.boolean(),
  detail: fc.boolean(),
});
const anyBatches = fc.array(fc.array(fc.tuple(anySent, fc.nat({ max: 4 })), { minLength: 1, maxLength: 14 }), { minLength: 1, maxLength: 6, size: 'max' });
const anyCaps = fc.constantFrom(undefined, { winCap: 150n }, { winCap: 150n, hourLossCap: 10_000n });

/** Tables that calls write, and what differs in them between two merchants that do the same. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  account: ['id', 'opened_at'],
  journal: [],
  transfer: ['debit', 'credit'],
  hold: ['account'],
  outbox: ['id', 'written_at'],
  game_round: [],
  game_bet: [],
  seamless_tx: [],
  game_round_detail: [],
  game_win: [],
  game_session: ['token_hash', 'account', 'vendor_account'],
  bet_day: [],
  held_win: ['vendor_account'],
  vendor_flow: [],
};

const clock = testClock();
let db: TestDatabase;
let merchants = 0;
beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());

/** Rows that calls wrote; not those of what was paid in before. */
async function writtenBy(tenant: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, differing] of Object.entries(WRITTEN)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'tenant_id' - ${[...differing]}::text[] as row from ${sql.table(table)} t
        where tenant_id = ${tenant} and coalesce(to_jsonb(t) ->> 'reason', '') <> 'welcome' and coalesce(to_jsonb(t) ->> 'idempotency_key', '') not like 'funds:%'
        order by 1`.execute(db.query);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

interface Seat {
  readonly good: string;
  readonly expired: string;
}

async function seated(desk: SeamlessHarness): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (const name of PLAYERS) {
    const { sessionToken: expired } = await desk.sit(name, FUNDS);
    await db.query.updateTable('game_session').set({ expires_at: new Date(clock.now()) }).where('tenant_id', '=', desk.tenant).where('token_hash', '=', hashToken(expired)).execute();
    seats.push({ expired, good: (await desk.sit(name)).sessionToken });
  }
  return seats;
}

/** A call as the gateway would make it of what was sent; the same for two merchants but for the session. */
function callOf(sent: Sent, tenant: string, seats: readonly Seat[], freshIds: SeamlessCall['freshIds']): SeamlessCall {
  const { call, player, tx, ref, round, amount, closes } = sent;
  const own = seats[player] ?? { good: '', expired: '' };
  const token = { good: own.good, expired: own.expired, unknown: 'nobody’s', 'of another player': seats[(player + 1) % seats.length]?.good ?? '' }[sent.token];
  const moves = call === 'bet' || call === 'win';
  return {
    call,
    tenant,
    vendor: 'acme',
    tokenHash: hashToken(token),
    playerId: PLAYERS[player] ?? '',
    gameCode: 'slot',
    currency: 'CUR',
    txId: `t${tx}`,
    refTxId: call === 'rollback' ? `t${ref ?? 0}` : ref === null || call === 'bet' || call === 'round-end' ? null : `t${ref}`,
    roundId: `r${round}`,
    amount: moves ? BigInt(amount) : 0n,
    roundClosed: call === 'round-end' || closes,
    requestHash: createHash('sha256').update(JSON.stringify(sent)).digest(),
    refusal: call === 'bet' && sent.refused && amount > 200 ? 'LIMIT_EXCEEDED' : null,
    now: new Date(clock.now()),
    sessionExpiresAt: new Date(clock.now() + 600_000),
    freshIds,
    detail: sent.detail && (call === 'win' || call === 'round-end') ? '{"lines":3}' : null,
    stage: call === 'stage' ? (closes ? 'running' : 'accepted') : null,
    day: '2026-03-01',
    category: 'RNG',
  };
}

describe.runIf(onOneEngine || everything())('seamless_calls', () => {
  it('answers and writes for calls together what it does for one after the other', { timeout: 240_000 }, async () => {
    const single = createSeamlessStatements(undefined);
    const { statement: together } = createBatchStatement(undefined);
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyBatches, anyCaps, async (batches, caps) => {
        const serial = ++merchants;
        const one = await openSeamlessHarness(db, `one-${serial}`);
        const many = await openSeamlessHarness(db, `many-${serial}`);
        if (caps !== undefined) {
          for (const { tenant, vendor } of [one, many]) await db.transaction((tx) => vendor.setCaps(tx, { tenant, vendor: 'acme' }, { currency: 'CUR', ...caps }));
        }
        const [onesSeats, manysSeats] = [await seated(one), await seated(many)];
        for (const batch of batches) {
          const arrived = batch.flatMap(([sent, copies]) => Array.from({ length: copies === 4 ? 2 : 1 }, () => ({ sent, ids: [db.newId(), db.newId(), db.newId(), db.newId()] as const })));
          const apart: unknown[] = [];
          for (const { sent, ids } of arrived) {
            const { rows } = await db.query.executeQuery(single(callOf(sent, one.tenant, onesSeats, ids)));
            apart.push(rows.map(({ code, platform_tx, balance, replayed }) => ({ sent, code, platform_tx, balance, replayed }))[0]);
          }
          const { rows } = await db.query.executeQuery(together(arrived.map(({ sent, ids }) => callOf(sent, many.tenant, manysSeats, ids))));
          const answers = rows.toSorted((a, b) => a.call - b.call);
          expect(answers.map(({ code, platform_tx, balance, replayed }, index) => ({ sent: arrived[index]?.sent, code, platform_tx, balance, replayed }))).toEqual(apart);
          for (const { code } of answers) codes.add(String(code));
          clock.advance(1000);
        }
        expect(await writtenBy(many.tenant)).toEqual(await writtenBy(one.tenant));
        expect(await many.books.wallet.audit(many.tenant)).toEqual(cleanAudit);
        expect(await many.vendor.totalsDrift(many.tenant)).toEqual([]);
        await Promise.all([one.app.close(), many.app.close()]);
      }),
      // A seed whose calls get every answer below; by chance a rare one is missing now and then.
      { numRuns: 12, seed: 1 },
    );
    expect([...codes].toSorted()).toEqual(
      ['ALREADY_SETTLED', 'EXPIRED_SESSION', 'INSUFFICIENT_FUNDS', 'INVALID_SESSION', 'LIMIT_EXCEEDED', 'OK', 'PLAYER_NOT_FOUND', 'TX_CONFLICT', 'TX_NOT_FOUND'],
    );
  });
});

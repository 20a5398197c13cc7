import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { blankDatabase, testEngine } from '../../../../test-support/database.ts';
import { startPaymentsServer, type PaymentsServer } from '../../../../test-support/payments-server.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { KILL_FUNDS, KILL_MEMBERS, killPorts } from '../../../../test-support/withdrawal-kill.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { openDatabase } from '../../../platform/db/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createCashier } from '../index.ts';
import { isFree } from '../leases.ts';

/** How often the victim is killed: 100 times with `npm test -- --all`. */
const kills = Number(process.env['LIVERY_KILLS'] ?? (everything() ? 100 : 2));
const victim = fileURLToPath(new URL('../../../../test-support/withdrawal-victim.ts', import.meta.url));

let folder: string;
let url: string | undefined;
let payments: PaymentsServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-withdrawal-kill-'));
  payments = await startPaymentsServer();
  const blank = testEngine === 'postgres' ? await blankDatabase() : undefined;
  url = blank?.url;
  await blank?.close();
});
afterAll(async () => {
  await payments.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a victim, kills it at some moment, and returns the withdrawals whose callback it had answered. */
async function killOne(): Promise<string[]> {
  const place = url === undefined ? ['pglite', folder] : ['postgres', url];
  const child = spawn(process.execPath, ['--liftoff-only', victim, ...place, payments.origin], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const faults: string[] = [];
  child.stderr.on('data', (text: Buffer) => faults.push(text.toString()));
  const answered: string[] = [];
  // Counted, not timed: on a busy machine the victim still gets to write before it dies.
  const enough = 1 + Math.floor(Math.random() * 12);
  for await (const line of createInterface(child.stdout)) {
    if (line === 'ready') continue;
    answered.push(line);
    if (answered.length === enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12);
  }
  const [, signal] = (await exited) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The victim ended by itself: ${faults.join('')}`);
  return answered;
}

describe('withdrawals under kill -9', () => {
  it(`no payout is lost or paid twice in ${kills} kills`, { timeout: Math.max(600_000, kills * 20_000) }, async () => {
    const answered: string[] = [];
    for (let kill = 0; kill < kills; kill++) answered.push(...(await killOne()));
    expect(answered.length).toBeGreaterThan(kills);

    // What the provider has and no callback told of ends as paid: it is found by asking.
    for (const [id, { state }] of payments.provider.payouts) if (state === 'accepted') payments.provider.endPayout(id, 'paid');
    const clock = testClock(Date.now());
    const db = await openDatabase(url === undefined ? { engine: 'pglite', dataDir: folder, clock } : { engine: 'postgres', url, clock });
    const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    const silent = (): void => undefined;
    const secrets = createSecrets('a secret for tests, and tests alone');
    const cashier = createCashier({ db, wallet, secrets, fetch, changed: silent, log: { warn: silent, error: silent }, withdrawals: killPorts(db, secrets) });
    const due = async () => (await sql`select 1 from withdrawal where next_try_at <= ${new Date(clock.now())} and ${isFree(new Date(clock.now()))}`.execute(db.query)).rows.length;
    /** Everything that is due; a run asks a provider about some of it alone. */
    async function settle(): Promise<void> {
      do await cashier.resume();
      while ((await due()) > 0);
    }
    const payAll = (): void => {
      for (const [id, { state }] of payments.provider.payouts) if (state === 'accepted') payments.provider.endPayout(id, 'paid');
    };
    payAll();
    // Leases run out and questions fall due; less than the five minutes by which the provider's clock may differ.
    for (const step of [0, 70_000, 70_000]) {
      clock.advance(step);
      await settle();
    }
    // What was sent only now is paid as well.
    payAll();
    clock.advance(70_000);
    await settle();
    const { rows } = await sql<{ id: string; state: string; amount: bigint; fee: bigint }>`select id, state, amount, fee from withdrawal`.execute(db.query);
    const told = payments.provider.payouts;
    expect(rows.filter(({ state }) => state !== 'paid' && state !== 'failed')).toEqual([]);
    expect(rows.filter(({ id, state, amount, fee }) => told.get(id)?.state !== state || told.get(id)?.amount !== String(amount - fee))).toEqual([]);
    expect(told.size).toBe(rows.length);
    expect(answered.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    const paid = rows.reduce((sum, { state, amount }) => (state === 'paid' ? sum + amount : sum), 0n);
    const { rows: [sums] } = await sql<{ posted: bigint; held: bigint }>`select sum(posted)::bigint as posted, sum(held)::bigint as held from account where owner like 'member:%'`.execute(db.query);
    expect(sums).toEqual({ posted: KILL_FUNDS * BigInt(KILL_MEMBERS.length) - paid, held: 0n });
    expect([await cashier.drift(), await wallet.audit()]).toEqual([[], cleanAudit]);
    await db.close();
  });
});

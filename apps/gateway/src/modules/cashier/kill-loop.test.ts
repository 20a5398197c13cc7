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
import { testClock } from '../../../test-support/clock.ts';
import { blankDatabase, testEngine } from '../../../test-support/database.ts';
import { startPaymentsServer, type PaymentsServer } from '../../../test-support/payments-server.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { createSecrets } from '../../platform/crypto/index.ts';
import { openDatabase } from '../../platform/db/index.ts';
import { createWallet } from '../wallet/index.ts';
import { createCashier } from './index.ts';
import { isFree } from './leases.ts';

/** How often the victim is killed: 100 times with `npm test -- --all`. */
const kills = Number(process.env['LIVERY_KILLS'] ?? (everything() ? 100 : 2));
const victim = fileURLToPath(new URL('../../../test-support/deposit-victim.ts', import.meta.url));

let folder: string;
let url: string | undefined;
let payments: PaymentsServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-deposit-kill-'));
  payments = await startPaymentsServer();
  const blank = testEngine === 'postgres' ? await blankDatabase() : undefined;
  url = blank?.url;
  await blank?.close();
});
afterAll(async () => {
  await payments.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a victim, kills it at some moment, and returns the deposits whose callback it had answered. */
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

describe('deposits under kill -9', () => {
  it(`no payment is lost or credited twice in ${kills} kills`, { timeout: Math.max(600_000, kills * 20_000) }, async () => {
    const answered: string[] = [];
    for (let kill = 0; kill < kills; kill++) answered.push(...(await killOne()));
    expect(answered.length).toBeGreaterThan(kills);

    const clock = testClock(Date.now());
    const db = await openDatabase(url === undefined ? { engine: 'pglite', dataDir: folder, clock } : { engine: 'postgres', url, clock });
    const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    const silent = (): void => undefined;
    const cashier = createCashier({ db, wallet, secrets: createSecrets('a secret for tests, and tests alone'), fetch, changed: silent, log: { warn: silent, error: silent } });
    // Leases run out and queries fall due; less than the five minutes by which the provider's clock may differ.
    const due = async () => (await sql`select 1 from deposit where next_try_at <= ${new Date(clock.now())} and ${isFree(new Date(clock.now()))}`.execute(db.query)).rows.length;
    for (const step of [0, 70_000, 70_000, 70_000]) {
      clock.advance(step);
      // A run asks a provider about some of them alone.
      do await cashier.resume();
      while ((await due()) > 0);
    }
    const { rows } = await sql<{ id: string; state: string; credited: bigint; held: bigint }>`
      select deposit.id, deposit.state,
             coalesce(sum(deposit_receipt.amount) filter (where outcome = 'credited'), 0)::bigint as credited, coalesce(sum(deposit_receipt.amount) filter (where outcome = 'held'), 0)::bigint as held
        from deposit left join deposit_receipt on deposit_receipt.tenant_id = deposit.tenant_id and deposit_receipt.deposit_id = deposit.id
        group by deposit.tenant_id, deposit.id, deposit.state`.execute(db.query);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const paid = [...payments.provider.payments].flatMap(([id, { receipts }]) => (receipts.length === 0 ? [] : [{ id, amount: receipts.reduce((sum, { amount }) => sum + BigInt(amount), 0n) }]));
    expect(paid.length).toBeGreaterThanOrEqual(answered.length);
    const wrong = paid.filter(({ id, amount }) => {
      const row = byId.get(id);
      return row === undefined || row.credited + row.held !== amount || (row.state !== 'cancelled' && row.state !== 'review' && row.state !== 'credited');
    });
    expect(wrong).toEqual([]);
    expect(answered.filter((id) => !['credited', 'review'].includes(byId.get(id)?.state ?? ''))).toEqual([]);
    const { rows: [sums] } = await sql<{ members: bigint; fees: bigint; receipts: bigint }>`
      select (select coalesce(sum(posted), 0)::bigint from account where owner like 'member:%') as members,
             (select coalesce(sum(fee), 0)::bigint from deposit_receipt where outcome = 'credited') as fees,
             (select coalesce(sum(amount), 0)::bigint from deposit_receipt where outcome = 'credited') as receipts`.execute(db.query);
    expect((sums?.members ?? 0n) + (sums?.fees ?? 0n)).toBe(sums?.receipts);
    expect([await cashier.drift(), await wallet.audit()]).toEqual([[], cleanAudit]);
    await db.close();
  });
});

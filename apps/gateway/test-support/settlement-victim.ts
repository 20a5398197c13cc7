/**
 * The process that the kill loop of settlements kills: settles day after day of what the loop has written as daily and hourly salaries and as dividends, posts real-time salaries five minutes
 * after five minutes, and pays what is due. Two of them work at once. Prints the name of every period that it closed.
 * Arguments: `pglite <folder>` or `postgres <url>`, then the merchant and the last day.
 */
import { writeSync } from 'node:fs';
import { dayAfter } from '@livery/contracts';
import { createClosePeriod, createPay, createPostRealTime } from '../src/modules/settlement/index.ts';
import { createWallet } from '../src/modules/wallet/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { runOnce } from '../src/platform/jobs/index.ts';

const [engine, place = '', tenant = '', lastDay = ''] = process.argv.slice(2);
const db = await openDatabase(engine === 'postgres' ? { engine: 'postgres', url: place, poolSize: 4 } : { engine: 'pglite', dataDir: place });
const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
const close = createClosePeriod(db);
const post = createPostRealTime(db);
const pay = createPay({ db, wallet, paid: () => undefined });
const SLOT_MS = 5 * 60_000;

async function last(job: string): Promise<string | undefined> {
  const { period } = await db.query.selectFrom('job_run').select(({ fn }) => fn.max('period').as('period')).where('tenant_id', '=', tenant).where('job', '=', job).executeTakeFirstOrThrow();
  return period ?? undefined;
}

/** The day after the last one that a job has done: a process that was killed may have done one of the two alone. */
async function next(job: string): Promise<string> {
  const before = await last(job);
  return before === undefined ? '2020-01-01' : dayAfter(before.slice(0, 10));
}

/** Kinds that are closed, each day once: hourly salaries have one hour a day, at noon. */
const CLOSED = [
  { kind: 'daily', nameOf: (day: string) => day },
  { kind: 'dividend', nameOf: (day: string) => day },
  { kind: 'hourly', nameOf: (day: string) => `${day}T12:00Z` },
] as const;

writeSync(1, 'ready\n');
for (;;) {
  let isDone = true;
  for (const { kind, nameOf } of CLOSED) {
    const day = await next(`settle-${kind}`);
    if (day > lastDay) continue;
    isDone = false;
    const period = nameOf(day);
    const closed = await runOnce(db, { tenant, job: `settle-${kind}`, period }, async (tx) => {
      await close(tx, { tenant, kind, period: { from: period, to: period }, currency: 'PHP', timeZone: 'UTC', activeTurnover: 1n });
    });
    if (closed) writeSync(1, `${kind} ${day}\n`);
    await pay();
  }
  const posting = await next('settle-realtime');
  // Each day has one posting of five minutes, at noon.
  const slot = `${posting}T12:00Z`;
  if (posting <= lastDay) isDone = false;
  const posted = posting <= lastDay && (await runOnce(db, { tenant, job: 'settle-realtime', period: slot }, async (tx) => void (await post(tx, { tenant, slot, currency: 'PHP' }))));
  await pay();
  if (posted) writeSync(1, `${new Date(Date.parse(slot) + SLOT_MS).toISOString()}\n`);
  if (isDone) break;
}
for (let turn = 0; turn < 20; turn++) await pay();
writeSync(1, 'done\n');
await db.close();

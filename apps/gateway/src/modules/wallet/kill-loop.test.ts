import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '@livery/test-config';
import { createWallet } from './index.ts';
import { openDatabase, type Database } from '../../platform/db/index.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { blankDatabase, testEngine } from '../../../test-support/database.ts';

/** How often the victim is killed: 50 times with `npm test -- --all`; before a merge three times. */
const kills = Number(process.env['LIVERY_KILLS'] ?? (everything() ? 50 : 3));
/** The first few die while they create the database, every fifth while it starts. */
const diesStarting = (kill: number) => kill < 2 || kill % 5 === 0;
/** A victim lives for a second: compiling the embedded engine a second time, to run faster, would take longer than that. */
const QUICK_TO_START = ['--liftoff-only'];
const victim = fileURLToPath(new URL('../../../test-support/kill-victim.ts', import.meta.url));

let folder: string;
let url: string | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-kill-'));
  const blank = testEngine === 'postgres' ? await blankDatabase() : undefined;
  url = blank?.url;
  await blank?.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a victim, kills it at some moment, and returns the keys it had acknowledged. */
async function killOne(kill: number): Promise<string[]> {
  const place = url === undefined ? ['pglite', folder] : ['postgres', url];
  const child = spawn(process.execPath, [...QUICK_TO_START, victim, ...place, String(kill)], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const faults: string[] = [];
  child.stderr.on('data', (text: Buffer) => faults.push(text.toString()));
  const acknowledged: string[] = [];
  const dieWithin = (ms: number) => void setTimeout(() => child.kill('SIGKILL'), Math.random() * ms);
  if (diesStarting(kill)) dieWithin(700);
  // Counted, not timed: on a busy machine the victim still gets to write before it dies.
  const enough = 1 + Math.floor(Math.random() * 12);
  for await (const line of createInterface(child.stdout)) {
    if (line === 'ready') continue;
    acknowledged.push(line);
    if (acknowledged.length === enough && !diesStarting(kill)) dieWithin(8);
  }
  const [, signal] = (await exited) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The victim ended by itself: ${faults.join('')}`);
  return acknowledged;
}

const open = (): Promise<Database> =>
  url === undefined ? openDatabase({ engine: 'pglite', dataDir: folder }) : openDatabase({ engine: 'postgres', url });

describe('wallet under kill -9', () => {
  it(`no acknowledged posting is lost in ${kills} kills`, { timeout: Math.max(300_000, kills * 20_000) }, async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill++) acknowledged.push(...(await killOne(kill)));
    expect(acknowledged.length).toBeGreaterThan(kills);

    const db = await open();
    const { rows } = await sql<{ key: string; legs: bigint }>`
    select idempotency_key as key, count(*) as legs from transfer group by 1`.execute(db.query);
    const legsOf = new Map(rows.map(({ key, legs }) => [key, legs]));
    expect(acknowledged.filter((key) => legsOf.get(key) !== 2n)).toEqual([]);
    expect(rows.filter(({ legs }) => legs !== 2n)).toEqual([]);
    const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    expect(await wallet.audit()).toEqual(cleanAudit);
    await db.close();
  });
});

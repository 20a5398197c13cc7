import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { testClock, type TestClock } from '../../../test-support/clock.ts';
import { addTenant } from '../../../test-support/test-ledger.ts';
import { createAnnouncementEdits, createAnnouncementNews, createNotices, type AnnouncementEdits, type Notices } from './index.ts';

const NORTH = 'NORTH';
const MINUTE = 60_000;
let clock: TestClock;
let db: TestDatabase;
let notices: Notices;
let edits: AnnouncementEdits;
beforeAll(async () => {
  clock = testClock();
  db = await testDatabase({ clock });
  await addTenant(db, NORTH);
  notices = createNotices(db);
  edits = createAnnouncementEdits(db);
});
afterAll(() => db.close());

const inMinutes = (minutes: number): Date => new Date(clock.now() + minutes * MINUTE);
const announce = (from: number, until?: number) =>
  notices.announce(NORTH, { type: 'B', publishedAt: inMinutes(from), ...(until === undefined ? {} : { endsAt: inMinutes(until) }), texts: { EN: { title: 'Tonight', content: '<p>Read it.</p>' } } });

/** What one gateway tells. */
function gateway() {
  const told: string[] = [];
  const failed: unknown[] = [];
  const news = createAnnouncementNews({ db, announcementChanged: (tenant, id) => void told.push(`${tenant} ${id}`), onError: (error) => void failed.push(error) });
  return { ...news, told, failed };
}

describe('the news of announcements', () => {
  it('tells of one when it begins and when it ends, each once, and not before', async () => {
    const { tell, told } = gateway();
    const id = await announce(10, 20);
    await tell();
    clock.advance(9 * MINUTE);
    await tell();
    expect(told).toEqual([]);
    clock.advance(MINUTE);
    await tell();
    await tell();
    expect(told).toEqual([`NORTH ${id}`]);
    clock.advance(10 * MINUTE);
    await tell();
    await tell();
    expect(told).toEqual([`NORTH ${id}`, `NORTH ${id}`]);
  });

  it('tells once however many gateways ask at once, with one row of job_run', async () => {
    const id = await announce(5);
    clock.advance(5 * MINUTE);
    const gateways = [gateway(), gateway(), gateway()];
    await Promise.all(gateways.map(({ tell }) => tell()));
    for (const { tell } of gateways) await tell();
    expect(gateways.flatMap(({ told }) => told)).toEqual([`NORTH ${id}`]);
    const { rows } = await sql`select from job_run where tenant_id = ${NORTH} and job = 'announcement' and period like ${`%${id}`}`.execute(db.query);
    expect(rows).toHaveLength(1);
  });

  it('tells once of one that began and ended while no gateway ran', async () => {
    const id = await announce(5, 10);
    clock.advance(60 * 24 * MINUTE);
    const { tell, told } = gateway();
    await tell();
    await tell();
    expect(told).toEqual([`NORTH ${id}`]);
  });

  it('says nothing of one that is written when it is shown already', async () => {
    await announce(-5);
    const { tell, told } = gateway();
    await tell();
    expect(told).toEqual([]);
  });

  it('follows a change of the times: an earlier moment, or none any more', async () => {
    const [earlier, never] = [await announce(30), await announce(30)];
    await db.transaction((tx) => edits.schedule(tx, NORTH, earlier, { publishedAt: inMinutes(5), endsAt: null }));
    await db.transaction((tx) => edits.schedule(tx, NORTH, never, { publishedAt: inMinutes(-2), endsAt: inMinutes(-1) }));
    const { tell, told } = gateway();
    clock.advance(5 * MINUTE);
    await tell();
    clock.advance(60 * MINUTE);
    await tell();
    expect(told).toEqual([`NORTH ${earlier}`]);
  });

  it('leaves the moment for the next round where its transaction fails, reports it, and tells of the others', async () => {
    const [broken, fine] = [await announce(5), await announce(6)];
    clock.advance(6 * MINUTE);
    const period = `${inMinutes(-1).toISOString()} ${broken}`;
    const { tell, told, failed } = gateway();
    const insert = vi.spyOn(db, 'transaction');
    insert.mockImplementationOnce(() => Promise.reject(new Error('out of order')));
    await tell();
    insert.mockRestore();
    expect([told, failed.length]).toEqual([[`NORTH ${fine}`], 1]);
    expect((await sql`select from job_run where period = ${period}`.execute(db.query)).rows).toEqual([]);
    await tell();
    expect(told).toEqual([`NORTH ${fine}`, `NORTH ${broken}`]);
  });
});

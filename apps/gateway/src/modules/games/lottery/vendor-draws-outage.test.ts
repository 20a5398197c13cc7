import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { adoptFleet, type Tenants } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { offerCatalogue, writeCatalogue } from '../offers/write-catalogue.ts';
import { commitmentOf, drawPrizes } from './boards.ts';
import { createVendorDraws } from './vendor-draws.ts';

const GAME = 'mdl-meridian-minute-5';
const MINUTE = 60_000;
const START = Date.UTC(2026, 4, 5, 12);
const clock = testClock(START);
let db: TestDatabase;
let tenants: Tenants;
/** How far the vendor's clock is ahead. */
let ahead = 0;
/** Answers after which the vendor cannot be reached. */
let answersLeft = Infinity;
const faults: string[] = [];

beforeAll(async () => {
  db = await testDatabase({ clock });
  tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  await writeCatalogue(db, 'http://vendor.example');
  await offerCatalogue(db, tenants.byMerchant(NORTH)!);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock.advance(START - clock.now());
  ahead = 0;
  answersLeft = Infinity;
  faults.length = 0;
  await db.query.deleteFrom('lottery_draw').execute();
});

/** A draw of the lottery that draws every minute. */
function drawAt(minute: number) {
  const at = new Date(minute * MINUTE);
  const issue = `${at.toISOString().slice(0, 10).replaceAll('-', '')}-${String((minute % 1440) + 1).padStart(4, '0')}`;
  const seed = Buffer.alloc(32, issue);
  return { game: GAME, issue, openedAt: at.toISOString(), board: 'ssc', prizes: drawPrizes('ssc', seed), commitment: commitmentOf(seed), seed: seed.toString('hex') };
}

/** A vendor with that lottery, which answers as the demo vendor does. */
const vendor = ((address: string) => {
  const { searchParams } = new URL(address);
  if (searchParams.get('vendor') !== 'MDL' || !searchParams.get('codes')?.split(',').includes(GAME)) return Promise.resolve(Response.json({ draws: [] }));
  if (answersLeft-- <= 0) return Promise.reject(new TypeError('fetch failed'));
  const minuteOf = (time: number): number => Math.floor(time / MINUTE);
  const until = searchParams.get('until');
  const newest = minuteOf(Math.min(clock.now() + ahead, until === null ? Infinity : Date.parse(until)));
  const since = searchParams.get('since');
  const count = Number(searchParams.get('count'));
  const first = since === null ? newest - count + 1 : minuteOf(Date.parse(since)) + 1;
  return Promise.resolve(Response.json({ draws: Array.from({ length: Math.max(0, Math.min(count, newest - first + 1)) }, (_, index) => drawAt(first + index)) }));
}) as typeof fetch;
const open = () => createVendorDraws({ db, tenants, fetch: vendor, onFault: ({ message }) => faults.push(message) });

/** The minutes of the published draws after the start. */
async function published(): Promise<number[]> {
  const rows = await db.query.selectFrom('lottery_draw').select('opened_at').where('tenant_id', '=', NORTH).where('opened_at', '>', new Date(START)).orderBy('opened_at').execute();
  return rows.map(({ opened_at: at }) => (at.getTime() - START) / MINUTE);
}
const minutes = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('createVendorDraws after an outage', () => {
  it('publishes every draw since the latest published one, also after a restart', async () => {
    const before = open();
    await before.publish();
    clock.advance(2500 * MINUTE);
    await before.publish();
    expect(await published()).toEqual(minutes(2500));
    clock.advance(300 * MINUTE);
    await open().publish();
    expect([await published(), faults]).toEqual([minutes(2800), []]);
  });

  it('leaves no gap where the vendor stops answering meanwhile, and continues', async () => {
    await open().publish();
    clock.advance(2500 * MINUTE);
    answersLeft = 2;
    const vendors = open();
    await vendors.publish();
    expect(await published()).toEqual(minutes(1000));
    answersLeft = Infinity;
    await vendors.publish();
    expect(await published()).toEqual(minutes(2500));
  });

  it('publishes the draws up to now of a vendor whose clock is ahead', async () => {
    ahead = 90 * MINUTE;
    const vendors = open();
    await vendors.publish();
    clock.advance(5 * MINUTE);
    await vendors.publish();
    clock.advance(200 * MINUTE);
    await vendors.publish();
    expect(await published()).toEqual(minutes(205));
    expect(await db.query.selectFrom('lottery_draw').select('issue').where('tenant_id', '=', NORTH).execute()).toHaveLength(245);
  });
});

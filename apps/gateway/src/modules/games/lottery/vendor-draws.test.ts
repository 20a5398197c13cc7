import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { adoptFleet, type Tenants } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { offerCatalogue, writeCatalogue } from '../offers/write-catalogue.ts';
import { commitmentOf, drawPrizes, type DrawBoard } from './boards.ts';
import { demonstrationSeed, writeDemonstrationDraws } from './demonstration.ts';
import { createVendorDraws } from './vendor-draws.ts';

const MINUTE = 'mdl-meridian-minute-5';
const clock = testClock(Date.UTC(2026, 4, 5, 12));
let db: TestDatabase;
let tenants: Tenants;
/** What the vendors answer, by their code; a vendor without an answer cannot be reached. */
const answers = new Map<string, unknown>();
const asked: URL[] = [];
const faults: string[] = [];

beforeAll(async () => {
  db = await testDatabase({ clock });
  tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  await writeCatalogue(db, 'http://vendor.example');
  for (const merchant of [NORTH, SOUTH]) await offerCatalogue(db, tenants.byMerchant(merchant)!);
});
afterAll(() => db.close());
beforeEach(async () => {
  answers.clear();
  asked.length = 0;
  faults.length = 0;
  await db.query.deleteFrom('lottery_draw').execute();
});

const ask = ((address: string) => {
  const url = new URL(address);
  asked.push(url);
  const answer = answers.get(url.searchParams.get('vendor') ?? '');
  return answer === undefined ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(new Response(JSON.stringify(answer)));
}) as typeof fetch;
const open = () => createVendorDraws({ db, tenants, fetch: ask, onFault: ({ message }) => faults.push(message) });

/** A draw of a lottery as its vendor publishes it. */
function draw(issue: string, more: Readonly<Record<string, unknown>> = {}, game = MINUTE, board: DrawBoard = 'ssc') {
  const seed = Buffer.alloc(32, issue);
  return { game, issue, openedAt: '2026-05-05T11:59:00.000Z', board, prizes: drawPrizes(board, seed), commitment: commitmentOf(seed), seed: seed.toString('hex'), ...more };
}
interface Row {
  readonly tenant: string;
  readonly issue: string;
  readonly demonstration: boolean;
  readonly seed: string;
}
const rows = async () => (await db.query.executeQuery<Row>(CompiledQuery.raw('select tenant_id as tenant, issue, demonstration, seed from lottery_draw order by tenant_id, issue'))).rows;

describe('createVendorDraws', () => {
  it('publishes what a vendor drew at every merchant that offers the lottery, once', async () => {
    const vendors = open();
    answers.set('MDL', { draws: [draw('20260505-0720'), draw('20260505-0719')] });
    await vendors.publish();
    answers.set('MDL', { draws: [draw('20260505-0721'), draw('20260505-0720'), draw('20260505-0719')] });
    await vendors.publish();
    const published = await rows();
    expect(published.map(({ tenant, issue, demonstration }) => [tenant, issue, demonstration])).toEqual([NORTH, SOUTH].flatMap((tenant) => ['20260505-0719', '20260505-0720', '20260505-0721'].map((issue) => [tenant, issue, false])));
    expect(faults).toEqual([]);
    expect(asked[0]?.origin).toBe('http://vendor.example');
    expect(asked.filter(({ searchParams }) => searchParams.get('vendor') === 'MDL').map(({ searchParams }) => searchParams.get('count'))).toEqual(['40', '12']);
  });

  it('asks the vendors of scheduled lotteries alone', async () => {
    answers.set('MDL', { draws: [] });
    await open().publish();
    expect(new Set(asked.map(({ searchParams }) => searchParams.get('vendor')))).toEqual(new Set(['MDL', 'TCG_LOTTO_VN', 'TCG_SEA']));
  });

  it.each([
    ['numbers that do not follow from the seed', { prizes: [{ tier: 'N', numbers: ['0', '0', '0', '0', '0'] }] }, 'has numbers that do not follow from its seed'],
    ['another commitment', { commitment: '0'.repeat(64) }, 'has a commitment that is not its seed’s'],
    ['an issue of another day', { issue: '20260506-0720' }, 'has an issue that is not of its day, 2026-05-05T11:59:00.000Z', '20260506-0720'],
    ['an issue of another form', { issue: '99999999' }, 'has an issue that is not of its day, 2026-05-05T11:59:00.000Z', '99999999'],
    ['another board', { board: 'threeD' }, 'is drawn on threeD in place of ssc'],
  ])('publishes no draw with %s, and says so', async (_what, more, fault, issue = '20260505-0720') => {
    answers.set('MDL', { draws: [draw('20260505-0720', more), draw('20260505-0719')] });
    const vendors = open();
    await vendors.publish();
    await vendors.publish();
    expect((await rows()).map(({ issue }) => issue)).toEqual(['20260505-0719', '20260505-0719']);
    expect(faults).toEqual([`MDL: draw ${issue} of ${MINUTE} ${fault}.`]);
  });

  it('publishes the draws after one with an issue that is too high', async () => {
    const vendors = open();
    answers.set('MDL', { draws: [draw('20260505-9999')] });
    await vendors.publish();
    answers.set('MDL', { draws: [draw('20260505-0720')] });
    await vendors.publish();
    expect((await rows()).filter(({ tenant }) => tenant === NORTH).map(({ issue }) => issue)).toEqual(['20260505-0720', '20260505-9999']);
  });

  it('publishes the draws beside one that cannot be read, and says so', async () => {
    answers.set('MDL', { draws: [{ game: MINUTE }, draw('20260505-0720')] });
    const vendors = open();
    await vendors.publish();
    await vendors.publish();
    expect((await rows()).length).toBe(2);
    expect(faults).toEqual([expect.stringContaining('MDL: a draw cannot be read')]);
  });

  it('follows no redirection, and reads no answer that is too long', async () => {
    const redirects: unknown[] = [];
    let sent = 0;
    const endless = ((_address: string, { redirect }: RequestInit) => {
      redirects.push(redirect);
      const body = new ReadableStream<Uint8Array>({ pull: (into) => ((sent += 1_000_000), sent > 50_000_000 ? into.close() : into.enqueue(new Uint8Array(1_000_000).fill(32))) });
      return Promise.resolve(new Response(body));
    }) as typeof fetch;
    await createVendorDraws({ db, tenants, fetch: endless, onFault: ({ message }) => faults.push(message) }).publish();
    expect(new Set(redirects)).toEqual(new Set(['error']));
    expect(sent).toBeLessThan(25_000_000);
  });

  it('publishes a draw when its time has come, whatever the vendor’s clock says', async () => {
    const vendors = open();
    answers.set('MDL', { draws: [draw('20260505-0723', { openedAt: '2026-05-05T12:02:00.000Z' })] });
    await vendors.publish();
    expect([await rows(), faults]).toEqual([[], []]);
    clock.advance(2 * 60_000);
    await vendors.publish();
    expect((await rows()).length).toBe(2);
    clock.advance(-2 * 60_000);
  });

  it('publishes nothing while a vendor does not answer or answers something else, and goes on afterwards', async () => {
    const vendors = open();
    await vendors.publish();
    answers.set('MDL', { draws: 'none' });
    await vendors.publish();
    answers.set('MDL', { problem: 'down' });
    await vendors.publish();
    expect([await rows(), faults]).toEqual([[], []]);
    answers.set('MDL', { draws: [draw('20260505-0720')] });
    await vendors.publish();
    expect((await rows()).length).toBe(2);
  });

  it('replaces a demonstration of before, and never a draw that was published', async () => {
    const seed = demonstrationSeed(MINUTE, '20260505-0720');
    const before = { game_code: MINUTE, opened_at: new Date(), board: 'ssc', prizes: JSON.stringify(drawPrizes('ssc', seed)), commitment: commitmentOf(seed), seed: seed.toString('hex') };
    await db.query.insertInto('lottery_draw').values([
      { ...before, tenant_id: NORTH, issue: '20260505-0720', demonstration: true },
      { ...before, tenant_id: NORTH, issue: '20260505-0719', demonstration: false },
    ]).execute();
    answers.set('MDL', { draws: [draw('20260505-0720'), draw('20260505-0719')] });
    await open().publish();
    const north = (await rows()).filter(({ tenant }) => tenant === NORTH);
    expect(north.map(({ issue, demonstration, seed: now }) => [issue, demonstration, now === seed.toString('hex')])).toEqual([['20260505-0719', false, true], ['20260505-0720', false, false]]);
  });
});

describe('writeDemonstrationDraws', () => {
  it('writes none for lotteries that a game server draws', async () => {
    await writeDemonstrationDraws(db.query, NORTH, clock.now());
    expect(await rows()).toEqual([]);
    await db.query.updateTable('game_vendor').set({ origin: null }).where('code', '=', 'TCG_SEA').execute();
    await writeDemonstrationDraws(db.query, NORTH, clock.now());
    expect((await rows()).length).toBe(120);
    await db.query.updateTable('game_vendor').set({ origin: 'http://vendor.example' }).where('code', '=', 'TCG_SEA').execute();
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { of, openSeamlessHarness, type SeamlessHarness, type PlayerSession } from '../../../../test-support/seamless-harness.ts';
import { pageCountOf } from '../../wallet/index.ts';
import { createBetTotals } from './bet-totals.ts';
import { createDayOf } from '../../../platform/calendar/index.ts';

const clock = testClock(Date.UTC(2026, 4, 10, 12));
let db: TestDatabase;
let desk: SeamlessHarness;
beforeAll(async () => {
  db = await testDatabase({ clock });
  desk = await openSeamlessHarness(db, 'RECORDS');
});
afterAll(() => db.close());

const all = { from: '2026-01-01', to: '2026-12-31' };
const sumsOf = async (memberId: string) =>
  (await desk.vendor.totalsOf('RECORDS', { ...all, memberId })).map(({ day, turnover, validBet, payout, net, bets }) => [day, turnover, validBet, payout, net, bets]);
const receiptOf = async (seat: PlayerSession, index = 0) => {
  const { lines } = await desk.vendor.recordsPage('RECORDS', seat.playerId, { pageNo: 1, pageSize: 10 });
  return desk.vendor.receiptOf('RECORDS', seat.playerId, lines[index]?.id ?? '');
};

describe('bet records', () => {
  it('contain every state of a bet, its figures and the details of its round', async () => {
    const seat = await desk.sit('stages', 1000n);
    const bet = of('s-bet', 's-round', 100);
    const { platformTxId } = await seat.call('bet', bet);
    expect(await receiptOf(seat)).toMatchObject({ state: 'placed', category: 'RNG', vendorTxId: 's-bet', acceptedAt: null, detail: null });
    clock.advance(1000);
    const stage = (txId: string, to: string, more: object = {}) => seat.call('stage', { txId, roundId: 's-round', stage: to, ...more });
    expect((await stage('s-1', 'running')).code).toBe('OK');
    clock.advance(1000);
    expect((await stage('s-2', 'accepted', { refTxId: 's-bet' })).code).toBe('OK');
    expect((await receiptOf(seat))?.state).toBe('running');
    clock.advance(1000);
    const detail = { cards: ['AS', 'KD'], score: [9, 4], nested: { side: 'banker' } };
    await seat.call('win', of('s-win', 's-round', 195, { roundClosed: true, detail }));
    const receipt = await receiptOf(seat);
    expect(receipt).toMatchObject({ id: platformTxId, round: 's-round', state: 'settled', payout: 195n, validBet: 95n, detail });
    const at = [receipt?.placedAt, receipt?.runningAt, receipt?.acceptedAt, receipt?.settledAt].map((when) => (when?.getTime() ?? 0) - Date.UTC(2026, 4, 10, 12));
    expect(at).toEqual([0, 1000, 1000, 3000]);
    expect(receipt?.roundClosedAt).toEqual(receipt?.settledAt);
    expect(receipt?.transactions.map(({ call, vendorTxId, amount }) => [call, vendorTxId, amount])).toEqual([
      ['bet', 's-bet', 100n], ['stage', 's-1', null], ['stage', 's-2', null], ['win', 's-win', 195n],
    ]);
    expect((await stage('s-3', 'running')).code).toBe('ALREADY_SETTLED');
  });

  it('receipts are returned to their member and brand only, and details within their bounds', async () => {
    const [seat, other] = [await desk.sit('own', 1000n), await desk.sit('other', 1000n)];
    const { platformTxId = '' } = await seat.call('bet', of('o-bet', 'o-round', 100));
    expect(await desk.vendor.receiptOf('RECORDS', 'other', platformTxId)).toBeUndefined();
    expect(await desk.vendor.receiptOf('ELSEWHERE', 'own', platformTxId)).toBeUndefined();
    expect((await desk.vendor.recordsPage('RECORDS', other.playerId, { pageNo: 1, pageSize: 10 })).total).toBe(0);
    const end = (detail: unknown) => seat.call('roundEnd', { txId: 'o-end', roundId: 'o-round', detail });
    expect((await end({ text: 'x'.repeat(4096) })).code).toBe('INVALID_REQUEST');
    expect((await end(['a list'])).code).toBe('INVALID_REQUEST');
    expect((await end({ outcome: 'blank' })).code).toBe('OK');
    expect((await end({ outcome: 'blank' })).code).toBe('OK');
    expect((await end({ outcome: 'changed' })).code).toBe('TX_CONFLICT');
    expect((await receiptOf(seat))?.detail).toEqual({ outcome: 'blank' });
  });

  it('betting totals count a settled bet once, also after repeated calls, and subtract a voided one', async () => {
    const seat = await desk.sit('counted', 10_000n);
    const win = of('c-win', 'c-1', 210, { refTxId: 'c-a' });
    await seat.call('bet', of('c-a', 'c-1', 110));
    expect(await sumsOf('counted')).toEqual([]);
    for (let time = 0; time < 3; time++) await seat.call('win', win);
    expect(await sumsOf('counted')).toEqual([['2026-05-10', 110n, 100n, 210n, 100n, 1]]);
    // A second prize of the same bet corrects its day's totals, also after midnight.
    clock.advance(12 * 3_600_000);
    await seat.call('win', of('c-more', 'c-1', 10, { refTxId: 'c-a', roundClosed: true }));
    expect(await sumsOf('counted')).toEqual([['2026-05-10', 110n, 110n, 220n, 110n, 1]]);
    // A bet that closed its own round counts at once, and no longer when the vendor rolls it back after a lost answer.
    const next = await desk.sit('counted');
    await next.call('bet', of('c-b', 'c-2', 500, { roundClosed: true }));
    expect(await sumsOf('counted')).toEqual([['2026-05-11', 500n, 500n, 0n, -500n, 1], ['2026-05-10', 110n, 110n, 220n, 110n, 1]]);
    await next.call('rollback', { txId: 'c-back', roundId: 'c-2', refTxId: 'c-b' });
    expect(await sumsOf('counted')).toEqual([['2026-05-10', 110n, 110n, 220n, 110n, 1]]);
    expect(await desk.vendor.totalsDrift('RECORDS')).toEqual([]);
  });

  it('betting totals leave demo money out, and inconsistent bets are reported', async () => {
    const trial = await desk.sit('trial', 1000n, 'slot', 'trial');
    await trial.call('bet', of('t-bet', 't-1', 100, { roundClosed: true }));
    expect(await sumsOf('trial')).toEqual([]);
    expect(await desk.vendor.totalsDrift()).toEqual([]);
    await sql`update bet_day set turnover = turnover + 1 where member_id = 'counted' and day = '2026-05-10'`.execute(db.query);
    expect(await desk.vendor.totalsDrift('RECORDS')).toEqual([{ tenant_id: 'RECORDS', member_id: 'counted', day: '2026-05-10', vendor: 'acme', category: 'RNG' }]);
    await sql`update bet_day set turnover = turnover - 1 where member_id = 'counted' and day = '2026-05-10'`.execute(db.query);
  });

  it.each([{ members: 2, bets: 1_000 }, { members: 500, bets: 3 }, { members: 3, bets: 1 }])('inconsistent totals are reported in slices of $members members and $bets bets too, whoever they are of, with and without totals', async (compared) => {
    const totals = createBetTotals(db, compared);
    const names = ['sliced-a', 'sliced-b', 'sliced-c', 'sliced-d', 'sliced-e'];
    for (const name of names) await (await desk.sit(name, 1000n)).call('bet', of(`${name}-bet-${compared.bets}`, `${name}-round-${compared.bets}`, 100, { roundClosed: true }));
    expect(await totals.totalsDrift('RECORDS')).toEqual([]);
    for (const name of names) {
      const found = [{ tenant_id: 'RECORDS', member_id: name, day: expect.any(String), vendor: 'acme', category: 'RNG' }];
      await sql`update bet_day set turnover = turnover + 1 where member_id = ${name}`.execute(db.query);
      expect(await totals.totalsDrift('RECORDS')).toEqual(found);
      await sql`update bet_day set turnover = turnover - 1 where member_id = ${name}`.execute(db.query);
      // Totals that are missing at one member, and belong to bets of nobody at another.
      await sql`update bet_day set member_id = ${`${name}-lost`} where member_id = ${name}`.execute(db.query);
      expect(await totals.totalsDrift('RECORDS')).toEqual([...found, { ...found[0], member_id: `${name}-lost` }]);
      await sql`update bet_day set member_id = ${name} where member_id = ${`${name}-lost`}`.execute(db.query);
    }
    expect(await totals.totalsDrift('RECORDS')).toEqual([]);
  });

  it('a win that came before its bet is paid when it is repeated after the bet', async () => {
    const seat = await desk.sit('early', 1000n);
    const win = of('e-win', 'e-1', 50, { refTxId: 'e-bet', roundClosed: true });
    expect((await seat.call('win', win)).code).toBe('TX_NOT_FOUND');
    expect((await seat.call('roundEnd', { txId: 'e-end', roundId: 'e-1' })).code).toBe('TX_NOT_FOUND');
    await seat.call('bet', of('e-bet', 'e-1', 20));
    expect(await seat.call('win', win)).toMatchObject({ code: 'OK', balance: '1030' });
  });

  it('are paged and filtered as requested', async () => {
    const seat = await desk.sit('pages', 10_000n);
    for (let n = 0; n < 5; n++) await seat.call('bet', of(`p-${n}`, `p-${n}`, 10 + n, { roundClosed: n % 2 === 0 }));
    const page = (more: object) => desk.vendor.recordsPage('RECORDS', 'pages', { pageNo: 1, pageSize: 2, ...more });
    expect((await page({ pageNo: 2 })).lines.map(({ stake }) => stake)).toEqual([12n, 11n]);
    expect((await page({ pageNo: 9 })).total).toBe(5);
    expect((await page({ state: 'placed' })).total).toBe(2);
    expect((await page({ category: 'LIVE' })).total).toBe(0);
    expect((await page({ vendor: 'acme', from: new Date(clock.now()), to: new Date(clock.now() + 1) })).total).toBe(5);
  });

  it('are walked by cursor without a bet twice or left out while others are placed', async () => {
    const seat = await desk.sit('walked', 10_000n);
    for (let n = 0; n < 5; n++) await seat.call('bet', of(`w-${n}`, `w-${n}`, 10 + n));
    const first = await desk.vendor.recordsPage('RECORDS', 'walked', { pageNo: 1, pageSize: 2 });
    await seat.call('bet', of('w-new', 'w-new', 99));
    const second = await desk.vendor.recordsPage('RECORDS', 'walked', { pageNo: 2, pageSize: 2, before: first.next });
    const third = await desk.vendor.recordsPage('RECORDS', 'walked', { pageNo: 3, pageSize: 2, before: second.next });
    expect([first, second, third].map(({ lines }) => lines.map(({ stake }) => stake))).toEqual([[14n, 13n], [12n, 11n], [10n]]);
    expect(third.next).toBeUndefined();
    expect([first, second, third].map((page, index) => pageCountOf(page, { pageNo: index + 1, pageSize: 2 }).totalPages)).toEqual([3, 3, 3]);
  });

  it('are counted up to a thousand, and say that there are more', async () => {
    const write = (count: number, from: number) => sql`
      insert into game_bet (tenant_id, round, id, member_id, vendor, round_id, game, currency, kind, stake, placed_at)
        select 'RECORDS', gen_random_uuid(), ('00000000-0000-7000-8000-' || lpad((n + ${from}::int)::text, 12, '0'))::uuid, 'many', 'acme', n::text, 'slot', 'CUR', 'real',
               1, now() from generate_series(1, ${count}::int) n`.execute(db.query);
    const page = (more: object = {}) => desk.vendor.recordsPage('RECORDS', 'many', { pageNo: 1, pageSize: 10, ...more });
    await write(1000, 0);
    expect(await page()).toMatchObject({ total: 1000, totalAtLeast: false });
    expect(await page({ pageNo: 100 })).toMatchObject({ next: undefined, total: 1000 });
    await write(4100, 1000);
    expect(await page()).toMatchObject({ total: 1000, totalAtLeast: true });
    expect(pageCountOf(await page({ pageNo: 200 }), { pageNo: 200, pageSize: 10 })).toMatchObject({ totalPages: 201, total: 2000, totalAtLeast: true });
    // The only one of its kind is the oldest of more than are looked at: it is shown, and not said to be all.
    await sql`update game_bet set state = 'voided' where tenant_id = 'RECORDS' and id = '00000000-0000-7000-8000-000000000001'`.execute(db.query);
    const rare = await page({ state: 'voided' });
    expect([rare.lines.length, rare.total, rare.totalAtLeast]).toEqual([1, 1, true]);
  });

  it("take days in the merchant's time zone", () => {
    const dayOf = createDayOf();
    const late = Date.UTC(2026, 0, 31, 20);
    expect([dayOf(late), dayOf(late, 'Asia/Manila'), dayOf(late, 'America/Lima')]).toEqual(['2026-01-31', '2026-02-01', '2026-01-31']);
  });
});

import type { ResponseOf, TransferBet } from '@livery/contracts';
import fc from 'fast-check';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { connectTransferVendor } from '../../../../test-support/connect-transfer-vendor.ts';
import type { FakeVendor } from '../../../../test-support/fake-vendor.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { kindsOfPlayers } from '../../member/index.ts';
import { createBetWriter } from './bet-writer.ts';

const CODE = 'CLN';
let gateway: TestGateway;
let vendor: FakeVendor;
let call: ReturnType<typeof createCaller>;
let gameCode = '';
let players = 0;

beforeAll(async () => {
  gateway = await testGateway();
  vendor = await connectTransferVendor(gateway, CODE);
  call = createCaller(gateway, NORTH);
  const { rows } = await sql<{ code: string }>`select code from game where vendor_code = ${CODE} order by code limit 1`.execute(gateway.db.query);
  gameCode = rows[0]?.code ?? '';
});
afterAll(async () => {
  await vendor.close();
  await gateway.stop();
});
beforeEach(() => {
  vendor.faults.bets = [];
});

/** A member, and the records the member sees. */
async function somebody() {
  const { body } = await call<{ token: string }>('register', registration(`reader${players += 1}`));
  const token = body.success ? body.value.token : '';
  async function value<Name extends 'memberInfo' | 'betRecords' | 'betRecord' | 'betTotals'>(name: Name, request: object = {}): Promise<ResponseOf<Name>> {
    const answer = await call<ResponseOf<Name>>(name, request, { token });
    if (!answer.body.success) throw new Error(`${name}: ${answer.body.code}`);
    return answer.body.value;
  }
  return { id: (await value('memberInfo')).id, value };
}
const betOf = (playerId: string, betId: string, more: Partial<TransferBet> = {}): TransferBet => ({
  betId, roundId: `round-of-${betId}`, playerId, gameCode, currency: 'PHP', scale: 2, stake: '500', payout: '0', state: 'placed',
  placedAt: gateway.clock.now() - 60_000, at: gateway.clock.now() - 60_000, ...more,
});
const settled = (bet: TransferBet, payout: string, more: Partial<TransferBet> = {}): TransferBet => ({ ...bet, payout, state: 'settled', at: gateway.clock.now() - 1000, ...more });
/** Moves the clock until everything is due. */
async function read(times = 1): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    gateway.clock.advance(130_000);
    await gateway.transfers.readBets();
  }
}

describe('bet feed', () => {
  it("records a bet from stake to prize, with the vendor's figures and the details of the round", async () => {
    const { id, value } = await somebody();
    const bet = betOf(id, 'first-1');
    vendor.bets.push(bet, { ...bet, state: 'running', at: gateway.clock.now() - 30_000 });
    await read();
    const [open] = (await value('betRecords', { pageNo: 1, pageSize: 10 })).records;
    expect(open).toMatchObject({ vassalage: CODE, roundId: 'round-of-first-1', stake: '5.00', prize: '0.00', state: 'running', gameCode });
    expect((await value('betTotals')).totals).toEqual([]);
    vendor.bets.push(settled(bet, '1250', { detail: { cards: ['9♠', 'K♥'] } }));
    await read();
    const page = await value('betRecords', { pageNo: 1, pageSize: 10, vassalage: CODE });
    expect([page.total, page.records[0]?.state, page.records[0]?.net]).toEqual([1, 'settled', '7.50']);
    const receipt = await value('betRecord', { id: open?.id ?? '' });
    expect(receipt).toMatchObject({
      receipt: { vendorTxId: 'first-1', roundId: 'round-of-first-1', platformTxId: open?.id }, detail: { cards: ['9♠', 'K♥'] },
      validBet: '5.00', transactions: [], stages: [{ stage: 'placed' }, { stage: 'running' }, { stage: 'settled' }],
    });
    expect(receipt.roundClosedAt).not.toBeNull();
    expect((await value('betTotals')).sum).toMatchObject({ turnover: '5.00', prize: '12.50', net: '7.50', bets: 1 });
  });

  it('counts each bet once, also when it is repeated, split or read concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ bet: fc.integer({ min: 0, max: 5 }), what: fc.constantFrom('placed', 'running', 'settled', 'voided'), fault: fc.constantFrom('lost', 'broken', 'never', undefined), rewind: fc.boolean() }), { minLength: 3, maxLength: 11 }),
        async (reports) => {
          const { id, value } = await somebody();
          const last = new Map<number, TransferBet>();
          for (const { bet, what, fault, rewind } of reports) {
            const known = last.get(bet) ?? betOf(id, `${id.slice(0, 8)}-${players}-${bet}`, { stake: String(100 + bet), roundId: `r-${players}-${bet % 3}` });
            // Stages only move forward.
            const forward = known.state !== 'settled' && known.state !== 'voided' && !(known.state === 'running' && what === 'placed');
            if (forward) last.set(bet, { ...known, state: what, payout: what === 'settled' ? String(bet * 70) : '0', at: gateway.clock.now() });
            vendor.bets.push(last.get(bet) ?? known);
            if (fault !== undefined) vendor.faults.bets = [fault];
            if (rewind) await sql`update vendor_bet_feed set cursor = '' where vendor = ${CODE}`.execute(gateway.db.query);
            gateway.clock.advance(130_000);
            await Promise.all([gateway.transfers.readBets(), gateway.transfers.readBets()]);
          }
          vendor.faults.bets = [];
          await read(2);
          const { records, total } = await value('betRecords', { pageNo: 1, pageSize: 100 });
          expect(total).toBe(last.size);
          const shown = records.map(({ roundId, state, stake, prize }) => [roundId, state, stake, prize].join()).toSorted();
          const expected = [...last.values()].map(({ roundId, state, stake, payout }) => [roundId, state, (Number(stake) / 100).toFixed(2), (Number(payout) / 100).toFixed(2)].join()).toSorted();
          expect(shown).toEqual(expected);
          const over = [...last.values()].filter(({ state }) => state === 'settled');
          expect((await value('betTotals')).sum).toMatchObject({ bets: over.length, turnover: (over.reduce((sum, { stake }) => sum + Number(stake), 0) / 100).toFixed(2) });
          expect(await gateway.vendor.totalsDrift()).toEqual([]);
          // A bet that is listed again is known by then.
          vendor.bets.length = 0;
          await sql`update vendor_bet_feed set cursor = '' where vendor = ${CODE}`.execute(gateway.db.query);
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);

  it('skips bets of others, and never changes a finished bet', async () => {
    const { id, value } = await somebody();
    const bet = betOf(id, 'odd-1');
    vendor.bets.push(betOf('nobody', 'odd-2'), betOf(id, 'odd-3', { currency: 'XXX' }), betOf(id, 'odd-4', { stake: '5', scale: 3 }), settled(bet, '0'), settled(bet, '99999'), { ...bet, state: 'voided' }, settled({ ...bet, stake: '1' }, '0'), bet);
    await read();
    const { records } = await value('betRecords', { pageNo: 1, pageSize: 10 });
    expect(records).toMatchObject([{ roundId: 'round-of-odd-1', state: 'settled', prize: '0.00' }]);
  });

  it('records the other bets of a page when one cannot be held, and a bet without details that cannot be', async () => {
    const { id, value } = await somebody();
    const large = Array.from({ length: 10 }, (_, index) => betOf(id, `large-${index}`, { roundId: 'large', stake: '999999999999999999' }));
    vendor.bets.push(...large, settled(betOf(id, 'nul'), '0', { detail: { text: '\u0000' } }), settled(betOf(id, 'half'), '0', { detail: { '\ud800': 1 } }), settled(betOf(id, 'after'), '0', { detail: { text: '\\u0000' } }));
    await read();
    const { records } = await value('betRecords', { pageNo: 1, pageSize: 100 });
    const rounds = records.map(({ roundId }) => roundId);
    const held = rounds.filter((round) => round === 'large').length;
    expect([held > 0, held < large.length]).toEqual([true, true]);
    expect(rounds).toEqual(expect.arrayContaining(['round-of-nul', 'round-of-half', 'round-of-after']));
    expect(await gateway.vendor.totalsDrift()).toEqual([]);
    const after = records.find(({ roundId }) => roundId === 'round-of-after');
    expect((await value('betRecord', { id: after?.id ?? '' })).detail).toEqual({ text: '\\u0000' });
  });

  it('skips a bet that cannot be read, but not a page of which nothing can be, and says that the vendor cannot be read then', async () => {
    const { id, value } = await somebody();
    const total = async () => (await value('betRecords', { pageNo: 1, pageSize: 10 })).total;
    const failing = async () => (await gateway.transfers.betFeeds()).find(({ tenant, vendor: code }) => tenant === NORTH && code === CODE)?.failing;
    const broken = betOf(id, 'unread-1', { gameCode: 'x'.repeat(500) });
    vendor.bets.push(broken);
    await read();
    expect([await total(), await failing()]).toEqual([0, true]);
    vendor.bets.push(betOf(id, 'unread-2'), betOf(id, 'unread-3', { stake: '5.5' }), betOf(id, 'unread-4'));
    await read();
    expect([await total(), await failing()]).toEqual([2, false]);
  });

  it('asks and writes once for a page, however many bets it has, in their order', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const asked: string[] = [];
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = { ...gateway.db, transaction: <T>(work: (tx: Tx) => Promise<T>) => gateway.db.transaction((tx) => work(tx.withPlugin(counting))) };
    const write = createBetWriter({
      db, wallet: gateway.wallet, dayOf: () => '2026-01-01', log: { error: (what) => void asked.push(JSON.stringify(what)), warn: () => undefined },
      kindsOf: async (query, tenant, ids) => (asked.push(`kinds of ${ids.length}`), kindsOfPlayers(query, tenant, ids)),
      categoriesOf: async (_tenant, _vendor, codes) => (asked.push(`categories of ${codes.length}`), new Map(codes.map((code) => [code, 'RNG']))),
    });
    const pageOf = async (bets: readonly TransferBet[], next: string) => {
      const { cursor: after } = await gateway.db.query.selectFrom('vendor_bet_feed').select('cursor').where('tenant_id', '=', NORTH).where('vendor', '=', CODE).executeTakeFirstOrThrow();
      statements = 0;
      return [await write({ tenant: NORTH, vendor: CODE, bets, after, next }), statements];
    };
    const placed = Array.from({ length: 60 }, (_, index) => betOf(index % 2 === 0 ? one.id : two.id, `page-${index}`));
    const [written, cost] = await pageOf([...placed, ...placed.map((bet) => settled(bet, '700')), placed[0]!], 'page-1');
    // The second report of each is a change, the third of one is known.
    expect([written, asked]).toEqual([120, ['kinds of 2', 'categories of 1']]);
    expect(await pageOf([betOf(one.id, 'page-60')], 'page-2')).toEqual([1, cost]);
    const { records, total } = await one.value('betRecords', { pageNo: 1, pageSize: 100 });
    expect([total, records.filter(({ state, prize }) => state === 'settled' && prize === '7.00').length]).toEqual([31, 30]);
    expect(await gateway.vendor.totalsDrift()).toEqual([]);
    await sql`update vendor_bet_feed set cursor = '' where vendor = ${CODE}`.execute(gateway.db.query);
  });

  it('reads soon after play began, and seldom where nothing happens', async () => {
    const asked = () => vendor.arrived.filter((name) => name === 'bets').length;
    await read(3);
    const before = asked();
    for (let second = 0; second < 60; second += 1) {
      gateway.clock.advance(1000);
      await gateway.transfers.readBets();
    }
    // Two merchants, one with a key, each quarter of a minute.
    expect(asked() - before).toBeLessThanOrEqual(5);
    const { id, value } = await somebody();
    vendor.bets.push(settled(betOf(id, 'soon-1'), '0'));
    const who = { tenant: NORTH, memberId: id, currency: 'PHP' };
    expect(await gateway.transfers.beforeLaunch(who, CODE)).toBe('ready');
    gateway.clock.advance(2000);
    await gateway.transfers.readBets();
    expect((await value('betRecords', { pageNo: 1, pageSize: 10 })).total).toBe(1);
  });
});

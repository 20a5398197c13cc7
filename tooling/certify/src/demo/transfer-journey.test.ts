import { randomUUID } from 'node:crypto';
import { createCaller, NORTH, registration } from '@livery/gateway/test-support';
import { onOneEngine, testGateway, type TestGateway } from '@livery/gateway/test-support/vitest';
import type { ResponseOf } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage, type Page, type ShownRound } from './page.ts';
import { freePort, startVendorProgram, type VendorProgram } from './vendor-program.ts';
import { pick, seededRandom } from '../random.ts';

const KEY = { id: 'key-1', secret: 'a-secret-of-at-least-thirty-two-characters' };
const CODE = 'TVL';
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let gateway: TestGateway;
let vendor: VendorProgram;
let players = 0;

beforeAll(async () => {
  gateway = await testGateway();
  const gatewayUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  // The vendor's own program, on a port where it is found again after it died.
  vendor = await startVendorProgram({ gatewayUrl, keys: { [CODE]: { [NORTH]: KEY } }, clockRate: 40, port: await freePort() });
  await sql`update game_vendor set origin = ${vendor.url} where code = ${CODE}`.execute(gateway.db.query);
  await gateway.vendor.setKey(NORTH, CODE, KEY.secret, KEY.id);
}, 60_000);
afterAll(async () => {
  await vendor.close();
  await gateway.stop();
});
beforeEach(() => passes(0));

/** Lets the gateway's clock stand where the vendor's does, and so much further. */
function passes(ms: number): void {
  gateway.clock.advance(Math.max(0, Date.now() - gateway.clock.now()) + ms);
}

type Names = 'memberInfo' | 'sumBalance' | 'merchantWallet' | 'betRecords' | 'betRecord' | 'betTotals' | 'gameList' | 'launchGame' | 'sweepHome' | 'walletTransfers';

/** A member with 1000.00, on the site and in the game. */
async function somebody() {
  const call = createCaller(gateway, NORTH);
  const registered = await call<{ token: string }>('register', registration(`tavola${players += 1}`));
  const token = registered.body.success ? registered.body.value.token : '';
  const ask = <Name extends Names>(name: Name, request: object = {}) => call<ResponseOf<Name>>(name, request, { token });
  async function value<Name extends Names>(name: Name, request: object = {}): Promise<ResponseOf<Name>> {
    const { body } = await ask(name, request);
    if (!body.success) throw new Error(`${name}: ${body.code}`);
    return body.value;
  }
  const { games } = await value('gameList', { clientType: 3, gameType: 'PVP', vassalage: CODE });
  const game = games[0]?.code ?? '';
  const launch = () => ask('launchGame', { gameId: game, accountType: 1, confirmTrans: 0, vassalage: CODE, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 });
  return {
    value,
    launch,
    /** Launches the game, which takes the money along, and opens it as the browser would. */
    async enter(): Promise<{ readonly page: Page; readonly balance: unknown }> {
      const { body } = await launch();
      if (!body.success) throw new Error(body.code);
      const address = new URL(body.value.game_url ?? '').searchParams;
      const opening = { token: address.get('token'), nonce: randomUUID(), merchant: NORTH, vendor: CODE, game };
      const session = await openPage(vendor, undefined).ask('POST', '/api/launch', opening);
      return { page: openPage(vendor, String(session.body['sessionId'])), balance: session.body['balance'] };
    },
    leave: () => value('sweepHome', { leaving: true, vassalage: CODE }),
    async sums() {
      const { main, atVendors, inFlight, total } = await value('sumBalance');
      return { main, atVendors, inFlight, total };
    },
  };
}

const seed = { seed: '0'.repeat(32) };
const place = async (page: Page, spinId: string): Promise<ShownRound> => (await page.ask('POST', '/api/spin', { spinId, stake: '1000', choice: seed })).body as unknown as ShownRound;

/** Plays one round of 10.00 and answers its prize, in minor units. */
async function playThrough(page: Page, spinId: string = randomUUID()): Promise<number> {
  let round = await place(page, spinId);
  for (; round.status === 'running' || round.status === 'pending' || round.status === 'settling'; await wait(20)) {
    round = (await page.ask('GET', `/api/spin/${spinId}`)).body['round'] as ShownRound;
  }
  expect(round.status).toBe('settled');
  return Number(round.win);
}

/** Whether everything adds up, everywhere. */
async function soundness() {
  const { drift, imbalance, orphans } = await gateway.wallet.audit(NORTH);
  return [...drift, ...imbalance, ...orphans, ...(await gateway.transfers.drift()), ...(await gateway.vendor.totalsDrift())];
}

describe.runIf(onOneEngine)('vendor with a transfer wallet', () => {
  it('plays with transferred money, which returns with its winnings, and every bet is in the records', async () => {
    const { enter, leave, sums, value } = await somebody();
    const { page, balance } = await enter();
    expect(balance).toBe('100000');
    expect(await sums()).toEqual({ main: '0.00', atVendors: '1000.00', inFlight: '0.00', total: '1000.00' });
    const prizes = [await playThrough(page), await playThrough(page), await playThrough(page)];
    const net = prizes.reduce((sum, prize) => sum + prize, 0) - 3000;
    const after = ((100_000 + net) / 100).toFixed(2);
    expect(await sums()).toMatchObject({ main: '0.00', atVendors: after });
    expect(await leave()).toMatchObject({ transfers: [{ state: 'confirmed', direction: 'out', amount: after }], unreachable: [] });
    expect(await sums()).toMatchObject({ main: after, atVendors: '0.00', total: after });

    passes(2000);
    await gateway.transfers.readBets();
    const { records, total } = await value('betRecords', { pageNo: 1, pageSize: 10, vassalage: CODE });
    expect([total, records.map(({ stake, state }) => [stake, state].join()), records.map(({ prize }) => Number(prize) * 100).toReversed()]).toEqual([
      3, ['10.00,settled', '10.00,settled', '10.00,settled'], prizes,
    ]);
    const receipt = await value('betRecord', { id: records[0]?.id ?? '' });
    expect(receipt).toMatchObject({ category: 'PVP', receipt: { roundId: records[0]?.roundId }, detail: { opponent: 'house' } });
    expect(receipt.stages.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['placed', 'settled']));
    expect((await value('betTotals')).sum).toMatchObject({ turnover: '30.00', net: (net / 100).toFixed(2), bets: 3 });
    expect(await soundness()).toEqual([]);
  }, 60_000);

  it('settles a round after it was killed in it, and record, game and balance agree', async () => {
    const { enter, leave, sums, value } = await somebody();
    const { page } = await enter();
    const spinId = randomUUID();
    expect((await place(page, spinId)).status).toBe('running');
    await vendor.kill();
    const prize = await playThrough(page, spinId);
    passes(0);
    await leave();
    const expected = ((99_000 + prize) / 100).toFixed(2);
    expect(await sums()).toMatchObject({ main: expected, atVendors: '0.00' });
    passes(2000);
    await gateway.transfers.readBets();
    const { records } = await value('betRecords', { pageNo: 1, pageSize: 10 });
    expect(records).toMatchObject([{ stake: '10.00', prize: (prize / 100).toFixed(2), state: 'settled' }]);
    expect(await soundness()).toEqual([]);
  }, 60_000);

  const carriedOut = ['after it was carried out', 'lose-answer', 'confirmed'] as const;
  it.each(everything() ? [['before it was carried out', 'slow', 'failed'] as const, carriedOut] : [carriedOut])('is queried after it was killed in a deposit, %s, and no money is lost', async (_when, fault, end) => {
    const { launch, sums, value } = await somebody();
    await vendor.faults({ [CODE]: { [fault]: 1 } });
    passes(0);
    const launching = launch();
    // In the middle: a slow deposit is carried out only a second and a half after it came.
    await wait(400);
    const killing = vendor.kill();
    expect((await launching).body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    await killing;
    await vendor.faults();
    expect((await value('walletTransfers', { pageNo: 1, pageSize: 5 })).records).toMatchObject([{ state: 'unknown', direction: 'in', amount: '1000.00' }]);
    passes(5000);
    await gateway.transfers.reconcile();
    expect((await value('walletTransfers', { pageNo: 1, pageSize: 5 })).records).toMatchObject([{ state: end, reconciled: true }]);
    expect(await sums()).toMatchObject({ inFlight: '0.00', total: '1000.00', main: end === 'failed' ? '1000.00' : '0.00' });
    expect(await soundness()).toEqual([]);
  }, 60_000);
});

describe.runIf(onOneEngine)('unresolved transfer', () => {
  const lost = ['lose-answer', 'NO_ANSWER', 'confirmed', [{ state: 'confirmed', direction: 'out', amount: '1000.00', reason: 'home' }]] as const;
  const slow = [
    ['timeout', 'TIMEOUT', 'failed', []],
    // Carried out seconds later, when nobody waits any more.
    ['reorder', 'NO_ANSWER', 'failed', []],
  ] as const;
  it.each(everything() ? [lost, ...slow] : [lost])('with the fault "%s" is shown, resolved by a query, and returned with one call', async (fault, code, end, home) => {
    const { launch, sums, value } = await somebody();
    await vendor.faults({ [CODE]: { [fault]: 1 } });
    passes(0);
    expect((await launch()).body).toMatchObject({ success: false, code: 'UNAVAILABLE' });
    expect((await value('walletTransfers', { pageNo: 1, pageSize: 5 })).records).toMatchObject([{ state: 'unknown', code, amount: '1000.00' }]);
    // The vendor does not tell: the money is on its way, and nowhere else.
    await vendor.faults({ [CODE]: { 'wrong-signature': 1 } });
    passes(0);
    expect(await sums()).toEqual({ main: '0.00', atVendors: '0.00', inFlight: '1000.00', total: '1000.00' });
    const shown = (await value('merchantWallet')).wallets.find(({ vassalage }) => vassalage === CODE);
    expect(shown).toMatchObject({ balance: null, inFlight: '1000.00', open: [{ state: 'unknown', amount: '1000.00' }] });

    await vendor.faults();
    expect(await sums()).toEqual({ main: end === 'failed' ? '1000.00' : '0.00', atVendors: end === 'confirmed' ? '1000.00' : '0.00', inFlight: '0.00', total: '1000.00' });
    expect(await value('sweepHome')).toMatchObject({ transfers: home, unreachable: [] });
    // A deposit that arrives after the question is barred for ever: the money is back, and stays.
    if (fault === 'reorder') await wait(3500);
    passes(0);
    expect(await sums()).toEqual({ main: '1000.00', atVendors: '0.00', inFlight: '0.00', total: '1000.00' });
    expect((await value('walletTransfers', { pageNo: 1, pageSize: 5 })).records.at(-1)).toMatchObject({ direction: 'in', state: end, reconciled: true });
    expect(await soundness()).toEqual([]);
  }, 60_000);
});

describe.runIf(everything() && onOneEngine)('wallet and vendor', () => {
  it('together hold what was deposited and won, whatever fails', async () => {
    const random = seededRandom('monday');
    const people = await Promise.all([somebody(), somebody()]);
    const pages = new Map<number, Page>();
    const faults = ['lose-answer', 'reorder', 'duplicate', 'slow', 'wrong-signature'] as const;
    /** What may happen; a refusal is an end like any other. */
    const steps: Readonly<Record<string, (who: number) => Promise<unknown>>> = {
      enter: async (who) => pages.set(who, (await people[who]!.enter()).page),
      play: async (who) => pages.get(who) && playThrough(pages.get(who)!),
      leave: (who) => people[who]!.leave(),
      home: (who) => people[who]!.value('sweepHome'),
      kill: () => vendor.kill(),
      trouble: () => vendor.faults({ [CODE]: { [pick(random, faults)]: 0.6 } }),
      recover: () => vendor.faults(),
      reconcile: () => gateway.transfers.reconcile(),
      read: () => gateway.transfers.readBets(),
    };
    const likely = ['enter', 'enter', 'play', 'play', 'play', 'leave', 'leave', 'home', 'trouble', 'trouble', 'recover', 'kill', 'reconcile', 'read'];
    for (const who of people.keys()) await steps['enter']!(who);
    for (let step = 0; step < 24; step += 1) {
      passes(step % 3 === 0 ? 2500 : 0);
      await steps[pick(random, likely)]!(pick(random, [0, 1])).catch(() => undefined);
      // At any moment: what is on its way is that of the open transfers.
      expect(await gateway.transfers.drift()).toEqual([]);
    }
    await vendor.faults();
    for (let turn = 0; turn < 4; turn += 1) {
      passes(20_000);
      await gateway.transfers.reconcile();
    }
    let bets = 0;
    for (const { value, sums, leave } of people) {
      await value('sweepHome');
      await leave();
      passes(3000);
      await gateway.transfers.readBets();
      const { records } = await value('betRecords', { pageNo: 1, pageSize: 100 });
      expect(records.filter(({ state }) => state !== 'settled' && state !== 'voided')).toEqual([]);
      bets += records.length;
      const won = records.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
      const due = ((100_000 + won) / 100).toFixed(2);
      expect(await sums()).toEqual({ main: due, atVendors: '0.00', inFlight: '0.00', total: due });
    }
    expect(bets).toBeGreaterThan(0);
    expect(await soundness()).toEqual([]);
  }, 120_000);
});

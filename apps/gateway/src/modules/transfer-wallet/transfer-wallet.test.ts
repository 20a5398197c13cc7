import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../test-support/caller.ts';
import { connectTransferVendor } from '../../../test-support/connect-transfer-vendor.ts';
import type { FakeVendor } from '../../../test-support/fake-vendor.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

/** The vendor with a wallet of its own, its game, and a game of another vendor. */
const [CODE, GAME, OTHER] = ['CLN', 'cln', 'lum'] as const;

let gateway: TestGateway;
let vendor: FakeVendor;
let token: string;
let memberId: string;
let call: ReturnType<typeof createCaller>;
const games = new Map<string, string>();

beforeAll(async () => {
  gateway = await testGateway();
  vendor = await connectTransferVendor(gateway, CODE);
  call = createCaller(gateway, NORTH);
  const { rows } = await sql<{ code: string; vendor: string }>`
    select distinct on (vendor_code) code, vendor_code as vendor from game where not opens_list and state = 'open' order by vendor_code, code`.execute(gateway.db.query);
  for (const { code, vendor: of } of rows) games.set(of.toLowerCase(), code);
  const { body } = await call<{ token: string }>('register', registration('traveller1'));
  token = body.success ? body.value.token : '';
  memberId = (await value('memberInfo')).id;
});
afterAll(async () => {
  await vendor.close();
  await gateway.stop();
});

async function value<Name extends 'memberInfo' | 'merchantWallet' | 'sumBalance' | 'walletTransfers'>(name: Name): Promise<ResponseOf<Name>> {
  const { body } = await call<ResponseOf<Name>>(name, {}, { token });
  if (!body.success) throw new Error(`${name}: ${body.code}`);
  return body.value;
}
const transfer = (request: object, idempotencyKey: string = randomUUID()) => call<ResponseOf<'walletTransfer'>>('walletTransfer', { vassalage: CODE, ...request }, { token, idempotencyKey });
const sweep = (request: object = {}, idempotencyKey: string = randomUUID()) => call<ResponseOf<'sweepHome'>>('sweepHome', request, { token, idempotencyKey });
const launch = (of: string) =>
  call('launchGame', { gameId: games.get(of), accountType: 1, confirmTrans: 0, vassalage: of.toUpperCase(), launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 }, { token });
const sums = async () => {
  const { main, atVendors, inFlight, total, complete } = await value('sumBalance');
  return { main, atVendors, inFlight, total, complete };
};

describe('transfer wallet', () => {
  it('transfers move money in and out, once for each key', async () => {
    const key = randomUUID();
    const first = await transfer({ direction: 'in', amount: '250.50' }, key);
    expect(first.body).toMatchObject({ success: true, value: { transfer: { state: 'confirmed', amount: '250.50', direction: 'in', reason: 'player', vassalage: CODE } } });
    const again = await transfer({ direction: 'in', amount: '250.50' }, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual({ ...first.body, requestId: again.body.requestId });
    expect((await transfer({ direction: 'in', amount: '1' }, key)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await sums()).toEqual({ main: '749.50', atVendors: '250.50', inFlight: '0.00', total: '1000.00', complete: true });
    expect((await transfer({ direction: 'out', amount: 'all' })).body).toMatchObject({ value: { transfer: { state: 'confirmed', amount: '250.50' } } });
    expect(await sums()).toMatchObject({ main: '1000.00', atVendors: '0.00' });
    const { records, total } = await value('walletTransfers');
    expect([total, records.map(({ direction, steps }) => [direction, steps.map(({ state }) => state)])]).toEqual([2, [
      ['out', ['requested', 'sent', 'confirmed']], ['in', ['requested', 'debited', 'sent', 'confirmed']],
    ]]);
  });

  it('transfers are rejected for invalid amounts, above the balance, and for vendors without a wallet', async () => {
    const codeOf = async (request: object) => {
      const { body } = await transfer(request);
      return body.success ? 'OK' : body.code;
    };
    expect(await codeOf({ direction: 'in', amount: '0.001' })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ direction: 'in', amount: '0' })).toBe('VALIDATION_FAILED');
    expect(await codeOf({ direction: 'in', amount: '1000.01' })).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf({ direction: 'out', amount: 'all' })).toBe('INSUFFICIENT_FUNDS');
    expect(await codeOf({ direction: 'in', amount: '1', vassalage: 'LUM' })).toBe('NOT_FOUND');
    await sql`update member set status = 'blocked' where id = ${memberId}`.execute(gateway.db.query);
    // Whoever is blocked has no session that works; the wallet does not rely on that.
    expect(await gateway.transfers.mayPlay(NORTH, memberId)).toBe(false);
    await sql`update member set status = 'active' where id = ${memberId}`.execute(gateway.db.query);
  });

  it('a transfer without an answer is listed, resolved, and returned with one call', async () => {
    vendor.faults.deposit = ['lost'];
    expect((await transfer({ direction: 'in', amount: '400' })).body).toMatchObject({ value: { transfer: { state: 'unknown', settledAt: null } } });
    [vendor.faults.balance, vendor.faults.query] = [['down', 'down'], ['down', 'down']];
    expect(await sums()).toEqual({ main: '600.00', atVendors: '0.00', inFlight: '400.00', total: '1000.00', complete: false });
    const [shown] = (await value('merchantWallet')).wallets;
    expect(shown).toMatchObject({ vassalage: CODE, balance: null, state: 'unreachable', inFlight: '400.00', open: [{ state: 'unknown', code: 'NO_ANSWER' }] });
    const { body } = await sweep();
    expect(body).toMatchObject({ success: true, value: { transfers: [{ direction: 'out', amount: '400.00', state: 'confirmed', reason: 'home' }], unreachable: [] } });
    expect(await sums()).toMatchObject({ main: '1000.00', atVendors: '0.00', inFlight: '0.00', complete: true });
    expect((await value('walletTransfers')).records[1]).toMatchObject({ direction: 'in', state: 'confirmed', reconciled: true });
    expect((await value('merchantWallet')).wallets[0]).toMatchObject({ balance: '0.00', state: 'ready', open: [] });
  });

  it('a repetition gets the state that the transfers have by then', async () => {
    const [key, homeKey] = [randomUUID(), randomUUID()];
    vendor.faults.deposit = ['lost'];
    expect((await transfer({ direction: 'in', amount: '400' }, key)).body).toMatchObject({ value: { transfer: { state: 'unknown' } } });
    const first = await sweep({}, homeKey);
    expect(first.body).toMatchObject({ value: { transfers: [{ direction: 'out', amount: '400.00', state: 'confirmed' }] } });
    const again = await sweep({}, homeKey);
    expect(again.body).toEqual({ ...first.body, requestId: again.body.requestId });
    expect((await transfer({ direction: 'in', amount: '400' }, key)).body).toMatchObject({ value: { transfer: { state: 'confirmed', reconciled: true } } });
  });

  it('keeps no answer of a sweep that found nothing to move', async () => {
    const kept = () => gateway.db.query.selectFrom('idempotent_call').select('key').where('call', '=', 'sweepHome').orderBy('key').execute();
    const before = await kept();
    for (const request of [{}, { leaving: true }]) expect((await sweep(request)).body).toMatchObject({ value: { transfers: [] } });
    expect(await kept()).toEqual(before);
    await transfer({ direction: 'in', amount: '400' });
    expect((await sweep()).body).toMatchObject({ value: { transfers: [{ state: 'confirmed' }] } });
    expect(await kept()).toHaveLength(before.length + 1);
  });

  it.each(['in', 'out'] as const)('money whose transfer %s got no answer is counted once, at once', async (direction) => {
    if (direction === 'out') await transfer({ direction: 'in', amount: '400' });
    vendor.faults[direction === 'in' ? 'deposit' : 'withdraw'] = ['lost'];
    expect((await transfer({ direction, amount: '400' })).body).toMatchObject({ value: { transfer: { state: 'unknown' } } });
    // The vendor says what is there, and nothing of the transfer.
    vendor.faults.query = ['down'];
    expect(await sums()).toMatchObject({ main: '600.00', atVendors: '0.00', inFlight: '400.00', total: '1000.00', complete: false });
    const home = direction === 'in' ? { main: '600.00', atVendors: '400.00' } : { main: '1000.00', atVendors: '0.00' };
    expect(await sums()).toEqual({ ...home, inFlight: '0.00', total: '1000.00', complete: true });
    await sweep();
  });

  it("auto-transfer moves money to the launched game and back, by the player's preference", async () => {
    expect((await launch(GAME)).status).toBe(200);
    expect(await sums()).toMatchObject({ main: '0.00', atVendors: '1000.00' });
    vendor.vendorBalances.set(memberId, 123_456n);
    expect((await launch(OTHER)).status).toBe(200);
    expect(await sums()).toMatchObject({ main: '1234.56', atVendors: '0.00' });
    await call('transferChoice', { autoIn: true, autoHome: false }, { token });
    await launch(GAME);
    expect((await sweep({ leaving: true })).body).toMatchObject({ value: { transfers: [] } });
    await launch(OTHER);
    expect(await sums()).toMatchObject({ main: '0.00', atVendors: '1234.56' });
    expect((await value('merchantWallet')).choice).toEqual({ autoIn: true, autoHome: false });
    await call('transferChoice', { autoIn: false, autoHome: true }, { token });
    expect((await sweep({ vassalage: CODE, leaving: true })).body).toMatchObject({ value: { transfers: [{ reason: 'leave', state: 'confirmed' }] } });
    await launch(GAME);
    expect(await sums()).toMatchObject({ main: '1234.56', atVendors: '0.00' });
  });

  it('opens the game for two launches at once, and takes the money there once', async () => {
    await call('transferChoice', { autoIn: true, autoHome: true }, { token });
    const before = await sums();
    expect(Number(before.main)).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 4 }, () => launch(GAME)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await sums()).toEqual({ main: '0.00', atVendors: before.main, inFlight: '0.00', total: before.total, complete: true });
    await sweep();
    expect(await sums()).toEqual(before);
  });

  it('a launch is rejected, and rejected again when it is repeated, while the arrival of its auto-transfer is not known', async () => {
    await call('transferChoice', { autoIn: true, autoHome: true }, { token });
    vendor.faults.deposit = ['never'];
    expect((await launch(GAME)).body).toMatchObject({ code: 'UNAVAILABLE' });
    vendor.faults.query = ['down', 'down'];
    expect((await launch(GAME)).body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await sums()).toMatchObject({ main: '0.00', inFlight: '1234.56' });
    gateway.clock.advance(60_000);
    await gateway.transfers.reconcile();
    expect(await sums()).toMatchObject({ main: '1234.56', inFlight: '0.00' });
  });

  it('seamless bets of a vendor with a wallet of its own are rejected', async () => {
    await call('transferChoice', { autoIn: false, autoHome: false }, { token });
    const { token: ticket } = await gateway.vendor.issueLaunch({ tenant: NORTH, memberId, gameCode: games.get(GAME) ?? '', language: 'en' });
    const caller = { tenant: NORTH, vendor: CODE };
    const session = await gateway.vendor.authenticate(caller, { requestId: 'r', ts: 1, token: ticket });
    if (session.code !== 'OK') throw new Error(session.code);
    const stake = { requestId: 'r', ts: 1, sessionToken: session.sessionToken, playerId: memberId, gameCode: session.gameCode, currency: session.currency };
    const bet = await gateway.vendor.transact(caller, { call: 'bet', ...stake, txId: 't', roundId: 'r', amount: session.minStake, scale: session.scale, roundClosed: true });
    expect(bet.code).toBe('GAME_BLOCKED');
    expect(await gateway.wallet.audit(NORTH)).toEqual({ drift: [], imbalance: [], orphans: [] });
    expect(await gateway.transfers.drift()).toEqual([]);
  });
});

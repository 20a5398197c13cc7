import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { sameDatabase, testDatabase, testEngine, type TestDatabase } from '../../../../test-support/database.ts';
import { of, openSeamlessHarness, type PlayerSession, type SeamlessHarness } from '../../../../test-support/seamless-harness.ts';
import { cleanAudit } from '../../../../test-support/test-ledger.ts';
import { createSeamlessStatements } from '../calls/seamless-call.ts';
import { hashToken } from '../../../platform/crypto/index.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import { createSeamlessWallet, type VendorCaps } from '../index.ts';

const HOUR = 3_600_000;
const clock = testClock();
let db: TestDatabase;
let desk: SeamlessHarness;
let tenants = 0;
let serial = 0;
const fresh = (what: string) => `${what}${++serial}`;

beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());
beforeEach(async () => {
  clock.advance(24 * HOUR);
  desk = await openSeamlessHarness(db, `CAPS${++tenants}`);
});

const ref = () => ({ tenant: desk.tenant, vendor: 'acme' });
const cap = (caps: Partial<VendorCaps>) => db.transaction((tx) => desk.vendor.setCaps(tx, ref(), { currency: 'CUR', ...caps }));
const reopen = () => db.transaction((tx) => desk.vendor.reopenVendor(tx, ref()));
const stopped = async () => (await desk.vendor.capsStates(db.query, desk.tenant))[0]?.stopped;
const seat = (funds = 10_000n, kind: 'real' | 'trial' = 'real') => desk.sit(fresh('p'), funds, 'slot', kind);

/** A bet of 10 that is answered; resolves with how to win on it. */
async function staked(player: PlayerSession) {
  const [txId, roundId] = [fresh('b'), fresh('r')];
  const bet = await player.call('bet', of(txId, roundId, 10));
  return { bet, txId, roundId, win: (amount: number, more: object = {}) => player.call('win', of(fresh('w'), roundId, amount, { refTxId: txId, ...more })) };
}
const codeOfBet = async (player: PlayerSession) => (await staked(player)).bet.code;
const postWin = async ({ sessionToken, ...win }: { readonly sessionToken: string; readonly playerId: string; readonly txId: string; readonly roundId: string; readonly refTxId: string; readonly amount: bigint }) => {
  const now = new Date(clock.now());
  const statement = createSeamlessStatements(undefined)({
    call: 'win', ...ref(), tokenHash: hashToken(sessionToken), gameCode: 'slot', currency: 'CUR', ...win, roundClosed: true, requestHash: hashToken('x'), refusal: null, now,
    sessionExpiresAt: now, freshIds: [db.newId(), db.newId(), db.newId(), db.newId()], detail: null, stage: null, day: now.toISOString().slice(0, 10), category: null,
  });
  expect((await db.query.executeQuery(statement)).rows).toMatchObject([{ code: 'OK', capped: true }]);
};
const clean = async () => {
  expect(await desk.books.wallet.audit()).toEqual(cleanAudit);
  expect(await desk.vendor.totalsDrift()).toEqual([]);
};

describe('a win above the cap of a round', () => {
  const balanceOf = async (player: PlayerSession) => {
    const balance = await desk.books.wallet.balanceOf(desk.tenant, player.playerId, 'CUR');
    return [balance?.posted, balance?.held, balance?.available];
  };

  it('is recorded and answered, and lies in the account without being free to spend', async () => {
    await cap({ winCap: 500n });
    const player = await seat(1000n);
    const round = await staked(player);
    const win = of(fresh('w'), round.roundId, 600, { refTxId: round.txId, roundClosed: true });
    const answer = await player.call('win', win);
    expect(answer).toMatchObject({ code: 'OK', balance: '990' });
    expect(await balanceOf(player)).toEqual([1590n, 600n, 990n]);
    expect({ ...(await player.call('win', win)), requestId: '' }).toEqual({ ...answer, requestId: '' });
    const [held, ...more] = await desk.vendor.heldWins(db.query, desk.tenant);
    expect(more).toEqual([]);
    expect(held).toMatchObject({ id: answer.platformTxId, vendor: 'acme', memberId: player.playerId, game: 'slot', roundId: round.roundId, currency: 'CUR', amount: 600n, cap: 500n });
    const { lines: [record] } = await desk.vendor.recordsOf(desk.tenant, player.playerId, { limit: 1 });
    expect(record).toMatchObject({ state: 'settled', payout: 600n });
    expect(await codeOfBet(player)).toBe('OK');
    await clean();
  });

  it('is not set aside when it reaches the cap, or the currency is another, or the money is not real', async () => {
    await cap({ winCap: 500n });
    const player = await seat(1000n);
    expect(await (await staked(player)).win(500)).toMatchObject({ code: 'OK', balance: '1490' });
    const trial = await seat(1000n, 'trial');
    expect(await (await staked(trial)).win(9000)).toMatchObject({ code: 'OK', balance: '9990' });
    await db.transaction((tx) => desk.vendor.setCaps(tx, ref(), { currency: 'XXX' }));
    expect(await (await staked(player)).win(900)).toMatchObject({ code: 'OK', balance: '2380' });
    expect(await desk.vendor.heldWins(db.query, desk.tenant)).toEqual([]);
  });

  it('counts what the round paid before, so that no prize is split below the cap', async () => {
    await cap({ winCap: 500n });
    const player = await seat(1000n);
    const round = await staked(player);
    expect(await round.win(400)).toMatchObject({ balance: '1390' });
    expect(await round.win(101)).toMatchObject({ code: 'OK', balance: '1390' });
    expect(await round.win(1)).toMatchObject({ code: 'OK', balance: '1390' });
    expect((await desk.vendor.heldWins(db.query, desk.tenant)).map(({ amount }) => amount)).toEqual([101n, 1n]);
    expect(await balanceOf(player)).toEqual([1492n, 102n, 1390n]);
  });

  it('is free to spend after its release, which counts once', async () => {
    await cap({ winCap: 500n });
    const player = await seat(1000n);
    const { platformTxId: id = '' } = await (await staked(player)).win(600);
    const release = (tenant = desk.tenant) => db.transaction((tx) => desk.vendor.releaseWin(tx, tenant, id));
    expect(await release('ELSEWHERE')).toBe(false);
    const released = await Promise.all([release(), release(), release()]);
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(player)).toEqual([1590n, 0n, 1590n]);
    expect(await db.transaction((tx) => desk.vendor.rejectWin(tx, desk.tenant, id, 'late'))).toBe(false);
    expect(await desk.vendor.heldWins(db.query, desk.tenant)).toEqual([]);
    await clean();
  });

  it('goes back to the vendor when it is rejected, and out of the records and totals', async () => {
    await cap({ winCap: 500n });
    const player = await seat(1000n);
    const { platformTxId: id = '' } = await (await staked(player)).win(600, { roundClosed: true });
    expect(await db.transaction((tx) => desk.vendor.rejectWin(tx, desk.tenant, id, 'a fault of the game'))).toBe(true);
    expect(await balanceOf(player)).toEqual([990n, 0n, 990n]);
    const { lines: [record] } = await desk.vendor.recordsOf(desk.tenant, player.playerId, { limit: 1 });
    expect(record).toMatchObject({ state: 'settled', payout: 0n });
    const decided = await db.query.selectFrom('held_win').select(['decision', 'reason']).where('id', '=', id).executeTakeFirst();
    expect(decided).toEqual({ decision: 'rejected', reason: 'a fault of the game' });
    await clean();
  });
});

describe.each([
  ['an hour', { hourLossCap: 1000n }, 'hour-loss', HOUR],
  ['a day', { dayLossCap: 1000n }, 'day-loss', 24 * HOUR],
] as const)('a vendor that has lost more than its cap in %s', (_span, caps, because, spanMs) => {
  it('takes no bets and launches, while wins and rollbacks of accepted bets are recorded', async () => {
    await cap(caps);
    const [lucky, other] = [await seat(), await seat()];
    const { token } = await desk.vendor.issueLaunch({ tenant: desk.tenant, memberId: other.playerId, gameCode: 'slot', language: 'en' });
    const [first, second, third] = [await staked(lucky), await staked(other), await staked(other)];
    expect((await first.win(1030)).code).toBe('OK');
    expect(await stopped()).toBeUndefined(); // the cap is reached
    expect((await second.win(1)).code).toBe('OK');
    expect(await stopped()).toEqual({ at: new Date(clock.now()), because, net: 1001n, cap: 1000n });
    expect(desk.warnings.filter((warning) => warning.includes('was stopped'))).toHaveLength(1);
    expect(await codeOfBet(lucky)).toBe('GAME_BLOCKED');
    expect(await codeOfBet(other)).toBe('GAME_BLOCKED');
    expect(await lucky.call('bet', of(first.txId, first.roundId, 10))).toMatchObject({ code: 'OK', platformTxId: first.bet.platformTxId });
    expect((await desk.call('authenticate', { token })).code).toBe('GAME_BLOCKED');
    await expect(desk.vendor.issueLaunch({ tenant: desk.tenant, memberId: other.playerId, gameCode: 'slot', language: 'en' })).rejects.toMatchObject({ code: 'GAME_BLOCKED' });
    expect((await second.win(5000)).code).toBe('OK');
    expect((await other.call('rollback', { txId: fresh('x'), refTxId: third.txId, roundId: third.roundId })).code).toBe('OK');
    const ofRival = await desk.vendor.issueLaunch({ tenant: desk.tenant, memberId: other.playerId, gameCode: 'other', language: 'en' });
    expect(ofRival.vendor).toBe('rival');
    await clean();
  });

  it('takes bets after it was opened again, and counts its losses anew', async () => {
    await cap(caps);
    const player = await seat();
    const [one, two, three] = [await staked(player), await staked(player), await staked(player)];
    await one.win(2000);
    expect(await stopped()).toMatchObject({ net: 1970n });
    expect(await reopen()).toBe(true);
    expect(await reopen()).toBe(false);
    await two.win(1000);
    expect(await stopped()).toBeUndefined();
    expect(await codeOfBet(player)).toBe('OK');
    await three.win(11);
    expect(await stopped()).toMatchObject({ because, net: 1001n });
    expect(await reopen()).toBe(true);
    await desk.vendor.checkCaps();
    expect(await stopped()).toBeUndefined();
  });

  it('is not stopped by what it lost in the one before', async () => {
    await cap(caps);
    const player = await seat();
    const [one, two] = [await staked(player), await staked(player)];
    await one.win(1000);
    clock.advance(spanMs);
    await two.win(1000);
    expect(await stopped()).toBeUndefined();
  });

  it('is stopped by a rollback too, which takes a stake back', async () => {
    await cap(caps);
    const player = await seat();
    const [one, two] = [await staked(player), await staked(player)];
    await one.win(1015);
    expect(await stopped()).toBeUndefined();
    await player.call('rollback', { txId: fresh('x'), refTxId: two.txId, roundId: two.roundId });
    expect(await stopped()).toMatchObject({ because, net: 1005n });
  });

  it('is stopped for what many members win at once, counted exactly', async () => {
    await cap(caps);
    const players = await Promise.all(Array.from({ length: 12 }, () => seat()));
    const rounds = await Promise.all(players.map(staked));
    // 12 × 90 - 12 × 10 = 960, one more 50 later.
    await Promise.all(rounds.map(({ win }) => win(90)));
    expect(await stopped()).toBeUndefined();
    await Promise.all(rounds.map(({ win }) => win(10)));
    expect(await stopped()).toMatchObject({ because });
    const flow = await db.query.selectFrom('vendor_flow').select('net').where('tenant_id', '=', desk.tenant).execute();
    expect(flow.reduce((sum, { net }) => sum + net, 0n)).toBe(12n * 90n);
    expect(desk.warnings.filter((warning) => warning.includes('was stopped'))).toHaveLength(1);
  });

  it('is stopped by the next look of any gateway when the one that posted ended before it looked', async () => {
    await cap(caps);
    const player = await seat();
    const round = await staked(player);
    // Posted by the function alone, as by a gateway that ended before its next statement.
    const { sessionToken, playerId } = player;
    await postWin({ sessionToken, playerId, txId: fresh('w'), roundId: round.roundId, refTxId: round.txId, amount: 2000n });
    expect(await stopped()).toBeUndefined();
    await desk.vendor.checkCaps();
    expect(await stopped()).toMatchObject({ because, net: 1990n });
  });
});

describe('caps', () => {
  it('are none unless they are set, and then nothing is counted', async () => {
    const player = await seat();
    expect(await (await staked(player)).win(1_000_000)).toMatchObject({ code: 'OK', balance: '1009990' });
    expect(await db.query.selectFrom('vendor_flow').selectAll().where('tenant_id', '=', desk.tenant).execute()).toEqual([]);
    expect(await desk.vendor.capsStates(db.query, desk.tenant)).toEqual([]);
  });

  it('concern their own vendor and merchant alone', async () => {
    await cap({ hourLossCap: 1000n });
    const elsewhere = await openSeamlessHarness(db, `CAPS${++tenants}`);
    const there = await elsewhere.sit(fresh('p'), 1000n);
    await (await staked(there)).win(9000);
    await (await staked(await seat())).win(9000);
    expect(await stopped()).toBeDefined();
    expect(await codeOfBet(there)).toBe('OK');
  });

  it('are counted in rows that are deleted when their day is long over', async () => {
    await cap({ dayLossCap: 1000n });
    const rows = () => db.query.selectFrom('vendor_flow').selectAll().where('tenant_id', '=', desk.tenant).execute();
    const round = await staked(await seat());
    await round.win(1005);
    clock.advance(3 * 24 * HOUR - 1);
    await desk.vendor.sweepCaps();
    expect(await rows()).toHaveLength(1);
    clock.advance(HOUR + 1);
    await desk.vendor.sweepCaps();
    expect(await rows()).toEqual([]);
  });

  it('can be taken off again', async () => {
    await cap({ winCap: 100n, hourLossCap: 100n, dayLossCap: 100n });
    await cap({ winCap: null, hourLossCap: null, dayLossCap: null });
    const player = await seat();
    await (await staked(player)).win(5000);
    expect(await desk.vendor.heldWins(db.query, desk.tenant)).toEqual([]);
    expect(await stopped()).toBeUndefined();
  });

  it('stop a vendor once when several gateways pay at the same time', async () => {
    await cap({ hourLossCap: 1000n });
    const players = await Promise.all(Array.from({ length: 16 }, () => seat()));
    const rounds = await Promise.all(players.map(staked));
    const other = testEngine === 'postgres' ? await sameDatabase(db, 8) : undefined;
    const reports: string[] = [];
    const log = { warn: () => undefined, error: (_facts: object, message: string) => void reports.push(message) };
    const second = createSeamlessWallet({ db: other ?? db, secrets: createSecrets('a secret for tests, and tests alone'), wallet: desk.books.wallet, log, ports: { player: async () => undefined, game: async () => undefined } });
    await Promise.all(
      rounds.map((round, index) => {
        const player = players[index];
        if (player === undefined || index % 2 === 0) return round.win(200);
        const { sessionToken, playerId } = player;
        return second.transact(ref(), { call: 'win', requestId: 'r', ts: 1, sessionToken, playerId, gameCode: 'slot', currency: 'CUR', scale: 2, txId: fresh('w'), roundId: round.roundId, refTxId: round.txId, amount: '200', roundClosed: false });
      }),
    );
    expect(await stopped()).toMatchObject({ because: 'hour-loss' });
    expect([...reports, ...desk.warnings].filter((message) => message.includes('was stopped'))).toHaveLength(1);
    expect(await codeOfBet(players[0] ?? (await seat()))).toBe('GAME_BLOCKED');
    await other?.close();
    await clean();
  });
});

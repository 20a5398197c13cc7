import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { of, openSeamlessHarness, SECRET, type Answer, type SeamlessHarness, type PlayerSession } from '../../../test-support/seamless-harness.ts';
import type { StatusSql } from './index.ts';

const clock = testClock();
let db: TestDatabase;
let desk: SeamlessHarness;
let serial = 0;
const fresh = (what: string) => `${what}${++serial}`;
const without = (answer: Answer) => ({ ...answer, requestId: '' });

beforeAll(async () => {
  db = await testDatabase({ clock });
  desk = await openSeamlessHarness(db, 'VEND');
});
afterAll(() => db.close());

const player = (funds = 1000n): Promise<PlayerSession> => desk.sit(fresh('p'), funds);

describe('seamless call signature', () => {
  const body = { token: 'x' };
  const statusOf = async (sending: object) => {
    const { status, code } = await desk.call('authenticate', body, sending);
    return [status, code];
  };
  const refused = [401, 'BAD_SIGNATURE'];

  it('is rejected when vendor, brand or body differ', async () => {
    expect(await statusOf({})).toEqual([200, 'INVALID_SESSION']);
    expect(await statusOf({ secret: `${SECRET}!` })).toEqual(refused);
    expect(await statusOf({ tampered: '{"token":"y"}' })).toEqual(refused);
    expect(await statusOf({ signature: '' })).toEqual(refused);
    expect(await statusOf({ signature: 'F'.repeat(64) })).toEqual(refused);
    expect(await statusOf({ vendor: 'rival' })).toEqual(refused);
    expect(await statusOf({ vendor: 'nobody' })).toEqual(refused);
    expect(await statusOf({ tenant: 'ELSEWHERE' })).toEqual(refused);
    expect(desk.warnings).toContain('A wallet call was not signed as it must be.');
  });

  it('is valid for five minutes before and after its time', async () => {
    const at = (offset: number) => statusOf({ timestamp: String(clock.now() + offset) });
    expect(await at(300_000)).toEqual([200, 'INVALID_SESSION']);
    expect(await at(-300_000)).toEqual([200, 'INVALID_SESSION']);
    expect(await at(300_001)).toEqual(refused);
    expect(await at(-300_001)).toEqual(refused);
    expect(await statusOf({ timestamp: 'now' })).toEqual(refused);
  });

  it('covers method, path, vendor and merchant, in version 2', async () => {
    for (const signed of [{ method: 'GET' }, { path: '/seamless/v1/balance' }, { path: '/seamless/v1/authenticate?' }, { vendor: 'rival' }, { merchant: 'ELSEWHERE' }]) {
      expect(await statusOf({ signed }), JSON.stringify(signed)).toEqual(refused);
    }
  });

  it('must name the version and the key that it was made with', async () => {
    for (const headers of [{ 'x-key-id': undefined }, { 'x-key-id': 'another' }, { 'x-key-id': '' }, { 'x-signature-version': undefined }, { 'x-signature-version': '1' }, { 'x-signature-version': '3' }]) {
      expect(await statusOf({ headers }), JSON.stringify(headers)).toEqual(refused);
    }
    expect(await statusOf({ keyId: 'another' })).toEqual(refused);
  });

  it('may use the previous key during a rotation, and no revoked one', async () => {
    const other = await openSeamlessHarness(db, 'ROTATE');
    const next = { secret: `${SECRET}-next`, keyId: 'key-2' };
    await other.vendor.setKey('ROTATE', 'acme', next.secret, next.keyId);
    expect((await other.call('authenticate', body)).code).toBe('INVALID_SESSION');
    expect((await other.call('authenticate', body, next)).code).toBe('INVALID_SESSION');
    expect((await other.call('authenticate', body, { ...next, keyId: 'key-1' })).code).toBe('BAD_SIGNATURE');
    await db.transaction((tx) => other.vendor.revokeKey(tx, { tenant: 'ROTATE', vendor: 'acme', id: 'key-1' }));
    expect((await other.call('authenticate', body)).code).toBe('BAD_SIGNATURE');
    expect((await other.call('authenticate', body, next)).code).toBe('INVALID_SESSION');
    clock.advance(2_000);
  });

  it('is taken in version 1 until the date of the vendor’s terms, and then not', async () => {
    const other = await openSeamlessHarness(db, 'BEFORE');
    const version1 = { version: 1, headers: { 'x-key-id': undefined } } as const;
    expect((await other.call('authenticate', body, version1)).code).toBe('BAD_SIGNATURE');
    const until = new Date(clock.now() + 10_000);
    await db.transaction((tx) => other.vendor.setTerms(tx, { tenant: 'BEFORE', vendor: 'acme' }, { version1Until: until }));
    expect((await other.call('authenticate', body, version1)).code).toBe('INVALID_SESSION');
    expect((await other.call('authenticate', body, { version: 1 })).code).toBe('INVALID_SESSION');
    expect((await other.call('authenticate', body, { version: 1, keyId: 'another' })).code).toBe('BAD_SIGNATURE');
    expect((await other.call('authenticate', body)).code).toBe('INVALID_SESSION');
    clock.advance(10_000);
    expect((await other.call('authenticate', body, version1)).code).toBe('BAD_SIGNATURE');
    expect((await other.call('authenticate', body)).code).toBe('INVALID_SESSION');
  });
});

describe('seamless call body', () => {
  it('is rejected with its faults when it does not match the schema', async () => {
    const seat = await player();
    const answers = await Promise.all([
      seat.call('bet', of('t', 'r', 0)),
      seat.call('bet', { ...of('t', 'r', 10), amount: 10 }),
      seat.call('bet', { ...of('t', 'r', 10), amount: '10.5' }),
      seat.call('bet', { ...of('t', 'r', 10), amount: '-10' }),
      seat.call('bet', { ...of('t', 'r', 10), txId: '' }),
      seat.call('win', { roundId: 'r' }),
      seat.call('bet', of('t', 'r', 10), { tampered: '{' }),
    ]);
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
      ...Array.from({ length: 6 }, () => '400 INVALID_REQUEST'),
      '401 BAD_SIGNATURE',
    ]);
    expect(answers[0]).toMatchObject({ message: expect.stringContaining('amount') });
  });

  it('states its scale, and its amounts must be whole minor units', async () => {
    const seat = await player();
    expect(await seat.call('bet', { ...of(fresh('t'), fresh('r'), 1), scale: 0 })).toMatchObject({ code: 'OK', balance: '900' });
    expect(await seat.call('bet', { ...of(fresh('t'), fresh('r'), 20_000), scale: 5 })).toMatchObject({ code: 'OK', balance: '880' });
    expect(await seat.call('bet', { ...of(fresh('t'), fresh('r'), 20_001), scale: 5 })).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('balance', () => {
  it('returns the balance while the session is open, for its own player and game', async () => {
    const seat = await player();
    expect(await seat.call('balance', {})).toMatchObject({ code: 'OK', balance: '1000', currency: 'CUR', scale: 2 });
    expect((await seat.call('balance', { sessionToken: 'guess' })).code).toBe('INVALID_SESSION');
    expect((await seat.call('balance', { playerId: 'other' })).code).toBe('PLAYER_NOT_FOUND');
    expect((await seat.call('balance', { gameCode: 'other' })).code).toBe('INVALID_REQUEST');
    expect((await seat.call('balance', {}, { vendor: 'rival', secret: `${SECRET}-of-rival` })).code).toBe('INVALID_SESSION');
    clock.advance(30 * 60_000);
    expect((await seat.call('balance', {})).code).toBe('EXPIRED_SESSION');
  });
});

describe('bet', () => {
  it('debits the stake, and returns the first answer when repeated', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    const first = await seat.call('bet', bet);
    expect(first).toMatchObject({ status: 200, code: 'OK', balance: '900', currency: 'CUR' });
    await seat.call('bet', of(fresh('t'), bet.roundId, 50));
    expect(without(await seat.call('bet', bet))).toEqual(without(first));
    expect(await seat.free()).toBe(850n);
  });

  it('rejects and reports a used txId with another body', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    await seat.call('bet', bet);
    desk.warnings.length = 0;
    expect((await seat.call('bet', { ...bet, amount: '101' })).code).toBe('TX_CONFLICT');
    expect((await seat.call('win', bet)).code).toBe('TX_CONFLICT');
    expect((await seat.call('bet', { ...bet, roundId: 'another' })).code).toBe('TX_CONFLICT');
    expect((await (await player()).call('bet', bet)).code).toBe('TX_CONFLICT');
    expect(desk.warnings).toEqual(Array.from({ length: 4 }, () => 'A vendor used a transaction id for something else.'));
    expect(await seat.free()).toBe(900n);
  });

  it('rejects without funds, outside the limits, for a blocked player and a closed game', async () => {
    const seat = await player(50n);
    const broke = of(fresh('t'), fresh('r'), 51);
    const refused = await seat.call('bet', broke);
    expect(refused).toMatchObject({ status: 200, code: 'INSUFFICIENT_FUNDS', balance: '50' });
    // The stored answer of a txId stays, even when another would be given now.
    await desk.books.wallet.credit(undefined, { tenant: 'VEND', memberId: seat.playerId, currency: 'CUR', amount: 5000n, key: fresh('k'), reason: 'deposit' });
    expect(without(await seat.call('bet', broke))).toEqual(without(refused));
    expect((await seat.call('bet', of(fresh('t'), fresh('r'), 9))).code).toBe('LIMIT_EXCEEDED');
    expect((await seat.call('bet', of(fresh('t'), fresh('r'), 1001))).code).toBe('LIMIT_EXCEEDED');
    for (const status of ['blocked', 'excluded'] as const) {
      desk.players.set(seat.playerId, { status, kind: 'real', currency: 'CUR', nickname: '' });
      expect((await seat.call('bet', of(fresh('t'), fresh('r'), 10))).code).toBe('PLAYER_BLOCKED');
    }
    desk.players.set(seat.playerId, { status: 'active', kind: 'real', currency: 'CUR', nickname: '' });
    desk.games.set('slot', { vendor: 'acme', category: 'RNG', minStake: 10n, maxStake: 1000n, enabled: false });
    expect((await seat.call('bet', of(fresh('t'), fresh('r'), 10))).code).toBe('GAME_BLOCKED');
    desk.games.set('slot', { vendor: 'acme', category: 'RNG', minStake: 10n, maxStake: 1000n, enabled: true });
    expect(await seat.free()).toBe(5050n);
  });

  it("can read the player's status within its own statement", async () => {
    // The test's status query reads the tenant's name; any table would do.
    const statusSql: StatusSql = (tenant, playerId) => sql`select nullif(name, '') from tenant where id = ${tenant} and ${playerId} <> 'ghost'`;
    const own = await openSeamlessHarness(db, 'STANDING', statusSql);
    const [seat, ghost] = [await own.sit('p1', 1000n), await own.sit('ghost', 1000n)];
    const betAs = async (standing: string, by = seat) => {
      await sql`update tenant set name = ${standing} where id = 'STANDING'`.execute(db.query);
      return (await by.call('bet', of(fresh('t'), fresh('r'), 10))).code;
    };
    expect(await betAs('active')).toBe('OK');
    expect(await betAs('blocked')).toBe('PLAYER_BLOCKED');
    expect(await betAs('excluded')).toBe('PLAYER_BLOCKED');
    expect(await betAs('active', ghost)).toBe('PLAYER_NOT_FOUND');
    expect((await seat.call('bet', of(fresh('t'), fresh('r'), 1001))).code).toBe('LIMIT_EXCEEDED');
    expect(await seat.free()).toBe(990n);
  });

  it('requires an open session of its own, and extends it, up to half a day', async () => {
    const seat = await player();
    expect((await seat.call('bet', { ...of(fresh('t'), fresh('r'), 10), sessionToken: 'guess' })).code).toBe('INVALID_SESSION');
    expect((await seat.call('bet', { ...of(fresh('t'), fresh('r'), 10), playerId: 'other' })).code).toBe('PLAYER_NOT_FOUND');
    expect((await seat.call('bet', { ...of(fresh('t'), fresh('r'), 10), currency: 'EUR' })).code).toBe('INVALID_REQUEST');
    for (let hour = 0; hour < 26; hour++) {
      clock.advance(25 * 60_000);
      expect((await seat.call('bet', of(fresh('t'), fresh('r'), 10))).code).toBe('OK');
    }
    const accepted = of(fresh('t'), fresh('r'), 10);
    await seat.call('bet', accepted);
    clock.advance(31 * 60_000);
    expect((await seat.call('bet', of(fresh('t'), fresh('r'), 10))).code).toBe('EXPIRED_SESSION');
    expect((await seat.call('bet', accepted)).code).toBe('OK');
    const busy = await player();
    for (let turn = 0; turn < 28; turn++) {
      clock.advance(25 * 60_000);
      await busy.call('bet', of(fresh('t'), fresh('r'), 10));
    }
    clock.advance(25 * 60_000);
    expect((await busy.call('bet', of(fresh('t'), fresh('r'), 10))).code).toBe('EXPIRED_SESSION');
  });

  it('rejects a session of another brand as unknown', async () => {
    const other = await openSeamlessHarness(db, 'NEIGHBOUR');
    const seat = await other.sit('p1', 1000n);
    const bet = { sessionToken: seat.sessionToken, playerId: 'p1', gameCode: 'slot', currency: 'CUR', ...of(fresh('t'), 'r', 10) };
    expect((await desk.call('bet', bet)).code).toBe('INVALID_SESSION');
    expect((await other.call('bet', bet)).code).toBe('OK');
  });

  it('debits two concurrent repetitions once', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    const answers = await Promise.all(Array.from({ length: 6 }, () => seat.call('bet', bet)));
    expect(new Set(answers.map((answer) => JSON.stringify(without(answer)))).size).toBe(1);
    expect(await seat.free()).toBe(900n);
  });
});

describe('win', () => {
  it('pays, also zero, also for several bets, also after the session', async () => {
    const seat = await player();
    const round = fresh('r');
    const [a, b] = [of(fresh('t'), round, 100), of(fresh('t'), round, 100)];
    await seat.call('bet', a);
    await seat.call('bet', b);
    clock.advance(24 * 3_600_000);
    desk.players.set(seat.playerId, { status: 'excluded', kind: 'real', currency: 'CUR', nickname: '' });
    expect(await seat.call('win', of(fresh('t'), round, 250, { refTxId: b.txId }))).toMatchObject({ code: 'OK', balance: '1050' });
    expect(await seat.call('win', of(fresh('t'), round, 0, { refTxId: a.txId, roundClosed: true }))).toMatchObject({ code: 'OK', balance: '1050' });
    expect((await seat.call('win', of(fresh('t'), round, 1))).code).toBe('ALREADY_SETTLED');
    const { lines } = await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 10 });
    expect(lines.map(({ stake, payout, state }) => [stake, payout, state])).toEqual([[100n, 250n, 'settled'], [100n, 0n, 'settled']]);
  });

  it('requires a bet of this player in this round', async () => {
    const [seat, other] = [await player(), await player()];
    const bet = of(fresh('t'), fresh('r'), 100);
    await other.call('bet', bet);
    expect((await seat.call('win', of(fresh('t'), fresh('r'), 10))).code).toBe('TX_NOT_FOUND');
    expect((await seat.call('win', of(fresh('t'), bet.roundId, 10))).code).toBe('TX_NOT_FOUND');
    await seat.call('bet', of(fresh('t'), bet.roundId, 100));
    expect((await seat.call('win', of(fresh('t'), bet.roundId, 10, { refTxId: bet.txId }))).code).toBe('TX_NOT_FOUND');
    expect((await seat.call('win', of(fresh('t'), bet.roundId, 10, { refTxId: 'never' }))).code).toBe('TX_NOT_FOUND');
    expect(await seat.free()).toBe(900n);
  });
});

describe('round-end', () => {
  it('settles bets without a win, once', async () => {
    const seat = await player();
    const bet = of(fresh('t'), fresh('r'), 100);
    await seat.call('bet', bet);
    const end = { txId: fresh('t'), roundId: bet.roundId };
    const first = await seat.call('roundEnd', end);
    expect(first).toMatchObject({ code: 'OK', balance: '900' });
    expect(without(await seat.call('roundEnd', end))).toEqual(without(first));
    expect((await seat.call('roundEnd', { ...end, txId: fresh('t') })).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('bet', of(fresh('t'), bet.roundId, 100))).code).toBe('ALREADY_SETTLED');
    expect((await seat.call('roundEnd', { txId: fresh('t'), roundId: 'never' })).code).toBe('TX_NOT_FOUND');
    expect((await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 1 })).lines).toMatchObject([{ state: 'settled', payout: 0n }]);
  });
});

describe('trial accounts', () => {
  it('play the same game with demo money, kept apart from real money', async () => {
    const seat = await desk.sit(fresh('trial'), 500n, 'slot', 'trial');
    const round = fresh('r');
    expect(await seat.call('bet', of(fresh('t'), round, 100))).toMatchObject({ code: 'OK', balance: '400' });
    expect(await seat.call('win', of(fresh('t'), round, 300, { roundClosed: true }))).toMatchObject({ code: 'OK', balance: '700' });
    const open = (kind: 'real' | 'trial') => desk.books.wallet.openAccount('VEND', { owner: 'vendor:acme', currency: 'CUR', kind });
    expect(await desk.books.wallet.derivedBalance('VEND', await open('trial'))).toBe(-200n);
    expect((await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 1 })).lines).toMatchObject([{ kind: 'trial' }]);
  });
});

describe('bet records', () => {
  it('are returned newest first, by page, for one member of one brand', async () => {
    const seat = await player();
    for (const stake of [10, 20, 30]) {
      clock.advance(1000);
      await seat.call('bet', of(fresh('t'), fresh('r'), stake));
    }
    const first = await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 2 });
    expect(first.lines.map(({ stake }) => stake)).toEqual([30n, 20n]);
    const rest = await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 2, before: first.next ?? '' });
    expect(rest).toMatchObject({ lines: [{ stake: 10n, state: 'placed', game: 'slot', vendor: 'acme' }], next: undefined });
    const filtered = await desk.vendor.recordsOf('VEND', seat.playerId, { limit: 9, from: new Date(clock.now()), games: ['slot'], state: 'placed' });
    expect(filtered.lines.map(({ stake }) => stake)).toEqual([30n]);
    expect((await desk.vendor.recordsOf('ELSE', seat.playerId, { limit: 9 })).lines).toEqual([]);
  });
});

it('the ledger is consistent after all tests, and no call failed', async () => {
  expect(await desk.books.wallet.audit()).toEqual(cleanAudit);
  expect(desk.warnings.filter((warning) => warning.includes('failed'))).toEqual([]);
});

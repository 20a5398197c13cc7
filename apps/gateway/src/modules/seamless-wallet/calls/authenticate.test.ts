import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { of, openSeamlessHarness, SECRET, type SeamlessHarness, type PlayerSession } from '../../../../test-support/seamless-harness.ts';

const clock = testClock();
let db: TestDatabase;
let desk: SeamlessHarness;
let serial = 0;
const fresh = (what: string) => `${what}${++serial}`;

beforeAll(async () => {
  db = await testDatabase({ clock });
  desk = await openSeamlessHarness(db, 'VEND');
});
afterAll(() => db.close());

const player = (funds = 1000n): Promise<PlayerSession> => desk.sit(fresh('p'), funds);

describe('authenticate', () => {
  it('exchanges a launch token for a session, once', async () => {
    await player();
    const memberId = `p${serial}`;
    const { token } = await desk.vendor.issueLaunch({ tenant: 'VEND', memberId, gameCode: 'slot', language: 'te' });
    const [first, second] = await Promise.all([desk.call('authenticate', { token }), desk.call('authenticate', { token })]);
    const answers = [first, second].toSorted((a, b) => a.code.localeCompare(b.code));
    expect(answers.map(({ code }) => code)).toEqual(['INVALID_SESSION', 'OK']);
    expect(answers[1]).toMatchObject({
      playerId: memberId, nickname: memberId, gameCode: 'slot', language: 'te', kind: 'real', balance: '1000', scale: 2,
      currency: 'CUR', minStake: '10', maxStake: '1000', expiresAt: clock.now() + 30 * 60_000,
    });
  });

  describe('when it is repeated', () => {
    const launched = async () => {
      const { playerId: memberId } = await player();
      const { token } = await desk.vendor.issueLaunch({ tenant: 'VEND', memberId, gameCode: 'slot', language: 'en' });
      return { memberId, request: { token, requestId: fresh('again') } };
    };

    it('returns the same session to the same request for a minute, also when both come at once', async () => {
      const { request } = await launched();
      const [first, second] = await Promise.all([desk.call('authenticate', request), desk.call('authenticate', request)]);
      expect(first).toMatchObject({ code: 'OK', balance: '1000' });
      expect(second).toEqual(first);
      clock.advance(59_999);
      expect(await desk.call('authenticate', request)).toEqual(first);
      clock.advance(1);
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'INVALID_SESSION' });
      const session = { sessionToken: first.sessionToken, playerId: first['playerId'], gameCode: 'slot', currency: 'CUR' };
      expect(await desk.call('bet', { ...session, ...of(fresh('t'), fresh('r'), 100) })).toMatchObject({ code: 'OK', balance: '900' });
    });

    it('opens nothing for whoever has the token alone: another request, vendor or brand', async () => {
      const { request } = await launched();
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'OK' });
      const stolen = [
        desk.call('authenticate', { ...request, requestId: fresh('thief') }),
        desk.call('authenticate', { token: request.token }),
        desk.call('authenticate', request, { vendor: 'rival', secret: `${SECRET}-of-rival` }),
        desk.call('authenticate', request, { secret: `${SECRET}!` }),
      ];
      expect((await Promise.all(stolen)).map(({ code }) => code)).toEqual(['INVALID_SESSION', 'INVALID_SESSION', 'INVALID_SESSION', 'BAD_SIGNATURE']);
    });

    it('refuses when the session has ended or the player is blocked since', async () => {
      const { request, memberId } = await launched();
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'OK' });
      desk.players.set(memberId, { status: 'blocked', kind: 'real', currency: 'CUR', nickname: '' });
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'PLAYER_BLOCKED' });
      desk.players.set(memberId, { status: 'active', kind: 'real', currency: 'CUR', nickname: '' });
      await sql`update game_session set expires_at = ${new Date(clock.now())} where tenant_id = 'VEND' and member_id = ${memberId}`.execute(db.query);
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'EXPIRED_SESSION' });
    });

    it('opens nothing after a first attempt that was refused', async () => {
      const { request, memberId } = await launched();
      desk.players.set(memberId, { status: 'blocked', kind: 'real', currency: 'CUR', nickname: '' });
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'PLAYER_BLOCKED' });
      desk.players.set(memberId, { status: 'active', kind: 'real', currency: 'CUR', nickname: '' });
      expect(await desk.call('authenticate', request)).toMatchObject({ code: 'INVALID_SESSION' });
    });

    it('replayed as it was, with its signature, tells nothing but what it told, and a balance moves nothing', async () => {
      const seat = await player();
      const balance = { requestId: fresh('replay') };
      const first = await seat.call('balance', balance);
      expect(await seat.call('balance', balance)).toEqual(first);
      expect(await seat.free()).toBe(1000n);
    });
  });

  it('requires an unexpired token of the same vendor and brand', async () => {
    await player();
    const memberId = `p${serial}`;
    const launch = () => desk.vendor.issueLaunch({ tenant: 'VEND', memberId, gameCode: 'slot', language: 'en' });
    const { token } = await launch();
    expect((await desk.call('authenticate', { token }, { vendor: 'rival', secret: `${SECRET}-of-rival` })).code).toBe('INVALID_SESSION');
    const elsewhere = await openSeamlessHarness(db, 'ELSE');
    expect((await elsewhere.call('authenticate', { token })).code).toBe('INVALID_SESSION');
    clock.advance(120_000);
    expect((await desk.call('authenticate', { token })).code).toBe('EXPIRED_SESSION');
    desk.players.set(memberId, { status: 'blocked', kind: 'real', currency: 'CUR', nickname: '' });
    await expect(launch()).rejects.toMatchObject({ code: 'PLAYER_BLOCKED' });
    await expect(desk.vendor.issueLaunch({ tenant: 'VEND', memberId: 'nobody', gameCode: 'slot', language: 'en' })).rejects.toMatchObject({ code: 'PLAYER_NOT_FOUND' });
  });

  it('rejects players blocked and games closed since the launch', async () => {
    await player();
    const memberId = `p${serial}`;
    const request = { tenant: 'VEND', memberId, gameCode: 'slot', language: 'en' };
    await expect(desk.vendor.issueLaunch({ ...request, gameCode: 'shut' })).rejects.toMatchObject({ code: 'GAME_BLOCKED' });
    const [one, two] = [await desk.vendor.issueLaunch(request), await desk.vendor.issueLaunch(request)];
    desk.players.set(memberId, { status: 'excluded', kind: 'real', currency: 'CUR', nickname: '' });
    expect((await desk.call('authenticate', { token: one.token })).code).toBe('PLAYER_BLOCKED');
    desk.players.set(memberId, { status: 'active', kind: 'real', currency: 'CUR', nickname: '' });
    const slot = desk.games.get('slot');
    desk.games.set('slot', { vendor: 'acme', category: 'RNG', minStake: 10n, maxStake: 1000n, enabled: false });
    expect((await desk.call('authenticate', { token: two.token })).code).toBe('GAME_BLOCKED');
    if (slot !== undefined) desk.games.set('slot', slot);
  });
});

import { describe, expect, it } from 'vitest';
import type { RoundView, SessionView } from '../../shared/protocol.ts';
import { SLOT_GAME, startSlotVendor } from '../../test-support/slot-vendor.ts';

describe('launch', () => {
  it('exchanges the token for a session', async () => {
    const vendor = startSlotVendor();
    const opened = await vendor.open();
    expect(opened).toMatchObject({
      game: { code: SLOT_GAME }, nickname: 'Mira', kind: 'real', currency: 'EUR', exponent: 2, balance: '100000',
      defaultStake: '100', parentOrigin: 'http://a.localhost:4000', round: null,
    });
    expect(opened.stakes.every((stake) => BigInt(stake) % 5n === 0n)).toBe(true);
    expect(opened.sessionId).not.toContain('one-time');
  });

  it('returns the same session to a page that repeats the launch and rejects another page', async () => {
    const vendor = startSlotVendor();
    const [first, again] = await Promise.all([vendor.open(), vendor.open()]);
    expect(again).toEqual(first);
    expect((await vendor.open()).sessionId).toBe(first.sessionId);
    expect(vendor.wallet.calls.filter((one) => one.call === 'authenticate')).toHaveLength(1);
    const other = await vendor.launch({ nonce: 'x'.repeat(32) });
    expect([other.statusCode, other.json()]).toEqual([401, { code: 'LAUNCH_REFUSED' }]);
  });

  it.each([
    ['INVALID_SESSION', 401, 'LAUNCH_REFUSED'],
    ['PLAYER_BLOCKED', 403, 'PLAYER_BLOCKED'],
    ['GAME_BLOCKED', 403, 'GAME_BLOCKED'],
    ['UNKNOWN', 503, 'WALLET_DOWN'],
  ] as const)('answers %s of the wallet with status %i and %s', async (code, status, problem) => {
    const vendor = startSlotVendor();
    vendor.wallet.fault = () => ({ code });
    const answer = await vendor.launch();
    expect([answer.statusCode, answer.json()]).toEqual([status, { code: problem }]);
  });

  it('rejects a game other than the token’s, unknown merchants and vendors, and invalid requests', async () => {
    const vendor = startSlotVendor();
    for (const fields of [{ game: 'RNG-0008' }, { merchant: 'brand-b' }, { vendor: 'XXX' }, { merchant: 'constructor' }])
      expect((await vendor.launch(fields)).json()).toEqual({ code: 'LAUNCH_REFUSED' });
    expect((await vendor.launch({ nonce: 'short' })).json()).toEqual({ code: 'INVALID_REQUEST' });
    expect((await vendor.launch({ vendor: 'VND' })).statusCode).toBe(200);
  });

  it('returns no parent origin for an unknown return address', async () => {
    const vendor = startSlotVendor();
    expect((await vendor.launch({ return: 'https://evil.example' })).json()).toMatchObject({ parentOrigin: null });
  });

  it('rejects limits that no stake fits', async () => {
    const vendor = startSlotVendor();
    vendor.wallet.limits = { minStake: '1', maxStake: '3' };
    expect((await vendor.launch()).json()).toEqual({ code: 'LIMIT_EXCEEDED' });
  });
});

describe('refresh', () => {
  it('returns the session with a fresh balance and the newest round', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    await vendor.spin(sessionId, 'spin-000001');
    vendor.wallet.balance = 5000n;
    const view = (await vendor.app.inject({ url: '/api/session', headers: vendor.authorization(sessionId) })).json<SessionView>();
    expect(view).toMatchObject({ balance: '5000', round: { spinId: 'spin-000001', status: 'settled' } });
    const { rounds } = (await vendor.app.inject({ url: '/api/history', headers: vendor.authorization(sessionId) })).json<{ rounds: RoundView[] }>();
    expect(rounds.map((round) => round.spinId)).toEqual(['spin-000001']);
  });

  it('returns the last known balance when the wallet does not answer', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = () => 'lose-request';
    const view = await vendor.app.inject({ url: '/api/session', headers: vendor.authorization(sessionId) });
    expect(view.json<SessionView>().balance).toBe('100000');
  });

  it('rejects a session that the wallet has ended, an unknown one, and one older than twelve hours', async () => {
    const vendor = startSlotVendor();
    const { sessionId } = await vendor.open();
    const ask = async (id: string) => (await vendor.app.inject({ url: '/api/session', headers: vendor.authorization(id) })).statusCode;
    expect(await ask(sessionId)).toBe(200);
    expect(await ask('made-up')).toBe(401);
    expect((await vendor.app.inject({ url: '/api/session' })).statusCode).toBe(401);
    vendor.clock.time += 12 * 3_600_000 + 1;
    expect(await ask(sessionId)).toBe(401);
    vendor.clock.time -= 12 * 3_600_000;
    vendor.wallet.expired = true;
    expect(await ask(sessionId)).toBe(401);
    vendor.wallet.expired = false;
    expect(await ask(sessionId)).toBe(401);
  });
});

describe('GET /games', () => {
  it('returns the figures of any game code', async () => {
    const vendor = startSlotVendor();
    const answer = (await vendor.app.inject({ url: `/games?codes=${SLOT_GAME},RNG-0008` })).json<{ models: unknown[]; games: { code: string; rtp: string }[] }>();
    expect(answer.models).toHaveLength(5);
    expect(answer.games.map((game) => game.code)).toEqual([SLOT_GAME, 'RNG-0008']);
    for (const game of answer.games) expect(game.rtp).toMatch(/^96\.0\d$/);
    expect((await vendor.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  });
});

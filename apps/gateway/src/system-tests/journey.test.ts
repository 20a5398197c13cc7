import type { ResponseOf, SeamlessCall } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { atGame, callWallet, VENDOR_KEY_ID, VENDOR_SECRET } from '../../test-support/player.ts';
import { NORTH } from '../../test-support/test-fleet.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.stop());

const wallet = (name: SeamlessCall, vendor: string, request: object) => callWallet(gateway, NORTH, name, vendor, request);

describe('games of a login', () => {
  it('end when the member logs out; prizes of their bets are still paid', async () => {
    const { call, token, launch, authenticate, bet, win } = await atGame(gateway, NORTH, 'departing');
    const [unused, first] = [await launch(), await bet('departing-1')];
    await call('logout', {}, { token });
    expect([first, await bet('departing-2'), await authenticate(unused), await win('departing-1')]).toEqual(['OK', 'EXPIRED_SESSION', 'EXPIRED_SESSION', 'OK']);
  });

  it('end when another session logs it out, and no other games', async () => {
    const { call, token, bet } = await atGame(gateway, NORTH, 'twoplaces');
    const { body } = await call<ResponseOf<'login'>>('login', { username: 'twoplaces', password: 'Correct-horse-7', type: 'username' });
    const other = body.success && 'token' in body.value ? body.value.token : '';
    const bystander = await atGame(gateway, NORTH, 'bystander');
    expect((await call('endSession', { id: 'others' }, { token: other })).body).toMatchObject({ value: { ended: 1 } });
    expect(await call('memberInfo', {}, { token })).toMatchObject({ body: { code: 'SESSION_EXPIRED' } });
    expect([await bet('twoplaces-1'), await bystander.bet('bystander-1')]).toEqual(['EXPIRED_SESSION', 'OK']);
  });

  it('end when the account is blocked', async () => {
    const { call, token, bet } = await atGame(gateway, NORTH, 'blockedone');
    const member = await gateway.members.byUsername(NORTH, 'blockedone');
    await gateway.members.setStatus(NORTH, member!.id, 'blocked');
    await call('memberInfo', {}, { token });
    await gateway.members.setStatus(NORTH, member!.id, 'active');
    expect(await bet('blockedone-1')).toBe('EXPIRED_SESSION');
  });
});

describe('a transfer', () => {
  it.each(['10000000000000000.01', '9'.repeat(60)])('of %s, more than the ledger takes, is refused as invalid', async (amount) => {
    const call = createCaller(gateway, NORTH);
    const { body } = await call<ResponseOf<'register'>>('register', registration(`rich${amount.length}`));
    const token = body.success ? body.value.token : '';
    expect((await call('walletTransfer', { vassalage: 'TVL', direction: 'in', amount }, { token })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'amount', rule: 'invalid' }] } });
  });
});

describe('gateway journey', () => {
  it('a visitor can register, deposit, bet and be paid a prize', async () => {
    const call = createCaller(gateway, NORTH);
    const valueOf = async <Name extends 'register' | 'gameList' | 'launchGame' | 'balance' | 'betRecords' | 'betRecord' | 'betTotals' | 'walletRecords' | 'winners' | 'recentGames'>(
      name: Name,
      request: object = {},
      token?: string,
    ): Promise<ResponseOf<Name>> => {
      const { body } = await call<ResponseOf<Name>>(name, request, token === undefined ? {} : { token });
      if (!body.success) throw new Error(`${name}: ${body.code}`);
      return body.value;
    };
    const { token } = await valueOf('register', registration('traveller'));
    const { games, totalPages } = await valueOf('gameList', { clientType: 3, gameType: 'RNG' }, token);
    expect([games.length, totalPages > 1]).toEqual([24, true]);
    const game = games.find(({ state }) => state === 'open')!;
    await gateway.vendor.setKey(NORTH, game.vassalage, VENDOR_SECRET, VENDOR_KEY_ID);

    const launch = await valueOf(
      'launchGame',
      { gameId: game.gameId, accountType: 1, confirmTrans: 0, vassalage: game.vassalage, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 },
      token,
    );
    const ticket = new URL(launch.game_url!).searchParams.get('token');
    const session = await wallet('authenticate', game.vassalage, { token: ticket });
    expect(session).toMatchObject({ code: 'OK', balance: '100000', currency: 'PHP' });

    const round = { sessionToken: session['sessionToken'], playerId: session['playerId'], gameCode: game.code, currency: 'PHP', scale: 2, roundId: 'round-1' };
    const stake = BigInt(game.minBet.replace('.', ''));
    expect(await wallet('bet', game.vassalage, { ...round, txId: 'bet-1', amount: String(stake), roundClosed: false })).toMatchObject({ code: 'OK' });
    const won = await wallet('win', game.vassalage, { ...round, txId: 'win-1', refTxId: 'bet-1', amount: String(stake * 5n), roundClosed: true });
    expect(won).toMatchObject({ code: 'OK', balance: String(100_000n + stake * 4n) });

    const balance = await valueOf('balance', {}, token);
    expect(balance.available.replace('.', '')).toBe(String(100_000n + stake * 4n));
    const bets = await valueOf('betRecords', {}, token);
    expect(bets).toMatchObject({ total: 1, totalPages: 1, records: [{ gameName: game.name, vassalage: game.vassalage, state: 'settled', stake: game.minBet, currency: 'PHP' }] });
    expect((await valueOf('betRecords', { pageNo: 2 }, token)).records).toEqual([]);
    const { id = '', roundId, stake: staked, prize } = bets.records[0] ?? {};
    const receipt = await valueOf('betRecord', { id }, token);
    expect(receipt).toMatchObject({ id, category: game.gameType, stake: staked, prize, receipt: { platformTxId: id, roundId }, stages: [{ stage: 'placed' }, { stage: 'settled' }] });
    expect(receipt.transactions.map(({ call: name, amount }) => [name, amount])).toEqual([['bet', staked], ['win', prize]]);
    expect(await valueOf('betTotals', {}, token)).toMatchObject({ totals: [{ vassalage: game.vassalage, category: game.gameType, turnover: staked, prize, bets: 1 }], sum: { net: receipt.net } });
    const played = { vassalage: game.vassalage, gameName: game.name };
    expect((await valueOf('walletRecords', {}, token)).records).toMatchObject([{ kind: 'win', ...played }, { kind: 'bet', ...played }, { kind: 'welcome', vassalage: null, gameName: null }]);
    const moved = (await valueOf('walletRecords', {}, token)).records;
    const alone = await Promise.all(moved.map(async (entry) => (await valueOf('walletRecords', { id: entry.id }, token)).records));
    expect(alone).toEqual(moved.map((entry) => [{ ...entry, betId: entry.vassalage === null ? null : id }]));
    expect(new Set(moved.map(({ journal }) => journal)).size).toBe(3);
    expect((await valueOf('walletRecords', { pageSize: 2, pageNo: 2 }, token))).toMatchObject({ total: 3, totalPages: 2, records: [{ kind: 'welcome' }] });
    expect((await valueOf('recentGames', {}, token)).list.map(({ code }) => code)).toEqual([game.code]);
    expect((await valueOf('winners')).list).toMatchObject([{ game: { gameId: game.code }, prize: bets.records[0]?.prize, currency: 'PHP' }]);
    expect(await gateway.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
  });
});

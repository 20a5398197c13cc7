import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { seatedPlayer, type SeatedPlayer } from '../../../../test-support/seated-player.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';
import { createCatalogueCache, type CatalogueCache } from '../../games/index.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let cora: string;
let anna: SeatedPlayer;
let catalogues: CatalogueCache;
let round = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { cora } } = await operatorDesk({ cora: ['content', 'risk'] }));
  anna = await seatedPlayer(gateway, accounts, 'anna');
  catalogues = createCatalogueCache(gateway.db);
});
afterAll(() => gateway.stop());

const reason = 'ticket 4711';
const find = (request: object, merchant = NORTH) => ops.valueOf('games:find', request, { token: cora, merchant });
const line = async (merchant = NORTH) => (await find({ name: anna.game }, merchant)).games[0];
const inHall = async (merchant = NORTH) => (await catalogues(merchant)).games.find(({ code }) => code === anna.game);
const bet = (amount = '1000') => anna.bet(`r${++round}`, amount);

describe('games:find', () => {
  it('finds games by code, by a part of their name and by vendor, in pages', async () => {
    const one = await line();
    expect(one).toMatchObject({ game: anna.game, vendor: anna.vendor, offered: true, state: 'open' });
    const byName = await find({ name: one?.name.slice(1).toUpperCase() });
    expect(byName.games.map(({ game }) => game)).toContain(anna.game);
    await gateway.db.query.updateTable('game').set({ names: JSON.stringify({ CN: '月下狼群', AR: 'ذئاب ضوء القمر' }) }).where('code', '=', anna.game).execute();
    for (const name of ['狼群', 'ضوء']) expect((await find({ name })).games.map(({ game }) => game)).toContain(anna.game);
    const all = await find({ vendor: anna.vendor, pageSize: 1 });
    expect([all.games.length, all.totalPages === all.total, all.total > 1]).toEqual([1, true, true]);
    expect((await find({ vendor: anna.vendor, pageNo: 2, pageSize: 1 })).games[0]?.game).not.toBe(all.games[0]?.game);
    for (const nothing of [{ name: 'no game has this name' }, { name: '%' }, { vendor: 'NOBODY' }]) expect([nothing, (await find(nothing)).games]).toEqual([nothing, []]);
  });
});

describe('games:offer', () => {
  it('closes a game at one merchant alone and opens it again, seen by halls and bets at once', async () => {
    const offer = (offered: boolean) => ops.call('games:offer', { game: anna.game, offered, reason }, { token: cora });
    expect([await bet(), (await inHall())?.code]).toEqual(['OK', anna.game]);
    expect((await offer(false)).body).toMatchObject({ success: true, value: { effect: { subject: `game:${anna.game}`, before: { offered: true }, after: { offered: false } } } });
    expect([await bet(), await inHall(), (await inHall(SOUTH))?.code, (await line())?.offered]).toEqual(['GAME_BLOCKED', undefined, anna.game, false]);
    expect(operatorCodeOf(await offer(false))).toBe('STATE_CONFLICT');
    expect(operatorCodeOf(await offer(true))).toBe('OK');
    expect([await bet(), (await inHall())?.code]).toEqual(['OK', anna.game]);
    const { entries } = await ops.valueOf('trail:list', { subject: `game:${anna.game}` }, { token: cora });
    expect(entries.map(({ operator, reason: why, after }) => [operator, why, after])).toEqual([['cora', reason, { offered: true }], ['cora', reason, { offered: false }]]);
    expect(operatorCodeOf(await ops.call('games:offer', { game: 'no-such-game', offered: true, reason }, { token: cora }))).toBe('NOT_FOUND');
  });
});

describe('games:stakes', () => {
  const stakes = (request: object) => ops.call('games:stakes', { game: anna.game, reason, ...request }, { token: cora });

  it('sets the stakes of a bet at one merchant, in force at once', async () => {
    const [before, south] = [await line(), await line(SOUTH)];
    expect(await bet()).toBe('OK');
    expect((await stakes({ minStake: '20', maxStake: '30.50' })).body).toMatchObject({ success: true, value: { effect: { before: { minStake: before?.minStake, maxStake: before?.maxStake }, after: { minStake: '20.00', maxStake: '30.50' } } } });
    expect([await bet('1999'), await bet('2000'), await bet('3050'), await bet('3051')]).toEqual(['LIMIT_EXCEEDED', 'OK', 'OK', 'LIMIT_EXCEEDED']);
    expect([(await inHall())?.minStake, await line(SOUTH)]).toEqual([2000n, south]);
    expect(operatorCodeOf(await stakes({ minStake: '10' }))).toBe('OK');
    expect(await line()).toMatchObject({ minStake: '10.00', maxStake: '30.50' });
  });

  it('rejects a lowest stake above the highest, and what is no stake', async () => {
    expect(operatorCodeOf(await stakes({ minStake: '31' }))).toBe('STATE_CONFLICT');
    for (const wrong of [{}, { minStake: '0' }, { minStake: '1.005' }, { maxStake: '-1' }]) expect([wrong, operatorCodeOf(await stakes(wrong))]).toEqual([wrong, 'VALIDATION_FAILED']);
    expect(operatorCodeOf(await stakes({ game: 'no-such-game', minStake: '1' }))).toBe('NOT_FOUND');
    expect(await line()).toMatchObject({ minStake: '10.00', maxStake: '30.50' });
  });
});

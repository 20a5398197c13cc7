import type { CallName, ResponseOf } from '@livery/contracts';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { firstSlot, playAt } from '../../test-support/played.ts';
import { NORTH, testFleet } from '../../test-support/test-fleet.ts';
import { createCashback } from '../modules/cashback/index.ts';
import { catalogueGame } from '../modules/games/index.ts';

const LANGUAGES = ['EN', 'TY', 'CN', 'AR'] as const;
const fleet = { ...testFleet, brands: testFleet.brands.map((brand) => ({ ...brand, features: { ...brand.features, manualRebate: true, winnersBoard: true }, languages: { ...brand.languages, offered: [...LANGUAGES] } })) };

let gateway: TestGateway;
let token: string;
let code: string;
let vendor: string;

beforeAll(async () => {
  gateway = await testGateway({ fleet });
  const { body } = await createCaller(gateway, NORTH)<ResponseOf<'register'>>('register', registration('linguist'));
  token = body.success ? body.value.token : '';
  const memberId = (await gateway.members.byUsername(NORTH, 'linguist'))?.id ?? '';
  ({ code, vendor } = await firstSlot(gateway));
  await gateway.settings.set(NORTH, 'cashback', { paid: 'manual', least: '0.01', mostOfDay: null });
  await gateway.db.transaction((tx) => createCashback(gateway).rates.set(tx, NORTH, { vendor: '*', category: '*', rankFrom: 0, fromDay: new Date(gateway.clock.now()).toISOString().slice(0, 10), ppm: 10_000 }));
  await playAt(gateway, memberId, 'named', { stake: 10_000, prize: 50_000 });
  await valueOf('addFavourite', 'EN', { gameId: code });
  await valueOf('launchGame', 'EN', launch());
});
afterAll(() => gateway.stop());

const launch = (more: object = {}) => ({ gameId: code, vassalage: vendor, accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, ...more });

async function valueOf<Name extends CallName>(name: Name, language: string, request: object = {}): Promise<ResponseOf<Name>> {
  const { body } = await createCaller(gateway, NORTH)<ResponseOf<Name>>(name, request, { token, language });
  if (!body.success) throw new Error(`${name}: ${body.code}`);
  return body.value;
}

/** What the game is called in each language. */
const named = () => {
  const { name, names } = catalogueGame(code) ?? { name: '', names: { CN: '', AR: '' } };
  return { EN: name, TY: name, ...names };
};

/** Every call of members that answers the name of the game, and the names that it answers. */
const calls: Readonly<Record<string, (language: string) => Promise<readonly (string | null | undefined)[]>>> = {
  gameList: async (language) => (await valueOf('gameList', language, { clientType: 3, gameName: named().EN })).games.filter((game) => game.code === code).map(({ name }) => name),
  hotGames: async (language) => (await valueOf('hotGames', language, { isPlatform: 2, platform: 'html5-desktop', language })).list.filter((game) => game.code === code).map(({ name }) => name),
  recentGames: async (language) => (await valueOf('recentGames', language)).list.map(({ name }) => name),
  favouriteGames: async (language) => (await valueOf('favouriteGames', language)).list.map(({ name }) => name),
  launchGame: async (language) => {
    const { game, game_url: address } = await valueOf('launchGame', language, launch());
    return [game?.name, new URL(address ?? '').searchParams.get('name')];
  },
  winners: async (language) => (await valueOf('winners', language)).list.map(({ game }) => game.name),
  betRecords: async (language) => (await valueOf('betRecords', language)).records.map(({ gameName }) => gameName),
  betRecord: async (language) => {
    const { records: [bet] } = await valueOf('betRecords', language);
    return [(await valueOf('betRecord', language, { id: bet?.id })).gameName];
  },
  cashback: async (language) => (await valueOf('cashback', language)).games.map(({ gameName }) => gameName),
  walletRecords: async (language) => (await valueOf('walletRecords', language)).records.filter(({ kind }) => kind === 'bet' || kind === 'win').map(({ gameName }) => gameName),
};

describe('names of games', () => {
  it.each(Object.keys(calls))('are answered in the language of the request when it is %s', async (name) => {
    await gateway.db.query.executeQuery(CompiledQuery.raw('update tenant_game set hot_rank = 1 where game_code = $1', [code]));
    for (const language of LANGUAGES) {
      const answered = await calls[name]?.(language);
      expect([language, [...new Set(answered)]]).toEqual([language, [named()[language]]]);
    }
  });

  it('are answered in the language that a launch names, and sent to the game in it', async () => {
    const { game, game_url: address } = await valueOf('launchGame', 'CN', launch({ language: 'AR' }));
    expect([game?.name, new URL(address ?? '').searchParams.get('name')]).toEqual([named().AR, named().AR]);
  });

  it('are found in the language of the page and in Latin letters, and in no other', async () => {
    const found = async (language: string, gameName: string) => (await valueOf('gameList', language, { clientType: 3, gameName })).games.some((game) => game.code === code);
    const { EN, CN, AR } = named();
    expect(await Promise.all([found('CN', CN), found('CN', EN), found('AR', AR), found('AR', EN), found('EN', EN), found('TY', EN)])).toEqual([true, true, true, true, true, true]);
    expect(await Promise.all([found('EN', CN), found('TY', AR), found('AR', CN)])).toEqual([false, false, false]);
  });

  it('are shown anew within half a minute when the catalogue changes', async () => {
    await gateway.db.query.executeQuery(CompiledQuery.raw(`update game set names = names || '{"TY": "తోడేలు"}' where code = $1`, [code]));
    expect((await valueOf('gameList', 'TY', { clientType: 3, gameName: 'తోడేలు' })).games.map(({ name }) => name)).toEqual(['తోడేలు']);
    gateway.clock.advance(30_000);
    await expect.poll(async () => calls['betRecords']?.('TY')).toEqual(['తోడేలు']);
  });

  it('of lotteries are answered in the language of the request', async () => {
    const menus = async (language: string) => (await valueOf('lotteryMenus', language)).menus.flatMap(({ games }) => games);
    const [english, chinese] = [await menus('EN'), await menus('CN')];
    expect(chinese.map(({ code: game, name }) => [game, name])).toEqual(english.map(({ code: game }) => [game, catalogueGame(game)?.names.CN]));
    const groups = (await valueOf('vnLotteryMenu', 'AR')).groups.flatMap(({ games }) => games.map(({ name }) => name));
    expect(groups).toContain('هوي');
    expect((await valueOf('popularLotteries', 'CN', { count: 50 })).list.map(({ name }) => name)).toContain('狮城4D');
  });

  it('of tables are answered in the language of the request', async () => {
    const names = (await valueOf('roomList', 'CN', { vassalage: 'MRB', gameType: 'LIVE' })).list.map(({ name }) => name);
    expect(names).toContain('大理石百家乐');
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  });
});

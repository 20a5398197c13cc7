import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompiledQuery, sql } from 'kysely';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../test-support/test-fleet.ts';
import { Problem, type Tenant } from '../../platform/http/index.ts';
import { createArtDirectory } from '@livery/demo-artwork';
import { createMembers } from '../member/index.ts';
import { adoptFleet } from '../tenant/index.ts';
import { createWallet } from '../wallet/index.ts';
import { catalogueGame } from './catalogue/catalogue.ts';
import { createFavourites, FAVOURITES_KEPT } from './offers/favourites.ts';
import { gamesHandlers } from './handlers.ts';
import { commitmentOf, drawPrizes } from './lottery/boards.ts';
import { writeDemonstrationDraws } from './lottery/demonstration.ts';
import { createLotteries } from './lottery/lotteries.ts';
import { setPins } from './offers/pins.ts';
import { countPopularity } from './offers/popularity.ts';
import { createGameRepository } from './offers/repository.ts';
import { createRooms } from './offers/rooms.ts';
import { createCatalogueCache } from './search/catalogue-cache.ts';
import { offerCatalogue, writeCatalogue } from './offers/write-catalogue.ts';

const clock = testClock();
let db: TestDatabase;
let north: Tenant;
let south: Tenant;
let memberId: string;
let handlers: ReturnType<typeof gamesHandlers>;

beforeAll(async () => {
  db = await testDatabase({ clock });
  const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  const tenants = await adoptFleet(testFleet, { db, wallet });
  north = tenants.byMerchant(NORTH)!;
  south = tenants.byMerchant(SOUTH)!;
  await writeCatalogue(db, 'http://vendor.example');
  await offerCatalogue(db, north);
  await offerCatalogue(db, south);
  memberId = await db.transaction((tx) => createMembers(db, wallet).open(tx, north, { username: 'somebody', type: 0, passwordHash: null }));
  handlers = gamesHandlers({
    repository: createGameRepository(db),
    favourites: createFavourites(db),
    rooms: createRooms(db),
    lotteries: createLotteries(db),
    catalogues: createCatalogueCache(db),
    images: createArtDirectory(new Map()),
    issueToken: async () => 'token-1234567890',
  });
});

afterAll(() => db.close());

const run = (text: string, values: unknown[] = []) => db.query.executeQuery(CompiledQuery.raw(text, values));
const from = (tenant: Tenant, country: string | null = 'PH') =>
  ({ tenant, country, language: 'EN', ip: '203.0.113.9', origin: 'http://north.example', requestId: 'r', idempotencyKey: undefined, once: undefined, session: { id: 's', expiresAt: new Date(), passwordChange: null }, member: { id: memberId, username: 'somebody', type: 0 } }) as const;
type ListRequest = Parameters<typeof handlers.gameList>[0]['request'];
const list = (request: Partial<ListRequest>, country = 'PH', tenant = north) =>
  handlers.gameList({ ...from(tenant, country), request: { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 100, sort: 'recommended', ...request } });
const namesOf = ({ games }: { games: readonly { name: string }[] }) => games.map(({ name }) => name);
const code = (attempt: Promise<unknown>) => attempt.then(() => 'done', (error: unknown) => (error instanceof Problem ? error.code : error));

describe('game search', () => {
  it.each([
    ['words in any order', 'wolves moonlit', 'Moonlit Wolves'],
    ['parts of words', 'oonli olve', 'Moonlit Wolves'],
    ['the vendor’s name', 'wolves lumenfall', 'Moonlit Wolves'],
    ['without apostrophe or hyphen', 'holdem', 'Casino Hold’Em'],
    ['without accents', 'salon prive', 'Baccarat Salon Privé'],
  ])('accepts %s: %s', async (_what, gameName, wanted) => {
    expect(namesOf(await list({ gameName }))).toContain(wanted);
  });

  it('ranks names that begin with the term before those that contain it, and these before vendors', async () => {
    const names = namesOf(await list({ gameName: 'lantern' }));
    const step = (name: string) => (/^lantern/i.test(name) ? 0 : /\blantern/i.test(name) ? 1 : 3);
    expect(names.map(step)).toEqual(names.map(step).toSorted((a, b) => a - b));
    expect(new Set(names.map(step)).size).toBe(3);
  });

  it('corrects typing errors, returns the corrected term, and finds nothing where no word is near', async () => {
    expect(await list({ gameName: 'moonlti wovles' })).toMatchObject({ corrected: 'moonlit wolves', total: 1, totalPages: 1, games: [{ name: 'Moonlit Wolves' }] });
    const none = await list({ gameName: 'xyzzyx' });
    expect(none).toEqual({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    expect((await list({ gameName: '%' })).total).toBe(0);
  });

  it.each<[Partial<ListRequest>, (game: Awaited<ReturnType<typeof list>>['games'][number]) => boolean]>([
    [{ feature: ['jackpot'] }, (game) => game.isJackpot],
    [{ feature: ['hot', 'freePlay'] }, (game) => game.isHot && game.freePlay],
    [{ feature: ['new'] }, (game) => game.isNew],
    [{ volatility: ['low', 'high'] }, (game) => game.volatility === 'low' || game.volatility === 'high'],
    [{ minRtp: 96.05 }, (game) => Number(game.rtp) >= 96.05],
    [{ liveCategory: ['BACCARAT', 'PAI_GOW'] }, (game) => game.liveCategory === 'BACCARAT' || game.liveCategory === 'PAI_GOW'],
    [{ gameType: 'RNG', stakeFrom: '5.00', stakeTo: '6.00' }, (game) => game.gameType === 'RNG' && Number(game.minBet) <= 6 && Number(game.maxBet) >= 5],
  ])('filters by %j to exactly the matching games', async (request, fits) => {
    const all = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const page = await list({ pageNo });
      pages = page.totalPages;
      all.push(...page.games);
    }
    const { total, games } = await list(request);
    expect(total).toBe(all.filter(fits).length);
    expect(total).toBeGreaterThan(0);
    expect(games.every(fits)).toBe(true);
  });

  it('reads a stake range in the merchant’s currency', async () => {
    await expect(code(list({ stakeTo: '0.001' }))).resolves.toBe('VALIDATION_FAILED');
  });

  it.each<[ListRequest['sort'], (game: Awaited<ReturnType<typeof list>>['games'][number]) => number | string]>([
    ['name', (game) => game.name.normalize('NFD').replaceAll(/[\p{M}’'-]/gu, '').toLowerCase()],
    ['rtp', (game) => -Number(game.rtp)],
    ['stake', (game) => Number(game.minBet)],
  ])('orders by %s', async (sort, key) => {
    const { totalPages } = await list({ gameType: 'RNG' });
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, index) => list({ sort, gameType: 'RNG', pageNo: index + 1 })));
    const keys = pages.flatMap(({ games }) => games.map(key));
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(new Set(keys).size).toBeGreaterThan(1);
  });

  it('orders by age and by last play', async () => {
    expect((await list({ sort: 'newest', pageSize: 36 })).games.every(({ isNew }) => isNew)).toBe(true);
    const [plain] = (await list({ gameType: 'RNG', sort: 'name' })).games.filter(({ isHot }) => !isHot);
    await run('insert into recent_play (tenant_id, member_id, game_code, at) values ($1, $2, $3, $4)', [NORTH, memberId, plain?.code, new Date(clock.now())]);
    await countPopularity(db);
    expect((await list({ sort: 'popular' })).games[0]?.code).toBe(plain?.code);
    expect((await list({ sort: 'popular' }, 'PH', south)).games[0]?.isHot).toBe(true);
    clock.advance(31 * 86_400_000);
    await countPopularity(db);
    expect((await list({ sort: 'popular' })).games[0]?.isHot).toBe(true);
  });

  it('are counted by the day of the last play, and written only where it matters', async () => {
    const versionOf = async () => (await db.query.selectFrom('catalogue_version').select('version').where('tenant_id', '=', NORTH).executeTakeFirst())?.version;
    const code = (await list({ gameType: 'RNG', sort: 'name' })).games[3]?.code ?? '';
    const days = async () => (await db.query.selectFrom('game_play_day').select(['day', 'members']).where('tenant_id', '=', NORTH).where('game_code', '=', code).where('members', '<>', 0).orderBy('day').execute()).map(({ members }) => members);
    const popularity = async () => (await db.query.selectFrom('tenant_game').select('popularity').where('tenant_id', '=', NORTH).where('game_code', '=', code).executeTakeFirstOrThrow()).popularity;
    const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    const open = (name: string) => db.transaction((tx) => createMembers(db, wallet).open(tx, north, { username: name, type: 0, passwordHash: null }));
    const players = await Promise.all(Array.from({ length: 21 }, (_, index) => open(`popular-${index}`)));
    const repository = createGameRepository(db);
    for (const id of players.slice(0, 20)) await repository.played(NORTH, id, code);
    await repository.played(NORTH, players[0] ?? '', code);
    expect(await days()).toEqual([20]);
    await countPopularity(db);
    const version = await versionOf();
    expect(await popularity()).toBe(20);
    clock.advance(86_400_000);
    await repository.played(NORTH, players[0] ?? '', code);
    await repository.played(NORTH, players[20] ?? '', code);
    expect(await days()).toEqual([19, 2]);
    // 21 in place of 20 moves no game.
    await countPopularity(db);
    expect([await popularity(), await versionOf()]).toEqual([20, version]);
    await run('delete from recent_play where tenant_id = $1 and member_id = any($2::uuid[])', [NORTH, players.slice(0, 11)]);
    expect(await days()).toEqual([9, 1]);
    await countPopularity(db);
    expect(await popularity()).toBe(10);
    expect(await versionOf()).not.toBe(version);
  });

  it('returns pages for a header menu: 21 first, then 18', async () => {
    const sizes = { gameType: 'RNG', firstPageSize: 21, pageSize: 18 } as const;
    const [first, second] = [await list(sizes), await list({ ...sizes, pageNo: 2 })];
    expect([first.games.length, second.games.length, first.totalPages]).toEqual([21, 18, 1 + Math.ceil((first.total - 21) / 18)]);
    const all = await list({ gameType: 'RNG', pageSize: 39 });
    expect([...first.games, ...second.games]).toEqual(all.games);
    expect((await list({ ...sizes, pageNo: first.totalPages + 1 })).games).toEqual([]);
    expect((await list({ ...sizes, pageNo: first.totalPages })).games.length).toBeGreaterThan(0);
  });
});

describe('pinned games', () => {
  it("come first: those for the visitor's country, then those for everyone, then the rest in its order", async () => {
    const { games } = await list({ gameType: 'RNG', pageSize: 12 });
    const [a, b, c] = [games[5]!.code, games[7]!.code, games[9]!.code];
    expect(await setPins(db, NORTH, 'game', '', [a, b])).toEqual([]);
    expect(await setPins(db, NORTH, 'game', 'TH', [c, a])).toEqual([]);
    const rest = (first: string[]) => [...first, ...games.map((game) => game.code).filter((each) => !first.includes(each))];
    const shown = async (country: string, tenant = north) => (await list({ gameType: 'RNG', pageSize: 12 }, country, tenant)).games.map((game) => game.code);
    expect(await shown('TH')).toEqual(rest([c, a, b]));
    expect(await shown('PH')).toEqual(rest([a, b]));
    expect(await shown('TH', south)).toEqual(rest([]));
    expect(await setPins(db, NORTH, 'game', '', [a, 'nothing'])).toEqual(['nothing']);
    expect(await shown('PH')).toEqual(rest([a, b]));
    for (const country of ['', 'TH']) await setPins(db, NORTH, 'game', country, []);
    expect(await shown('TH')).toEqual(rest([]));
  });

  it('apply to the vendors of a category, too', async () => {
    const slots = async (country: string) => {
      const { list: categories } = await handlers.gameCategories({ ...from(north, country), request: undefined });
      return categories.find(({ gameCategory }) => gameCategory === 'RNG')!.vendors.map(({ vassalage }) => vassalage);
    };
    const usual = await slots('PH');
    await setPins(db, NORTH, 'vendor', '', ['PPY']);
    await setPins(db, NORTH, 'vendor', 'TH', ['NBM']);
    expect([(await slots('PH'))[0], (await slots('TH')).slice(0, 2)]).toEqual(['PPY', ['NBM', 'PPY']]);
    for (const country of ['', 'TH']) await setPins(db, NORTH, 'vendor', country, []);
    expect(await slots('TH')).toEqual(usual);
  });
});

describe('favourites', () => {
  it('are stored once, latest first, and removed on request or when no longer offered', async () => {
    const [first, second] = (await list({ gameType: 'RNG' })).games;
    const call = (name: 'addFavourite' | 'removeFavourite', gameId: string) => handlers[name]({ ...from(north), request: { gameId } });
    const ids = async () => (await handlers.favouriteIds({ ...from(north), request: undefined })).gameIds;
    expect(await call('addFavourite', first!.code)).toEqual({ gameId: first!.code, favourite: true });
    clock.advance(1000);
    await call('addFavourite', second!.code);
    clock.advance(1000);
    await call('addFavourite', first!.code);
    expect(await ids()).toEqual([second!.code, first!.code]);
    expect(namesOf({ games: (await handlers.favouriteGames({ ...from(north), request: undefined })).list })).toEqual([second!.name, first!.name]);
    await run('update tenant_game set enabled = false where tenant_id = $1 and game_code = $2', [NORTH, second!.code]);
    expect(await ids()).toEqual([first!.code]);
    await run('update tenant_game set enabled = true where tenant_id = $1 and game_code = $2', [NORTH, second!.code]);
    await Promise.all([call('removeFavourite', first!.code), call('removeFavourite', first!.code), call('removeFavourite', 'nothing')]);
    expect(await ids()).toEqual([second!.code]);
    await expect(code(call('addFavourite', 'nothing'))).resolves.toBe('GAME_NOT_FOUND');
  });

  it('are limited in number', async () => {
    await run(
      `insert into favourite_game (tenant_id, member_id, game_code, at) select tenant_id, $2, game_code, now() from tenant_game where tenant_id = $1 order by position limit ${FAVOURITES_KEPT} on conflict do nothing`,
      [NORTH, memberId],
    );
    const last = (await list({ gameType: 'INHOUSE' })).games.at(-1)!;
    await expect(code(handlers.addFavourite({ ...from(north), request: { gameId: last.code } }))).resolves.toBe('QUOTA_EXCEEDED');
  });
});

describe('game tables', () => {
  it("are returned for a vendor's games, with stakes within theirs", async () => {
    const { list: rooms } = await handlers.roomList({ ...from(north), request: { vassalage: 'MRB', gameType: 'LIVE' } });
    expect(rooms.length).toBeGreaterThan(26);
    const games = new Map((await list({ vassalage: 'MRB' })).games.map((game) => [game.gameId, game]));
    for (const room of rooms) {
      const game = games.get(room.gameId)!;
      expect(Number(room.minBet)).toBeGreaterThanOrEqual(Number(game.minBet));
      expect(Number(room.maxBet)).toBeLessThanOrEqual(Number(game.maxBet));
      expect([room.name, room.liveCategory, room.state]).toEqual([game.name, game.liveCategory, game.state]);
    }
    const { list: one } = await handlers.roomList({ ...from(north), request: { vassalage: 'MRB', gameId: rooms[0]!.gameId } });
    expect(one.map(({ number, tier }) => [number, tier]).slice(0, 2)).toEqual([[1, 'standard'], [2, 'high']]);
  });

  it('carry their node, and count who opened them within the last half hour, each member at one table', async () => {
    const at = async () => (await handlers.roomList({ ...from(north), request: { vassalage: 'MRB', gameId: 'mrb-baccarat-marble' } })).list.map(({ number, nodeId, players }) => [number, nodeId, players]);
    const enter = (number: number) => handlers.launchGame({ ...from(north), request: { roomId: `mrb-baccarat-marble-${number}`, accountType: 1, confirmTrans: 0, vassalage: 'MRB', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } });
    expect(await at()).toEqual([[1, 'node-1', 0], [2, 'node-2', 0], [3, 'node-3', 0]]);
    const { game_url } = await enter(1);
    expect(new URL(game_url!).searchParams.get('node')).toBe('node-1');
    await enter(3);
    expect(await at()).toEqual([[1, 'node-1', 0], [2, 'node-2', 0], [3, 'node-3', 1]]);
    clock.advance(31 * 60_000);
    expect((await at()).map(([, , players]) => players)).toEqual([0, 0, 0]);
  });

  it("of the vendor's own are passed on with the client's node", async () => {
    const { game_url } = await handlers.launchGame({ ...from(north), request: { gameId: 'mrb-baccarat-marble', roomId: 'vendor-own-5', nodeId: 'n7', accountType: 1, confirmTrans: 0, vassalage: 'MRB', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } });
    const { searchParams } = new URL(game_url!);
    expect([searchParams.get('room'), searchParams.get('node')]).toEqual(['vendor-own-5', 'n7']);
  });

  it('reject a launch under the name of another game, open or closed', async () => {
    const { list: rooms } = await handlers.roomList({ ...from(north), request: { vassalage: 'MRB', gameType: 'LIVE' } });
    const other = rooms.find(({ gameId, state }) => gameId !== 'mrb-baccarat-marble' && state === 'open')!.gameId;
    const launch = () => handlers.launchGame({ ...from(north), request: { gameId: other, roomId: 'mrb-baccarat-marble-3', accountType: 1, confirmTrans: 0, vassalage: 'MRB', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } });
    await expect(code(launch())).resolves.toBe('GAME_NOT_FOUND');
    await run(`update game_room set state = 'maintenance' where code = 'mrb-baccarat-marble-3'`);
    await expect(code(launch())).resolves.toBe('GAME_NOT_FOUND');
    await run(`update game_room set state = 'open' where code = 'mrb-baccarat-marble-3'`);
  });

  it('launch their game, and report when they are closed', async () => {
    const launch = (roomId: string) => handlers.launchGame({ ...from(north), request: { roomId, nodeId: 'n7', accountType: 1, confirmTrans: 0, vassalage: 'MRB', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } });
    const { game_url, game } = await launch('mrb-baccarat-marble-2');
    const { searchParams } = new URL(game_url!);
    expect([game.code, searchParams.get('room'), searchParams.get('node'), searchParams.get('return')]).toEqual(['mrb-baccarat-marble', 'mrb-baccarat-marble-2', 'node-2', 'http://north.example/live']);
    await run(`update game_room set state = 'maintenance' where code = 'mrb-baccarat-marble-2'`);
    const refused = await launch('mrb-baccarat-marble-2').catch((error: unknown) => error as Problem);
    expect(refused).toMatchObject({ code: 'ROOM_CLOSED', details: { next: 'otherRoom' } });
  });
});

describe('lotteries', () => {
  it('are listed in menus by account type and, the Vietnamese ones, by region', async () => {
    const { menus } = await handlers.lotteryMenus({ ...from(north), request: {} });
    expect(menus.map(({ accountTypeName, page }) => [accountTypeName, page])).toEqual([['ELOTT', '/elott'], ['LOTT', '/lottery'], ['TCG_SEA', '/seaLottery'], ['TCG_LOTTO_VN', '/vnlottery']]);
    expect((await handlers.lotteryMenus({ ...from(north), request: { prizeMode: 'ZY' } })).menus.map(({ accountTypeName }) => accountTypeName)).toEqual(['LOTT']);
    const { groups } = await handlers.vnLotteryMenu({ ...from(north), request: {} });
    expect(groups.map(({ region, games }) => [region, games.length])).toEqual([['north', 3], ['central', 4], ['south', 5]]);
    const { list: popular } = await handlers.popularLotteries({ ...from(north), request: { count: 20 } });
    expect([popular.length, new Set(popular.map(({ gameType }) => gameType))]).toEqual([20, new Set(['ELOTT', 'LOTT'])]);
    await run('insert into recent_play (tenant_id, member_id, game_code, at) values ($1, $2, $3, $4)', [NORTH, memberId, groups[0]!.games[0]!.code, new Date(clock.now())]);
    expect((await handlers.vnRecentLotteries({ ...from(north), request: undefined })).list.map((game) => game.code)).toEqual([groups[0]!.games[0]!.code]);
  });

  it('are the most played of one account type where that is asked for', async () => {
    const { list: vietnamese } = await handlers.popularLotteries({ ...from(north), request: { count: 5, prizeMode: 'SEA', accountTypeName: 'TCG_LOTTO_VN' } });
    expect(vietnamese.map(({ accountTypeName }) => accountTypeName)).toEqual(Array.from({ length: 5 }, () => 'TCG_LOTTO_VN'));
    expect((await handlers.popularLotteries({ ...from(north), request: { count: 5, prizeMode: 'Lott', accountTypeName: 'TCG_SEA' } })).list).toEqual([]);
  });

  it('return their draws, which anyone can recompute from the seed', async () => {
    await run("update game_vendor set origin = null where account_type_name in ('ELOTT', 'LOTT', 'TCG_SEA', 'TCG_LOTTO_VN')"); // Demonstrations are for lotteries without a game server.
    await writeDemonstrationDraws(db.query, NORTH, clock.now());
    await writeDemonstrationDraws(db.query, NORTH, clock.now());
    const { list: opened } = await handlers.vnOpenedNumbers({ ...from(north), request: { count: 100 } });
    expect(opened).toHaveLength(100);
    expect(opened.every(({ openedAt, accountTypeName, demonstration }) => Date.parse(openedAt) <= clock.now() && accountTypeName === 'TCG_LOTTO_VN' && demonstration)).toBe(true);
    const times = opened.map(({ openedAt }) => openedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const draw of opened.slice(0, 24)) {
      const seed = Buffer.from(draw.proof?.seed ?? '', 'hex');
      expect(commitmentOf(seed)).toBe(draw.proof?.commitment);
      expect(drawPrizes(draw.board, seed)).toEqual(draw.prizes);
      expect(draw.prizes.flatMap(({ numbers }) => numbers)).toHaveLength(draw.board === 'vnNorth' ? 27 : 18);
    }
    const of = await handlers.vnOpenedNumbers({ ...from(north), request: { count: 100, gameCode: opened[0]!.gameCode } });
    expect([of.list.length, new Set(of.list.map(({ issue }) => issue)).size]).toEqual([40, 40]);
    const latest = await handlers.openedNumbers({ ...from(north), request: { count: 100 } });
    expect(new Set(latest.list.map(({ accountTypeName }) => accountTypeName)).has('ELOTT')).toBe(true);
    expect(latest.list.every(({ gameCode, gameName }) => gameName === catalogueGame(gameCode)?.name)).toBe(true);
    const { list: chinese } = await handlers.openedNumbers({ ...from(north), language: 'CN', request: { count: 100 } });
    expect(chinese.map(({ gameName }) => gameName)).toEqual(latest.list.map(({ gameCode }) => catalogueGame(gameCode)?.names.CN));
    expect((await handlers.openedNumbers({ ...from(south), request: { count: 100 } })).list).toEqual([]);
  });

  it('return the draws of one account type, and of every lottery of it, however often others draw', async () => {
    await db.transaction(async (tx) => {
      await writeDemonstrationDraws(tx, NORTH, clock.now());
      // A day of a lottery that draws every minute, after all that draw once a day.
      await sql`
        insert into lottery_draw (tenant_id, game_code, issue, opened_at, board, prizes, commitment, seed, demonstration)
          select tenant_id, game_code, 'later-' || minute, opened_at + make_interval(days => 1, mins => minute), board, prizes, commitment, seed, demonstration
            from lottery_draw, generate_series(1, 1440) minute
            where tenant_id = ${NORTH} and (game_code, issue) in (
              select distinct on (game_code) game_code, issue from lottery_draw where tenant_id = ${NORTH} and game_code in ('mdl-meridian-fast-3', 'qkd-quickdraw-one-minute') order by game_code, opened_at desc)`.execute(tx);
    });
    const opened = async (request: { accountTypeName?: 'LOTT' | 'TCG_SEA'; ofEach?: number }) => (await handlers.openedNumbers({ ...from(north), request: { count: 100, ...request } })).list;
    const lotteriesOf = (draws: Awaited<ReturnType<typeof opened>>) => new Set(draws.map(({ gameCode }) => gameCode)).size;
    const everyType = await opened({});
    expect([everyType.length, lotteriesOf(everyType)]).toEqual([100, 2]);
    const asia = await opened({ accountTypeName: 'TCG_SEA' });
    expect([asia.length, lotteriesOf(asia), new Set(asia.map(({ accountTypeName }) => accountTypeName))]).toEqual([100, 10, new Set(['TCG_SEA'])]);
    expect(lotteriesOf(await opened({ accountTypeName: 'LOTT' }))).toBe(1);
    const some = await opened({ accountTypeName: 'LOTT', ofEach: 3 });
    expect([some.length, lotteriesOf(some), some.slice(0, 3).map(({ issue }) => issue)]).toEqual([36, 12, ['later-1440', 'later-1439', 'later-1438']]);
    const vietnamese = await handlers.vnOpenedNumbers({ ...from(north), request: { count: 100, ofEach: 3 } });
    expect([vietnamese.list.length, lotteriesOf(vietnamese.list)]).toEqual([36, 12]);
  });
});

import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../test-support/test-fleet.ts';
import { Problem, type Tenant } from '../../platform/http/index.ts';
import { createArtDirectory } from '@livery/demo-artwork';
import { createMembers } from '../member/index.ts';
import { adoptFleet, type Tenants } from '../tenant/index.ts';
import { createWallet } from '../wallet/index.ts';
import { catalogueGames } from './catalogue/catalogue.ts';
import { catalogueVendors } from './catalogue/vendors.ts';
import { createGameFacts } from './offers/game-facts.ts';
import { createFavourites } from './offers/favourites.ts';
import { gamesHandlers } from './handlers.ts';
import type { LaunchTokenOrder } from './launch/launch-handlers.ts';
import { createLotteries } from './lottery/lotteries.ts';
import { createCatalogueNames } from './names.ts';
import { createGameRepository, type GameRepository } from './offers/repository.ts';
import { createRooms } from './offers/rooms.ts';
import { createCatalogueCache } from './search/catalogue-cache.ts';
import { offerCatalogue, writeCatalogue } from './offers/write-catalogue.ts';

const clock = testClock();
let db: TestDatabase;
let tenants: Tenants;
let repository: GameRepository;
let north: Tenant;
let south: Tenant;
let memberId: string;
let handlers: ReturnType<typeof gamesHandlers>;
const orders: LaunchTokenOrder[] = [];

beforeAll(async () => {
  db = await testDatabase({ clock });
  const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  tenants = await adoptFleet(testFleet, { db, wallet });
  north = tenants.byMerchant(NORTH)!;
  south = { ...tenants.byMerchant(SOUTH)!, categories: ['LIVE', 'RNG'] };
  await writeCatalogue(db, 'http://vendor.example');
  await offerCatalogue(db, north);
  await offerCatalogue(db, south);
  memberId = await db.transaction((tx) => createMembers(db, wallet).open(tx, north, { username: 'somebody', type: 0, passwordHash: null }));
  repository = createGameRepository(db);
  handlers = gamesHandlers({
    repository,
    favourites: createFavourites(db),
    rooms: createRooms(db),
    lotteries: createLotteries(db),
    catalogues: createCatalogueCache(db),
    images: createArtDirectory(new Map()),
    async issueToken(order) {
      orders.push(order);
      return 'token-1234567890';
    },
  });
});

afterAll(() => db.close());

const visitor = (tenant: Tenant, country: string | null = 'PH') =>
  ({ tenant, country, language: 'EN', ip: '203.0.113.9', origin: 'http://north.example', requestId: 'r', idempotencyKey: undefined, once: undefined, session: undefined, member: undefined }) as const;
const player = (tenant: Tenant, type: 0 | 4 = 0, country: string | null = 'PH') =>
  ({ ...visitor(tenant, country), session: { id: 's', expiresAt: new Date(), passwordChange: null }, member: { id: memberId, username: 'somebody', type } }) as const;
const list = (request: object, tenant = north) =>
  handlers.gameList({ ...player(tenant), request: { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 24, sort: 'recommended', ...request } });
const launch = (request: { gameId: string; vassalage: string }, who = player(north), language: string = who.language) =>
  handlers.launchGame({ ...who, language, request: { accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, ...request } });
const code = (attempt: Promise<unknown>) => attempt.then(() => 'launched', (error: unknown) => (error instanceof Problem ? error.code : error));
const slots = catalogueGames.filter(({ type }) => type === 'RNG');

describe('games of a merchant', () => {
  it('are returned 24 a page in a stable order, every game once', async () => {
    const seen: string[] = [];
    const first = await list({ gameType: 'RNG' });
    expect([first.games.length, first.total, first.totalPages]).toEqual([24, slots.length, Math.ceil(slots.length / 24)]);
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++) seen.push(...(await list({ gameType: 'RNG', pageNo })).games.map((game) => game.code));
    expect(seen).toEqual(slots.map((game) => game.code));
  });

  it('are counted also behind the last page', async () => {
    expect(await list({ gameType: 'RNG', pageNo: 500 })).toMatchObject({ games: [], pageNum: 500, total: slots.length });
    expect(await list({ gameName: 'no such title' })).toEqual({ games: [], pageNum: 1, totalPages: 0, total: 0 });
  });

  it.each([
    ['WOLVES', 'Moonlit Wolves'],
    ['cafe riches', 'Cat Café Riches'],
    ['casino hold\'em', 'Casino Hold’Em'],
    ['CAFÉ', 'Cat Café Riches'],
  ])('are found by a part of the name, ignoring case and accents: %s', async (gameName, wanted) => {
    expect((await list({ gameName })).games.map(({ name }) => name)).toContain(wanted);
  });

  it.each(['%', '_', "'", '\\', '"', "'; drop table game; --"])('match typed wildcards literally: %s', async (gameName) => {
    const { games } = await list({ gameName, pageSize: 100 });
    expect(games.every(({ name }) => name.replaceAll('’', "'").toLowerCase().includes(gameName))).toBe(true);
  });

  it('are filtered by vendor, least stake and lines', async () => {
    const byVendor = await list({ vassalage: 'SWD', pageSize: 100 });
    expect(byVendor.total).toBe(catalogueGames.filter(({ vendor }) => vendor.code === 'SWD').length);
    expect(new Set(byVendor.games.map(({ vassalage }) => vassalage))).toEqual(new Set(['SWD']));
    const dear = await list({ minBet: '1.00', gameType: 'RNG', pageSize: 100 });
    expect(dear.total).toBeGreaterThan(0);
    expect(dear.games.every(({ minBet }) => Number(minBet) >= 1)).toBe(true);
    const wide = await list({ minLineNum: 21, pageSize: 100 });
    expect(new Set(wide.games.map(({ lines }) => lines))).toEqual(new Set([243]));
    await expect(code(list({ minBet: '0.001' }))).resolves.toBe('VALIDATION_FAILED');
  });

  it("carry stakes in the merchant's currency and where they are accounted", async () => {
    const [game] = (await list({ gameName: 'Moonlit Wolves' })).games;
    expect(game).toMatchObject({ code: 'lum-moonlit-wolves', vassalage: 'LUM', vendorName: 'Lumenfall', gameType: 'RNG', isGame: 'GAME', freePlay: true, state: 'open' });
    expect(game?.rtp).toMatch(/^96\.\d\d$/);
    expect(game?.minBet).toMatch(/^\d+\.\d\d$/);
    expect(game?.image).toMatch(/^\/cdn\/art\/.+\/game\/celestial\/lum-moonlit-wolves\.webp$/);
    expect(game?.imageSmall).toBe(game?.image.replace(/\.webp$/, '.small.webp'));
  });

  it('are listed without the entries that stand for several where games alone are asked for, with totals and pages', async () => {
    const codes = ({ games }: Awaited<ReturnType<typeof list>>) => games.map((game) => game.code);
    const all = await list({ vassalage: 'PPY', pageSize: 100 });
    const alone = await list({ vassalage: 'PPY', pageSize: 100, isGame: 'GAME' });
    expect(codes(alone)).toEqual(codes(all).filter((game) => game !== 'ppy-collection'));
    expect([all.total - alone.total, codes(await list({ vassalage: 'PPY', isGame: 'VASSALAGE' }))]).toEqual([1, ['ppy-collection']]);
    // The entry is the only one of the last page.
    const pageSize = alone.total;
    expect([(await list({ vassalage: 'PPY', pageSize })).totalPages, (await list({ vassalage: 'PPY', pageSize, isGame: 'GAME' })).totalPages]).toEqual([2, 1]);
    const found = await list({ vassalage: 'PPY', gameName: 'papaya arcade collection', isGame: 'GAME' });
    expect(found.total).toBe(0);
  });

  it('are those of the merchant of the site, whichever merchant the request names', async () => {
    const pages = await Promise.all([list({ channel: 'web', merchant: SOUTH }), list({ channel: 'WEB', merchant: NORTH }), list({})]);
    expect(pages[0]).toEqual(pages[2]);
    expect(pages[1]).toEqual(pages[2]);
    expect(await handlers.gameVendors({ ...visitor(north), request: { merchantCode: SOUTH } })).toEqual(await handlers.gameVendors({ ...visitor(north), request: {} }));
    const hot = { isPlatform: 2, platform: 'html5-desktop' } as const;
    expect(await handlers.hotGames({ ...visitor(north), request: { ...hot, merchantCode: SOUTH } })).toEqual(await handlers.hotGames({ ...visitor(north), request: hot }));
  });

  it('exclude those of other merchants', async () => {
    expect((await list({ gameType: 'FISH' }, south)).total).toBe(0);
    expect((await list({ gameType: 'FISH' })).total).toBeGreaterThan(0);
    await db.query.executeQuery(CompiledQuery.raw('update tenant_game set enabled = false where tenant_id = $1 and game_code = $2', [SOUTH, slots[0]!.code]));
    expect((await list({ gameType: 'RNG' }, south)).total).toBe(slots.length - 1);
    expect((await list({ gameType: 'RNG' })).total).toBe(slots.length);
    await expect(code(launch({ gameId: slots[0]!.code, vassalage: slots[0]!.vendor.code }, player(south)))).resolves.toBe('GAME_NOT_FOUND');
  });
});

describe('categories and vendors', () => {
  it('are returned for the merchant in the order of the navigation, with the vendors that have games', async () => {
    const { list: categories } = await handlers.gameCategories({ ...visitor(south), request: undefined });
    expect(categories.map(({ gameCategory }) => gameCategory)).toEqual(['LIVE', 'RNG']);
    const all = await handlers.gameCategories({ ...visitor(north), request: undefined });
    expect(all.list.map(({ nav }) => nav.gameType)).toEqual(['ELOTT', 'LOTT', 'LIVE', 'COCKFIGHT', 'BINGO', 'ANIM6', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']);
    expect(all.list.find(({ gameCategory }) => gameCategory === 'FISH')?.nav).toEqual({ name: 'nav.FISH', gameType: 'FISH', page: '/fish', point: '1.20', enName: 'Fishing' });
    const points = Object.fromEntries(all.list.map(({ gameCategory, nav }) => [gameCategory, nav.point]));
    expect(points).toEqual({ ELOTT: null, LOTT: null, LIVE: '0.70', COCKFIGHT: null, BINGO: null, ANIM6: null, SPORTS: '1.00', FISH: '1.20', RNG: '1.20', PVP: '1.00', ESPORTS: '1.00', INHOUSE: null });
    const vendors = await handlers.gameVendors({ ...visitor(north), request: {} });
    expect(vendors.list.map(({ vassalage }) => vassalage).toSorted()).toEqual(catalogueVendors.map((vendor) => vendor.code).toSorted());
    expect(vendors.list.find(({ vassalage }) => vassalage === 'TCG_LOTTO_VN')).toMatchObject({ accountTypeName: 'TCG_LOTTO_VN', gameType: 'LOTT', state: 'open', games: 12 });
    expect(vendors.list.find(({ vassalage }) => vassalage === 'LUM')?.logo).toMatch(/\/vendor\/celestial\/LUM\.svg$/);
  });

  it("report what is barred in a visitor's country", async () => {
    const { list: vendors } = await handlers.gameVendors({ ...visitor(north, 'FR'), request: {} });
    expect(vendors.filter(({ state }) => state === 'barred').map(({ vassalage }) => vassalage)).toEqual(['NBM']);
  });

  it('leave out a vendor that the merchant switched off, with its games', async () => {
    const toggle = (enabled: boolean) => db.query.executeQuery(CompiledQuery.raw(`update tenant_vendor set enabled = $2 where tenant_id = $1 and vendor_code = 'PPY'`, [NORTH, enabled]));
    await toggle(false);
    expect((await handlers.gameVendors({ ...visitor(north), request: {} })).list.some(({ vassalage }) => vassalage === 'PPY')).toBe(false);
    expect((await list({ vassalage: 'PPY' })).total).toBe(0);
    await toggle(true);
    expect((await list({ vassalage: 'PPY' })).total).toBeGreaterThan(0);
  });
});

describe('hot games', () => {
  it('are ordered by rank, and filtered by kind or vendor', async () => {
    const request = { isPlatform: 2, platform: 'html5-desktop' } as const;
    const { list: hot } = await handlers.hotGames({ ...visitor(north), request });
    const ranked = catalogueGames.filter(({ hotRank }) => hotRank !== null).toSorted((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0));
    expect(hot.map((game) => game.code)).toEqual(ranked.slice(0, 36).map((game) => game.code));
    expect(hot.every(({ isHot }) => isHot)).toBe(true);
    const ofVendor = await handlers.hotGames({ ...visitor(north), request: { ...request, vassalage: 'CLN', gameType: 'RNG' } });
    expect(ofVendor.list.length).toBeGreaterThan(0);
    expect(ofVendor.list.every(({ vassalage }) => vassalage === 'CLN')).toBe(true);
  });
});

describe('game launch', () => {
  const open = slots.find(({ vendor }) => vendor.code === 'LUM')!;
  const realOnly = slots.find(({ vendor }) => vendor.code === 'NBM')!;

  it("returns the game's address with a launch token of its vendor", async () => {
    const answer = await launch({ gameId: open.code, vassalage: 'LUM' }, player(north), 'TY');
    expect(answer).toMatchObject({ open: 'frame', framePermissions: ['sameOrigin'], game: { code: open.code } });
    const url = new URL(answer.game_url ?? '');
    expect(url.origin).toBe('http://vendor.example');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ token: 'token-1234567890', game: open.code, vendor: 'LUM', merchant: NORTH, lang: 'te', currency: 'PHP', exponent: '2', return: 'http://north.example/rng' });
    expect(orders.at(-1)).toMatchObject({ memberId, vendor: 'LUM', gameCode: open.code, language: 'te' });
  });

  it('is rejected with a reason that the player can act on', async () => {
    await expect(code(launch({ gameId: 'nothing', vassalage: 'LUM' }))).resolves.toBe('GAME_NOT_FOUND');
    await expect(code(launch({ gameId: open.code, vassalage: 'SWD' }))).resolves.toBe('GAME_NOT_FOUND');
    await db.query.updateTable('game_vendor').set({ state: 'maintenance' }).where('code', '=', 'MDL').execute();
    await expect(code(launch({ gameId: 'mdl-meridian-5', vassalage: 'MDL' }))).resolves.toBe('VENDOR_MAINTENANCE');
    await db.query.updateTable('game_vendor').set({ state: 'open' }).where('code', '=', 'MDL').execute();
    await expect(code(launch({ gameId: 'mrb-blackjack-emerald', vassalage: 'MRB' }))).resolves.toBe('GAME_MAINTENANCE');
    await expect(code(launch({ gameId: 'cln-collection', vassalage: 'CLN' }))).resolves.toBe('GAME_OPENS_LIST');
    await expect(code(launch({ gameId: realOnly.code, vassalage: 'NBM' }, player(north, 4)))).resolves.toBe('TRUE_ACCOUNT_NEEDED');
    await expect(code(launch({ gameId: realOnly.code, vassalage: 'NBM' }, player(north, 0, 'FR')))).resolves.toBe('GAME_REGION_RESTRICTED');
    await expect(code(launch({ gameId: open.code, vassalage: 'LUM' }, player(north, 4)))).resolves.toBe('launched');
  });

  it('moves the game to the head of the recent ones, unless it was rejected', async () => {
    const second = slots.find(({ vendor }) => vendor.code === 'SWD')!;
    clock.advance(1000);
    await launch({ gameId: second.code, vassalage: 'SWD' });
    clock.advance(1000);
    await launch({ gameId: open.code, vassalage: 'LUM' });
    const { list: recent } = await handlers.recentGames({ ...player(north), request: undefined });
    expect(recent.map((game) => game.code)).toEqual([open.code, second.code]);
  });
});

describe('game facts for the wallet', () => {
  it('are cached for a few seconds, for each merchant apart', async () => {
    const facts = createGameFacts(repository, clock);
    const game = slots[3]!;
    expect(await facts.facts(NORTH, game.code)).toMatchObject({ vendor: game.vendor.code, enabled: true });
    await db.query.executeQuery(CompiledQuery.raw('update tenant_game set enabled = false where tenant_id = $1 and game_code = $2', [NORTH, game.code]));
    expect(await facts.facts(NORTH, game.code)).toBeDefined();
    expect(await facts.facts(SOUTH, game.code)).toBeDefined();
    clock.advance(6_000);
    expect(await facts.facts(NORTH, game.code)).toBeUndefined();
    expect(await facts.facts(NORTH, 'mrb-blackjack-emerald')).toMatchObject({ enabled: false });
    expect(await facts.facts(NORTH, 'nothing')).toBeUndefined();
    const names = createCatalogueNames(db, () => undefined);
    expect([names.game(game.code, 'EN'), names.game('gone', 'EN'), names.subject('gone'), names.mark('NOBODY')]).toEqual([game.name, 'gone', undefined, undefined]);
  });
});

describe('catalogue import', () => {
  it("keeps the merchant's own settings when it is repeated", async () => {
    await db.query.executeQuery(CompiledQuery.raw('update tenant_game set position = 9999 where tenant_id = $1 and game_code = $2', [SOUTH, slots[5]!.code]));
    await db.query.executeQuery(CompiledQuery.raw(`delete from catalogue_state`));
    await writeCatalogue(db, 'http://vendor.example');
    await offerCatalogue(db, south);
    const { rows } = await db.query.executeQuery(CompiledQuery.raw('select position, enabled from tenant_game where tenant_id = $1 and game_code = $2', [SOUTH, slots[5]!.code]));
    expect(rows).toEqual([{ position: 9999, enabled: true }]);
  });
});

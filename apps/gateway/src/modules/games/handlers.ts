import type { ResponseOf } from '@livery/contracts';
import { Problem, type Handlers } from '../../platform/http/index.ts';
import type { Favourites } from './offers/favourites.ts';
import type { MayCorrect } from './search/correction-budget.ts';
import { createFindGames } from './search/find-games.ts';
import { launchHandlers, type LaunchDeps } from './launch/launch-handlers.ts';
import { lotteryHandlers, type LotteryDeps } from './lottery/lottery-handlers.ts';
import { navigationOrder, navItem } from './navigation.ts';
import type { GameRepository, OfferedVendor } from './offers/repository.ts';
import type { CatalogueCache } from './search/catalogue-cache.ts';
import { gameView, roomView, vendorView, type Viewer } from './views.ts';
import type { GameImages } from './image-addresses.ts';

export interface GamesDeps extends LaunchDeps, Pick<LotteryDeps, 'lotteries'> {
  readonly repository: GameRepository;
  readonly favourites: Favourites;
  readonly catalogues: CatalogueCache;
  /** Whether a search without results may be corrected; always unless given. */
  readonly mayCorrect?: MayCorrect | undefined;
}

/** Hot games on the home page, and recent ones. */
const HOT_SHOWN = 36;
const RECENT_SHOWN = 24;

type Category = ResponseOf<'gameCategories'>['list'][number];
type Names =
  | 'gameCategories' | 'gameVendors' | 'hotGames' | 'gameList' | 'recentGames' | 'favouriteIds' | 'favouriteGames' | 'addFavourite' | 'removeFavourite'
  | 'roomList';

/** Vendors by category, in the order of the navigation; categories without vendors are left out. */
function categoriesOf(vendors: readonly OfferedVendor[], viewer: Viewer, images: GameImages): Category[] {
  const reported = new Set(vendors.map(({ type }) => type).filter((type) => viewer.tenant.categories.includes(type)));
  return navigationOrder(reported).map((type) => ({
    gameCategory: type,
    vendors: vendors.filter((vendor) => vendor.type === type).map((vendor) => vendorView(vendor, viewer, images)),
    nav: navItem(type),
  }));
}

/** Handlers of the games module. */
export function gamesHandlers(deps: GamesDeps): Handlers<Names> & ReturnType<typeof launchHandlers> & ReturnType<typeof lotteryHandlers> {
  const { repository, favourites, rooms, images, catalogues, mayCorrect } = deps;
  const find = createFindGames(catalogues, mayCorrect);
  return {
    ...launchHandlers(deps),
    ...lotteryHandlers(deps),
    async gameCategories(viewer) {
      return { list: categoriesOf(await repository.vendors(viewer.tenant.id, viewer.country), viewer, images) };
    },
    async gameVendors(viewer) {
      const categories = categoriesOf(await repository.vendors(viewer.tenant.id, viewer.country), viewer, images);
      return { list: categories.flatMap(({ vendors }) => vendors) };
    },
    async hotGames({ request, ...viewer }) {
      const games = await repository.hot(viewer.tenant.id, { type: request.gameType, vendor: request.vassalage }, HOT_SHOWN);
      return { list: games.map((game) => gameView(game, viewer, images)) };
    },
    async gameList({ request, ...viewer }) {
      const { games, total, totalPages, corrected } = await find(viewer, request);
      return { games: games.map((game) => gameView(game, viewer, images)), pageNum: request.pageNo, totalPages, total, ...(corrected === undefined ? {} : { corrected }) };
    },
    async recentGames(viewer) {
      const games = await repository.recent(viewer.tenant.id, viewer.member.id, RECENT_SHOWN);
      return { list: games.map((game) => gameView(game, viewer, images)) };
    },
    async favouriteIds({ tenant, member }) {
      return { gameIds: await favourites.codes(tenant.id, member.id) };
    },
    async favouriteGames(viewer) {
      const games = await favourites.games(viewer.tenant.id, viewer.member.id);
      return { list: games.map((game) => gameView(game, viewer, images)) };
    },
    async addFavourite({ request, tenant, member }) {
      const outcome = await favourites.add(tenant.id, member.id, request.gameId);
      if (outcome === 'unknown') throw new Problem('GAME_NOT_FOUND');
      if (outcome === 'full') throw new Problem('QUOTA_EXCEEDED');
      return { gameId: request.gameId, favourite: true };
    },
    async removeFavourite({ request, tenant, member }) {
      await favourites.remove(tenant.id, member.id, request.gameId);
      return { gameId: request.gameId, favourite: false };
    },
    async roomList({ request, ...viewer }) {
      const tables = await rooms.list(viewer.tenant.id, { vendor: request.vassalage, type: request.gameType, game: request.gameId });
      return { list: tables.map((table) => roomView(table, viewer, images)) };
    },
  };
}

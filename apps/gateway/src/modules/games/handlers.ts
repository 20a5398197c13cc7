import type { ResponseOf } from '@livery/contracts';
import { minorOf, Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { ArtDirectory } from '../artwork/index.ts';
import { launchRefusal, launchUrl } from './launch.ts';
import { languageTag } from './language-tag.ts';
import type { GameRepository, OfferedVendor } from './repository.ts';
import { searchKey } from './search-key.ts';
import { gameView, vendorView, type Viewer } from './views.ts';

/** A launch that a one-time token is wanted for. */
export interface LaunchOrder {
  readonly tenant: Tenant;
  readonly memberId: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** BCP-47 tag. */
  readonly language: string;
}

/** What the games module needs. */
export interface GamesDeps {
  readonly repository: GameRepository;
  readonly art: ArtDirectory;
  /** Hands out a one-time token that the vendor swaps for a session. */
  readonly issueToken: (order: LaunchOrder) => Promise<string>;
}

/** Hot games on the home page, and recent ones. */
const HOT_SHOWN = 36;
const RECENT_SHOWN = 24;

type Category = ResponseOf<'gameCategories'>['list'][number];

/** Vendors by category, in the order of the tenant's navigation; categories without vendors are left out. */
function categoriesOf(vendors: readonly OfferedVendor[], viewer: Viewer, art: ArtDirectory): Category[] {
  return viewer.tenant.categories.flatMap((type): Category[] => {
    const inside = vendors.filter((vendor) => vendor.type === type).map((vendor) => vendorView(vendor, viewer, art));
    return inside.length === 0 ? [] : [{ gameCategory: type as Category['gameCategory'], vendors: inside }];
  });
}

/** A stake as asked for; one finer than the currency is a fault of the request. */
function stakeOf(decimal: string | undefined, { currency }: Tenant): bigint | undefined {
  if (decimal === undefined) return undefined;
  try {
    return minorOf(decimal, currency.exponent);
  } catch {
    throw new Problem('VALIDATION_FAILED', { fields: [{ field: 'minBet', rule: 'invalid' }] });
  }
}

/** Handlers of the games module. */
export function gamesHandlers({
  repository,
  art,
  issueToken,
}: GamesDeps): Handlers<'gameCategories' | 'gameVendors' | 'hotGames' | 'gameList' | 'recentGames' | 'launchGame'> {
  return {
    async gameCategories(viewer) {
      return { list: categoriesOf(await repository.vendors(viewer.tenant.id), viewer, art) };
    },
    async gameVendors(viewer) {
      const categories = categoriesOf(await repository.vendors(viewer.tenant.id), viewer, art);
      return { list: categories.flatMap(({ vendors }) => vendors) };
    },
    async hotGames({ request, ...viewer }) {
      const games = await repository.hot(viewer.tenant.id, { type: request.gameType, vendor: request.vassalage }, HOT_SHOWN);
      return { list: games.map((game) => gameView(game, viewer, art)) };
    },
    async gameList({ request, ...viewer }) {
      const { tenant } = viewer;
      const { pageNo, pageSize, gameName, gameType, vassalage, minBet, minLineNum } = request;
      const { games, total } = await repository.list(
        tenant.id,
        {
          type: gameType,
          vendor: vassalage,
          name: gameName === undefined ? undefined : searchKey(gameName),
          minBet: stakeOf(minBet, tenant),
          minLines: minLineNum,
        },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      return { games: games.map((game) => gameView(game, viewer, art)), pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
    async recentGames(viewer) {
      const games = await repository.recent(viewer.tenant.id, viewer.member.id, RECENT_SHOWN);
      return { list: games.map((game) => gameView(game, viewer, art)) };
    },
    async launchGame({ request, tenant, member, language, origin, country, ip }) {
      const { gameId, roomId, vassalage } = request;
      const game = await repository.find(tenant.id, gameId ?? roomId ?? '');
      const refusal = launchRefusal(game, { type: member.type, country, vassalage });
      if (refusal === 'REGION_RESTRICTED') throw new Problem(refusal, { ip, ...(country === null ? {} : { country }) });
      if (refusal !== undefined || game === undefined || game.origin === null) throw new Problem(refusal ?? 'GAME_UNAVAILABLE');
      const tag = languageTag(request.language !== undefined && tenant.languages.includes(request.language) ? request.language : language);
      const token = await issueToken({ tenant, memberId: member.id, vendor: game.vendor, gameCode: game.code, language: tag });
      await repository.played(tenant.id, member.id, game.code);
      const { code: currency, symbol, exponent } = tenant.currency;
      const address = { origin: game.origin, token, vendor: game.vendor, merchant: tenant.id, game: game.code, name: game.name, language: tag, currency, symbol, exponent, back: `${origin}/rng` };
      return { game_url: launchUrl(address), open: game.openPolicy, game: gameView(game, { tenant, country }, art) };
    },
  };
}

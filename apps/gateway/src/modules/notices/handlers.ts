import { decimalOf, winnersBoardDays } from '@livery/contracts';
import type { Clock } from '../../platform/db/index.ts';
import type { Handlers, Tenant } from '../../platform/http/index.ts';
import { maskName } from './mask.ts';
import type { Notices } from './notices.ts';
import type { AnnouncementType, WinsPort } from './types.ts';
import type { PromotionImages } from './image-addresses.ts';

export interface NoticesDeps {
  readonly notices: Notices;
  readonly wins: WinsPort;
  readonly images: PromotionImages;
  readonly clock: Clock;
  /** Display name of a game in a language, by its platform code. */
  readonly gameName: (code: string, language: string) => string;
}

const WINNERS_SHOWN = 24;
const DAY_MS = 86_400_000;

/**
 * The announcement types to read: of those the brand has, the ones in `types` (comma-separated), without them the one in
 * `execution`, without either the brand's default execution. Player notices (PL) are for members only.
 */
export function typesFor(
  { announcements }: Pick<Tenant, 'announcements'>,
  request: { readonly types?: string | undefined; readonly execution?: AnnouncementType | undefined },
  loggedIn: boolean,
): AnnouncementType[] {
  const wanted = request.types?.split(',') ?? [request.execution ?? announcements.defaultExecution];
  return announcements.types.filter((type): type is AnnouncementType => wanted.includes(type) && (loggedIn || type !== 'PL'));
}

/** Handlers of the notices module. */
export function noticesHandlers({ notices, wins, images, clock, gameName }: NoticesDeps): Handlers<'announcements' | 'banners' | 'winners' | 'availablePromotions'> {
  return {
    async announcements({ request, tenant, language, member }) {
      const found = await notices.announcements(tenant, language, typesFor(tenant, request, member !== undefined));
      return { list: found.map(({ publishedAt, ...notice }) => ({ ...notice, publishedAt: publishedAt.toISOString() })) };
    },
    async banners({ request, tenant, language }) {
      const found = await notices.banners(tenant, language, request.group);
      return { list: found.map((banner) => ({ ...banner, image: banner.image ?? images.promo(tenant.id, banner.id, 'wide'), imageCompact: banner.imageCompact ?? banner.image ?? images.promo(tenant.id, banner.id, 'compact') })) };
    },
    async winners({ tenant, language }) {
      if (tenant.features['winnersBoard'] === false) return { list: [] };
      const found = await wins.largest(tenant.id, new Date(clock.now() - winnersBoardDays * DAY_MS), WINNERS_SHOWN);
      return {
        list: found.map(({ id, username, vendor, gameCode, prize, currency, at }) => ({
          id,
          player: maskName(username),
          game: { gameId: gameCode, name: gameName(gameCode, language), image: images.game(tenant.id, gameCode), vassalage: vendor },
          prize: decimalOf(prize, tenant.currency.exponent),
          currency,
          at: at.toISOString(),
        })),
      };
    },
    async availablePromotions({ tenant, language }) {
      const found = await notices.promotions(tenant, language);
      return {
        count: found.length,
        list: found.map(({ endsAt, ...promotion }) => ({ ...promotion, image: promotion.image ?? images.promo(tenant.id, promotion.id, 'card'), endsAt: endsAt?.toISOString() ?? null })),
      };
    },
  };
}

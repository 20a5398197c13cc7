import type { ResponseOf } from '@livery/contracts';
import type { Handlers } from '../../../platform/http/index.ts';
import { nameIn } from '../game-names.ts';
import type { GameRepository } from '../offers/repository.ts';
import { gameView } from '../views.ts';
import type { Draw, Lotteries } from './lotteries.ts';
import { lotteryKinds } from './lottery-kinds.ts';
import type { GameImages } from '../image-addresses.ts';

type DrawView = ResponseOf<'openedNumbers'>['list'][number];

export interface LotteryDeps {
  readonly lotteries: Lotteries;
  readonly repository: Pick<GameRepository, 'recent'>;
  readonly images: GameImages;
}

const VIETNAM = 'TCG_LOTTO_VN';
const REGIONS = ['north', 'central', 'south'] as const;
const ALL = 1000;
const RECENT_SHOWN = 24;

const kindsOf = (prizeMode: string | undefined) => lotteryKinds.filter(({ modes }) => prizeMode === undefined || (modes as readonly string[]).includes(prizeMode));

function drawView({ openedAt, commitment, seed, prizes, name, names, ...draw }: Draw, language: string): DrawView {
  return { ...draw, gameName: nameIn({ name, names }, language), openedAt: openedAt.toISOString(), prizes: prizes.map(({ tier, numbers }) => ({ tier, numbers: [...numbers] })), proof: { commitment, seed } };
}

/** Handlers of the lottery calls: what can be played, and what was drawn. */
export function lotteryHandlers({
  lotteries,
  repository,
  images,
}: LotteryDeps): Handlers<'lotteryMenus' | 'vnLotteryMenu' | 'vnRecentLotteries' | 'popularLotteries' | 'vnOpenedNumbers' | 'openedNumbers'> {
  return {
    async lotteryMenus({ request, ...viewer }) {
      const kinds = kindsOf(request.prizeMode);
      const games = await lotteries.list(viewer.tenant.id, kinds.map(({ accountTypeName }) => accountTypeName), 'position', ALL);
      const menus = kinds.map(({ accountTypeName, page }) => ({
        accountTypeName,
        page,
        games: games.filter((game) => game.accountTypeName === accountTypeName).map((game) => gameView(game, viewer, images)),
      }));
      return { menus: menus.filter((menu) => menu.games.length > 0) };
    },
    async vnLotteryMenu(viewer) {
      const games = await lotteries.list(viewer.tenant.id, [VIETNAM], 'position', ALL);
      const groups = REGIONS.map((region) => ({ region, games: games.filter((game) => game.region === region).map((game) => gameView(game, viewer, images)) }));
      return { groups: groups.filter((group) => group.games.length > 0) };
    },
    async vnRecentLotteries(viewer) {
      const games = await repository.recent(viewer.tenant.id, viewer.member.id, RECENT_SHOWN, VIETNAM);
      return { list: games.map((game) => gameView(game, viewer, images)) };
    },
    async popularLotteries({ request, ...viewer }) {
      const kinds = kindsOf(request.prizeMode).map(({ accountTypeName }) => accountTypeName);
      const wanted = kinds.filter((kind) => request.accountTypeName === undefined || kind === request.accountTypeName);
      const games = await lotteries.list(viewer.tenant.id, wanted, 'popular', request.count);
      return { list: games.map((game) => gameView(game, viewer, images)) };
    },
    async vnOpenedNumbers({ request, tenant, language }) {
      const draws = await lotteries.draws(tenant.id, { game: request.gameCode, accountTypeName: VIETNAM, region: request.region, ofEach: request.ofEach }, request.count);
      return { list: draws.map((draw) => drawView(draw, language)) };
    },
    async openedNumbers({ request, tenant, language }) {
      const draws = await lotteries.draws(tenant.id, { game: request.gameCode, accountTypeName: request.accountTypeName, ofEach: request.ofEach }, request.count);
      return { list: draws.map((draw) => drawView(draw, language)) };
    },
  };
}

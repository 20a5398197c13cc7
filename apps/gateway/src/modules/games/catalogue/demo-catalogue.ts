import { catalogueGames, type CatalogueGame } from './catalogue.ts';
import { catalogueFile, type CatalogueFile, type CatalogueInput } from './catalogue-file.ts';
import { drawKindOf } from './draw-kind.ts';
import { liveCategoryOf } from './live-category.ts';
import { slotMaths } from './slot-maths.ts';
import { catalogueVendors } from './vendors.ts';

type GameRow = CatalogueInput['games'][number];
type RoomRow = NonNullable<CatalogueInput['rooms']>[number];

const LOTTERIES: readonly string[] = ['ELOTT', 'LOTT'];

function gameRow(game: CatalogueGame): GameRow {
  const { code, vendor, type, state, name, names, defaultPlayType, opensList, freePlay, isJackpot, lines, rtp, volatility, minStake, maxStake, hotRank, newRank } = game;
  const draw = LOTTERIES.includes(type) ? drawKindOf(vendor.accountTypeName, name) : undefined;
  return {
    code, vendor: vendor.code, type, state, name, names, defaultPlayType, opensList, freePlay, isJackpot, lines, rtp, volatility, minStake, maxStake, hotRank, newRank,
    freeSpins: type === 'RNG' && !opensList && slotMaths(code).freeSpins,
    liveCategory: type === 'LIVE' ? (liveCategoryOf(name) as GameRow['liveCategory']) : null,
    drawBoard: draw?.board ?? null,
    drawRegion: draw?.region ?? null,
  };
}

/** Tables of a live game: one standard, one for higher stakes, and for the best known games one for the highest. */
function roomsOf({ code, state, name, minStake, maxStake }: CatalogueGame): RoomRow[] {
  const high = Math.min(minStake * 20, maxStake);
  const vip = Math.min(minStake * 100, maxStake);
  const room = (number: number, tier: RoomRow['tier'], min: number, max: number): RoomRow => ({ code: `${code}-${number}`, game: code, number, tier, state, minStake: min, maxStake: Math.max(min, max), node: `node-${number}` });
  const tables = [room(1, 'standard', minStake, Math.ceil(maxStake / 10)), room(2, 'high', high, Math.ceil(maxStake / 2))];
  return /baccarat|roulette|blackjack/i.test(name) ? [...tables, room(3, 'vip', vip, maxStake)] : tables;
}

/** The catalogue that comes with the platform; `origin` is the address of the game server that its open vendors are played on. */
export function demoCatalogue(origin: string): CatalogueFile {
  return catalogueFile.parse({
    vendors: catalogueVendors.map(({ code, displayName, accountTypeName, open, wallet, state, isHot, barred }) => ({
      code, displayName, accountTypeName, open, wallet, state, isHot,
      regionsBarred: [...barred],
      origin: state === 'open' ? origin : null,
      // Its games call their own server, and keep sound and speed in its storage.
      framePermissions: ['sameOrigin'],
    })),
    games: catalogueGames.map(gameRow),
    rooms: catalogueGames.filter(({ type }) => type === 'LIVE').flatMap(roomsOf),
  } satisfies CatalogueInput);
}

import type { ResponseOf } from '@livery/contracts';
import { decimalOf, type Tenant } from '../../platform/http/index.ts';
import type { ArtDirectory } from '../artwork/index.ts';
import { stateFor } from './launch.ts';
import type { OfferedGame, OfferedVendor } from './repository.ts';

type GameView = ResponseOf<'gameList'>['games'][number];
type VendorView = ResponseOf<'gameVendors'>['list'][number];

/** Who looks: decides amounts, pictures and what is barred. */
export interface Viewer {
  readonly tenant: Tenant;
  readonly country: string | null;
}

/** A game as the wire carries it. */
export function gameView(game: OfferedGame, { tenant, country }: Viewer, art: ArtDirectory): GameView {
  const { exponent } = tenant.currency;
  return {
    gameId: game.code,
    code: game.code,
    name: game.name,
    vassalage: game.vendor,
    vendorName: game.vendorName,
    gameType: game.type as GameView['gameType'],
    accountTypeName: game.accountTypeName,
    isGame: game.opensList ? 'VASSALAGE' : 'GAME',
    defaultPlayType: game.defaultPlayType,
    image: art.game(tenant.id, game.code),
    isHot: game.isHot,
    isNew: game.isNew,
    isJackpot: game.isJackpot,
    freePlay: game.freePlay,
    minBet: decimalOf(game.minStake, exponent),
    maxBet: decimalOf(game.maxStake, exponent),
    lines: game.lines,
    rtp: game.rtp,
    volatility: game.volatility,
    state: stateFor(game, country),
  };
}

/** A vendor as menus and tabs show it. */
export function vendorView(vendor: OfferedVendor, { tenant, country }: Viewer, art: ArtDirectory): VendorView {
  return {
    vassalage: vendor.code,
    gameType: vendor.type as VendorView['gameType'],
    displayName: vendor.displayName,
    accountTypeName: vendor.accountTypeName,
    isHot: vendor.isHot,
    games: vendor.games,
    logo: art.vendor(tenant.id, vendor.code),
    state: stateFor({ vendorState: vendor.state, gameState: 'open', regionsBarred: vendor.regionsBarred }, country),
  };
}

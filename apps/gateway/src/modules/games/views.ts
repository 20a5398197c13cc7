import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import { nameIn } from './game-names.ts';
import { gameStateFor } from './launch/launch.ts';
import type { OfferedGame } from './offers/offers.ts';
import type { OfferedVendor } from './offers/repository.ts';
import type { OfferedRoom } from './offers/rooms.ts';
import type { GameImages } from './image-addresses.ts';

type GameView = ResponseOf<'gameList'>['games'][number];
type VendorView = ResponseOf<'gameVendors'>['list'][number];
type RoomView = ResponseOf<'roomList'>['list'][number];

/** The viewer, who decides amounts, pictures, names and what is barred. */
export interface Viewer {
  readonly tenant: Tenant;
  readonly country: string | null;
  /** Platform code. */
  readonly language: string;
}

/** A game as the call returns it. */
export function gameView(game: OfferedGame, { tenant, country, language }: Viewer, images: GameImages): GameView {
  const { exponent } = tenant.currency;
  return {
    gameId: game.code,
    code: game.code,
    name: nameIn(game, language),
    vassalage: game.vendor,
    vendorName: game.vendorName,
    gameType: game.type as GameView['gameType'],
    accountTypeName: game.accountTypeName,
    isGame: game.opensList ? 'VASSALAGE' : 'GAME',
    defaultPlayType: game.defaultPlayType,
    ...(game.image === null ? { image: images.game(tenant.id, game.code), imageSmall: images.gameSmall(tenant.id, game.code) } : { image: game.image }),
    isHot: game.isHot,
    isNew: game.isNew,
    isJackpot: game.isJackpot,
    freePlay: game.freePlay,
    freeSpins: game.freeSpins,
    liveCategory: game.liveCategory as GameView['liveCategory'],
    minBet: decimalOf(game.minStake, exponent),
    maxBet: decimalOf(game.maxStake, exponent),
    lines: game.lines,
    rtp: game.rtp,
    volatility: game.volatility,
    state: gameStateFor(game, country),
    open: game.openPolicy,
    wallet: game.wallet,
  };
}

/** A vendor as menus and tabs show it. */
export function vendorView(vendor: OfferedVendor, { tenant, country }: Viewer, images: GameImages): VendorView {
  return {
    vassalage: vendor.code,
    gameType: vendor.type as VendorView['gameType'],
    displayName: vendor.displayName,
    accountTypeName: vendor.accountTypeName,
    isHot: vendor.isHot,
    games: vendor.games,
    logo: images.vendor(tenant.id, vendor.code),
    state: gameStateFor({ vendorState: vendor.state, gameState: 'open', regionsBarred: vendor.regionsBarred }, country),
    open: vendor.openPolicy,
    wallet: vendor.wallet,
  };
}

/** A table as the call returns it. */
export function roomView({ room, number, tier, roomState, roomMin, roomMax, node, players, game }: OfferedRoom, viewer: Viewer, images: GameImages): RoomView {
  const { gameId, name, vassalage, gameType, liveCategory, image, state, open } = gameView(game, viewer, images);
  const { exponent } = viewer.tenant.currency;
  return {
    roomId: room, gameId, name, number, tier, vassalage, gameType, liveCategory, image, open, players,
    ...(node === null ? {} : { nodeId: node }),
    minBet: decimalOf(roomMin, exponent),
    maxBet: decimalOf(roomMax, exponent),
    state: state === 'open' ? roomState : state,
  };
}

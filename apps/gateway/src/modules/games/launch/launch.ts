import { guardRefusal, roleOf, type ErrorCode, type GuardRefusal, type LaunchAdvice } from '@livery/contracts';
import type { AccountType } from '../../../platform/http/index.ts';
import type { OfferedGame } from '../offers/offers.ts';

/** Whether the viewer can open a game, as lists show it before the click. */
export function gameStateFor(game: Pick<OfferedGame, 'vendorState' | 'gameState' | 'regionsBarred'>, country: string | null): 'open' | 'maintenance' | 'barred' {
  if (country !== null && game.regionsBarred.includes(country)) return 'barred';
  return game.vendorState === 'open' && game.gameState === 'open' ? 'open' : 'maintenance';
}

/** Why a game does not open. */
export type LaunchRefusalCode =
  | GuardRefusal
  | Extract<ErrorCode, 'GAME_NOT_FOUND' | 'GAME_REGION_RESTRICTED' | 'VENDOR_MAINTENANCE' | 'GAME_MAINTENANCE' | 'GAME_OPENS_LIST' | 'GAME_UNAVAILABLE' | 'ROOM_CLOSED'>;

/** What a person can do about each; other failures may be temporary. */
const advice: Readonly<Partial<Record<ErrorCode, LaunchAdvice>>> = {
  TRUE_ACCOUNT_NEEDED: 'register',
  NOT_AN_AGENT: 'contactSupport',
  FORBIDDEN: 'contactSupport',
  ACCOUNT_BLOCKED: 'contactSupport',
  GAME_NOT_FOUND: 'otherGame',
  GAME_REGION_RESTRICTED: 'otherVendor',
  VENDOR_MAINTENANCE: 'otherVendor',
  GAME_MAINTENANCE: 'otherGame',
  GAME_OPENS_LIST: 'openList',
  GAME_UNAVAILABLE: 'otherVendor',
  ROOM_CLOSED: 'otherRoom',
};

/** What to offer after a refusal. */
export function launchAdviceFor(code: ErrorCode): LaunchAdvice {
  return advice[code] ?? 'tryAgain';
}

/** Who launches, and with what. */
export interface LaunchContext {
  readonly type: AccountType;
  readonly country: string | null;
  readonly vassalage: string;
  /** State of the table, where one was chosen. */
  readonly room?: 'open' | 'maintenance' | undefined;
}

/** Why a launch is refused, or undefined; reasons that the person can do something about come first. */
export function launchRefusal(game: OfferedGame | undefined, who: LaunchContext): LaunchRefusalCode | undefined {
  if (game === undefined || game.vendor !== who.vassalage) return 'GAME_NOT_FOUND';
  if (who.country !== null && game.regionsBarred.includes(who.country)) return 'GAME_REGION_RESTRICTED';
  if (game.vendorState === 'maintenance') return 'VENDOR_MAINTENANCE';
  if (game.gameState === 'maintenance') return 'GAME_MAINTENANCE';
  if (game.opensList) return 'GAME_OPENS_LIST';
  if (game.origin === null) return 'GAME_UNAVAILABLE';
  if (who.room === 'maintenance') return 'ROOM_CLOSED';
  return game.freePlay ? undefined : guardRefusal(roleOf(true, who.type), 'playReal');
}

/** Parameters of a game's address. */
export interface LaunchAddress {
  readonly origin: string;
  readonly token: string;
  readonly vendor: string;
  readonly merchant: string;
  readonly game: string;
  readonly name: string;
  /** BCP-47 tag. */
  readonly language: string;
  readonly currency: string;
  /** The site's currency symbol, so that the game shows the same. */
  readonly symbol: string;
  readonly exponent: number;
  /** Where the game's exit leads. */
  readonly back: string;
  /** The chosen table, and the vendor's own place within the game. */
  readonly room?: string | undefined;
  readonly node?: string | undefined;
}

/** The address at which a vendor opens a game. */
export function launchUrl(launch: LaunchAddress): string {
  const url = new URL('/play', launch.origin);
  const parameters = {
    token: launch.token,
    game: launch.game,
    vendor: launch.vendor,
    merchant: launch.merchant,
    name: launch.name,
    lang: launch.language,
    currency: launch.currency,
    symbol: launch.symbol,
    exponent: String(launch.exponent),
    return: launch.back,
    ...(launch.room === undefined ? {} : { room: launch.room }),
    ...(launch.node === undefined ? {} : { node: launch.node }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

import type { AccountType } from '../../platform/http/index.ts';
import { guardRefusal, roleOf, type ErrorCode, type GuardRefusal } from '@livery/contracts';
import type { OfferedGame } from './repository.ts';

/** Whether a game can be opened by whoever asks, as lists show it before the click. */
export function stateFor(game: Pick<OfferedGame, 'vendorState' | 'gameState' | 'regionsBarred'>, country: string | null): 'open' | 'maintenance' | 'barred' {
  if (country !== null && game.regionsBarred.includes(country)) return 'barred';
  return game.vendorState === 'open' && game.gameState === 'open' ? 'open' : 'maintenance';
}

/** Why a launch is refused, or undefined. The order is the order of what a person can do about it. */
export function launchRefusal(
  game: OfferedGame | undefined,
  who: { readonly type: AccountType; readonly country: string | null; readonly vassalage: string },
): GuardRefusal | Extract<ErrorCode, 'GAME_NOT_FOUND' | 'REGION_RESTRICTED' | 'VENDOR_MAINTENANCE' | 'GAME_UNAVAILABLE'> | undefined {
  if (game === undefined || game.vendor !== who.vassalage) return 'GAME_NOT_FOUND';
  if (who.country !== null && game.regionsBarred.includes(who.country)) return 'REGION_RESTRICTED';
  if (game.vendorState === 'maintenance') return 'VENDOR_MAINTENANCE';
  if (game.gameState === 'maintenance' || game.opensList || game.origin === null) return 'GAME_UNAVAILABLE';
  return game.freePlay ? undefined : guardRefusal(roleOf(true, who.type), 'playReal');
}

/** What a game's page is told in its address. */
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
  /** What the site writes beside an amount, so that the game writes the same. */
  readonly symbol: string;
  readonly exponent: number;
  /** Where the game leads back to. */
  readonly back: string;
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
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

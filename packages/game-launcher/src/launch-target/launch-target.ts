import type { ResponseOf } from '@livery/contracts';
import { lotteryRoutes, routes } from '@livery/navigation';
import type { LotteryAccount } from '@livery/navigation';
import { gameHref } from '../game-route.ts';

type Game = ResponseOf<'gameList'>['games'][number];

/** Fields of a game, or of its table, that a launch needs. */
export interface Launchable extends Pick<Game, 'gameId' | 'vassalage' | 'gameType' | 'open'> {
  readonly accountTypeName?: string;
  readonly code?: string;
  readonly defaultPlayType?: string | null;
  readonly isGame?: Game['isGame'];
  /** It is opened from its own screen, such as a lottery's: it is launched. */
  readonly atScreen?: boolean;
  /** It accepts demo money. */
  readonly freePlay?: boolean;
  readonly roomId?: string;
  /** The vendor's server that the table runs on. */
  readonly nodeId?: string | undefined;
}

/** A game as tiles show it: its name is the title of the waiting window. */
export type NamedLaunchable = Launchable & { readonly name: string };

/** The result of opening a game. */
export type LaunchTarget =
  /** A screen of the site: a lottery's. */
  | { readonly kind: 'route'; readonly href: string }
  /** The list of games behind an entry, in a dialog. */
  | { readonly kind: 'list'; readonly href: string }
  /** The launch call, and the vendor's page in the window that the vendor requires. `href`: the page that opens it in this window. */
  | { readonly kind: 'launch'; readonly href: string; readonly where: Game['open'] };

/** Screens of the lotteries by account type, which the game types of lotteries are too. */
const lotteryScreens = new Map<string | undefined, 'elott' | (typeof lotteryRoutes)[LotteryAccount]>([['ELOTT', 'elott'], ...Object.entries(lotteryRoutes)]);

/**
 * The one table of how games open, by the fields that the field reads for it: lotteries, by game type or account type, on
 * their screens, unless they are opened there; entries that stand for several games as a list; all others by the launch
 * call. The first row that fits counts.
 */
export function launchTargetOf(game: Launchable): LaunchTarget {
  const { isGame, open } = game;
  const screen = lotteryScreens.get(game.accountTypeName) ?? lotteryScreens.get(game.gameType);
  if (screen !== undefined && !game.atScreen) return { kind: 'route', href: routes.lottery(screen, { gameCode: game.code, playType: game.defaultPlayType ?? undefined }) };
  const href = gameHref(game);
  return isGame === 'VASSALAGE' ? { kind: 'list', href } : { kind: 'launch', href, where: open };
}

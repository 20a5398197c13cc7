import { gameHref } from '../game-route.ts';
import type { GameRouteParams } from '../game-route.ts';
import type { LaunchResult } from './launch-game.ts';

/** Maximum age of a pending launch in milliseconds: its token expires. */
const MAX_AGE_MS = 5000;

let pendingLaunch: { readonly href: string; readonly at: number; readonly result: Promise<LaunchResult> } | undefined;

/** Passes a launch to the page that will show the game. One at a time: the last click counts. */
export function setPendingLaunch(place: GameRouteParams, result: Promise<LaunchResult>): void {
  pendingLaunch = { href: gameHref(place), at: performance.now(), result };
}

/** Returns the pending launch of a game, once. */
export function consumePendingLaunch(place: GameRouteParams): Promise<LaunchResult> | undefined {
  const taken = pendingLaunch;
  pendingLaunch = undefined;
  return taken !== undefined && taken.href === gameHref(place) && performance.now() - taken.at < MAX_AGE_MS ? taken.result : undefined;
}

import { gameHref } from '../game-route.ts';
import type { GameRouteParams } from '../game-route.ts';
import type { LaunchResult } from './launch-game.ts';

/** A launch that nobody took after this long is not taken any more, in milliseconds: its token does not live for ever. */
const MAX_AGE_MS = 5000;

let pendingLaunch: { readonly href: string; readonly at: number; readonly result: Promise<LaunchResult> } | undefined;

/** Hands a launch on to the page that will show the game. One at a time: the last click counts. */
export function setPendingLaunch(place: GameRouteParams, result: Promise<LaunchResult>): void {
  pendingLaunch = { href: gameHref(place), at: performance.now(), result };
}

/** Takes the launch that was begun for a game; each can be taken once. */
export function consumePendingLaunch(place: GameRouteParams): Promise<LaunchResult> | undefined {
  const taken = pendingLaunch;
  pendingLaunch = undefined;
  return taken !== undefined && taken.href === gameHref(place) && performance.now() - taken.at < MAX_AGE_MS ? taken.result : undefined;
}

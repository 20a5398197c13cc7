import { sessionToken } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { gameHref } from '../game-route.ts';
import type { GameRouteParams } from '../game-route.ts';
import type { LaunchResult } from './launch-game.ts';

/** Maximum age of a pending launch in milliseconds: its token expires. */
const MAX_AGE_MS = 5000;

/** The pending launch of a store. The address of a game carries a token of the session that launched it, so no other session gets it. */
const pendingLaunches = new WeakMap<SessionDispatch, { readonly href: string; readonly at: number; readonly session: string | undefined; readonly result: Promise<LaunchResult> }>();

/** Passes a launch to the page that will show the game. One at a time: the last click counts. */
export function setPendingLaunch(dispatch: SessionDispatch, place: GameRouteParams, result: Promise<LaunchResult>): void {
  pendingLaunches.set(dispatch, { href: gameHref(place), at: performance.now(), session: sessionToken(), result });
}

/** Returns the pending launch of a game, once, to the session that began it. */
export function consumePendingLaunch(dispatch: SessionDispatch, place: GameRouteParams): Promise<LaunchResult> | undefined {
  const taken = pendingLaunches.get(dispatch);
  pendingLaunches.delete(dispatch);
  if (taken === undefined || taken.href !== gameHref(place) || taken.session !== sessionToken()) return undefined;
  return performance.now() - taken.at < MAX_AGE_MS ? taken.result : undefined;
}

import type { SessionDispatch } from '@livery/session';
import type { GameRouteParams } from '../game-route.ts';
import { isWebAddress } from '../launch-target/new-window.ts';
import { setPendingLaunch } from './pending-launch.ts';
import { launchGame } from './launch-game.ts';
import type { LaunchRequester } from './launch-game.ts';

/** Launches a game ahead of the page that is about to show it. */
export function startLaunchInFrame(dispatch: SessionDispatch, place: GameRouteParams, by: LaunchRequester): void {
  setPendingLaunch(place, launchGame(dispatch, place, by));
}

/**
 * Launches a game and leads the window that waits for it there. False where there is nothing to lead it to: the window is
 * closed, and the launch handed on to the page that says why.
 */
export async function startLaunchInWindow(waiting: Pick<Window, 'close' | 'closed' | 'location'>, dispatch: SessionDispatch, place: GameRouteParams, by: LaunchRequester): Promise<boolean> {
  const launched = await launchGame(dispatch, place, by);
  if (launched.ok && isWebAddress(launched.url)) {
    if (!waiting.closed) waiting.location.replace(launched.url);
    return true;
  }
  waiting.close();
  setPendingLaunch(place, Promise.resolve(launched.ok ? { ok: false, problem: undefined } : launched));
  return false;
}

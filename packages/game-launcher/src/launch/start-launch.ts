import type { SessionDispatch } from '@livery/session';
import type { GameRouteParams } from '../game-route.ts';
import { isWebAddress } from '../launch-target/new-window.ts';
import { setPendingLaunch } from './pending-launch.ts';
import { launchGame } from './launch-game.ts';
import type { LaunchRequester } from './launch-game.ts';

/** Launches a game before the page that will show it has loaded. */
export function startLaunchInFrame(dispatch: SessionDispatch, place: GameRouteParams, by: LaunchRequester): void {
  setPendingLaunch(dispatch, place, launchGame(dispatch, place, by));
}

/**
 * Launches a game and navigates the waiting window to it. False on failure: the window is closed, and the launch passed to the
 * page that shows the problem.
 */
export async function startLaunchInWindow(waiting: Pick<Window, 'close' | 'closed' | 'location'>, dispatch: SessionDispatch, place: GameRouteParams, by: LaunchRequester): Promise<boolean> {
  const launched = await launchGame(dispatch, place, by);
  if (launched.ok && isWebAddress(launched.url)) {
    if (!waiting.closed) waiting.location.replace(launched.url);
    return true;
  }
  waiting.close();
  setPendingLaunch(dispatch, place, Promise.resolve(launched.ok ? { ok: false, problem: undefined } : launched));
  return false;
}

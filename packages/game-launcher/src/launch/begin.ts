import type { SessionDispatch } from '@livery/session';
import type { GamePlace } from '../game-place.ts';
import { isWebAddress } from '../opening/new-window.ts';
import { handOver } from './begun.ts';
import { launchGame } from './launch-game.ts';
import type { LaunchBy } from './launch-game.ts';

/** Launches a game ahead of the page that is about to show it. */
export function beginInFrame(dispatch: SessionDispatch, place: GamePlace, by: LaunchBy): void {
  handOver(place, launchGame(dispatch, place, by));
}

/**
 * Launches a game and leads the window that waits for it there. False where there is nothing to lead it to: the window is
 * closed, and the launch handed on to the page that says why.
 */
export async function beginInWindow(waiting: Pick<Window, 'close' | 'closed' | 'location'>, dispatch: SessionDispatch, place: GamePlace, by: LaunchBy): Promise<boolean> {
  const launched = await launchGame(dispatch, place, by);
  if (launched.ok && isWebAddress(launched.url)) {
    if (!waiting.closed) waiting.location.replace(launched.url);
    return true;
  }
  waiting.close();
  handOver(place, Promise.resolve(launched.ok ? { ok: false, problem: undefined } : launched));
  return false;
}

import { usePageLocation } from '../centre/use-page-location.ts';
import { routeOf } from '../routes/route-table.ts';

/**
 * Returns a function that tells whether the page may be loaded anew without being asked: never while a game runs, below a
 * centre too, whose round would be lost from sight, and never offline, where nothing would come back.
 */
export function useMayReload(): () => boolean {
  const inGame = useGameRuns();
  return () => navigator.onLine && !inGame;
}

/** Whether a game is shown, also below a centre. */
export function useGameRuns(): boolean {
  return routeOf(usePageLocation().pathname) === 'game';
}

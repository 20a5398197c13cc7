import { usePageLocation } from '../centre/use-page-location.ts';
import { routeOf } from '../routes/route-table.ts';

/**
 * Returns a function that returns whether the page may reload automatically: never while a game runs, also below a centre,
 * since its round would disappear, and never offline, where nothing would load.
 */
export function useMayReload(): () => boolean {
  const inGame = useGameRuns();
  return () => navigator.onLine && !inGame;
}

/** Whether a game is shown, also below a centre. */
export function useGameRuns(): boolean {
  return routeOf(usePageLocation().pathname) === 'game';
}

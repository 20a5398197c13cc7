import { routeOf } from '@livery/navigation';

/**
 * Whether the page may be loaded anew without being asked: never while a game runs, whose round would be lost from sight,
 * and never offline, where nothing would come back.
 */
export function mayReload({ pathname }: Pick<Location, 'pathname'> = window.location, { onLine }: Pick<Navigator, 'onLine'> = navigator): boolean {
  return onLine && routeOf(pathname) !== 'game';
}

import type { GameType } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { gamesHref } from '@livery/navigation';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

/**
 * Where "games" leads on this site: to kinds of games that it has; to the brand's own until the server has answered; undefined where it
 * has none, for a while or at all.
 *
 * @param kinds of games of the site's halls
 */
export function useSiteGames(kinds: readonly GameType[]): string | undefined {
  const { categories: own } = useBrand();
  const { categories } = useLayoutSlots();
  if (kinds.length > 0) return gamesHref(kinds);
  return categories === undefined ? gamesHref(own) : undefined;
}

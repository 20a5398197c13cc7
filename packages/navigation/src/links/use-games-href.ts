import { useBrand } from '@livery/brand-kit/react';
import { gamesHref } from '../routes/links.ts';

/** Where "games" leads on this brand's site: see `gamesHref`. */
export function useGamesHref(): string {
  return gamesHref(useBrand().categories);
}

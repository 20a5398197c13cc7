import type { GameType } from '@livery/contracts';
import type { NavItem } from '@livery/navigation';
import { useLocation } from 'react-router';

/** The kind of games whose entry is the current one. Of those that share a hall it is that of the vendor shown, else the first. */
export function useCurrentKind(items: readonly NavItem[]): GameType | undefined {
  const { pathname, search } = useLocation();
  const shown = new URLSearchParams(search).get('page');
  const here = items.filter(({ page }) => page === pathname);
  return (here.find(({ vendors }) => vendors.some(({ vassalage }) => vassalage === shown)) ?? here[0])?.gameType;
}

/** The `aria-current` of a category's link: its page by itself is for the link to see, a vendor of its hall shown is within it. */
export function useKindMark(): (current: boolean) => boolean | undefined {
  const { search } = useLocation();
  return (current) => (current && search === '' ? undefined : current);
}

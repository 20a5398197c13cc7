import { useBrand } from '@livery/brand-kit/react';
import { useGameCategories } from '@livery/game-lobby';
import { useMemo } from 'react';
import { buildNavigation } from '@livery/navigation';
import type { NavItem } from '@livery/navigation';

/** The top navigation's items for this brand, from what the server reports; empty until it has answered. */
export function useNavigation(): readonly NavItem[] {
  const { categories, esportCodes, cockfightCodes } = useBrand();
  const reported = useGameCategories();
  return useMemo(() => buildNavigation(reported, { categories, esportCodes, cockfightCodes }), [reported, categories, esportCodes, cockfightCodes]);
}

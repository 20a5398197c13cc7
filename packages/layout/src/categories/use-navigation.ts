import { useBrand } from '@livery/brand-kit/react';
import { buildNavigation } from '@livery/navigation';
import type { NavItem } from '@livery/navigation';
import { useMemo } from 'react';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

/** The top navigation's items for this brand, from what the server reports; empty until it has answered. */
export function useNavigation(): readonly NavItem[] {
  const brand = useBrand();
  const { categories } = useLayoutSlots();
  return useMemo(() => buildNavigation(categories ?? [], brand), [categories, brand]);
}

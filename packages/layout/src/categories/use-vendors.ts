import type { Vendor } from '@livery/navigation';
import { useMemo } from 'react';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

/** Every vendor of the site; empty until the server has answered. */
export function useVendors(): readonly Vendor[] {
  const { categories } = useLayoutSlots();
  return useMemo(() => categories?.flatMap(({ vendors }) => vendors) ?? [], [categories]);
}

import { SiteNavigationProvider } from '@livery/navigation';
import type { ReactNode } from 'react';
import { LayoutSlotsProvider } from '../slots/layout-slots.tsx';
import type { LayoutSlots } from '../slots/layout-slots.tsx';

const empty: LayoutSlots = {
  categories: [],
  announcement: undefined,
  promotionCount: 0,
  accountEntries: [],
  startFreePlay: () => Promise.resolve(),
  loadSignIn: () => Promise.resolve(),
  loadVendorGames: () => Promise.resolve(),
  VendorGames: () => null,
};

/** The layout's surroundings in a test: navigation, and slots that are empty unless given. */
export function WithSlots({ slots, children }: { readonly slots?: Partial<LayoutSlots>; readonly children: ReactNode }) {
  return (
    <SiteNavigationProvider>
      <LayoutSlotsProvider slots={{ ...empty, ...slots }}>{children}</LayoutSlotsProvider>
    </SiteNavigationProvider>
  );
}

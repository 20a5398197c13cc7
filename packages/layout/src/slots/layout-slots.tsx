import type { GuardedAction } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';
import type { Category, Vendor } from '@livery/navigation';
import type { Glyph } from '@livery/ui-kit';
import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface VendorGamesProps {
  readonly vendor: Vendor;
  /** Something was chosen: the panel closes. */
  readonly onChoose: () => void;
}

/** An entry of the account's menu that a feature brings. */
export type AccountEntry = {
  readonly label: PlainTextKey<'shell'>;
  readonly glyph: Glyph;
  /** What it is for, in the table of guards. */
  readonly action: GuardedAction;
} & ({ readonly open: () => void } | { /** Address of a page. */ readonly href: string });

/**
 * What the layout shows of features, which it cannot import: the portal gives it.
 */
export interface LayoutSlots {
  /** Categories with their vendors, as the server reports them; undefined until then. */
  readonly categories: readonly Category[] | undefined;
  /** The newest; undefined where there is none. */
  readonly announcement: { readonly id: string; readonly title: string } | undefined;
  /** How many promotions are open now. */
  readonly promotionCount: number;
  /** Entries of the account's menu, in order, between registration and password. */
  readonly accountEntries: readonly AccountEntry[];
  /** Starts a free-play session. */
  readonly startFreePlay: () => Promise<void>;
  /** Fetches the login and registration dialogs ahead. */
  readonly loadSignIn: () => Promise<unknown>;
  /** Fetches {@link LayoutSlots.VendorGames} ahead. */
  readonly loadVendorGames: () => Promise<unknown>;
  readonly VendorGames: ComponentType<VendorGamesProps>;
}

const SlotsContext = createContext<LayoutSlots | undefined>(undefined);

interface LayoutSlotsProviderProps {
  /** What features show in header, footer and menus. */
  readonly slots: LayoutSlots;
  /** The site, with its layout. */
  readonly children: ReactNode;
}

/** Gives the layout below it what features show in it. */
export function LayoutSlotsProvider({ slots, children }: LayoutSlotsProviderProps) {
  return <SlotsContext value={slots}>{children}</SlotsContext>;
}

/** What features show in the layout. Throws outside a `LayoutSlotsProvider`. */
export function useLayoutSlots(): LayoutSlots {
  const slots = use(SlotsContext);
  if (slots === undefined) throw new Error('No LayoutSlotsProvider above: the portal gives one.');
  return slots;
}

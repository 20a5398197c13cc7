import type { PlainTextKey } from '@livery/i18n';
import { loadAccountDialogs, useFreePlay } from '@livery/account';
import { useDialogs } from '@livery/app-shell';
import { useAnnouncements, useAvailablePromotions } from '@livery/content';
import { loadVendorGames, useGameCategories, VendorGames } from '@livery/game-lobby';
import { LayoutSlotsProvider } from '@livery/layout';
import type { AccountEntry, LayoutSlots } from '@livery/layout';
import { href } from '@livery/navigation';
import { iconHelp, iconHistory, iconShield, iconUsers, iconWallet } from '@livery/ui-kit';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

/** What features put into the account's menu. */
function useAccountEntries(moneyAtVendors: boolean): readonly AccountEntry[] {
  const { open } = useDialogs();
  return useMemo(() => {
    const security: AccountEntry = { label: 'header.security' satisfies PlainTextKey<'shell'>, glyph: iconShield, action: 'manageSecurity', href: href('securityCenter') };
    const records: AccountEntry = { label: 'header.records' satisfies PlainTextKey<'shell'>, glyph: iconHistory, action: 'openMemberCentre', href: href('personalHistoryCopy') };
    const wallets: AccountEntry = { label: 'header.vendorWallets' satisfies PlainTextKey<'shell'>, glyph: iconWallet, action: 'transferFunds', open: () => open('vendorWallets') };
    // Not shown to those who never may: whoever is no agent has no such entry.
    const team: AccountEntry = { label: 'header.agentCentre' satisfies PlainTextKey<'shell'>, glyph: iconUsers, action: 'openAgentCentre', href: href('agentCentre') };
    const help: AccountEntry = { label: 'page.help' satisfies PlainTextKey<'shell'>, glyph: iconHelp, action: 'browse', open: () => open('mcHelpModal') };
    return moneyAtVendors ? [security, records, team, wallets, help] : [security, records, team, help];
  }, [open, moneyAtVendors]);
}

/** Gives the header, the footer and the menus what features show in them. */
export function SiteLayoutSlots({ children }: { readonly children: ReactNode }) {
  const categories = useGameCategories();
  const [announcement] = useAnnouncements();
  const { count: promotionCount } = useAvailablePromotions();
  const startFreePlay = useFreePlay();
  // Where every vendor plays from the wallet here there is nothing to bring home.
  const accountEntries = useAccountEntries(categories?.some(({ vendors }) => vendors.some(({ wallet }) => wallet === 'transfer')) ?? false);
  const slots = useMemo<LayoutSlots>(
    () => ({ categories, announcement, promotionCount, accountEntries, startFreePlay, loadSignIn: loadAccountDialogs, loadVendorGames, VendorGames }),
    [categories, announcement, promotionCount, accountEntries, startFreePlay],
  );
  return <LayoutSlotsProvider slots={slots}>{children}</LayoutSlotsProvider>;
}

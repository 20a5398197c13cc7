import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { iconGrid, ScrollArea, Skeleton, VendorCard, VendorCardSkeleton } from '@livery/ui-kit';
import { styled } from 'styled-components';
import type { Vendor } from '../hooks.ts';

const TabSkeleton = styled.div`
  flex: none;
  inline-size: max-content;
  min-inline-size: 12rem;
  max-inline-size: 18rem;
`;

/** Vendors that a wide window shows. */
const SKELETON_COUNT = 5;

export interface VendorTabsProps {
  /** Undefined while they are loading. */
  readonly vendors: readonly Vendor[] | undefined;
  readonly current: string | undefined;
  /** The page says that no vendor is open: no tab says it again, nor counts games. */
  readonly closed?: boolean;
  /** Shows games of no vendor in particular, nor of the hall: a member's own shelf. */
  readonly elsewhere?: boolean;
  /** Address of a vendor's tab, or of all. */
  readonly hrefOf: (vassalage: string | undefined) => string;
}

/** The vendors of a hall. Each is a link, since each has an address; the label is the vendor with the hall's suffix. */
export function VendorTabs({ vendors, current, closed = false, elsewhere = false, hrefOf }: VendorTabsProps) {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const total = (vendors ?? []).reduce((sum, vendor) => sum + vendor.games, 0);
  const note = (vendor: Vendor) =>
    closed ? undefined : vendor.state === 'open' ? t('vendors.games', { count: vendor.games }) : t(vendor.state === 'barred' ? 'hall.barred' : 'hall.maintenance');
  return (
    <nav aria-label={t('hall.vendors')}>
      <ScrollArea key={vendors === undefined ? 'places' : 'vendors'} current={current ?? ''} label={t('hall.vendors')} backLabel={t('hot.back')} forwardLabel={t('hot.forward')}>
        <TabSkeleton>
          <VendorCard name={t('hall.allVendors')} glyph={iconGrid} detail={vendors === undefined ? <Skeleton style={{ inlineSize: '4rem' }} /> : closed ? undefined : t('vendors.games', { count: total })} href={hrefOf(undefined)} current={!elsewhere && current === undefined} />
        </TabSkeleton>
        {vendors === undefined
          ? Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <TabSkeleton key={index}>
                <VendorCardSkeleton />
              </TabSkeleton>
            ))
          : null}
        {vendors?.map((vendor) => (
          <TabSkeleton key={vendor.vassalage}>
            <VendorCard
              name={t('hall.vendorHall', { vendor: vendor.displayName })}
              detail={note(vendor)}
              image={imageUrl(vendor.logo)}
              href={hrefOf(vendor.vassalage)}
              current={!elsewhere && current === vendor.vassalage}
              {...(vendor.isHot && vendor.state === 'open' ? { hotLabel: t('hall.hot') } : {})}
            />
          </TabSkeleton>
        ))}
      </ScrollArea>
    </nav>
  );
}

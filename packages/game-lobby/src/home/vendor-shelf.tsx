import { useText } from '@livery/i18n';
import { routes } from '@livery/navigation';
import { LoadFailed, useImageUrl } from '@livery/session';
import { Grid, iconGrid, SectionHeading, VendorCard, VendorCardSkeleton } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import type { Category, Vendor } from '../hooks.ts';

const SHOWN = 12;

/** The open vendors with the most games, most first. */
function largest(categories: readonly Category[]): readonly Vendor[] {
  const open = categories.flatMap((category) => category.vendors).filter((vendor) => vendor.state === 'open');
  return open.toSorted((a, b) => b.games - a.games).slice(0, SHOWN);
}

/** The vendors with the most games, each leading to its hall. */
export function VendorShelf() {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const { data, error, refetch } = lobbyApi.useGameCategoriesQuery();
  const vendors = data === undefined ? undefined : largest(data.list);
  if (vendors?.length === 0) return null;
  return (
    <section aria-labelledby="vendor-shelf">
      <SectionHeading id="vendor-shelf" glyph={iconGrid} lead={t('vendors.lead')}>
        {t('vendors.title')}
      </SectionHeading>
      {vendors === undefined && error !== undefined ? (
        <LoadFailed title={t('hall.vendorsFailed')} error={error} onRetry={refetch} compact />
      ) : (
        <Grid data-of="vendors">
          {vendors === undefined
            ? Array.from({ length: SHOWN }, (_, index) => <VendorCardSkeleton key={index} />)
            : vendors.map((vendor) => (
                <VendorCard
                  key={`${vendor.vassalage}-${vendor.gameType}`}
                  name={vendor.displayName}
                  detail={t('vendors.games', { count: vendor.games })}
                  image={imageUrl(vendor.logo)}
                  href={routes.hall(vendor.gameType, { page: vendor.vassalage })}
                  {...(vendor.isHot ? { hotLabel: t('hall.hot') } : {})}
                />
              ))}
        </Grid>
      )}
    </section>
  );
}

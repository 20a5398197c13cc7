import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { PageTitle, routes, vendorsOfHall } from '@livery/navigation';
import { LoadFailed, useImageUrl } from '@livery/session';
import { EmptyState, Grid, iconWallet, SectionHeading, VendorCard, VendorCardSkeleton } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import { HallRoot } from '../hall/hall-root.ts';
import { hallTitles } from '../hall/hall-titles.ts';
import type { Category } from '../hooks.ts';

/** Kinds of games with those vendors whose games take their stakes straight from the wallet. */
function useSeamless(list: readonly Category[] | undefined) {
  const brand = useBrand();
  return list
    ?.map(({ gameCategory }) => ({ gameCategory, vendors: vendorsOfHall(list, gameCategory, brand).filter(({ wallet }) => wallet === 'seamless') }))
    .filter(({ gameCategory, vendors }) => vendors.length > 0 && brand.categories.includes(gameCategory));
}

/** Every vendor whose games are played with the wallet's own money, by kind. */
export function SeamlessPage() {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const { data, error, refetch } = lobbyApi.useGameCategoriesQuery();
  const kinds = useSeamless(data?.list);
  return (
    <HallRoot>
      <PageTitle>{t('seamless.title')}</PageTitle>
      <SectionHeading level={1} lead={t('seamless.lead')}>
        {t('seamless.title')}
      </SectionHeading>
      {kinds === undefined && error !== undefined ? <LoadFailed title={t('hall.vendorsFailed')} error={error} onRetry={refetch} /> : null}
      {kinds?.length === 0 ? <EmptyState glyph={iconWallet} title={t('seamless.none')} /> : null}
      {kinds === undefined && error === undefined ? (
        <Grid data-of="entries">
          {Array.from({ length: 12 }, (_, index) => (
            <VendorCardSkeleton key={index} />
          ))}
        </Grid>
      ) : null}
      {kinds?.map(({ gameCategory, vendors }) => (
        <section key={gameCategory} aria-labelledby={`seamless-${gameCategory}`}>
          <SectionHeading id={`seamless-${gameCategory}`}>{t(hallTitles[gameCategory])}</SectionHeading>
          <Grid data-of="entries">
            {vendors.map((vendor) => (
              <VendorCard
                key={vendor.vassalage}
                name={t('hall.vendorHall', { vendor: vendor.displayName })}
                detail={vendor.state === 'open' ? t('vendors.games', { count: vendor.games }) : t(vendor.state === 'barred' ? 'hall.barred' : 'hall.maintenance')}
                image={imageUrl(vendor.logo)}
                href={routes.hall(gameCategory, { page: vendor.vassalage })}
                {...(vendor.isHot && vendor.state === 'open' ? { hotLabel: t('hall.hot') } : {})}
              />
            ))}
          </Grid>
        </section>
      ))}
    </HallRoot>
  );
}

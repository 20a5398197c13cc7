import { useText } from '@livery/i18n';
import { EmptyState, Grid, iconGift, PromoCardSkeleton } from '@livery/ui-kit';
import { contentApi } from '../api.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PromotionCard } from '../promotions/promotion-card.tsx';
import { PageFrame } from './page-frame.tsx';

/** Every promotion that is open now. */
export function PromotionsPage() {
  const t = useText('content');
  const { data, isError, refetch } = contentApi.useAvailablePromotionsQuery();
  return (
    <PageFrame title={t('promotions.title')} lead={t('promotions.available', { count: data?.count ?? 0 })} glyph={iconGift}>
      {data === undefined && isError ? (
        <LoadFailed title={t('promotions.failed')} onRetry={refetch} />
      ) : data?.count === 0 ? (
        <EmptyState glyph={iconGift} title={t('promotions.empty')} description={t('promotions.emptyText')} />
      ) : (
        <Grid data-of="cards">
          {data === undefined
            ? Array.from({ length: 6 }, (_, index) => <PromoCardSkeleton key={index} />)
            : data.list.map((promotion) => (
                <div key={promotion.id} id={promotion.id} style={{ display: 'grid', scrollMarginBlockStart: '8rem' }}>
                  <PromotionCard promotion={promotion} />
                </div>
              ))}
        </Grid>
      )}
    </PageFrame>
  );
}

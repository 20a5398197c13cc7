import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, Grid, iconGift, PromoCardSkeleton } from '@livery/ui-kit';
import { contentApi } from '../api.ts';
import { PromotionPanel } from '../promotions/promotion-panel.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { PageFrame } from './page-frame.tsx';

/** Every promotion that is open now. */
export function PromotionsPage() {
  const t = useText('content');
  const { data, error, refetch } = contentApi.useAvailablePromotionsQuery();
  useHashTarget(data !== undefined);
  return (
    <PageFrame title={t('promotions.title')} lead={t('promotions.lead')} glyph={iconGift}>
      {data === undefined && error !== undefined ? (
        <LoadFailed title={t('promotions.failed')} error={error} onRetry={refetch} />
      ) : data?.list.length === 0 ? (
        <EmptyState glyph={iconGift} title={t('promotions.empty')} description={t('promotions.emptyText')} />
      ) : (
        <Grid data-of="cards">
          {data === undefined
            ? Array.from({ length: 6 }, (_, index) => <PromoCardSkeleton key={index} />)
            : data.list.map((promotion) => <PromotionPanel key={promotion.id} promotion={promotion} />)}
        </Grid>
      )}
    </PageFrame>
  );
}

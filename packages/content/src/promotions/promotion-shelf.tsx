import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { iconGift, LinkButton, PromoCardSkeleton, ScrollArea, SectionHeading } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { PromotionCard } from './promotion-card.tsx';

const ShelfSkeleton = styled.div`
  flex: none;
  display: grid;
  inline-size: min(20rem, 78vw);
`;

/** Promotions on the home page, in a row to scroll. */
export function PromotionShelf() {
  const t = useText('content');
  const tCommon = useText('common');
  const { data, error, refetch } = contentApi.useAvailablePromotionsQuery();
  if (data !== undefined && data.count === 0) return null;
  return (
    <section aria-labelledby="promotions">
      <SectionHeading
        id="promotions"
        glyph={iconGift}
        lead={t('promotions.lead')}
        action={
          <LinkButton href={href('promotions')} variant="ghost" size="sm">
            {tCommon('action.seeAll')}
          </LinkButton>
        }
      >
        {t('promotions.title')}
      </SectionHeading>
      {data === undefined && error !== undefined ? (
        <LoadFailed title={t('promotions.failed')} error={error} onRetry={refetch} compact />
      ) : (
        <ScrollArea key={data === undefined ? 'places' : 'promotions'} label={t('promotions.lead')} backLabel={t('shelf.back')} forwardLabel={t('shelf.forward')}>
          {data === undefined
            ? Array.from({ length: 3 }, (_, index) => (
                <ShelfSkeleton key={index}>
                  <PromoCardSkeleton />
                </ShelfSkeleton>
              ))
            : data.list.map((promotion) => (
                <ShelfSkeleton key={promotion.id}>
                  <PromotionCard promotion={promotion} />
                </ShelfSkeleton>
              ))}
        </ScrollArea>
      )}
    </section>
  );
}

import { useFormat, useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { PromoCard } from '@livery/ui-kit';
import type { Promotion } from '../hooks.ts';

/** A promotion as a card that leads to its place on the promotions page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const t = useText('content');
  const format = useFormat();
  const imageUrl = useImageUrl();
  return (
    <PromoCard
      title={promotion.title}
      description={promotion.summary}
      image={imageUrl(promotion.image)}
      eyebrow={promotion.endsAt === null ? t('promotions.open') : t('promotions.until', { date: format.date(promotion.endsAt) })}
      href={`/promotions#${promotion.id}`}
      actionLabel={t('promotions.more')}
    />
  );
}

import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { useImageUrl } from '@livery/session';
import { PromoCard } from '@livery/ui-kit';
import type { Promotion } from '../hooks.ts';
import { useOpenUntil } from './promotion-panel.tsx';

/** A promotion as a card that leads to its place on the promotions page. */
export function PromotionCard({ promotion }: { readonly promotion: Promotion }) {
  const t = useText('content');
  const imageUrl = useImageUrl();
  const openUntil = useOpenUntil();
  return (
    <PromoCard
      title={promotion.title}
      description={promotion.summary}
      image={imageUrl(promotion.image)}
      eyebrow={openUntil(promotion)}
      href={href('promotions', { hash: promotion.id })}
      actionLabel={t('promotions.more')}
    />
  );
}

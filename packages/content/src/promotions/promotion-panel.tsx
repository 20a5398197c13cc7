import { useBrand } from '@livery/brand-kit/react';
import { useFormatIn, useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { LazyImage, Surface, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import type { Promotion } from '../hooks.ts';

const Root = styled(Surface)`
  display: flex;
  flex-direction: column;
  overflow: clip;
  scroll-margin-block-start: calc(${token.size.header.top} + ${token.size.header.bottom} + ${token.space[5]});

  &:target { outline: ${token.stroke.strong} solid ${token.color.accent.bg}; outline-offset: 3px; }

  & > [data-state] { border-radius: 0; }
  & > div { display: grid; align-content: start; gap: ${token.space[2]}; padding: ${token.space[5]}; }
  & small { color: ${token.color.accent.softFg}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.semibold}; }
  & h2 { font-size: ${token.font.size.h3}; line-height: ${token.line.height.snug}; }
  & p { color: ${token.color.fg.muted}; }
`;

/** Until when a promotion is open, in words: its last day is the merchant's, wherever the visitor is. */
export function useOpenUntil(): (promotion: Promotion) => string {
  const t = useText('content');
  const { timeZone } = useBrand();
  const format = useFormatIn(timeZone);
  return ({ endsAt }) => (endsAt === null ? t('promotions.open') : t('promotions.until', { date: format.date(endsAt) }));
}

/** A promotion in full, at the address that its card links to. */
export function PromotionPanel({ promotion }: { readonly promotion: Promotion }) {
  const imageUrl = useImageUrl();
  const openUntil = useOpenUntil();
  return (
    <Root as="article" data-padding="none" id={promotion.id}>
      <LazyImage src={imageUrl(promotion.image)} alt="" ratio="16 / 9" />
      <div>
        <small>{openUntil(promotion)}</small>
        <h2>
          <bdi>{promotion.title}</bdi>
        </h2>
        <p>
          <bdi>{promotion.summary}</bdi>
        </p>
      </div>
    </Root>
  );
}

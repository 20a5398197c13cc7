import type { SocialNetwork } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { focusRing, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const names = {
  facebook: 'social.facebook',
  instagram: 'social.instagram',
  telegram: 'social.telegram',
  x: 'social.x',
  youtube: 'social.youtube',
  tiktok: 'social.tiktok',
  line: 'social.line',
  zalo: 'social.zalo',
  whatsapp: 'social.whatsapp',
} as const satisfies Record<SocialNetwork, PlainTextKey<'layout'>>;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token.size.control.sm};
  @media (width < 64rem), (pointer: coarse) { min-block-size: ${token.size.target}; }
  padding-inline: ${token.space[4]};
  border: ${token.stroke.hairline} solid currentColor;
  border-radius: ${token.radius.pill};
  color: inherit;
  text-decoration: none;

  &:hover { color: ${token.color.footer.heading}; }
  ${focusRing}
`;

/** The brand's pages on other networks, by the networks' own names. */
export function SocialLinks() {
  const { footer } = useBrand();
  const t = useText('layout');
  if (footer.social.length === 0) return null;
  return (
    <List aria-label={t('footer.social')}>
      {footer.social.map(({ network, url }) => (
        <li key={network}>
          <Entry href={url} target="_blank" rel="noreferrer">
            {t(names[network])}
          </Entry>
        </li>
      ))}
    </List>
  );
}

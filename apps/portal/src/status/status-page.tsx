import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { EmptyState, iconGlobe, iconHeadset, iconSettings, LinkButton, Surface, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Root = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token.space[6]};
  min-block-size: 100dvh;
  padding: ${token.size.gutter};
  color: ${token.color.fg.default};
  background: ${token.gradient.page}, ${token.color.bg.canvas};

  & > img { inline-size: auto; block-size: 2.5rem; }
  & > div { max-inline-size: 40rem; }
`;

const Facts = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  text-align: center;
`;

/** Properties of {@link StatusPage}. */
export interface StatusPageProps {
  readonly kind: 'maintenance' | 'region';
  readonly ip: string;
  /** ISO 3166 code, or null where it is not known. */
  readonly country: string | null;
  readonly contactUrl: string | null;
}

/** The whole page while the site is closed: why, and whom to ask. */
export function StatusPage({ kind, ip, country, contactUrl }: StatusPageProps) {
  const { assets, identity } = useBrand();
  const t = useText('shell');
  const { language } = useLanguage();
  const names = new Intl.DisplayNames([language.tag], { type: 'region' });
  const region = kind === 'region';
  return (
    <Root>
      <img src={assets.logo} alt={identity.name} />
      <Surface data-padding="lg">
        <EmptyState
          glyph={region ? iconGlobe : iconSettings}
          title={t(region ? 'status.regionTitle' : 'status.maintenanceTitle')}
          description={t(region ? 'status.regionText' : 'status.maintenanceText')}
          actions={
            <LinkButton href={contactUrl ?? identity.supportContact.url ?? `mailto:${identity.supportContact.email}`} iconStart={iconHeadset}>
              {t('status.contact')}
            </LinkButton>
          }
        />
        {region ? (
          <Facts>
            <li>{t('status.address', { ip })}</li>
            {country === null ? null : <li>{t('status.country', { country: names.of(country) ?? country })}</li>}
          </Facts>
        ) : null}
      </Surface>
    </Root>
  );
}

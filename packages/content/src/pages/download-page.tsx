import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Grid, iconDownload, Surface, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { ResourceList } from '../resources/resource-list.tsx';
import { PageFrame } from './page-frame.tsx';

const Guide = styled(Surface)`
  & > h2 { margin: 0 0 ${token.space[4]}; font-size: ${token.font.size.h3}; }
  & > ol { display: grid; gap: ${token.space[4]}; margin: 0; padding: 0; list-style: none; counter-reset: step; }

  & > ol > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    align-items: center;
    gap: ${token.space[3]};
    counter-increment: step;
  }

  & > ol > li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    background: ${token.color.accent.soft};
    color: ${token.color.accent.softFg};
    font-family: ${token.font.family.numeric};
    font-weight: ${token.font.weight.bold};
  }
`;

/** How to have the site as an app, on each kind of phone. */
export function DownloadPage() {
  const { identity } = useBrand();
  const t = useText('content');
  return (
    <PageFrame title={t('download.title', { brand: identity.name })} lead={t('download.lead')} glyph={iconDownload}>
      <Grid data-of="panels">
        <Guide data-padding="lg">
          <h2>{t('download.ios')}</h2>
          <ol>
            <li>{t('download.ios1')}</li>
            <li>{t('download.ios2')}</li>
            <li>{t('download.ios3')}</li>
          </ol>
        </Guide>
        <Guide data-padding="lg">
          <h2>{t('download.android')}</h2>
          <ol>
            <li>{t('download.android1')}</li>
            <li>{t('download.android2')}</li>
            <li>{t('download.android3')}</li>
          </ol>
        </Guide>
      </Grid>
      <ResourceList />
    </PageFrame>
  );
}

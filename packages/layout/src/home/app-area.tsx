import { useBrand, useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { iconDownload, LinkButton, SectionHeading, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${token.space[5]};
  overflow: clip;
  padding: ${token.space[7]} ${token.space[6]};
  border-radius: ${token.radius.dialog};
  background: ${token.gradient.surface};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  box-shadow: ${token.shadow.md};

  @media (width >= 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${token.space[8]} ${token.space[9]};
  }

  /* Below a heading in the middle everything is. */
  [data-heading='ornament'] & { grid-template-columns: auto; justify-items: center; text-align: center; }

  & > div { display: grid; gap: ${token.space[2]}; max-inline-size: 38rem; }
  & p { color: ${token.color.fg.muted}; }
`;

/* In its own size, which a picture that fills the area would not have; in step with that of a band below it. */
const Pattern = styled.span`
  position: absolute;
  inset: 0;
  z-index: -1;
  background-position: 50% 0;
  opacity: ${token.opacity.faint};
`;

/** The way to the app. */
export function AppArea() {
  const { assets, identity } = useBrand();
  const t = useText('layout');
  if (!useFeature('appDownload')) return null;
  return (
    <Root aria-labelledby="app-area">
      <Pattern style={{ backgroundImage: `url("${assets.pattern}")` }} />
      <div>
        <SectionHeading id="app-area">{t('home.app', { brand: identity.name })}</SectionHeading>
        <p>{t('home.appText')}</p>
      </div>
      <LinkButton href={href('download')} size="lg" iconStart={iconDownload}>
        {t('home.appAction')}
      </LinkButton>
    </Root>
  );
}

import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { href, SiteLink } from '@livery/navigation';
import { MainNavigation } from './main-navigation.tsx';
import { PhoneActions } from './phone-actions.tsx';

const Root = styled.div`
  color: ${token.color.header.bottomFg};

  [data-header='solid'] & {
    background: ${token.color.header.bottomBg};
    box-shadow: ${token.shadow.sm};
  }

  [data-header='layered'] & {
    background: ${token.color.header.bottomBg};
    border-block-end: ${token.stroke.strong} solid ${token.color.accent.bg};
    box-shadow: ${token.shadow.md};
  }

  /* Floating: the bar is a pane of its own with the page showing around it. */
  [data-header='floating'] & { padding-block-start: ${token.space[3]}; }
`;

const Row = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[5]};
  block-size: ${token.size.header.compact};

  @media (width >= 64rem) { block-size: ${token.size.header.bottom}; }

  [data-header='floating'] &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: calc(${token.size.gutter} - ${token.space[4]});
    z-index: -1;
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    border-radius: ${token.radius.pill};
    background: ${token.color.header.bottomBg};
    backdrop-filter: ${token.blur.surface};
    box-shadow: ${token.shadow.md};
  }

  @media (width < 64rem) {
    [data-header='floating'] &::before { inset-inline: ${token.space[2]}; }
  }
`;

const Logo = styled(SiteLink)`
  flex: none;
  display: inline-flex;
  align-items: center;
  block-size: 100%;
  border-radius: ${token.radius.sm};

  & > picture { display: flex; }
  & img { inline-size: auto; block-size: 2rem; }
  @media (width >= 64rem) { & img { block-size: 2.25rem; } }
`;

/** The header's lower line: logo, navigation, and on small screens the way to everything else. */
export function BottomBar() {
  const brand = useBrand();
  const t = useText('shell');
  const { loggedIn } = useSession();
  return (
    <Root>
      <Row>
        <Logo href={href('home')} aria-label={t('header.logoHome', { brand: brand.identity.name })}>
          <picture>
            {/* Beside a balance there is no room for the name on a phone. */}
            {loggedIn ? <source media="(width < 48rem)" srcSet={brand.assets.logoCompact} /> : null}
            <img src={brand.assets.logo} alt="" height={36} />
          </picture>
        </Logo>
        <MainNavigation />
        <PhoneActions />
      </Row>
    </Root>
  );
}

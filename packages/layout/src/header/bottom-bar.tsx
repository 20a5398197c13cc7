import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { styled } from 'styled-components';
import { href, SiteLink } from '@livery/navigation';
import { BottomRoot, BottomRow, logoStyle } from './header-style.ts';
import { MainNavigation } from './main-navigation.tsx';
import { PhoneActions } from './phone-actions.tsx';

const Logo = styled(SiteLink)`
  ${logoStyle}
`;

/** The header's lower line: logo, navigation, and on small screens the way to everything else. */
export function BottomBar() {
  const brand = useBrand();
  const t = useText('shell');
  const { loggedIn } = useSession();
  return (
    <BottomRoot>
      <BottomRow>
        <Logo href={href('home')} aria-label={t('header.logoHome', { brand: brand.identity.name })}>
          <picture>
            {/* Beside a balance there is no room for the name on a phone. */}
            {loggedIn ? <source media="(width < 48rem)" srcSet={brand.assets.logoCompact} /> : null}
            <img src={brand.assets.logo} alt="" />
          </picture>
        </Logo>
        <MainNavigation />
        <PhoneActions />
      </BottomRow>
    </BottomRoot>
  );
}

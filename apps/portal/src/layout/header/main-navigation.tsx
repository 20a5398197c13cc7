import { useBrand, useFeature } from '@livery/brand-kit/react';
import type { HeaderEntry } from '@livery/brand-kit';
import { useAvailablePromotions } from '@livery/content';
import { useText } from '@livery/i18n';
import { CountBadge, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sitePages } from '../../navigation/site-pages.ts';
import { useNavigation } from '../use-navigation.ts';
import { CategoryItem } from './category-item.tsx';
import { NavLinkItem } from './nav-link-item.tsx';

const Root = styled.nav`
  display: none;
  flex: 1;
  min-inline-size: 0;
  block-size: 100%;

  @media (width >= 64rem) { display: block; }
`;

const List = styled.ul`
  display: flex;
  align-items: stretch;
  justify-content: flex-end;
  gap: clamp(0px, 0.6vw, ${token.space[4]});
  block-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The top navigation: home, one item a category with its vendors, app download, promotions. */
export function MainNavigation() {
  const brand = useBrand();
  const t = useText('shell');
  const categories = useNavigation();
  const promotions = useAvailablePromotions();
  const appOffered = useFeature('appDownload');

  const page = (name: 'vip' | 'pointMall' | 'join' | 'help') => <NavLinkItem key={name} href={sitePages[name].path} label={t(sitePages[name].text)} />;
  const render: Record<HeaderEntry, () => ReactNode> = {
    home: () => <NavLinkItem key="home" href="/" label={t('header.home')} />,
    categories: () => categories.map((item) => <CategoryItem key={item.gameType} item={item} vendorsShown={brand.header.vendorsShown} />),
    download: () => (appOffered ? <NavLinkItem key="download" href="/down" label={t('header.download')} /> : null),
    promotions: () => (
      <NavLinkItem key="promotions" href="/promotions" label={t('header.promotions')}>
        <CountBadge count={promotions.count} label={t('header.promotionsCount', { count: promotions.count })} />
      </NavLinkItem>
    ),
    vip: () => page('vip'),
    pointMall: () => page('pointMall'),
    join: () => page('join'),
    help: () => page('help'),
  };

  return (
    <Root aria-label={t('nav.main')}>
      <List>{brand.header.entries.map((entry) => render[entry]())}</List>
    </Root>
  );
}

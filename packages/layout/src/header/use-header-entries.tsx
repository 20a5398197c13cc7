import type { HeaderEntry } from '@livery/brand-kit';
import { useBrand, useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { CountBadge } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { href, sitePage } from '@livery/navigation';
import { useCurrentKind } from '../categories/use-current-kind.ts';
import { useNavigation } from '../categories/use-navigation.ts';
import { useLayoutSlots } from '../slots/layout-slots.tsx';
import { CategoryItem } from './category-item.tsx';
import { NavLinkItem } from './nav-link-item.tsx';

/** An entry of the top navigation, and how it is drawn in the line; `over` says that there is no room for it. */
export interface NavEntry {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** Its page is shown; of categories alone. */
  readonly current: boolean;
  /** May be left over where the line is too short. */
  readonly loose: boolean;
  readonly render: (over: boolean) => ReactNode;
}

/** The entries of the header in the brand's order: each category is one of its own. */
export function useHeaderEntries(): readonly NavEntry[] {
  const { header } = useBrand();
  const t = useText('shell');
  const categories = useNavigation();
  const current = useCurrentKind(categories);
  const { promotionCount: count } = useLayoutSlots();
  const appOffered = useFeature('appDownload');

  const link = (key: string, to: string, label: string, mark?: ReactNode): NavEntry => ({
    key,
    href: to,
    label,
    current: false,
    loose: false,
    render: () => (
      <NavLinkItem href={to} label={label}>
        {mark}
      </NavLinkItem>
    ),
  });

  const entriesOf = (entry: HeaderEntry): readonly NavEntry[] => {
    switch (entry) {
      case 'categories':
        return categories.map((item) => ({
          key: item.gameType,
          href: item.page,
          label: t(item.name),
          current: item.gameType === current,
          loose: true,
          render: (over) => <CategoryItem item={item} current={item.gameType === current} vendorsShown={header.vendorsShown} over={over} />,
        }));
      case 'home':
        return [link('home', href('home'), t('header.home'))];
      case 'download':
        return appOffered ? [link('download', href('download'), t('header.download'))] : [];
      case 'promotions':
        return [link('promotions', href('promotions'), t('header.promotions'), <CountBadge count={count} label={t('header.promotionsCount', { count })} />)];
      default: {
        const page = sitePage(entry);
        return page === undefined ? [] : [link(entry, page.href, t(page.text))];
      }
    }
  };
  return header.entries.flatMap(entriesOf);
}

import type { FeatureName } from '@livery/brand-kit';
import { useFeatures } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { CentreShell, media, useMedia } from '@livery/ui-kit';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FailureView } from '../failures/failure-view.tsx';
import { useMayReload } from '../failures/use-may-reload.ts';
import { PageTitle } from '../pages/page-title.tsx';
import { href } from '../routes/links.ts';
import type { RouteId } from '../routes/route-table.ts';
import { centreStateOf, withCentreState } from './centre-history.ts';
import { shownPages } from './centre-pages.ts';
import type { CentrePageSpec, CentreUser } from './centre-pages.ts';
import type { CentreView } from './centre-route.tsx';
import { usePageRefused } from './use-page-refused.ts';

export interface CentreProps<Title extends string> {
  /** Which page shows, and how the centre closes: of `CentreRoute`. */
  readonly view: CentreView;
  /** All pages in the order of the menu; those that role and toggles forbid are left out. */
  readonly pages: readonly CentrePageSpec<Title>[];
  /** Where the menu alone stands, in the route table. */
  readonly menu: RouteId;
  /** Name of the centre. */
  readonly title: string;
  /** Name of its menu, spoken. */
  readonly menuLabel: string;
  /** The name of a page. */
  readonly text: (title: Title) => string;
  /** What shows at the menu's address beside the menu, above it on phones; made by `preloadableLazy`. Without it the first page takes its place where both fit. */
  readonly overview?: { readonly title: Title; readonly content: ComponentType };
}

/** The user for whom the menu is made: the former one while a session is interrupted, and while the centre fades out. */
function useLastUser(isOpen: boolean): CentreUser {
  const { role, toUpline, interrupted } = useSession();
  const [last, setLast] = useState({ role, toUpline });
  if (isOpen && interrupted === undefined && (role !== last.role || toUpline !== last.toUpline)) setLast({ role, toUpline });
  return last;
}

/** A centre with its menu and the page of its address. */
export function Centre<Title extends string>({ view, pages, menu, title, menuLabel, text, overview }: CentreProps<Title>) {
  const t = useText('common');
  const user = useLastUser(view.isOpen);
  const features = useFeatures();
  const wide = useMedia(media.fromTablet);
  const here = useLocation();
  const navigate = useNavigate();
  const kept = centreStateOf(here);
  const mayReload = useMayReload();
  const isOn = (feature: FeatureName): boolean => features[feature];
  const shown = shownPages(pages, user, isOn);
  const page = shown.find(({ key }) => key === view.page);
  const [first] = shown;
  const Content = page?.content;
  const Overview = overview?.content;
  usePageRefused({ asked: view.page, pages, user, isOn, has: !view.isOpen || page !== undefined, menu, first: overview === undefined && wide ? first?.key : undefined });
  const goUp = () => {
    if (kept.fromParent === true) void navigate(-1);
    else void navigate(href(page?.parent ?? menu), { replace: true, state: withCentreState(kept) });
  };
  return (
    <>
      {view.isOpen ? <PageTitle>{page === undefined ? title : text(page.title)}</PageTitle> : null}
      <CentreShell
        isOpen={view.isOpen}
        onOpenChange={(open) => {
          if (!open) view.close();
        }}
        onClosed={view.onClosed}
        title={title}
        items={shown.filter(({ parent }) => parent === undefined).map(({ key, title: name, icon, badge: Badge }) => ({ id: key, href: href(key), label: text(name), glyph: icon, badge: Badge && <Badge /> }))}
        current={page?.parent ?? page?.key}
        overview={overview === undefined || Overview === undefined ? undefined : { title: text(overview.title), content: <Overview /> }}
        subpage={page?.parent === undefined ? undefined : { id: page.key, title: text(page.title) }}
        labels={{ close: t('action.close'), menu: menuLabel, back: t('action.back'), loading: t('state.loading') }}
        onBack={goUp}
        failure={(failure) => <FailureView failure={failure} />}
        mayReload={mayReload}
      >
        {Content === undefined ? null : <Content />}
      </CentreShell>
    </>
  );
}

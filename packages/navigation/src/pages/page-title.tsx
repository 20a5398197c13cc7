import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { routeTable } from '../routes/route-table.ts';
import type { RouteId } from '../routes/route-table.ts';

/** Names the document after a page, for tabs, history and screen readers. The one that came to show last counts. */
export function PageTitle({ children }: { /** What the page is; the brand's name follows. */ readonly children: string }) {
  const { identity } = useBrand();
  return <title>{`${children} · ${identity.name}`}</title>;
}

/** Sets the document's title from the route table: the page's, or the site's. */
export function RouteTitle({ route }: { /** The page's row in the route table. */ readonly route: RouteId }) {
  const { identity, voice } = useBrand();
  const { language } = useLanguage();
  const t = useText('shell');
  const { title } = routeTable[route];
  return title === null ? <title>{voice[language.code]?.seoTitle ?? identity.name}</title> : <PageTitle>{t(title)}</PageTitle>;
}

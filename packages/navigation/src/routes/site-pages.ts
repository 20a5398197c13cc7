import type { FooterLink } from '@livery/brand-kit';
import type { PlainTextKey } from '@livery/i18n';
import { href } from './links.ts';
import { routeTable } from './route-table.ts';
import type { RouteId } from './route-table.ts';

/** A page that headers and footers may link to. */
export interface SitePage {
  readonly href: string;
  readonly text: PlainTextKey<'shell'>;
}

const texts = {
  home: 'page.home',
  promotions: 'page.promotions',
  vip: 'page.vip',
  pointMall: 'page.pointMall',
  download: 'page.download',
  join: 'page.join',
  help: 'page.help',
  notices: 'page.notices',
} as const satisfies Record<FooterLink, PlainTextKey<'shell'>>;

const isRoute = (link: string): link is RouteId => Object.hasOwn(routeTable, link);

/** A page that a brand links to; undefined while the site has no such page. */
export function sitePage(link: FooterLink): SitePage | undefined {
  return isRoute(link) ? { href: href(link), text: texts[link] } : undefined;
}

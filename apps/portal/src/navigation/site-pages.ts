import type { FooterLink } from '@livery/brand-kit';
import type { PlainTextKey } from '@livery/i18n';

/** Where each page that headers and footers may link to stands, and what it is called. */
export const sitePages = {
  home: { path: '/', text: 'page.home' },
  promotions: { path: '/promotions', text: 'page.promotions' },
  vip: { path: '/vip', text: 'page.vip' },
  pointMall: { path: '/pointMall', text: 'page.pointMall' },
  download: { path: '/down', text: 'page.download' },
  join: { path: '/join', text: 'page.join' },
  help: { path: '/help', text: 'page.help' },
  notices: { path: '/noticePage', text: 'page.notices' },
} as const satisfies Record<FooterLink, { readonly path: string; readonly text: PlainTextKey<'shell'> }>;

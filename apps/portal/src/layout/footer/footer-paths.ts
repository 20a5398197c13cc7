import type { FooterLink } from '@livery/brand-kit';

/** Where each page that a footer may link to stands. */
export const footerPaths: Readonly<Record<FooterLink, string>> = {
  home: '/',
  promotions: '/promotions',
  vip: '/vip',
  pointMall: '/pointMall',
  download: '/down',
  join: '/join',
  help: '/help',
  notices: '/noticePage',
};

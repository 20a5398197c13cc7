import { linkablePages } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../app/site-routes.tsx';
import { sitePages } from './site-pages.ts';

describe('linkablePages', () => {
  it('are those pages of headers and footers that a route of the site serves', () => {
    const paths = new Set(siteRoutes.map(({ path }) => path));
    const served = Object.entries(sitePages).filter(([, { path }]) => paths.has(path)).map(([name]) => name);
    expect([...linkablePages].toSorted()).toEqual(served.toSorted());
  });
});

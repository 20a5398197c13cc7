import { brand, category, renderApp, vendor } from '@livery/testing';
import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MenuDrawer } from '../side-menu/menu-drawer.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { MainNavigation } from './main-navigation.tsx';

const origin = window.location.href;
const { innerWidth, innerHeight } = window;
beforeEach(() => page.viewport(1440, 900));
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', origin);
  await page.viewport(innerWidth, innerHeight);
});

// Both lead to /elott.
const categories = (['RNG', 'ELOTT', 'LOTT'] as const).map((gameType) => ({ ...category(gameType), vendors: [vendor({ gameType, vassalage: `${gameType}1` })] }));
const draw = async (route: string, part: ReactNode) => {
  window.history.replaceState(null, '', route);
  await renderApp(<WithSlots slots={{ categories }}>{part}</WithSlots>, { route, brand: brand({ categories: ['RNG', 'ELOTT', 'LOTT'] }) });
  return within(await screen.findByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
};
const named = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

describe('entries of two kinds of games that share a hall', () => {
  it.each([
    ['/elott', ['E-lottery']],
    ['/elott?page=ELOTT1', ['E-lottery']],
    ['/elott?page=LOTT1', ['Lottery']],
    ['/rng', ['Slots']],
  ])('are marked one at a time in the header: %s %j', async (route, lit) => {
    const links = await draw(route, <MainNavigation />);
    expect(named(links.filter((link) => link.hasAttribute('data-active')))).toEqual(lit);
  });

  describe.each([
    ['the header', <MainNavigation key="header" />],
    ['the menu of a phone', <MenuDrawer key="menu" open onOpenChange={() => {}} />],
  ])('in %s', (_where, part) => {
    it.each([
      ['/elott', [['E-lottery', 'true']]],
      ['/elott?page=ELOTT1', [['E-lottery', 'true']]],
      ['/elott?page=LOTT1', [['Lottery', 'true']]],
      ['/rng?page=RNG1', [['Slots', 'true']]],
    ])('are current one at a time for screen readers: %s %j', async (route, current) => {
      const links = await draw(route, part);
      const marked = links.map((link) => [link.textContent, link.getAttribute('aria-current')]);
      expect(marked.filter(([, mark]) => mark !== null && mark !== 'false')).toEqual(current);
    });
  });
});

import { category, renderApp } from '@livery/testing';
import { backgroundOf, systemColour, withForcedColours } from '@livery/ui-kit/test-support';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { NavLinkItem } from './header/nav-link-item.tsx';
import { MenuDrawer } from './side-menu/menu-drawer.tsx';
import { TabBar } from './side-menu/tab-bar.tsx';
import { WithSlots } from './test-support/with-slots.tsx';

const { innerWidth, innerHeight } = window;
const origin = window.location.href;

withForcedColours();
beforeEach(async () => {
  await page.viewport(390, 844);
});
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', origin);
  await page.viewport(innerWidth, innerHeight);
});

/** Shows a part of the layout on the page of the slots' games. */
async function onGames(part: ReactNode) {
  window.history.replaceState(null, '', '/rng');
  await renderApp(<WithSlots slots={{ categories: [category('RNG', 1)] }}>{part}</WithSlots>, { route: '/rng' });
}
/** Whether a link, or a part of it, has the background of what is selected. */
const marked = (name: string, pseudo?: string, part = '*') => {
  const link = screen.getByRole('link', { name });
  return backgroundOf(part === '*' ? link : (link.querySelector(part) ?? link), pseudo) === systemColour('Highlight');
};

describe('forced colours', () => {
  it('show the current entry of TabBar', async () => {
    await onGames(<TabBar menuOpen={false} onMenu={() => {}} />);
    expect([marked('Games', undefined, 'svg'), marked('Home', undefined, 'svg')]).toEqual([true, false]);
  });

  it('show the current entry of MenuDrawer', async () => {
    await onGames(<MenuDrawer open onOpenChange={() => {}} />);
    await screen.findByRole('dialog');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => backgroundOf(link) === systemColour('Highlight'))).toEqual(links.map((link) => link.getAttribute('aria-current') === 'true'));
    expect(links.filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1);
  });

  it('show the current entry of the header', async () => {
    await onGames(
      <ul>
        <NavLinkItem href="/rng" label="Slots" />
        <NavLinkItem href="/live" label="Live" />
      </ul>,
    );
    expect(marked('Slots', '::after')).toBe(true);
    expect(getComputedStyle(screen.getByRole('link', { name: 'Slots' }), '::after').scale).toBe('1');
    expect(getComputedStyle(screen.getByRole('link', { name: 'Live' }), '::after').scale).toBe('0 1');
  });
});

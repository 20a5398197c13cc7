import { routeTable } from '@livery/navigation';
import type { RouteId } from '@livery/navigation';
import { renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SiteLayout } from './site-layout.tsx';

// The measures that a brand brings.
const measures = { '--stroke-hairline': '1px', '--space-1': '0.25rem', '--space-4': '1rem', '--size-icon-md': '1.25rem', '--font-size-xs': '0.75rem' };
const root = document.documentElement.style;
beforeEach(() => Object.entries(measures).forEach(([name, value]) => root.setProperty(name, value)));
const { innerWidth, innerHeight } = window;
afterEach(async () => {
  cleanup();
  Object.keys(measures).forEach((name) => root.removeProperty(name));
  await page.viewport(innerWidth, innerHeight);
});

/** The layout around a page of the site. */
async function site(id: RouteId) {
  await renderApp(
    <WithSlots>
      <SiteLayout frame={routeTable[id].frame}>
        <div style={{ blockSize: '120vh' }} />
        <h1>The page</h1>
      </SiteLayout>
    </WithSlots>,
  );
  await import('../side-menu/side-menu.tsx');
  await screen.findAllByRole('banner');
}
const quickMenu = () => screen.queryByRole('navigation', { name: 'Quick menu' });

describe('SiteLayout', () => {
  it.each(['lottery', 'vnlottery', 'seaLottery', 'seamless'] as const)('has the tab bar, and room for it below the page, on a phone at %s', async (id) => {
    await page.viewport(390, 700);
    await site(id);
    await waitFor(() => expect(quickMenu()).not.toBeNull());
    screen.getByRole('button', { name: 'Menu' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const [end, bar] = [screen.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom, quickMenu()?.getBoundingClientRect().top ?? 0];
    expect(end).toBeLessThanOrEqual(bar);
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('has no tab bar beside a game', async () => {
    await page.viewport(390, 700);
    await site('game');
    // Beside it a page that has one, so that the lazy part has had its time.
    await site('lottery');
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: 'Quick menu' })).toHaveLength(1));
  });

  it('shows no tab bar on a wide screen', async () => {
    await page.viewport(1440, 900);
    await site('lottery');
    await waitFor(() => expect(document.querySelector('nav[aria-label="Quick menu"]')).not.toBeNull());
    expect(quickMenu()).toBeNull();
  });
});

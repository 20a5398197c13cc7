import { syncDialogsWithHistory } from '@livery/app-shell';
import { renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LayoutSlotsProvider, useLayoutSlots } from '../slots/layout-slots.tsx';
import { WithSlots } from '../test-support/with-slots.tsx';
import { SideMenu } from './side-menu.tsx';

const lost = new TypeError('Failed to fetch dynamically imported module: /shell/menu-drawer.js');

/** Makes the drawer fail: of the side menu's parts it alone reads this slot. */
function FailingDrawer({ children }: { readonly children: ReactNode }) {
  const slots = useLayoutSlots();
  const failing = {
    ...slots,
    get startFreePlay(): typeof slots.startFreePlay {
      throw lost;
    },
  };
  return <LayoutSlotsProvider slots={failing}>{children}</LayoutSlotsProvider>;
}

let arrived = false;
let arrive = () => {};
let arrival = new Promise<void>(() => {});

/** Holds the drawer back until {@link arrive}, as a slow network does. */
function SlowDrawer({ children }: { readonly children: ReactNode }) {
  const slots = useLayoutSlots();
  const slow = {
    ...slots,
    get startFreePlay(): typeof slots.startFreePlay {
      // What React waits for.
      if (!arrived) throw arrival as unknown as Error;
      return slots.startFreePlay;
    },
  };
  return <LayoutSlotsProvider slots={slow}>{children}</LayoutSlotsProvider>;
}

const { innerWidth, innerHeight } = window;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.viewport(390, 700);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await page.viewport(innerWidth, innerHeight);
});

describe('SideMenu', () => {
  it('has a collapsed menu button when the failure of its drawer is closed', async () => {
    await renderApp(
      <WithSlots>
        <FailingDrawer>
          <SideMenu rail={false} />
        </FailingDrawer>
      </WithSlots>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    act(() => button.click());
    const close = await screen.findByRole('button', { name: 'Close' });
    act(() => close.click());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('says that its drawer is on the way until it is there', async () => {
    arrived = false;
    arrival = new Promise((done) => {
      arrive = () => {
        arrived = true;
        done();
      };
    });
    await renderApp(
      <WithSlots>
        <SlowDrawer>
          <SideMenu rail={false} />
        </SlowDrawer>
      </WithSlots>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    const busy = () => button.getAttribute('aria-busy');
    expect(busy()).toBe('false');
    await act(async () => button.click());
    expect([busy(), getComputedStyle(button).cursor, screen.queryByRole('dialog')]).toEqual(['true', 'progress', null]);
    await act(async () => arrive());
    await screen.findByRole('dialog');
    expect(busy()).toBe('false');
  });

  it('closes its drawer, and stays on the page, when the person goes back', async () => {
    const { href } = window.location;
    const { store } = await renderApp(
      <WithSlots>
        <SideMenu rail={false} />
      </WithSlots>,
    );
    const stop = syncDialogsWithHistory(store);
    act(() => screen.getByRole('button', { name: 'Menu' }).click());
    await screen.findByRole('dialog', { name: 'Menu' });
    expect(window.history.state).toHaveProperty('liveryDialog');
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([window.location.href, screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')]).toEqual([href, 'false']);
    stop();
  });
});

import { useDrawer } from '@livery/app-shell';
import { BrandProvider } from '@livery/brand-kit/react';
import { TextProvider } from '@livery/i18n';
import { brand, renderApp } from '@livery/testing';
import { Drawer, token } from '@livery/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SiteLink } from '../links/site-link.tsx';
import { SiteNavigationProvider } from '../links/site-navigation.tsx';
import { routeOf } from '../routes/route-table.ts';
import { PageTitle, RouteTitle } from './page-title.tsx';
import { RouteArrival } from './route-arrival.tsx';
import { ScrollManager } from './scroll-manager.tsx';

const origin = window.location.href;
const site = brand();
let navigate: NavigateFunction;
const scrolled = vi.fn<(id: string) => void>();

function Page() {
  const route = routeOf(window.location.pathname) ?? 'home';
  const go = useNavigate();
  useLayoutEffect(() => {
    navigate = go;
  });
  return (
    <main key={route}>
      <RouteTitle route={route} />
      <Suspense>
        <h1>{route}</h1>
        {route === 'game' ? <PageTitle>Comet Run</PageTitle> : null}
        <p id="terms">the terms</p>
        <RouteArrival />
      </Suspense>
    </main>
  );
}

/** A drawer that closes as it leads to another page, as the menu of phones does. */
function Menu() {
  const { isOpen, setOpen } = useDrawer();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Menu</button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Menu" closeLabel="Close">
        {(close) => <SiteLink href="/promotions" onClick={close}>To promotions</SiteLink>}
      </Drawer>
    </>
  );
}

async function open(address: string) {
  window.history.replaceState(null, '', address);
  // The browser's own history, which the surroundings of a test do not have.
  const { text, store } = await renderApp(<i />);
  render(
    <Provider store={store as never}>
      <TextProvider text={text}>
        <BrandProvider brand={site}>
          <BrowserRouter>
            <SiteNavigationProvider>
              <ScrollManager />
              <Page />
              <Menu />
            </SiteNavigationProvider>
          </BrowserRouter>
        </BrandProvider>
      </TextProvider>
    </Provider>,
  );
}

beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function record(this: HTMLElement) {
    scrolled(this.id);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', origin);
});

describe('ScrollManager', () => {
  it('shows the page without scrolling for a hash that cannot be decoded', async () => {
    await open('/help#50%off');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('help');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('scrolls to the target of the hash', async () => {
    await open('/help#terms');
    expect(scrolled.mock.calls).toEqual([['terms']]);
  });

  it('does not scroll back to a hash when a dialog gives up its history entry', async () => {
    await open('/');
    act(() => void navigate('/help#terms'));
    expect(scrolled).toHaveBeenCalledTimes(1);
    window.history.pushState({ ...(window.history.state as object), liveryDialog: 'd' }, '');
    act(() => window.history.back());
    await waitFor(() => expect(window.history.state).not.toHaveProperty('liveryDialog'));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});

describe('RouteArrival', () => {
  it('leaves the focus of the first page to the browser', async () => {
    await open('/help');
    expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([document.body, '']);
  });

  it('focuses the heading of another page and announces its title', async () => {
    await open('/');
    act(() => void navigate('/promotions'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('promotions'));
    expect(screen.getByRole('status').textContent).toBe(`Promotions · ${site.identity.name}`);
  });

  it('focuses the heading of another page once the drawer that led there has closed', async () => {
    const { style } = document.documentElement;
    const fades = [token.motion.duration.normal, token.motion.ease.exit].map((name) => name.slice('var('.length, -1));
    style.setProperty(fades[0] ?? '', '0.2s');
    style.setProperty(fades[1] ?? '', 'linear');
    await open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'To promotions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('promotions'));
    for (const fade of fades) style.removeProperty(fade);
  });

  it('leaves the focus where it is when a dialog on the first page gives up its history entry', async () => {
    await open('/help');
    window.history.pushState({ ...(window.history.state as object | null), liveryDialog: 'd' }, '');
    act(() => window.history.back());
    await waitFor(() => expect(window.history.state ?? {}).not.toHaveProperty('liveryDialog'));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect([document.activeElement, screen.getByRole('status').textContent]).toEqual([document.body, '']);
  });

  it('leaves the focus where it is when only the query changes', async () => {
    await open('/');
    act(() => void navigate('/help'));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    (document.activeElement as HTMLElement).blur();
    act(() => void navigate('/help?a=1'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('RouteTitle', () => {
  it.each([
    ['/', site.voice['EN']?.seoTitle ?? site.identity.name],
    ['/login', site.voice['EN']?.seoTitle ?? site.identity.name],
    ['/rng', `Slots · ${site.identity.name}`],
    ['/helpmc', `Help centre · ${site.identity.name}`],
    ['/game', `Comet Run · ${site.identity.name}`],
  ])('names %s', async (address, title) => {
    await open(address);
    expect(document.title).toBe(title);
  });
});

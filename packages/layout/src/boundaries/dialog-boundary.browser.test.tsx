import { renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DialogHost, openDialogsOf, useDialogs } from '@livery/app-shell';
import type { Dialogs } from '@livery/app-shell';
import { useLayoutEffect } from 'react';
import { DialogBoundary } from './dialog-boundary.tsx';
import { RegionBoundary } from './region-boundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = new TypeError('Failed to fetch dynamically imported module: /shell/login.js');

function Throws({ error }: { readonly error: Error }): null {
  throw error;
}

let dialogs: Dialogs;

/** A page with a host of dialogs whose login fails. */
function Site({ error }: { readonly error: Error }) {
  const control = useDialogs();
  useLayoutEffect(() => {
    dialogs = control;
  });
  return (
    <>
      <h1>the page</h1>
      <DialogHost registry={{ loginPopupModal: () => <Throws error={error} /> }} boundary={DialogBoundary} />
    </>
  );
}

describe('DialogBoundary', () => {
  it('keeps the page when a dialog fails, shows it, and closes the dialog', async () => {
    const { store } = await renderApp(<Site error={lost} />);
    act(() => void dialogs.open('loginPopupModal'));
    expect((await screen.findByRole('alert')).textContent).toContain('A part of the page did not load');
    expect(screen.getByRole('heading', { name: 'the page' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Reload the page' })).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(openDialogsOf(store.getState())).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 3000 });
  });

  it('shows that a running game continues, and to reload when its round is over', async () => {
    await renderApp(<Site error={lost} />, { route: '/game?vassalage=NOVA&gameId=g-1' });
    act(() => void dialogs.open('loginPopupModal'));
    expect((await screen.findByRole('alert')).textContent).toContain('The game goes on. Please reload the page when your round is over.');
  });

  it('offers no reload offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp(<Site error={lost} />);
    act(() => void dialogs.open('loginPopupModal'));
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline, so this part did not load.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });
});

describe('RegionBoundary', () => {
  it('keeps the rest of the page', async () => {
    await renderApp(
      <>
        <h1>the page</h1>
        <RegionBoundary>
          <Throws error={new Error('a defect')} />
        </RegionBoundary>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on this page');
    expect(screen.getByRole('heading', { name: 'the page' })).not.toBeNull();
  });
});

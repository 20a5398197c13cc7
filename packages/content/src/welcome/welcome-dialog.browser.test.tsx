import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { brand, opened, renderApp } from '@livery/testing';
import { UiLinkProvider } from '@livery/ui-kit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WelcomeDialog } from './welcome-dialog.tsx';

afterEach(cleanup);

const closed = vi.fn();

function Page() {
  const { pathname } = useLocation();
  return (
    <SiteNavigationProvider>
      <UiLinkProvider value={SiteLink}>
        <output>{pathname}</output>
        <WelcomeDialog overlay={{ ...opened, onOpenChange: closed }} dialogId="welcome" />
      </UiLinkProvider>
    </SiteNavigationProvider>
  );
}

describe('WelcomeDialog', () => {
  it('leads to games that the brand has', async () => {
    await renderApp(<Page />, { session: 'member', brand: brand({ categories: ['FISH', 'LIVE'] }) });
    const way = await screen.findByRole('link', { name: /^Find a game/ });
    expect(way.getAttribute('href')).toBe('/fish');
    // Another tab is opened beside it.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    way.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(closed).not.toHaveBeenCalled();
    await userEvent.click(way);
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/fish'));
    expect(closed.mock.calls).toEqual([[false]]);
  });
});

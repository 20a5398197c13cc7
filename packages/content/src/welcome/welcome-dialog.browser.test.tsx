import { brand, opened, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { WelcomeDialog } from './welcome-dialog.tsx';

afterEach(cleanup);

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <WelcomeDialog overlay={opened} dialogId="welcome" />
    </>
  );
}

describe('WelcomeDialog', () => {
  it('leads to games that the brand has', async () => {
    await renderApp(<Page />, { session: 'member', brand: brand({ categories: ['FISH', 'LIVE'] }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Find a game/ }));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/fish'));
  });
});

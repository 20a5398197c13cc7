import { balance, refuse, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MemberBalance } from './member-balance.tsx';

afterEach(cleanup);

describe('MemberBalance', () => {
  it('shows that the balance did not load instead of a placeholder, and retries, keeping the focus', async () => {
    let fails = true;
    await renderApp(<MemberBalance placeholder={<p>Placeholder</p>} />, {
      session: 'member',
      answers: { balance: () => (fails ? refuse('UNKNOWN_ERROR') : balance({ available: '7.50' })) },
    });
    await screen.findByText('Not loaded', {}, { timeout: 10_000 });
    expect(screen.queryByText('Placeholder')).toBeNull();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Balance' }).textContent).toContain('₱7.50'));
    expect(screen.queryByText('Not loaded')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('₱7.50'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh the balance' }));
  });
});

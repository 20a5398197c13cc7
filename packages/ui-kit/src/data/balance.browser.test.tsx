import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Balance } from './balance.tsx';
import type { BalanceProps } from './balance.tsx';

afterEach(cleanup);

const labels = { balance: 'Balance', hidden: 'hidden', show: 'Show', hide: 'Hide', refresh: 'Refresh', refreshing: 'Refreshing', stale: 'Out of date', failed: 'Not loaded', retry: 'Try again' };
const view = (over: Partial<BalanceProps> = {}) => <Balance amount="₱10.00" labels={labels} hidden={false} onHiddenChange={() => {}} onRefresh={() => {}} {...over} />;
const announced = () => screen.getByRole('status').textContent;

describe('Balance', () => {
  it('announces nothing when the amount changes without a request', () => {
    const { rerender } = render(view());
    rerender(view({ amount: '₱25.00' }));
    expect(screen.getByRole('group', { name: 'Balance' }).textContent).toContain('Balance: ₱25.00');
    expect(announced()).toBe('');
  });

  it('announces the amount after a requested refresh', async () => {
    const answer = Promise.withResolvers<void>();
    const { rerender } = render(view({ onRefresh: () => answer.promise }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(announced()).toBe('');
    rerender(view({ amount: '₱30.00' }));
    answer.resolve();
    await waitFor(() => expect(announced()).toBe('Balance: ₱30.00'));
  });

  it('announces the new amount also where it comes in the frame after the refresh', async () => {
    const answer = Promise.withResolvers<void>();
    const { rerender } = render(view({ onRefresh: () => answer.promise }));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    answer.resolve();
    requestAnimationFrame(() => rerender(view({ amount: '₱30.00' })));
    await waitFor(() => expect(announced()).not.toBe(''));
    expect(announced()).toBe('Balance: ₱30.00');
  });

  it('keeps the focus on the button that retries, and announces the result', async () => {
    const answer = Promise.withResolvers<void>();
    const { rerender } = render(view({ amount: undefined }));
    const retry = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(announced()).toBe('Balance: Not loaded'));
    rerender(view({ amount: undefined, onRefresh: () => answer.promise }));
    await userEvent.click(retry);
    rerender(view({ amount: '₱30.00' }));
    answer.resolve();
    await waitFor(() => expect(announced()).toBe('Balance: ₱30.00'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refresh' }));
  });

  it('announces when the amount is shown or hidden', async () => {
    render(view());
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(announced()).toBe('Balance: hidden');
  });
});

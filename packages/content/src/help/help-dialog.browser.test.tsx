import { opened, refuse, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HelpDialog } from './help-dialog.tsx';

afterEach(cleanup);

const entries = [
  { id: 'deposit', title: 'How to deposit', content: '<p>Choose an amount.</p>' },
  { id: 'terms', title: 'Terms', content: '<h1>Who may play</h1>' },
];
const isOpen = (title: string) => screen.getByRole('button', { name: title }).getAttribute('aria-expanded');

describe('HelpDialog', () => {
  it('opens the requested article, with its headings below the title', async () => {
    await renderApp(<HelpDialog overlay={opened} dialogId="help" article="terms" />, { answers: { helpCenter: () => ({ entries }) } });
    expect((await screen.findByRole('heading', { name: 'Who may play' })).tagName).toBe('H4');
    expect([isOpen('How to deposit'), isOpen('Terms')]).toEqual(['false', 'true']);
    await userEvent.click(screen.getByRole('button', { name: 'How to deposit' }));
    await waitFor(() => expect(isOpen('How to deposit')).toBe('true'));
  });

  it('shows that the help centre did not load, and retries', async () => {
    let closed = true;
    await renderApp(<HelpDialog overlay={opened} dialogId="help" />, { answers: { helpCenter: () => (closed ? refuse('UNKNOWN_ERROR') : { entries }) } });
    await screen.findByText('The help centre did not load.');
    closed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Terms' })).not.toBeNull();
  });
});

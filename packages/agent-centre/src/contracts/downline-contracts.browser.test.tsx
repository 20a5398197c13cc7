import { href } from '@livery/navigation';
import { renderApp } from '@livery/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from '../test-support/agent-site.tsx';
import { contracts } from '../test-support/samples.ts';

afterEach(cleanup);

describe('contracts with downlines', () => {
  it('have the focus at the first of the last ones, whose button is gone', async () => {
    await renderApp(<AgentSite />, {
      session: 'agent',
      answers: {
        ownContract: () => ({ contract: contracts.mine, mayOffer: '15', period: 'semimonthly', effectFrom: '2026-04-01' }),
        downlineContracts: ({ before }) => (before === undefined ? { contracts: [contracts.agreed], next: contracts.agreed.id } : { contracts: [contracts.waiting], next: null }),
      },
      route: href('dividend', { query: { part: 'downline' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const last = await screen.findByRole('heading', { name: /kenji\.tan/ });
    await waitFor(() => expect(document.activeElement).toBe(last.closest('li')));
  });
});

import { href } from '@livery/navigation';
import { agentBetting, betLine, agentIncome, agentProfit, agentTransactions, profitLine, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from './test-support/agent-site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(page: 'teamBetting' | 'profitLoss' | 'myIncome' | 'teamTransactions', answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  await renderApp(<AgentSite />, { session: 'agent', answers, route: href(page, { query }) });
  return within(await screen.findByRole('dialog', { name: 'Agent centre' }));
}
const address = () => screen.getByTestId('address').textContent;

/** The texts of the files that are saved. */
function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((text) => saved.push(text));
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return saved;
}

describe('team betting', () => {
  it('shows totals and lines, narrowed by account, which stands in the address', async () => {
    const asked = vi.fn();
    const centre = await open('teamBetting', { agentBetting: (request) => (asked(request), agentBetting()) });
    await centre.findByText('rosalind8');
    expect(centre.getByText('₱2,300.00')).not.toBeNull();
    await userEvent.fill(centre.getByRole('textbox', { name: 'Account' }), ' marisol_v ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/agent/teamBetting?account=marisol_v'));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ account: 'marisol_v' }));
  });

  it('says at the field that nobody in the team has the account', async () => {
    const centre = await open('teamBetting', { agentBetting: ({ account }) => (account === undefined ? agentBetting() : refuse('VALIDATION_FAILED')) }, { account: 'stranger' });
    const field = centre.getByRole('textbox', { name: 'Account' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.clear(field);
    await centre.findByText('rosalind8');
    expect(address()).toBe('/agent/teamBetting');
  });

  it('saves every page as a file, and says when that fails', async () => {
    const saved = savedFiles();
    let broken = false;
    const centre = await open('teamBetting', { agentBetting: ({ before }) => (broken ? refuse('UNKNOWN_ERROR') : agentBetting(before === undefined ? { next: 'more' } : { lines: [betLine({ day: '2026-01-29' })], next: null })) });
    const save = await centre.findByRole('button', { name: 'Save as a file' });
    await userEvent.click(save);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.trim().split('\r\n')).toHaveLength(5);
    expect(saved[0]).toContain('"2026-01-31","marisol_v"');
    broken = true;
    await userEvent.click(save);
    await centre.findByText(/The file could not be made/);
  });
});

describe('profit and loss', () => {
  it('sorts, looks at members alone, and leads down and back', async () => {
    const asked = vi.fn();
    const path = [...agentProfit().path, { id: profitLine().id, account: 'marisol_v' }];
    const centre = await open('profitLoss', { agentProfit: (request) => (asked(request), request.of === undefined ? agentProfit() : agentProfit({ path, members: [profitLine({ account: 'datu_arwin', direct: 0 })] })) });
    await centre.findByText('rosalind8');
    expect(asked.mock.lastCall?.[0]).toMatchObject({ scope: 'branch', sort: 'profit', order: 'up' });
    await userEvent.click(centre.getByText('Alone'));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ scope: 'own' }));
    await userEvent.click(await centre.findByRole('button', { name: 'marisol_v' }));
    await centre.findByText('datu_arwin');
    expect(new URLSearchParams(address()?.split('?')[1]).get('of')).toBe(profitLine().id);
    centre.getByRole('link', { name: 'demo_agent' }).click();
    await centre.findByText('rosalind8');
  });

  it('keeps the order in the address', async () => {
    const asked = vi.fn();
    const centre = await open('profitLoss', { agentProfit: (request) => (asked(request), agentProfit()) }, { sort: 'turnover.down' });
    await centre.findByText('rosalind8');
    expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'turnover', order: 'down' });
  });
});

describe('my income', () => {
  it('shows what was paid by kind and by day, in figures and as a chart', async () => {
    const centre = await open('myIncome');
    expect(await centre.findByText('₱254.00')).not.toBeNull();
    expect(await centre.findByRole('figure', { name: /Your income by day/ })).not.toBeNull();
    expect(within(centre.getByRole('table', { name: 'Your income by day' })).getAllByRole('row')).toHaveLength(3);
  });

  it('says so where nothing was paid', async () => {
    const centre = await open('myIncome', { agentIncome: () => agentIncome({ days: [] }) });
    expect(await centre.findByText(/Nothing was paid to you/)).not.toBeNull();
  });
});

describe('transactions', () => {
  it('lists what came and went with totals, of one kind too', async () => {
    const asked = vi.fn();
    const centre = await open('teamTransactions', { agentTransactions: (request) => (asked(request), agentTransactions()) }, { kind: 'payout' });
    await centre.findByText('rosalind8');
    expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: 'payout' });
    expect(within(centre.getByRole('table', { name: 'Totals by kind' })).getAllByRole('row')).toHaveLength(2);
    expect(within(centre.getByRole('table', { name: 'Transactions of your team' })).getAllByRole('row')).toHaveLength(4);
  });
});

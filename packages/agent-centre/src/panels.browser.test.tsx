import { href } from '@livery/navigation';
import { agentBets, agentBetting, agentLink, betLine, brand, agentIncome, agentIncomeDay, agentProfit, agentTransactions, profitLine, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from './test-support/agent-site.tsx';
import { explained } from './test-support/samples.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(page: 'teamOverview' | 'registerCenter' | 'teamBetting' | 'profitLoss' | 'myIncome' | 'teamTransactions', answers: Answers = {}, query: Readonly<Record<string, string>> = {}, timeZone = 'UTC') {
  await renderApp(<AgentSite />, { session: 'agent', answers, brand: brand({ timeZone }), route: href(page, { query }) });
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

  it('is sorted by the gateway, and says what helps where there is too much to sort', async () => {
    const asked = vi.fn();
    const centre = await open('teamBetting', { agentBetting: (request) => (asked(request), agentBetting({ unsorted: request.sort === 'profit' })) });
    await centre.findByText('rosalind8');
    await userEvent.click(centre.getByRole('button', { name: 'Stakes' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'turnover' }));
    await userEvent.click(await centre.findByRole('button', { name: 'Won or lost' }));
    await centre.findByText(/Choose fewer days, or one account/);
    expect(centre.getByRole('columnheader', { name: 'Won or lost' }).getAttribute('aria-sort')).not.toMatch(/ending/);
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

describe('bets of a line', () => {
  it('show with what they come to, and lead back to the line', async () => {
    const asked = vi.fn();
    const centre = await open('teamBetting', { agentBets: (request) => (asked(request), agentBets()) });
    const [line] = await centre.findAllByRole('button', { name: 'marisol_v' });
    if (line === undefined) throw new Error('There is no line.');
    await userEvent.click(line);
    const heading = await centre.findByRole('heading', { name: 'Bets of marisol_v, 31/01/2026' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(asked.mock.lastCall?.[0]).toMatchObject({ memberId: betLine().memberId, day: '2026-01-31', vendor: 'LUM', category: 'RNG' });
    expect(within(centre.getByRole('table', { name: 'Bets' })).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(centre.getByRole('button', { name: 'Back to the bets of your team' }));
    await centre.findByText('rosalind8');
    expect(address()).toBe('/agent/teamBetting');
  });

  it('say that somebody is not in the team', async () => {
    const centre = await open('teamBetting', { agentBets: () => refuse('VALIDATION_FAILED') }, { member: betLine().memberId, day: '2026-01-31' });
    await centre.findByText('Whoever this was is not in your team.');
    await userEvent.click(centre.getByRole('button', { name: 'Back to the bets of your team' }));
    expect(await centre.findByText('rosalind8')).not.toBeNull();
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

  it('leads from what a member did alone to its bets and rewards in the same period, and from a branch down', async () => {
    const span = 'from=2026-01-01&to=2026-01-31';
    const centre = await open('profitLoss', {}, { from: '2026-01-01', to: '2026-01-31' });
    const bets = (account: string) => new Set(centre.queryAllByRole('link', { name: new RegExp(`Bets of ${account}$`) }).map((link) => link.getAttribute('href')));
    await centre.findByText('rosalind8');
    expect([bets('rosalind8'), bets('marisol_v')]).toEqual([new Set([`/agent/teamBetting?account=rosalind8&${span}`]), new Set()]);
    await userEvent.click(centre.getByText('Alone'));
    await waitFor(() => expect(bets('marisol_v').size).toBe(1));
    expect(centre.getAllByRole('link', { name: /Transactions of marisol_v$/ })[0]?.getAttribute('href')).toBe(`/agent/teamTransactions?account=marisol_v&${span}&kind=reward`);
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
    expect((await centre.findAllByText('₱254.00')).length).toBeGreaterThan(0);
    expect(await centre.findByRole('figure', { name: /Your income by day/ })).not.toBeNull();
    expect(within(centre.getByRole('table', { name: 'Your income by day' })).getAllByRole('row')).toHaveLength(4);
  });

  it('shows no chart where nothing was received', async () => {
    const { days: [day], totals } = agentIncome();
    if (day === undefined) throw new Error('There is no day.');
    const none = { received: '0.00', dividend: '0.00', daily: '0.00', hourly: '0.00', realtime: '0.00', paid: '1.11', kept: '-1.11' };
    const centre = await open('myIncome', { agentIncome: () => agentIncome({ totals: { ...totals, ...none }, days: [{ ...day, ...none }] }) });
    expect(await centre.findByRole('table', { name: 'Your income by day' })).not.toBeNull();
    expect(centre.queryByRole('figure')).toBeNull();
  });

  it('says so where nothing was paid', async () => {
    const centre = await open('myIncome', { agentIncome: () => agentIncome({ days: [] }) });
    expect(await centre.findByText(/Nothing was paid to you/)).not.toBeNull();
  });
});

describe('a figure of income', () => {
  it('leads to the settlements that it is made of, and on to the explanation', async () => {
    const asked = vi.fn();
    const centre = await open('myIncome', { agentIncomeDay: (request) => (asked(request), agentIncomeDay()), agentSettlement: () => explained });
    await userEvent.click(await centre.findByRole('link', { name: /^₱35\.00/ }));
    const heading = await centre.findByRole('heading', { name: 'Daily salary, 31/01/2026' });
    expect(document.activeElement).toBe(heading);
    expect([asked.mock.lastCall?.[0], address()]).toMatchObject([{ day: '2026-01-31', kind: 'daily' }, '/agent/myIncome?day=2026-01-31&kind=daily']);
    await userEvent.click(await centre.findByRole('button', { name: '30/01/2026' }));
    await centre.findByRole('region', { name: 'In words' });
    await userEvent.click(centre.getByRole('button', { name: 'Back to your income' }));
    await centre.findByRole('button', { name: '30/01/2026' });
    await userEvent.click(centre.getByRole('button', { name: 'Back to your income' }));
    await waitFor(() => expect(address()).toBe('/agent/myIncome'));
  });

  it('is nothing to press where nothing was paid, and days are sorted by exact amounts', async () => {
    const centre = await open('myIncome', {}, { sort: 'received.up' });
    const table = await centre.findByRole('table', { name: 'Your income by day' });
    expect(within(table).queryByRole('link', { name: /^₱0\.00/ })).toBeNull();
    expect(within(table).getAllByRole('row').slice(1).map((row) => row.firstElementChild?.textContent)).toEqual(['30/01/2026', '31/01/2026', 'Total']);
  });

  it('says exact amounts in the table of its chart', async () => {
    const line = { ...(agentIncome().days[0] as ReturnType<typeof agentIncome>['days'][number]), day: '2026-01-31', daily: '90071992547409931.07' };
    const centre = await open('myIncome', { agentIncome: () => agentIncome({ days: [line] }) });
    const figure = await centre.findByRole('figure', { name: /Your income by day/ });
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as a table' }));
    expect(within(figure).getByText('₱90,071,992,547,409,931.07')).not.toBeNull();
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

describe('a file of a panel', () => {
  it('has the days of the team overview', async () => {
    const saved = savedFiles();
    const centre = await open('teamOverview');
    await userEvent.click(await centre.findByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = saved[0]?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('"Day","Joined","Active members","Bets","Stakes"');
    expect(lines[2]).toContain('"2026-01-30","0","12","340","17500.00"');
  });

  it('has moments by the clock of the merchant', async () => {
    const saved = savedFiles();
    const centre = await open('registerCenter', { agentLinks: () => ({ links: [agentLink({ madeAt: '2026-01-10T20:00:00Z', expiresAt: '2026-01-20T20:00:00Z' })], next: null, rate: '2' }) }, {}, 'Asia/Manila');
    await userEvent.click(await centre.findByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toContain('"2026-01-11 04:00:00","2026-01-21 04:00:00"');
  });
});

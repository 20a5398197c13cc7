import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { accruedBet, agentBetting, agentContract, agentIncomeDay, agentOverview, agentProfit, agentSettlement, agentSettlements, agentTeam, refuse, renderApp, teamFigures } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from './test-support/agent-site.tsx';
import { explained } from './test-support/samples.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Page = 'dailySalary' | 'teamOverview' | 'teamManagement' | 'teamBetting' | 'profitLoss' | 'myIncome' | 'teamTransactions' | 'realTimeSalary';
type Language = 'EN' | 'AR' | 'CN';
const SPAN = { from: '2026-01-01', to: '2026-01-31' };
const span = 'from=2026-01-01&to=2026-01-31';
const realTime: Answers = {
  consolidatedSettings: () => ({ divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true }),
  ownContract: () => ({ contract: agentContract({ kind: 'realtime', side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'realtime', effectFrom: '2026-04-01T09:05Z' }),
};

async function open(page: Page, answers: Answers = {}, query: Readonly<Record<string, string>> = {}, language: Language = 'EN') {
  let back = () => {};
  function Back() {
    const navigate = useNavigate();
    back = () => void navigate(-1);
    return null;
  }
  const app = await renderApp(<><AgentSite /><Back /></>, { session: 'agent', answers, language, route: href(page, { query }) });
  return { ...app, centre: within(await screen.findByRole('dialog')), back: () => act(() => back()) };
}
const address = () => screen.getByTestId('address').textContent;

describe('a total of a team', () => {
  it('leads to the rows below, those with most of it first, and back to the order before', async () => {
    const asked = vi.fn();
    const { centre, back } = await open('teamBetting', { agentBetting: (request) => (asked(request), agentBetting()) }, SPAN);
    await userEvent.click(await centre.findByRole('link', { name: '₱2,300.00 The rows below that make it' }));
    await waitFor(() => expect(address()).toBe(`/agent/teamBetting?${span}&sort=turnover.down`));
    expect(document.activeElement).toBe(centre.getByRole('group', { name: 'Bets of your team by day' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ ...SPAN, sort: 'turnover', order: 'down' }));
    back();
    await waitFor(() => expect([address(), asked.mock.lastCall?.[0]]).toMatchObject([`/agent/teamBetting?${span}`, { sort: 'day' }]));
  });

  it('of profit and loss keeps whose team it is, and looks at branches, whose rows make it', async () => {
    const path = [...agentProfit().path, { id: '0198f5a2-0000-7000-8000-0000000000aa', account: 'marisol_v' }];
    const { centre } = await open('profitLoss', { agentProfit: () => agentProfit({ path }) }, { ...SPAN, of: path.at(-1)?.id ?? '', scope: 'own' });
    const [profit] = await centre.findAllByRole('link', { name: /The rows below that make it$/ });
    expect(profit?.getAttribute('href')).toBe(`/agent/profitLoss?${span}&of=${path.at(-1)?.id}&sort=profit.${agentProfit().totals.profit.startsWith('-') ? 'up' : 'down'}`);
    await userEvent.click(profit as HTMLElement);
    await waitFor(() => expect(address()).not.toContain('scope'));
  });

  it('of team management leads to the profit and loss of the same team', async () => {
    const id = '0198f5a2-0000-7000-8000-0000000000aa';
    const { centre } = await open('teamManagement', { agentTeam: () => agentTeam() }, { ...SPAN, of: id });
    const links = (await centre.findAllByRole('link', { name: /\d Profit and loss$/ })).map((link) => link.getAttribute('href'));
    expect(links[0]).toBe(`/agent/profitLoss?of=${id}&${span}&sort=turnover.down`);
    // Transactions are not to be had of a branch.
    expect(centre.queryByRole('link', { name: /\d Transactions$/ })).toBeNull();
  });

  it('of transactions leads to those of its kind', async () => {
    const { centre, back } = await open('teamTransactions', {}, SPAN);
    const totals = within(await centre.findByRole('table', { name: 'Totals by kind' }));
    const [first] = totals.getAllByRole('link', { name: /The rows below that make it$/ });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/agent\/teamTransactions\?from=2026-01-01&to=2026-01-31&kind=\w+$/));
    expect(document.activeElement).toBe(centre.getByRole('group', { name: 'Transactions of your team' }));
    back();
    await waitFor(() => expect(address()).toBe(`/agent/teamTransactions?${span}`));
  });

  it('of zero leads nowhere, nor does a best day without play', async () => {
    const none = teamFigures({ joined: 0, active: 0, bets: 0, turnover: '0.00', validBet: '0.00', prizes: '0.00', rebates: '0.00', activity: '0.00', profit: '0.00', fees: '0.00', deposits: '0.00', withdrawals: '0.00' });
    const { centre } = await open('teamOverview', { agentOverview: () => agentOverview({ totals: none, days: [{ day: '2026-01-30', ...none }] }) }, SPAN);
    await centre.findByText('128');
    expect(centre.queryAllByRole('link', { name: /^[₱\d.,\s+−-]*0(\.00)? / })).toEqual([]);
    // Members of the team are there all the same.
    expect(centre.getByRole('link', { name: /^128/ })).not.toBeNull();
  });

  it.each([['AR', 'الصفوف أدناه التي تكوّنه'], ['CN', '下方构成此数的各行']] as const)('says in %s where it leads', async (language, words) => {
    const { centre } = await open('teamBetting', {}, SPAN, language);
    expect((await centre.findAllByRole('link', { name: new RegExp(words) })).length).toBe(5);
  });
});

describe('a total of settlements', () => {
  it('leads to the settlements sorted by it, and what is due of other days leads nowhere', async () => {
    const asked = vi.fn();
    const { centre } = await open('dailySalary', { agentSettlements: (request) => (asked(request), agentSettlements({ settlements: [agentSettlement({ rest: '20.00', paid: '155.00', state: 'partly' })], rest: '70.00' })) }, SPAN);
    await userEvent.click(await centre.findByRole('link', { name: '₱155.00 The rows below that make it' }));
    await waitFor(() => expect([address(), asked.mock.lastCall?.[0]]).toMatchObject([`/agent/dailySalary?${span}&sort=paid.down`, { sort: 'paid', order: 'down' }]));
    await centre.findByText('₱70.00');
    expect(centre.queryByRole('link', { name: /^₱70\.00/ })).toBeNull();
  });
});

describe('profit and loss', () => {
  it('has no column of what the whole team has nothing of', async () => {
    const { centre } = await open('profitLoss', { agentProfit: () => agentProfit({ totals: { ...agentProfit().totals, activity: '0.00', fees: '0.00', rebates: '4.00' } }) }, SPAN);
    await centre.findByText('rosalind8');
    const columns = within(centre.getByRole('table')).getAllByRole('columnheader').map((header) => header.textContent);
    expect([columns.includes('Cashback'), columns.includes('Rewards'), columns.includes('Fees paid')]).toEqual([true, false, false]);
  });
});

describe('a total of income', () => {
  it('leads to the settlements of its kind in all days, to their explanation, and back to what was there', async () => {
    const asked = vi.fn();
    const { centre } = await open('myIncome', { agentIncomeDay: (request) => (asked(request), agentIncomeDay({ day: request.day, to: request.to ?? request.day })), agentSettlement: () => explained }, { ...SPAN, sort: 'received.up' });
    const [total] = await centre.findAllByRole('link', { name: /Daily salary, 01\/01\/2026 to 31\/01\/2026$/ });
    await userEvent.click(total as HTMLElement);
    await centre.findByRole('heading', { name: 'Daily salary, 01/01/2026 to 31/01/2026' });
    expect([asked.mock.lastCall?.[0], address()]).toMatchObject([{ day: SPAN.from, to: SPAN.to, kind: 'daily' }, `/agent/myIncome?${span}&sort=received.up&kind=daily`]);
    await userEvent.click(await centre.findByRole('button', { name: '30/01/2026' }));
    await centre.findByRole('region', { name: 'In words' });
    await userEvent.click(centre.getByRole('button', { name: 'Back to your income' }));
    await centre.findByRole('button', { name: '30/01/2026' });
    await userEvent.click(centre.getByRole('button', { name: 'Back to your income' }));
    await waitFor(() => expect(address()).toBe(`/agent/myIncome?${span}&sort=received.up`));
  });

  it('puts the days that it is of into the address, and takes them out again on the way back', async () => {
    const { centre } = await open('myIncome');
    const [kept] = await centre.findAllByRole('link', { name: /Kept, / });
    await userEvent.click(kept as HTMLElement);
    await centre.findByRole('heading', { name: /^Kept, / });
    expect(address()).toMatch(/^\/agent\/myIncome\?from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&kind=kept$/);
    await userEvent.click(centre.getByRole('button', { name: 'Back to your income' }));
    await waitFor(() => expect(address()).toBe('/agent/myIncome'));
  });

  it('leads from what was received and kept of a day to both sides of it', async () => {
    const { centre } = await open('myIncome');
    const table = within(await centre.findByRole('table', { name: 'Your income by day' }));
    const links = table.getAllByRole('link', { name: /(Received|Kept), 31\/01\/2026$/ }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(['received', 'kept'].map((kind) => `/agent/myIncome?day=2026-01-31&kind=${kind}`));
  });
});

describe('what a real-time salary has accrued', () => {
  it('leads from each figure to its bets, as they stand, and back', async () => {
    let bets = [accruedBet(), accruedBet({ id: '0198f5a2-0000-7000-8000-0000000000ff', type: 'void', turnover: '-2500.00', share: '-12.50', own: '-7.50' })];
    const { centre, store } = await open('realTimeSalary', { ...realTime, agentRealTimeBets: () => ({ bets, next: null }) });
    const links = await centre.findAllByRole('link', { name: /Bets since the last posting$/ });
    expect(links.map((link) => link.textContent.split(' ')[0])).toEqual(['₱7.50', '₱12.50', '₱5.00', '1']);
    await userEvent.click(links[0] as HTMLElement);
    const heading = await centre.findByRole('heading', { name: 'Bets since the last posting' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(address()).toBe('/agent/realTimeSalary?accrued=bets');
    const table = within(await centre.findByRole('table', { name: 'Bets' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
    expect([table.getAllByText('rosalind8').length, table.getAllByText('Taken back').length]).toEqual([2, 1]);
    // What the push connection does when the bets were posted.
    bets = [];
    store.dispatch(api.util.invalidateTags(['Records']));
    await centre.findByText('No bet has accrued since the last posting.');
    await userEvent.click(centre.getByRole('button', { name: 'Back to the salary' }));
    await waitFor(() => expect(address()).toBe('/agent/realTimeSalary'));
    await centre.findByRole('heading', { name: 'Since the last posting' });
  });

  it('follows what accrues, in figures and bets', async () => {
    let gross = '12.50';
    const { centre, store } = await open('realTimeSalary', { ...realTime, agentRealTime: () => ({ percent: '0.5', since: null, nextAt: '2026-03-01T14:10:00Z', gross, passedOn: '0.00', net: gross, bets: 1 }) }, { accrued: 'bets' });
    await waitFor(() => expect(centre.getByText('Accrued to you').nextElementSibling?.textContent).toBe('₱12.50'));
    gross = '20.00';
    // What the push connection does upon `accruing`.
    store.dispatch(api.util.invalidateTags([{ type: 'Records', id: 'accrued' }]));
    await waitFor(() => expect(centre.getByText('Accrued to you').nextElementSibling?.textContent).toBe('₱20.00'));
  });

  it('leads nowhere where nothing accrued, and says so where its bets do not load', async () => {
    const nothing = { percent: '0.5', since: null, nextAt: '2026-03-01T14:10:00Z', gross: '0.00', passedOn: '0.00', net: '0.00', bets: 0 };
    const { centre } = await open('realTimeSalary', { ...realTime, agentRealTime: () => nothing, agentRealTimeBets: () => refuse('UNKNOWN_ERROR') });
    await waitFor(() => expect(centre.getByText('Accrued to you').nextElementSibling?.textContent).toBe('₱0.00'));
    expect(centre.queryByRole('link', { name: /Bets since the last posting$/ })).toBeNull();
    cleanup();
    const { centre: opened } = await open('realTimeSalary', { ...realTime, agentRealTimeBets: () => refuse('UNKNOWN_ERROR') }, { accrued: 'bets' });
    expect((await opened.findByRole('alert')).textContent).toContain('The bets did not load.');
  });

  it.each([['AR', 'الرهانات منذ آخر قيد'], ['CN', '自上次发放以来的投注']] as const)('lists its bets in %s', async (language, title) => {
    const { centre } = await open('realTimeSalary', realTime, { accrued: 'bets' }, language);
    await centre.findByRole('heading', { name: title });
    expect(await centre.findByText('rosalind8')).not.toBeNull();
  });
});

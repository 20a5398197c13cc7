import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { agentContract, agentSettlement, agentSettlements, memberInfo, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from '../test-support/agent-site.tsx';
import { contracts, settlements, simulation } from '../test-support/samples.ts';
import { contractApi, REFETCHED_PAGES } from './api.ts';
import type { Change, Processed } from './types.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const own = (contract: Processed['contract'], mayOffer: string | null = '15') => () => ({ contract, mayOffer, period: 'semimonthly' as const, effectFrom: '2026-04-01' });
const allOn = () => ({ divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true });
const CONFIRM = 'c'.repeat(43);
const done: Processed = { outcome: 'done', contract: contracts.mine, affected: [], confirm: null };
const affected = [{ upline: 'marisol_v', downline: 'datu_arwin', percent: '12', most: '10', above: '2' }];

async function open(answers: Answers = {}, query: Readonly<Record<string, string>> = {}, page: 'dividend' | 'dailySalary' | 'realTimeSalary' = 'dividend') {
  const app = await renderApp(<AgentSite />, { session: 'agent', answers: { agentSettlements: () => agentSettlements({ settlements: [], rest: '0.00' }), ownContract: own(contracts.mine), ...answers }, route: href(page, { query }) });
  return { ...app, centre: within(await screen.findByRole('dialog', { name: 'Agent centre' })) };
}
/** Answers with one after the other, and keeps what was asked. */
function answering(...answers: readonly Processed[]) {
  const asked: Change[] = [];
  const left = [...answers];
  return { asked, answer: (request: Change) => (asked.push(request), left.shift() ?? done) };
}
const address = () => screen.getByTestId('address').textContent;
const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));

describe('the panels of contracts', () => {
  it('stand in the menu where the merchant has their kind alone', async () => {
    const { centre } = await open({ consolidatedSettings: () => ({ divtypereq: true, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: true }) });
    await centre.findByRole('link', { name: 'Real-time salary' });
    expect([centre.queryByRole('link', { name: 'Dividend' }), centre.queryByRole('link', { name: 'Daily salary' }), centre.queryByRole('link', { name: 'Hourly salary' })].map((link) => link !== null)).toEqual([true, false, false]);
  });

  it('lead on from the address of a kind that the merchant does not have, once it is known who asks', async () => {
    const { store } = await open({ consolidatedSettings: () => ({ divtypereq: false, dailysalreqtype: true, contracthoursalreq: false, realtimesalreqtype: false }), memberInfo: () => memberInfo({ type: 1 }) });
    await act(() => store.dispatch(sessionApi.endpoints.memberInfo.initiate()));
    await waitFor(() => expect(address()).not.toBe('/agent/dividend'));
  });

  it('say the terms in whole sentences, to each side its own', async () => {
    const { centre } = await open({ downlineContracts: () => ({ contracts: [contracts.agreed], next: null }) });
    await centre.findByText('You are paid 10 % of what your team lost in each half month in which at least 5 members were active, players lost ₱50,000.00 or more, and stakes came to ₱500,000.00 or more.');
    await userEvent.click(centre.getByRole('tab', { name: 'To your downlines' }));
    await centre.findByText('You pay marisol_v 5 % of what its team lost in each half month.');
    expect(address()).toBe('/agent/dividend?part=downline');
  });
});

describe('what becomes of a contract', () => {
  it('is accepted upon the revision that was shown, and shows at once', async () => {
    const { asked, answer } = answering();
    let shown = contracts.offeredToMe;
    const { centre } = await open({ ownContract: () => own(shown, null)(), processDividend: (request) => ((shown = contracts.mine), answer(request)) });
    await userEvent.click(await centre.findByRole('button', { name: 'Accept' }));
    await userEvent.click((await dialog('Accept the contract with de•••nt?')).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(asked).toEqual([{ action: 'accept', contractId: contracts.mine.id, revision: 2 }]));
    await waitFor(() => expect(centre.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(centre.getByText('Agreed')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2, name: 'Dividend' })));
  });

  it('ends others only after each was named, and upon exactly what was shown', async () => {
    const { asked, answer } = answering({ outcome: 'confirm', contract: contracts.mine, affected, confirm: CONFIRM });
    const { centre } = await open({ processDividend: answer });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = await dialog('End the contract with de•••nt?');
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    const list = within(await question.findByRole('list', { name: 'Contracts that end' }));
    expect(list.getByText('marisol_v and datu_arwin')).not.toBeNull();
    expect(list.getByText('12 % is 2 % above the 10 % that is left to give.')).not.toBeNull();
    expect(question.getByRole('alert').textContent).toBe('1 contract below ends with it, since there is no rate left to pay it from:');
    await userEvent.dblClick(question.getByRole('button', { name: 'End them, and go on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const known = { action: 'terminate', contractId: contracts.mine.id, revision: 2 };
    expect(asked).toEqual([known, { ...known, confirm: CONFIRM }]);
  });

  it('names each of those that end, however many', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ upline: 'marisol_v', downline: `agent_${index}`, percent: '12', most: '10', above: '2' }));
    const { answer } = answering({ outcome: 'confirm', contract: contracts.mine, affected: many, confirm: CONFIRM });
    const { centre } = await open({ processDividend: answer });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = await dialog(/^End the contract/);
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    const list = within(await question.findByRole('list', { name: 'Contracts that end' }));
    expect(list.getAllByRole('listitem')).toHaveLength(120);
    expect(list.getByText('marisol_v and agent_119')).not.toBeNull();
  });

  it('keeps its dialog until the answer is there, so that it is seen', async () => {
    let answer: (processed: Processed) => void = () => {};
    const { centre } = await open({ processDividend: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = await dialog('End the contract with de•••nt?');
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    const cancel = question.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('true'));
    cancel.click();
    question.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 600));
    act(() => answer({ outcome: 'confirm', contract: contracts.mine, affected, confirm: CONFIRM }));
    await question.findByRole('list', { name: 'Contracts that end' });
    await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says that somebody else was first, does nothing, and shows what stands now', async () => {
    const fetched = vi.fn();
    const { answer } = answering({ outcome: 'changed', contract: contracts.mine, affected: [], confirm: null });
    const { centre } = await open({ ownContract: () => (fetched(), own(contracts.mine)()), processDividend: answer });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    await userEvent.click((await dialog(/^End the contract/)).getByRole('button', { name: 'End the contract' }));
    await centre.findByText(/The contract was changed meanwhile/);
    await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(1));
  });

  it('asks once, and keeps its notice, when the answer and the refetch have a higher revision', async () => {
    let shown = contracts.mine;
    const newer = { ...contracts.mine, revision: 9 };
    const { answer } = answering({ outcome: 'changed', contract: newer, affected: [], confirm: null });
    const { centre } = await open({ ownContract: () => own(shown)(), processDividend: (request) => ((shown = newer), answer(request)) });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    await userEvent.click((await dialog(/^End the contract/)).getByRole('button', { name: 'End the contract' }));
    await centre.findByText(/The contract was changed meanwhile/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(centre.getByRole('button', { name: 'End the contract' }));
    await dialog(/^End the contract/);
    expect(screen.queryByText(/The contract was changed meanwhile/)).toBeNull();
  });

  it('is asked upon what was shown when a push brings another revision behind the dialog', async () => {
    const { asked, answer } = answering();
    let shown = contracts.mine;
    const fetched = vi.fn();
    const { centre, store } = await open({ ownContract: () => (fetched(shown.revision), own(shown)()), processDividend: answer });
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = await dialog(/^End the contract/);
    shown = { ...contracts.mine, revision: 9 };
    store.dispatch(api.util.invalidateTags(['Records']));
    await waitFor(() => expect(fetched).toHaveBeenLastCalledWith(9));
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    await waitFor(() => expect(asked).toMatchObject([{ revision: 2 }]));
  });

  it('says in the dialog why an acceptance is refused', async () => {
    const { centre } = await open({ ownContract: own(contracts.offeredToMe, null), processDividend: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'rows.0.percent', rule: 'invalid' }] }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Accept' }));
    const question = await dialog(/^Accept/);
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    expect(await question.findByText(/can no longer give this rate/)).not.toBeNull();
  });

  it('comes without a reload when the push connection says so', async () => {
    let shown = contracts.offeredToMe;
    const { centre, store } = await open({ ownContract: () => own(shown, null)() });
    await centre.findByRole('button', { name: 'Accept' });
    shown = contracts.mine;
    // What the push connection does upon `agentContract` and `accrual`.
    store.dispatch(api.util.invalidateTags(['Records']));
    expect(await centre.findByText('Agreed')).not.toBeNull();
  });
});

describe('a list of contracts', () => {
  it.each([
    [REFETCHED_PAGES, REFETCHED_PAGES, REFETCHED_PAGES],
    [REFETCHED_PAGES + 1, 0, REFETCHED_PAGES + 1],
  ])('of %i parts fetches %i of them again for a pushed event, and %i for a change by its reader', async (parts, pushed, changed) => {
    const asked = vi.fn();
    const { store } = await open({ downlineContracts: (request) => (asked(request), { contracts: [contracts.agreed], next: contracts.agreed.id }), processDividend: answering().answer });
    const reading = store.dispatch(contractApi.endpoints.downlineContracts.initiate({ kind: 'dividend' }));
    await reading;
    for (let part = 1; part < parts; part += 1) await store.dispatch(contractApi.endpoints.downlineContracts.initiate({ kind: 'dividend' }, { direction: 'forward', subscribe: false }));
    expect(asked).toHaveBeenCalledTimes(parts);
    asked.mockClear();
    store.dispatch(api.util.invalidateTags(['Records']));
    await waitFor(() => expect(asked.mock.calls.length >= pushed && store.dispatch(api.util.getRunningQueriesThunk())).toEqual([]));
    expect(asked).toHaveBeenCalledTimes(pushed);
    asked.mockClear();
    await act(async () => void (await store.dispatch(contractApi.endpoints.processDividend.initiate({ action: 'accept', contractId: contracts.agreed.id, revision: 1 } as never))));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(changed));
    reading.unsubscribe();
  });
});

describe('an offer', () => {
  const downlines = { downlineContracts: () => ({ contracts: [contracts.agreed], next: null }) };

  it('says at each field what is wrong, and nothing is sent', async () => {
    const { asked, answer } = answering();
    const { centre } = await open({ ...downlines, processDividend: answer }, { part: 'downline', offer: '' });
    await userEvent.click(await centre.findByRole('button', { name: 'Make the offer' }));
    const account = centre.getByRole('textbox', { name: /^Account of the agent/ });
    await waitFor(() => expect(document.activeElement).toBe(account));
    await userEvent.fill(account, 'kenji.tan');
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    const rate = centre.getByRole('textbox', { name: /^Rate in per cent/ });
    await waitFor(() => expect(document.activeElement).toBe(rate));
    await userEvent.fill(rate, '16');
    await centre.findByText('You may offer at most 15 %: your own rate.');
    expect(asked).toEqual([]);
  });

  it('begins with what stands, is made upon its revision, and names first what it will end', async () => {
    const { asked, answer } = answering({ outcome: 'confirm', contract: contracts.agreed, affected, confirm: CONFIRM });
    const { centre } = await open({ ...downlines, processDividend: answer }, { part: 'downline', offer: 'marisol_v' });
    const second = within(await centre.findByRole('group', { name: 'Row 2' }));
    await userEvent.fill(second.getByRole('textbox', { name: /^Rate in per cent/ }), '9.5');
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    const question = await dialog('Contracts below marisol_v will end');
    await userEvent.click(question.getByRole('button', { name: 'Offer it all the same' }));
    await waitFor(() => expect(address()).toBe('/agent/dividend?part=downline'));
    const [first, confirmed] = asked;
    expect(first).toMatchObject({ action: 'offer', account: 'marisol_v', revision: 2, rows: [{ percent: '5' }, { percent: '9.5', activeMembers: 5, loss: '50000.00' }] });
    expect(confirmed).toEqual({ ...first, confirm: CONFIRM });
  });

  it('shows what stands now where another was first, and is made upon that the next time', async () => {
    const { asked, answer } = answering({ outcome: 'changed', contract: { ...contracts.agreed, revision: 7 }, affected: [], confirm: null });
    const { centre } = await open({ ...downlines, processDividend: answer }, { part: 'downline', offer: 'marisol_v' });
    await userEvent.click(await centre.findByRole('button', { name: 'Make the offer' }));
    await centre.findByText(/so nothing was offered/);
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await waitFor(() => expect(asked.map((change) => 'revision' in change && change.revision)).toEqual([2, 7]));
  });

  it('is never sent upon another revision than its rows were written upon, until the agent begins from that', async () => {
    const { asked, answer } = answering({ outcome: 'changed', contract: { ...contracts.agreed, revision: 3 }, affected: [], confirm: null });
    let shown = contracts.agreed;
    const { centre, store } = await open({ downlineContracts: () => ({ contracts: [shown], next: null }), processDividend: answer }, { part: 'downline', offer: 'marisol_v' });
    await centre.findByRole('group', { name: 'Row 2' });
    const [first] = contracts.agreed.newest.rows;
    if (first === undefined) throw new Error('no rows');
    const version = { ...contracts.agreed.newest, rows: [{ ...first, percent: '7' }] };
    shown = { ...contracts.agreed, revision: 4, standing: version, newest: version };
    store.dispatch(api.util.invalidateTags(['Records']));
    await centre.findByText(/your rows were written upon what stood before/);
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await waitFor(() => expect(asked).toMatchObject([{ revision: 2, rows: [{ percent: '5' }, { percent: '10' }] }]));
    await userEvent.click(await centre.findByRole('button', { name: 'Begin from what stands now' }));
    const rate = centre.getByRole('textbox', { name: /^Rate in per cent/ });
    await waitFor(() => expect(document.activeElement).toBe(rate));
    expect(centre.queryByRole('button', { name: 'Begin from what stands now' })).toBeNull();
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await waitFor(() => expect(asked[1]).toMatchObject({ revision: 4, rows: [{ percent: '7' }] }));
  });

  it('is made upon what stands, in whatever letters the account is typed', async () => {
    const { asked, answer } = answering({ outcome: 'changed', contract: { ...contracts.waiting, revision: 6 }, affected: [], confirm: null });
    const { centre } = await open({ ...downlines, processDividend: answer }, { part: 'downline', offer: '' });
    const account = await centre.findByRole('textbox', { name: /^Account of the agent/ });
    await userEvent.fill(account, 'Kenji.Tan');
    await userEvent.fill(centre.getByRole('textbox', { name: /^Rate in per cent/ }), '5');
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await centre.findByText(/so nothing was offered/);
    await userEvent.fill(account, 'Marisol_V');
    expect(centre.queryByText(/so nothing was offered/)).toBeNull();
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await waitFor(() => expect(asked).toMatchObject([{ account: 'Kenji.Tan', revision: 0 }, { account: 'Marisol_V', revision: 2 }]));
  });

  it('says that a later part of the contracts did not load, and goes on from there', async () => {
    let fails = true;
    const asked = vi.fn();
    const { centre } = await open({ downlineContracts: ({ before, limit }) => (asked(limit), before === undefined ? { contracts: [contracts.waiting], next: contracts.waiting.id } : fails ? refuse('UNKNOWN_ERROR') : { contracts: [contracts.agreed], next: null }) }, { part: 'downline', offer: 'marisol_v' });
    const again = await centre.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(asked).toHaveBeenCalledWith(50);
    fails = false;
    await userEvent.click(again);
    await centre.findByRole('group', { name: 'Row 2' });
  });

  it('says at the account that nobody directly below has it', async () => {
    const { centre } = await open({ ...downlines, processDividend: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'account', rule: 'invalid' }] }) }, { part: 'downline', offer: '' });
    await userEvent.fill(await centre.findByRole('textbox', { name: /^Account of the agent/ }), 'nobody');
    await userEvent.fill(centre.getByRole('textbox', { name: /^Rate in per cent/ }), '5');
    await userEvent.click(centre.getByRole('button', { name: 'Make the offer' }));
    await centre.findByText('No agent directly below you has this account.');
    expect(document.activeElement).toBe(centre.getByRole('textbox', { name: /^Account of the agent/ }));
  });

  it('is tried on real figures before, and asks to be tried again once it differs', async () => {
    const tried = vi.fn();
    const { centre } = await open({ ...downlines, simulateContract: (request) => (tried(request), simulation) }, { part: 'downline', offer: 'marisol_v' });
    await userEvent.click(await centre.findByRole('button', { name: 'Try it on the last periods' }));
    await centre.findByText('marisol_v would have been paid ₱27,100.48 for 6 periods.');
    expect(centre.getByText('You would have lost in 1 period')).not.toBeNull();
    expect(await centre.findByRole('figure', { name: /What would have been paid by period/ })).not.toBeNull();
    expect(tried.mock.calls).toMatchObject([[{ kind: 'dividend', account: 'marisol_v', rows: [{ percent: '5' }, { percent: '10' }] }]]);
    await userEvent.click(within(centre.getByRole('group', { name: 'Row 2' })).getByRole('button', { name: 'Remove row 2' }));
    await centre.findByText(/You changed something since/);
  });

  it('is tried anew each time, and what is wrong with the account is said at the account', async () => {
    let refused = false;
    const tried = vi.fn();
    const { centre } = await open({ ...downlines, simulateContract: () => (tried(), refused ? refuse('VALIDATION_FAILED', { fields: [{ field: 'account', rule: 'invalid' }] }) : simulation) }, { part: 'downline', offer: '' });
    const account = await centre.findByRole('textbox', { name: /^Account of the agent/ });
    await userEvent.fill(account, 'marisol_v');
    await userEvent.fill(centre.getByRole('textbox', { name: /^Rate in per cent/ }), '5');
    await userEvent.click(centre.getByRole('button', { name: 'Try it on the last periods' }));
    await centre.findByText('You would have lost in 1 period');
    await userEvent.click(centre.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tried).toHaveBeenCalledTimes(2));
    refused = true;
    await waitFor(() => expect(centre.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).not.toBe('true'));
    await userEvent.click(centre.getByRole('button', { name: 'Try again' }));
    await centre.findByText('No agent directly below you has this account.');
    expect(document.activeElement).toBe(account);
    expect(centre.queryByText('The figures did not load.')).toBeNull();
  });

  it('says that all of it comes from the wallet of an agent that no agent pays', async () => {
    const top = { ...simulation, lossPeriods: 0, periods: simulation.periods.map((period) => ({ ...period, left: null, loses: false })) };
    const { centre } = await open({ ...downlines, simulateContract: () => top }, { part: 'downline', offer: 'marisol_v' });
    await userEvent.click(await centre.findByRole('button', { name: 'Try it on the last periods' }));
    await centre.findByText('No agent pays you by such a contract: all of it would have come from your wallet.');
    expect(centre.queryByText(/no more than you got/)).toBeNull();
  });

  it('has one rate alone for a real-time salary', async () => {
    const { centre } = await open({ ownContract: () => ({ contract: null, mayOffer: '3', period: 'realtime', effectFrom: '2026-04-01T09:05Z' }), consolidatedSettings: allOn }, { part: 'downline', offer: '' }, 'realTimeSalary');
    await centre.findByRole('textbox', { name: /^Rate in per cent/ });
    expect([centre.queryByRole('textbox', { name: 'Active members' }), centre.queryByRole('button', { name: 'Add a row' })]).toEqual([null, null]);
  });
});

describe('settlements', () => {
  it('show what is still due, debts and what is held, and lead to their explanation and back', async () => {
    const { centre } = await open({ agentSettlements: () => agentSettlements({ settlements, rest: '7250.40' }) });
    const table = within(await centre.findByRole('table', { name: 'What you were paid' }));
    expect(table.getByText('Partly received').parentElement?.textContent).toContain('₱5,250.40');
    expect(table.getByText('₱17,000.00 more owed to downlines')).not.toBeNull();
    expect(table.getByText('Held')).not.toBeNull();
    await userEvent.click(table.getByRole('button', { name: '16/02/2026 to 28/02/2026' }));
    const heading = await centre.findByRole('heading', { name: /^(Dividend|Daily salary), 30\/01\/2026$/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await userEvent.click(centre.getByRole('button', { name: 'Back to the settlements' }));
    await centre.findByRole('table', { name: 'What you were paid' });
    expect(address()).toBe('/agent/dividend');
  });

  it('of which nothing was received yet say so', async () => {
    const { centre } = await open({ agentSettlements: () => agentSettlements({ settlements: [agentSettlement({ kind: 'dividend', paid: '0.00', rest: '175.00', state: 'partly' })], rest: '175.00' }) });
    await centre.findByText('Not received yet');
    expect(centre.queryByText('Partly received')).toBeNull();
  });

  it('of real-time salaries say of when their figures are where newer ones did not load', async () => {
    let fails = false;
    const { centre, store } = await open({ consolidatedSettings: allOn, agentRealTime: () => (fails ? refuse('UNKNOWN_ERROR') : { percent: '0.5', since: null, nextAt: '2026-03-01T14:10:00Z', gross: '10.00', passedOn: '2.50', net: '7.50', bets: 12 }), ownContract: () => ({ contract: agentContract({ kind: 'realtime', side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'realtime', effectFrom: '2026-04-01T09:05Z' }) }, {}, 'realTimeSalary');
    await waitFor(() => expect(within(centre.getByRole('region', { name: 'Since the last posting' })).getByText('Left to you').nextElementSibling?.textContent).toMatch(/^₱7\.50/));
    fails = true;
    store.dispatch(api.util.invalidateTags(['Records']));
    await centre.findByText(/^The newest figures did not load. These are of /, {}, { timeout: 5000 });
    expect(centre.getByText('₱7.50')).not.toBeNull();
  });

  it('are of the days of the address, sorted by the gateway, with their totals and what is due of other days', async () => {
    const asked = vi.fn();
    const { centre } = await open({ agentSettlements: (request) => (asked(request), agentSettlements({ settlements: settlements.slice(0, 2), rest: '7250.40' })) }, { from: '2026-02-01', to: '2026-03-31' });
    const table = within(await centre.findByRole('table', { name: 'What you were paid' }));
    expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: 'dividend', side: 'received', from: '2026-02-01', to: '2026-03-31', sort: 'period', order: 'down' });
    const figure = (name: string) => centre.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent.split(' ')[0];
    expect([figure('Still due to you'), figure('It comes to'), figure('Paid'), figure('Settlements')]).toEqual(['₱7,250.40', '₱24,250.40', '₱19,000.00', '2']);
    expect(centre.getByText('₱2,000.00 of what is still due is of other days than those chosen.')).not.toBeNull();
    await userEvent.click(table.getByRole('button', { name: 'It comes to' }));
    await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'gross' }));
    expect(address()).toContain('sort=gross.');
  });

  it('of a kind that was switched off stay as long as something of it is not settled', async () => {
    const off = () => ({ divtypereq: false, dailysalreqtype: true, contracthoursalreq: false, realtimesalreqtype: false });
    const { centre } = await open({ consolidatedSettings: off, agentUnsettled: () => ({ kinds: ['dividend'] }), ownContract: () => refuse('FUNCTION_DISABLED'), agentSettlements: () => agentSettlements({ settlements }) });
    await centre.findByText(/What is still due stays here until all of it is settled/);
    await centre.findByRole('link', { name: 'Dividend' });
    expect(within(await centre.findByRole('table', { name: 'What you were paid' })).getByText('Partly received')).not.toBeNull();
    expect([address(), centre.queryByRole('link', { name: 'Hourly salary' })]).toEqual(['/agent/dividend', null]);
  });

  it('of real-time salaries are postings, with what has accrued since', async () => {
    const { centre } = await open({ consolidatedSettings: allOn, ownContract: () => ({ contract: agentContract({ kind: 'realtime', side: 'downline', partner: 'de•••nt' }), mayOffer: '1', period: 'realtime', effectFrom: '2026-04-01T09:05Z' }), agentSettlements: () => agentSettlements({ settlements: [agentSettlement({ kind: 'realtime', from: '2026-03-01T14:05Z', to: '2026-03-01T14:05Z' })], rest: '0.00' }) }, {}, 'realTimeSalary');
    await centre.findByRole('heading', { name: 'Postings' });
    await waitFor(() => expect(within(centre.getByRole('region', { name: 'Since the last posting' })).getByText('Left to you').nextElementSibling?.textContent).toMatch(/^₱7\.50/));
  });
});

import { api } from '@livery/api-sdk';
import { openDialogsOf } from '@livery/app-shell';
import { href, routeTable } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { agentLink, agentOverview, agentTeam, brand, memberInfo, refuse, renderApp, teamMember } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pages } from './pages.ts';
import { AgentSite } from './test-support/agent-site.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(page: 'announcement' | 'teamOverview' | 'registerCenter' | 'teamManagement', answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  await renderApp(<AgentSite />, { session: 'agent', answers, route: href(page, { query }) });
  return within(await screen.findByRole('dialog', { name: 'Agent centre' }));
}
const address = () => screen.getByTestId('address').textContent;

describe('AgentCentre', () => {
  it('has a panel for each of its addresses but that of the menu, all for agents alone', () => {
    const own = Object.entries(routeTable).filter(([, entry]) => 'centre' in entry && entry.centre === 'agent');
    expect(own.map(([id]) => id).filter((id) => id !== 'agentCentre').toSorted()).toEqual(pages.map(({ key }) => key).toSorted());
    expect(new Set(own.map(([, { guard }]) => guard))).toEqual(new Set(['openAgentCentre']));
  });

  it('is closed to players', async () => {
    await renderApp(<AgentSite />, { session: 'member', route: href('teamOverview') });
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog', { name: 'Agent centre' })).toBeNull();
  });
});

describe('a panel that the merchant has switched off', () => {
  it('is answered by the first panel at its own address, and a warning', async () => {
    const { store } = await renderApp(<AgentSite />, { session: 'agent', brand: brand({ features: { agentPolicy: false } }), route: href('teamOverview'), answers: { memberInfo: () => memberInfo({ type: 1 }) } });
    await act(() => store.dispatch(sessionApi.endpoints.memberInfo.initiate()));
    await waitFor(() => expect(address()).toBe('/agent/announcement'));
    expect(openDialogsOf(store.getState()).map(({ props }) => 'body' in props && props.body)).toEqual([{ ns: 'errors', key: 'operation.notEnabled' }]);
  });
});

describe('team overview', () => {
  it('shows what the team is and did, by day too, in the period that is chosen', async () => {
    const asked = vi.fn();
    const centre = await open('teamOverview', { agentOverview: (request) => (asked(request), agentOverview()) });
    await centre.findByText('128');
    expect(centre.getByText('₱42,500.00')).not.toBeNull();
    expect(await centre.findByRole('figure', { name: /Stakes of your team by day/ })).not.toBeNull();
    await userEvent.click(centre.getByRole('button', { name: /Calendar|Period/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(asked.mock.calls).toHaveLength(2));
    const [{ from, to }] = asked.mock.lastCall as [{ readonly from: string; readonly to: string }];
    expect([address(), from.slice(8)]).toEqual([`/agent/teamOverview?from=${from}&to=${to}`, '01']);
  });

  it('leads from each figure to what is behind it, in the same period', async () => {
    const centre = await open('teamOverview', {}, { from: '2026-01-01', to: '2026-01-31' });
    await centre.findByText('128');
    const figure = (name: RegExp) => centre.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    const span = 'from=2026-01-01&to=2026-01-31';
    expect(figure(/\d Team betting$/)).toEqual(['turnover', 'validBet', 'prizes', 'bets'].map((column) => `/agent/teamBetting?${span}&sort=${column}.down`));
    // Of a loss the largest loss comes first.
    expect(figure(/[\d.]+ Profit and loss$/)).toEqual(['rebates.down', 'activity.down', 'profit.up', 'fees.down'].map((sort) => `/agent/profitLoss?${span}&sort=${sort}`));
    expect(figure(/^12 Bets of your team/)).toEqual(['/agent/teamBetting?from=2026-01-30&to=2026-01-30&sort=turnover.down']);
    expect(figure(/\d Transactions$/)).toEqual([`/agent/teamTransactions?${span}&kind=deposit`, `/agent/teamTransactions?${span}&kind=payout`]);
  });

  it('keeps what it showed when it cannot be fetched anew, and says so', async () => {
    let broken = false;
    const { store } = await renderApp(<AgentSite />, { session: 'agent', answers: { agentOverview: () => (broken ? refuse('UNKNOWN_ERROR') : agentOverview()) }, route: href('teamOverview') });
    await screen.findByText('128');
    broken = true;
    store.dispatch(api.util.invalidateTags(['Member']));
    await screen.findByText('The overview of your team did not load.');
    expect(screen.getByText('128')).not.toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The overview of your team did not load.')).toBeNull());
  });

  it('leads to opening accounts where there is no team', async () => {
    const centre = await open('teamOverview', { agentOverview: () => agentOverview({ members: 0, direct: 0, days: [] }) });
    await centre.findByText('You have no team yet.');
    expect(centre.getAllByRole('link', { name: 'Open accounts' }).map((link) => link.getAttribute('href'))).toContain('/agent/registerCenter');
  });
});

describe('opening accounts', () => {
  it('makes a link with a rate up to the own one, and says at the field what is wrong', async () => {
    const made = vi.fn();
    const centre = await open('registerCenter', { agentLinkMake: (request) => (made(request), { link: agentLink() }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Make the link' }));
    const rate = centre.getByRole('textbox', { name: /^Rate in per cent/ });
    await waitFor(() => expect(document.activeElement).toBe(rate));
    expect(rate.getAttribute('aria-invalid')).toBe('true');
    await userEvent.fill(rate, '2.5');
    await userEvent.click(centre.getByRole('button', { name: 'Make the link' }));
    expect(made).not.toHaveBeenCalled();
    await userEvent.fill(rate, '1,5');
    await userEvent.fill(centre.getByRole('textbox', { name: /^How often/ }), '3');
    await userEvent.click(centre.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(made.mock.calls).toEqual([[{ rate: '1.5', type: 0, note: '', days: null, mostUses: 3 }]]));
  });

  it('copies a link, shows its QR code, and ends it once that is confirmed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const ended = vi.fn();
    const centre = await open('registerCenter', { agentLinkEnd: (request) => (ended(request), { link: agentLink({ state: 'ended' }) }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Copy the link K7QM2XDRT4' }));
    await waitFor(() => expect(write.mock.calls).toEqual([[`${location.origin}/register?affiliateCode=K7QM2XDRT4`]]));
    await userEvent.click(centre.getByRole('button', { name: 'QR code of the link K7QM2XDRT4' }));
    expect(await centre.findByRole('img', { name: 'QR code of the link K7QM2XDRT4' })).not.toBeNull();
    await userEvent.click(centre.getByRole('button', { name: 'End the link K7QM2XDRT4' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }));
    expect(ended).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(ended.mock.calls).toEqual([[{ id: agentLink().id }]]));
  });

  it('keeps the focus on a link when it is ended, and its buttons are gone', async () => {
    let state: 'open' | 'ended' = 'open';
    const centre = await open('registerCenter', { agentLinks: () => ({ rate: '2', links: [agentLink({ state })], next: null }), agentLinkEnd: () => ({ link: agentLink({ state: (state = 'ended') }) }) });
    await userEvent.click(await centre.findByRole('button', { name: 'End the link K7QM2XDRT4' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { name: 'End this link?' })).getByRole('button', { name: 'End' }));
    await waitFor(() => expect([screen.queryByRole('alertdialog'), centre.queryByRole('button', { name: 'End the link K7QM2XDRT4' })]).toEqual([null, null]));
    await waitFor(() => expect(document.activeElement).toBe(centre.getByText('K7QM2XDRT4').parentElement));
    expect(document.activeElement?.textContent).toContain('Ended');
  });

  it('moves the focus to the first of the last links, whose button is gone', async () => {
    const second = agentLink({ id: '0198f5a2-0000-7000-8000-0000000000c9', code: 'B3TR9QWXM2' });
    const centre = await open('registerCenter', { agentLinks: ({ before }) => ({ rate: '2', links: before === undefined ? [agentLink()] : [second], next: before === undefined ? agentLink().id : null }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Show more' }));
    const last = await centre.findByText('B3TR9QWXM2');
    await waitFor(() => expect(document.activeElement).toBe(last.closest('li')));
  });

  it('keeps the focus on the heading of the page when the form appears', async () => {
    const centre = await open('announcement');
    await userEvent.click(await centre.findByRole('link', { name: 'Open accounts' }));
    await centre.findByRole('button', { name: 'Make the link' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2, name: 'Open accounts' }));
  });

  it('keeps the question whether a link is to end open when that is refused, and reports no fault', async () => {
    const faults = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    window.addEventListener('unhandledrejection', faults);
    const centre = await open('registerCenter', { agentLinkEnd: () => refuse('UNAVAILABLE') });
    await userEvent.click(await centre.findByRole('button', { name: 'End the link K7QM2XDRT4' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await question.findByRole('alert');
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.removeEventListener('unhandledrejection', faults);
    expect([faults.mock.calls, screen.queryByRole('alertdialog') !== null]).toEqual([[], true]);
  });

  it('opens an account by hand, once, and says that a name is taken at its field', async () => {
    const opened = vi.fn();
    const centre = await open('registerCenter', { agentOpenAccount: (request) => (opened(request), request.username === 'taken' ? refuse('USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'taken' }] }) : { id: agentLink().id, account: request.username, rate: request.rate }) }, { way: 'hand' });
    const name = await centre.findByRole('textbox', { name: /^User name/ });
    await userEvent.fill(name, 'taken');
    await userEvent.fill(centre.getByLabelText(/^First password/), 'Correct-horse-7');
    await userEvent.fill(centre.getByRole('textbox', { name: /^Rate in per cent/ }), '0.5');
    const send = centre.getByRole('button', { name: 'Open the account' });
    await userEvent.click(send);
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.fill(name, 'newcomer1');
    await userEvent.dblClick(send);
    // What its holder must be told shows once, to copy.
    const heading = await centre.findByRole('heading', { name: 'The account newcomer1 is open.' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(centre.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['newcomer1', 'Correct-horse-7']);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(centre.getByRole('button', { name: 'Copy both' }));
    expect(copied.mock.calls).toEqual([['User name: newcomer1\nFirst password: Correct-horse-7']]);
    expect(opened.mock.calls.map(([{ username }]) => username)).toEqual(['taken', 'newcomer1']);
    await userEvent.click(centre.getByRole('button', { name: 'Open another account' }));
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('textbox', { name: /^User name/ })));
    expect([centre.getByRole<HTMLInputElement>('textbox', { name: /^User name/ }), centre.getByLabelText<HTMLInputElement>(/^First password/)].map(({ value }) => value)).toEqual(['', '']);
  });
});

describe('team management', () => {
  it('leads down into the team and back up by breadcrumbs', async () => {
    const top = agentTeam();
    const inner = agentTeam({ path: [...top.path, { id: teamMember().id, account: 'marisol_v' }], members: [teamMember({ id: '0198f5a2-0000-7000-8000-0000000000a9', account: 'datu_arwin', isDirect: false })] });
    const centre = await open('teamManagement', { agentTeam: ({ of }) => (of === undefined ? top : inner) }, { from: '2026-01-01', to: '2026-01-31' });
    await userEvent.click(await centre.findByRole('button', { name: 'marisol_v' }));
    await centre.findByText('datu_arwin');
    expect(centre.queryByRole('button', { name: 'Change the rate of datu_arwin' })).toBeNull();
    // Without a theme the link has no room of its own that a pointer could hit.
    centre.getByRole('link', { name: 'demo_agent' }).click();
    await centre.findByText('rosalind8');
    expect(address()).toBe('/agent/teamManagement?from=2026-01-01&to=2026-01-31');
  });

  it('opens nobody who has nobody below', async () => {
    const centre = await open('teamManagement', { agentTeam: () => agentTeam({ members: [teamMember({ account: 'datu_arwin', direct: 0, team: 0 })] }) });
    await userEvent.click(await centre.findByText('datu_arwin'));
    expect([centre.queryByRole('button', { name: 'datu_arwin' }), address()]).toEqual([null, '/agent/teamManagement']);
  });

  it('finds again what was searched for on the way back from a hit', async () => {
    let back = () => {};
    function Back() {
      const navigate = useNavigate();
      back = () => void navigate(-1);
      return null;
    }
    await renderApp(<><AgentSite /><Back /></>, { session: 'agent', answers: { agentTeam: () => agentTeam() }, route: href('teamManagement') });
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    const search = await centre.findByRole<HTMLInputElement>('searchbox', { name: 'Search your team by account' });
    await userEvent.fill(search, 'mar');
    await waitFor(() => expect(address()).toBe('/agent/teamManagement?name=mar'));
    await userEvent.click(await centre.findByRole('button', { name: 'marisol_v' }));
    await waitFor(() => expect([address(), search.value]).toEqual([`/agent/teamManagement?of=${teamMember().id}`, '']));
    act(() => back());
    await waitFor(() => expect([address(), search.value]).toEqual(['/agent/teamManagement?name=mar', 'mar']));
    // Longer than typing rests.
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toBe('/agent/teamManagement?name=mar');
  });

  it('tries to fetch again what could not be fetched anew', async () => {
    let broken = false;
    const asked = vi.fn();
    const { store } = await renderApp(<AgentSite />, { session: 'agent', answers: { agentTeam: (request) => (asked(request), broken ? refuse('UNKNOWN_ERROR') : agentTeam({ next: '0198c0de-0000-7000-8000-000000000077' })) }, route: href('teamManagement') });
    await screen.findAllByText('marisol_v');
    broken = true;
    store.dispatch(api.util.invalidateTags(['Member']));
    await screen.findByText('Your team did not load.');
    broken = false;
    asked.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your team did not load.')).toBeNull());
    expect(asked.mock.calls[0]?.[0]).not.toHaveProperty('before');
  });

  it('searches the whole team once typing rests', async () => {
    const asked = vi.fn();
    const centre = await open('teamManagement', { agentTeam: (request) => (asked(request.name), agentTeam()) });
    await userEvent.fill(await centre.findByRole('searchbox', { name: 'Search your team by account' }), 'mar');
    await waitFor(() => expect(address()).toBe('/agent/teamManagement?name=mar'));
    await waitFor(() => expect(asked.mock.lastCall).toEqual(['mar']));
  });

  it('sets the rate of a direct downline, and says why not', async () => {
    const answers = [refuse('LIMIT_EXCEEDED'), refuse('VALIDATION_FAILED', { fields: [{ field: 'memberId', rule: 'invalid' }] }), { memberId: teamMember().id, rate: '1' }];
    const centre = await open('teamManagement', { agentRate: () => answers.shift() ?? refuse('UNKNOWN_ERROR') });
    await userEvent.click(await centre.findByRole('button', { name: 'Change the rate of marisol_v' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate of marisol_v' }));
    const rate = dialog.getByRole('textbox', { name: /^Rate in per cent/ });
    await userEvent.fill(rate, '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rate' }));
    await dialog.findByText(/Somebody below marisol_v has a higher rate/);
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rate' }));
    await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBeNull());
    await dialog.findByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the rate' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rate of marisol_v' })).toBeNull());
  });

  it('writes to anybody in the team, and leads to a transfer for whom the agent invited itself', async () => {
    const sent = vi.fn();
    const centre = await open('teamManagement', {
      agentTeam: () => agentTeam({ members: [teamMember(), teamMember({ id: '0198f5a2-0000-7000-8000-0000000000a9', account: 'datu_arwin', isDirect: false })] }),
      agentMessage: (request) => (sent(request), { sent: true }),
    });
    const transfer = await centre.findByRole('link', { name: 'Transfer money to marisol_v' });
    expect([transfer.getAttribute('href'), centre.queryByRole('link', { name: 'Transfer money to datu_arwin' })]).toEqual(['/member/transferUpline?account=marisol_v', null]);
    await userEvent.click(centre.getByRole('button', { name: 'Write a message to datu_arwin' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to datu_arwin' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
    const text = dialog.getByRole('textbox', { name: /^Message/ });
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.fill(text, ' Welcome ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message to datu_arwin' })).toBeNull());
    expect(sent.mock.calls).toEqual([[{ memberId: '0198f5a2-0000-7000-8000-0000000000a9', text: 'Welcome' }]]);
  });

  it('says that whoever the address names is not in the team', async () => {
    const centre = await open('teamManagement', { agentTeam: ({ of }) => (of === undefined ? agentTeam() : refuse('VALIDATION_FAILED')) }, { of: teamMember().id });
    await centre.findByText('Whoever this was is not in your team.');
    await userEvent.click(centre.getByRole('link', { name: 'To your team' }));
    await centre.findByText('marisol_v');
    expect(address()).toBe('/agent/teamManagement');
  });
});

describe('announcements', () => {
  it('lists what was announced', async () => {
    const centre = await open('announcement', { announcements: () => ({ list: [{ id: 'a', type: 'B', title: 'Maintenance on Tuesday', content: '', publishedAt: '2026-01-10T08:00:00Z' }] }) });
    expect(within(await centre.findByRole('list', { name: 'Announcements of the site' })).getByText('Maintenance on Tuesday')).not.toBeNull();
    expect(centre.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });

  it('leads to customer service when nothing was announced', async () => {
    const centre = await open('announcement', { announcements: () => ({ list: [] }) });
    await centre.findByText('There are no announcements.');
    expect(centre.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });
});

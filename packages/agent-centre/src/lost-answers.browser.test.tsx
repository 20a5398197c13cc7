import { calls } from '@livery/contracts';
import { href } from '@livery/navigation';
import type { AgentRouteId } from '@livery/navigation';
import { agentLink, agentTeam, renderApp, teamMember } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Processed } from './contracts/types.ts';
import { AgentSite } from './test-support/agent-site.tsx';
import { contracts } from './test-support/samples.ts';

afterEach(cleanup);

const done: Processed = { outcome: 'done', contract: contracts.mine, affected: [], confirm: null };
const toConfirm: Processed = { outcome: 'confirm', contract: contracts.agreed, affected: [{ upline: 'marisol_v', downline: 'datu_arwin', percent: '12', most: '10', above: '2' }], confirm: 'c'.repeat(43) };

interface Sent {
  readonly key: string | null;
  readonly body: unknown;
}

/** Opens a panel over a gateway whose answers to a call are lost in the way of `lose` while there is one; keeps what each attempt sent. */
async function open(panel: AgentRouteId, call: 'processDividend' | 'agentLinkMake' | 'agentOpenAccount' | 'agentRate' | 'agentMessage', answers: Answers, query: Readonly<Record<string, string>> = {}) {
  const gateway: { lose: (() => Response) | undefined; sent: Sent[] } = { lose: undefined, sent: [] };
  const losing = http.post(`*${calls[call].path}`, async ({ request }) => {
    gateway.sent.push({ key: request.headers.get('idempotency-key'), body: await request.clone().json() });
    return gateway.lose?.();
  });
  const { store } = await renderApp(<AgentSite />, {
    session: 'agent',
    handlers: [losing],
    answers: { ownContract: () => ({ contract: contracts.mine, mayOffer: '15', period: 'semimonthly', effectFrom: '2026-04-01' }), downlineContracts: () => ({ contracts: [contracts.agreed], next: null }), ...answers },
    route: href(panel, { query }),
  });
  return { gateway, store, centre: within(await screen.findByRole('dialog', { name: 'Agent centre' })) };
}

const noConnection = () => HttpResponse.error();
const broken = () => HttpResponse.json({ success: false, code: 'UNKNOWN_ERROR', message: '', requestId: 'test' }, { status: 500 });
const cut = () => new HttpResponse('<html>', { status: 502 });
const keysOf = ({ sent }: { readonly sent: readonly Sent[] }) => new Set(sent.map(({ key }) => key));

describe('a contract of which the answer is lost', () => {
  it.each([
    ['the connection breaks', noConnection],
    ['the server fails', broken],
    ['something between cuts the answer off', cut],
  ])('shows that the outcome is not known when %s, and is sent with the same key again', async (_, lose) => {
    const { gateway, centre } = await open('dividend', 'processDividend', { processDividend: () => done });
    gateway.lose = lose;
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^End the contract/ }));
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    expect((await question.findByRole('alert')).textContent).toBe('We do not know yet whether this was done. Please reload the page and see how the contract stands before you try again.');
    const lost = gateway.sent.length;
    gateway.lose = undefined;
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([gateway.sent.length, keysOf(gateway).size]).toEqual([lost + 1, 1]);
  });

  it('shows what stands now, with the focus at the heading, when it was done all the same', async () => {
    let shown = contracts.mine;
    const { gateway, centre } = await open('dividend', 'processDividend', { ownContract: () => ({ contract: shown, mayOffer: '15', period: 'semimonthly', effectFrom: '2026-04-01' }) });
    gateway.lose = () => ((shown = { ...contracts.ended, side: 'downline', partner: 'de•••nt' }), noConnection());
    await userEvent.click(await centre.findByRole('button', { name: 'End the contract' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^End the contract/ }));
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    await question.findByText(/^We do not know yet/);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(centre.queryByRole('button', { name: 'End the contract' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 2, name: 'Dividend' })));
  });

  it.each([
    ['by this agent, that it ends', 'downline', ['contract.terminate.done'], 0],
    ['by the other side, that it was changed', 'upline', [], 1],
  ] as const)('says, when it is tried again and was ended %s', async (_what, endedBy, told, changed) => {
    const ended = { ...contracts.ended, id: contracts.mine.id, side: 'downline' as const, partner: 'de•••nt', newest: { ...contracts.ended.newest, endedBy } };
    const { gateway, store } = await open('dividend', 'processDividend', { processDividend: () => ({ outcome: 'changed', contract: ended, affected: [], confirm: null }) });
    gateway.lose = noConnection;
    await userEvent.click(await screen.findByRole('button', { name: 'End the contract' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^End the contract/ }));
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    await question.findByText(/^We do not know yet/);
    gateway.lose = undefined;
    await userEvent.click(question.getByRole('button', { name: 'End the contract' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryAllByText(/^The contract was changed meanwhile/)).toHaveLength(changed));
    expect(store.getState().toasts.queue.map(({ wording }) => 'key' in wording && wording.key)).toEqual(told);
  });

  it('shows that it is not known whether an offer was made, and sends what was confirmed with its key again', async () => {
    const answers: Processed[] = [toConfirm, done];
    const { gateway, centre } = await open('dividend', 'processDividend', { processDividend: () => answers.shift() ?? done }, { part: 'downline', offer: 'marisol_v' });
    const send = await centre.findByRole('button', { name: 'Make the offer' });
    await userEvent.click(send);
    const question = within(await screen.findByRole('alertdialog', { name: 'Contracts below marisol_v will end' }));
    gateway.sent = [];
    gateway.lose = noConnection;
    await userEvent.click(question.getByRole('button', { name: 'Offer it all the same' }));
    await centre.findByText('We do not know yet whether this offer was made. Please go back and look under “Contracts with your downlines” before you try again.');
    gateway.lose = undefined;
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/agent/dividend?part=downline'));
    expect(keysOf(gateway).size).toBe(1);
    expect(gateway.sent.at(-1)?.body).toMatchObject({ action: 'offer', confirm: toConfirm.confirm });
  });

  it('asks anew which contracts would end when other rows are sent after a lost answer', async () => {
    const { gateway, centre } = await open('dividend', 'processDividend', { processDividend: () => toConfirm }, { part: 'downline', offer: 'marisol_v' });
    const send = await centre.findByRole('button', { name: 'Make the offer' });
    await userEvent.click(send);
    const question = within(await screen.findByRole('alertdialog', { name: 'Contracts below marisol_v will end' }));
    gateway.lose = noConnection;
    await userEvent.click(question.getByRole('button', { name: 'Offer it all the same' }));
    await centre.findByText(/^We do not know yet/);
    gateway.lose = undefined;
    await userEvent.fill(within(centre.getByRole('group', { name: 'Row 2' })).getByRole('textbox', { name: /^Rate in per cent/ }), '11');
    await userEvent.click(send);
    await screen.findByRole('alertdialog', { name: 'Contracts below marisol_v will end' });
    expect(gateway.sent.at(-1)?.body).not.toHaveProperty('confirm');
  });
});

/** Presses a button whose answer is lost, which is said in these words, and then once more. */
async function pressTwice(gateway: { lose: (() => Response) | undefined }, shown: Pick<typeof screen, 'getByRole' | 'findByText'>, button: string, words: string): Promise<void> {
  const press = () => userEvent.click(shown.getByRole('button', { name: button }));
  gateway.lose = noConnection;
  await press();
  await shown.findByText(words);
  gateway.lose = undefined;
  await press();
}

describe('what is opened and of which the answer is lost', () => {
  it('shows that it is not known whether a link was made, and sends it with the same key again', async () => {
    const { gateway, centre } = await open('registerCenter', 'agentLinkMake', { agentLinkMake: () => ({ link: agentLink() }) });
    await userEvent.fill(await centre.findByRole('textbox', { name: /^Rate in per cent/ }), '1');
    await pressTwice(gateway, centre, 'Make the link', 'We do not know yet whether this link was made. Please look under “Your links” before you try again.');
    await waitFor(() => expect(centre.queryByText(/^We do not know yet/)).toBeNull());
    expect(keysOf(gateway).size).toBe(1);
  });

  it('shows that it is not known whether an account was opened, and sends it with the same key again', async () => {
    const { gateway, centre } = await open('registerCenter', 'agentOpenAccount', { agentOpenAccount: ({ username, rate }) => ({ id: agentLink().id, account: username, rate }) }, { way: 'hand' });
    await userEvent.fill(await centre.findByRole('textbox', { name: /^User name/ }), 'newcomer1');
    await userEvent.fill(centre.getByLabelText(/^First password/), 'Correct-horse-7');
    await userEvent.fill(centre.getByRole('textbox', { name: /^Rate in per cent/ }), '0.5');
    await pressTwice(gateway, centre, 'Open the account', 'We do not know yet whether this account was opened. Please look under “Team management” before you try again.');
    await centre.findByRole('heading', { name: 'The account newcomer1 is open.' });
    expect(keysOf(gateway).size).toBe(1);
  });

  it('shows that it is not known whether a rate was set, and that setting it again does no harm', async () => {
    const { gateway, centre } = await open('teamManagement', 'agentRate', { agentTeam: () => agentTeam({ members: [teamMember()] }), agentRate: ({ memberId, rate }) => ({ memberId, rate }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Change the rate of marisol_v' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate of marisol_v' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Rate in per cent/ }), '1');
    await pressTwice(gateway, dialog, 'Set the rate', 'We do not know yet whether this rate was set. You can set it again without harm.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rate of marisol_v' })).toBeNull());
  });

  it('shows that it is not known whether a message was sent, and sends it with the same key again', async () => {
    const { gateway, centre } = await open('teamManagement', 'agentMessage', { agentTeam: () => agentTeam({ members: [teamMember()] }), agentMessage: () => ({ sent: true }) });
    await userEvent.click(await centre.findByRole('button', { name: 'Write a message to marisol_v' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to marisol_v' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Message/ }), 'Welcome');
    await pressTwice(gateway, dialog, 'Send the message', 'We do not know yet whether this message was sent. Sent again without a change within five minutes, it arrives only once.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message to marisol_v' })).toBeNull());
    expect(keysOf(gateway).size).toBe(1);
  });
});

import { href } from '@livery/navigation';
import type { AgentRouteId } from '@livery/navigation';
import { agentPanelRows, agentTeam, drawn, mendableAnswer, refuse, renderApp, teamMember } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from './test-support/agent-site.tsx';

afterEach(cleanup);

const rows = [...agentPanelRows, { panel: 'announcement', calls: [{ name: 'announcements' as const }] }].map(({ panel, calls: [first] }) => ({ panel, call: first?.name ?? ('announcements' as const) }));

async function open(panel: string, answers: Answers) {
  await renderApp(<AgentSite />, { session: 'agent', answers: { consolidatedSettings: () => ({ divtypereq: true, dailysalreqtype: true, contracthoursalreq: true, realtimesalreqtype: true }), ...answers }, route: href(panel as AgentRouteId) });
  return within(await screen.findByRole('dialog', { name: 'Agent centre' }));
}

describe('a panel whose server fails', () => {
  it.each(rows)('$panel says so, leads to support, and is there once it is tried again', async ({ panel, call }) => {
    const { answers, mend, answer } = mendableAnswer(call, 'UNKNOWN_ERROR');
    const centre = await open(panel, answers);
    await centre.findByRole('alert');
    // Figures that did not load leave no placeholders.
    expect(centre.queryAllByRole('term')).toEqual([]);
    expect(centre.getAllByRole('link', { name: /@/ }).map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['mailto']);
    mend();
    const again = centre.getByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    await drawn();
    expect([again.isConnected, document.activeElement]).toEqual([true, again]);
    await userEvent.keyboard('{Enter}');
    answer();
    await waitFor(() => expect(centre.queryByRole('alert')).toBeNull());
    await drawn();
    expect([centre.queryByRole('button', { name: 'Try again' }), document.activeElement]).toEqual([null, centre.getByRole('heading', { level: 2 })]);
  });

  it('returns no earlier failure when a panel is opened again', async () => {
    const { answers, mend, answer } = mendableAnswer('agentOverview', 'UNKNOWN_ERROR');
    const centre = await open('teamOverview', answers);
    await centre.findByRole('alert');
    mend();
    await userEvent.click(centre.getByRole('link', { name: 'Announcements' }));
    await waitFor(() => expect(centre.queryByRole('alert')).toBeNull());
    await userEvent.click(centre.getByRole('link', { name: 'Team overview' }));
    await centre.findByRole('status', { name: 'Loading' });
    expect(centre.queryByRole('alert')).toBeNull();
    answer();
    expect(await centre.findAllByRole('term')).not.toEqual([]);
  });
});

describe('what an agent sends', () => {
  it('is sent once however often it is pressed while the server is slow', async () => {
    const answers: (() => void)[] = [];
    const sent = vi.fn();
    const slow = (request: unknown): Promise<{ sent: true }> => (sent(request), new Promise((resolve) => answers.push(() => resolve({ sent: true }))));
    const centre = await open('teamManagement', { agentTeam: () => agentTeam({ members: [teamMember()] }), agentMessage: slow });
    await userEvent.click(await centre.findByRole('button', { name: 'Write a message to marisol_v' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to marisol_v' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Message/ }), 'Welcome');
    const send = dialog.getByRole('button', { name: 'Send the message' });
    await userEvent.dblClick(send);
    await userEvent.keyboard('{Enter}');
    for (const answer of answers) answer();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message to marisol_v' })).toBeNull());
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('keeps its dialog until the answer is there, so that a refusal is seen', async () => {
    let answer: (refusal: ReturnType<typeof refuse>) => void = () => {};
    const centre = await open('teamManagement', { agentTeam: () => agentTeam({ members: [teamMember()] }), agentMessage: () => new Promise<ReturnType<typeof refuse>>((resolve) => (answer = resolve)) });
    await userEvent.click(await centre.findByRole('button', { name: 'Write a message to marisol_v' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to marisol_v' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Message/ }), 'Welcome');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true'));
    dialog.getByRole('button', { name: 'Close' }).click();
    await userEvent.keyboard('{Escape}');
    await new Promise((resolve) => setTimeout(resolve, 600));
    answer(refuse('TOO_MANY_REQUESTS', { retryAfter: 60 }));
    expect(await dialog.findByRole('alert')).not.toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message to marisol_v' })).toBeNull());
  });
});

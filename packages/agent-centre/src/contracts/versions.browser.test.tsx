import { api } from '@livery/api-sdk';
import { href } from '@livery/navigation';
import { contractVersion, refuse, renderApp } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AgentSite } from '../test-support/agent-site.tsx';
import { contracts } from '../test-support/samples.ts';

afterEach(cleanup);

const PART = 2;
const contract = { ...contracts.mine, newest: { ...contracts.mine.newest, version: 5 } };
const versionsBelow = (before: number) => Array.from({ length: Math.min(PART, before - 1) }, (_, index) => contractVersion({ version: before - 1 - index, state: 'replaced', until: '2026-02-01' }));

/** Opens the versions of a contract with five of them, over a gateway that answers two at a time. */
async function open(fails: () => boolean = () => false) {
  const asked: (number | undefined)[] = [];
  const { store } = await renderApp(<AgentSite />, {
    session: 'agent',
    answers: {
      ownContract: () => ({ contract, mayOffer: '15', period: 'semimonthly', effectFrom: '2026-04-01' }),
      agentContract: ({ before }) => (asked.push(before), before !== undefined && fails() ? refuse('UNKNOWN_ERROR') : { contract, versions: versionsBelow(before ?? 6) }),
    },
    route: href('dividend'),
  });
  const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
  await userEvent.click(await centre.findByRole('button', { name: 'Show all 5 versions' }));
  await centre.findByText('Version 5');
  const shown = () => centre.getAllByText(/^Version \d/).map(({ textContent }) => textContent);
  return { asked, centre, store, shown, earlier: () => centre.queryByRole('button', { name: 'Show earlier versions' }) };
}

describe('the versions of a contract', () => {
  it('shows earlier ones part by part when they are asked for, until the first', async () => {
    const { asked, centre, shown, earlier } = await open();
    expect(shown()).toEqual(['Version 5', 'Version 4']);
    await userEvent.click(earlier()!);
    await centre.findByText('Version 2');
    await waitFor(() => expect(document.activeElement).toBe(earlier()));
    await userEvent.keyboard('{Enter}');
    await centre.findByText('Version 1');
    expect([shown(), earlier()]).toEqual([['Version 5', 'Version 4', 'Version 3', 'Version 2', 'Version 1'], null]);
    expect(asked).toEqual([undefined, 4, 2]);
    await waitFor(() => expect(document.activeElement).toBe(centre.getByText('Version 1').closest('li')));
  });

  it('shows that earlier ones did not load when that fails, and goes on from there', async () => {
    let fails = true;
    const { centre, shown, earlier } = await open(() => fails);
    await userEvent.click(earlier()!);
    expect((await centre.findByRole('alert')).textContent).toBe('The earlier versions did not load.');
    expect(shown()).toEqual(['Version 5', 'Version 4']);
    fails = false;
    await userEvent.click(earlier()!);
    await centre.findByText('Version 2');
    expect(centre.queryByRole('alert')).toBeNull();
  });

  it('says why a contract ended by itself', async () => {
    const ended = (['most', 'above', 'move'] as const).map((endedBy, index) => contractVersion({ version: 5 - index, state: 'terminated', until: '2026-02-01', endedBy }));
    await renderApp(<AgentSite />, { session: 'agent', answers: { ownContract: () => ({ contract, mayOffer: '15', period: 'semimonthly', effectFrom: '2026-04-01' }), agentContract: () => ({ contract, versions: ended }) }, route: href('dividend') });
    const centre = within(await screen.findByRole('dialog', { name: 'Agent centre' }));
    await userEvent.click(await centre.findByRole('button', { name: 'Show all 5 versions' }));
    for (const why of [/the site lowered the highest rate/, /a rate above it fell/, /moved the agent to another upline/]) expect(await centre.findByText(why)).not.toBeNull();
  });

  it('shows all parts anew when a push tells of a change', async () => {
    const { asked, centre, store, shown, earlier } = await open();
    await userEvent.click(earlier()!);
    await centre.findByText('Version 2');
    asked.length = 0;
    store.dispatch(api.util.invalidateTags(['Records']));
    await waitFor(() => expect(asked).toEqual([undefined, 4]));
    expect(shown()).toHaveLength(4);
  });
});

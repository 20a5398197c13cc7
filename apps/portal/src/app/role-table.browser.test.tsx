import { canDo, guardTable, roleOf } from '@livery/contracts';
import type { GuardedAction, Verdict } from '@livery/contracts';
import { openDialogsOf } from '@livery/app-shell';
import { sessionSlice, useGuard, useVerdict } from '@livery/session';
import { memberInfo, renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GuardedPage, routeTable } from '@livery/navigation';

afterEach(cleanup);

/** Visitor, trial account, player, and the four kinds of agent. */
const kinds = [undefined, 4, 0, 1, 2, 41, 42] as const;
type Kind = (typeof kinds)[number];
const actions = Object.keys(guardTable) as GuardedAction[];

async function renderAs(kind: Kind, ui: Parameters<typeof renderApp>[0], route = '/') {
  const app = await renderApp(ui, { session: kind === undefined ? 'visitor' : kind === 4 ? 'trial' : 'member', route });
  if (kind !== undefined) act(() => void app.store.dispatch(sessionSlice.actions.memberKnown(memberInfo({ type: kind }))));
  return app;
}

/** By hand: what a page says to each kind. The same signs as in the table's own test. */
const signs: Readonly<Record<string, Verdict>> = { '+': 'allowed', '?': 'login', '!': 'needTrueAccount', '-': 'forbidden' };
const byHand: Readonly<Record<string, string>> = {
  '/game': '?++++++',
  '/member': '?!+++++',
  '/member/securityCenter': '?!+++++',
  '/member/securityCenter/secondFactor': '?!+++++',
  '/member/transferFund': '?!+++++',
  '/member/depositv2': '?!+++++',
  '/member/withdraw': '?!+++++',
  '/member/transferUpline': '?!+++++',
  '/member/personalHistoryCopy': '?!+++++',
  '/member/manualRebate': '?!+++++',
  '/member/transactionHistory': '?!+++++',
  '/member/personalProfit': '?!+++++',
  '/member/referral': '?!+----',
  '/member/messageV2': '?!+++++',
  '/agent': '?!-++++',
  '/agent/announcement': '?!-++++',
  '/agent/teamOverview': '?!-++++',
  '/agent/registerCenter': '?!-++++',
  '/agent/teamManagement': '?!-++++',
  '/agent/teamBetting': '?!-++++',
  '/agent/profitLoss': '?!-++++',
  '/agent/myIncome': '?!-++++',
  '/agent/teamTransactions': '?!-++++',
  '/agent/dividend': '?!-++++',
  '/agent/dailySalary': '?!-++++',
  '/agent/hourlySalary': '?!-++++',
  '/agent/realTimeSalary': '?!-++++',
};
const forEverybody = '+++++++';

describe('routes', () => {
  const refusals: Readonly<Record<string, Verdict>> = {
    'Please log in to see this page': 'login',
    'This page is for registered accounts': 'needTrueAccount',
    'This page is not for your account': 'forbidden',
  };

  async function answerOf(kind: Kind, action: GuardedAction | null, path: string): Promise<Verdict> {
    await renderAs(kind, <GuardedPage action={action}><h1>the page</h1></GuardedPage>, path);
    const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
    cleanup();
    return heading === 'the page' ? 'allowed' : (refusals[heading ?? ''] ?? 'forbidden');
  }

  it.each(Object.values(routeTable).flatMap(({ paths, guard }) => paths.map((path) => [path as string, guard] as const)))('open %s for the roles that the table admits', async (path, guard) => {
    const answers: Verdict[] = [];
    for (const kind of kinds) answers.push(await answerOf(kind, guard, path));
    expect(answers).toEqual(kinds.map((kind) => canDo(roleOf(kind !== undefined, kind), guard ?? 'browse')));
    expect(answers).toEqual(Array.from(byHand[path] ?? forEverybody, (sign) => signs[sign]));
  });

  it.each([
    ['openMemberCentre', '?!+++++'],
    ['openAgentCentre', '?!-++++'],
    ['inviteFriends', '?!+----'],
  ] as const)('answer %s as the table says, where a page has it', async (action, row) => {
    const answers: Verdict[] = [];
    for (const kind of kinds) answers.push(await answerOf(kind, action, '/'));
    expect(answers).toEqual(Array.from(row, (sign) => signs[sign]));
  });
});

describe('actions', () => {
  const done = vi.fn<(action: GuardedAction) => void>();

  function Button({ action }: { readonly action: GuardedAction }) {
    const guard = useGuard();
    if (useVerdict(action) === 'forbidden') return null;
    return (
      <button type="button" onClick={() => guard(action) && done(action)}>
        {action}
      </button>
    );
  }

  it.each(kinds)('as kind %s: each button acts, asks or is absent, by the table', async (kind) => {
    const { store } = await renderAs(kind, <>{actions.map((action) => <Button key={action} action={action} />)}</>);
    const found: [GuardedAction, Verdict][] = [];
    for (const action of actions) {
      done.mockClear();
      const button = screen.queryByText(action);
      if (button !== null) act(() => button.click());
      const open = openDialogsOf(store.getState()).at(-1);
      const asked = open?.name === 'loginPopupModal' ? 'login' : open?.name === 'confirm' ? 'needTrueAccount' : undefined;
      found.push([action, button === null ? 'forbidden' : done.mock.calls.length === 1 ? 'allowed' : (asked ?? 'forbidden')]);
      // In one step, so that no dialog comes to show: what it shows is tested elsewhere.
      act(() => {
        for (const { id } of store.getState().dialogs.stack) store.dispatch({ type: 'dialogs/gone', payload: id });
      });
    }
    expect(found).toEqual(actions.map((action) => [action, canDo(roleOf(kind !== undefined, kind), action)]));
  });
});

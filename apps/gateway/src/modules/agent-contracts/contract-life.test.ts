import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf } from '../../../test-support/account-helpers.ts';
import { agentHelpers } from '../../../test-support/agents.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: TestGateway;
let other: TestGateway;
let agents: ReturnType<typeof agentHelpers>;

const row = (percent: string) => ({ percent, activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' });
const actions = ['offer', 'accept', 'reject', 'withdraw', 'terminate'] as const;
type Action = (typeof actions)[number];
const states = ['offered', 'standing', 'both', 'expired', 'rejected', 'withdrawn', 'terminated'] as const;
type State = (typeof states)[number];
/** What each side may do where the contract is in a state; whoever offers may always offer again. */
const MAY: Readonly<Record<State, Readonly<Record<'upline' | 'downline', readonly Action[]>>>> = {
  offered: { upline: ['offer', 'withdraw'], downline: ['accept', 'reject'] },
  standing: { upline: ['offer', 'terminate'], downline: ['terminate'] },
  both: { upline: ['offer', 'withdraw', 'terminate'], downline: ['accept', 'reject', 'terminate'] },
  expired: { upline: ['offer'], downline: [] },
  rejected: { upline: ['offer'], downline: [] },
  withdrawn: { upline: ['offer'], downline: [] },
  terminated: { upline: ['offer'], downline: [] },
};

interface Pair {
  readonly upline: { readonly id: string };
  readonly downline: { readonly id: string; readonly account: string };
}
type Side = 'upline' | 'downline';

const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
async function pair(): Promise<Pair> {
  const upline = await agents.agent();
  const downline = await agents.agent(upline);
  return { upline: { id: upline }, downline: { id: downline, account: (await gateway.members.byId(NORTH, downline))?.username ?? '' } };
}
const request = (of: Pair, action: Action, contract: { readonly id: string; readonly revision: number } | null, percent = '1') =>
  action === 'offer' ? { action, account: of.downline.account, revision: contract?.revision ?? 0, rows: [row(percent)] } : { action, contractId: contract?.id ?? '', revision: contract?.revision ?? 0 };
/** Does something at a gateway; the outcome, or the code of its refusal. */
async function does(of: Pair, side: Side, action: Action, contract: { readonly id: string; readonly revision: number } | null, { at = gateway, percent = '1' }: { readonly at?: TestGateway; readonly percent?: string } = {}): Promise<string> {
  const answer = await accountHelpers(at).call('processDailySalary', request(of, action, contract, percent), { token: await tokenOf(of[side].id) });
  return answer.body.success ? (answer.body.value as { readonly outcome: string }).outcome : codeOf(answer);
}
const contractOf = (of: Pair) => gateway.agency.contracts.store.ofDownline(NORTH, 'daily', of.downline.id, of.upline.id);
async function present(of: Pair): Promise<{ readonly id: string; readonly revision: number } | null> {
  const found = await contractOf(of);
  return found === undefined ? null : { id: found.id, revision: found.revision };
}

/** Brings a pair's contract into a state. */
async function into(of: Pair, state: State): Promise<void> {
  const step = async (side: Side, action: Action): Promise<void> => expect(await does(of, side, action, await present(of))).toBe('done');
  await step('upline', 'offer');
  if (state === 'standing' || state === 'both' || state === 'terminated') await step('downline', 'accept');
  if (state === 'both') await step('upline', 'offer');
  if (state === 'terminated') await step('downline', 'terminate');
  if (state === 'rejected') await step('downline', 'reject');
  if (state === 'withdrawn') await step('upline', 'withdraw');
  if (state === 'expired') clock.advance(8 * DAY);
}
/** What is the same whoever looks: versions with their states, and both sides' view of it. */
async function seen(of: Pair): Promise<string> {
  const versions = (await contractOf(of))?.versions.map(({ version, state, from, until }) => [version, state, from, until]);
  const crowd = accountHelpers(gateway);
  const { contract: own } = await crowd.valueOf('ownContract', { kind: 'daily' }, { token: await tokenOf(of.downline.id) });
  const [downline] = (await crowd.valueOf('downlineContracts', { kind: 'daily' }, { token: await tokenOf(of.upline.id) })).contracts;
  // The two see the same contract.
  expect([downline?.id, downline?.revision, downline?.offered, downline?.standing]).toEqual([own?.id, own?.revision, own?.offered, own?.standing]);
  return JSON.stringify(versions);
}
const refusedAs = (state: State, side: Side, action: Action): string => {
  // Whose turn it is comes before what stands: an offer is the upline's by itself.
  if (action === 'offer') return side === 'upline' ? 'done' : 'VALIDATION_FAILED';
  if (action !== 'terminate' && (side === 'upline') !== (action === 'withdraw')) return 'FORBIDDEN';
  return MAY[state][side].includes(action) ? 'done' : 'changed';
};

beforeAll(async () => {
  gateway = await testGateway({ clock });
  other = testEngine === 'postgres' ? await secondGateway(gateway) : gateway;
  agents = agentHelpers(gateway, accountHelpers(gateway));
  await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: true, memberCentre: true });
  await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true });
  await gateway.agency.resume();
});
afterAll(async () => {
  if (other !== gateway) await other.stop();
  await gateway.stop();
});

describe('the life of a contract', () => {
  it.each(states)('lets each side do what the state %s has, and nothing else', async (state) => {
    for (const side of ['upline', 'downline'] as const) {
      for (const action of actions) {
        const of = await pair();
        await into(of, state);
        const before = await seen(of);
        const outcome = await does(of, side, action, await present(of), { percent: '2' });
        expect([state, side, action, outcome]).toEqual([state, side, action, refusedAs(state, side, action)]);
        expect(outcome === 'done' ? before : await seen(of)).toBe(before);
      }
    }
  });

  it.each(states)('does nothing upon a revision of before where it is %s, and says how it stands', async (state) => {
    const of = await pair();
    // A revision of before is one that there was.
    expect(await does(of, 'upline', 'offer', null)).toBe('done');
    await into(of, state);
    const stale = { id: (await present(of))?.id ?? '', revision: ((await present(of))?.revision ?? 1) - 1 };
    const before = await seen(of);
    for (const [side, action] of [['upline', 'offer'], ['upline', 'withdraw'], ['upline', 'terminate'], ['downline', 'accept'], ['downline', 'reject'], ['downline', 'terminate']] as const) {
      expect([side, action, await does(of, side, action, stale, { percent: '2' })]).toEqual([side, action, 'changed']);
    }
    expect(await seen(of)).toBe(before);
  });

  it('has one outcome of everything that both sides do at once in two tabs each, at two gateways', async () => {
    for (const state of ['offered', 'standing', 'both'] as const) {
      for (const mine of MAY[state].upline) {
        for (const theirs of MAY[state].downline) {
          const of = await pair();
          await into(of, state);
          const contract = await present(of);
          const outcomes = await Promise.all([
            does(of, 'upline', mine, contract), does(of, 'downline', theirs, contract, { at: other }), does(of, 'upline', mine, contract, { at: other }), does(of, 'downline', theirs, contract),
          ]);
          expect([state, mine, theirs, outcomes.toSorted()]).toEqual([state, mine, theirs, ['changed', 'changed', 'changed', 'done']]);
          expect((await present(of))?.revision).toBeGreaterThan(contract?.revision ?? 0);
          await seen(of);
        }
      }
    }
  });
});

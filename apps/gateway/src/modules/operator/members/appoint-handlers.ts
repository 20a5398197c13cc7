import { roleOf } from '@livery/contracts';
import type { Clock, Tx } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { percentOf, type Agents } from '../../agents/index.ts';
import type { AgentAccountType, Member, Members } from '../../member/index.ts';
import type { Referrals } from '../../referrals/index.ts';
import { modulesOf, type Settings } from '../../settings/index.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { assertFreeCode, ownDomain, takenByAnother } from './affiliate-rules.ts';
import { ppmIn, rateProblem } from './agent-handlers.ts';
import { memberOf } from './member-handlers.ts';

export interface AppointHandlersDeps {
  readonly agents: Pick<Agents, 'tree' | 'links'>;
  readonly members: Members;
  readonly referrals: Pick<Referrals, 'holderOf'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly clock: Clock;
}

const TYPES = { 1: 1, 2: 2, 41: 41, 42: 42 } as const satisfies Record<AgentAccountType, AgentAccountType>;

/** @throws OperatorProblem where the account cannot become an agent */
function assertPlayer({ type, status, username }: Member): void {
  const role = roleOf(true, type);
  if (role === 'trial') throw fieldProblem('memberId', 'a trial account is never an agent');
  if (role === 'agent') throw new OperatorProblem('STATE_CONFLICT', `${username} is an agent already: agents:rate sets its rate, agents:move its upline.`);
  if (status === 'blocked') throw new OperatorProblem('STATE_CONFLICT', `${username} is blocked: nobody could register under it. members:unblock comes first.`);
}

/** Handlers of the call that makes agents. */
export function appointHandlers({ agents: { tree, links }, members, referrals, settings, clock }: AppointHandlersDeps): OperatorHandlers<'agents:appoint'> {
  async function write(tx: Tx, tenant: Tenant, member: Member, given: Parameters<Members['appoint']>[3]): Promise<void> {
    try {
      if (await members.appoint(tx, tenant.id, member.id, given)) return;
    } catch (error) {
      throw takenByAnother(error);
    }
    // Of two operators at once the second one finds an agent.
    assertPlayer(await memberOf(members, tenant, member.id, tx));
    throw new Error(`${member.username} was a player, and could not be made an agent.`);
  }

  return {
    'agents:appoint': {
      async run(tx, { tenant, request: { memberId, type, percent, affiliateCode, affiliateDomain } }) {
        const member = await memberOf(members, tenant, memberId, tx);
        assertPlayer(member);
        // The holder would lose what players have, and find no agent centre, no link and no contract for it.
        if (!modulesOf(tenant, await settings.get(tenant.id, 'whitelabel')).agentPolicy) throw new OperatorProblem('STATE_CONFLICT', `${tenant.id} has no agent centre: toggles:set --toggle agentPolicy --state on comes first.`);
        // It would lock the holder out, with the money of the account.
        if ((await settings.get(tenant.id, 'signInAudience')) === 'members') throw new OperatorProblem('STATE_CONFLICT', `No agent can log in at ${tenant.id}: the setting signInAudience lets players in alone.`);
        const domain = affiliateDomain === undefined ? undefined : ownDomain(tenant, affiliateDomain, affiliateCode !== undefined);
        if (affiliateCode !== undefined) await assertFreeCode({ links, referrals }, tx, { tenant: tenant.id, memberId, code: affiliateCode });
        const at = new Date(clock.now());
        const before = await tree.rateAt(tenant.id, memberId, at, tx);
        const ppm = percent === undefined ? before : ppmIn(percent);
        // Before the account is written: the order in which whatever changes the tree takes its locks.
        const set = percent === undefined ? 'done' : await tree.setRate(tx, tenant.id, { memberId, ppm, since: at, at });
        if (set !== 'done') throw rateProblem(set);
        await write(tx, tenant, member, { type: TYPES[type], affiliateCode, affiliateDomain: domain });
        const after = await memberOf(members, tenant, memberId, tx);
        const view = ({ username: account, type: kind, affiliateCode: code, affiliateDomain: own }: Member, rate: number) => ({ account, type: kind, percent: percentOf(rate), affiliateCode: code, affiliateDomain: own });
        return { subject: `member:${memberId}`, before: view(member, before), after: view(after, ppm), beside: {} };
      },
    },
  };
}

import { roleOf } from '@livery/contracts';
import type { Agents } from '../../agents/index.ts';
import type { Member, Members } from '../../member/index.ts';
import type { Referrals } from '../../referrals/index.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';
import { assertFreeCode, ownDomain, takenByAnother } from './affiliate-rules.ts';
import { memberOf } from './member-handlers.ts';

export interface AffiliateHandlersDeps {
  readonly agents: Pick<Agents, 'links'>;
  readonly members: Pick<Members, 'byId' | 'lock' | 'setAffiliate'>;
  readonly referrals: Pick<Referrals, 'holderOf'>;
}

const view = ({ username: account, affiliateCode, affiliateDomain }: Pick<Member, 'username' | 'affiliateCode' | 'affiliateDomain'>) => ({ account, affiliateCode, affiliateDomain });
const orNull = (asked: string): string | null => (asked === 'none' ? null : asked);

/** Handlers of the call that changes what an agent invites by. */
export function affiliateHandlers({ agents: { links }, members, referrals }: AffiliateHandlersDeps): OperatorHandlers<'agents:code'> {
  return {
    'agents:code': {
      async run(tx, { tenant, request: { memberId, affiliateCode: askedCode, affiliateDomain: askedDomain } }) {
        // Locked, so that the trail has what each of two operators found. A blocked agent keeps its code and its domain, so it may lose them too.
        const member = (await members.lock(tx, tenant.id, memberId)) ?? (await memberOf(members, tenant, memberId, tx));
        if (roleOf(true, member.type) !== 'agent') throw new OperatorProblem('STATE_CONFLICT', `${member.username} is no agent: agents:appoint makes a player one, with its code.`);
        const affiliateCode = askedCode === undefined ? member.affiliateCode : orNull(askedCode);
        const domain = askedDomain === undefined ? member.affiliateDomain : orNull(askedDomain);
        if (affiliateCode === null && domain !== null && askedDomain === undefined) throw fieldProblem('affiliateCode', `the agent has the domain ${domain}, which goes with a code: take it away too`);
        const affiliateDomain = domain === null || askedDomain === undefined ? domain : ownDomain(tenant, domain, affiliateCode !== null);
        if (affiliateCode !== null && affiliateCode !== member.affiliateCode) await assertFreeCode({ links, referrals }, tx, { tenant: tenant.id, memberId, code: affiliateCode });
        if (affiliateCode === member.affiliateCode && affiliateDomain === member.affiliateDomain) throw new OperatorProblem('STATE_CONFLICT', `${member.username} has that already.`);
        try {
          await members.setAffiliate(tx, tenant.id, memberId, { affiliateCode, affiliateDomain });
        } catch (error) {
          throw takenByAnother(error);
        }
        return { subject: `member:${memberId}`, before: view(member), after: view({ ...member, affiliateCode, affiliateDomain }), beside: {} };
      },
    },
  };
}

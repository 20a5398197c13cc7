import { Problem, hostName, type Handler, type Throttle } from '../../platform/http/index.ts';
import type { Member, Members } from './members.ts';

/** Agents with affiliate codes. */
export interface Affiliates {
  /**
   * The agent of an affiliate code, where the code is valid on the site's domain: an agent with a domain of its own is valid
   * there only, and no other agent's code is.
   */
  byCode(tenantId: string, code: string, domain: string): Promise<Member | undefined>;
  /** The agent of that user name. */
  byName(tenantId: string, username: string): Promise<Member | undefined>;
}

const AGENTS = new Set([1, 2, 41, 42]);
const active = (member: Member | undefined): Member | undefined =>
  member !== undefined && AGENTS.has(member.type) && member.status === 'active' ? member : undefined;

/** {@link Affiliates} among the members. */
export function createAffiliates(members: Members): Affiliates {
  return {
    async byCode(tenantId, code, domain) {
      const [agent, owner] = await Promise.all([members.byAffiliateCode(tenantId, code), members.byAffiliateDomain(tenantId, hostName(domain))]);
      const good = active(agent);
      return good?.affiliateDomain === (owner?.affiliateDomain ?? null) ? good : undefined;
    },
    byName: async (tenantId, username) => active(await members.byUsername(tenantId, username)),
  };
}

/** Lookups per address: enough for a household, too few to find codes by trying. */
const LOOKUPS_PER_ADDRESS = { name: 'affiliate', limit: 200, windowMs: 3_600_000 };

export const domainOf = (origin: string): string => hostName(origin.replace(/^https?:\/\//, ''));

/** Handler of the affiliate code check; the answer has the code as its agent writes it. */
export function affiliateHandler(affiliates: Affiliates, throttle: Throttle): Handler<'affiliate'> {
  return async ({ request, tenant, ip, origin }) => {
    await throttle.takeByAddress(tenant.id, LOOKUPS_PER_ADDRESS, ip);
    const agent = await affiliates.byCode(tenant.id, request.code, request.domain ?? domainOf(origin));
    if (agent === undefined || agent.affiliateCode === null) throw new Problem('AFFILIATE_CODE_INVALID');
    return { code: agent.affiliateCode };
  };
}

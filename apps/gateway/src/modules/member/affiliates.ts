import { Problem, hostName, type Handler, type Throttle } from '../../platform/http/index.ts';
import type { Member, Members } from './members.ts';

/** The agents that people are invited by. */
export interface Affiliates {
  /**
   * The agent whose affiliate code it is, where the code is good on a site's domain: an agent may have a domain of its
   * own, on which no other agent's code is good, and its code is good nowhere else.
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

/** Codes that one address may ask about: enough for a house full of people, too few to find codes by trying. */
const ASKED = { name: 'affiliate', limit: 200, windowMs: 3_600_000 };

/** Name of the host that a visitor sees. */
export const domainOf = (origin: string): string => hostName(origin.replace(/^https?:\/\//, ''));

/** Handler of the question whether an affiliate code is good; the answer has it as its agent writes it. */
export function affiliateHandler(affiliates: Affiliates, throttle: Throttle): Handler<'affiliate'> {
  return async ({ request, tenant, ip, origin }) => {
    await throttle.take(tenant.id, ASKED, ip);
    const agent = await affiliates.byCode(tenant.id, request.code, request.domain ?? domainOf(origin));
    if (agent === undefined || agent.affiliateCode === null) throw new Problem('AFFILIATE_CODE_INVALID');
    return { code: agent.affiliateCode };
  };
}

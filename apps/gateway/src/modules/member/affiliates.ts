import { hostName } from '../../platform/http/index.ts';
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

export const domainOf = (origin: string): string => hostName(origin.replace(/^https?:\/\//, ''));

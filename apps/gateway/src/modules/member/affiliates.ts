import type { Tx } from '../../platform/db/index.ts';
import { hostName } from '../../platform/http/index.ts';
import type { Member, Members } from './members.ts';

/** How somebody comes to register under an agent. */
export interface Invitation {
  readonly upline: Member;
  /** As whoever gave it away writes it. */
  readonly code: string;
  /** Kind of the account; a player unless stated. */
  readonly type?: 0 | 1;
  /** What is written with the registration, in its transaction. @throws Problem AFFILIATE_CODE_INVALID where the invitation was used up meanwhile */
  joined?(tx: Tx, memberId: string): Promise<void>;
}

/** Links that agents give away. */
export interface InvitationLinks {
  /** The link of a code, in any case, while it may be used. */
  byCode(tenantId: string, code: string): Promise<(Omit<Invitation, 'upline'> & { readonly agentId: string }) | undefined>;
}

/** Agents with affiliate codes. */
export interface Affiliates {
  /**
   * The agent of an affiliate code, where the code is valid on the site's domain: an agent with a domain of its own is valid
   * there only, and no other agent's code is. Codes of links count as those of their agent. A blocked agent counts for nothing:
   * its code and links are valid nowhere, and its domain is nobody's until it is unblocked.
   */
  byCode(tenantId: string, code: string, domain: string): Promise<Invitation | undefined>;
  /** The agent of that user name. */
  byName(tenantId: string, username: string): Promise<Member | undefined>;
}

const AGENTS = new Set([1, 2, 41, 42]);
const active = (member: Member | undefined): Member | undefined =>
  member !== undefined && AGENTS.has(member.type) && member.status === 'active' ? member : undefined;

/** {@link Affiliates} among the members. */
export function createAffiliates(members: Members, links: InvitationLinks): Affiliates {
  return {
    async byCode(tenantId, code, domain) {
      const [agent, link, owner] = await Promise.all([members.byAffiliateCode(tenantId, code), links.byCode(tenantId, code), members.byAffiliateDomain(tenantId, hostName(domain))]);
      const upline = active(agent ?? (link === undefined ? undefined : await members.byId(tenantId, link.agentId)));
      if (upline?.affiliateDomain !== (active(owner)?.affiliateDomain ?? null)) return undefined;
      return agent === undefined && link !== undefined ? { ...link, upline } : { upline, code: upline.affiliateCode ?? code };
    },
    byName: async (tenantId, username) => active(await members.byUsername(tenantId, username)),
  };
}

export const domainOf = (origin: string): string => hostName(origin.replace(/^https?:\/\//, ''));

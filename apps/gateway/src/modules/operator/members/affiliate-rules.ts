import { violates, type Tx } from '../../../platform/db/index.ts';
import { hostName, type Tenant } from '../../../platform/http/index.ts';
import type { Agents } from '../../agents/index.ts';
import type { Referrals } from '../../referrals/index.ts';
import { fieldProblem } from '../operator-problem.ts';

/** Who else has codes. */
export interface OtherCodes {
  readonly links: Pick<Agents['links'], 'hasCode'>;
  readonly referrals: Pick<Referrals, 'holderOf'>;
}

/**
 * The domain as sites are found by it. A code is looked up by the domain where somebody registers, and on an agent's own domain no other agent's
 * is valid: so it is one that serves the site, and never the first one, which every other invitation leads to.
 * @throws OperatorProblem VALIDATION_FAILED
 */
export function ownDomain({ domains }: Tenant, asked: string, hasCode: boolean): string {
  const name = hostName(asked);
  const [first, ...more] = domains;
  if (!hasCode) throw fieldProblem('affiliateDomain', 'an agent with a domain of its own has an affiliateCode');
  if (name === first) throw fieldProblem('affiliateDomain', 'it is the first domain of the site: the code of no other agent would be valid there');
  if (!more.includes(name)) throw fieldProblem('affiliateDomain', 'it is none of the domains that the brand has in brand.config.ts');
  return name;
}

/**
 * Whether an agent may have a code, as far as links and players go: that no other agent has it is a constraint of the table.
 * @throws OperatorProblem VALIDATION_FAILED
 */
export async function assertFreeCode({ links, referrals }: OtherCodes, tx: Tx, { tenant, memberId, code }: { readonly tenant: string; readonly memberId: string; readonly code: string }): Promise<void> {
  if (await links.hasCode(tx, tenant, code)) throw fieldProblem('affiliateCode', 'a link of an agent has it');
  // One field takes the codes of agents and of friends: a player's would lead to the agent from now on. Its own may stay its code.
  const holder = await referrals.holderOf(tx, tenant, code);
  if (holder !== undefined && holder !== memberId) throw fieldProblem('affiliateCode', 'a player invites friends with it');
}

/** What an operator is told of a code or a domain that another agent has; any other error as it is. */
export function takenByAnother(error: unknown): unknown {
  if (violates(error, 'member_affiliate_code_key')) return fieldProblem('affiliateCode', 'another agent has it');
  return violates(error, 'member_affiliate_domain_key') ? fieldProblem('affiliateDomain', 'another agent has it: agents:code takes it away') : error;
}

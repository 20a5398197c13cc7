import type { Queries } from '../../platform/db/index.ts';
import type { Audience } from './types.ts';

const AGENTS = [1, 2, 41, 42] as const;

/** The members that a message to some or all is for: true accounts that were there at `sentAt`. */
export function membersOf(query: Queries, tenantId: string, audience: Exclude<Audience, { to: 'member' }>, sentAt: Date) {
  let found = query.selectFrom('member').where('tenant_id', '=', tenantId).where('type', '<>', 4).where('registered_at', '<=', sentAt);
  if (audience.to === 'all') return found;
  if (audience.kind === 'players') found = found.where('type', '=', 0);
  if (audience.kind === 'agents') found = found.where('type', 'in', AGENTS);
  if (audience.rankFrom !== null) found = found.where('rank_level', '>=', audience.rankFrom);
  if (audience.registeredSince !== null) found = found.where('registered_at', '>=', audience.registeredSince);
  return found;
}

import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import type { AccountType } from '../../../platform/http/index.ts';

/** Members up to which every one of a team is looked at by itself; beyond it what happened is walked through, and who is in the team looked up. */
export const SMALL_TEAM = 2_000;

/** Whose entries a page shows: of one member, of everybody in a small team, or of a large one. */
export type TeamScan = { readonly kind: 'member'; readonly id: string } | { readonly kind: 'small' | 'large'; readonly agentId: string };

/** Who is in an agent's team now, in a statement: ids as `id`. */
export const teamNow = (tenant: string, agentId: string, now: Date): RawBuilder<unknown> => sql`
  (select member_id as id from member_upline where tenant_id = ${tenant} and ancestor_id = ${agentId} and since <= ${now} and until > ${now})`;

/**
 * Whether a member is in an agent's team now, in a statement. Looked up for each row by its key: a plan that puts a team of 100,000 into a hash takes longer than the page.
 */
export const isInTeam = (tenant: string, agentId: string, now: Date, member: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  ((select 1 from member_upline path where path.tenant_id = ${tenant} and path.ancestor_id = ${agentId} and path.member_id = ${member} and path.since <= ${now} and path.until > ${now} limit 1) is not null)`;

/** The member of that account in an agent's team as it is now, in any case; undefined for everybody else. */
export async function memberInTeam(db: Database, tenant: string, agentId: string, account: string): Promise<string | undefined> {
  const now = new Date(db.clock.now());
  const { rows } = await sql<{ id: string }>`
    select member.id from member where tenant_id = ${tenant} and username_key = ${account.toLowerCase()} and ${isInTeam(tenant, agentId, now, sql`member.id`)}`.execute(db.query);
  return rows[0]?.id;
}

/** The accounts of members by their ids. */
export async function accountsOf(db: Database, tenant: string, ids: readonly string[]): Promise<Map<string, { readonly account: string; readonly type: AccountType }>> {
  const { rows } = await sql<{ id: string; account: string; type: AccountType }>`
    select id, username as account, type from member where tenant_id = ${tenant} and id = any(${[...new Set(ids)]}::uuid[])`.execute(db.query);
  return new Map(rows.map(({ id, ...member }) => [id, member]));
}

import type { ContractKind } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';

/** Tells open pages of both sides of every settlement of a period, which is named by its end; to be called after the commit. */
export type SettledNews = (tenant: string, kind: ContractKind, to: string) => Promise<void>;

/** Creates the {@link SettledNews}. `changed` is called once, with each member once. */
export function createSettledNews(db: Database, changed: (tenantId: string, memberIds: readonly string[]) => void): SettledNews {
  return async (tenant, kind, to) => {
    const { rows } = await sql<{ id: string }>`
      select upline_id as id from settlement where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to}
      union select agent_id from settlement where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to}`.execute(db.query);
    if (rows.length > 0) changed(tenant, rows.map(({ id }) => id));
  };
}

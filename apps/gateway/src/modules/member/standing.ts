import { sql } from 'kysely';
import type { Queries } from '../../platform/db/index.ts';
import type { AccountType, TenantDirectory } from '../../platform/http/index.ts';

/** What games have to know of a player. */
export interface Standing {
  readonly status: 'active' | 'blocked';
  readonly kind: 'real' | 'trial';
  /** Currency of the account that plays. */
  readonly currency: string;
  /** Name to show in a game. */
  readonly nickname: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The status alone, as a part of the vendor module's statement of a bet: `$2` is the tenant, `$5` the player's id as text. */
export const statusSql = `select status from member where tenant_id = $2 and id = case when $5 ~ '${UUID.source}' then $5::uuid end`;

/** Reads a player's standing as of now; undefined for somebody the tenant does not have. */
export function createStanding(tenants: TenantDirectory) {
  return async (query: Queries, tenantId: string, playerId: string): Promise<Standing | undefined> => {
    const currency = tenants.byMerchant(tenantId)?.currency.code;
    // The id comes from a vendor: what is no identifier is nobody's, and no fault of the statement.
    if (currency === undefined || !UUID.test(playerId)) return undefined;
    const { rows } = await sql<{ status: Standing['status']; type: AccountType; username: string; nickname: string }>`
      select status, type, username, nickname from member where tenant_id = ${tenantId} and id = ${playerId}`.execute(query);
    const member = rows[0];
    if (member === undefined) return undefined;
    const { status, type, username, nickname } = member;
    return { status, kind: type === 4 ? 'trial' : 'real', currency, nickname: nickname === '' ? username : nickname };
  };
}

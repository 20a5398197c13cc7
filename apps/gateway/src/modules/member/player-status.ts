import { sql, type RawBuilder } from 'kysely';
import { anyOf, type Queries } from '../../platform/db/index.ts';
import type { TenantDirectory } from '../../platform/http/index.ts';

/** The status of a player, as games need it. */
export interface PlayerStatus {
  readonly status: 'active' | 'blocked';
  readonly kind: 'real' | 'trial';
  /** Currency of the account that plays. */
  readonly currency: string;
  /** Name to show in a game. */
  readonly nickname: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A query for the status alone, given the parameters of the tenant and of the player's id as text. */
export const statusSql = (tenant: RawBuilder<string>, playerId: RawBuilder<string>): RawBuilder<Pick<PlayerStatus, 'status'>> => sql`
  select status from member where tenant_id = ${tenant} and id = case when ${playerId} ~ ${sql.lit(UUID.source)} then ${playerId}::uuid end`;

/** Reads a player's current status; undefined for an unknown player. */
export function createPlayerStatus(tenants: TenantDirectory) {
  return async (query: Queries, tenantId: string, playerId: string): Promise<PlayerStatus | undefined> => {
    const currency = tenants.byMerchant(tenantId)?.currency.code;
    // The id comes from a vendor: a malformed one matches no player and must not fail the statement.
    if (currency === undefined || !UUID.test(playerId)) return undefined;
    const member = await query
      .selectFrom('member')
      .select(['status', 'type', 'username', 'nickname'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', playerId)
      .executeTakeFirst();
    if (member === undefined) return undefined;
    const { status, type, username, nickname } = member;
    return { status, kind: type === 4 ? 'trial' : 'real', currency, nickname: nickname === '' ? username : nickname };
  };
}

/** Reads which kind of money each of these players uses; without those that are unknown. */
export async function kindsOfPlayers(query: Queries, tenantId: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, 'real' | 'trial'>> {
  const known = playerIds.filter((id) => UUID.test(id));
  const rows = known.length === 0 ? [] : await query.selectFrom('member').select(['id', 'type']).where('tenant_id', '=', tenantId).where('id', '=', anyOf(known, 'uuid')).execute();
  return new Map(rows.map(({ id, type }) => [id, type === 4 ? 'trial' : 'real']));
}

import { decimalOf, type PushEventOf, type ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Balances as members see them. */
export interface Balances {
  /** The balance in the tenant's currency; undefined for an account that was never opened. */
  of(tenant: Tenant, memberId: string): Promise<ResponseOf<'balance'>>;
  /** The same as a push event. */
  event(tenant: Tenant, memberId: string): Promise<PushEventOf<'balance'>>;
  /** The push events of many members, by member. */
  events(tenant: Tenant, memberIds: readonly string[]): Promise<ReadonlyMap<string, PushEventOf<'balance'>>>;
}

export function createBalances(db: Database, wallet: Pick<Wallet, 'balanceOf' | 'balancesOfMembers'>): Balances {
  /** Read before the balance, so that a newer number never stays beside an older balance. */
  async function version(): Promise<number> {
    const { rows } = await sql<{ version: string }>`select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as version`.execute(db.query);
    return Number(rows[0]?.version ?? 0);
  }

  async function read(tenant: Tenant, memberId: string): Promise<ResponseOf<'balance'>> {
    const { code, exponent } = tenant.currency;
    const at = new Date(db.clock.now()).toISOString();
    const seen = await version();
    const balance = await wallet.balanceOf(tenant.id, memberId, code);
    return {
      currency: tenant.currency,
      available: decimalOf(balance?.available ?? 0n, exponent),
      held: decimalOf(balance?.held ?? 0n, exponent),
      kind: balance?.kind === 'trial' ? 'demo' : 'real',
      version: seen,
      at,
    };
  }

  return {
    of: read,
    async event(tenant, memberId) {
      const { available, currency, version: seen } = await read(tenant, memberId);
      return { available, currency: currency.code, version: seen };
    },
    async events(tenant, memberIds) {
      const { code, exponent } = tenant.currency;
      const seen = await version();
      const found = await wallet.balancesOfMembers(tenant.id, memberIds, code);
      return new Map(memberIds.map((id) => [id, { available: decimalOf(found.get(id)?.available ?? 0n, exponent), currency: code, version: seen }]));
    },
  };
}

import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { decimalOf, type Tenant } from '../../platform/http/index.ts';

/** A page of a list, as the calls ask for it. */
export interface PageOf {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Line {
  readonly id: string;
  readonly reason: string;
  readonly reference: string | null;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly at: Date;
  readonly total: bigint;
}

/**
 * A member's movements of money by page number, newest first. Pages by number want a total, which the wallet's own
 * history by cursor does not count: this reads the same append-only tables.
 */
export async function statement(db: Database, tenant: Tenant, memberId: string, { pageNo, pageSize }: PageOf): Promise<ResponseOf<'walletRecords'>> {
  const { exponent, code } = tenant.currency;
  const { rows } = await sql<Line>`
    with mine as (
      select id from account where tenant_id = ${tenant.id} and owner = ${`member:${memberId}`} and currency = ${code}
    ), line as (
      select id, journal_id, -amount as amount, debit_after as balance, at from transfer
      where tenant_id = ${tenant.id} and debit = (select id from mine)
      union all
      select id, journal_id, amount, credit_after, at from transfer
      where tenant_id = ${tenant.id} and credit = (select id from mine)
    ), counted as (select count(*) as total from line), page as (
      select * from line order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select page.id, journal.reason, journal.reference, page.amount, page.balance, page.at, counted.total
    from counted left join page on true
    left join journal on journal.tenant_id = ${tenant.id} and journal.id = page.journal_id
    order by page.id desc`.execute(db.query);
  const total = Number(rows[0]?.total ?? 0n);
  const records = rows
    .filter(({ id }) => id !== null)
    .map(({ id, reason, reference, amount, balance, at }) => ({
      id,
      kind: reason,
      amount: decimalOf(amount, exponent),
      balanceAfter: decimalOf(balance, exponent),
      reference: reference ?? '',
      at: at.toISOString(),
    }));
  return { records, pageNo, totalPages: Math.ceil(total / pageSize), total };
}

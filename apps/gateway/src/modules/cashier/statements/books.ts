import { sql, type RawBuilder } from 'kysely';
import { anyOf, firstIdAt, ID_DRIFT_MS, type Tx } from '../../../platform/db/index.ts';
import { refundIdOfReceipt } from '../deposits/refund-id.ts';
import { isDepositId } from '../deposits/types.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import { PAID_AFTER_ALL } from '../withdrawals/types.ts';
import type { AccountMovement, BookEntry, FileLine, Period } from './types.ts';

const MINUTE_MS = 60_000;

interface Row {
  readonly kind: BookEntry['kind'];
  readonly provider_tx: string | null;
  readonly order_id: string;
  readonly subject: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly state: BookEntry['state'];
  readonly at: Date | null;
  /** When it may have happened at the provider at the earliest. */
  readonly earliest: Date | null;
}

/** Money that arrived. One that an operator credited by a statement bears the time of that decision, and not of the payment. */
const receipts = (where: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select 'pay-in' as kind, deposit_receipt.provider_tx, deposit_receipt.deposit_id::text as order_id, 'deposit:' || deposit_receipt.deposit_id as subject,
         deposit.currency, deposit_receipt.amount, 'done' as state, deposit_receipt.received_at as at, deposit_receipt.received_at as earliest
    from deposit_receipt join deposit on deposit.tenant_id = deposit_receipt.tenant_id and deposit.id = deposit_receipt.deposit_id
   where ${where}`;

/** Money that went back, or is going to. Its provider tells no number of it. */
const refunds = (where: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select 'refund' as kind, null::text as provider_tx, ${refundIdOfReceipt()} as order_id, 'deposit:' || deposit_receipt.deposit_id as subject,
         deposit.currency, deposit_receipt.amount, case when deposit_receipt.outcome = 'refunded' then 'done' else 'pending' end as state,
         deposit_receipt.settled_at as at, deposit_receipt.settled_at as earliest
    from deposit_receipt join deposit on deposit.tenant_id = deposit_receipt.tenant_id and deposit.id = deposit_receipt.deposit_id
   where deposit_receipt.outcome in ('refunding', 'refunded') and ${where}`;

/** Money that was paid out, or may be; its fee stays here. Paid at the provider between when it was sent and when that was known. */
const payouts = (where: RawBuilder<unknown>): RawBuilder<Row> => sql`
  select 'payout' as kind, provider_tx, id::text as order_id, 'withdrawal:' || id as subject, currency, amount - fee as amount,
         case when state = 'paid' or (state = 'failed' and code = ${PAID_AFTER_ALL} and look is null) then 'done' when state in ('sending', 'sent') then 'pending' else 'failed' end as state,
         paid_at as at, coalesce(sent_at, paid_at) as earliest
    from withdrawal where ${where}`;

/** Entries that were read, each with its place in the period. */
function placed({ from, to, marginMinutes }: Period): (row: Row) => BookEntry {
  const margin = marginMinutes * MINUTE_MS;
  return ({ kind, provider_tx: providerTx, order_id: orderId, subject, currency, amount, state, at, earliest }) => {
    const counts = at !== null && at >= from && at < to;
    const inner = at !== null && earliest !== null && earliest.getTime() >= from.getTime() + margin && at.getTime() < to.getTime() - margin;
    return { kind, providerTx, orderId, subject, currency, amount, state, at, counts, place: counts ? (inner ? 'within' : 'edge') : 'outside' };
  };
}

/**
 * What the books of a merchant have of a provider: all of the period, and whatever a line of the file names, whenever it was. Nothing of
 * another merchant or provider is read. Undefined where the period has more than `most` entries of a kind.
 */
export async function booksOf(tx: Tx, { tenant, provider }: ProviderRef, period: Period, lines: readonly FileLine[], most: number): Promise<BookEntry[] | undefined> {
  const { from, to } = period;
  const of = (kind: FileLine['kind']): readonly FileLine[] => lines.filter((line) => line.kind === kind);
  const numbers = (some: readonly FileLine[]): string[] => some.map(({ providerTx }) => providerTx);
  const ids = (some: readonly FileLine[]): string[] => some.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const receipt = sql`deposit_receipt.tenant_id = ${tenant} and deposit_receipt.provider = ${provider}`;
  const payout = sql`tenant_id = ${tenant} and provider = ${provider}`;
  // An index has them by method, and one that is gone from the list of a provider may have paid by it before.
  const methods = sql`method in (select code from payout_method where tenant_id = ${tenant})`;

  const ofPeriod = [
    receipts(sql`${receipt} and deposit_receipt.received_at >= ${from} and deposit_receipt.received_at < ${to} limit ${most + 1}`),
    refunds(sql`${receipt} and deposit_receipt.settled_at >= ${from} and deposit_receipt.settled_at < ${to} limit ${most + 1}`),
    payouts(sql`${payout} and ${methods} and paid_at >= ${from} and paid_at < ${to} limit ${most + 1}`),
  ];
  const payoutIds = ids(of('payout')).filter(isDepositId);
  const named = [
    receipts(sql`${receipt} and deposit_receipt.provider_tx = any(${numbers(of('pay-in'))}::text[])`),
    refunds(sql`${receipt} and ${refundIdOfReceipt()} = any(${ids(of('refund'))}::text[])`),
    payouts(sql`${payout} and id = any(${payoutIds}::uuid[])`),
    payouts(sql`${payout} and provider_tx = any(${numbers(of('payout'))}::text[])`),
  ];
  const entries = new Map<string, BookEntry>();
  for (const [index, query] of [...ofPeriod, ...named].entries()) {
    const { rows } = await query.execute(tx);
    if (index < ofPeriod.length && rows.length > most) return undefined;
    for (const entry of rows.map(placed(period))) entries.set(`${entry.kind} ${entry.kind === 'pay-in' ? entry.providerTx : entry.orderId}`, entry);
  }
  return [...entries.values()].toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
}

/** Which deposits of a provider the payments of a file name, by id, whether anything arrived for them or not. */
export async function depositsOf(tx: Tx, { tenant, provider }: ProviderRef, lines: readonly FileLine[]): Promise<Set<string>> {
  const named = lines.flatMap(({ kind, orderId }) => (kind === 'pay-in' && orderId !== null && isDepositId(orderId) ? [orderId] : []));
  const rows = await tx.selectFrom('deposit').select('id').where('tenant_id', '=', tenant).where('provider', '=', provider).where('id', '=', anyOf(named, 'uuid')).execute();
  return new Set(rows.map(({ id }) => id));
}

/** What the ledger moved on the account of a provider in a period, by currency and reason. */
export async function movementOf(tx: Tx, { tenant, provider }: ProviderRef, { from, to }: Period): Promise<AccountMovement[]> {
  const range = sql`transfer.id >= ${firstIdAt(from.getTime() - ID_DRIFT_MS)} and transfer.id < ${firstIdAt(to.getTime() + ID_DRIFT_MS)} and transfer.at >= ${from} and transfer.at < ${to}`;
  const side = (debited: boolean) => sql`
    select account.currency, journal.reason, ${debited ? sql`transfer.amount` : sql`0`} as debited, ${debited ? sql`0` : sql`transfer.amount`} as credited
      from account
      join transfer on transfer.tenant_id = account.tenant_id and transfer.${sql.ref(debited ? 'debit' : 'credit')} = account.id
      join journal on journal.tenant_id = transfer.tenant_id and journal.id = transfer.journal_id
     where account.tenant_id = ${tenant} and account.owner = ${`payment:${provider}`} and account.kind = 'real' and ${range}`;
  const { rows } = await sql<AccountMovement>`
    select currency, reason, sum(debited)::bigint as debited, sum(credited)::bigint as credited
      from (${side(true)} union all ${side(false)}) moved group by currency, reason order by currency, reason`.execute(tx);
  return rows;
}

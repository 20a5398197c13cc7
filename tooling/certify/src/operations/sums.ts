import type { Database } from '@livery/gateway';
import { sql } from 'kysely';
import type { OperationKind, Tally } from './tally.ts';

/** A player and the minor units it began with. */
export interface Player {
  readonly id: string;
  readonly funds: bigint;
}

/** The kinds that the database counts under each name. */
const COUNTED: Readonly<Record<string, readonly OperationKind[]>> = {
  'call bet': ['bet', 'magazine bought', 'free play bet'],
  'call win': ['win', 'magazine paid', 'win held above a cap', 'free play win'],
  'call rollback': ['bet taken back', 'free play bet taken back'],
  'call round-end': ['round ended without a win', 'free play round ended'],
  'win released': ['held win released'],
  'win rejected': ['held win rejected'],
  'trail money:adjust': ['adjustment'],
  'trail money:reverse': ['reversal'],
  'trail rounds:close': ['round closed by an operator', 'round voided by an operator'],
  'trail wins:release': ['held win released'],
  'trail wins:reject': ['held win rejected'],
  'transfer in': ['transfer to a vendor'],
  'transfer out': ['transfer from a vendor'],
};

/** How often each thing happened, by the database's rows alone. */
async function countsOf(db: Database, tenant: string, vendor: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ what: string; times: number }>`
    select 'call ' || call as what, count(*)::int as times from seamless_tx
      where tenant_id = ${tenant} and vendor = ${vendor} and code = 'OK' and call in ('bet', 'win', 'rollback', 'round-end') and tx_id not like 'operator:%' group by call
    union all select 'win ' || decision, count(*)::int from held_win where tenant_id = ${tenant} and decision is not null group by decision
    union all select 'trail ' || action, count(*)::int from operator_trail where tenant_id = ${tenant} group by action
    union all select 'transfer ' || direction, count(*)::int from wallet_transfer where tenant_id = ${tenant} and state = 'confirmed' group by direction`.execute(db.query);
  return new Map(rows.map(({ what, times }) => [what, times]));
}

/**
 * Compares what clients were told with the database, by sums of its own over the ledger's rows and not by the views of the
 * platform; a sentence for each difference.
 */
export async function differences(db: Database, tenant: string, vendor: string, players: readonly Player[], tally: Tally): Promise<readonly string[]> {
  const found: string[] = [];
  const { rows } = await sql<{ owner: string; posted: bigint; held: bigint; paid: bigint; taken: bigint }>`
    select account.owner, account.posted, account.held,
           coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and transfer.credit = account.id), 0)::bigint as paid,
           coalesce((select sum(amount) from transfer where transfer.tenant_id = ${tenant} and transfer.debit = account.id), 0)::bigint as taken
    from account where account.tenant_id = ${tenant} and account.owner like 'member:%'`.execute(db.query);
  const accounts = new Map(rows.map((row) => [row.owner, row]));
  for (const { id, funds } of players) {
    const account = accounts.get(`member:${id}`);
    const due = funds + tally.dueTo(id);
    if (account === undefined) found.push(`${id} has no account.`);
    else if (account.posted !== due || account.paid - account.taken !== due || account.held !== 0n) {
      found.push(`${id}: ${due} by the clients, ${account.posted} by its account (${account.held} of it held), ${account.paid - account.taken} by its movements.`);
    }
  }
  const counted = await countsOf(db, tenant, vendor);
  for (const [what, kinds] of Object.entries(COUNTED)) {
    const told = kinds.reduce((sum, kind) => sum + (tally.counts.get(kind) ?? 0), 0);
    if ((counted.get(what) ?? 0) !== told) found.push(`${what}: ${told} were acknowledged, ${counted.get(what) ?? 0} are in the database.`);
  }
  const { rows: open } = await sql<{ what: string; times: number }>`
    select 'rounds' as what, count(*)::int as times from game_round where tenant_id = ${tenant} and closed_at is null
    union all select 'bets', count(*)::int from game_bet where tenant_id = ${tenant} and state not in ('settled', 'voided')
    union all select 'held wins', count(*)::int from held_win where tenant_id = ${tenant} and decided_at is null
    union all select 'transfers', count(*)::int from wallet_transfer where tenant_id = ${tenant} and settled_at is null`.execute(db.query);
  for (const { what, times } of open) if (times > 0) found.push(`${times} ${what} are open.`);
  return found;
}

/** Transfers to and from vendors that have not ended. */
export async function openTransfers(db: Database, tenant: string): Promise<number> {
  const { rows } = await sql<{ times: number }>`select count(*)::int as times from wallet_transfer where tenant_id = ${tenant} and settled_at is null`.execute(db.query);
  return rows[0]?.times ?? 0;
}

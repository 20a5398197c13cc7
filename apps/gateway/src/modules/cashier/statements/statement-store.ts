import { sql } from 'kysely';
import { z } from 'zod';
import { statementKinds, statementOutcomes } from '@livery/contracts';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import type { ProviderRef } from '../providers/adapter.ts';
import type { AccountMovement, Comparison, Difference, Period, Side, StatementOutcome, StatementTotal } from './types.ts';

/** A statement that was compared, as it is kept. */
export interface Statement extends Period, Pick<Comparison, 'outcomes' | 'totals'> {
  readonly tenant: string;
  readonly id: string;
  readonly provider: string;
  /** SHA-256 of the file. */
  readonly fileHash: Buffer;
  readonly fileLines: number;
  readonly account: readonly AccountMovement[];
  readonly operator: { readonly id: string; readonly name: string };
  readonly checkedAt: Date;
}

/** A line that differs, by its number in the statement. */
export interface KeptLine extends Difference {
  readonly number: number;
}

/** Which lines of a statement: those after a number, of one outcome or all. */
export interface LinesWanted {
  readonly after: number;
  readonly limit: number;
  readonly outcome?: StatementOutcome | undefined;
}

/** What tells one comparison from another: the same file of the same period is compared once. */
export type StatementKey = Pick<Statement, 'tenant' | 'provider' | 'fileHash' | 'from' | 'to' | 'marginMinutes'>;

/** The statements of merchants. */
export interface StatementStore {
  /** Keeps one with its lines; false where the same was kept meanwhile. */
  insert(tx: Tx, statement: Statement, differences: readonly Difference[]): Promise<boolean>;
  /** One that was kept before. */
  same(query: Queries, key: StatementKey): Promise<Statement | undefined>;
  find(tenant: string, id: string, query?: Queries): Promise<Statement | undefined>;
  /** Newest first, from before an id on. */
  list(tenant: string, filter: { readonly provider?: string | undefined; readonly before?: string | undefined }, limit: number): Promise<Statement[]>;
  /** Lines in their order. */
  lines(tenant: string, id: string, wanted: LinesWanted, query?: Queries): Promise<KeptLine[]>;
}

/** Lines that one statement of the database inserts. */
const SLICE = 2_000;
const minor = z.string().regex(/^\d+$/).transform(BigInt);
const tally = z.object({ lines: z.number().int(), amount: minor });
const outcomesKept = z.record(z.enum(statementOutcomes), z.number().int());
const totalsKept = z.array(z.object({ kind: z.enum(statementKinds), currency: z.string(), there: tally, here: tally, agreed: tally }));
const accountKept = z.array(z.object({ currency: z.string(), reason: z.string(), debited: minor, credited: minor }));
const jsonOf = (value: object): string => JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? entry.toString() : entry));

const COLUMNS = [
  'tenant_id as tenant', 'id', 'provider', 'period_from as from', 'period_to as to', 'margin_minutes as marginMinutes', 'file_hash', 'file_lines as fileLines', 'outcomes', 'totals', 'account', 'operator_id', 'operator_name', 'checked_at as checkedAt',
] as const;

interface Row extends Omit<Statement, 'fileHash' | 'outcomes' | 'totals' | 'account' | 'operator'> {
  readonly file_hash: Uint8Array;
  readonly outcomes: unknown;
  readonly totals: unknown;
  readonly account: unknown;
  readonly operator_id: string;
  readonly operator_name: string;
}

function statementOf({ file_hash: fileHash, outcomes, totals, account, operator_id: id, operator_name: name, ...row }: Row): Statement {
  const kept: readonly StatementTotal[] = totalsKept.parse(totals);
  return { ...row, fileHash: Buffer.from(fileHash), outcomes: outcomesKept.parse(outcomes), totals: kept, account: accountKept.parse(account), operator: { id, name } };
}

const sideOf = (currency: string | null, amount: bigint | null, state: Side['state'] | null, at: Date | null): Side | null => (currency === null || amount === null || state === null ? null : { currency, amount, state, at });

function rowOf({ tenant, id }: Statement, { outcome, kind, line, providerTx, orderId, subject, there, here }: Difference, number: number) {
  return {
    tenant_id: tenant, statement_id: id, number, outcome, kind, file_line: line, provider_tx: providerTx, order_id: orderId, subject,
    currency_there: there?.currency ?? null, amount_there: there?.amount ?? null, state_there: there?.state ?? null, at_there: there?.at ?? null,
    currency_here: here?.currency ?? null, amount_here: here?.amount ?? null, state_here: here?.state ?? null, at_here: here?.at ?? null,
  };
}

/** {@link StatementStore} in the database. */
export function createStatementStore(db: Database): StatementStore {
  const of = (query: Queries, { tenant, provider }: ProviderRef) => query.selectFrom('payment_statement').select(COLUMNS).where('tenant_id', '=', tenant).where('provider', '=', provider);
  return {
    async insert(tx, statement, differences) {
      const { tenant, id, provider, from, to, marginMinutes, fileHash, fileLines, outcomes, totals, account, operator, checkedAt } = statement;
      const inserted = await tx
        .insertInto('payment_statement')
        .values({
          tenant_id: tenant, id, provider, period_from: from, period_to: to, margin_minutes: marginMinutes, file_hash: fileHash, file_lines: fileLines, outcomes: jsonOf(outcomes), totals: jsonOf(totals), account: jsonOf(account),
          operator_id: operator.id, operator_name: operator.name, checked_at: checkedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) return false;
      const rows = differences.map((difference, index) => rowOf(statement, difference, index + 1));
      for (let at = 0; at < rows.length; at += SLICE) await tx.insertInto('payment_statement_line').values(rows.slice(at, at + SLICE)).execute();
      return true;
    },
    async same(query, { fileHash, from, to, marginMinutes, ...ref }) {
      const row = await of(query, ref).where('file_hash', '=', fileHash).where('period_from', '=', from).where('period_to', '=', to).where('margin_minutes', '=', marginMinutes).executeTakeFirst();
      return row && statementOf(row);
    },
    async find(tenant, id, query = db.query) {
      const row = await query.selectFrom('payment_statement').select(COLUMNS).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst();
      return row && statementOf(row);
    },
    async list(tenant, { provider, before }, limit) {
      const rows = await db.query
        .selectFrom('payment_statement')
        .select(COLUMNS)
        .where('tenant_id', '=', tenant)
        .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(statementOf);
    },
    async lines(tenant, id, { after, limit, outcome }, query = db.query) {
      const rows = await query
        .selectFrom('payment_statement_line')
        .selectAll()
        .where('tenant_id', '=', tenant)
        .where('statement_id', '=', id)
        .where('number', '>', after)
        .$if(outcome !== undefined, (lines) => lines.where(sql<string>`outcome`, '=', outcome ?? ''))
        .orderBy('number')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        number: row.number, outcome: row.outcome, kind: row.kind, line: row.file_line, providerTx: row.provider_tx, orderId: row.order_id, subject: row.subject,
        there: sideOf(row.currency_there, row.amount_there, row.state_there, row.at_there),
        here: sideOf(row.currency_here, row.amount_here, row.state_here, row.at_here),
      }));
    },
  };
}

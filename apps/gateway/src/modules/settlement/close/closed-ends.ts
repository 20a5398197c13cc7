import type { ContractKind, Period } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';
import { endOf } from './period-end.ts';

/** Whose corrections are looked at. */
export interface CorrectionsOf {
  readonly tenant: string;
  readonly kind: ContractKind;
  /** The last day, or the hour, of the period that took them up. */
  readonly to: string;
  readonly timeZone: string;
}

/**
 * The periods that the corrections of a period belong to, as a relation `closed` of `period`, the day or hour of a line or the end of a cost's period, of `began`, the name of the first day or the hour of
 * the closed period, and of when it `ended`: who was above a member then was paid for it, by the contract in effect at the beginning, and a later upline was not. Periods that are not kept any more are missing; of real-time salaries all are, which go by each bet's moment.
 */
export async function closedEnds(query: Queries, { tenant, kind, to, timeZone }: CorrectionsOf): Promise<RawBuilder<unknown>> {
  const { rows } =
    kind === 'realtime'
      ? { rows: [] }
      : await sql<Period & { readonly period: string }>`
          select line.period, closed.from_period as from, closed.to_period as to
            from (
              select period from settlement_line where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and correction
              union select of_period from settlement_cost where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and of_period is not null
            ) line
            join settlement_period closed on closed.tenant_id = ${tenant} and closed.kind = ${kind} and closed.from_period <= line.period and closed.to_period >= line.period`.execute(query);
  // Where two periods overlap, since an operator ran one: the first of them took the day.
  const all = [...new Map(rows.toSorted((one, other) => (one.to < other.to ? 1 : -1)).map((closed) => [closed.period, closed])).values()];
  const ends = all.map((period) => endOf({ kind, period, timeZone }).toISOString());
  return sql`(select period, began, ended from unnest(${all.map(({ period }) => period)}::text[], ${all.map(({ from }) => from)}::text[], ${ends}::timestamptz[]) ended(period, began, ended)) closed`;
}

/** In a statement that joins {@link closedEnds}: whether a row of member_upline held when the closed period of a correction ended, or, of one that is not known, when the present one does. */
export const heldAt = (path: string, end: Date): RawBuilder<boolean> => {
  const ended = sql`coalesce(closed.ended, ${end}::timestamptz)`;
  return sql<boolean>`${sql.ref(`${path}.since`)} < ${ended} and ${sql.ref(`${path}.until`)} >= ${ended}`;
};

/** What a period took up of those that were closed before: of bets, and of what was paid beside prizes. Rows of member_id, period, turnover, valid_bet, payout, rebate, activity. */
export const correctionsOf = ({ tenant, kind, to, currency }: Pick<CorrectionsOf, 'tenant' | 'kind' | 'to'> & { readonly currency: string }): RawBuilder<unknown> => sql`
        select member_id, period, turnover, valid_bet, payout, 0::bigint as rebate, 0::bigint as activity
          from settlement_line where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and currency = ${currency} and correction
        union all
        select member_id, of_period, 0, 0, 0, case when source = 'cashback' then amount else 0 end, case when source <> 'cashback' then amount else 0 end
          from settlement_cost where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and of_period is not null`;

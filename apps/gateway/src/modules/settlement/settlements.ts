import { dayAfter, type ContractKind } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { momentsOf, type DaySpan } from '../../platform/calendar/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { closedEnds, correctionsOf, heldAt } from './close/closed-ends.ts';
import { contractThen } from './close/contract-at.ts';
import { endOf } from './close/period-end.ts';
import { paidBy } from './real-time/real-time-sums.ts';
import { readResult } from './detail/result-json.ts';
import type { Settlement } from './types.ts';

/** Whether an agent is paid, or pays. */
export type SettlementSide = 'received' | 'paid';

/** A correction that a settlement took up. */
export interface CorrectedDay {
  readonly account: string;
  /** The day, or the hour, that it belongs to. */
  readonly period: string;
  readonly turnover: bigint;
  readonly validBet: bigint;
  readonly payout: bigint;
  readonly memberRebate: bigint;
  readonly activity: bigint;
}

/** Which settlements an operator looks for. */
export interface SettlementFilter {
  readonly kind?: ContractKind | undefined;
  readonly state?: Settlement['state'] | 'held' | undefined;
  readonly memberId?: string | undefined;
  /** Names of the first and the last period, by their ends. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Settlements of an agent by a kind, on one side, whose periods ended in some days of the merchant. */
export interface SettlementsAsked {
  readonly agentId: string;
  readonly kind: ContractKind;
  readonly side: SettlementSide;
  readonly span: DaySpan;
}

/** A page of them. */
export interface SettlementPage {
  readonly sort: 'period' | 'gross' | 'net' | 'paid' | 'rest';
  readonly order: 'up' | 'down';
  readonly limit: number;
  /** The last one of the page before: what it was sorted by, and its id. */
  readonly after: { readonly key: string; readonly id: string } | undefined;
}

/** What settlements come to, minor units. */
export interface SettlementTotals {
  readonly settlements: number;
  readonly gross: bigint;
  readonly net: bigint;
  readonly paid: bigint;
}

/** What agents see of their settlements. */
export interface Settlements {
  page(tenant: Pick<Tenant, 'id' | 'timeZone'>, asked: SettlementsAsked, page: SettlementPage): Promise<(Settlement & { readonly key: string })[]>;
  totals(tenant: Pick<Tenant, 'id' | 'timeZone'>, asked: SettlementsAsked): Promise<SettlementTotals>;
  /** What is still due of all of an agent's settlements of a kind, minor units. */
  rest(tenant: string, agentId: string, kind: ContractKind, side: SettlementSide): Promise<bigint>;
  /** Of a merchant, newest first. */
  search(tenant: string, filter: SettlementFilter, limit: number, before: string | undefined): Promise<Settlement[]>;
  /** What operators moved beside settlements, by settlement; above zero to the agent. */
  corrections(tenant: string, ids: readonly string[]): Promise<{ readonly settlementId: string; readonly amount: bigint; readonly at: Date }[]>;
  byId(tenant: string, id: string): Promise<Settlement | undefined>;
  /** Corrections of the team of the one who is paid, newest first. */
  corrected(tenant: Pick<Tenant, 'id' | 'timeZone'>, settlement: Settlement, limit: number): Promise<CorrectedDay[]>;
  payments(tenant: string, id: string): Promise<{ readonly amount: bigint; readonly at: Date }[]>;
  /** Accounts of agents by their ids. */
  accounts(tenant: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const PAGE_KEYS = { period: sql`to_period`, gross: sql`gross`, net: sql`net`, paid: sql`paid`, rest: sql`(gross - paid)` } as const satisfies Record<SettlementPage['sort'], RawBuilder<unknown>>;

/** The first name of a period that ends in the days, and the first one after them. */
function periodsOf(kind: ContractKind, span: DaySpan, timeZone: string): readonly [string, string] {
  if (kind === 'dividend' || kind === 'daily') return [span.from, dayAfter(span.to)];
  const { from, to } = momentsOf(span, timeZone);
  const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 16)}Z`;
  return [nameOf(from), nameOf(to)];
}

/** {@link Settlements} over the database. */
export function createSettlements(db: Database): Settlements {
  const all = (tenant: string) =>
    db.query
      .selectFrom('settlement')
      .innerJoin('member as upline', (join) => join.onRef('upline.tenant_id', '=', 'settlement.tenant_id').onRef('upline.id', '=', 'settlement.upline_id'))
      .innerJoin('member as agent', (join) => join.onRef('agent.tenant_id', '=', 'settlement.tenant_id').onRef('agent.id', '=', 'settlement.agent_id'))
      .select([
        'settlement.id', 'settlement.kind', 'settlement.contract_id as contractId', 'settlement.upline_id as uplineId', 'settlement.agent_id as agentId', 'upline.username as uplineAccount', 'agent.username as agentAccount',
        'settlement.version', 'settlement.currency', 'settlement.gross', 'settlement.net', 'settlement.paid', 'settlement.state', 'settlement.held', 'settlement.result',
        'settlement.from_period as from', 'settlement.to_period as to',
      ])
      .where('settlement.tenant_id', '=', tenant);
  type Row = Awaited<ReturnType<ReturnType<typeof all>['execute']>>[number];
  const read = ({ kind, result, ...more }: Row): Settlement => ({ ...more, kind: kind as ContractKind, ...readResult(result) });
  const sideColumn = { received: 'settlement.agent_id', paid: 'settlement.upline_id' } as const;
  /** In a statement, those of the table `settlement` that are asked for. */
  const those = ({ id, timeZone }: Pick<Tenant, 'id' | 'timeZone'>, { agentId, kind, side, span }: SettlementsAsked): RawBuilder<unknown> => {
    const [first, end] = periodsOf(kind, span, timeZone);
    return sql`tenant_id = ${id} and ${sql.ref(sideColumn[side])} = ${agentId} and kind = ${kind} and to_period >= ${first} and to_period < ${end}`;
  };

  return {
    async page(tenant, asked, { sort, order, limit, after }) {
      const key = PAGE_KEYS[sort];
      const [than, direction] = order === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
      const last = sort === 'period' ? sql`${after?.key ?? ''}::text` : sql`${after?.key ?? '0'}::bigint`;
      // Of all of them the figures alone, which an index has; what a figure follows from is large.
      const { rows } = await sql<{ id: string; key: string }>`
        select id, ${key}::text as key from settlement where ${those(tenant, asked)} ${after === undefined ? sql`` : sql`and (${key}, id) ${than} (${last}, ${after.id}::uuid)`}
          order by ${key} ${direction}, id ${direction} limit ${limit}`.execute(db.query);
      if (rows.length === 0) return [];
      const found = new Map((await all(tenant.id).where('settlement.id', 'in', rows.map(({ id }) => id)).execute()).map((row) => [row.id, read(row)]));
      return rows.flatMap(({ id, key: of }) => {
        const settlement = found.get(id);
        return settlement === undefined ? [] : [{ ...settlement, key: of }];
      });
    },
    async totals(tenant, asked) {
      const { rows } = await sql<SettlementTotals>`
        select count(*)::int as settlements, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(net), 0)::bigint as net, coalesce(sum(paid), 0)::bigint as paid from settlement where ${those(tenant, asked)}`.execute(db.query);
      return rows[0] ?? { settlements: 0, gross: 0n, net: 0n, paid: 0n };
    },
    async rest(tenant, agentId, kind, side) {
      const { rest } = await db.query
        .selectFrom('settlement')
        .select(sql<bigint>`coalesce(sum(gross - paid), 0)::bigint`.as('rest'))
        .where('tenant_id', '=', tenant)
        .where(sideColumn[side], '=', agentId)
        .where('kind', '=', kind)
        .where('state', 'in', ['due', 'partly'])
        .executeTakeFirstOrThrow();
      return rest;
    },
    async search(tenant, { kind, state, memberId, from, to }, limit, before) {
      const found = await all(tenant)
        .$if(kind !== undefined, (query) => query.where('settlement.kind', '=', kind ?? ''))
        .$if(state === 'held', (query) => query.where('settlement.held', '=', true))
        .$if(state !== undefined && state !== 'held', (query) => query.where('settlement.state', '=', state as Settlement['state']))
        .$if(memberId !== undefined, (query) => query.where(({ eb, or }) => or([eb('settlement.agent_id', '=', memberId ?? ''), eb('settlement.upline_id', '=', memberId ?? '')])))
        .$if(from !== undefined, (query) => query.where('settlement.to_period', '>=', from ?? ''))
        .$if(to !== undefined, (query) => query.where('settlement.to_period', '<=', to ?? ''))
        .$if(before !== undefined, (query) => query.where('settlement.id', '<', before ?? null))
        .orderBy('settlement.id', 'desc')
        .limit(limit)
        .execute();
      return found.map(read);
    },
    async corrections(tenant, ids) {
      if (ids.length === 0) return [];
      return db.query.selectFrom('settlement_correction').select(['settlement_id as settlementId', 'amount', 'at']).where('tenant_id', '=', tenant).where('settlement_id', 'in', [...ids]).orderBy('number').execute();
    },
    async byId(tenant, id) {
      const found = await all(tenant).where('settlement.id', '=', id).executeTakeFirst();
      return found === undefined ? undefined : read(found);
    },
    async corrected({ id: tenant, timeZone }, { kind, from, to, contractId, agentId, currency }, limit) {
      if (kind === 'realtime') {
        // Whoever was paid for a bet gives it back, wherever the member is now.
        const { rows: changes } = await sql<CorrectedDay>`
          select member.username as account, period, turnover, "validBet", payout, 0::bigint as "memberRebate", 0::bigint as activity from (
            select member_id, period, sum(turnover)::bigint as turnover, sum(valid_bet)::bigint as "validBet", sum(payout)::bigint as payout
              from settlement_bet where tenant_id = ${tenant} and kind = ${kind} and to_period = ${to} and ${paidBy(tenant, { contractId })} group by member_id, period
              -- What was played and taken back in one posting was never closed before.
              having bool_and(type <> 'bet')
          ) changed join member on member.tenant_id = ${tenant} and member.id = changed.member_id
          order by changed.period desc, member.username limit ${limit}`.execute(db.query);
        return changes;
      }
      const [end, ends] = [endOf({ kind, period: { from, to }, timeZone }), await closedEnds(db.query, { tenant, kind, to, timeZone })];
      const { rows } = await sql<CorrectedDay>`
        select member.username as account, line.period, sum(line.turnover)::bigint as turnover, sum(line.valid_bet)::bigint as "validBet", sum(line.payout)::bigint as payout,
               sum(line.rebate)::bigint as "memberRebate", sum(line.activity)::bigint as activity
          from (${correctionsOf({ tenant, kind, to, currency })}) line
          left join ${ends} on closed.period = line.period
          join member_upline above on above.tenant_id = ${tenant} and above.member_id = line.member_id and above.ancestor_id = ${agentId} and ${heldAt('above', end)}
          join member on member.tenant_id = ${tenant} and member.id = line.member_id
          where ${contractThen(tenant, kind, agentId)} = ${contractId}::uuid
          group by line.member_id, member.username, line.period
          order by line.period desc, member.username limit ${limit}`.execute(db.query);
      return rows;
    },
    payments: (tenant, id) => db.query.selectFrom('settlement_payment').select(['amount', 'at']).where('tenant_id', '=', tenant).where('settlement_id', '=', id).orderBy('number').execute(),
    async accounts(tenant, ids) {
      if (ids.length === 0) return new Map();
      const found = await db.query.selectFrom('member').select(['id', 'username']).where('tenant_id', '=', tenant).where('id', 'in', ids).execute();
      return new Map(found.map(({ id, username }) => [id, username]));
    },
  };
}

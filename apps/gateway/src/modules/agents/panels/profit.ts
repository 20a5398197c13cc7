import { sql, type RawBuilder } from 'kysely';
import type { DaySpan } from '../../../platform/calendar/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { AccountType, Tenant } from '../../../platform/http/index.ts';
import type { Bets } from './betting.ts';

/** What members won and lost, and what was given to them; amounts in minor units. */
export interface ProfitFigures extends Bets {
  readonly rebates: bigint;
  readonly activity: bigint;
  readonly fees: bigint;
}

/** Somebody right below, with what it did in a time. */
export interface ProfitLine extends ProfitFigures {
  readonly id: string;
  readonly account: string;
  readonly type: AccountType;
  readonly status: 'active' | 'blocked';
  /** What the page is sorted by. */
  readonly key: string;
}

export type ProfitSort = 'joined' | 'turnover' | 'validBet' | 'prizes' | 'rebates' | 'activity' | 'fees' | 'profit';

export interface ProfitPage {
  readonly scope: 'own' | 'branch';
  readonly sort: ProfitSort;
  readonly order: 'up' | 'down';
  readonly limit: number;
  readonly after: { readonly key: string; readonly id: string } | undefined;
}

/** Whom a page is about: the direct downline of somebody, or one member. */
export type ProfitOf = { readonly below: string } | { readonly member: string };

/** Reads what members of teams won and lost. */
export interface TeamProfit {
  lines(tenant: Tenant, of: ProfitOf, span: DaySpan, page: ProfitPage): Promise<ProfitLine[]>;
  /** Of everybody below an agent, as its team was on each day. */
  total(tenant: Tenant, agentId: string, span: DaySpan): Promise<ProfitFigures>;
}

const COLUMNS = { bets: 'bets', turnover: 'turnover', validBet: 'valid_bet', prizes: 'prizes', rebates: 'rebates', activity: 'activity', fees: 'fees' } as const satisfies Record<keyof ProfitFigures, string>;
const NAMES = Object.keys(COLUMNS) as (keyof ProfitFigures)[];
type Sorted = Exclude<ProfitSort, 'joined' | 'profit'>;
const PROFIT = ['prizes', 'rebates', 'activity', 'turnover'] as const satisfies readonly (keyof ProfitFigures)[];

/** Creates the {@link TeamProfit}. */
export function createTeamProfit(db: Database): TeamProfit {
  /** The sums of a table for one member or agent, to be joined laterally. */
  const sumsOf = (tenant: Tenant, { from, to }: DaySpan, table: 'member_day' | 'team_day', whose: RawBuilder<unknown>, names: readonly (keyof ProfitFigures)[] = NAMES): RawBuilder<unknown> => sql`
    (select ${sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(COLUMNS[name])}), 0)::bigint as ${sql.ref(name)}`))} from ${sql.table(table)}
       where tenant_id = ${tenant.id} and ${sql.ref(table === 'member_day' ? 'member_id' : 'agent_id')} = ${whose} and currency = ${tenant.currency.code} and day between ${from}::date and ${to}::date)`;

  return {
    async lines(tenant, of, span, { scope, sort, order, limit, after }) {
      const now = new Date(db.clock.now());
      const byJoining = sort === 'joined';
      const [than, direction] = order === 'up' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
      // Ids follow the time: by joining, only those of the page are looked at further.
      const direct = 'member' in of ? sql`select ${of.member}::uuid as id` : sql`
        select member_id as id from member_upline
          where tenant_id = ${tenant.id} and ancestor_id = ${of.below} and distance = 1 and since <= ${now} and until > ${now}
            ${byJoining && after !== undefined ? sql`and member_id ${than} ${after.id}` : sql``}
          ${byJoining ? sql`order by member_id ${direction} limit ${limit}` : sql``}`;
      const sum = (name: keyof ProfitFigures): RawBuilder<unknown> => (scope === 'own' ? sql.ref(`own.${name}`) : sql`(${sql.ref(`own.${name}`)} + ${sql.ref(`team.${name}`)})`);
      /** What a row has of these figures, as `own` and `team`. */
      const joined = (id: RawBuilder<unknown>, names: readonly (keyof ProfitFigures)[]): RawBuilder<unknown> => sql`
        cross join lateral ${sumsOf(tenant, span, 'member_day', id, names)} own
        ${scope === 'own' ? sql`` : sql`cross join lateral ${sumsOf(tenant, span, 'team_day', id, names)} team`}`;
      const keys = (sort: Sorted | 'profit'): readonly (keyof ProfitFigures)[] => (sort === 'profit' ? PROFIT : [sort]);
      const key = sort === 'joined' ? sql`0::bigint` : sort === 'profit' ? sql`${sum('prizes')} + ${sum('rebates')} + ${sum('activity')} - ${sum('turnover')}` : sum(sort);
      // Of everybody only what the page is sorted by, and all figures of those on the page: a thousand are read for twenty.
      const page = sql<Omit<ProfitLine, 'bets'> & { readonly bets: bigint }>`
        with direct as materialized (${direct}), keyed as (
          select direct.id, ${key} as key from direct ${sort === 'joined' ? sql`` : joined(sql`direct.id`, keys(sort))}
        ), page as materialized (
          select * from keyed
            ${after === undefined || byJoining ? sql`` : sql`where (key, id) ${than} (${after.key}::bigint, ${after.id}::uuid)`}
            order by key ${direction}, id ${direction} limit ${limit}
        )
        select page.id, page.key::text as key, ${sql.join(NAMES.map((name) => sql`${sum(name)} as ${sql.ref(name)}`))}, member.username as account, member.type, member.status
          from page ${joined(sql`page.id`, NAMES)} join member on member.tenant_id = ${tenant.id} and member.id = page.id
          order by page.key ${direction}, page.id ${direction}`;
      return db.transaction(async (tx) => {
        // A thousand members look costly enough to be compiled, which takes longer than to read them.
        await sql`set local jit = off`.execute(tx);
        return (await page.execute(tx)).rows.map(({ bets, ...line }) => ({ ...line, bets: Number(bets) }));
      });
    },
    async total(tenant, agentId, span) {
      const { rows } = await sql<ProfitFigures>`select total.*, total.bets::int as bets from ${sumsOf(tenant, span, 'team_day', sql`${agentId}::uuid`)} total`.execute(db.query);
      return rows[0] ?? { bets: 0, turnover: 0n, validBet: 0n, prizes: 0n, rebates: 0n, activity: 0n, fees: 0n };
    },
  };
}

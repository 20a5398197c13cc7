import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { earnedOf, type Earned } from './earned.ts';
import { createCashbackRates, type CashbackRates } from './rates.ts';
import type { CashbackClaim, CashbackTerms, DayPaid, PlayLine } from './types.ts';

/** Whose cashback, in which currency. */
export interface CashbackOwner {
  readonly tenant: string;
  readonly memberId: string;
  readonly currency: string;
}

/** How far cashback is paid. */
export interface CashbackRequest {
  readonly terms: CashbackTerms;
  /** The last day of play that is taken up. */
  readonly through: string;
  /** The day that it is paid for by itself; absent where the member claims. */
  readonly period?: string;
}

/** What is earned and not paid, and what it comes from. */
export interface Unpaid extends Earned {
  readonly lines: readonly PlayLine[];
}

/** Cashback of members: what was earned since it was paid last, and paying it. */
export interface Cashback {
  readonly rates: CashbackRates;
  /** What a member has earned on days up to one, as of now. */
  unpaid(owner: CashbackOwner, request: CashbackRequest, query?: Queries): Promise<Unpaid>;
  /**
   * Pays what a member has earned, where it is no less than the terms say, in one transaction with what is marked as paid for: each
   * unit of a valid bet counts once, however often, from wherever, it is claimed. Undefined where there is nothing to pay.
   */
  claim(owner: CashbackOwner, request: CashbackRequest): Promise<CashbackClaim | undefined>;
  /** The same inside a transaction; the wallet is told after its commit. */
  claimIn(tx: Tx, owner: CashbackOwner, request: CashbackRequest): Promise<CashbackClaim | undefined>;
  /** What a member was paid, newest first. */
  claims(owner: CashbackOwner, limit: number): Promise<CashbackClaim[]>;
  /** Members that have something to be paid for of the days before a day, itself included, after a member in the order of ids. */
  waiting(tenant: string, currency: string, through: string, after: string | undefined, limit: number): Promise<string[]>;
  /** What could not be paid by itself, the oldest first; of accounts that are not blocked. */
  missed(tenant: string, currency: string): Promise<MissedCashback[]>;
  /** Notes that a member could not be paid for a period, or that this is over. */
  setMissed(owner: CashbackOwner, period: string, isMissed: boolean): Promise<void>;
}

/** A member that was not paid for a period, since that failed. */
export interface MissedCashback {
  readonly memberId: string;
  readonly period: string;
}

export interface CashbackDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'credit' | 'committed'>;
}

/** Days that are looked through for members to pay by itself. Older corrections are taken up with what a member plays next. */
const WAITING_DAYS = 45;

/** What differs from what was paid for, each with the rate that is fixed for it or holds now. */
const linesOf = ({ tenant, memberId, currency }: CashbackOwner, through: string) => sql<PlayLine>`
  select day, vendor, category, game, "validBet", ppm from (
    select to_char(total.day, 'YYYY-MM-DD') as day, total.vendor, total.category, total.game, total.valid_bet - coalesce(line.valid_bet, 0) as "validBet",
           coalesce(line.ppm, cashback_rate_of(${tenant}, total.vendor, total.category, (select rank_level from member where tenant_id = ${tenant} and id = ${memberId}), total.day), 0) as ppm
      from bet_day total
      left join cashback_line line on line.tenant_id = total.tenant_id and line.member_id = total.member_id and line.day = total.day and line.vendor = total.vendor
        and line.category = total.category and line.currency = total.currency and line.game = total.game
      where total.tenant_id = ${tenant} and total.member_id = ${memberId} and total.currency = ${currency} and total.day <= ${through}::date
        and total.day >= (select min(from_day) from cashback_rate where tenant_id = ${tenant})
        and total.valid_bet <> coalesce(line.valid_bet, 0)
  ) played
  where ppm > 0
  order by day, vendor, category, game`;

/** Lines as a relation of day, vendor, category, game, ppm and valid_bet: six parameters however many they are, where a statement takes 65,535. */
const rowsOf = (lines: readonly PlayLine[]) => {
  const column = (name: keyof PlayLine) => lines.map((line) => String(line[name]));
  return sql`unnest(${column('day')}::text[]::date[], ${column('vendor')}::text[], ${column('category')}::text[], ${column('game')}::text[], ${column('ppm')}::text[]::int[], ${column('validBet')}::text[]::bigint[])`;
};

export function createCashback({ db, wallet }: CashbackDeps): Cashback {
  const account = (query: Queries, { tenant, memberId, currency }: CashbackOwner) =>
    query.selectFrom('cashback_account').select('carried').where('tenant_id', '=', tenant).where('member_id', '=', memberId).where('currency', '=', currency);

  async function unpaid(query: Queries, owner: CashbackOwner, { terms, through }: CashbackRequest, carried: number): Promise<Unpaid> {
    const { rows: lines } = await linesOf(owner, through).execute(query);
    const days = [...new Set(lines.map(({ day }) => day))];
    const { rows: paid } = await sql<DayPaid>`
      select to_char(day, 'YYYY-MM-DD') as day, gross, most from cashback_day
        where tenant_id = ${owner.tenant} and member_id = ${owner.memberId} and currency = ${owner.currency} and day = any(${days}::text[]::date[])`.execute(query);
    return { ...earnedOf(lines, paid, BigInt(carried), terms.mostOfDay), lines };
  }

  /** Marks what was earned as paid for. */
  async function mark(tx: Tx, { tenant, memberId, currency }: CashbackOwner, { lines, days, carried }: Unpaid): Promise<void> {
    await sql`
      insert into cashback_line (tenant_id, member_id, currency, day, vendor, category, game, ppm, valid_bet)
        select ${tenant}, ${memberId}, ${currency}, line.* from ${rowsOf(lines)} line
        on conflict (tenant_id, member_id, day, vendor, category, currency, game) do update set valid_bet = cashback_line.valid_bet + excluded.valid_bet`.execute(tx);
    await sql`
      insert into cashback_day (tenant_id, member_id, currency, day, gross, most)
        select ${tenant}, ${memberId}, ${currency}, day.* from unnest(${days.map(({ day }) => day)}::text[]::date[], ${days.map(({ gross }) => String(gross))}::text[]::numeric[], ${days.map(({ most }) => (most === null ? null : String(most)))}::text[]::bigint[]) day
        on conflict (tenant_id, member_id, day, currency) do update set gross = excluded.gross`.execute(tx);
    await tx.updateTable('cashback_account').set({ carried: Number(carried) }).where('tenant_id', '=', tenant).where('member_id', '=', memberId).where('currency', '=', currency).execute();
  }

  async function claimIn(tx: Tx, owner: CashbackOwner, request: CashbackRequest): Promise<CashbackClaim | undefined> {
    const { tenant, memberId, currency } = owner;
    const { terms, period = null } = request;
    // Claims of one member come one after the other: each sees what the one before has marked.
    await tx.insertInto('cashback_account').values({ tenant_id: tenant, member_id: memberId, currency }).onConflict((conflict) => conflict.doNothing()).execute();
    const { carried } = await account(tx, owner).forUpdate().executeTakeFirstOrThrow();
    if (period !== null && (await paidFor(tx, owner, period))) return undefined;
    const earned = await unpaid(tx, owner, request, carried);
    const { amount, lines } = earned;
    if (amount <= 0n || amount < terms.least || lines.length === 0) return undefined;
    const id = db.newId();
    const at = new Date(db.clock.now());
    await mark(tx, owner, earned);
    await tx.insertInto('cashback_claim').values({ tenant_id: tenant, id, member_id: memberId, currency, amount, carried_before: carried, carried_after: Number(earned.carried), period, at }).execute();
    await sql`
      insert into cashback_claim_line (tenant_id, claim_id, day, vendor, category, game, ppm, valid_bet)
        select ${tenant}, ${id}, line.* from ${rowsOf(lines)} line`.execute(tx);
    await wallet.credit(tx, { tenant, memberId, currency, amount, key: `cashback:${id}`, reason: 'cashback', reference: id });
    return { id, amount, period, at };
  }

  /** Whether a member was paid for a period: the job may come to it again after it was interrupted. */
  async function paidFor(tx: Tx, { tenant, memberId, currency }: CashbackOwner, period: string): Promise<boolean> {
    const found = await tx.selectFrom('cashback_claim').select('id').where('tenant_id', '=', tenant).where('member_id', '=', memberId).where('currency', '=', currency).where('period', '=', period).executeTakeFirst();
    return found !== undefined;
  }

  return {
    rates: createCashbackRates(db),

    async unpaid(owner, request, query = db.query) {
      const found = await account(query, owner).executeTakeFirst();
      return unpaid(query, owner, request, found?.carried ?? 0);
    },

    claimIn,
    async claim(owner, request) {
      const claim = await db.transaction((tx) => claimIn(tx, owner, request));
      if (claim !== undefined) wallet.committed();
      return claim;
    },

    claims: ({ tenant, memberId, currency }, limit) =>
      db.query
        .selectFrom('cashback_claim')
        .select(['id', 'amount', 'period', 'at'])
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', memberId)
        .where('currency', '=', currency)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    async waiting(tenant, currency, through, after, limit) {
      const { rows } = await sql<{ id: string }>`
        select distinct total.member_id as id from bet_day total
          join member on member.tenant_id = ${tenant} and member.id = total.member_id::uuid and member.status = 'active'
          left join cashback_line line on line.tenant_id = total.tenant_id and line.member_id = total.member_id and line.day = total.day and line.vendor = total.vendor
            and line.category = total.category and line.currency = total.currency and line.game = total.game
          where total.tenant_id = ${tenant} and total.currency = ${currency} and total.day <= ${through}::date and total.day > ${through}::date - ${WAITING_DAYS}::int
            and total.valid_bet <> coalesce(line.valid_bet, 0) and coalesce(line.ppm, 1) > 0 and (${after ?? null}::text is null or total.member_id > ${after ?? null})
          order by id limit ${limit}`.execute(db.query);
      return rows.map(({ id }) => id);
    },

    async missed(tenant, currency) {
      const { rows } = await sql<MissedCashback>`
        select missed.member_id as "memberId", to_char(missed.period, 'YYYY-MM-DD') as period from cashback_missed missed
          join member on member.tenant_id = ${tenant} and member.id = missed.member_id::uuid and member.status = 'active'
          where missed.tenant_id = ${tenant} and missed.currency = ${currency} order by missed.period, missed.member_id`.execute(db.query);
      return rows;
    },
    async setMissed({ tenant, memberId, currency }, period, isMissed) {
      await (isMissed
        ? sql`insert into cashback_missed (tenant_id, member_id, currency, period, at) values (${tenant}, ${memberId}, ${currency}, ${period}::date, ${new Date(db.clock.now())}) on conflict do nothing`
        : sql`delete from cashback_missed where tenant_id = ${tenant} and member_id = ${memberId} and currency = ${currency} and period = ${period}::date`
      ).execute(db.query);
    },
  };
}

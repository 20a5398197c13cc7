import type { TransferBet } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { createIds, type Database, type Queries } from '../../../platform/db/index.ts';
import { minorUnits, type Wallet } from '../../wallet/index.ts';

/** Lookups needed to record a vendor's bets. */
export interface BetWriterDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'currency'>;
  readonly log: { error(facts: object, message: string): void; warn(facts: object, message: string): void };
  /** The kinds of money that players use; without those that the tenant has not. */
  readonly kindsOf: (queries: Queries, tenant: string, playerIds: readonly string[]) => Promise<ReadonlyMap<string, 'real' | 'trial'>>;
  /** Types of games by their codes; without those that the tenant has not from this vendor. */
  readonly categoriesOf: (tenant: string, vendor: string, gameCodes: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The date at a moment, in the tenant's time zone. */
  readonly dayOf: (tenant: string, at: number) => string;
}

/** A page of a vendor's list, read between two cursors. */
export interface BetPage {
  readonly tenant: string;
  readonly vendor: string;
  readonly bets: readonly TransferBet[];
  readonly after: string;
  readonly next: string;
}

type BetOutcome = 'new' | 'changed' | 'known' | 'conflict' | 'refused';

/** A bet as the tables have it. */
interface RecordableBet {
  readonly bet: TransferBet;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly kind: 'real' | 'trial';
  readonly category: string;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Writes pages, each completely with its cursor or not at all: `write(page)` returns how many bets were new or changed, or
 * `elsewhere` where another process has moved the cursor meanwhile. A bet that cannot be ours, or that the
 * tables cannot hold, is reported and skipped, so that the others are not held up.
 */
export function createBetWriter({ db, wallet, log, kindsOf, categoriesOf, dayOf }: BetWriterDeps): (page: BetPage) => Promise<number | 'elsewhere'> {
  /** The bets that members here can have placed, asked for all of a page at once; the others are reported. */
  async function recordable({ tenant, vendor, bets }: BetPage): Promise<RecordableBet[]> {
    const exponents = new Map<string, number | undefined>();
    for (const code of distinct(bets.map(({ currency }) => currency))) exponents.set(code, (await wallet.currency(tenant, code))?.exponent);
    const kinds = await kindsOf(db.query, tenant, distinct(bets.map(({ playerId }) => playerId)));
    const categories = await categoriesOf(tenant, vendor, distinct(bets.map(({ gameCode }) => gameCode)));
    return bets.flatMap((bet) => {
      const exponent = exponents.get(bet.currency);
      const stake = exponent === undefined ? undefined : minorUnits(bet.stake, bet.scale, exponent);
      const payout = exponent === undefined ? undefined : minorUnits(bet.payout, bet.scale, exponent);
      const kind = kinds.get(bet.playerId);
      if (stake !== undefined && stake !== 0n && payout !== undefined && kind !== undefined) return [{ bet, stake, payout, kind, category: categories.get(bet.gameCode) ?? 'OTHER' }];
      log.error({ tenant, vendor, bet }, 'A vendor tells of a bet that nobody here can have made.');
      return [];
    });
  }

  /** The statement that writes them all, one after the other. */
  function statementOf(tenant: string, vendor: string, all: readonly RecordableBet[]): RawBuilder<{ readonly outcomes: readonly BetOutcome[] }> {
    // A vendor's clock may be ahead of ours; times in the future are clamped.
    const now = db.clock.now();
    const placed = all.map(({ bet }) => Math.min(bet.placedAt, now));
    const at = all.map(({ bet }) => Math.min(bet.at, now));
    const texts = (of: (each: RecordableBet) => string | null): RawBuilder<unknown> => sql`${all.map(of)}::text[]`;
    const moments = (times: readonly number[]): RawBuilder<unknown> => sql`${times.map((time) => new Date(time).toISOString())}::text[]::timestamptz[]`;
    return sql`
      select vendor_bets(${tenant}, ${vendor}, ${texts(({ bet }) => bet.betId)}, ${texts(({ bet }) => bet.roundId)}, ${texts(({ bet }) => bet.playerId)},
        ${texts(({ bet }) => bet.gameCode)}, ${texts(({ category }) => category)}, ${texts(({ bet }) => bet.currency)}, ${texts(({ kind }) => kind)},
        ${texts(({ stake }) => String(stake))}::bigint[], ${texts(({ payout }) => String(payout))}::bigint[], ${texts(({ bet }) => bet.state)},
        ${moments(placed)}, ${moments(at)}, ${texts(({ bet: { detail } }) => (detail === undefined ? null : JSON.stringify(detail)))},
        ${at.map((time) => dayOf(tenant, time))}::text[]::date[],
        ${placed.map((time) => createIds({ now: () => time })())}::text[]::uuid[], ${all.map(() => db.newId())}::text[]::uuid[]) as outcomes`;
  }

  return async (page) => {
    const { tenant, vendor, bets, after, next } = page;
    if (bets.length === 0 && next === after) return 0;
    const all = await recordable(page);
    return db.transaction(async (tx) => {
      const feed = await tx
        .selectFrom('vendor_bet_feed')
        .select('cursor')
        .where('tenant_id', '=', tenant)
        .where('vendor', '=', vendor)
        .forUpdate()
        .executeTakeFirst();
      if (feed?.cursor !== after) return 'elsewhere';
      let written = 0;
      const outcomes = all.length === 0 ? [] : ((await statementOf(tenant, vendor, all).execute(tx)).rows[0]?.outcomes ?? []);
      for (const [index, { bet: { betId: bet } }] of all.entries()) {
        const outcome = outcomes[index];
        if (outcome === 'conflict') log.error({ tenant, vendor, bet }, 'A vendor tells of a bet otherwise than before.');
        else if (outcome === 'refused') log.error({ tenant, vendor, bet }, 'A bet of a vendor cannot be recorded.');
        else if (outcome !== 'known') written++;
      }
      await tx.updateTable('vendor_bet_feed').set({ cursor: next }).where('tenant_id', '=', tenant).where('vendor', '=', vendor).execute();
      return written;
    });
  };
}

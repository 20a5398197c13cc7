import type { TransferBet } from '@livery/contracts';
import { sql, type RawBuilder } from 'kysely';
import { createIds, type Database, type Queries } from '../../../platform/db/index.ts';
import { minorUnits } from '../../seamless-wallet/index.ts';
import type { Wallet } from '../../wallet/index.ts';

/** Lookups needed to record a vendor's bets. */
export interface BetWriterDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'currency'>;
  readonly log: { error(facts: object, message: string): void; warn(facts: object, message: string): void };
  /** The kind of money a player uses; undefined where the tenant has no such player. */
  readonly kindOf: (queries: Queries, tenant: string, playerId: string) => Promise<'real' | 'trial' | undefined>;
  /** Type of a game, where the tenant has it from this vendor. */
  readonly categoryOf: (tenant: string, vendor: string, gameCode: string) => Promise<string | undefined>;
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

/** A bet and the call that writes it. */
interface BetStatement {
  readonly betId: string;
  readonly write: RawBuilder<{ readonly outcome: BetOutcome }>;
}

/**
 * Writes pages, each completely with its cursor or not at all: `write(page)` returns how many bets were new or changed, or
 * `elsewhere` where another process has moved the cursor meanwhile. A bet that cannot be ours, or that the
 * tables cannot hold, is reported and skipped, so that the others are not held up.
 */
export function createBetWriter({ db, wallet, log, kindOf, categoryOf, dayOf }: BetWriterDeps): (page: BetPage) => Promise<number | 'elsewhere'> {
  /** The call that writes a bet; undefined where no member here can have placed it. */
  async function statementOf(tenant: string, vendor: string, bet: TransferBet): Promise<BetStatement | undefined> {
    const { betId, roundId, playerId, gameCode, currency, scale, state, detail } = bet;
    const exponent = (await wallet.currency(tenant, currency))?.exponent;
    const stake = exponent === undefined ? undefined : minorUnits(bet.stake, scale, exponent);
    const payout = exponent === undefined ? undefined : minorUnits(bet.payout, scale, exponent);
    const kind = await kindOf(db.query, tenant, playerId);
    if (stake === undefined || stake === 0n || payout === undefined || kind === undefined) return undefined;
    const category = (await categoryOf(tenant, vendor, gameCode)) ?? 'OTHER';
    // A vendor's clock may be ahead of ours; times in the future are clamped.
    const now = db.clock.now();
    const [placed, at] = [Math.min(bet.placedAt, now), Math.min(bet.at, now)];
    // Records are sorted by these ids, so they follow the time of the stake, not of the import.
    const ids = [createIds({ now: () => placed })(), db.newId()];
    const detailJson = detail === undefined ? null : JSON.stringify(detail);
    const write = sql<{ readonly outcome: BetOutcome }>`
      select vendor_bet(${tenant}, ${vendor}, ${betId}, ${roundId}, ${playerId}, ${gameCode}, ${category}, ${currency}, ${kind}, ${stake}, ${payout},
        ${state}, ${new Date(placed)}, ${new Date(at)}, ${detailJson}::text::jsonb, ${dayOf(tenant, at)}::text::date, ${ids}) as outcome`;
    return { betId, write };
  }

  return async ({ tenant, vendor, bets, after, next }) => {
    if (bets.length === 0 && next === after) return 0;
    const statements: BetStatement[] = [];
    for (const bet of bets) {
      const statement = await statementOf(tenant, vendor, bet);
      if (statement === undefined) log.error({ tenant, vendor, bet }, 'A vendor tells of a bet that nobody here can have made.');
      else statements.push(statement);
    }
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
      for (const { betId, write } of statements) {
        const [row] = (await write.execute(tx)).rows;
        if (row?.outcome === 'conflict') log.error({ tenant, vendor, bet: betId }, 'A vendor tells of a bet otherwise than before.');
        else if (row?.outcome === 'refused') log.error({ tenant, vendor, bet: betId }, 'A bet of a vendor cannot be recorded.');
        else if (row?.outcome !== 'known') written++;
      }
      await tx.updateTable('vendor_bet_feed').set({ cursor: next }).where('tenant_id', '=', tenant).where('vendor', '=', vendor).execute();
      return written;
    });
  };
}

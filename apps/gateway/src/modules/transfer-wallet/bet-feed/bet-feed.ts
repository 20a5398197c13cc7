import { MAX_TRANSFER_BETS } from '@livery/contracts';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/index.ts';
import { createBetWriter, type BetWriterDeps } from './bet-writer.ts';
import type { VendorClient } from '../vendor-client.ts';

/** Imports bets from the lists of vendors with transfer wallets. */
export interface BetFeed {
  /** Continues reading at every vendor that is due, whichever process read before. */
  read(): Promise<void>;
  /** Schedules an early read, because play at the vendor began. */
  wake(tenant: string, vendor: string): Promise<void>;
  /** Every vendor that is read, and whether its list could not be read at the last try; one that has no key yet has no list. */
  states(): Promise<{ readonly tenant: string; readonly vendor: string; readonly failing: boolean }[]>;
}

export interface BetFeedDeps extends BetWriterDeps {
  readonly client: VendorClient;
  /** Tenants that this gateway serves. */
  readonly tenants: () => readonly string[];
}

interface Due {
  readonly tenant: string;
  readonly vendor: string;
  readonly cursor: string;
  readonly idle: number;
  readonly fault: string | null;
}

/** Longer than any turn may take; see PAGES_PER_TURN. Meanwhile only play at the vendor schedules an earlier turn. */
const LEASE_MS = 120_000;
const ACTIVE_INTERVAL_MS = 2_000;
/** The longest wait between reads where the vendor answers, and where it does not. */
const IDLE_INTERVAL_MS = 15_000;
const FAILING_INTERVAL_MS = 120_000;
/** How long it takes to notice a new vendor. */
const NEW_VENDOR_CHECK_MS = 15_000;
/** Pages read in one turn; a vendor with more continues in the next one. */
const PAGES_PER_TURN = 12;

/** {@link BetFeed} by the vendors' signed lists: the bets of a page and the cursor are written in one transaction. */
export function createBetFeed(deps: BetFeedDeps): BetFeed {
  const { db, client, tenants, log } = deps;
  const write = createBetWriter(deps);
  const at = (ms: number): Date => new Date(db.clock.now() + ms);
  let joinAt = -Infinity;

  /** Inserts rows for vendors that joined since. */
  async function join(mine: readonly string[]): Promise<void> {
    await db.query
      .insertInto('vendor_bet_feed')
      .columns(['tenant_id', 'vendor', 'next_at'])
      .expression((eb) =>
        eb
          .selectFrom('tenant_vendor as offered_vendor')
          .innerJoin('game_vendor as vendor', 'vendor.code', 'offered_vendor.vendor_code')
          .select(['offered_vendor.tenant_id', 'vendor.code', sql<Date>`${at(0)}::timestamptz`.as('next_at')])
          .where('vendor.wallet', '=', 'transfer')
          .where('vendor.origin', 'is not', null)
          .where('offered_vendor.tenant_id', '=', anyOf(mine)),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Leases the vendors that are due, so that no other process reads them meanwhile. */
  function claim(mine: readonly string[]): Promise<Due[]> {
    const [now, until] = [at(0), at(LEASE_MS)];
    return db.query
      .updateTable('vendor_bet_feed as feed')
      .from((from) =>
        from
          .selectFrom('vendor_bet_feed')
          .select(['tenant_id', 'vendor'])
          .where('next_at', '<=', now)
          .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
          .where('tenant_id', '=', anyOf(mine))
          .where('vendor', 'in', (eb) => eb.selectFrom('game_vendor').select('code').where('wallet', '=', 'transfer').where('origin', 'is not', null))
          .orderBy('next_at')
          .limit(50)
          .forUpdate()
          .skipLocked()
          .as('due'),
      )
      .set({ leased_until: until, next_at: until })
      .whereRef('feed.tenant_id', '=', 'due.tenant_id')
      .whereRef('feed.vendor', '=', 'due.vendor')
      .returning(['feed.tenant_id as tenant', 'feed.vendor', 'feed.cursor', 'feed.idle', 'feed.fault'])
      .execute();
  }

  /** Moves the next turn to an earlier time; a later one changes nothing. */
  const bringForward = (moment: Date) => sql<Date>`least(${moment}::timestamptz, next_at)`;

  /** Reads the available pages; returns whether there were new bets, and what failed. */
  async function turn({ tenant, vendor, cursor }: Due): Promise<{ readonly news: boolean; readonly fault: string | null }> {
    let news = false;
    let after = cursor;
    for (let page = 0; page < PAGES_PER_TURN; page++) {
      const reply = await client.call({ tenant, vendor }, 'bets', { after, limit: MAX_TRANSFER_BETS });
      if (reply.kind !== 'ok') return { news, fault: reply.code };
      const { bets, next, more } = reply.answer;
      const written = await write({ tenant, vendor, bets, after, next });
      if (written === 'elsewhere') return { news, fault: null };
      news ||= written > 0;
      if (!more || next === after) return { news, fault: null };
      after = next;
    }
    return { news: true, fault: null };
  }

  async function readVendor(due: Due): Promise<void> {
    const { news, fault } = await turn(due).catch((error: unknown) => {
      log.error({ err: error, tenant: due.tenant, vendor: due.vendor }, 'The bets of a vendor could not be read.');
      return { news: false, fault: 'FAILED' };
    });
    if (fault !== null && due.fault === null) log.warn({ tenant: due.tenant, vendor: due.vendor, code: fault }, 'The bet feed of a vendor cannot be read.');
    const idle = news || (fault === null) !== (due.fault === null) ? 0 : Math.min(due.idle + 1, 20);
    const wait = Math.min(ACTIVE_INTERVAL_MS * 2 ** idle, fault === null ? IDLE_INTERVAL_MS : FAILING_INTERVAL_MS);
    await db.query
      .updateTable('vendor_bet_feed')
      .set({ next_at: bringForward(at(wait)), idle, fault, leased_until: null, ...(fault === null ? { read_at: at(0) } : {}) })
      .where('tenant_id', '=', due.tenant)
      .where('vendor', '=', due.vendor)
      .execute();
  }

  return {
    async read() {
      const mine = tenants();
      const now = db.clock.now();
      if (now >= joinAt) {
        await join(mine);
        joinAt = now + NEW_VENDOR_CHECK_MS;
      }
      await Promise.all((await claim(mine)).map(readVendor));
    },
    async states() {
      const feeds = await db.query.selectFrom('vendor_bet_feed').select(['tenant_id as tenant', 'vendor', 'fault']).where('tenant_id', '=', anyOf(tenants())).execute();
      return feeds.map(({ fault, ...feed }) => ({ ...feed, failing: fault !== null && fault !== 'NO_KEY' && fault !== 'NOT_CONNECTED' }));
    },
    async wake(tenant, vendor) {
      await db.query
        .updateTable('vendor_bet_feed')
        .set({ next_at: bringForward(at(ACTIVE_INTERVAL_MS)), idle: 0 })
        .where('tenant_id', '=', tenant)
        .where('vendor', '=', vendor)
        .execute();
    },
  };
}

import { TRANSFER_BETS_MOST } from '@livery/contracts';
import { sql } from 'kysely';
import { anyOf } from '../../../platform/db/index.ts';
import { createBetWriter, type BetWriterDeps } from './bet-writer.ts';
import type { VendorClient } from '../vendor-client.ts';

/** Reads the bets of vendors that keep their players' money. */
export interface BetFeed {
  /** Reads on at every vendor whose time has come, whichever process read before. */
  read(): Promise<void>;
  /** There is play at a vendor: reads on soon. */
  wake(tenant: string, vendor: string): Promise<void>;
}

/** What reading needs. */
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

/** Longer than any turn may take; see PAGES. Meanwhile only play at the vendor brings the next turn forward. */
const LEASE_MS = 120_000;
const SOON_MS = 2_000;
/** The longest wait for news where the vendor answers, and where it does not. */
const QUIET_MS = 15_000;
const DOWN_MS = 120_000;
/** A vendor that joined is noticed after so long. */
const JOIN_MS = 15_000;
/** Pages read in one turn; a vendor that always has more is gone on with at the next. */
const PAGES = 12;

/** {@link BetFeed} by the vendors' signed lists: what is read and how far are written in one transaction, page by page. */
export function createBetFeed(deps: BetFeedDeps): BetFeed {
  const { db, client, tenants, log } = deps;
  const write = createBetWriter(deps);
  const at = (ms: number): Date => new Date(db.clock.now() + ms);
  let joinAt = -Infinity;

  /** Begins with the vendors that joined since. */
  async function join(mine: readonly string[]): Promise<void> {
    await db.query
      .insertInto('vendor_bet_feed')
      .columns(['tenant_id', 'vendor', 'next_at'])
      .expression((eb) =>
        eb
          .selectFrom('tenant_vendor as shelf')
          .innerJoin('game_vendor as vendor', 'vendor.code', 'shelf.vendor_code')
          .select(['shelf.tenant_id', 'vendor.code', sql<Date>`${at(0)}::timestamptz`.as('next_at')])
          .where('vendor.wallet', '=', 'transfer')
          .where('vendor.origin', 'is not', null)
          .where('shelf.tenant_id', '=', anyOf(mine)),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Takes the vendors whose turn it is, so that no other process reads them meanwhile. */
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

  /** Brings the next turn forward to a moment, where it is not sooner anyway. */
  const sooner = (moment: Date) => sql<Date>`least(${moment}::timestamptz, next_at)`;

  /** Reads what there is; answers whether there was news, and what went wrong. */
  async function turn({ tenant, vendor, cursor }: Due): Promise<{ readonly news: boolean; readonly fault: string | null }> {
    let news = false;
    let after = cursor;
    for (let page = 0; page < PAGES; page++) {
      const reply = await client.call({ tenant, vendor }, 'bets', { after, limit: TRANSFER_BETS_MOST });
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

  async function attend(due: Due): Promise<void> {
    const { news, fault } = await turn(due).catch((error: unknown) => {
      log.error({ err: error, tenant: due.tenant, vendor: due.vendor }, 'The bets of a vendor could not be read.');
      return { news: false, fault: 'FAILED' };
    });
    if (fault !== null && due.fault === null) log.warn({ tenant: due.tenant, vendor: due.vendor, code: fault }, 'A vendor does not tell its bets.');
    const idle = news || (fault === null) !== (due.fault === null) ? 0 : Math.min(due.idle + 1, 20);
    const wait = Math.min(SOON_MS * 2 ** idle, fault === null ? QUIET_MS : DOWN_MS);
    await db.query
      .updateTable('vendor_bet_feed')
      .set({ next_at: sooner(at(wait)), idle, fault, leased_until: null, ...(fault === null ? { read_at: at(0) } : {}) })
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
        joinAt = now + JOIN_MS;
      }
      await Promise.all((await claim(mine)).map(attend));
    },
    async wake(tenant, vendor) {
      await db.query
        .updateTable('vendor_bet_feed')
        .set({ next_at: sooner(at(SOON_MS)), idle: 0 })
        .where('tenant_id', '=', tenant)
        .where('vendor', '=', vendor)
        .execute();
    },
  };
}

import { TRANSFER_BETS_MOST } from '@livery/contracts';
import { CompiledQuery } from 'kysely';
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

const JOIN = `
  insert into vendor_bet_feed (tenant_id, vendor, next_at)
    select shelf.tenant_id, vendor.code, $1 from tenant_vendor shelf join game_vendor vendor on vendor.code = shelf.vendor_code
    where vendor.wallet = 'transfer' and vendor.origin is not null and shelf.tenant_id = any($2)
  on conflict do nothing`;
const CLAIM = `
  update vendor_bet_feed feed set leased_until = $2, next_at = $2
  from (
    select tenant_id, vendor from vendor_bet_feed
    where next_at <= $1 and (leased_until is null or leased_until <= $1) and tenant_id = any($3)
      and vendor in (select code from game_vendor where wallet = 'transfer' and origin is not null)
    order by next_at limit 50 for update skip locked
  ) due
  where feed.tenant_id = due.tenant_id and feed.vendor = due.vendor
  returning feed.tenant_id as tenant, feed.vendor, feed.cursor, feed.idle, feed.fault`;
const DONE = `
  update vendor_bet_feed
  set next_at = least($3::timestamptz, next_at), idle = $4, fault = $5, leased_until = null,
      read_at = case when $5::text is null then $6 else read_at end
  where tenant_id = $1 and vendor = $2`;
const WAKE = 'update vendor_bet_feed set next_at = least(next_at, $3), idle = 0 where tenant_id = $1 and vendor = $2';

/** {@link BetFeed} by the vendors' signed lists: what is read and how far are written in one transaction, page by page. */
export function createBetFeed(deps: BetFeedDeps): BetFeed {
  const { db, client, tenants, log } = deps;
  const write = createBetWriter(deps);
  const at = (ms: number): Date => new Date(db.clock.now() + ms);
  const execute = (text: string, parameters: unknown[]) => db.query.executeQuery<Due>(CompiledQuery.raw(text, parameters));
  let joinAt = -Infinity;

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
    await execute(DONE, [due.tenant, due.vendor, at(wait), idle, fault, at(0)]);
  }

  return {
    async read() {
      const mine = tenants();
      const now = db.clock.now();
      if (now >= joinAt) {
        await execute(JOIN, [at(0), mine]);
        joinAt = now + JOIN_MS;
      }
      const { rows } = await execute(CLAIM, [at(0), at(LEASE_MS), mine]);
      await Promise.all(rows.map(attend));
    },
    wake: async (tenant, vendor) => void (await execute(WAKE, [tenant, vendor, at(SOON_MS)])),
  };
}

import { sql } from 'kysely';
import type { Clock, Queries, Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { lockTerms } from '../keys/key-rows.ts';

/** A win that was set aside for review. */
export interface HeldWin {
  readonly tenant: string;
  /** The win's `platformTxId`. */
  readonly id: string;
  readonly vendor: string;
  readonly memberId: string;
  readonly game: string;
  /** The vendor's. */
  readonly roundId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The cap that the round passed. */
  readonly cap: bigint;
  readonly at: Date;
}

/** Wins above a vendor's cap: they lie in the member's account under a hold, until one of the commands decides. */
export interface HeldWins {
  /** Those not decided, oldest first: of a merchant, or of all. For operators and metrics. */
  heldWins(query: Queries, tenant?: string): Promise<HeldWin[]>;
  /** One that is not decided; undefined where there is none. */
  heldWin(query: Queries, tenant: string, id: string): Promise<HeldWin | undefined>;
  /** Lets the member have it. False where there is no such win to decide. */
  releaseWin(tx: Tx, tenant: string, id: string): Promise<boolean>;
  /** Gives it back to the vendor, and takes it out of the bet, the totals by day, and the vendor's loss in the hour and on the day of the win. */
  rejectWin(tx: Tx, tenant: string, id: string, reason: string): Promise<boolean>;
}

/** {@link HeldWins}; `dayOf` is a merchant's day at a moment, as `2026-01-31`. */
export function createHeldWins(clock: Clock, wallet: Pick<Wallet, 'resolve'>, dayOf: (tenant: string, at: number) => string): HeldWins {
  const undecided = (query: Queries) => query.selectFrom('held_win').where('decided_at', 'is', null);
  const shown = (query: Queries) =>
    undecided(query).select(['tenant_id as tenant', 'id', 'vendor', 'member_id as memberId', 'game', 'round_id as roundId', 'currency', 'amount', 'cap', 'at']);
  const lock = (tx: Tx, tenant: string, id: string) =>
    undecided(tx).select(['hold_id as hold', 'vendor_account as vendorAccount', 'amount', 'at']).where('tenant_id', '=', tenant).where(sql<string>`id::text`, '=', id).forUpdate().executeTakeFirst();
  const decide = (tx: Tx, tenant: string, id: string, decision: 'released' | 'rejected', reason: string | null) =>
    tx.updateTable('held_win').set({ decision, reason, decided_at: new Date(clock.now()) }).where('tenant_id', '=', tenant).where('id', '=', id).execute();

  return {
    heldWins: (query, tenant) =>
      shown(query)
        .$if(tenant !== undefined, (select) => select.where('tenant_id', '=', tenant ?? ''))
        .orderBy('at')
        .orderBy('id')
        .execute(),

    heldWin: (query, tenant, id) => shown(query).where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirst(),

    async releaseWin(tx, tenant, id) {
      const win = await lock(tx, tenant, id);
      if (win === undefined) return false;
      await wallet.resolve({ tenant, key: `held-win:${id}`, reason: 'win-released', hold: win.hold }, tx);
      await decide(tx, tenant, id, 'released', null);
      return true;
    },

    async rejectWin(tx, tenant, id, reason) {
      const found = await undecided(tx).select('vendor').where('tenant_id', '=', tenant).where(sql<string>`id::text`, '=', id).executeTakeFirst();
      if (found === undefined) return false;
      // Before the win, as `reopenVendor` does, which marks held wins.
      await lockTerms(tx, { tenant, vendor: found.vendor });
      const win = await lock(tx, tenant, id);
      if (win === undefined) return false;
      const { hold, vendorAccount: credit, amount, at } = win;
      await wallet.resolve({ tenant, key: `held-win:${id}`, reason: 'win-rejected', hold, capture: { amount, credit } }, tx);
      await sql`select held_win_reject(win, ${dayOf(tenant, at.getTime())}::text::date, ${new Date(clock.now())}) from held_win win where tenant_id = ${tenant} and id = ${id}`.execute(tx);
      await decide(tx, tenant, id, 'rejected', reason);
      return true;
    },
  };
}

import { sql } from 'kysely';
import type { Clock, Queries, Tx } from '../../../platform/db/index.ts';
import { lockTerms, type VendorRef } from '../keys/key-rows.ts';

/** What a vendor may pay out at a merchant, in minor units; null: as much as it will. */
export interface VendorCaps {
  /** Most that a round may pay a member: a win that takes it above is set aside for review. */
  readonly winCap: bigint | null;
  /** Most that wins may exceed stakes in a clock hour (UTC). */
  readonly hourLossCap: bigint | null;
  /** Most that wins may exceed stakes on a day of the merchant. */
  readonly dayLossCap: bigint | null;
}

/** Why a vendor takes no bets. */
export interface VendorStop {
  readonly at: Date;
  readonly because: 'hour-loss' | 'day-loss';
  /** Wins less stakes, and the cap that they passed, in minor units. */
  readonly net: bigint;
  readonly cap: bigint;
}

/** The caps of a vendor and how it stands. */
export interface CapsState extends VendorRef, VendorCaps {
  readonly currency: string | null;
  readonly stopped: VendorStop | undefined;
  /** Whether it was opened again before, on the present day of the merchant. */
  readonly reopenedToday: boolean;
}

/** The caps of vendors, inside the caller's transaction; in force for every gateway with its commit. */
export interface CapsCommands {
  /** Sets the caps that are given, in minor units of the merchant's currency. A net loss counts from when its first cap was set. */
  setCaps(tx: Tx, ref: VendorRef, caps: Partial<VendorCaps> & { readonly currency: string }): Promise<void>;
  /** Opens a stopped vendor; what it lost before counts no more. False where it was not stopped. */
  reopenVendor(tx: Tx, ref: VendorRef): Promise<boolean>;
  /** Vendors that have caps: of a merchant, or of all. For operators and metrics. */
  capsStates(query: Queries, tenant?: string): Promise<CapsState[]>;
}

/** {@link CapsCommands}; `dayOf` is a merchant's day at a moment, as `2026-01-31`. */
export function createCapsCommands(clock: Clock, dayOf: (tenant: string, at: number) => string): CapsCommands {
  return {
    async setCaps(tx, ref, { currency, winCap, hourLossCap, dayLossCap }) {
      await lockTerms(tx, ref);
      const change = {
        currency,
        ...(winCap === undefined ? {} : { win_cap: winCap }),
        ...(hourLossCap === undefined ? {} : { hour_loss_cap: hourLossCap }),
        ...(dayLossCap === undefined ? {} : { day_loss_cap: dayLossCap }),
      };
      await tx.updateTable('vendor_terms').set(change).where('tenant_id', '=', ref.tenant).where('vendor', '=', ref.vendor).execute();
    },

    async reopenVendor(tx, ref) {
      await lockTerms(tx, ref);
      const [now, day] = [new Date(clock.now()), dayOf(ref.tenant, clock.now())];
      // One statement, so that the wins that are marked are those that the sums have.
      const { rows } = await sql`
        with opened as (
        update vendor_terms terms
          set stopped_at = null, stopped_for = null, stopped_net = null, stopped_cap = null,
              forgiven_hour = date_trunc('hour', ${now}::timestamptz, 'UTC'), forgiven_day = ${day}::text::date,
              forgiven_hour_net = net.hour_net + case when forgiven_hour = date_trunc('hour', ${now}::timestamptz, 'UTC') then forgiven_hour_net else 0 end,
              forgiven_day_net = net.day_net + case when forgiven_day = ${day}::text::date then forgiven_day_net else 0 end
          from (select net.* from vendor_terms of, vendor_net(of, ${day}::text::date, ${now}::timestamptz) net
                where of.tenant_id = ${ref.tenant} and of.vendor = ${ref.vendor}) net
          where terms.tenant_id = ${ref.tenant} and terms.vendor = ${ref.vendor} and terms.stopped_at is not null
          returning terms.tenant_id, terms.vendor
        ), marked as (
        update held_win win set forgiven = true from opened
          where win.tenant_id = opened.tenant_id and win.vendor = opened.vendor and win.decided_at is null
        )
        select vendor from opened`.execute(tx);
      return rows.length > 0;
    },

    async capsStates(query, tenant) {
      const rows = await query
        .selectFrom('vendor_terms')
        .select(['tenant_id as tenant', 'vendor', 'currency', 'win_cap as winCap', 'hour_loss_cap as hourLossCap', 'day_loss_cap as dayLossCap'])
        .select(['forgiven_day as forgivenDay', 'stopped_at as at', 'stopped_for as because', 'stopped_net as net', 'stopped_cap as cap'])
        .where('currency', 'is not', null)
        .$if(tenant !== undefined, (select) => select.where('tenant_id', '=', tenant ?? ''))
        .orderBy('tenant_id')
        .orderBy('vendor')
        .execute();
      return rows.map(({ at, because, net, cap, forgivenDay, ...caps }) => ({ ...caps, reopenedToday: forgivenDay === dayOf(caps.tenant, clock.now()), stopped: at === null || because === null ? undefined : { at, because, net: net ?? 0n, cap: cap ?? 0n } }));
    },
  };
}

/** Whether a vendor was stopped at a merchant. */
export async function isStopped(query: Queries, { tenant, vendor }: VendorRef): Promise<boolean> {
  const row = await query.selectFrom('vendor_terms').select('vendor').where('tenant_id', '=', tenant).where('vendor', '=', vendor).where('stopped_at', 'is not', null).executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Database } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import type { SeamlessLog } from '../ports.ts';
import type { VendorRef } from '../keys/key-rows.ts';

/** Stops vendors whose net loss has passed a cap: new bets and launches are refused until an operator opens them again. */
export interface Breaker {
  /**
   * Looks at a vendor after the commit of what it paid. Resolves when a look that began after this call is over, so that the
   * last of several calls sees what all of them posted. Never rejects: {@link sweep} looks again.
   */
  check(ref: VendorRef): Promise<void>;
  /** Looks at every vendor with such a cap: also at what a gateway posted that ended before it could look. */
  sweep(): Promise<void>;
  /** Deletes counts of days that are over everywhere. */
  forget(): Promise<void>;
}

export interface BreakerDeps {
  readonly db: Database;
  readonly log: Pick<SeamlessLog, 'error'>;
  /** A merchant's day at a moment, as `2026-01-31`. */
  readonly dayOf: (tenant: string, at: number) => string;
}

interface Stopped {
  readonly because: string;
  readonly net: bigint;
  readonly cap: bigint;
  readonly currency: string;
}

interface Looks {
  readonly current: Promise<void>;
  /** One more, that begins when the current one is over. */
  next: Promise<void> | undefined;
}

/** {@link Breaker} on a database. */
export function createBreaker({ db, log, dayOf }: BreakerDeps): Breaker {
  const underWay = new Map<string, Looks>();

  async function look({ tenant, vendor }: VendorRef): Promise<void> {
    const now = db.clock.now();
    const { rows } = await sql<Stopped>`
      select stopped_for as because, stopped_net as net, stopped_cap as cap, currency
        from vendor_stop(${tenant}, ${vendor}, ${dayOf(tenant, now)}::text::date, ${new Date(now)})`.execute(db.query);
    for (const { because, net, cap, currency } of rows) {
      log.error({ tenant, vendor, because, net: String(net), cap: String(cap), currency }, 'A vendor was stopped: it paid out more than its cap. Its bets and launches are refused until an operator opens it again.');
    }
  }

  function begin(key: string, ref: VendorRef): Promise<void> {
    const current = look(ref)
      .catch((err: unknown) => log.error({ err, ...ref }, 'The caps of a vendor could not be checked.'))
      .finally(() => {
        if (underWay.get(key)?.current === current) underWay.delete(key);
      });
    underWay.set(key, { current, next: undefined });
    return current;
  }

  return {
    check(ref) {
      const key = `${ref.tenant} ${ref.vendor}`;
      const looks = underWay.get(key);
      if (looks === undefined) return begin(key, ref);
      looks.next ??= looks.current.then(() => begin(key, ref));
      return looks.next;
    },
    async sweep() {
      const capped = await db.query
        .selectFrom('vendor_terms')
        .select(['tenant_id as tenant', 'vendor'])
        .where((eb) => eb.or([eb('hour_loss_cap', 'is not', null), eb('day_loss_cap', 'is not', null)]))
        .where('stopped_at', 'is', null)
        .execute();
      for (const ref of capped) await look(ref);
    },
    forget: () => deleteExpired(db, 'vendor_flow'),
  };
}

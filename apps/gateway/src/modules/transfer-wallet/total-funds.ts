import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Balance, Wallet } from '../wallet/index.ts';
import type { VendorBalance, VendorBalances } from './vendor-balances.ts';
import type { Sagas } from './saga.ts';
import type { TransferStore } from './store.ts';
import type { PlayerRef } from './auto-transfer.ts';
import type { Transfer } from './types.ts';

/** A member's total funds, each amount counted in one place. */
export interface TotalFunds {
  /** Minor units in the main wallet, held amounts included. */
  readonly main: bigint;
  readonly held: bigint;
  /** What is certainly at the vendor: its stated balance, less transfers of unknown outcome. */
  readonly vendorBalances: readonly VendorBalance[];
  /** Open transfers at the same point in time. */
  readonly open: readonly Transfer[];
  /** False while there may be more: a vendor did not state a balance, or the outcome of a transfer. */
  readonly complete: boolean;
}

/** Reads a member's funds: in the wallet, at vendors and in transit. */
export interface TotalFundsReader {
  of(who: PlayerRef): Promise<TotalFunds>;
}

export interface TotalFundsDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf'>;
  readonly store: Pick<TransferStore, 'open' | 'made'>;
  readonly sagas: Pick<Sagas, 'advance'>;
  readonly vendorBalances: VendorBalances;
  readonly log: { error(facts: object, message: string): void };
}

/** Our ledger at one point in time. */
interface LedgerSnapshot {
  readonly balance: Balance | undefined;
  readonly open: readonly Transfer[];
  readonly made: ReadonlyMap<string, number>;
}

/** After this many reads the certain part is returned, even if money keeps moving. */
const MAX_READS = 3;

/** The vendor may or may not have executed it. */
const isUncertain = ({ state }: Transfer): boolean => state === 'sent' || state === 'unknown';
const isAtVendor = (vendor: string) => (transfer: Transfer): boolean => transfer.vendor === vendor;
/** Changes whenever money moved to or from a vendor between two snapshots. */
const movementsAt = ({ open, made }: LedgerSnapshot, vendor: string): string => JSON.stringify([made.get(vendor), open.filter(isAtVendor(vendor)).map(({ id, state }) => [id, state])]);

/**
 * {@link TotalFundsReader} over our books and the vendors' words. Both are read at different moments, and an answer that was
 * lost leaves open whether a vendor's balance holds the money that our books have in transit. So vendors are asked what
 * became of transfers in doubt, what moved while the vendors spoke is read again, and what stays in doubt counts as in transit alone.
 */
export function createTotalFunds({ db, wallet, store, sagas, vendorBalances, log }: TotalFundsDeps): TotalFundsReader {
  const readSnapshot = ({ tenant, memberId, currency }: PlayerRef): Promise<LedgerSnapshot> =>
    db.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      const balance = await wallet.balanceOf(tenant, memberId, currency, tx);
      return { balance, open: await store.open(tenant, memberId, tx), made: await store.made(tenant, memberId, tx) };
    });

  async function lookUp({ tenant, id }: Transfer): Promise<void> {
    await sagas.advance(tenant, id, 'looking').catch((error: unknown) => log.error({ err: error }, 'A transfer could not be looked up.'));
  }

  function certain(vendorBalance: VendorBalance, before: LedgerSnapshot, now: LedgerSnapshot): VendorBalance {
    const { code } = vendorBalance.vendor;
    if (vendorBalance.balance === undefined || movementsAt(before, code) !== movementsAt(now, code)) return { ...vendorBalance, balance: undefined };
    const doubtful = now.open.filter(isAtVendor(code)).filter(isUncertain).reduce((sum, { amount }) => sum + amount, 0n);
    return { ...vendorBalance, balance: vendorBalance.balance > doubtful ? vendorBalance.balance - doubtful : 0n };
  }

  return {
    async of(who) {
      const { tenant, memberId, currency } = who;
      let before = await readSnapshot(who);
      // Demo money never leaves the wallet.
      if (before.balance?.kind !== 'real') return { main: before.balance?.posted ?? 0n, held: before.balance?.held ?? 0n, vendorBalances: [], open: before.open, complete: true };
      for (let looks = 1; ; looks++) {
        const [balances] = await Promise.all([vendorBalances.of(tenant, memberId, currency), ...before.open.filter(isUncertain).map(lookUp)]);
        const now = await readSnapshot(who);
        const moved = balances.some(({ vendor }) => movementsAt(before, vendor.code) !== movementsAt(now, vendor.code));
        if (!moved || looks === MAX_READS) {
          const certainBalances = balances.map((vendorBalance) => certain(vendorBalance, before, now));
          const complete = certainBalances.every(({ balance }) => balance !== undefined) && !now.open.some(isUncertain);
          return { main: now.balance?.posted ?? 0n, held: now.balance?.held ?? 0n, vendorBalances: certainBalances, open: now.open, complete };
        }
        before = now;
      }
    },
  };
}

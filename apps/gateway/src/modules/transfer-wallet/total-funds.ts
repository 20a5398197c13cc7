import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Balance, Wallet } from '../wallet/index.ts';
import type { VendorBalance, VendorBalances } from './vendor-balances.ts';
import type { Sagas } from './saga.ts';
import type { TransferStore } from './store.ts';
import type { PlayerRef } from './auto-transfer.ts';
import type { Transfer } from './types.ts';

/** Everything a member has, and every amount of it in one place. */
export interface TotalFunds {
  /** Minor units in the platform's own wallet, with what is held of it. */
  readonly main: bigint;
  readonly held: bigint;
  /** What is there for certain: what a vendor says, less what is on its way as far as anybody can tell. */
  readonly purses: readonly VendorBalance[];
  /** Transfers that are not over, as of the same moment. */
  readonly open: readonly Transfer[];
  /** False while there may be more: a vendor did not say what is there, or what became of a transfer. */
  readonly complete: boolean;
}

/** Reads what a member has, here, there and on the way. */
export interface TotalFundsReader {
  of(who: PlayerRef): Promise<TotalFunds>;
}

/** What reading needs. */
export interface TotalFundsDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf'>;
  readonly store: Pick<TransferStore, 'open' | 'made'>;
  readonly sagas: Pick<Sagas, 'advance'>;
  readonly purses: VendorBalances;
  readonly log: { error(facts: object, message: string): void };
}

/** One moment on our side. */
interface Moment {
  readonly balance: Balance | undefined;
  readonly open: readonly Transfer[];
  readonly made: ReadonlyMap<string, number>;
}

/** Somebody who moves money without a pause is told what is certain after so many looks. */
const LOOKS = 3;

/** The vendor may or may not have carried it out: nobody on this side can tell. */
const inDoubt = ({ state }: Transfer): boolean => state === 'sent' || state === 'unknown';
const isAt = (vendor: string) => (transfer: Transfer): boolean => transfer.vendor === vendor;
/** Money moved to or from a vendor between two moments where this differs. */
const movementsAt = ({ open, made }: Moment, vendor: string): string => JSON.stringify([made.get(vendor), open.filter(isAt(vendor)).map(({ id, state }) => [id, state])]);

/**
 * {@link TotalFundsReader} over our books and the vendors' words. Both are read at different moments, and an answer that was
 * lost leaves open whether a vendor's balance holds the money that our books have in transit. So vendors are asked what
 * became of transfers in doubt, what moved while the vendors spoke is read again, and what stays in doubt counts as in transit alone.
 */
export function createTotalFunds({ db, wallet, store, sagas, purses, log }: TotalFundsDeps): TotalFundsReader {
  const look = ({ tenant, memberId, currency }: PlayerRef): Promise<Moment> =>
    db.transaction(async (tx) => {
      await sql`set transaction isolation level repeatable read, read only`.execute(tx);
      const balance = await wallet.balanceOf(tenant, memberId, currency, tx);
      return { balance, open: await store.open(tenant, memberId, tx), made: await store.made(tenant, memberId, tx) };
    });

  async function lookUp({ tenant, id }: Transfer): Promise<void> {
    await sagas.advance(tenant, id, 'looking').catch((error: unknown) => log.error({ err: error }, 'A transfer could not be looked up.'));
  }

  function certain(purse: VendorBalance, before: Moment, now: Moment): VendorBalance {
    const { code } = purse.vendor;
    if (purse.balance === undefined || movementsAt(before, code) !== movementsAt(now, code)) return { ...purse, balance: undefined };
    const doubtful = now.open.filter(isAt(code)).filter(inDoubt).reduce((sum, { amount }) => sum + amount, 0n);
    return { ...purse, balance: purse.balance > doubtful ? purse.balance - doubtful : 0n };
  }

  return {
    async of(who) {
      const { tenant, memberId, currency } = who;
      let before = await look(who);
      // Demo money never leaves the wallet.
      if (before.balance?.kind !== 'real') return { main: before.balance?.posted ?? 0n, held: before.balance?.held ?? 0n, purses: [], open: before.open, complete: true };
      for (let looks = 1; ; looks++) {
        const [told] = await Promise.all([purses.of(tenant, memberId, currency), ...before.open.filter(inDoubt).map(lookUp)]);
        const now = await look(who);
        const moved = told.some(({ vendor }) => movementsAt(before, vendor.code) !== movementsAt(now, vendor.code));
        if (!moved || looks === LOOKS) {
          const sure = told.map((purse) => certain(purse, before, now));
          const complete = sure.every(({ balance }) => balance !== undefined) && !now.open.some(inDoubt);
          return { main: now.balance?.posted ?? 0n, held: now.balance?.held ?? 0n, purses: sure, open: now.open, complete };
        }
        before = now;
      }
    },
  };
}

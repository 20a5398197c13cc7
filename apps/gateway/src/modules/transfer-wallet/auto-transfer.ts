import type { Database, Tx } from '../../platform/db/index.ts';
import { WalletRefusal, type Wallet } from '../wallet/index.ts';
import type { TransferPreferences } from './transfer-preferences.ts';
import type { VendorBalances } from './vendor-balances.ts';
import type { Sagas } from './saga.ts';
import type { TransferStore } from './store.ts';
import type { Transfer, TransferOrder, TransferPorts, TransferReason } from './types.ts';

/** A member's balances at vendors, and the transfers that would bring them home. */
export interface SweepPlan {
  readonly orders: readonly TransferOrder[];
  /** Vendors that did not answer. */
  readonly unreachable: readonly string[];
}

/** Automatic transfers before and after a game. */
export interface AutoTransfer {
  /** Advances open transfers and asks the vendors (all, or those named) for balances to bring home. Moves nothing yet. */
  plan(who: PlayerRef, reason: TransferReason, vendors?: readonly string[]): Promise<SweepPlan>;
  /** Writes the planned transfers in `tx`; the caller advances them after the commit. */
  request(tx: Tx, orders: readonly TransferOrder[]): Promise<Transfer[]>;
  /** Advances written transfers, all concurrently. */
  advance(transfers: readonly Pick<Transfer, 'tenant' | 'id'>[]): Promise<Transfer[]>;
  /**
   * Before a launch: brings money home from the other vendors, and moves the wallet's money to a transfer vendor, each where
   * the member's preference says so. `failed` when money was to be moved and its arrival is not certain.
   */
  beforeLaunch(who: PlayerRef, vendor: string): Promise<'ready' | 'failed'>;
}

/** The member whose money moves. */
export interface PlayerRef {
  readonly tenant: string;
  readonly memberId: string;
  readonly currency: string;
}

export interface AutoTransferDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf'>;
  readonly ports: TransferPorts;
  readonly store: TransferStore;
  readonly sagas: Sagas;
  readonly vendorBalances: VendorBalances;
  readonly preferences: TransferPreferences;
  /** Called when play at a vendor begins or has just ended. */
  readonly played: (tenant: string, vendor: string) => Promise<void>;
}

/** How often the balance is read again when it was spent in the meantime. */
const BALANCE_READS = 3;
/** How long a deposit of another launch may take, until its arrival counts as uncertain. */
const USUAL_ANSWER_MS = 5_000;
/** How long a launch is refused because of one. */
const AWAITED_MS = 10 * 60_000;

export function createAutoTransfer({ db, wallet, ports, store, sagas, vendorBalances, preferences, played }: AutoTransferDeps): AutoTransfer {
  /**
   * Whether money of an earlier launch is on its way to the vendor without being known to have arrived; the vendor is asked. A launch that
   * is repeated would find nothing left to take along, and open the game without it. What another launch has only just begun is left to
   * it; what is older was left behind by a process that died, and is carried on. After some minutes an operator has to decide, and the
   * member gets to what lies at the vendor already.
   */
  async function isOnItsWay(tenant: string, memberId: string, vendor: string): Promise<boolean> {
    const ageOf = ({ requestedAt }: Transfer): number => db.clock.now() - requestedAt.getTime();
    const begun = (await store.open(tenant, memberId)).filter((each) => each.vendor === vendor && each.direction === 'in' && each.reason === 'launch' && ageOf(each) < AWAITED_MS);
    const asked = begun.filter((each) => each.state === 'unknown' || ageOf(each) > USUAL_ANSWER_MS);
    const found = await Promise.all(asked.map(({ id }) => sagas.advance(tenant, id, 'looking')));
    return found.some(({ state }) => state !== 'confirmed' && state !== 'failed');
  }

  /** Takes the whole balance to the vendor. */
  async function bringAlong({ tenant, memberId, currency }: PlayerRef, vendor: string): Promise<'ready' | 'failed'> {
    if (await isOnItsWay(tenant, memberId, vendor)) return 'failed';
    for (let attempt = 0; attempt < BALANCE_READS; attempt += 1) {
      const balance = await wallet.balanceOf(tenant, memberId, currency);
      if (balance?.kind !== 'real' || balance.available <= 0n) return 'ready';
      const order: TransferOrder = { tenant, memberId, vendor, direction: 'in', currency, amount: balance.available, reason: 'launch' };
      const requested = await db.transaction((tx) => autoTransfer.request(tx, [order])).catch((error: unknown) => {
        if (error instanceof WalletRefusal && error.code === 'INSUFFICIENT_FUNDS') return undefined;
        throw error;
      });
      if (requested === undefined) continue; // Another launch or bet took money after the balance was read.
      const [arrived] = await autoTransfer.advance(requested);
      return arrived?.state === 'confirmed' ? 'ready' : 'failed';
    }
    return 'failed';
  }

  const autoTransfer: AutoTransfer = {
    async plan({ tenant, memberId, currency }, reason, vendors) {
      const waiting = (await store.open(tenant, memberId)).filter(({ vendor }) => vendors === undefined || vendors.includes(vendor));
      await autoTransfer.advance(waiting);
      const found = await vendorBalances.of(tenant, memberId, currency, vendors);
      if (reason === 'leave') await Promise.all(found.map(({ vendor }) => played(tenant, vendor.code)));
      return {
        orders: found.flatMap(({ vendor, balance = 0n }) =>
          balance > 0n ? [{ tenant, memberId, vendor: vendor.code, direction: 'out' as const, currency, amount: balance, reason }] : [],
        ),
        unreachable: found.filter(({ balance }) => balance === undefined).map(({ vendor }) => vendor.code),
      };
    },
    async request(tx, orders) {
      const transfers: Transfer[] = [];
      for (const order of orders) transfers.push(await sagas.request(tx, order));
      return transfers;
    },
    advance: (transfers) => Promise.all(transfers.map(({ tenant, id }) => sagas.advance(tenant, id))),
    async beforeLaunch(who, vendor) {
      const { tenant, memberId } = who;
      const offered = await ports.vendors(tenant);
      // Without transfer vendors the preference is not even read.
      if (offered.length === 0) return 'ready';
      const choice = await preferences.of(tenant, memberId);
      const visitedBefore = choice.autoHome ? (await store.visited(tenant, memberId)).filter((code) => code !== vendor) : [];
      if (visitedBefore.length > 0) {
        const { orders } = await autoTransfer.plan(who, 'leave', visitedBefore);
        await autoTransfer.advance(await db.transaction((tx) => autoTransfer.request(tx, orders)));
      }
      if (offered.every(({ code }) => code !== vendor)) return 'ready';
      await played(tenant, vendor);
      if (!choice.autoIn || !(await ports.mayPlay(tenant, memberId))) return 'ready';
      return bringAlong(who, vendor);
    },
  };
  return autoTransfer;
}

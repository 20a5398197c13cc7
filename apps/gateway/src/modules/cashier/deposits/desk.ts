import type { Database, Tx } from '../../../platform/db/index.ts';
import type { DepositStore } from './deposit-store.ts';
import type { Receive } from './receive.ts';
import { nextWatch } from './schedule.ts';
import { WAITING, type Deposit, type Receipt } from './types.ts';

/** Money that an operator has found: the provider's or bank's own number of it, and the amount in minor units. */
export interface FoundMoney {
  readonly txId: string;
  readonly amount: bigint;
}

/** Why a decision is refused; `members`: the money goes from member to member, and is decided about as that. */
export type DeskRefusal = 'unknown' | 'nothing-held' | 'money-there' | 'ended' | 'known' | 'members';

/** What an operator decided. */
export interface Decision {
  readonly deposit: Deposit;
  /** What it is about, in minor units. */
  readonly amount: bigint;
  readonly fee: bigint;
}

/** What operators decide about deposits, each in the transaction of its row in the trail. */
export interface DepositDesk {
  /** Credits the money that is held; or what `found` names, which no provider has told of. */
  credit(tx: Tx, tenant: string, id: string, found: FoundMoney | undefined, note: string | null): Promise<Decision | DeskRefusal>;
  /** Ends a deposit that nothing arrived for, or the look at one about which its provider told otherwise; the member reads `note`. */
  refuse(tx: Tx, tenant: string, id: string, note: string): Promise<Decision | DeskRefusal>;
  /** Sends the money that is held back to where it came from: the job does so. */
  refund(tx: Tx, tenant: string, id: string, note: string): Promise<Decision | DeskRefusal>;
}

export function createDepositDesk(db: Database, store: DepositStore, receive: Receive): DepositDesk {
  const now = (): Date => new Date(db.clock.now());
  const heldOf = async (tx: Tx, { tenant, id }: Deposit): Promise<Receipt[]> => ((await store.receipts(tenant, [id], tx)).get(id) ?? []).filter(({ outcome }) => outcome === 'held');
  const sum = (receipts: readonly Receipt[]): bigint => receipts.reduce((all, { amount }) => all + amount, 0n);

  return {
    async credit(tx, tenant, id, found, note) {
      const deposit = await store.lock(tx, tenant, id);
      if (deposit === undefined) return 'unknown';
      if (deposit.kind === 'peer') return 'members';
      if (found !== undefined && (await receive.take(tx, deposit, { txId: found.txId, amount: found.amount, at: now() }, 'operator')) === 'known') return 'known';
      const held = await heldOf(tx, deposit);
      if (held.length === 0) return 'nothing-held';
      let fee = 0n;
      for (const receipt of held) fee += await receive.credit(tx, deposit, receipt);
      await store.update(tx, deposit, { state: 'credited', look: null, note, attempts: 0, nextTryAt: nextWatch(0, db.clock.now()) });
      return { deposit, amount: sum(held), fee };
    },
    async refuse(tx, tenant, id, note) {
      const deposit = await store.lock(tx, tenant, id);
      if (deposit === undefined) return 'unknown';
      // One that ran out of time is refused for good; any other is decided with its payee.
      if (deposit.kind === 'peer' && deposit.state !== 'expired') return 'members';
      if ((await heldOf(tx, deposit)).length > 0) return 'money-there';
      // One that was over before its pictures were looked at: nobody found the money.
      const proved = deposit.state === 'expired' && deposit.provedAt !== null;
      if (!WAITING.includes(deposit.state) && deposit.look !== 'currency' && deposit.look !== 'changed' && !proved) return 'ended';
      if (proved) await tx.updateTable('deposit').set({ proved_at: null }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      const state = WAITING.includes(deposit.state) ? ({ state: 'refused', code: 'OPERATOR' } as const) : {};
      await store.update(tx, deposit, { ...state, look: null, note, attempts: 0, nextTryAt: nextWatch(0, db.clock.now()) });
      return { deposit, amount: deposit.amount, fee: 0n };
    },
    async refund(tx, tenant, id, note) {
      const deposit = await store.lock(tx, tenant, id);
      if (deposit === undefined) return 'unknown';
      const held = (await heldOf(tx, deposit)).filter(({ look }) => look !== null);
      if (held.length === 0) return 'nothing-held';
      for (const { providerTx } of held) {
        await tx.updateTable('deposit_receipt').set({ outcome: 'refunding', refund_ordered_at: now() }).where('tenant_id', '=', tenant).where('provider', '=', deposit.provider).where('provider_tx', '=', providerTx).execute();
      }
      await store.update(tx, deposit, { look: null, note, attempts: 0, nextTryAt: now() });
      return { deposit, amount: sum(held), fee: 0n };
    },
  };
}

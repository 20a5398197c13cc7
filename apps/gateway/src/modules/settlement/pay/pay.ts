import type { ContractKind } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { lockWallets } from './lock-wallets.ts';

export interface PayDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'lockAccount' | 'post' | 'committed'>;
  /** Tells open pages of both agents, after the commit. */
  readonly paid: (owner: { readonly tenantId: string; readonly memberId: string }, settlementId: string) => void;
}

/** Settlements of one merchant in one run: one that has many to pay keeps no other waiting. */
const SHARE = 50;
/** What the upline's wallet did not have is tried again after so long, and after twice as long whenever nothing was there, up to a quarter of a day. */
const AGAIN_MS = 10 * 60_000;
const LONGEST_MS = 6 * 3_600_000;
const againAt = (now: number, tries: number): Date => new Date(now + Math.min(AGAIN_MS * 2 ** Math.min(tries, 10), LONGEST_MS));
const REASON: Readonly<Record<ContractKind, string>> = { dividend: 'agent-dividend', daily: 'agent-salary', hourly: 'agent-salary', realtime: 'agent-salary' };

interface Due {
  readonly tenant: string;
  readonly id: string;
}

/**
 * Creates what pays settlements that are due: from the upline's wallet what it has, and the rest when it has more. Each payment is one transaction with its
 * row; several gateways take different ones, and the agents above first, who pay from it below.
 */
export function createPay({ db, wallet, paid }: PayDeps): () => Promise<void> {
  /** Whether something that is due to an agent from further above is to be tried now; from above alone, since after moves two may owe each other. */
  async function isPaidSoon(tx: Tx, tenant: string, agentId: string, level: number): Promise<boolean> {
    const found = await tx
      .selectFrom('settlement')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where('agent_id', '=', agentId)
      .where('state', 'in', ['due', 'partly'])
      .where('held', '=', false)
      .where('level', '<', level)
      .where('next_try_at', '<=', new Date(db.clock.now()))
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Pays one; who is to be told where money moved. */
  async function pay(tx: Tx, { tenant, id }: Due): Promise<readonly string[]> {
    const due = await tx
      .selectFrom('settlement')
      .select(['kind', 'upline_id as uplineId', 'agent_id as agentId', 'currency', 'gross', 'paid', 'payments', 'tries', 'level'])
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .where('state', 'in', ['due', 'partly'])
      .where('held', '=', false)
      .where('next_try_at', '<=', new Date(db.clock.now()))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due === undefined) return [];
    const { currency } = due;
    const { blocked } = await tx
      .selectFrom('member')
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('blocked'))
      .where('tenant_id', '=', tenant)
      .where('id', 'in', [due.uplineId, due.agentId])
      .where('status', '=', 'blocked')
      .executeTakeFirstOrThrow();
    if (blocked > 0) {
      // Nothing moves for whoever was blocked; it stays due, and is looked at again.
      await tx.updateTable('settlement').set({ next_try_at: againAt(db.clock.now(), due.tries), tries: due.tries + 1 }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      return [];
    }
    const wallets = await lockWallets(tx, wallet, tenant, due.uplineId, due.agentId, currency);
    const at = new Date(db.clock.now());
    const rest = due.gross - due.paid;
    const available = wallets?.available ?? 0n;
    const amount = available < 0n ? 0n : available < rest ? available : rest;
    const number = due.payments + 1;
    const isPaid = amount === rest;
    if (!isPaid && (await isPaidSoon(tx, tenant, due.uplineId, due.level))) {
      // Another gateway may be paying whoever pays here: what comes of it is waited for, behind what is due besides.
      await tx.updateTable('settlement').set({ next_try_at: at }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      return [];
    }
    if (amount > 0n && wallets !== undefined) {
      await wallet.post({ tenant, key: `agent-pay:${id}:${number}`, reason: REASON[due.kind as ContractKind], reference: id, legs: [{ debit: wallets.from, credit: wallets.to, amount }] }, tx);
      await tx.insertInto('settlement_payment').values({ tenant_id: tenant, settlement_id: id, number, amount, at }).execute();
    }
    // Money that has come once is likely to come again soon.
    await tx
      .updateTable('settlement')
      .set({ paid: due.paid + amount, payments: amount > 0n ? number : due.payments, state: isPaid ? 'paid' : 'partly', next_try_at: isPaid ? null : againAt(at.getTime(), amount > 0n ? 0 : due.tries), tries: amount > 0n ? 0 : due.tries + 1 })
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .execute();
    return amount > 0n ? [due.agentId, due.uplineId] : [];
  }

  /** What could not be tried comes behind the others. */
  async function putOff({ tenant, id }: Due): Promise<void> {
    await db.query
      .updateTable('settlement')
      .set((eb) => ({ next_try_at: new Date(db.clock.now() + AGAIN_MS), tries: eb('tries', '+', 1) }))
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .where('state', 'in', ['due', 'partly'])
      .execute();
  }

  return async () => {
    const { rows } = await sql<Due>`
      select due.tenant_id as tenant, due.id from tenant
        cross join lateral (
          select tenant_id, id, level from settlement
            where tenant_id = tenant.id and state in ('due', 'partly') and not held and next_try_at <= ${new Date(db.clock.now())}
            order by next_try_at, level, id limit ${SHARE}
        ) due
        order by due.level, due.id`.execute(db.query);
    const faults: unknown[] = [];
    for (const due of rows) {
      // One that fails keeps no other waiting.
      const told = await db.transaction((tx) => pay(tx, due)).catch(async (error: unknown) => {
        faults.push(error);
        await putOff(due).catch((again: unknown) => void faults.push(again));
      });
      if (told === undefined || told.length === 0) continue;
      wallet.committed();
      for (const memberId of told) paid({ tenantId: due.tenant, memberId }, due.id);
    }
    if (faults.length > 0) throw faults[0];
  };
}

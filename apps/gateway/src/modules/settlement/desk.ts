import { dayAfter, type ContractKind } from '@livery/contracts';
import { createDayOf, momentsOf } from '../../platform/calendar/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { holdRuns } from '../../platform/jobs/index.ts';
import { scheduledPeriod, slotOf, type KindHistory } from '../agent-contracts/index.ts';
import { settingAmount, settingSchemas, type Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { ClosePeriod } from './close/close-period.ts';
import { lockWallets } from './pay/lock-wallets.ts';
import { endOf } from './close/period-end.ts';
import type { createPostRealTime } from './real-time/post-real-time.ts';
import { hourOf } from './close/take-up.ts';

/** Why a decision cannot be. */
export type DeskRefusal = 'unknown' | 'state' | 'notOver' | 'earlier' | 'off' | 'amount' | 'money' | 'blocked';

/** A period that was run. */
export interface PeriodRun {
  readonly period: string;
  /** Whether it was settled before: nothing was done then. */
  readonly before: boolean;
  /** Its settlements, and what they come to; minor units. */
  readonly settlements: number;
  readonly gross: bigint;
}

/** A settlement that was decided about. */
export interface DecidedSettlement {
  readonly uplineId: string;
  readonly agentId: string;
  readonly held: boolean;
  readonly gross: bigint;
  readonly paid: bigint;
  /** What operators moved beside it before; above zero to the agent. */
  readonly corrected: bigint;
}

/** What operators decide about what agents are paid; each in the transaction of the caller. */
export interface SettlementDesk {
  /** Settles a period that is over, by whichever day or hour in it, or posts real-time salaries until the end of five minutes; once, as the job does. */
  run(tx: Tx, tenant: Tenant, kind: ContractKind, day: string): Promise<PeriodRun | DeskRefusal>;
  /** Keeps what is due from being paid, or lets it. */
  hold(tx: Tx, tenant: string, id: string, held: boolean): Promise<DecidedSettlement | DeskRefusal>;
  /** Moves money between the two sides: above zero to the agent. */
  correct(tx: Tx, tenant: string, id: string, amount: bigint): Promise<DecidedSettlement | DeskRefusal>;
}

export interface SettlementDeskDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'lockAccount' | 'post'>;
  readonly history: Pick<KindHistory, 'schedule' | 'wasOn'>;
  readonly close: ClosePeriod;
  readonly post: ReturnType<typeof createPostRealTime>;
  readonly settings: Pick<Settings, 'stored'>;
}

/** Creates the {@link SettlementDesk}. */
export function createSettlementDesk({ db, wallet, history, close, post, settings }: SettlementDeskDeps): SettlementDesk {
  const dayOf = createDayOf();

  async function locked(tx: Tx, tenant: string, id: string) {
    return tx.selectFrom('settlement').select(['upline_id as uplineId', 'agent_id as agentId', 'currency', 'kind', 'held', 'state', 'gross', 'paid']).where('tenant_id', '=', tenant).where('id', '=', id).forUpdate().executeTakeFirst();
  }
  async function correctedOf(tx: Tx, tenant: string, id: string): Promise<{ readonly count: number; readonly sum: bigint }> {
    const rows = await tx.selectFrom('settlement_correction').select('amount').where('tenant_id', '=', tenant).where('settlement_id', '=', id).execute();
    return { count: rows.length, sum: rows.reduce((sum, { amount }) => sum + amount, 0n) };
  }
  async function ran(tx: Tx, tenant: string, kind: ContractKind, to: string, before: boolean): Promise<PeriodRun> {
    const rows = await tx.selectFrom('settlement').select('gross').where('tenant_id', '=', tenant).where('kind', '=', kind).where('to_period', '=', to).execute();
    return { period: to, before, settlements: rows.length, gross: rows.reduce((sum, { gross }) => sum + gross, 0n) };
  }

  /** Whatever was fed until the end of the five minutes: there is no order to keep, since each bet is paid by its own moment. */
  async function postUntil(tx: Tx, tenant: Tenant, moment: string): Promise<PeriodRun | DeskRefusal> {
    if (!moment.includes('T')) return 'unknown';
    const slot = slotOf('realtime', Date.parse(moment));
    if (endOf({ kind: 'realtime', period: { from: slot, to: slot }, timeZone: tenant.timeZone }).getTime() > db.clock.now()) return 'notOver';
    const last = await holdRuns(tx, tenant.id, 'settle-realtime');
    if (last !== null && last >= slot) return ran(tx, tenant.id, 'realtime', slot, true);
    await tx.insertInto('job_run').values({ tenant_id: tenant.id, job: 'settle-realtime', period: slot, at: new Date(db.clock.now()) }).execute();
    await post(tx, { tenant: tenant.id, slot, currency: tenant.currency.code });
    return ran(tx, tenant.id, 'realtime', slot, false);
  }

  return {
    async run(tx, tenant, kind, day) {
      if (kind === 'realtime') return postUntil(tx, tenant, day);
      const isHour = kind === 'hourly';
      if (isHour !== day.includes('T')) return 'unknown';
      const period = isHour ? { from: slotOf('hourly', Date.parse(day)), to: slotOf('hourly', Date.parse(day)) } : scheduledPeriod(await history.schedule(tenant.id, kind, tx), day);
      const { from: began, to: ended } = isHour ? hourOf(period.to) : momentsOf(period, tenant.timeZone);
      if (ended.getTime() > db.clock.now() || (!isHour && period.to >= dayOf(db.clock.now(), tenant.timeZone))) return 'notOver';
      const job = `settle-${kind}`;
      // Under the lock of the job's runs: a gateway may be about to settle the same period, or the one before it.
      const last = await holdRuns(tx, tenant.id, job);
      if (last !== null && last >= period.to) return ran(tx, tenant.id, kind, period.to, true);
      // Carried amounts go from period to period, in their order.
      const former = isHour ? slotOf('hourly', Date.parse(period.from) - 1) : dayAfter(period.from, -1);
      if (last !== null && last < former) return 'earlier';
      if (!(await history.wasOn(tenant.id, kind, began, tx))) return 'off';
      const first = await tx.insertInto('job_run').values({ tenant_id: tenant.id, job, period: period.to, at: new Date(db.clock.now()) }).onConflict((conflict) => conflict.doNothing()).returning('job').executeTakeFirst();
      if (first === undefined) return ran(tx, tenant.id, kind, period.to, true);
      const { activeTurnover } = settingSchemas.agentContracts.parse((await settings.stored(tenant.id, tx)).get('agentContracts'));
      const { code: currency, exponent } = tenant.currency;
      await close(tx, { tenant: tenant.id, kind, period, currency, timeZone: tenant.timeZone, activeTurnover: settingAmount(activeTurnover, exponent) });
      return ran(tx, tenant.id, kind, period.to, false);
    },
    async hold(tx, tenant, id, held) {
      const found = await locked(tx, tenant, id);
      if (found === undefined) return 'unknown';
      if (found.held === held || (held && found.state !== 'due' && found.state !== 'partly')) return 'state';
      const due = found.state === 'due' || found.state === 'partly';
      await tx.updateTable('settlement').set({ held, ...(held || !due ? {} : { next_try_at: new Date(db.clock.now()), tries: 0 }) }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      return { ...found, corrected: (await correctedOf(tx, tenant, id)).sum };
    },
    async correct(tx, tenant, id, amount) {
      const found = await locked(tx, tenant, id);
      if (found === undefined) return 'unknown';
      const { uplineId, agentId, currency, kind, paid } = found;
      const { count, sum } = await correctedOf(tx, tenant, id);
      // As no payment does: nothing moves for whoever is blocked.
      const blocked = await tx.selectFrom('member').select('id').where('tenant_id', '=', tenant).where('id', 'in', [uplineId, agentId]).where('status', '=', 'blocked').executeTakeFirst();
      if (blocked !== undefined) return 'blocked';
      // No more goes back than came by it.
      if (paid + sum + amount < 0n) return 'amount';
      const [payer, payee] = amount > 0n ? [uplineId, agentId] : [agentId, uplineId];
      const size = amount > 0n ? amount : -amount;
      const wallets = await lockWallets(tx, wallet, tenant, payer, payee, currency);
      if (wallets === undefined || wallets.available < size) return 'money';
      const number = count + 1;
      await wallet.post({ tenant, key: `agent-correct:${id}:${number}`, reason: kind === 'dividend' ? 'agent-dividend' : 'agent-salary', reference: id, legs: [{ debit: wallets.from, credit: wallets.to, amount: size }] }, tx);
      await tx.insertInto('settlement_correction').values({ tenant_id: tenant, settlement_id: id, number, amount, at: new Date(db.clock.now()) }).execute();
      return { ...found, corrected: sum };
    },
  };
}

import { dayAfter, minorOf, periodOf, rateOfPercent, type ContractKind, type LadderRow, type Period } from '@livery/contracts';
import { sql } from 'kysely';
import { createAgentContracts, createKindHistory, slotOf } from '../modules/agent-contracts/index.ts';
import { createClosePeriod, createPay, createPostRealTime, endOf, type PeriodKind } from '../modules/settlement/index.ts';
import { settingSchemas, type Setting, type Site } from '../modules/settings/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { createDayOf } from '../platform/calendar/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { runOnce } from '../platform/jobs/index.ts';
import { AGENT_KINDS } from './agent-settings.ts';
import type { SimulatedClock } from './simulated-clock.ts';

/** Days of daily and real-time salaries: enough for a page, and a start that does not wait for them. */
const DAYS = 6;
const DAY_MS = 86_400_000;
const MOST = 1_000_000;

const row = (percent: string, activeMembers = 0): LadderRow => ({ rate: rateOfPercent(percent), activeMembers, validBet: 0n, loss: 0n, betAmount: 0n });
interface Agreed {
  readonly kind: ContractKind;
  readonly upline: string;
  readonly agent: string;
  readonly rows: readonly LadderRow[];
}
/** What the demo agents agreed on. Uplines come first, since a rate comes from the one above. */
const AGREED: readonly Agreed[] = [
  { kind: 'dividend', upline: 'demo_agent', agent: 'marisol_v', rows: [row('10'), row('15', 3)] },
  { kind: 'dividend', upline: 'demo_agent', agent: 'kenji.tan', rows: [row('8')] },
  { kind: 'dividend', upline: 'marisol_v', agent: 'datu_arwin', rows: [row('6')] },
  { kind: 'daily', upline: 'demo_agent', agent: 'marisol_v', rows: [row('1')] },
  { kind: 'daily', upline: 'demo_agent', agent: 'kenji.tan', rows: [row('0.8')] },
  { kind: 'daily', upline: 'marisol_v', agent: 'datu_arwin', rows: [row('0.5')] },
  { kind: 'realtime', upline: 'demo_agent', agent: 'marisol_v', rows: [row('0.6')] },
  { kind: 'realtime', upline: 'marisol_v', agent: 'datu_arwin', rows: [row('0.3')] },
];
/** And what waits for an answer. */
const OFFERED: Agreed = { kind: 'hourly', upline: 'demo_agent', agent: 'marisol_v', rows: [row('0.4')] };

/** Writes contracts of the past between demo agents, and what they were paid by them, as the gateway does. */
export interface PastContracts {
  /** Agrees on them at the clock's time, before anybody plays. */
  agree(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void>;
  /** Settles what is over by `now`, and pays it; after everybody has played. */
  settle(tx: Tx, ids: ReadonlyMap<string, string>, now: number): Promise<void>;
}

export interface PastContractsDeps {
  readonly tenant: Tenant;
  readonly db: Database;
  readonly wallet: Wallet;
  readonly clock: SimulatedClock;
}

/** {@link PastContracts} of a tenant, on a simulated clock that begins in the past and whose present is `now`. */
export function createPastContracts({ tenant, db, wallet, clock }: PastContractsDeps, now: number): PastContracts {
  const contracts = createAgentContracts(db);
  const [close, post] = [createClosePeriod(db), createPostRealTime(db)];
  const pay = createPay({ db, wallet, paid: () => undefined });
  const settings = settingSchemas.agentContracts.parse(undefined);
  const today = createDayOf()(now, tenant.timeZone);
  const half = periodOf(settings.periods.dividend, dayAfter(periodOf(settings.periods.dividend, today).from, -1));
  const firstDay = dayAfter(today, -DAYS);
  const first: Readonly<Record<ContractKind, string>> = { dividend: half.from, daily: firstDay, hourly: slotOf('hourly', now), realtime: slotOf('realtime', now - DAYS * DAY_MS) };

  /** The merchant's settings, which are written behind this. */
  const site: Pick<Site, 'modules' | 'setting'> = {
    modules: async () => ({ agentPolicy: true }) as Awaited<ReturnType<Site['modules']>>,
    setting: async <Name extends keyof typeof settingSchemas>(_tenant: Tenant, name: Name) => (name === 'consolidated' ? AGENT_KINDS : settingSchemas[name].parse(undefined)) as Setting<Name>,
  };

  async function offer(tx: Tx, ids: ReadonlyMap<string, string>, { kind, upline, agent, rows }: Agreed) {
    const [uplineId, downlineId] = [ids.get(upline) ?? '', ids.get(agent) ?? ''];
    const terms = { kind, most: MOST, offerMs: settings.offerDays * DAY_MS, nextPeriod: () => Promise.resolve(first[kind]) };
    const act = (by: string, action: Parameters<typeof contracts.act>[4]) => contracts.act(tx, tenant.id, by, terms, action, (id) => Promise.resolve(id === ids.get('demo_agent')));
    const offered = await act(uplineId, { action: 'offer', downlineId, revision: 0, rows });
    if ('refused' in offered || offered.contract === undefined) throw new Error(`A contract of the demo agents was refused: ${kind} ${agent}`);
    return { downlineId, act, contract: offered.contract };
  }

  async function closing(tx: Tx, kind: PeriodKind, period: Period): Promise<void> {
    const { code: currency, exponent } = tenant.currency;
    await runOnce(db, { tenant: tenant.id, job: `settle-${kind}`, period: period.to }, async () => void (await close(tx, { tenant: tenant.id, kind, period, currency, timeZone: tenant.timeZone, activeTurnover: minorOf(settings.activeTurnover, exponent) })));
  }
  /** The five minutes that have bets in them, and are over. */
  async function slots(tx: Tx): Promise<string[]> {
    const { rows } = await sql<{ at: Date }>`
      select distinct date_bin('5 minutes', at, 'epoch') as at from accrual_feed where tenant_id = ${tenant.id} and at >= ${new Date(Date.parse(first.realtime))} order by 1`.execute(tx);
    return rows.map(({ at }) => slotOf('realtime', at.getTime())).filter((slot) => endOf({ kind: 'realtime', period: { from: slot, to: slot }, timeZone: tenant.timeZone }).getTime() <= now);
  }

  return {
    async agree(tx, ids) {
      await createKindHistory(db, site).observe(tenant);
      for (const agreed of AGREED) {
        const { downlineId, act, contract } = await offer(tx, ids, agreed);
        const { id: contractId, revision } = contract;
        const came = await act(downlineId, { action: 'accept', contractId, revision });
        if ('refused' in came || came.outcome !== 'done') throw new Error(`A contract of the demo agents was not accepted: ${agreed.kind} ${agreed.agent}`);
      }
    },
    async settle(tx, ids, present) {
      const runs = [
        { kind: 'dividend' as const, period: half },
        ...Array.from({ length: DAYS }, (_, index) => dayAfter(firstDay, index)).map((day) => ({ kind: 'daily' as const, period: { from: day, to: day } })),
        ...(await slots(tx)).map((slot) => ({ kind: 'realtime' as const, period: { from: slot, to: slot } })),
      ].map((run) => ({ ...run, at: endOf({ ...run, timeZone: tenant.timeZone }).getTime() }));
      for (const { kind, period, at } of runs.toSorted((one, other) => one.at - other.at)) {
        clock.set(Math.min(at + 1_000, present));
        if (kind === 'realtime') await runOnce(db, { tenant: tenant.id, job: 'settle-realtime', period: period.to }, async () => void (await post(tx, { tenant: tenant.id, slot: period.to, currency: tenant.currency.code })));
        else await closing(tx, kind, period);
        await pay();
      }
      await offer(tx, ids, OFFERED);
    },
  };
}

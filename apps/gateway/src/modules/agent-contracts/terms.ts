import { rateOfPercent, type ContractKind, type ResponseOf } from '@livery/contracts';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Setting } from '../settings/index.ts';
import { lengthAt, nextScheduledFrom, type PeriodSchedule } from './period-schedule.ts';
import type { ContractTerms } from './types.ts';

/** The merchant's switch of each kind, among its consolidated settings. */
export const SWITCHES = { dividend: 'divtypereq', daily: 'dailysalreqtype', hourly: 'contracthoursalreq', realtime: 'realtimesalreqtype' } as const satisfies Readonly<Record<ContractKind, string>>;

const DAY_MS = 86_400_000;
/** How long a period of hourly and of real-time salaries is. */
const MOMENTS = { hourly: 3_600_000, realtime: 5 * 60_000 } as const;

/** The name of a period that begins at a moment: `2026-03-01T14:05Z`. */
const momentName = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const dayOf = createDayOf();

/** The name of the period of five minutes, or of the hour, that a moment lies in. */
export const slotOf = (kind: keyof typeof MOMENTS, at: number): string => momentName(Math.floor(at / MOMENTS[kind]) * MOMENTS[kind]);

/** The first period of a kind that begins at a moment or after it: a day by the merchant's clock, or a moment of UTC. `schedule` is of kinds of days. */
export function periodFrom(kind: ContractKind, schedule: PeriodSchedule, at: number, timeZone: string): string {
  if (kind === 'hourly' || kind === 'realtime') return momentName(Math.ceil(at / MOMENTS[kind]) * MOMENTS[kind]);
  return nextScheduledFrom(schedule, dayOf(at - 1, timeZone));
}

/** With the first period that a change made now takes effect in, and how long one is. */
export type PresentTerms = ContractTerms & Pick<ResponseOf<'ownContract'>, 'period' | 'effectFrom'>;

/** The first period that a change made now takes effect in. A change made in the first moment of a period is one of that period. */
export const nextPeriod = (kind: ContractKind, schedule: PeriodSchedule, now: number, { timeZone }: Pick<Tenant, 'timeZone'>): string => periodFrom(kind, schedule, now + 1, timeZone);

/** What holds for contracts of a kind at a merchant now. */
export function contractTerms(kind: ContractKind, { most, offerDays }: Pick<Setting<'agentContracts'>, 'most' | 'offerDays'>, schedule: PeriodSchedule, now: number, tenant: Pick<Tenant, 'timeZone'>): Omit<PresentTerms, 'nextPeriod'> {
  const effectFrom = nextPeriod(kind, schedule, now, tenant);
  return { kind, most: rateOfPercent(most[kind]), offerMs: offerDays * DAY_MS, effectFrom, period: kind === 'hourly' || kind === 'realtime' ? kind : lengthAt(schedule, effectFrom) };
}

import { nextPeriodFrom, rateOfPercent, type ContractKind, type ResponseOf } from '@livery/contracts';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Setting } from '../settings/index.ts';
import type { ContractTerms } from './types.ts';

/** The merchant's switch of each kind, among its consolidated settings. */
export const SWITCHES = { dividend: 'divtypereq', daily: 'dailysalreqtype', hourly: 'contracthoursalreq', realtime: 'realtimesalreqtype' } as const satisfies Readonly<Record<ContractKind, string>>;

const DAY_MS = 86_400_000;
/** How long a period of hourly and of real-time salaries is. */
const MOMENTS = { hourly: 3_600_000, realtime: 5 * 60_000 } as const;

/** The name of a period that begins at a moment: `2026-03-01T14:05Z`. */
const momentName = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const dayOf = createDayOf();

/** The first period of a kind that begins after a moment: a day by the merchant's clock, or a moment of UTC. */
export function nextPeriod(kind: ContractKind, periods: Setting<'agentContracts'>['periods'], now: number, timeZone: string): string {
  if (kind === 'hourly' || kind === 'realtime') return momentName((Math.floor(now / MOMENTS[kind]) + 1) * MOMENTS[kind]);
  return nextPeriodFrom(periods[kind], dayOf(now, timeZone));
}

/** How long a period of a kind is. */
export const periodName = (kind: ContractKind, periods: Setting<'agentContracts'>['periods']): ResponseOf<'ownContract'>['period'] => (kind === 'hourly' || kind === 'realtime' ? kind : periods[kind]);

/** What holds for contracts of a kind at a merchant now. */
export const contractTerms = (kind: ContractKind, { most, periods, offerDays }: Setting<'agentContracts'>, now: number, { timeZone }: Pick<Tenant, 'timeZone'>): ContractTerms => ({
  kind,
  most: rateOfPercent(most[kind]),
  offerMs: offerDays * DAY_MS,
  nextPeriod: nextPeriod(kind, periods, now, timeZone),
});

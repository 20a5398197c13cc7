import type { ContractKind } from '@livery/contracts';
import { momentsOf } from '../../../platform/calendar/index.ts';
import { hourOf } from './take-up.ts';
import type { ClosingPeriod } from '../types.ts';

const SLOT_MS = 5 * 60_000;

/** When a period ends. */
export function endOf({ kind, period, timeZone }: Pick<ClosingPeriod, 'period' | 'timeZone'> & { readonly kind: ContractKind }): Date {
  if (kind === 'realtime') return new Date(Date.parse(period.to) + SLOT_MS);
  return (kind === 'hourly' ? hourOf(period.to) : momentsOf(period, timeZone)).to;
}

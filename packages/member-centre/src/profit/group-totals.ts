import type { ResponseOf } from '@livery/contracts';
import { addSums, noBets, type BetSums } from '../totals/by-day.ts';

/** Settled bets of one day at one vendor in one category. */
export type BetTotal = ResponseOf<'betTotals'>['totals'][number];

/** Totals of a group: decimal strings in the site's currency. */
export interface GroupTotal extends BetSums {
  readonly key: string;
}

/** Adds totals up by a key, exactly, in the order in which the keys come first. */
export function groupTotals(totals: readonly BetTotal[], keyOf: (total: BetTotal) => string): readonly GroupTotal[] {
  const groups = new Map<string, BetSums>();
  for (const total of totals) groups.set(keyOf(total), addSums(groups.get(keyOf(total)) ?? noBets, total));
  return [...groups].map(([key, sums]) => ({ key, ...sums }));
}

/** The same groups, the one with the largest turnover first. */
export const byTurnover = (groups: readonly GroupTotal[]): readonly GroupTotal[] => groups.toSorted((one, other) => Number(other.turnover) - Number(one.turnover));

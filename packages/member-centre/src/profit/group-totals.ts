import type { ResponseOf } from '@livery/contracts';
import { addDecimals } from '../totals/by-day.ts';

/** Settled bets of one day at one vendor in one category. */
export type BetTotal = ResponseOf<'betTotals'>['totals'][number];

/** Totals of a group: decimal strings in the site's currency. */
export interface GroupTotal {
  readonly key: string;
  readonly turnover: string;
  readonly prize: string;
  readonly net: string;
  readonly bets: number;
}

/** Adds totals up by a key, exactly, in the order in which the keys come first. */
export function groupTotals(totals: readonly BetTotal[], keyOf: (total: BetTotal) => string): readonly GroupTotal[] {
  const groups = new Map<string, GroupTotal>();
  for (const total of totals) {
    const key = keyOf(total);
    const known = groups.get(key) ?? { key, turnover: '0', prize: '0', net: '0', bets: 0 };
    groups.set(key, {
      key,
      turnover: addDecimals(known.turnover, total.turnover),
      prize: addDecimals(known.prize, total.prize),
      net: addDecimals(known.net, total.net),
      bets: known.bets + total.bets,
    });
  }
  return [...groups.values()];
}

/** The same groups, the one with the largest turnover first. */
export const byTurnover = (groups: readonly GroupTotal[]): readonly GroupTotal[] => groups.toSorted((one, other) => Number(other.turnover) - Number(one.turnover));

import { daysBefore } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { addSums, noBets, type BetSums } from '../totals/by-day.ts';

const kinds = [['V1', 'RNG'], ['V2', 'LIVE'], ['V1', 'FISH'], ['V3', 'SPORTS']] as const;

/** Totals for stories and tests: on most days of the requested period, a bet of some vendors. @param days at which there is one */
export function sampleTotals({ from = '', to = '' }: RequestOf<'betTotals'>, days = 400): ResponseOf<'betTotals'> {
  const count = Math.min(days, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const totals = Array.from({ length: count }, (_, back) => back)
    .filter((back) => back % 5 !== 3)
    .flatMap((back) =>
      kinds.slice(0, 1 + (back % kinds.length)).map(([vassalage, category], index) => {
        const stake = 120 + ((back * 37 + index * 71) % 400);
        const prize = (back + index) % 6 === 0 ? stake * 3 : (back * 53 + index * 17) % 160;
        return { day: daysBefore(to, back), vassalage, category, currency: 'PHP', turnover: `${stake}.00`, validBet: `${stake}.00`, prize: `${prize}.00`, net: `${prize - stake}.00`, bets: 3 + index };
      }),
    );
  return { from, to, totals, sum: totals.reduce<BetSums>(addSums, noBets) };
}

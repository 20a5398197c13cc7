import type { ResponseOf } from '@livery/contracts';

type BetTotal = ResponseOf<'betTotals'>['totals'][number];

/** Totals of one day at one vendor over all categories. */
export type DayTotal = Omit<BetTotal, 'category'>;

/** The exact sum of two amounts, in the decimals of the finer one: `12.50` and `-2.5` make `10.00`. */
export function addDecimals(left: string, right: string): string {
  const places = (amount: string): number => amount.split('.')[1]?.length ?? 0;
  const scale = Math.max(places(left), places(right));
  const units = (amount: string): bigint => BigInt(amount.replace('.', '') + '0'.repeat(scale - places(amount)));
  const sum = units(left) + units(right);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${sum < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/** Adds up the categories of each day and vendor; the order of the rows stays. */
export function byDay(totals: readonly BetTotal[]): readonly DayTotal[] {
  const days = new Map<string, DayTotal>();
  for (const { category: _, ...total } of totals) {
    const key = `${total.day} ${total.vassalage}`;
    const known = days.get(key);
    days.set(
      key,
      known === undefined
        ? total
        : {
            ...known,
            turnover: addDecimals(known.turnover, total.turnover),
            validBet: addDecimals(known.validBet, total.validBet),
            prize: addDecimals(known.prize, total.prize),
            net: addDecimals(known.net, total.net),
            bets: known.bets + total.bets,
          },
    );
  }
  return [...days.values()];
}

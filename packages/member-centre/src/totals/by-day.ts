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

/** What bets add up to. */
export type BetSums = Pick<BetTotal, 'turnover' | 'validBet' | 'prize' | 'net' | 'bets'>;

/** Sums of nothing. */
export const noBets: BetSums = { turnover: '0', validBet: '0', prize: '0', net: '0', bets: 0 };

/** The exact sum of two sums. */
export const addSums = (left: BetSums, right: BetSums): BetSums => ({
  turnover: addDecimals(left.turnover, right.turnover),
  validBet: addDecimals(left.validBet, right.validBet),
  prize: addDecimals(left.prize, right.prize),
  net: addDecimals(left.net, right.net),
  bets: left.bets + right.bets,
});

/** Adds up the categories of each day and vendor; the order of the rows stays. */
export function byDay(totals: readonly BetTotal[]): readonly DayTotal[] {
  const days = new Map<string, DayTotal>();
  for (const { category: _, ...total } of totals) {
    const key = `${total.day} ${total.vassalage}`;
    const known = days.get(key);
    days.set(key, known === undefined ? total : { ...known, ...addSums(known, total) });
  }
  return [...days.values()];
}

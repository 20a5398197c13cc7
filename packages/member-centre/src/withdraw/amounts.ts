import { minorOf, type ResponseOf } from '@livery/contracts';
import { quoteOf } from '../deposit/fee.ts';

/** What a member may withdraw, and by which ways. */
export type Options = ResponseOf<'withdrawalOptions'>;
/** A way to be paid. */
export type Way = Options['methods'][number];
/** A withdrawal of the member. */
export type Withdrawal = ResponseOf<'withdrawalOne'>['withdrawal'];
/** An account that money is paid to. */
export type Account = ResponseOf<'payoutAccounts'>['accounts'][number];

/** The ways that pay to an account. */
export const waysTo = (methods: readonly Way[], { kind, provider }: Pick<Account, 'kind' | 'provider'>): Way[] =>
  methods.filter(({ kinds, institutions }) => kinds.includes(kind) && (institutions === null || institutions.includes(provider)));

/** Why an amount cannot be withdrawn; undefined where it can. */
export type AmountFault = 'missing' | 'least' | 'most' | 'left' | 'balance' | 'fee';

/** What bounds an amount: decimal strings, null where there is no bound or it is not known. */
export interface AmountBounds {
  readonly way: Pick<Way, 'least' | 'most' | 'fee'>;
  readonly dayLeft: string | null;
  readonly available: string | null;
  readonly exponent: number;
}

/** The fault of an amount, which is a decimal string or empty. */
export function amountFault({ way, dayLeft, available, exponent }: AmountBounds, amount: string): AmountFault | undefined {
  if (amount === '') return 'missing';
  const minor = (decimal: string): bigint => minorOf(decimal, exponent);
  const asked = minor(amount);
  if (asked < minor(way.least)) return 'least';
  if (available !== null && asked > minor(available)) return 'balance';
  if (asked > minor(way.most)) return 'most';
  if (dayLeft !== null && asked > minor(dayLeft)) return 'left';
  return minor(quoteOf(way, amount, exponent).credit) <= 0n ? 'fee' : undefined;
}

/** The most that may be asked for now; undefined where that is nothing. */
export function mostNow({ way, dayLeft, available, exponent }: AmountBounds): string | undefined {
  if (available === null) return undefined;
  const [most = '0'] = [way.most, available, ...(dayLeft === null ? [] : [dayLeft])].toSorted((one, other) => (minorOf(one, exponent) < minorOf(other, exponent) ? -1 : 1));
  return amountFault({ way, dayLeft, available, exponent }, most) === undefined ? most : undefined;
}

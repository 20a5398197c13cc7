import type { Tenant } from '../platform/http/index.ts';

/**
 * The smallest sum that is worth a deposit, in main units: what some 2 to 20 US dollars come to as a round sum, for currencies where 100
 * would be far from that.
 */
const UNITS: Readonly<Record<string, bigint>> = {
  AED: 20n, ARS: 5_000n, AUD: 10n, BDT: 500n, BHD: 2n, BRL: 20n, CAD: 10n, CHF: 10n, CLP: 5_000n, COP: 20_000n, EUR: 10n, GBP: 10n, IDR: 100_000n, IRR: 1_000_000n, JOD: 2n,
  JPY: 1_000n, KES: 500n, KHR: 20_000n, KRW: 10_000n, KWD: 2n, KZT: 2_000n, LAK: 100_000n, LKR: 1_000n, MMK: 10_000n, MNT: 10_000n, MYR: 20n, NGN: 5_000n, NPR: 500n, NZD: 10n,
  OMR: 2n, PEN: 20n, PKR: 1_000n, PLN: 20n, QAR: 20n, RUB: 500n, SAR: 20n, SGD: 10n, TND: 10n, TZS: 10_000n, UGX: 20_000n, USD: 10n, UZS: 50_000n, VND: 100_000n,
};

/** The smallest sum that is worth a deposit at a merchant, in main units of its currency. */
export const worthwhileUnits = ({ code }: Pick<Tenant['currency'], 'code'>): bigint => UNITS[code] ?? 100n;

/** The same in minor units. */
export const worthwhile = (currency: Pick<Tenant['currency'], 'code' | 'exponent'>): bigint => worthwhileUnits(currency) * 10n ** BigInt(currency.exponent);

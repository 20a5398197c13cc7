import type { SeamlessCode, SeamlessRefusal } from '@livery/contracts';

/** A balance as vendors receive it. */
export interface WireBalance {
  readonly balance: string;
  readonly currency: string;
  readonly scale: number;
}

/** Minor units as vendors receive them: digits, in units of 10^-exponent. */
export function wireBalance(balance: bigint, currency: string, exponent: number): WireBalance {
  return { balance: balance.toString(), currency, scale: exponent };
}

/** Codes whose refusal states the balance, so that the vendor can show it or offer a smaller stake. */
const WITH_BALANCE: ReadonlySet<SeamlessCode> = new Set(['INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED', 'ALREADY_SETTLED', 'TX_NOT_FOUND']);

/** A refusal; `message` is for the vendor's engineers. */
export function refuse(
  code: SeamlessRefusal['code'],
  requestId: string,
  extra: { readonly message?: string; readonly money?: WireBalance } = {},
): SeamlessRefusal {
  return {
    code,
    requestId,
    ...(extra.message === undefined ? {} : { message: extra.message }),
    ...(extra.money !== undefined && WITH_BALANCE.has(code) ? extra.money : {}),
  };
}

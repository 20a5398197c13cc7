import type { PaymentCallback, PaymentCode, PaymentInstructions, DepositKind, PaymentReceipt } from '@livery/contracts';

/** A provider at a merchant. */
export interface ProviderRef {
  readonly tenant: string;
  readonly provider: string;
}

/** An amount in minor units of a currency with `exponent` decimals. */
export interface PaymentAmount {
  readonly amount: bigint;
  readonly currency: string;
  readonly exponent: number;
}

/**
 * How a call to a provider ended: well; refused by rule, so that certainly nothing was done; or unknown, in which case it may or
 * may not have been done, and the call is repeated with the same id or asked about.
 */
export type PaymentReply<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: PaymentCode | 'NO_MATCH' }
  | { readonly kind: 'unknown'; readonly code: string };

/** A payment that a member is going to make. */
export interface PayInOrder extends PaymentAmount {
  readonly paymentId: string;
  readonly kind: DepositKind;
  /** Short text that the payer's bank may show. */
  readonly reference: string;
  /** Platform code of the payer's language. */
  readonly language: string;
  readonly payerId: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** Where a payment stands at its provider, with all the money that arrived for it. */
export interface PayInStatus {
  readonly state: 'waiting' | 'expired' | 'closed';
  readonly receipts: readonly PaymentReceipt[];
}

/** Money to send back to where it came from. */
export interface RefundOrder extends PaymentAmount {
  readonly refundId: string;
  readonly paymentId: string;
  readonly txId: string;
}

/** Money to pay out. */
export interface PayoutOrder extends PaymentAmount {
  readonly payoutId: string;
  readonly reference: string;
  readonly account: { readonly kind: 'bank' | 'wallet'; readonly institution: string; readonly holder: string; readonly number: string };
}

/** Where a payout stands: `paid` and `failed` are final. `reason` is a stable code of why it failed. */
export interface PayoutStatus {
  readonly state: 'accepted' | 'paid' | 'failed';
  readonly providerTx: string | null;
  readonly reason: string | null;
  /** What it pays or has paid, where the provider says: whole units in digits, with their scale. */
  readonly paid?: { readonly amount: string; readonly scale: number; readonly currency: string } | null;
}

/** A callback as it arrived. */
export interface CallbackRequest {
  readonly method: string;
  /** The request target as sent. */
  readonly path: string;
  readonly rawBody: string;
  /** Value of a header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
}

/** What a callback says, once its origin is proved. */
export type ReadCallback =
  | { readonly kind: 'event'; readonly event: PaymentCallback }
  /** Not signed as it must be, or too old. */
  | { readonly kind: 'unsigned' }
  /** Signed, and not to be understood. */
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * What a merchant has to write to connect a payment provider; see docs/payments.md. No method throws, and no method writes to the
 * database. The same id with the same content is the same order: calls are repeated after an unknown outcome.
 */
export interface PaymentAdapter {
  readonly payIn: {
    open(ref: ProviderRef, order: PayInOrder): Promise<PaymentReply<PaymentInstructions>>;
    query(ref: ProviderRef, paymentId: string): Promise<PaymentReply<PayInStatus>>;
    refund(ref: ProviderRef, order: RefundOrder): Promise<PaymentReply<null>>;
  };
  readonly payout: {
    send(ref: ProviderRef, order: PayoutOrder): Promise<PaymentReply<PayoutStatus>>;
    query(ref: ProviderRef, payoutId: string): Promise<PaymentReply<PayoutStatus>>;
  };
  /** Proves a callback's signature and time, and reads it. */
  callback(ref: ProviderRef, request: CallbackRequest): Promise<ReadCallback>;
}

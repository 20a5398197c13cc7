import type { DepositKind, FeeRule, PaymentInstructions } from '@livery/contracts';

/** Where a deposit stands; see `depositState` in the contracts. */
export type DepositState = 'created' | 'paid' | 'seen' | 'review' | 'credited' | 'expired' | 'cancelled' | 'refused' | 'refunded';
/** Why money needs a look; see `operatorDepositLook` in the contracts. */
export type DepositLook = 'less' | 'more' | 'twice' | 'late' | 'currency' | 'changed';
/** What became of money that arrived. */
export type ReceiptOutcome = 'held' | 'credited' | 'refunding' | 'refunded';

/** Money that a member pays in. Amounts in minor units. */
export interface Deposit {
  readonly tenant: string;
  readonly id: string;
  readonly memberId: string;
  readonly method: string;
  readonly provider: string;
  readonly kind: DepositKind;
  readonly currency: string;
  readonly amount: bigint;
  /** As it was when the deposit was asked for. */
  readonly fee: FeeRule;
  readonly reference: string;
  readonly state: DepositState;
  readonly look: DepositLook | null;
  readonly code: string | null;
  readonly note: string | null;
  readonly payerNote: string | null;
  readonly instructions: PaymentInstructions | null;
  readonly language: string;
  readonly returnUrl: string;
  readonly arrivesMinutes: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly expiresAt: Date;
  /** When its provider is asked next; null: never again. */
  readonly nextTryAt: Date | null;
  /** When pictures of the payment were added last. */
  readonly provedAt: Date | null;
}

/** What a deposit begins as. */
export type DepositOrder = Pick<
  Deposit,
  'tenant' | 'id' | 'memberId' | 'method' | 'provider' | 'kind' | 'currency' | 'amount' | 'fee' | 'reference' | 'language' | 'returnUrl' | 'arrivesMinutes' | 'expiresAt'
>;

/** Money that arrived at a provider. */
export interface Receipt {
  readonly providerTx: string;
  readonly depositId: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly outcome: ReceiptOutcome;
  readonly look: DepositLook | null;
  /** Another amount that the provider told of it last; null: always the same. */
  readonly told: bigint | null;
  readonly source: 'callback' | 'query' | 'operator';
  readonly receivedAt: Date;
  readonly seenAt: Date;
}

/** A state that a deposit reached. */
export interface DepositStep {
  readonly state: DepositState;
  readonly at: Date;
}

/** Called after the commit of what a member sees. */
export interface DepositChange {
  readonly tenant: string;
  readonly memberId: string;
  readonly depositId: string;
}

/** States in which a payment is waited for. */
export const WAITING: readonly DepositState[] = ['created', 'paid'];

/** What an id of a deposit looks like: what comes from a provider may be anything. */
export const isDepositId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

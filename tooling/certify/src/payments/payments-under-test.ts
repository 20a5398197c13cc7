import type { CallbackRequest, PaymentAdapter, ProviderRef } from '@livery/gateway';

/** How the network fails: a call does not arrive, its answer is lost, or it is answered with something else. */
export type NetworkFault = 'never' | 'lost' | 'garbage';

/** An adapter with the provider that it speaks with, and what the certification must be able to do to both. */
export interface PaymentsUnderTest {
  readonly adapter: PaymentAdapter;
  /** A merchant that is connected to the provider, with its key. */
  readonly ref: ProviderRef;
  /** Another one, with a key of its own. */
  readonly other: ProviderRef;
  /** A currency that the provider takes, with its decimals. */
  readonly currency: string;
  readonly exponent: number;
  /** Number of an account that no payout reaches. */
  readonly unreachable: string;
  /** The time by which both sides go, in milliseconds. */
  now(): number;
  advance(ms: number): void;
  /** Somebody pays `amount` minor units for a payment. */
  pay(paymentId: string, amount: bigint): Promise<void>;
  /** Lets the provider do what is due, and answers the callbacks that it has sent since it was last asked. */
  callbacks(): Promise<readonly CallbackRequest[]>;
  /** Lets the next call of the adapter fail. */
  fail(how: NetworkFault): void;
}

import type { PeerPaymentState } from '@livery/contracts';

export type { PeerPaymentState };

/** Name of the adapter whose provider is this database: members pay each other. */
export const PEER_ADAPTER = 'peer';

/** A withdrawal that members pay. Amounts in minor units. */
export interface PeerPayout {
  readonly tenant: string;
  /** The withdrawal's. */
  readonly id: string;
  readonly provider: string;
  readonly memberId: string;
  readonly currency: string;
  /** What the member is to get. */
  readonly amount: bigint;
  /** How much of it no payer has. */
  readonly unmatched: bigint;
  readonly state: 'offered' | 'closed' | 'ended';
  readonly createdAt: Date;
  readonly offeredUntil: Date;
}

/** A deposit that pays a part of a withdrawal. Amounts in minor units. */
export interface PeerPayment {
  readonly tenant: string;
  /** The deposit's. */
  readonly id: string;
  readonly payoutId: string;
  readonly amount: bigint;
  readonly state: PeerPaymentState;
  /** What counts as arrived; null until that is known. */
  readonly arrived: bigint | null;
  /** What is missing by the payee's word. */
  readonly missing: bigint | null;
  readonly payeeNote: string | null;
  readonly createdAt: Date;
  readonly toldAt: Date | null;
  /** Until when the payee may say what arrived. */
  readonly confirmBy: Date | null;
}

/** States in which it is not known yet what arrived. */
export const OPEN: readonly PeerPaymentState[] = ['reserved', 'told', 'partly', 'missing'];
/** What a person looks into. */
export const DISPUTED_PAYMENTS: readonly PeerPaymentState[] = ['partly', 'missing'];

/** Code of a withdrawal that no payer was found for in time: its money is the member's again. */
export const NOT_MATCHED = 'NOT_MATCHED';
/** Code of a withdrawal that was paid in part: the rest is the member's again. */
export const REST_RETURNED = 'REST_RETURNED';
/** Code of a deposit for whose amount no withdrawal was found. */
export const NO_MATCH = 'NO_MATCH';
/** Code of a deposit that, as an operator decided, did not arrive. */
export const NOT_ARRIVED = 'NOT_ARRIVED';

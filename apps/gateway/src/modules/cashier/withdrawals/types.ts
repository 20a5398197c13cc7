import type { WithdrawalConfirmation, WithdrawalState } from '@livery/contracts';
import type { PayoutAccount } from '../../payout-accounts/index.ts';

export type { WithdrawalConfirmation, WithdrawalState };

/** Why a person looks at a withdrawal before it is paid. */
export const risks = ['often', 'newDevice', 'newBrowser', 'newMember', 'newAccount', 'name', 'blocked'] as const;
/** See {@link risks}: many within some hours; from an address range that is new; by a browser that is new; by a new member; to an account that was added lately; whose holder is not the profile's; the member was blocked. */
export type WithdrawalRisk = (typeof risks)[number];

/**
 * Why a person looks at a withdrawal after its provider told of its end: another amount; money that came back after it was paid; or
 * money that was paid after it had ended here as not paid, so that the member has it twice.
 */
export type WithdrawalLook = 'amount' | 'returned' | 'paid-after-all';

/** Code of a withdrawal that had failed here, was paid all the same, and was settled: its provider may tell so again. */
export const PAID_AFTER_ALL = 'PAID_AFTER_ALL';

/** Code of a withdrawal that came back after it was paid, and was settled: its provider may tell so again. */
export const RETURNED = 'RETURNED';

/** Money that a member is paid. Amounts in minor units. */
export interface Withdrawal {
  readonly tenant: string;
  readonly id: string;
  readonly memberId: string;
  readonly method: string;
  readonly provider: string;
  readonly account: Pick<PayoutAccount, 'id' | 'kind' | 'holder' | 'lastFour'> & { /** Name of the bank or wallet. */ readonly name: string };
  readonly currency: string;
  /** What leaves the wallet; the fee is part of it. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly reference: string;
  readonly state: WithdrawalState;
  readonly risks: readonly WithdrawalRisk[];
  readonly confirmation: WithdrawalConfirmation | null;
  /** What is missing by the member's word. */
  readonly missing: bigint | null;
  /** What was given back for it. */
  readonly givenBack: bigint;
  readonly look: WithdrawalLook | null;
  readonly code: string | null;
  readonly note: string | null;
  readonly memberNote: string | null;
  readonly holdId: string;
  readonly providerTx: string | null;
  readonly takenBy: string | null;
  readonly takenAt: Date | null;
  readonly language: string;
  readonly arrivesMinutes: number;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly sentAt: Date | null;
  readonly paidAt: Date | null;
  readonly confirmBy: Date | null;
  readonly nextTryAt: Date | null;
}

/** What has to be known of a payout to settle what its provider has paid. */
export type PaidPayout = Pick<Withdrawal, 'tenant' | 'id' | 'memberId' | 'provider' | 'currency' | 'amount' | 'fee' | 'state' | 'look'>;

/** What a withdrawal begins as. */
export type WithdrawalOrder = Pick<Withdrawal, 'tenant' | 'id' | 'memberId' | 'method' | 'provider' | 'account' | 'currency' | 'amount' | 'fee' | 'reference' | 'holdId' | 'language' | 'arrivesMinutes'>;

/** A state that a withdrawal reached, or an answer to whether it arrived. */
export interface WithdrawalStep {
  readonly state: WithdrawalState | WithdrawalConfirmation;
  readonly at: Date;
}

/** Called after the commit of what a member sees. */
export interface WithdrawalChange {
  readonly tenant: string;
  readonly memberId: string;
  readonly withdrawalId: string;
}

/** States in which the money is held and nothing was asked of the provider. */
export const HELD: readonly WithdrawalState[] = ['created', 'review', 'approved'];
/** States in which the provider has the order, or may have it. */
export const AT_PROVIDER: readonly WithdrawalState[] = ['sending', 'sent'];
/** States that a member waits in. */
export const UNDER_WAY: readonly WithdrawalState[] = [...HELD, ...AT_PROVIDER];
/** What a member says that has to be looked into. */
export const DISPUTED: readonly WithdrawalConfirmation[] = ['partly', 'missing'];

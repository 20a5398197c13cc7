// Written by `pnpm gateway:types` from the migrations; not to be edited.
import type { GeneratedAlways } from 'kysely';
import type { JsonColumn, WithDefault } from './columns.ts';

export interface AccountTable {
  tenant_id: string; id: string; owner: string; currency: string; kind: 'real' | 'trial'; derived: GeneratedAlways<boolean>;
  posted: WithDefault<bigint>; held: WithDefault<bigint>; min_balance: WithDefault<bigint>; opened_at: Date;
}

export interface AccountHourTable {
  tenant_id: string; account: string; hour: Date; reason: string; money_in: bigint; money_out: bigint; movements: number;
}

export interface AccountHourMarkTable {
  tenant_id: string; before_id: string;
}

export interface CashbackAccountTable {
  tenant_id: string; member_id: string; currency: string; carried: WithDefault<number>;
}

export interface CashbackClaimTable {
  tenant_id: string; id: string; member_id: string; currency: string; amount: bigint; carried_before: number; carried_after: number;
  period: string | null; at: Date;
}

export interface CashbackClaimLineTable {
  tenant_id: string; claim_id: string; day: string; vendor: string; category: string; game: string; ppm: number; valid_bet: bigint;
}

export interface CashbackDayTable {
  tenant_id: string; member_id: string; day: string; currency: string; gross: bigint; most: bigint | null;
}

export interface CashbackLineTable {
  tenant_id: string; member_id: string; day: string; vendor: string; category: string; currency: string; game: string; ppm: number;
  valid_bet: WithDefault<bigint>;
}

export interface CashbackMissedTable {
  tenant_id: string; member_id: string; currency: string; period: string; at: Date;
}

export interface CashbackRateTable {
  tenant_id: string; vendor: string; category: string; rank_from: number; from_day: string; ppm: number | null;
}

export interface CurrencyTable {
  tenant_id: string; code: string; exponent: number; kind: 'money' | 'points';
}

export interface DepositTable {
  tenant_id: string; id: string; member_id: string; method: string; provider: string; kind: string; currency: string; amount: bigint;
  fee_ppm: number; fee_fixed: bigint; fee_least: bigint; fee_most: bigint | null; reference: string;
  state: 'created' | 'paid' | 'seen' | 'review' | 'credited' | 'expired' | 'cancelled' | 'refused' | 'refunded';
  look: 'less' | 'more' | 'twice' | 'late' | 'currency' | 'changed' | null; code: string | null; note: string | null;
  payer_note: string | null; instructions: JsonColumn | null; language: string; return_url: string; arrives_minutes: number;
  attempts: WithDefault<number>; created_at: Date; changed_at: Date; expires_at: Date; next_try_at: Date | null; leased_until: Date | null;
  proved_at: Date | null;
}

export interface DepositDriftTable {
  tenant_id: string | null; provider: string | null; currency: string | null; in_clearing: string | null; expected: string | null;
}

export interface DepositReceiptTable {
  tenant_id: string; provider: string; provider_tx: string; deposit_id: string; amount: bigint; fee: WithDefault<bigint>;
  outcome: 'held' | 'credited' | 'refunding' | 'refunded'; source: 'callback' | 'query' | 'operator'; look: string | null;
  received_at: Date; seen_at: Date; settled_at: Date | null; refund_sent_at: Date | null; told_amount: bigint | null;
  refund_ordered_at: Date | null;
}

export interface DepositStepTable {
  tenant_id: string; deposit_id: string; number: number; state: string; at: Date;
}

export interface HoldTable {
  tenant_id: string; id: string; account: string; idempotency_key: string; request_hash: Uint8Array; amount: bigint; reason: string;
  reference: string | null; at: Date;
}

export interface HoldResolutionTable {
  tenant_id: string; hold_id: string; idempotency_key: string; request_hash: Uint8Array; captured: bigint; journal_id: string | null;
  at: Date;
}

export interface JournalTable {
  tenant_id: string; id: string; reason: string; reference: string | null; reverses: string | null; at: Date;
}

export interface LedgerCheckTable {
  tenant_id: string; name: string; period: string; found: number; examples: JsonColumn; at: Date;
}

export interface LedgerDriftTable {
  tenant_id: string | null; id: string | null; owner: string | null; currency: string | null; posted: bigint | null; held: bigint | null;
  summed: string | null; summed_held: string | null;
}

export interface LedgerImbalanceTable {
  tenant_id: string | null; currency: string | null; kind: string | null; off_by: string | null;
}

export interface LedgerOrphanTable {
  tenant_id: string | null; id: string | null;
}

export interface MemberTransferTable {
  tenant_id: string; id: string; from_id: string; to_id: string; direction: 'up' | 'down'; amount: bigint; currency: string; at: Date;
}

export interface OperatorMovementTable {
  tenant_id: string; id: string; operator_id: string; member_id: string; amount: bigint; call: string; at: Date;
  beside: WithDefault<boolean>;
}

export interface PaymentKeyTable {
  tenant_id: string; provider: string; key_id: string; sealed: Uint8Array; created_at: Date; revoked_at: Date | null;
}

export interface PaymentMethodTable {
  tenant_id: string; code: string; provider: string; kind: 'bank' | 'qr' | 'card' | 'peer'; currency: string;
  state: WithDefault<'open' | 'closed'>; position: WithDefault<number>; least: bigint; most: bigint; day_most: bigint | null;
  open_most: WithDefault<number>; fee_ppm: WithDefault<number>; fee_fixed: WithDefault<bigint>; fee_least: WithDefault<bigint>;
  fee_most: bigint | null; presets: WithDefault<bigint[]>; arrives_minutes: WithDefault<number>; expires_minutes: WithDefault<number>;
  countries: string[] | null; barred_countries: WithDefault<string[]>; rank_from: WithDefault<number>; texts: JsonColumn;
}

export interface PaymentProviderTable {
  tenant_id: string; code: string; adapter: string; origin: string; state: WithDefault<'open' | 'closed'>;
}

export interface PaymentStatementTable {
  tenant_id: string; id: string; provider: string; period_from: Date; period_to: Date; margin_minutes: number; file_hash: Uint8Array;
  file_lines: number; outcomes: JsonColumn; totals: JsonColumn; account: JsonColumn; operator_id: string; operator_name: string;
  checked_at: Date;
}

export interface PaymentStatementLineTable {
  tenant_id: string; statement_id: string; number: number;
  outcome: 'missing-here' | 'missing-there' | 'amount-differs' | 'state-differs' | 'reference-differs' | 'twice' | 'edge';
  kind: 'pay-in' | 'refund' | 'payout'; file_line: number | null; provider_tx: string | null; order_id: string | null;
  subject: string | null; currency_there: string | null; amount_there: bigint | null; state_there: 'done' | 'pending' | 'failed' | null;
  at_there: Date | null; currency_here: string | null; amount_here: bigint | null; state_here: 'done' | 'pending' | 'failed' | null;
  at_here: Date | null;
}

export interface PayoutAccountTable {
  tenant_id: string; id: string; member_id: string; kind: 'bank' | 'ewallet'; provider: string; holder: string; number_sealed: Uint8Array;
  last_four: string; added_at: Date; usable_at: Date; removed_at: Date | null;
}

export interface PayoutMethodTable {
  tenant_id: string; code: string; provider: string; kinds: string[]; institutions: string[] | null; currency: string;
  state: WithDefault<'open' | 'closed'>; position: WithDefault<number>; least: bigint; most: bigint; fee_ppm: WithDefault<number>;
  fee_fixed: WithDefault<bigint>; fee_least: WithDefault<bigint>; fee_most: bigint | null; arrives_minutes: WithDefault<number>;
  rank_from: WithDefault<number>; texts: JsonColumn;
}

export interface ReferralTable {
  tenant_id: string; friend_id: string; referrer_id: string; currency: string; joined_at: Date;
  state: 'open' | 'earned' | 'expired' | 'refused' | 'plain'; reward: bigint | null; deposit: bigint | null; turnover: bigint | null;
  until: Date | null; deposited_at: Date | null; decided_at: Date | null; check_at: Date | null; names_compared: boolean | null;
}

export interface ReferralCodeTable {
  tenant_id: string; member_id: string; code: string;
}

export interface TransferTable {
  tenant_id: string; id: string; journal_id: string; leg: number; idempotency_key: string; request_hash: Uint8Array; debit: string;
  credit: string; currency: string; amount: bigint; debit_after: bigint | null; credit_after: bigint | null; at: Date;
}

export interface TurnoverRequirementTable {
  tenant_id: string; provider: string; provider_tx: string; deposit_id: string; member_id: string; currency: string; credited: bigint;
  percent: number; required: bigint; begun_at: Date; ended_at: Date | null; ended_as: 'met' | 'waived' | 'reversed' | null;
}

export interface WithdrawalTable {
  tenant_id: string; id: string; member_id: string; method: string; provider: string; account_id: string; account_kind: string;
  account_name: string; account_holder: string; last_four: string; currency: string; amount: bigint; fee: bigint; reference: string;
  state: 'created' | 'review' | 'approved' | 'sending' | 'sent' | 'paid' | 'failed' | 'refused' | 'cancelled';
  risks: WithDefault<string[]>; confirmation: 'awaited' | 'received' | 'forced' | 'partly' | 'missing' | 'settled' | null;
  missing: bigint | null; given_back: WithDefault<bigint>; look: 'amount' | 'returned' | 'paid-after-all' | null; code: string | null;
  note: string | null; member_note: string | null; hold_id: string; provider_tx: string | null; taken_by: string | null;
  taken_at: Date | null; language: string; arrives_minutes: number; attempts: WithDefault<number>; created_at: Date; changed_at: Date;
  sent_at: Date | null; paid_at: Date | null; confirm_by: Date | null; next_try_at: Date | null; leased_until: Date | null;
}

export interface WithdrawalDriftTable {
  tenant_id: string | null; hold_id: string | null; expected: bigint | null; held: bigint | null;
}

export interface WithdrawalStepTable {
  tenant_id: string; withdrawal_id: string; number: number; state: string; at: Date;
}

/** The tables and views about members’ money, by name. */
export interface MoneyTables {
  account: AccountTable; account_hour: AccountHourTable; account_hour_mark: AccountHourMarkTable; cashback_account: CashbackAccountTable;
  cashback_claim: CashbackClaimTable; cashback_claim_line: CashbackClaimLineTable; cashback_day: CashbackDayTable;
  cashback_line: CashbackLineTable; cashback_missed: CashbackMissedTable; cashback_rate: CashbackRateTable; currency: CurrencyTable;
  deposit: DepositTable; deposit_drift: DepositDriftTable; deposit_receipt: DepositReceiptTable; deposit_step: DepositStepTable;
  hold: HoldTable; hold_resolution: HoldResolutionTable; journal: JournalTable; ledger_check: LedgerCheckTable;
  ledger_drift: LedgerDriftTable; ledger_imbalance: LedgerImbalanceTable; ledger_orphan: LedgerOrphanTable;
  member_transfer: MemberTransferTable; operator_movement: OperatorMovementTable; payment_key: PaymentKeyTable;
  payment_method: PaymentMethodTable; payment_provider: PaymentProviderTable; payment_statement: PaymentStatementTable;
  payment_statement_line: PaymentStatementLineTable; payout_account: PayoutAccountTable; payout_method: PayoutMethodTable;
  referral: ReferralTable; referral_code: ReferralCodeTable; transfer: TransferTable; turnover_requirement: TurnoverRequirementTable;
  withdrawal: WithdrawalTable; withdrawal_drift: WithdrawalDriftTable; withdrawal_step: WithdrawalStepTable;
}

// Written by `pnpm gateway:types` from the migrations; not to be edited.
import type { GeneratedAlways } from 'kysely';
import type { JsonColumn, WithDefault } from './columns.ts';

export interface AccountTable {
  tenant_id: string; id: string; owner: string; currency: string; kind: 'real' | 'trial'; derived: GeneratedAlways<boolean>;
  posted: WithDefault<bigint>; held: WithDefault<bigint>; min_balance: WithDefault<bigint>; opened_at: Date;
}

export interface AnnouncementTable {
  tenant_id: string; id: string; type: 'B' | 'PL' | 'PU' | 'PR' | 'H'; published_at: Date; ends_at: Date | null;
}

export interface AnnouncementNewsTable {
  tenant_id: string; announcement_id: string; at: Date;
}

export interface AnnouncementTextTable {
  tenant_id: string; announcement_id: string; language: string; title: string; content: string;
}

export interface BannerTable {
  tenant_id: string; id: string; group_name: string; position: number; link: string; starts_at: Date; ends_at: Date | null;
  image: string | null; image_compact: string | null;
}

export interface BannerTextTable {
  tenant_id: string; banner_id: string; language: string; title: string; text: string; action: string;
}

export interface BetDayTable {
  tenant_id: string; member_id: string; day: string; vendor: string; category: string; currency: string; turnover: bigint;
  valid_bet: bigint; payout: bigint; net: bigint; bets: number;
}

export interface BetDayDriftTable {
  tenant_id: string | null; member_id: string | null; day: string | null; vendor: string | null; category: string | null;
}

export interface CaptchaTable {
  tenant_id: string; id: string; picture_mac: Uint8Array; question_mac: WithDefault<Uint8Array>; expires_at: Date;
}

export interface CatalogueStateTable {
  name: string; checksum: string; written_at: Date;
}

export interface CatalogueVersionTable {
  tenant_id: string; version: bigint;
}

export interface CryptoKeyTable {
  kid: string; day: string; public_key: Uint8Array; private_key: Uint8Array; not_after: Date;
}

export interface CurrencyTable {
  tenant_id: string; code: string; exponent: number; kind: 'money' | 'points';
}

export interface DemoSeedTable {
  tenant_id: string; part: string; seeded_at: Date;
}

export interface DeviceTokenTable {
  tenant_id: string; token_hash: Uint8Array; device_id: string; used_at: Date | null;
}

export interface FavouriteGameTable {
  tenant_id: string; member_id: string; game_code: string; at: Date;
}

export interface GameTable {
  code: string; vendor_code: string; type: string; name: string; search_key: string; default_play_type: string | null; opens_list: boolean;
  state: 'open' | 'maintenance'; free_play: boolean; is_jackpot: boolean; lines: number | null; rtp: string | null;
  volatility: 'low' | 'medium' | 'high' | null; live_category: string | null; free_spins: WithDefault<boolean>; image: string | null;
  position: WithDefault<number>; hot_rank: number | null; new_rank: number | null; min_stake: WithDefault<bigint>;
  max_stake: WithDefault<bigint>; draw_board: string | null; draw_region: string | null;
}

export interface GameBetTable {
  tenant_id: string; round: string; id: string; member_id: string; vendor: string; round_id: string; game: string; currency: string;
  kind: string; stake: bigint; payout: WithDefault<bigint>; state: WithDefault<'placed' | 'accepted' | 'running' | 'settled' | 'voided'>;
  journal_id: string | null; placed_at: Date; settled_at: Date | null; tx_id: string | null; category: WithDefault<string>;
  accepted_at: Date | null; running_at: Date | null; counted_on: string | null; counted_payout: bigint | null;
}

export interface GameLaunchTable {
  tenant_id: string; token_hash: Uint8Array; member_id: string; vendor: string; game: string; currency: string; language: string;
  expires_at: Date; used_at: Date | null; session_id: string | null; request_id: string | null; session_hash: Uint8Array | null;
}

export interface GamePlayDayTable {
  tenant_id: string; day: string; game_code: string; members: number;
}

export interface GameRoomTable {
  code: string; game_code: string; number: number; tier: 'standard' | 'high' | 'vip'; state: 'open' | 'maintenance'; min_stake: bigint;
  max_stake: bigint; node: string | null;
}

export interface GameRoomEntryTable {
  tenant_id: string; member_id: string; room_code: string; at: Date;
}

export interface GameRoundTable {
  tenant_id: string; vendor: string; round_id: string; member_id: string; id: string; game: string; currency: string; kind: string;
  stake: bigint; payout: WithDefault<bigint>; wins: WithDefault<number>; opened_at: Date; closed_at: Date | null; closed_by: string | null;
}

export interface GameRoundDetailTable {
  tenant_id: string; round: string; platform_tx: string; detail: JsonColumn; at: Date;
}

export interface GameSessionTable {
  tenant_id: string; token_hash: Uint8Array; member_id: string; account: string; vendor_account: string; vendor: string; game: string;
  currency: string; kind: string; opened_at: Date; expires_at: Date; ends_at: Date; session_id: string | null;
}

export interface GameVendorTable {
  code: string; display_name: string; account_type_name: string; open_policy: 'frame' | 'popup' | 'tab'; state: 'open' | 'maintenance';
  is_hot: boolean; regions_barred: WithDefault<string[]>; origin: string | null; wallet: WithDefault<'seamless' | 'transfer'>;
  position: WithDefault<number>; frame_permissions: WithDefault<string[]>;
}

export interface GameWinTable {
  tenant_id: string; vendor: string; round_id: string; member_id: string; round: string; prize: bigint; opened_at: Date;
}

export interface HeldWinTable {
  tenant_id: string; id: string; vendor: string; member_id: string; game: string; round: string; round_id: string; bet: string;
  vendor_account: string; currency: string; amount: bigint; cap: bigint; hold_id: string; at: Date; decided_at: Date | null;
  decision: 'released' | 'rejected' | null; reason: string | null; counted: boolean | null; forgiven: WithDefault<boolean>;
}

export interface HelpDraftTable {
  tenant_id: string; language: string; id: string; title: string; content: string; written_at: Date;
}

export interface HelpEntryTable {
  tenant_id: string; language: string; id: string; position: number; title: string; content: string; version: number | null;
}

export interface HelpVersionTable {
  tenant_id: string; language: string; id: string; version: number; title: string; content: string; published_at: Date;
  before_version: number | null;
}

export interface HoldTable {
  tenant_id: string; id: string; account: string; idempotency_key: string; request_hash: Uint8Array; amount: bigint; reason: string;
  reference: string | null; at: Date;
}

export interface HoldResolutionTable {
  tenant_id: string; hold_id: string; idempotency_key: string; request_hash: Uint8Array; captured: bigint; journal_id: string | null;
  at: Date;
}

export interface IdempotentCallTable {
  tenant_id: string; call: string; actor: string; key: string; request_mac: Uint8Array; answer: Uint8Array | null; created_at: Date;
}

export interface JobLeaseTable {
  name: string; holder: string; expires_at: Date;
}

export interface JobRunTable {
  tenant_id: string; job: string; period: string; at: Date;
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

export interface LoginAttemptTable {
  tenant_id: string; who: string; count: number; ends_at: Date; wait_until: Date | null; refused: WithDefault<number>;
}

export interface LoginChallengeTable {
  tenant_id: string; id_hash: Uint8Array; member_id: string; prefix: string; shown: 'password' | 'phone' | 'device'; methods: string[];
  tries: WithDefault<number>; expires_at: Date; password_expired: boolean; remember: boolean; device_id: string | null;
  new_password_hash: string | null; temporary_mac: Uint8Array | null;
}

export interface LotteryDrawTable {
  tenant_id: string; game_code: string; issue: string; opened_at: Date; board: string; prizes: JsonColumn; commitment: string;
  seed: string; demonstration: boolean;
}

export interface MemberTable {
  tenant_id: string; id: string; username: string; username_key: GeneratedAlways<string>; type: 0 | 1 | 2 | 4 | 41 | 42;
  status: WithDefault<'active' | 'blocked'>; parent_id: string | null; password_hash: string | null; password_changed_at: Date | null;
  nickname: WithDefault<string>; rank_label: string | null; rank_level: WithDefault<number>; labels: WithDefault<string[]>;
  profile: WithDefault<JsonColumn>; terms_version: string | null; registered_at: Date; registered_ip: string | null;
  registered_country: string | null; last_login_at: Date | null; previous_login_at: Date | null; mobile: string | null;
  mobile_verified_at: Date | null; email: string | null; affiliate_code: string | null; affiliate_domain: string | null;
  payment_password_hash: string | null; password_spent: WithDefault<boolean>; last_login_ip: string | null;
  previous_login_ip: string | null;
}

export interface MemberAddressTable {
  tenant_id: string; id: string; member_id: string; prefix: string; registered_at: Date; last_used_at: Date;
}

export interface MemberUplineTable {
  tenant_id: string; ancestor_id: string; member_id: string; distance: number;
}

export interface MessageOutTable {
  tenant_id: string; id: string; channel: 'sms' | 'email'; recipient: string; subject: string | null; text: string; queued_at: Date;
  sent_at: Date | null;
}

export interface MessageProviderTable {
  tenant_id: string; channel: 'sms' | 'email'; sealed: Uint8Array; updated_at: Date;
}

export interface MessageQueueTable {
  tenant_id: string; id: string; channel: 'sms' | 'email'; state: 'queued' | 'sent' | 'failed'; content: Uint8Array | null;
  queued_at: Date; expires_at: Date; attempts: number; due_at: Date; lease: string | null; ended_at: Date | null; failure: string | null;
}

export interface OperatorTable {
  id: string; name: string; name_key: GeneratedAlways<string>; roles: string[]; merchants: string[] | null; created_at: Date;
  disabled_at: Date | null; last_login_at: Date | null; password_hash: string | null; totp_secret: Uint8Array | null;
  totp_step: WithDefault<bigint>; enrolment_mac: Uint8Array | null; enrolment_expires_at: Date | null; enrolment_secret: Uint8Array | null;
}

export interface OperatorApprovalTable {
  tenant_id: string; id: string; call: string; request: string; key: string; amount: bigint; currency: string; subject: string;
  state: WithDefault<'pending' | 'approved' | 'refused' | 'expired'>; requested_by: string; requested_at: Date; expires_at: Date;
  decided_by: string | null; decided_at: Date | null; requested_ip: WithDefault<string>; carried_out_at: Date | null;
}

export interface OperatorAttemptTable {
  who: string; count: number; ends_at: Date;
}

export interface OperatorMovementTable {
  tenant_id: string; id: string; operator_id: string; member_id: string; amount: bigint; call: string; at: Date;
}

export interface OperatorRangeTable {
  operator_id: string; range: string; last_login_at: Date;
}

export interface OperatorSessionTable {
  id: string; token_hash: Uint8Array; operator_id: string; opened_at: Date; last_seen_at: Date; expires_at: Date; ended_at: Date | null;
  ip: string;
}

export interface OperatorTrailTable {
  tenant_id: string; number: bigint; at: Date; operator_id: string | null; operator_name: string; action: string; subject: string;
  reason: string; before: string; after: string; ip: string; hash: Uint8Array;
}

export interface OperatorTrailHeadTable {
  tenant_id: string; number: bigint; hash: Uint8Array;
}

export interface OutboxTable {
  tenant_id: string; id: WithDefault<bigint>; topic: string; subject: string; detail: string; claimed_until: Date | null;
  written_at: WithDefault<Date>;
}

export interface PhoneTokenUsedTable {
  tenant_id: string; token_hash: Uint8Array; forget_at: Date;
}

export interface PromotionTable {
  tenant_id: string; id: string; position: number; starts_at: Date; ends_at: Date | null; image: string | null;
}

export interface PromotionTextTable {
  tenant_id: string; promotion_id: string; language: string; title: string; summary: string;
}

export interface RecentPlayTable {
  tenant_id: string; member_id: string; game_code: string; at: Date; counted_on: string | null;
}

export interface RecoveryCodeTable {
  tenant_id: string; member_id: string; code_mac: Uint8Array;
}

export interface RememberedDeviceTable {
  tenant_id: string; id: string; member_id: string; expires_at: Date;
}

export interface SchemaFunctionTable {
  file: string; checksum: string; applied_at: Date; version: WithDefault<number>; definition: string | null;
}

export interface SchemaMigrationTable {
  number: number; file: string; checksum: string; applied_at: Date; floor: WithDefault<number>;
}

export interface SealedSeenTable {
  tenant_id: string; jti: string; forget_at: Date;
}

export interface SeamlessTxTable {
  tenant_id: string; vendor: string; tx_id: string; call: 'bet' | 'win' | 'rollback' | 'round-end' | 'stage' | 'tombstone';
  request_hash: Uint8Array; code: string; platform_tx: string; round: string | null; balance: bigint; at: Date; amount: bigint | null;
}

export interface SessionTable {
  tenant_id: string; id: string; token_hash: Uint8Array; member_id: string; opened_at: Date; last_seen_at: Date; expires_at: Date;
  ended_at: Date | null; ip: string | null; device: WithDefault<string>; device_id: string | null;
}

export interface ShelfVersionTable {
  tenant_id: string | null; version: bigint | null;
}

export interface SmsCodeTable {
  tenant_id: string; mobile: string; purpose: 'register' | 'login' | 'password' | 'secondFactor' | 'reauthentication'; id: string;
  code_mac: Uint8Array; wrong_tries: WithDefault<number>; expires_at: Date;
}

export interface TemporaryPasswordTable {
  tenant_id: string; member_id: string; password_mac: Uint8Array; expires_at: Date;
}

export interface TenantTable {
  id: string; brand: string; name: string; config: WithDefault<JsonColumn>; created_at: WithDefault<Date>;
}

export interface TenantGameTable {
  tenant_id: string; game_code: string; vendor_code: string; type: string; enabled: boolean; position: number; hot_rank: number | null;
  new_rank: number | null; min_stake: bigint; max_stake: bigint; popularity: WithDefault<number>;
}

export interface TenantGamePinTable {
  tenant_id: string; country: string; game_code: string; position: number;
}

export interface TenantSettingTable {
  tenant_id: string; name: string; value: JsonColumn; updated_at: Date;
}

export interface TenantVendorTable {
  tenant_id: string; vendor_code: string; enabled: boolean; position: number;
}

export interface TenantVendorPinTable {
  tenant_id: string; country: string; vendor_code: string; position: number;
}

export interface ThrottleTable {
  tenant_id: string; rule: string; subject: string; count: number; ends_at: Date;
}

export interface TotpTable {
  tenant_id: string; member_id: string; secret: Uint8Array; confirmed_at: Date | null; expires_at: Date | null;
  last_step: WithDefault<bigint>;
}

export interface TransferTable {
  tenant_id: string; id: string; journal_id: string; leg: number; idempotency_key: string; request_hash: Uint8Array; debit: string;
  credit: string; currency: string; amount: bigint; debit_after: bigint | null; credit_after: bigint | null; at: Date;
}

export interface TransferChoiceTable {
  tenant_id: string; member_id: string; auto_in: boolean; auto_home: boolean;
}

export interface VendorBetFeedTable {
  tenant_id: string; vendor: string; cursor: WithDefault<string>; next_at: Date; leased_until: Date | null; idle: WithDefault<number>;
  fault: string | null; read_at: Date | null;
}

export interface VendorFlowTable {
  tenant_id: string; vendor: string; day: string; hour: Date; shard: number; currency: string; net: bigint;
}

export interface VendorKeyTable {
  tenant_id: string; vendor: string; secret: string; previous_secret: string | null; changed_at: Date;
}

export interface VendorSigningKeyTable {
  tenant_id: string; vendor: string; key_id: string; sealed: Uint8Array; created_at: Date; valid_from: Date; expires_at: Date | null;
  revoked_at: Date | null;
}

export interface VendorTermsTable {
  tenant_id: string; vendor: string; version1_until: Date | null; key_grace_seconds: WithDefault<number>; currency: string | null;
  win_cap: bigint | null; hour_loss_cap: bigint | null; day_loss_cap: bigint | null; stopped_at: Date | null;
  stopped_for: 'hour-loss' | 'day-loss' | null; stopped_net: bigint | null; stopped_cap: bigint | null; forgiven_hour: Date | null;
  forgiven_hour_net: WithDefault<bigint>; forgiven_day: string | null; forgiven_day_net: WithDefault<bigint>;
}

export interface WalletTransferTable {
  tenant_id: string; id: string; member_id: string; vendor: string; direction: 'in' | 'out'; currency: string; amount: bigint;
  state: 'requested' | 'debited' | 'sent' | 'unknown' | 'confirmed' | 'failed'; reason: 'player' | 'launch' | 'leave' | 'home';
  reconciled: WithDefault<boolean>; code: string | null; vendor_tx: string | null; attempts: WithDefault<number>; requested_at: Date;
  next_try_at: Date | null; leased_until: Date | null; settled_at: Date | null; changed_at: Date;
}

export interface WalletTransferDriftTable {
  tenant_id: string | null; vendor: string | null; currency: string | null; in_transit: string | null; expected: string | null;
}

export interface WalletTransferStepTable {
  tenant_id: string; transfer_id: string; number: number; state: string; code: string | null; at: Date;
}

export interface WorkUsedTable {
  tenant_id: string; nonce: string; expires_at: Date;
}

/** Every table and view by its name. */
export interface Tables {
  account: AccountTable; announcement: AnnouncementTable; announcement_news: AnnouncementNewsTable;
  announcement_text: AnnouncementTextTable; banner: BannerTable; banner_text: BannerTextTable; bet_day: BetDayTable;
  bet_day_drift: BetDayDriftTable; captcha: CaptchaTable; catalogue_state: CatalogueStateTable; catalogue_version: CatalogueVersionTable;
  crypto_key: CryptoKeyTable; currency: CurrencyTable; demo_seed: DemoSeedTable; device_token: DeviceTokenTable;
  favourite_game: FavouriteGameTable; game: GameTable; game_bet: GameBetTable; game_launch: GameLaunchTable;
  game_play_day: GamePlayDayTable; game_room: GameRoomTable; game_room_entry: GameRoomEntryTable; game_round: GameRoundTable;
  game_round_detail: GameRoundDetailTable; game_session: GameSessionTable; game_vendor: GameVendorTable; game_win: GameWinTable;
  held_win: HeldWinTable; help_draft: HelpDraftTable; help_entry: HelpEntryTable; help_version: HelpVersionTable; hold: HoldTable;
  hold_resolution: HoldResolutionTable; idempotent_call: IdempotentCallTable; job_lease: JobLeaseTable; job_run: JobRunTable;
  journal: JournalTable; ledger_check: LedgerCheckTable; ledger_drift: LedgerDriftTable; ledger_imbalance: LedgerImbalanceTable;
  ledger_orphan: LedgerOrphanTable; login_attempt: LoginAttemptTable; login_challenge: LoginChallengeTable; lottery_draw: LotteryDrawTable;
  member: MemberTable; member_address: MemberAddressTable; member_upline: MemberUplineTable; message_out: MessageOutTable;
  message_provider: MessageProviderTable; message_queue: MessageQueueTable; operator: OperatorTable;
  operator_approval: OperatorApprovalTable; operator_attempt: OperatorAttemptTable; operator_movement: OperatorMovementTable;
  operator_range: OperatorRangeTable; operator_session: OperatorSessionTable; operator_trail: OperatorTrailTable;
  operator_trail_head: OperatorTrailHeadTable; outbox: OutboxTable; phone_token_used: PhoneTokenUsedTable; promotion: PromotionTable;
  promotion_text: PromotionTextTable; recent_play: RecentPlayTable; recovery_code: RecoveryCodeTable;
  remembered_device: RememberedDeviceTable; schema_function: SchemaFunctionTable; schema_migration: SchemaMigrationTable;
  sealed_seen: SealedSeenTable; seamless_tx: SeamlessTxTable; session: SessionTable; shelf_version: ShelfVersionTable;
  sms_code: SmsCodeTable; temporary_password: TemporaryPasswordTable; tenant: TenantTable; tenant_game: TenantGameTable;
  tenant_game_pin: TenantGamePinTable; tenant_setting: TenantSettingTable; tenant_vendor: TenantVendorTable;
  tenant_vendor_pin: TenantVendorPinTable; throttle: ThrottleTable; totp: TotpTable; transfer: TransferTable;
  transfer_choice: TransferChoiceTable; vendor_bet_feed: VendorBetFeedTable; vendor_flow: VendorFlowTable; vendor_key: VendorKeyTable;
  vendor_signing_key: VendorSigningKeyTable; vendor_terms: VendorTermsTable; wallet_transfer: WalletTransferTable;
  wallet_transfer_drift: WalletTransferDriftTable; wallet_transfer_step: WalletTransferStepTable; work_used: WorkUsedTable;
}

// Written by `pnpm gateway:types` from the migrations; not to be edited.
import type { GeneratedAlways } from 'kysely';
import type { JsonColumn, WithDefault } from './columns.ts';
import type { AgentTables } from './agent-tables.gen.ts';
import type { GameTables } from './game-tables.gen.ts';
import type { MoneyTables } from './money-tables.gen.ts';

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

export interface CaptchaTable {
  tenant_id: string; id: string; picture_mac: Uint8Array; question_mac: WithDefault<Uint8Array>; expires_at: Date;
}

export interface CryptoKeyTable {
  kid: string; day: string; public_key: Uint8Array; private_key: Uint8Array; not_after: Date;
}

export interface DemoSeedTable {
  tenant_id: string; part: string; seeded_at: Date;
}

export interface DeviceTokenTable {
  tenant_id: string; token_hash: Uint8Array; device_id: string; used_at: Date | null;
}

export interface EmailCodeTable {
  tenant_id: string; member_id: string; email: string; id: string; code_mac: Uint8Array; wrong_tries: WithDefault<number>;
  expires_at: Date;
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

export interface HouseTotalTable {
  tenant_id: string; account: string; before_id: string; amount: bigint; at: Date;
}

export interface HumanCheckSecretTable {
  tenant_id: string; sealed: Uint8Array; updated_at: Date;
}

export interface IdempotentCallTable {
  tenant_id: string; call: string; actor: string; key: string; request_mac: Uint8Array; answer: Uint8Array | null; created_at: Date;
}

export interface IdentityDocumentTable {
  tenant_id: string; id: string; member_id: string; kind: 'idCard' | 'passport' | 'drivingLicence' | 'residencePermit'; parts: string[];
  state: WithDefault<'review' | 'approved' | 'refused'>; note: string | null; sent_at: Date; decided_at: Date | null;
}

export interface InboxMarkTable {
  tenant_id: string; member_id: string; message_id: string; read_at: Date | null; deleted_at: Date | null;
}

export interface InboxMessageTable {
  tenant_id: string; id: string; type: 'site' | 'account' | 'promotion'; audience: 'all' | 'segment' | 'member';
  kind: 'players' | 'agents' | null; rank_from: number | null; registered_since: Date | null; member_id: string | null;
  link: string | null; sent_at: Date; withdrawn_at: Date | null; delivered_to: string | null; delivered_at: Date | null;
}

export interface InboxTextTable {
  tenant_id: string; message_id: string; language: string; title: string; content: string;
}

export interface JobLeaseTable {
  name: string; holder: string; expires_at: Date;
}

export interface JobRunTable {
  tenant_id: string; job: string; period: string; at: Date;
}

export interface LoginAttemptTable {
  tenant_id: string; who: string; count: number; ends_at: Date; wait_until: Date | null; refused: WithDefault<number>;
}

export interface LoginChallengeTable {
  tenant_id: string; id_hash: Uint8Array; member_id: string; prefix: string; shown: 'password' | 'phone' | 'device'; methods: string[];
  tries: WithDefault<number>; expires_at: Date; password_expired: boolean; remember: boolean; device_id: string | null;
  new_password_hash: string | null; temporary_mac: Uint8Array | null;
}

export interface MemberTable {
  tenant_id: string; id: string; username: string; username_key: GeneratedAlways<string>; type: 0 | 1 | 2 | 4 | 41 | 42;
  status: WithDefault<'active' | 'blocked'>; parent_id: string | null; password_hash: string | null; password_changed_at: Date | null;
  nickname: WithDefault<string>; rank_label: string | null; rank_level: WithDefault<number>; labels: WithDefault<string[]>;
  profile: WithDefault<JsonColumn>; terms_version: string | null; registered_at: Date; registered_ip: string | null;
  registered_country: string | null; last_login_at: Date | null; previous_login_at: Date | null; mobile: string | null;
  mobile_verified_at: Date | null; email: string | null; affiliate_code: string | null; affiliate_domain: string | null;
  payment_password_hash: string | null; password_spent: WithDefault<boolean>; last_login_ip: string | null;
  previous_login_ip: string | null; email_verified_at: Date | null; payment_password_changed_at: Date | null; opened_by: string | null;
}

export interface MemberAddressTable {
  tenant_id: string; id: string; member_id: string; prefix: string; registered_at: Date; last_used_at: Date;
}

export interface MemberBrowserTable {
  tenant_id: string; member_id: string; device: string; first_used_at: Date; last_used_at: Date;
}

export interface MemberDayTable {
  tenant_id: string; member_id: string; day: string; currency: string; bets: number; turnover: bigint; valid_bet: bigint; prizes: bigint;
  rebates: bigint; activity: bigint; fees: bigint; deposits: bigint; withdrawals: bigint; upline_id: string | null;
}

export interface MemberMovementTable {
  tenant_id: string; member_id: string; id: string; kind: 'deposit' | 'payout' | 'transfer' | 'reward' | 'salary' | 'adjustment';
  reason: string; reference: string | null; currency: string; amount: bigint; at: Date;
}

export interface MemberRefusalTable {
  tenant_id: string; member_id: string; hour: Date; call: string; code: string; field: string; id: string; times: number; first_at: Date;
  last_at: Date; ip: string | null;
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

export interface PeerPaymentTable {
  tenant_id: string; id: string; payout_id: string; amount: bigint;
  state: 'reserved' | 'told' | 'received' | 'forced' | 'partly' | 'missing' | 'settled' | 'lapsed'; arrived: bigint | null;
  missing: bigint | null; payee_note: string | null; created_at: Date; changed_at: Date; told_at: Date | null; confirm_by: Date | null;
}

export interface PeerPayoutTable {
  tenant_id: string; id: string; provider: string; member_id: string; currency: string; amount: bigint; unmatched: bigint;
  state: WithDefault<'offered' | 'closed' | 'ended'>; created_at: Date; offered_until: Date;
}

export interface PhoneTokenUsedTable {
  tenant_id: string; token_hash: Uint8Array; forget_at: Date;
}

export interface PlayerAvatarTable {
  tenant_id: string; member_id: string; code: string | null; image_id: string | null; chosen_at: Date;
}

export interface PromotionTable {
  tenant_id: string; id: string; position: number; starts_at: Date; ends_at: Date | null; image: string | null;
}

export interface PromotionTextTable {
  tenant_id: string; promotion_id: string; language: string; title: string; summary: string;
}

export interface RecoveryCodeTable {
  tenant_id: string; member_id: string; code_mac: Uint8Array;
}

export interface RememberedDeviceTable {
  tenant_id: string; id: string; member_id: string; expires_at: Date; password_expired: WithDefault<boolean>;
  by_phone: WithDefault<boolean>; device: WithDefault<string>; last_used_at: Date | null; last_used_ip: string | null;
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

export interface SessionTable {
  tenant_id: string; id: string; token_hash: Uint8Array; member_id: string; opened_at: Date; last_seen_at: Date; expires_at: Date;
  ended_at: Date | null; ip: string | null; device: WithDefault<string>; device_id: string | null; password_change: string | null;
}

export interface SmsCodeTable {
  tenant_id: string; mobile: string; purpose: 'register' | 'login' | 'password' | 'secondFactor' | 'reauthentication' | 'number';
  id: string; code_mac: Uint8Array; wrong_tries: WithDefault<number>; expires_at: Date;
}

export interface TemporaryPasswordTable {
  tenant_id: string; member_id: string; password_mac: Uint8Array; expires_at: Date;
}

export interface TenantTable {
  id: string; brand: string; name: string; config: WithDefault<JsonColumn>; created_at: WithDefault<Date>;
}

export interface TenantSettingTable {
  tenant_id: string; name: string; value: JsonColumn; updated_at: Date;
}

export interface ThrottleTable {
  tenant_id: string; rule: string; subject: string; count: number; ends_at: Date;
}

export interface TotpTable {
  tenant_id: string; member_id: string; secret: Uint8Array; confirmed_at: Date | null; expires_at: Date | null;
  last_step: WithDefault<bigint>;
}

export interface TrailCheckTable {
  tenant_id: string; number: bigint; hash: string; walked: bigint; walked_hash: string; whole_at: Date | null; fault_number: bigint | null;
  fault: string | null; at: Date;
}

export interface UploadTable {
  tenant_id: string; id: string; member_id: string; purpose: 'avatar' | 'document' | 'deposit-proof' | 'withdrawal-proof';
  media_type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number; bytes: number; content_sealed: Uint8Array;
  uploaded_at: Date; owner: string | null; position: WithDefault<number>;
}

export interface WorkUsedTable {
  tenant_id: string; nonce: string; expires_at: Date;
}

/** Every table and view by its name. */
export interface Tables extends AgentTables, GameTables, MoneyTables {
  announcement: AnnouncementTable; announcement_news: AnnouncementNewsTable; announcement_text: AnnouncementTextTable; banner: BannerTable;
  banner_text: BannerTextTable; captcha: CaptchaTable; crypto_key: CryptoKeyTable; demo_seed: DemoSeedTable;
  device_token: DeviceTokenTable; email_code: EmailCodeTable; help_draft: HelpDraftTable; help_entry: HelpEntryTable;
  help_version: HelpVersionTable; house_total: HouseTotalTable; human_check_secret: HumanCheckSecretTable;
  idempotent_call: IdempotentCallTable; identity_document: IdentityDocumentTable; inbox_mark: InboxMarkTable;
  inbox_message: InboxMessageTable; inbox_text: InboxTextTable; job_lease: JobLeaseTable; job_run: JobRunTable;
  login_attempt: LoginAttemptTable; login_challenge: LoginChallengeTable; member: MemberTable; member_address: MemberAddressTable;
  member_browser: MemberBrowserTable; member_day: MemberDayTable; member_movement: MemberMovementTable; member_refusal: MemberRefusalTable;
  message_out: MessageOutTable; message_provider: MessageProviderTable; message_queue: MessageQueueTable; operator: OperatorTable;
  operator_approval: OperatorApprovalTable; operator_attempt: OperatorAttemptTable; operator_range: OperatorRangeTable;
  operator_session: OperatorSessionTable; operator_trail: OperatorTrailTable; operator_trail_head: OperatorTrailHeadTable;
  outbox: OutboxTable; peer_payment: PeerPaymentTable; peer_payout: PeerPayoutTable; phone_token_used: PhoneTokenUsedTable;
  player_avatar: PlayerAvatarTable; promotion: PromotionTable; promotion_text: PromotionTextTable; recovery_code: RecoveryCodeTable;
  remembered_device: RememberedDeviceTable; schema_function: SchemaFunctionTable; schema_migration: SchemaMigrationTable;
  sealed_seen: SealedSeenTable; session: SessionTable; sms_code: SmsCodeTable; temporary_password: TemporaryPasswordTable;
  tenant: TenantTable; tenant_setting: TenantSettingTable; throttle: ThrottleTable; totp: TotpTable; trail_check: TrailCheckTable;
  upload: UploadTable; work_used: WorkUsedTable;
}

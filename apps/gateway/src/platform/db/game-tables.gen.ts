// Written by `pnpm gateway:types` from the migrations; not to be edited.
import type { JsonColumn, WithDefault } from './columns.ts';

export interface BetChangeTable {
  tenant_id: string; id: WithDefault<bigint>; member_id: string; currency: string; bet: string; day: string;
  type: 'bet' | 'void' | 'change'; at: Date; turnover: bigint; valid_bet: bigint; payout: bigint;
}

export interface BetDayTable {
  tenant_id: string; member_id: string; day: string; vendor: string; category: string; currency: string; turnover: bigint;
  valid_bet: bigint; payout: bigint; net: bigint; bets: number; game: WithDefault<string>;
}

export interface BetDayDriftTable {
  tenant_id: string | null; member_id: string | null; day: string | null; vendor: string | null; category: string | null;
}

export interface BetFeedTable {
  tenant_id: string; id: WithDefault<bigint>; member_id: string; currency: string; at: Date; day: string; correction: boolean;
  turnover: bigint; valid_bet: bigint; payout: bigint; kind: WithDefault<string>; bet: string | null; type: WithDefault<string>;
  placed_at: Date | null;
}

export interface BetFeedWantedTable {
  tenant_id: string;
}

export interface CatalogueStateTable {
  name: string; checksum: string; written_at: Date;
}

export interface CatalogueVersionTable {
  tenant_id: string; version: bigint;
}

export interface FavouriteGameTable {
  tenant_id: string; member_id: string; game_code: string; at: Date;
}

export interface GameTable {
  code: string; vendor_code: string; type: string; name: string; search_key: string; default_play_type: string | null; opens_list: boolean;
  state: 'open' | 'maintenance'; free_play: boolean; is_jackpot: boolean; lines: number | null; rtp: string | null;
  volatility: 'low' | 'medium' | 'high' | null; live_category: string | null; free_spins: WithDefault<boolean>; image: string | null;
  position: WithDefault<number>; hot_rank: number | null; new_rank: number | null; min_stake: WithDefault<bigint>;
  max_stake: WithDefault<bigint>; draw_board: string | null; draw_region: string | null; names: WithDefault<JsonColumn>;
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

export interface LotteryDrawTable {
  tenant_id: string; game_code: string; issue: string; opened_at: Date; board: string; prizes: JsonColumn; commitment: string;
  seed: string; demonstration: boolean;
}

export interface RecentPlayTable {
  tenant_id: string; member_id: string; game_code: string; at: Date; counted_on: string | null;
}

export interface SeamlessTxTable {
  tenant_id: string; vendor: string; tx_id: string; call: 'bet' | 'win' | 'rollback' | 'round-end' | 'stage' | 'tombstone';
  request_hash: Uint8Array; code: string; platform_tx: string; round: string | null; balance: bigint; at: Date; amount: bigint | null;
}

export interface ShelfVersionTable {
  tenant_id: string | null; version: bigint | null;
}

export interface TenantGameTable {
  tenant_id: string; game_code: string; vendor_code: string; type: string; enabled: boolean; position: number; hot_rank: number | null;
  new_rank: number | null; min_stake: bigint; max_stake: bigint; popularity: WithDefault<number>;
}

export interface TenantGamePinTable {
  tenant_id: string; country: string; game_code: string; position: number;
}

export interface TenantVendorTable {
  tenant_id: string; vendor_code: string; enabled: boolean; position: number;
}

export interface TenantVendorPinTable {
  tenant_id: string; country: string; vendor_code: string; position: number;
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

/** The tables and views about games, their rounds and vendors, by name. */
export interface GameTables {
  bet_change: BetChangeTable; bet_day: BetDayTable; bet_day_drift: BetDayDriftTable; bet_feed: BetFeedTable;
  bet_feed_wanted: BetFeedWantedTable; catalogue_state: CatalogueStateTable; catalogue_version: CatalogueVersionTable;
  favourite_game: FavouriteGameTable; game: GameTable; game_bet: GameBetTable; game_launch: GameLaunchTable;
  game_play_day: GamePlayDayTable; game_room: GameRoomTable; game_room_entry: GameRoomEntryTable; game_round: GameRoundTable;
  game_round_detail: GameRoundDetailTable; game_session: GameSessionTable; game_vendor: GameVendorTable; game_win: GameWinTable;
  held_win: HeldWinTable; lottery_draw: LotteryDrawTable; recent_play: RecentPlayTable; seamless_tx: SeamlessTxTable;
  shelf_version: ShelfVersionTable; tenant_game: TenantGameTable; tenant_game_pin: TenantGamePinTable; tenant_vendor: TenantVendorTable;
  tenant_vendor_pin: TenantVendorPinTable; transfer_choice: TransferChoiceTable; vendor_bet_feed: VendorBetFeedTable;
  vendor_flow: VendorFlowTable; vendor_key: VendorKeyTable; vendor_signing_key: VendorSigningKeyTable; vendor_terms: VendorTermsTable;
  wallet_transfer: WalletTransferTable; wallet_transfer_drift: WalletTransferDriftTable; wallet_transfer_step: WalletTransferStepTable;
}

// Written by `pnpm gateway:types` from the migrations; not to be edited.
import type { JsonColumn, WithDefault } from './columns.ts';

export interface AccrualFeedTable {
  tenant_id: string; id: WithDefault<bigint>; bet: string; type: string; placed_at: Date; member_id: string; currency: string; at: Date;
  turnover: bigint; valid_bet: bigint; payout: bigint;
}

export interface AccrualWantedTable {
  tenant_id: string;
}

export interface AgentContractTable {
  tenant_id: string; id: string; kind: 'dividend' | 'daily' | 'hourly' | 'realtime'; upline_id: string; downline_id: string;
  revision: WithDefault<number>;
}

export interface AgentContractVersionTable {
  tenant_id: string; contract_id: string; version: number;
  state: 'pending' | 'active' | 'rejected' | 'withdrawn' | 'expired' | 'replaced' | 'terminated'; ladder: JsonColumn; top_rate: number;
  offered_at: Date; expires_at: Date; answered_at: Date | null; from_period: string | null; until_period: string | null;
  ended_by: 'upline' | 'downline' | 'above' | 'move' | 'most' | null; ended_at: Date | null;
}

export interface AgentKindTable {
  tenant_id: string; kind: string; since: Date; is_on: boolean;
}

export interface AgentLinkTable {
  tenant_id: string; id: string; agent_id: string; code: string; note: WithDefault<string>; ppm: number; type: 0 | 1; made_at: Date;
  expires_at: Date | null; most_uses: number | null; uses: WithDefault<number>; ended_at: Date | null;
}

export interface AgentPeriodTable {
  tenant_id: string; kind: string; from_day: string; length: 'daily' | 'weekly' | 'semimonthly' | 'monthly';
}

export interface MemberMoveTable {
  tenant_id: string; id: string; member_id: string; from_id: string | null; to_id: string | null; since: Date; at: Date;
  followed_at: Date | null;
}

export interface MemberRateTable {
  tenant_id: string; member_id: string; since: Date; ppm: number; at: Date;
}

export interface MemberUplineTable {
  tenant_id: string; ancestor_id: string; member_id: string; distance: number; since: WithDefault<Date>; until: WithDefault<Date>;
}

export interface SettlementTable {
  tenant_id: string; id: string; kind: string; from_period: string; to_period: string; contract_id: string; version: number;
  upline_id: string; agent_id: string; currency: string; level: number; carried_in: bigint; carried_out: bigint; gross: bigint;
  net: bigint; result: JsonColumn; state: 'none' | 'due' | 'partly' | 'paid'; paid: WithDefault<bigint>; payments: WithDefault<number>;
  next_try_at: Date | null; held: WithDefault<boolean>; tries: WithDefault<number>;
}

export interface SettlementBetTable {
  tenant_id: string; kind: string; event: bigint; to_period: string; member_id: string; period: string; bet: string; type: string;
  at: Date; placed_at: Date; turnover: bigint; valid_bet: bigint; payout: bigint;
}

export interface SettlementCorrectionTable {
  tenant_id: string; settlement_id: string; number: number; amount: bigint; at: Date;
}

export interface SettlementCostTable {
  tenant_id: string; kind: string; source: 'cashback' | 'referral' | 'welcome'; reference: string; to_period: string; member_id: string;
  amount: bigint; of_period: string | null;
}

export interface SettlementLineTable {
  tenant_id: string; kind: string; to_period: string; member_id: string; period: string; currency: string; correction: boolean;
  turnover: bigint; valid_bet: bigint; payout: bigint;
}

export interface SettlementMarkTable {
  tenant_id: string; kind: string; day: string; member_id: string; currency: string; turnover: bigint; valid_bet: bigint; payout: bigint;
}

export interface SettlementPaymentTable {
  tenant_id: string; settlement_id: string; number: number; amount: bigint; at: Date;
}

export interface SettlementPeriodTable {
  tenant_id: string; kind: 'dividend' | 'daily' | 'hourly'; from_period: string; to_period: string; closed_at: Date;
}

export interface TeamBetDayTable {
  tenant_id: string; agent_id: string; day: string; currency: string; vendor: string; category: string; bets: number; turnover: bigint;
  valid_bet: bigint; prizes: bigint;
}

export interface TeamDayTable {
  tenant_id: string; agent_id: string; day: string; currency: string; joined: number; active: number; bets: number; turnover: bigint;
  valid_bet: bigint; prizes: bigint; rebates: bigint; deposits: bigint; withdrawals: bigint; activity: WithDefault<bigint>;
  fees: WithDefault<bigint>; players: number | null;
}

export interface TeamDayRunTable {
  tenant_id: string; day: string; counted_at: Date; fingerprint: string; way: WithDefault<number>;
}

export interface TeamMovementDayTable {
  tenant_id: string; agent_id: string; day: string; currency: string; kind: string; movements: number; money_in: bigint; money_out: bigint;
}

export interface TeamSizeTable {
  tenant_id: string; agent_id: string; members: number; direct: number;
}

export interface TeamSizeRunTable {
  tenant_id: string; counted_at: Date; before_id: string;
}

/** The tables and views about agents, by name. */
export interface AgentTables {
  accrual_feed: AccrualFeedTable; accrual_wanted: AccrualWantedTable; agent_contract: AgentContractTable;
  agent_contract_version: AgentContractVersionTable; agent_kind: AgentKindTable; agent_link: AgentLinkTable;
  agent_period: AgentPeriodTable; member_move: MemberMoveTable; member_rate: MemberRateTable; member_upline: MemberUplineTable;
  settlement: SettlementTable; settlement_bet: SettlementBetTable; settlement_correction: SettlementCorrectionTable;
  settlement_cost: SettlementCostTable; settlement_line: SettlementLineTable; settlement_mark: SettlementMarkTable;
  settlement_payment: SettlementPaymentTable; settlement_period: SettlementPeriodTable; team_bet_day: TeamBetDayTable;
  team_day: TeamDayTable; team_day_run: TeamDayRunTable; team_movement_day: TeamMovementDayTable; team_size: TeamSizeTable;
  team_size_run: TeamSizeRunTable;
}

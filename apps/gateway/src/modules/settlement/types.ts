import type { ContractKind, LadderRow, Period, RowChoice, Settled } from '@livery/contracts';

/** Kinds that are settled by periods: dividends and daily salaries by days of the merchant, hourly salaries by hours of UTC. */
export type PeriodKind = 'dividend' | 'daily' | 'hourly';

/** A period of a merchant that is to be closed. */
export interface ClosingPeriod {
  readonly tenant: string;
  readonly kind: PeriodKind;
  /** Its first and its last day; for hourly salaries the hour, twice. */
  readonly period: Period;
  readonly currency: string;
  readonly timeZone: string;
  /** The least turnover of an active member, minor units. */
  readonly activeTurnover: bigint;
}

/** A version of a contract that is in effect in a period. */
export interface EffectiveContract {
  readonly contractId: string;
  readonly version: number;
  /** Who pays, and who is paid. */
  readonly uplineId: string;
  readonly agentId: string;
  readonly rows: readonly LadderRow[];
  /** Set where it is not in effect any more, and changes of what it was paid for are settled alone: the row by which it paid last, null where none held. */
  readonly formerly?: RowChoice['chosen'];
}

/** `none`: nothing is due. `partly`: the upline's wallet did not have all of it. */
export type SettlementState = 'none' | 'due' | 'partly' | 'paid';

/** What an agent is paid by its contract for a period; minor units. */
export interface Settlement {
  readonly id: string;
  readonly kind: ContractKind;
  /** Names of days, both in it, or of the hour. */
  readonly from: string;
  readonly to: string;
  readonly contractId: string;
  readonly uplineId: string;
  readonly agentId: string;
  readonly uplineAccount: string;
  readonly agentAccount: string;
  readonly version: number;
  readonly currency: string;
  readonly gross: bigint;
  readonly net: bigint;
  readonly paid: bigint;
  readonly state: SettlementState;
  /** An operator keeps it from being paid. */
  readonly held: boolean;
  readonly result: Settled;
  /** The least turnover of an active member then, minor units; undefined in what was settled before it was kept. */
  readonly activeTurnover: bigint | undefined;
}

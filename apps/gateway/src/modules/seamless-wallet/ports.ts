import type { Queries } from '../../platform/db/index.ts';
import type { StatusSql } from './calls/seamless-call.ts';
import type { AccountKind } from '../wallet/index.ts';

/** The player's status that the wallet reads at every bet. */
export interface PlayerStatus {
  /** Blocked by the operator, or self-excluded; neither may bet, both are paid what they won. */
  readonly status: 'active' | 'blocked' | 'excluded';
  /** Whether the player uses real or demo money. */
  readonly kind: AccountKind;
  /** Currency of the account that plays. */
  readonly currency: string;
  /** Name to show in a game. */
  readonly nickname: string;
}

/** Facts about a game that the wallet needs. */
export interface GameLimits {
  readonly vendor: string;
  /** The game's type, such as `RNG`: bets are summed by it. */
  readonly category: string;
  /** Whether the brand offers it now. */
  readonly enabled: boolean;
  /** Smallest stake of one bet, in minor units of the requested currency. */
  readonly minStake: bigint;
  /** Largest stake of one bet. */
  readonly maxStake: bigint;
}

/** Other modules, as vendors' calls reach them: in the call's own transaction where `queries` are given. */
export interface SeamlessWalletPorts {
  /** A player's current status, read with `queries`; undefined when the tenant has no such player. */
  player(queries: Queries, tenant: string, playerId: string): Promise<PlayerStatus | undefined>;
  /**
   * The same for a bet, as a query that becomes part of the bet's own statement: one column, `active`, `blocked` or
   * `excluded`, no row for an unknown player. Without it `player` is called before each bet, which costs a second round trip.
   */
  readonly statusSql?: StatusSql;
  /** A game of the tenant with its limits; undefined when there is none. Called at every bet: answer from memory. */
  game(tenant: string, gameCode: string, currency: string): Promise<GameLimits | undefined>;
  /**
   * Whether the vendor has a transfer wallet and therefore takes no stakes from this one. Called at every bet: answer from
   * memory. No vendor has one unless given.
   */
  transferVendor?(tenant: string, vendor: string): Promise<boolean>;
  /** Whether there is such a tenant, from memory; without it unsigned calls that name others cost a look-up each. */
  hasTenant?(tenant: string): boolean;
  /** IANA zone in which the tenant's days begin, for the totals by day; UTC unless given. */
  timeZone?(tenant: string): string;
}

/** Receives reports of unexpected calls; Fastify's logger fits. */
export interface SeamlessLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

import type { Queries } from '../../platform/db/index.ts';
import type { StatusSql } from './calls/seamless-call.ts';
import type { AccountKind } from '../wallet/index.ts';

/** What the wallet has to know of a player, at every bet. */
export interface PlayerStatus {
  /** Blocked by the operator, or excluded by their own wish; neither may bet, both are paid what they won. */
  readonly status: 'active' | 'blocked' | 'excluded';
  /** Plays with real or with demo money. */
  readonly kind: AccountKind;
  /** Currency of the account that plays. */
  readonly currency: string;
  /** Name to show in a game. */
  readonly nickname: string;
}

/** What the wallet has to know of a game. */
export interface GameLimits {
  readonly vendor: string;
  /** The game's type, such as `RNG`: bets are summed by it. */
  readonly category: string;
  /** Whether the brand offers it now. */
  readonly enabled: boolean;
  /** Smallest stake of one bet, in minor units of the currency asked for. */
  readonly minStake: bigint;
  /** Largest stake of one bet. */
  readonly maxStake: bigint;
}

/** What the vendor module asks of others. */
export interface SeamlessWalletPorts {
  /** A player's standing as of now, read with `queries`; undefined when the tenant has no such player. */
  player(queries: Queries, tenant: string, playerId: string): Promise<PlayerStatus | undefined>;
  /**
   * The same question for a bet, as a query that becomes part of the bet's own statement: one column, `active`,
   * `blocked` or `excluded`, no row for an unknown player. Without it `player` is asked before each bet, which costs a
   * second round trip.
   */
  readonly statusSql?: StatusSql;
  /** A game of the tenant with its limits; undefined when there is none. Asked at every bet: answer from memory. */
  game(tenant: string, gameCode: string, currency: string): Promise<GameLimits | undefined>;
  /**
   * Whether the vendor keeps its players' money itself, in a wallet that it is transferred to: then it takes no stakes from
   * here. Asked at every bet: answer from memory. Nobody does unless given.
   */
  transferVendor?(tenant: string, vendor: string): Promise<boolean>;
  /** IANA zone in which the tenant's days begin, for the totals by day; UTC unless given. */
  timeZone?(tenant: string): string;
}

/** Where odd calls are reported; Fastify's logger fits. */
export interface SeamlessLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

import type { EngineId, GameInfo, ProblemCode } from '../../shared/protocol.ts';
import type { ServerEvent } from '../../shared/table.ts';
import type { Clock } from '../clock.ts';
import type { Rng } from './random.ts';
import type { RoundRecord, SessionRecord } from '../storage/records.ts';
import type { Seeds } from './seeds.ts';
import type { Store } from '../storage/store.ts';
import type { RoundDetail } from '../wallet/wallet.ts';

/** A game as the launch address names it. */
export interface GameRef {
  readonly vendor: string;
  readonly code: string;
  /** Title from the launch address. */
  readonly name?: string | undefined;
}

/** A request to play a round. `choice` is whatever the engine lets the player choose. */
export interface PlayRequest {
  readonly stake: bigint;
  readonly choice: unknown;
}

/** A round that its engine has opened, before the wallet is called. */
export interface RoundDraft {
  /** In minor units; checked against the session's stakes. */
  readonly stake: bigint;
  /** Code of the mathematical model, stored with the round. */
  readonly model: string;
  /** The player's choice; the page may see it at any time. */
  readonly choice: unknown;
  /** The prize in minor units when it is drawn at once; null when it is decided later. */
  readonly win: bigint | null;
  /** Shown to the page once the stake is confirmed; null when it is decided later. */
  readonly outcome: unknown;
  /** What the bet waits for: a shared table, a fixture or a pool, and its round number if it has one. */
  readonly table?: { readonly key: string; readonly number: number | null };
}

/** How a round ended. `outcome` is sufficient to replay it. `win` in minor units. */
export interface RoundResult {
  readonly win: bigint;
  readonly outcome: unknown;
}

/** Services that an engine is given. */
export interface EngineHost {
  readonly store: Store;
  readonly clock: Clock;
  /** The operating system's cryptographic generator. */
  readonly rng: Rng;
  /** Seeds that are fixed before use and published afterwards. */
  readonly seeds: Seeds;
  /** Aborts when the process stops. */
  readonly stopping: AbortSignal;
  /** Stores the result of a round whose stake is confirmed, and pays. Does nothing when the round already has a result. */
  settle(roundId: string, result: RoundResult): void;
  /** Cancels a round without a result and returns its stake, whether or not the wallet has confirmed it. */
  cancel(roundId: string, problem: ProblemCode): void;
  /** Reports to the wallet that the event of a confirmed bet has begun. May be called repeatedly. */
  reportRunning(roundId: string): void;
  /** Pushes an event to all subscribers of a topic. */
  publish(topic: string, event: ServerEvent): void;
  subscriberCount(topic: string): number;
}

/** Topics that an open page receives. */
export interface Subscription {
  readonly topics: readonly string[];
  /** Events that describe the present state. */
  snapshot(): readonly ServerEvent[];
}

/** A kind of game. All methods are synchronous, so that nothing runs between their reads and writes. */
export interface Engine {
  readonly id: EngineId;
  /** When true, a session may have only one open round. */
  readonly oneRoundAtATime: boolean;
  /** Describes a game to the page and the catalogue, with its exact odds. */
  game(ref: GameRef): GameInfo;
  /** Stakes that a session may choose from, ascending; empty when none fits its limits. */
  stakes(session: SessionRecord): bigint[];
  /** Checks a request and opens its round. Throws ProblemError STAKE_REFUSED, BETS_CLOSED, INVALID_REQUEST. */
  open(session: SessionRecord, request: PlayRequest): RoundDraft;
  /**
   * Called once for each round when its stake is confirmed, in the transaction that stores the confirmation. An engine whose
   * result depends on the order of bets (jackpot, opponent) decides here, or returns null and settles later.
   */
  betAccepted?(session: SessionRecord, round: RoundRecord): RoundResult | null;
  /**
   * Details of a round with a result, stored by the merchant: up to 4 KB of JSON, always the same for the same round.
   */
  detail(round: RoundRecord): RoundDetail;
  /** A move in a round whose stake is confirmed. Returns the result when the move ends the round, else the new outcome. */
  move?(session: SessionRecord, round: RoundRecord, move: unknown): RoundResult | { readonly outcome: unknown };
  /** The topics of a session's page. */
  subscribe?(session: SessionRecord): Subscription;
  /** Called once after the process has started, to continue the engine's unfinished rounds. */
  resume?(): void;
}

export type EngineFactory = (host: EngineHost) => Engine;

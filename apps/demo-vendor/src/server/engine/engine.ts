import type { EngineId, GameInfo, ProblemCode } from '../../shared/protocol.ts';
import type { ServerEvent } from '../../shared/table.ts';
import type { Clock } from '../clock.ts';
import type { Rng } from './random.ts';
import type { RoundRecord, SessionRecord } from '../storage/records.ts';
import type { Seeds } from './seeds.ts';
import type { Store } from '../storage/store.ts';
import type { RoundDetail } from '../wallet/wallet.ts';

/** A game as a launch names it. */
export interface GameRef {
  readonly vendor: string;
  readonly code: string;
  /** Title given by the launch. */
  readonly name?: string | undefined;
}

/** What the page asks for: the stake it shows and whatever the engine lets a player choose. */
export interface PlayRequest {
  readonly stake: bigint;
  readonly choice: unknown;
}

/** A round as its engine opens it, before the wallet is asked. */
export interface RoundDraft {
  /** What the bet costs; the engine has checked it against the session's stakes. */
  readonly stake: bigint;
  /** Name of the mathematics in play, kept with the round. */
  readonly model: string;
  /** Shown to the player at any time. */
  readonly choice: unknown;
  /** The prize in minor units where it is drawn at once; null where it is decided later. */
  readonly win: bigint | null;
  /** Shown once the stake is confirmed; null where it is decided later. */
  readonly outcome: unknown;
  /** The shared table the bet is on, or whatever else it waits at, and the round of it where rounds are numbered. */
  readonly table?: { readonly key: string; readonly number: number | null };
}

/** How a round ended. `outcome` is enough to show the round again. */
export interface RoundResult {
  readonly win: bigint;
  readonly outcome: unknown;
}

/** What an engine works with. */
export interface EngineHost {
  readonly store: Store;
  readonly clock: Clock;
  /** The system's cryptographic generator. */
  readonly rng: Rng;
  /** Seeds that are fixed before they are used and can be shown afterwards. */
  readonly seeds: Seeds;
  /** Aborts when the process stops. */
  readonly stopping: AbortSignal;
  /** Ends a round whose stake is confirmed: writes the decision and pays. A round that is decided already stays as it is. */
  settle(roundId: string, decision: RoundResult): void;
  /** Calls a round off that is not decided: its stake goes back, whether or not the wallet has confirmed it. */
  cancel(roundId: string, problem: ProblemCode): void;
  /** What a confirmed bet waits for has begun; the wallet is told. May be said again and again. */
  reportRunning(roundId: string): void;
  /** Pushes an event to everybody who watches a topic. */
  publish(topic: string, event: ServerEvent): void;
  /** How many pages watch a topic. */
  subscriberCount(topic: string): number;
}

/** What a page hears while it is open. */
export interface Subscription {
  readonly topics: readonly string[];
  /** The state of things at this moment. */
  snapshot(): readonly ServerEvent[];
}

/** A kind of game. Its methods run without a pause between reading and writing: none of them is asynchronous. */
export interface Engine {
  readonly id: EngineId;
  /** One round at a time in a session; a second one is refused while the first is open. */
  readonly oneRoundAtATime: boolean;
  /** Everything the page and the catalogue are told about a game, exact odds included. */
  game(ref: GameRef): GameInfo;
  /** Stakes a session may choose from, ascending; empty when none fits its limits. */
  stakes(session: SessionRecord): bigint[];
  /** Checks a play and opens its round. Throws ProblemError STAKE_REFUSED, BETS_CLOSED, INVALID_REQUEST. */
  open(session: SessionRecord, request: PlayRequest): RoundDraft;
  /**
   * The stake has been confirmed, exactly once for each round and in the same transaction as that is written. An
   * engine whose result depends on the order of bets (a pot, a partner) decides here, or answers null and settles later.
   */
  betAccepted?(session: SessionRecord, round: RoundRecord): RoundResult | null;
  /**
   * What the merchant keeps of a decided round, enough to tell how it went: up to 4 KB of JSON, always the same for the
   * same round.
   */
  detail(round: RoundRecord): RoundDetail;
  /** A move inside a round whose stake is confirmed. Answers the decision when the move ends it, else the new outcome. */
  move?(session: SessionRecord, round: RoundRecord, move: unknown): RoundResult | { readonly outcome: unknown };
  /** What a page of this session is to hear. */
  subscribe?(session: SessionRecord): Subscription;
  /** Called once when the process has started: takes up whatever waits for this engine. */
  resume?(): void;
}

/** Makes an engine of its surroundings. */
export type EngineFactory = (host: EngineHost) => Engine;

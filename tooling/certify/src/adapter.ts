import type { SigningKey } from '@livery/gateway';
import type { Reply } from './platform/post.ts';

/** Sends one call to the wallet: path, headers, raw body. Throws where no answer came. */
export type Send = (path: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Reply>;

/** What an adapter is connected with. */
export interface AdapterSetup {
  /** Where the wallet is for an adapter in a process of its own: a proxy that does to its calls what networks do. */
  readonly walletUrl: string;
  /** The same for an adapter in this process. */
  readonly send: Send;
  readonly merchant: string;
  /** Signs the calls, with version 2. */
  readonly key: SigningKey;
  readonly currency: string;
  /** Decimal places of the currency's minor unit. */
  readonly exponent: number;
}

/** The way into a game. */
export interface Ticket {
  /** One-time launch token. */
  readonly token: string;
  readonly playerId: string;
  readonly gameCode: string;
}

/** A requested round. A vendor that decides its rounds itself may play another one, and report it. */
export interface Order {
  /** Minor units. */
  readonly stake: bigint;
  /** Minor units; 0 for a lost round. */
  readonly prize: bigint;
  /** The round is called off after the bet, by an adapter that can. */
  readonly cancel: boolean;
}

/** What the vendor's own books say of a round that is over. */
export interface Played {
  readonly roundId: string;
  /** `refused`: the wallet took no bet. `cancelled`: the bet was taken back, or never counted. */
  readonly outcome: 'settled' | 'cancelled' | 'refused';
  /** Minor units; as ordered or as the vendor decided. */
  readonly stake: bigint;
  readonly prize: bigint;
  /** How many bets the stake is made of; 1 unless stated. */
  readonly bets?: number;
  /** Why the vendor called it off for reasons of its own, if it did: an event that does not take place, a table that had closed. */
  readonly because?: string;
}

/** A player in a game of the vendor. */
export interface Table {
  /** Plays one round to its end: resolves when the vendor has nothing more to send for it. */
  play(order: Order): Promise<Played>;
}

/** A vendor's side of the seamless wallet, to be certified. */
export interface Adapter {
  readonly name: string;
  /** Vendor code. */
  readonly vendor: string;
  /** Codes of two of its games; the second is closed for a moment. */
  readonly games: readonly [string, string];
  /** Whether it calls a round off when it is asked to; it does unless stated. One that does not takes back what it cannot get through. */
  readonly callsOff?: boolean;
  /** Opens a game for a player. */
  open(setup: AdapterSetup, ticket: Ticket): Promise<Table>;
  /** Resolves when its late messages have been sent; at once unless stated. */
  flush?(): Promise<void>;
  /**
   * It misbehaves on purpose, to try the wallet: how it calls is not judged, only that both sides' books agree and are sound.
   */
  readonly faulty?: boolean;
  /** Ends its process in the middle of its work and starts it again; for adapters with a process of their own. */
  kill?(): Promise<void>;
  /** Closes its connections and processes. */
  close?(): Promise<void>;
}

import type { SigningKey } from '@livery/gateway';

/** A vendor that keeps its players' money, to be certified. */
export interface TransferVendor {
  readonly name: string;
  /** Vendor code. */
  readonly code: string;
  readonly merchant: string;
  /** What the calls on it are signed with, in version 2. */
  readonly key: SigningKey;
  readonly currency: string;
  /** Where its calls are now; it may be elsewhere after it was killed. */
  readonly origin: string;
  /** Ends its process at once, whatever it is doing, and starts it again. Without it nothing is shown of what it writes when. */
  kill?(): Promise<void>;
  /** Lets a player make a few bets with the money that is there, and resolves when all are over. Without it no bets are looked at. */
  play?(playerId: string): Promise<void>;
  /** Lets go of what it holds. */
  close?(): Promise<void>;
}

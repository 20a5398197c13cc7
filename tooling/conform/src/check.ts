import type { Client } from './client.ts';
import type { Exchange } from './exchange.ts';
import type { Accounts } from './accounts.ts';
import type { Profile } from './profiles.ts';

/** What a check works with. */
export interface Context {
  readonly client: Client;
  readonly accounts: Accounts;
  /** A second merchant of the server; undefined where none is known. */
  readonly otherMerchant: string | undefined;
}

/** One thing that a server must do. */
export interface Check {
  /** Stable, in lower case: part and rule, such as `sealed.replayed`; a call keeps its own name. */
  readonly id: string;
  readonly profile: Profile;
  /** What is expected, in one sentence. */
  readonly expects: string;
  /** Why the site needs it, in one sentence. */
  readonly because: string;
  /** Throws {@link Missed}, {@link NotTried} or {@link NotOffered} where it does not pass. */
  run(context: Context): Promise<void>;
}

/** The server does not do what is expected. */
export class Missed extends Error {
  readonly exchange: Exchange | undefined;

  constructor(what: string, exchange?: Exchange) {
    super(what);
    this.exchange = exchange;
  }
}

/** The check could not be tried, so that nothing is known; the profile is not certified. */
export class NotTried extends Error {}

/** The server does not offer what the check is about, as the contract allows. */
export class NotOffered extends Error {}

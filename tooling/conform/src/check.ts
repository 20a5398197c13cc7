import type { Client } from './client.ts';
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
  /** Throws `Missed`, `NotTried` or `NotOffered` (verdicts.ts) where it does not pass. */
  run(context: Context): Promise<void>;
}

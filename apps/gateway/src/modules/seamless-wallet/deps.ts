import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { SeamlessLog, SeamlessWalletPorts } from './ports.ts';

export interface SeamlessWalletDeps {
  readonly db: Database;
  /** Seals keys of vendors and makes session tokens. */
  readonly secrets: Secrets;
  readonly wallet: Wallet;
  readonly ports: SeamlessWalletPorts;
  readonly log: SeamlessLog;
}

/** Who signed a call. */
export interface VendorCaller {
  readonly tenant: string;
  readonly vendor: string;
}

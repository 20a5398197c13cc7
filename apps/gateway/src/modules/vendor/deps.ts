import type { Database } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { VendorLog, VendorPorts } from './ports.ts';

/** What the vendor module needs. */
export interface VendorDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly ports: VendorPorts;
  readonly log: VendorLog;
}

/** Who signed a call. */
export interface Caller {
  readonly tenant: string;
  readonly vendor: string;
}

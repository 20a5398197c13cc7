import type {
  AuthenticateAnswer,
  AuthenticateRequest,
  BalanceAnswer,
  BalanceRequest,
  SeamlessRefusal,
  TransactionAnswer,
} from '@livery/contracts';
import { createAuthenticate } from './authenticate.ts';
import { createBalance } from './balance.ts';
import type { Caller, VendorDeps } from './deps.ts';
import { createKeys, type VendorKeys } from './keys.ts';
import { createLaunches, type Launch, type LaunchRequest } from './launch.ts';
import { createReceipts, type Receipt } from './receipts.ts';
import { createRecords, type Records } from './records.ts';
import { createTotals, type Totals } from './totals.ts';
import { createTransactions, type Transaction } from './transactions.ts';

/** Games at vendors, played with money that stays here. */
export interface Vendor extends VendorKeys, Records, Totals {
  /**
   * Issues a one-time ticket into a game, valid for two minutes.
   * @throws LaunchRefusal
   */
  issueLaunch(request: LaunchRequest): Promise<Launch>;
  /** One bet in full; undefined where the member has no such bet. */
  receiptOf(tenant: string, memberId: string, betId: string): Promise<Receipt | undefined>;
  /** The wallet's side of the calls; the caller's signature has been checked. */
  authenticate(caller: Caller, request: AuthenticateRequest): Promise<AuthenticateAnswer | SeamlessRefusal>;
  balance(caller: Caller, request: BalanceRequest): Promise<BalanceAnswer | SeamlessRefusal>;
  transact(caller: Caller, request: Transaction): Promise<TransactionAnswer | SeamlessRefusal>;
}

/** Creates the vendor module. */
export function createVendor(deps: VendorDeps): Vendor {
  return {
    ...createKeys(deps.db),
    issueLaunch: createLaunches(deps.db, deps.ports),
    ...createRecords(deps.db),
    ...createTotals(deps.db),
    receiptOf: createReceipts(deps.db),
    authenticate: createAuthenticate(deps),
    balance: createBalance(deps),
    transact: createTransactions(deps),
  };
}

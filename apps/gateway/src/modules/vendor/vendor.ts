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
import { createRecords, type BetRecord, type RecordsRequest } from './records.ts';
import { createTransactions, type Transaction } from './transactions.ts';
import type { Page } from '../wallet/index.ts';

/** Games at vendors, played with money that stays here. */
export interface Vendor extends VendorKeys {
  /**
   * Issues a one-time ticket into a game, valid for two minutes.
   * @throws LaunchRefusal
   */
  issueLaunch(request: LaunchRequest): Promise<Launch>;
  /** A member's bets, newest first. */
  recordsOf(tenant: string, memberId: string, page: RecordsRequest): Promise<Page<BetRecord>>;
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
    recordsOf: createRecords(deps.db),
    authenticate: createAuthenticate(deps),
    balance: createBalance(deps),
    transact: createTransactions(deps),
  };
}

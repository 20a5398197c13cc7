import type {
  AuthenticateAnswer,
  AuthenticateRequest,
  BalanceAnswer,
  BalanceRequest,
  SeamlessRefusal,
  TransactionAnswer,
} from '@livery/contracts';
import { createAuthenticate } from './calls/authenticate.ts';
import { createBalance } from './calls/balance.ts';
import { createEndGames, createEndGamesOf, type EndGames, type EndGamesOf } from './end-games.ts';
import type { VendorCaller, SeamlessWalletDeps } from './deps.ts';
import { createVendorKeys, type VendorKeys } from './vendor-keys.ts';
import { createLaunchTokens, type LaunchToken, type LaunchTokenRequest } from './launch-tokens.ts';
import { createBetReceipts, type BetReceipt } from './records/bet-receipts.ts';
import { createBetRecords, type BetRecords } from './records/bet-records.ts';
import { createBetTotals, type BetTotals } from './records/bet-totals.ts';
import { createStuckRounds, type StuckRounds } from './stuck-rounds.ts';
import { createTransact, type SeamlessTransaction } from './calls/transact.ts';

/** The seamless wallet: vendors' games are played with money that stays in our ledger. */
export interface SeamlessWallet extends VendorKeys, BetRecords, BetTotals, StuckRounds {
  /**
   * Issues a launch token, valid for two minutes.
   * @throws LaunchRefusal
   */
  issueLaunch(request: LaunchTokenRequest): Promise<LaunchToken>;
  /** See {@link EndGames}. */
  readonly endGames: EndGames;
  readonly endGamesOf: EndGamesOf;
  /** One bet in full; undefined where the member has no such bet. */
  receiptOf(tenant: string, memberId: string, betId: string): Promise<BetReceipt | undefined>;
  /** The wallet's side of the calls; the routes have checked the signature. */
  authenticate(caller: VendorCaller, request: AuthenticateRequest): Promise<AuthenticateAnswer | SeamlessRefusal>;
  balance(caller: VendorCaller, request: BalanceRequest): Promise<BalanceAnswer | SeamlessRefusal>;
  transact(caller: VendorCaller, request: SeamlessTransaction): Promise<TransactionAnswer | SeamlessRefusal>;
}

/** Creates the seamless wallet. */
export function createSeamlessWallet(deps: SeamlessWalletDeps): SeamlessWallet {
  return {
    ...createVendorKeys(deps.db, (tenant) => deps.ports.hasTenant?.(tenant) ?? true),
    issueLaunch: createLaunchTokens(deps.db, deps.ports),
    endGames: createEndGames(deps.db.clock),
    endGamesOf: createEndGamesOf(deps.db.clock),
    ...createStuckRounds(deps),
    ...createBetRecords(deps.db),
    ...createBetTotals(deps.db),
    receiptOf: createBetReceipts(deps.db),
    authenticate: createAuthenticate(deps),
    balance: createBalance(deps),
    transact: createTransact(deps),
  };
}

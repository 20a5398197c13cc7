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
import { createForgetGames } from './forget-games.ts';
import { createEndGames, createEndGamesOf, type EndGames, type EndGamesOf } from './end-games.ts';
import type { VendorCaller, SeamlessWalletDeps } from './deps.ts';
import { createBreaker } from './caps/breaker.ts';
import { createCapsCommands, type CapsCommands } from './caps/caps-commands.ts';
import { createHeldWins, type HeldWins } from './caps/held-wins.ts';
import { createDayOf } from '../../platform/calendar/index.ts';
import { createKeyCommands, type KeyCommands } from './keys/key-commands.ts';
import { createPlainKeys, type PlainKeys } from './keys/plain-keys.ts';
import { createTermsCommands, type TermsCommands } from './keys/vendor-terms.ts';
import { createVendorKeys, type VendorKeys } from './keys/vendor-keys.ts';
import { createLaunchTokens, type LaunchToken, type LaunchTokenRequest } from './launch-tokens.ts';
import { createBetReceipts, type BetReceipt } from './records/bet-receipts.ts';
import { createBetRecords, type BetRecords } from './records/bet-records.ts';
import { createBetTotals, type BetTotals } from './records/bet-totals.ts';
import { createStuckRounds, type StuckRounds } from './stuck-rounds.ts';
import { createTransact, type SeamlessTransaction } from './calls/transact.ts';

/** The seamless wallet: vendors' games are played with money that stays in our ledger. */
export interface SeamlessWallet extends Pick<VendorKeys, 'trustOf'>, KeyCommands, TermsCommands, CapsCommands, HeldWins, BetRecords, BetTotals, StuckRounds {
  /** Keys that gateways of the version before keep in plain text; see {@link PlainKeys}. */
  readonly plainKeys: Pick<PlainKeys, 'seal' | 'sweep'>;
  /** Drops what is cached of a tenant's keys and terms, after a change in this process was committed. */
  forgetKeys(tenant: string): void;
  /**
   * Issues a launch token, valid for two minutes.
   * @throws LaunchRefusal
   */
  issueLaunch(request: LaunchTokenRequest): Promise<LaunchToken>;
  /** See {@link EndGames}. */
  readonly endGames: EndGames;
  readonly endGamesOf: EndGamesOf;
  /** Delete what is over and moved nothing, and trial accounts, by table. */
  readonly sweepers: ReturnType<typeof createForgetGames>;
  /** Stops vendors that have passed a cap; see the breaker's `sweep`. */
  checkCaps(): Promise<void>;
  /** Deletes what was counted for caps of days long over. */
  sweepCaps(): Promise<void>;
  /** One bet in full; undefined where the member has no such bet. */
  receiptOf(tenant: string, memberId: string, betId: string): Promise<BetReceipt | undefined>;
  /** The wallet's side of the calls; the routes have checked the signature. */
  authenticate(caller: VendorCaller, request: AuthenticateRequest): Promise<AuthenticateAnswer | SeamlessRefusal>;
  balance(caller: VendorCaller, request: BalanceRequest): Promise<BalanceAnswer | SeamlessRefusal>;
  transact(caller: VendorCaller, request: SeamlessTransaction): Promise<TransactionAnswer | SeamlessRefusal>;
}

/** Creates the seamless wallet. */
export function createSeamlessWallet(deps: SeamlessWalletDeps): SeamlessWallet {
  const { db, secrets, log, ports } = deps;
  const keys = createVendorKeys({ db, secrets, log, hasTenant: (tenant) => ports.hasTenant?.(tenant) ?? true });
  const plainKeys = createPlainKeys(db, secrets);
  const days = createDayOf();
  const dayOf = (tenant: string, at: number): string => days(at, ports.timeZone?.(tenant));
  const breaker = createBreaker({ db, log, dayOf });
  return {
    trustOf: keys.trustOf,
    forgetKeys: keys.forget,
    ...createKeyCommands(db, secrets, plainKeys, keys.forget),
    ...createTermsCommands(keys.forget),
    plainKeys,
    ...createCapsCommands(db.clock, dayOf),
    ...createHeldWins(db.clock, deps.wallet, dayOf),
    checkCaps: breaker.sweep,
    sweepCaps: breaker.forget,
    issueLaunch: createLaunchTokens(db, ports),
    endGames: createEndGames(db.clock),
    endGamesOf: createEndGamesOf(db.clock),
    ...createStuckRounds(deps),
    ...createBetRecords(db),
    ...createBetTotals(db),
    receiptOf: createBetReceipts(db),
    authenticate: createAuthenticate(deps),
    balance: createBalance(deps),
    transact: createTransact(deps, breaker.check),
    sweepers: createForgetGames(deps.db),
  };
}

import type { ProblemCode } from '../../shared/protocol.ts';
import type { RoundChange, RoundRecord, SessionRecord } from '../storage/records.ts';
import type { WalletReply, RoundDetail, WalletSession, Wallet } from '../wallet/wallet.ts';

/** Bet calls with an unknown result that are made before the bet is rolled back. */
export const BET_ATTEMPTS = 3;

/** Result of a step: the change to store, and the time to wait before the next step. */
export interface StepResult {
  readonly change: RoundChange;
  readonly waitMs: number;
  /** The wallet no longer accepts bets from this session. */
  readonly sessionLost?: boolean;
  /** Why the step failed, for the log. */
  readonly failure?: string;
}

/** Delay after the n-th failed call (1-based) in milliseconds: 250, doubling, at most 30,000. */
export function retryDelayMs(attempt: number): number {
  return Math.min(30_000, 250 * 2 ** Math.min(attempt - 1, 10));
}

/** The fields of a session that wallet calls need. */
export function walletSessionOf(session: SessionRecord): WalletSession {
  const { vendor, merchant, walletToken, playerId, gameCode, currency, scale } = session;
  return { vendor, merchant, walletToken, playerId, gameCode, currency, scale };
}

const PROBLEMS: Readonly<Partial<Record<string, ProblemCode>>> = {
  INSUFFICIENT_FUNDS: 'INSUFFICIENT_FUNDS',
  LIMIT_EXCEEDED: 'LIMIT_EXCEEDED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  PLAYER_NOT_FOUND: 'SESSION_LOST',
  INVALID_SESSION: 'SESSION_LOST',
  EXPIRED_SESSION: 'SESSION_LOST',
  GAME_BLOCKED: 'GAME_BLOCKED',
};

/** The problem code that the page shows for a wallet's refusal. */
export function problemFromRefusal(code: string): ProblemCode {
  return PROBLEMS[code] ?? 'WALLET_DOWN';
}

export const betTxId = (round: RoundRecord): string => `${round.roundId}-b`;

async function sendBet(round: RoundRecord, session: SessionRecord, wallet: Wallet): Promise<StepResult> {
  const reply = await wallet.bet(walletSessionOf(session), { roundId: round.roundId, txId: betTxId(round) }, round.stake);
  if (reply.kind === 'ok')
    return { change: { state: 'bet-accepted', attempts: 0, balanceAfterStake: BigInt(reply.answer.balance) }, waitMs: 0 };
  if (reply.kind === 'unknown') {
    const attempts = round.attempts + 1;
    const spent = attempts >= BET_ATTEMPTS;
    return spent
      ? { change: { state: 'rollback-sent', attempts: 0, betDoubtful: true, problem: 'WALLET_DOWN' }, waitMs: 0, failure: reply.reason }
      : { change: { attempts, betDoubtful: true }, waitMs: retryDelayMs(attempts), failure: reply.reason };
  }
  const problem = problemFromRefusal(reply.code);
  const sessionLost = problem === 'SESSION_LOST';
  // An earlier call without an answer may have moved money in spite of this refusal, so it is rolled back.
  const change: RoundChange = round.betDoubtful
    ? { state: 'rollback-sent', attempts: 0, problem }
    : { state: 'bet-refused', problem };
  return { change, waitMs: 0, sessionLost, failure: `bet refused: ${reply.code}` };
}

function settled(reply: WalletReply<{ balance: string }>, round: RoundRecord, done: RoundChange): StepResult {
  if (reply.kind === 'ok') return { change: { ...done, balance: BigInt(reply.answer.balance) }, waitMs: 0 };
  const attempts = round.attempts + 1;
  const failure = reply.kind === 'refused' ? `${round.state} refused: ${reply.code}` : reply.reason;
  return { change: { attempts }, waitMs: retryDelayMs(attempts), failure };
}

async function sendWin(round: RoundRecord, session: SessionRecord, wallet: Wallet, detail: RoundDetail): Promise<StepResult> {
  const win = round.win ?? 0n;
  const walletSession = walletSessionOf(session);
  const reply =
    win > 0n
      ? await wallet.win(walletSession, { roundId: round.roundId, txId: `${round.roundId}-w` }, betTxId(round), win, detail)
      : await wallet.roundEnd(walletSession, { roundId: round.roundId, txId: `${round.roundId}-e` }, detail);
  return settled(reply, round, { state: 'closed', attempts: 0 });
}

async function sendRollback(round: RoundRecord, session: SessionRecord, wallet: Wallet): Promise<StepResult> {
  const reply = await wallet.rollback(walletSessionOf(session), { roundId: round.roundId, txId: `${round.roundId}-r` }, betTxId(round));
  // A bet that the wallet does not know needs no rollback.
  if (reply.kind === 'refused' && reply.code === 'TX_NOT_FOUND') return { change: { state: 'rolled-back', attempts: 0 }, waitMs: 0 };
  return settled(reply, round, { state: 'rolled-back', attempts: 0 });
}

/**
 * Advances a round by one step. A step either stores the state that precedes a call, or makes that call, so a process that
 * dies at any point repeats at most a call whose `txId` the wallet already knows. The drawn result never influences the
 * states. A confirmed round advances only when its engine has settled it.
 */
export async function advanceRound(round: RoundRecord, session: SessionRecord, wallet: Wallet, detailOf: (round: RoundRecord) => RoundDetail): Promise<StepResult> {
  switch (round.state) {
    case 'drawn':
      return { change: { state: 'bet-sent', attempts: 0 }, waitMs: 0 };
    case 'bet-sent':
      return sendBet(round, session, wallet);
    case 'bet-accepted':
      return { change: { state: 'win-sent', attempts: 0 }, waitMs: 0 };
    case 'win-sent':
      return sendWin(round, session, wallet, detailOf(round));
    case 'rollback-sent':
      return sendRollback(round, session, wallet);
    default:
      return { change: {}, waitMs: 0 };
  }
}

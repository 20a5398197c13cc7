import { SEAMLESS_DETAIL_BYTES } from '@livery/contracts';
import type { SeamlessCode, TransactionAnswer, TransferBet } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { Store } from '../storage/store.ts';
import type { WalletReply, RoundDetail, WalletSession, TransactionRef, Wallet } from '../wallet/wallet.ts';
import type { BetLog } from './bet-log.ts';
import { addAmounts, truncateToScale } from './scaled-amount.ts';
import type { ProcessedCall } from './transfer-store.ts';

export interface TransferWalletOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly betLog: BetLog;
  /** Finds the player of a launch token. */
  readonly authenticate: Wallet['authenticate'];
}

/** The `txId` of a round's only bet. */
const betTxOf = ({ roundId }: TransactionRef): string => `${roundId}-b`;

type Code = Exclude<SeamlessCode, 'UNKNOWN'>;
type Call = Exclude<ProcessedCall['call'], 'tombstone'>;

const ENDED: readonly TransferBet['state'][] = ['settled', 'voided'];
const RANK = ['placed', 'accepted', 'running'] as const;

/**
 * Creates the wallet of a vendor that holds its players' balances. It follows the rules of the seamless calls: a call, its
 * balance change, its bet record and its answer are one transaction, processed once for each `txId`.
 */
export function createTransferWallet({ store, clock, betLog, authenticate }: TransferWalletOptions): Wallet {
  const { transfers } = store;
  const balanceOf = (session: WalletSession): string => truncateToScale(transfers.balance(session), session.scale).toString();

  function move(session: WalletSession, units: bigint): boolean {
    const after = addAmounts(transfers.balance(session), { units, scale: session.scale });
    if (after.units < 0n) return false;
    transfers.setBalance(session, after);
    return true;
  }

  function placeBet(session: WalletSession, { roundId, txId }: TransactionRef, stake: bigint): Code {
    if (!move(session, -stake)) return 'INSUFFICIENT_FUNDS';
    const { playerId, gameCode, currency, scale } = session;
    const now = clock.now();
    betLog.write(session, { betId: txId, roundId, playerId, gameCode, currency, scale, stake: stake.toString(), payout: '0', state: 'placed', placedAt: now, at: now });
    return 'OK';
  }

  function settle(session: WalletSession, bet: TransferBet | undefined, prize: bigint, detail: RoundDetail): Code {
    if (bet === undefined) return 'TX_NOT_FOUND';
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    move(session, prize);
    const detailField = Buffer.byteLength(JSON.stringify(detail)) <= SEAMLESS_DETAIL_BYTES ? { detail: detail as NonNullable<TransferBet['detail']> } : {};
    betLog.write(session, { ...bet, payout: prize.toString(), state: 'settled', at: clock.now(), ...detailField });
    return 'OK';
  }

  function rollBack(session: WalletSession, bet: TransferBet | undefined, betTxId: string): Code {
    if (bet === undefined) {
      // A tombstone, so that a bet that arrives later does not count.
      if (transfers.processedCall(session, betTxId) === undefined) transfers.insertProcessedCall(session, betTxId, { call: 'tombstone', content: '', code: 'ALREADY_SETTLED', balance: '0' }, clock.now());
      return 'TX_NOT_FOUND';
    }
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    move(session, BigInt(bet.stake));
    betLog.write(session, { ...bet, state: 'voided', at: clock.now() });
    return 'OK';
  }

  function advance(session: WalletSession, bet: TransferBet | undefined, stage: 'accepted' | 'running'): Code {
    if (bet === undefined) return 'TX_NOT_FOUND';
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    const before = RANK.findIndex((state) => state === bet.state);
    if (RANK.indexOf(stage) > before) betLog.write(session, { ...bet, state: stage, at: clock.now() });
    return 'OK';
  }

  /** Runs `work` once for a `txId` in a transaction, and answers a repetition like the first call. */
  async function once(call: Call, session: WalletSession, { roundId, txId }: TransactionRef, content: readonly unknown[], work: () => Code): Promise<WalletReply<TransactionAnswer>> {
    const requestContent = JSON.stringify([session.playerId, session.gameCode, session.currency, session.scale, roundId, ...content]);
    const { code, balance } = store.transaction((): Pick<ProcessedCall, 'code' | 'balance'> => {
      const earlier = transfers.processedCall(session, txId);
      if (earlier?.call === 'tombstone') return earlier;
      if (earlier !== undefined) return earlier.call === call && earlier.content === requestContent ? earlier : { code: 'TX_CONFLICT', balance: '0' };
      const answer = { code: work(), balance: balanceOf(session) };
      // Not recorded, because the same call is valid once the bet has arrived.
      if (answer.code === 'TX_NOT_FOUND' && call !== 'rollback') return answer;
      transfers.insertProcessedCall(session, txId, { call, content: requestContent, ...answer }, clock.now());
      return answer;
    });
    if (code !== 'OK') return { kind: 'refused', code: code as Exclude<Code, 'OK'> };
    return { kind: 'ok', answer: { code: 'OK', requestId: txId, balance, currency: session.currency, scale: session.scale, platformTxId: txId } };
  }

  return {
    async authenticate(vendorMerchant, token) {
      const reply = await authenticate(vendorMerchant, token);
      if (reply.kind !== 'ok') return reply;
      const { playerId, currency, scale } = reply.answer;
      const balance = truncateToScale(transfers.balance({ ...vendorMerchant, playerId, currency }), scale).toString();
      return { kind: 'ok', answer: { ...reply.answer, balance } };
    },
    balance: async (session) => ({ kind: 'ok', answer: { code: 'OK', requestId: '', balance: balanceOf(session), currency: session.currency, scale: session.scale } }),
    bet: (session, tx, amount) => once('bet', session, tx, [amount.toString()], () => placeBet(session, tx, amount)),
    win: (session, tx, betTxId, amount, detail) => once('win', session, tx, [betTxId, amount.toString()], () => settle(session, betLog.find(session, betTxId), amount, detail)),
    roundEnd: (session, tx, detail) => once('round-end', session, tx, [], () => settle(session, betLog.find(session, betTxOf(tx)), 0n, detail)),
    rollback: (session, tx, betTxId) => once('rollback', session, tx, [betTxId], () => rollBack(session, betLog.find(session, betTxId), betTxId)),
    stage: (session, tx, betTxId, stage) => once('stage', session, tx, [betTxId, stage], () => advance(session, betLog.find(session, betTxId), stage)),
  };
}

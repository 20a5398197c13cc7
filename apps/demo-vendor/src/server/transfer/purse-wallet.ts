import { SEAMLESS_DETAIL_BYTES } from '@livery/contracts';
import type { SeamlessCode, TransactionAnswer, TransferBet } from '@livery/contracts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import type { Reply, RoundDetail, Seat, Transaction, Wallet } from '../wallet.ts';
import type { BetBook } from './bet-book.ts';
import { plus, shownAt } from './money.ts';
import type { Booking } from './purse-store.ts';

/** What purses are booked with. */
export interface PurseWalletSetup {
  readonly store: Store;
  readonly clock: Clock;
  readonly book: BetBook;
  /** Names the player behind a launch token. */
  readonly authenticate: Wallet['authenticate'];
}

/** The bet of a round; rounds here are made of one each. */
const betTxOf = ({ roundId }: Transaction): string => `${roundId}-b`;

type Code = Exclude<SeamlessCode, 'UNKNOWN'>;
type Call = Exclude<Booking['call'], 'tombstone'>;

const ENDED: readonly TransferBet['state'][] = ['settled', 'voided'];
const RANK = ['placed', 'accepted', 'running'] as const;

/**
 * The wallet of a transfer vendor: what a player brought is in a purse here, and rounds are booked on it by the rules of
 * the seamless calls. A booking, its money, its bet's record and its answer are one transaction, counted once for each txId.
 */
export function createPurseWallet({ store, clock, book, authenticate }: PurseWalletSetup): Wallet {
  const { purses } = store;
  const balanceOf = (seat: Seat): string => shownAt(purses.purse(seat), seat.scale).toString();

  function move(seat: Seat, units: bigint): boolean {
    const after = plus(purses.purse(seat), { units, scale: seat.scale });
    if (after.units < 0n) return false;
    purses.setPurse(seat, after);
    return true;
  }

  function place(seat: Seat, { roundId, txId }: Transaction, stake: bigint): Code {
    if (!move(seat, -stake)) return 'INSUFFICIENT_FUNDS';
    const { playerId, gameCode, currency, scale } = seat;
    const now = clock.now();
    book.write(seat, { betId: txId, roundId, playerId, gameCode, currency, scale, stake: stake.toString(), payout: '0', state: 'placed', placedAt: now, at: now });
    return 'OK';
  }

  function settle(seat: Seat, bet: TransferBet | undefined, payout: bigint, detail: RoundDetail): Code {
    if (bet === undefined) return 'TX_NOT_FOUND';
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    move(seat, payout);
    const told = Buffer.byteLength(JSON.stringify(detail)) <= SEAMLESS_DETAIL_BYTES ? { detail: detail as NonNullable<TransferBet['detail']> } : {};
    book.write(seat, { ...bet, payout: payout.toString(), state: 'settled', at: clock.now(), ...told });
    return 'OK';
  }

  function takeBack(seat: Seat, bet: TransferBet | undefined, betTxId: string): Code {
    if (bet === undefined) {
      // Should the bet come after all, it must not count.
      if (purses.booking(seat, betTxId) === undefined) purses.insertBooking(seat, betTxId, { call: 'tombstone', content: '', code: 'ALREADY_SETTLED', balance: '0' }, clock.now());
      return 'TX_NOT_FOUND';
    }
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    move(seat, BigInt(bet.stake));
    book.write(seat, { ...bet, state: 'voided', at: clock.now() });
    return 'OK';
  }

  function advance(seat: Seat, bet: TransferBet | undefined, stage: 'accepted' | 'running'): Code {
    if (bet === undefined) return 'TX_NOT_FOUND';
    if (ENDED.includes(bet.state)) return 'ALREADY_SETTLED';
    const before = RANK.findIndex((state) => state === bet.state);
    if (RANK.indexOf(stage) > before) book.write(seat, { ...bet, state: stage, at: clock.now() });
    return 'OK';
  }

  /** Does something once for a txId, whole or not at all, and answers a repeat as the first time. */
  async function once(call: Call, seat: Seat, { roundId, txId }: Transaction, content: readonly unknown[], work: () => Code): Promise<Reply<TransactionAnswer>> {
    const said = JSON.stringify([seat.playerId, seat.gameCode, seat.currency, seat.scale, roundId, ...content]);
    const { code, balance } = store.together((): Pick<Booking, 'code' | 'balance'> => {
      const earlier = purses.booking(seat, txId);
      if (earlier?.call === 'tombstone') return earlier;
      if (earlier !== undefined) return earlier.call === call && earlier.content === said ? earlier : { code: 'TX_CONFLICT', balance: '0' };
      const answer = { code: work(), balance: balanceOf(seat) };
      // "Not yet": the same call is good once the bet is here.
      if (answer.code === 'TX_NOT_FOUND' && call !== 'rollback') return answer;
      purses.insertBooking(seat, txId, { call, content: said, ...answer }, clock.now());
      return answer;
    });
    if (code !== 'OK') return { kind: 'refused', code: code as Exclude<Code, 'OK'> };
    return { kind: 'ok', answer: { code: 'OK', requestId: txId, balance, currency: seat.currency, scale: seat.scale, platformTxId: txId } };
  }

  return {
    async authenticate(brand, token) {
      const reply = await authenticate(brand, token);
      if (reply.kind !== 'ok') return reply;
      const { playerId, currency, scale } = reply.answer;
      const balance = shownAt(purses.purse({ ...brand, playerId, currency }), scale).toString();
      return { kind: 'ok', answer: { ...reply.answer, balance } };
    },
    balance: async (seat) => ({ kind: 'ok', answer: { code: 'OK', requestId: '', balance: balanceOf(seat), currency: seat.currency, scale: seat.scale } }),
    bet: (seat, tx, amount) => once('bet', seat, tx, [amount.toString()], () => place(seat, tx, amount)),
    win: (seat, tx, betTxId, amount, detail) => once('win', seat, tx, [betTxId, amount.toString()], () => settle(seat, book.find(seat, betTxId), amount, detail)),
    roundEnd: (seat, tx, detail) => once('round-end', seat, tx, [], () => settle(seat, book.find(seat, betTxOf(tx)), 0n, detail)),
    rollback: (seat, tx, betTxId) => once('rollback', seat, tx, [betTxId], () => takeBack(seat, book.find(seat, betTxId), betTxId)),
    stage: (seat, tx, betTxId, stage) => once('stage', seat, tx, [betTxId, stage], () => advance(seat, book.find(seat, betTxId), stage)),
  };
}

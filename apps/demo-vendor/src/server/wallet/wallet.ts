import type { AuthenticateAnswer, BalanceAnswer, SeamlessCode, TransactionAnswer } from '@livery/contracts';

/** A vendor at a merchant. */
export interface VendorMerchant {
  readonly vendor: string;
  readonly merchant: string;
}

/** Identifies player and game in every call after `authenticate`. */
export interface WalletSession extends VendorMerchant {
  readonly walletToken: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly scale: number;
}

/** Details of a round that the merchant stores with its record. */
export type RoundDetail = Readonly<Record<string, unknown>>;

/** Identifies a transaction and its round. Calls with the same `txId` may be repeated. */
export interface TransactionRef {
  readonly roundId: string;
  readonly txId: string;
}

/**
 * Result of a call: `ok`; `refused`, which moved no money; or `unknown` (no answer, an unreadable one, a server error), in
 * which case it may or may not have been processed.
 */
export type WalletReply<A> =
  | { readonly kind: 'ok'; readonly answer: A }
  | { readonly kind: 'refused'; readonly code: Exclude<SeamlessCode, 'OK' | 'UNKNOWN'> }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A player's wallet. No method throws. */
export interface Wallet {
  authenticate(vendorMerchant: VendorMerchant, token: string): Promise<WalletReply<AuthenticateAnswer>>;
  balance(session: WalletSession): Promise<WalletReply<BalanceAnswer>>;
  bet(session: WalletSession, tx: TransactionRef, amount: bigint): Promise<WalletReply<TransactionAnswer>>;
  /** Pays a win and closes the round; `detail` is stored with the bet's record. */
  win(session: WalletSession, tx: TransactionRef, betTxId: string, amount: bigint, detail: RoundDetail): Promise<WalletReply<TransactionAnswer>>;
  /** Closes a round that won nothing. */
  roundEnd(session: WalletSession, tx: TransactionRef, detail: RoundDetail): Promise<WalletReply<TransactionAnswer>>;
  rollback(session: WalletSession, tx: TransactionRef, betTxId: string): Promise<WalletReply<TransactionAnswer>>;
  /** Reports the progress of a bet in a round that takes time. Moves no money. */
  stage(session: WalletSession, tx: TransactionRef, betTxId: string, stage: 'accepted' | 'running'): Promise<WalletReply<TransactionAnswer>>;
}

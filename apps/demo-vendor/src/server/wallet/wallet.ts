import type { AuthenticateAnswer, BalanceAnswer, SeamlessCode, TransactionAnswer } from '@livery/contracts';

/** Whose wallet is called. */
export interface VendorMerchant {
  readonly vendor: string;
  readonly merchant: string;
}

/** Who plays what, as every call after authenticate must say. */
export interface WalletSession extends VendorMerchant {
  readonly walletToken: string;
  readonly playerId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly scale: number;
}

/** What the merchant keeps of a round, for whoever looks into it later. */
export type RoundDetail = Readonly<Record<string, unknown>>;

/** Ties a transaction to its round; the same `txId` may be sent again and again. */
export interface TransactionRef {
  readonly roundId: string;
  readonly txId: string;
}

/**
 * How a call ended: with a good answer; with a refusal that moved nothing; or unknown — no answer, an unreadable one,
 * a server error — in which case it may or may not have happened.
 */
export type WalletReply<A> =
  | { readonly kind: 'ok'; readonly answer: A }
  | { readonly kind: 'refused'; readonly code: Exclude<SeamlessCode, 'OK' | 'UNKNOWN'> }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The merchant's wallet over the signed contract. No method throws. */
export interface Wallet {
  authenticate(vendorMerchant: VendorMerchant, token: string): Promise<WalletReply<AuthenticateAnswer>>;
  balance(session: WalletSession): Promise<WalletReply<BalanceAnswer>>;
  bet(session: WalletSession, tx: TransactionRef, amount: bigint): Promise<WalletReply<TransactionAnswer>>;
  /** Pays a win and closes the round; `detail` is kept with the bet's record. */
  win(session: WalletSession, tx: TransactionRef, betTxId: string, amount: bigint, detail: RoundDetail): Promise<WalletReply<TransactionAnswer>>;
  /** Closes a round that won nothing. */
  roundEnd(session: WalletSession, tx: TransactionRef, detail: RoundDetail): Promise<WalletReply<TransactionAnswer>>;
  rollback(session: WalletSession, tx: TransactionRef, betTxId: string): Promise<WalletReply<TransactionAnswer>>;
  /** Says how far the round's bet has got, for play that takes time. Moves no money. */
  stage(session: WalletSession, tx: TransactionRef, betTxId: string, stage: 'accepted' | 'running'): Promise<WalletReply<TransactionAnswer>>;
}

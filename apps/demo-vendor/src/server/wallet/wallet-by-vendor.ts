import { usesTransferWallet } from '../../shared/vendors.ts';
import type { Wallet } from './wallet.ts';

/** A wallet that forwards each call to the seamless or the transfer wallet, depending on the vendor. */
export function walletByVendor({ seamless, transfer }: { readonly seamless: Wallet; readonly transfer: Wallet }): Wallet {
  const of = ({ vendor }: { readonly vendor: string }): Wallet => (usesTransferWallet(vendor) ? transfer : seamless);
  return {
    authenticate: (vendorMerchant, token) => of(vendorMerchant).authenticate(vendorMerchant, token),
    balance: (session) => of(session).balance(session),
    bet: (session, tx, amount) => of(session).bet(session, tx, amount),
    win: (session, tx, betTxId, amount, detail) => of(session).win(session, tx, betTxId, amount, detail),
    roundEnd: (session, tx, detail) => of(session).roundEnd(session, tx, detail),
    rollback: (session, tx, betTxId) => of(session).rollback(session, tx, betTxId),
    stage: (session, tx, betTxId, stage) => of(session).stage(session, tx, betTxId, stage),
  };
}

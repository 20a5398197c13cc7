import { keepsMoney } from '../../shared/houses.ts';
import type { Wallet } from '../wallet.ts';

/** One wallet of two: that of the vendor's kind. Rounds go the same way whichever it is. */
export function walletsByVendor({ seamless, purse }: { readonly seamless: Wallet; readonly purse: Wallet }): Wallet {
  const of = ({ vendor }: { readonly vendor: string }): Wallet => (keepsMoney(vendor) ? purse : seamless);
  return {
    authenticate: (brand, token) => of(brand).authenticate(brand, token),
    balance: (seat) => of(seat).balance(seat),
    bet: (seat, tx, amount) => of(seat).bet(seat, tx, amount),
    win: (seat, tx, betTxId, amount, detail) => of(seat).win(seat, tx, betTxId, amount, detail),
    roundEnd: (seat, tx, detail) => of(seat).roundEnd(seat, tx, detail),
    rollback: (seat, tx, betTxId) => of(seat).rollback(seat, tx, betTxId),
    stage: (seat, tx, betTxId, stage) => of(seat).stage(seat, tx, betTxId, stage),
  };
}

import type { Tx } from '../../../platform/db/index.ts';
import type { Wallet } from '../../wallet/index.ts';

/** The wallets of two agents, locked until the transaction ends. */
export interface LockedWallets {
  readonly from: string;
  readonly to: string;
  /** What the one who pays has, minor units. */
  readonly available: bigint;
}

/** Locks the wallets of whoever pays and of whoever is paid, in the order of postings; undefined where one of them has none for real money. */
export async function lockWallets(tx: Tx, wallet: Pick<Wallet, 'balanceOf' | 'lockAccount'>, tenant: string, payer: string, payee: string, currency: string): Promise<LockedWallets | undefined> {
  const [from, to] = [await wallet.balanceOf(tenant, payer, currency, tx), await wallet.balanceOf(tenant, payee, currency, tx)];
  if (from?.kind !== 'real' || to?.kind !== 'real') return undefined;
  for (const account of [from.account, to.account].toSorted((one, other) => (one < other ? -1 : 1))) await wallet.lockAccount(tenant, account, tx);
  const { available = 0n } = (await wallet.balanceOf(tenant, payer, currency, tx)) ?? {};
  return { from: from.account, to: to.account, available };
}

import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** A page of a list, as calls request it. */
export interface PageOf {
  /** From 1. */
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A member's wallet movements by page number, newest first. */
export async function statement(
  wallet: Pick<Wallet, 'historyPage'>,
  tenant: Tenant,
  memberId: string,
  { pageNo, pageSize }: PageOf,
): Promise<ResponseOf<'walletRecords'>> {
  const { exponent, code: currency } = tenant.currency;
  const { lines, total } = await wallet.historyPage(tenant.id, memberId, { currency, pageNo, pageSize });
  const records = lines.map(({ id, reason, reference, amount, balanceAfter, at }) => ({
    id,
    kind: reason,
    amount: decimalOf(amount, exponent),
    balanceAfter: decimalOf(balanceAfter, exponent),
    reference: reference ?? '',
    at: at.toISOString(),
  }));
  return { records, pageNo, totalPages: Math.ceil(total / pageSize), total };
}

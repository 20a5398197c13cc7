import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { TransferStore } from './store.ts';
import type { Transfer, TransferStep } from './types.ts';

/** A transfer as calls answer it. */
export type TransferView = ResponseOf<'walletTransfer'>['transfer'];

/** A transfer with these steps. */
export function transferView(transfer: Transfer, steps: readonly TransferStep[], exponent: number): TransferView {
  const { id, vendor, direction, amount, currency, state, reconciled, reason, code, requestedAt, settledAt } = transfer;
  return {
    transferId: id,
    vassalage: vendor,
    direction,
    amount: decimalOf(amount, exponent),
    currency,
    state,
    reconciled,
    reason,
    code,
    requestedAt: requestedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    steps: steps.map((step) => ({ state: step.state, at: step.at.toISOString() })),
  };
}

/** The transfers with their steps so far. */
export async function transferViews({ steps: stepsOf }: Pick<TransferStore, 'steps'>, tenant: Tenant, list: readonly Transfer[]): Promise<TransferView[]> {
  const steps = await stepsOf(tenant.id, list.map(({ id }) => id));
  return list.map((transfer) => transferView(transfer, steps.get(transfer.id) ?? [], tenant.currency.exponent));
}

import type { Replays, Tenant } from '../../platform/http/index.ts';
import type { TransferWallet } from './transfer-wallet.ts';
import { transferViews, type TransferView } from './transfer-view.ts';

/** Answers to a repeated transfer: the stored answer was written before anything was sent, so the state is read anew. */
export function transferReplays(transfers: Pick<TransferWallet, 'byIds' | 'steps'>): Replays {
  const present = async (tenant: Tenant, stored: readonly TransferView[]): Promise<TransferView[]> =>
    transferViews(transfers, tenant, await transfers.byIds(tenant.id, stored.map(({ transferId }) => transferId)));
  return {
    async walletTransfer(tenant, { transfer }) {
      const [now = transfer] = await present(tenant, [transfer]);
      return { transfer: now };
    },
    sweepHome: async (tenant, { transfers: stored, unreachable }) => ({ transfers: await present(tenant, stored), unreachable }),
  };
}

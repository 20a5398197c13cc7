import type { Tx } from '../../../platform/db/index.ts';
import { hasVendor } from '../../games/index.ts';
import type { SeamlessWallet, VendorRef, VendorTerms } from '../../seamless-wallet/index.ts';
import { noVendor } from './vendor-handlers.ts';

/**
 * The terms of a vendor at a merchant, locked until the transaction ends: what stands in the trail is what was changed.
 * @throws OperatorProblem NOT_FOUND where the catalogue has no such vendor
 */
export async function lockVendorTerms(tx: Tx, wallet: Pick<SeamlessWallet, 'setTerms'>, ref: VendorRef): Promise<VendorTerms> {
  if (!(await hasVendor(tx, ref.vendor))) throw noVendor(ref.vendor);
  return wallet.setTerms(tx, ref, {});
}

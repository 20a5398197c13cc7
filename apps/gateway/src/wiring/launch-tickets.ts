import type { LaunchTokenOrder } from '../modules/games/index.ts';
import { LaunchRefusal, type SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import type { TransferWallet } from '../modules/transfer-wallet/index.ts';
import { Problem } from '../platform/http/index.ts';

/** Issues launch tokens; refusals carry the codes of the calls. Automatic transfers run first. */
export function launchTickets(vendor: SeamlessWallet, transfers: TransferWallet): (order: LaunchTokenOrder) => Promise<string> {
  return async ({ tenant, memberId, sessionId, vendor: code, gameCode, language }) => {
    const who = { tenant: tenant.id, memberId, currency: tenant.currency.code };
    if ((await transfers.beforeLaunch(who, code)) === 'failed') throw new Problem('UNAVAILABLE');
    try {
      return (await vendor.issueLaunch({ tenant: tenant.id, memberId, sessionId, gameCode, language })).token;
    } catch (error) {
      if (!(error instanceof LaunchRefusal)) throw error;
      throw new Problem(error.code === 'GAME_BLOCKED' ? 'GAME_UNAVAILABLE' : 'ACCOUNT_BLOCKED');
    }
  };
}

import { kindsOfPlayers, type createPlayerStatus } from '../modules/member/index.ts';
import type { createGameRepository } from '../modules/games/index.ts';
import { createDayOf, type SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import type { createCatalogueVendors, TransferWalletDeps } from '../modules/transfer-wallet/index.ts';
import type { Database } from '../platform/db/index.ts';

export interface TransferPortsDeps {
  readonly db: Database;
  readonly vendor: Pick<SeamlessWallet, 'trustOf'>;
  readonly transferVendors: ReturnType<typeof createCatalogueVendors>;
  readonly statusOfPlayer: ReturnType<typeof createPlayerStatus>;
  readonly games: Pick<ReturnType<typeof createGameRepository>, 'categories'>;
  readonly tenants: { byMerchant(tenant: string): { readonly timeZone: string } | undefined };
}

/** What transfers to vendors need of other modules. */
export function transferPorts({ db, vendor, transferVendors, statusOfPlayer, games, tenants }: TransferPortsDeps): TransferWalletDeps['ports'] {
  const days = createDayOf();
  return {
    vendors: transferVendors,
    async signerOf(tenant, code) {
      const { keys: [key], version1 } = await vendor.trustOf(tenant, code);
      return key === undefined ? undefined : { key, version: version1 ? 1 : 2 };
    },
    mayPlay: async (tenant, memberId) => (await statusOfPlayer(db.query, tenant, memberId))?.status === 'active',
    kindsOf: kindsOfPlayers,
    categoriesOf: games.categories,
    dayOf: (tenant, at) => days(at, tenants.byMerchant(tenant)?.timeZone ?? 'UTC'),
  };
}

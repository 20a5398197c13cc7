import type { Database } from '../../platform/db/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createBetFeed, type BetFeed } from './bet-feed/bet-feed.ts';
import type { BetWriterDeps } from './bet-feed/bet-writer.ts';
import { createTransferPreferences, type TransferPreferences } from './transfer-preferences.ts';
import { createTotalFunds, type TotalFundsReader } from './total-funds.ts';
import { createVendorBalances, type VendorBalances } from './vendor-balances.ts';
import { createSagas, type Sagas, type SagaDeps } from './saga.ts';
import { createTransferStore, type TransferStore } from './store.ts';
import { createAutoTransfer, type AutoTransfer } from './auto-transfer.ts';
import type { TransferPorts } from './types.ts';
import { transitDriftOf } from './transit-drift.ts';
import { createVendorClient } from './vendor-client.ts';

/** Transfer wallets: money at vendors, and transfers to and from them. */
export interface TransferWallet
  extends Sagas, Pick<TransferStore, 'byIds' | 'waiting' | 'open' | 'page' | 'steps' | 'unsettled'>, Pick<AutoTransfer, 'plan' | 'beforeLaunch'>, Pick<TransferPorts, 'vendors' | 'mayPlay'> {
  readonly requestAll: AutoTransfer['request'];
  readonly advanceAll: AutoTransfer['advance'];
  readonly vendorBalances: VendorBalances;
  readonly totalFunds: TotalFundsReader;
  readonly preferences: TransferPreferences;
  /** Reads due vendors' lists of bets. */
  readonly readBets: BetFeed['read'];
  /** The vendors whose lists are read, and whether they could be at the last try. */
  readonly betFeeds: BetFeed['states'];
  /** Money in transit that does not belong to an open transfer; must be empty. Of one tenant, or by the view of every one at once. */
  drift(tenant?: string): Promise<readonly object[]>;
}

export interface TransferWalletDeps {
  readonly db: Database;
  readonly wallet: Wallet;
  readonly ports: TransferPorts & Pick<BetWriterDeps, 'kindsOf' | 'categoriesOf' | 'dayOf'>;
  /** Tenants that are served. */
  readonly tenants: () => readonly string[];
  /** Reaches vendors. */
  readonly fetch: typeof globalThis.fetch;
  readonly log: SagaDeps['log'];
}

/** Creates the transfer wallets. */
export function createTransferWallet({ db, wallet, ports, tenants, fetch, log }: TransferWalletDeps): TransferWallet {
  const client = createVendorClient({ db, ports, fetch, log });
  const store = createTransferStore(db);
  const sagas = createSagas({ db, wallet, store, client, log });
  const vendorBalances = createVendorBalances(ports, client, wallet);
  const preferences = createTransferPreferences(db);
  const feed = createBetFeed({ db, wallet, client, log, tenants, ...ports });
  const autoTransfer = createAutoTransfer({ db, wallet, ports, store, sagas, vendorBalances, preferences, played: feed.wake });
  return {
    ...sagas,
    byIds: store.byIds,
    waiting: store.waiting,
    open: store.open,
    page: store.page,
    steps: store.steps,
    unsettled: store.unsettled,
    plan: autoTransfer.plan,
    beforeLaunch: autoTransfer.beforeLaunch,
    requestAll: autoTransfer.request,
    advanceAll: autoTransfer.advance,
    vendors: ports.vendors,
    mayPlay: ports.mayPlay,
    vendorBalances,
    totalFunds: createTotalFunds({ db, wallet, store, sagas, vendorBalances, log }),
    preferences,
    readBets: feed.read,
    betFeeds: feed.states,
    drift: (tenant) =>
      tenant === undefined ? db.query.selectFrom('wallet_transfer_drift').select(['tenant_id as tenant', 'vendor', 'currency', 'in_transit', 'expected']).execute() : transitDriftOf(db.query, tenant),
  };
}

import type { TransferWallet } from './modules/transfer-wallet/index.ts';
import type { Database } from './platform/db/index.ts';
import { addDatabaseMetrics, type Metrics } from './platform/metrics/index.ts';
import type { PushHub } from './platform/push/index.ts';

export interface GatewayMetricsDeps {
  readonly metrics: Pick<Metrics, 'gauge'>;
  readonly db: Database;
  readonly hub: Pick<PushHub, 'size'>;
  readonly transfers: Pick<TransferWallet, 'unsettled'>;
}

/** Adds the gauges of the platform and of its modules. */
export function addMetrics({ metrics, db, hub, transfers }: GatewayMetricsDeps): void {
  addDatabaseMetrics({ metrics, db });
  metrics.gauge('livery_event_streams', 'Open streams of events at this process.', [], () => [{ labels: {}, value: hub.size() }]);
  metrics.gauge('livery_wallet_transfers', 'Transfers to and from vendors that have not ended, by state.', ['state'], async () =>
    (await transfers.unsettled()).map(({ state, transfers: value }) => ({ labels: { state }, value })),
  );
  metrics.gauge('livery_wallet_transfer_age_seconds', 'Age of the oldest transfer that has not ended, by state.', ['state'], async () =>
    (await transfers.unsettled()).map(({ state, since }) => ({ labels: { state }, value: Math.max(0, (db.clock.now() - since.getTime()) / 1000) })),
  );
}

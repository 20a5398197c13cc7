import { findPostgres } from '@livery/test-config';
import { migrateAll } from '../src/database/migrate-all.ts';
import { openDatabase, systemClock } from '../src/platform/db/index.ts';
import type { TestClock } from './clock.ts';
import { startGatewayProcess, type GatewayProcess } from './gateway-process.ts';
import { testGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { startCluster, type Cluster } from './postgres-cluster.ts';
import { createServingLogin } from './serving-login.ts';

/** A PostgreSQL server that a test may stop, and gateways on it. */
export interface OwnServer {
  readonly cluster: Cluster;
  /** In this process, for what a test prepares and looks up: with the machine's clock, as the other processes have. */
  readonly gateway: TestGateway;
  /** Starts a gateway of its own process. */
  serve(env?: Readonly<Record<string, string>>): Promise<GatewayProcess>;
  /** Ends every gateway, and the server. */
  stop(): Promise<void>;
}

/** The master secret of its gateways. */
export const OWN_SECRET = 'a secret for gateways on a server of their own';

/** The machine's clock, which no test moves. */
const machineClock: TestClock = {
  ...systemClock,
  advance() {
    throw new Error('The clock of the machine cannot be moved.');
  },
};

/** As in production: what the database does not do in time is given up. */
const TIMEOUTS = { connectMs: 5_000, statementMs: 15_000, lockMs: 5_000, idleInTransactionMs: 15_000 };

/**
 * Starts an {@link OwnServer}, durable unless `settings` say otherwise. Stop it in `afterAll`.
 * @param within the folder in which its folder is made
 * @param options of the gateway in this process
 */
export async function ownServer(settings: readonly string[] = [], within?: string, options: TestGatewayOptions = {}): Promise<OwnServer> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL was not found.');
  const cluster = await startCluster(bin, settings, within);
  const url = `${cluster.url}/postgres`;
  const owner = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
  await migrateAll(owner);
  await owner.close();
  const servingUrl = await createServingLogin(url, TIMEOUTS);
  const db = await openDatabase({ engine: 'postgres', url: servingUrl, poolSize: 8, timeouts: TIMEOUTS });
  const gateway = await testGateway({ on: { db: { ...db, url, servingUrl }, clock: machineClock }, secret: OWN_SECRET, ...options });
  const processes: GatewayProcess[] = [];
  return {
    cluster,
    gateway,
    async serve(env = {}) {
      const started = await startGatewayProcess(servingUrl, { LIVERY_SECRET: OWN_SECRET, TRUST_PROXY: 'loopback', DRAIN_MS: '0', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', ...env });
      processes.push(started);
      return started;
    },
    async stop() {
      await Promise.all(processes.map((running) => running.remove()));
      await gateway.stop();
      cluster.stop();
    },
  };
}

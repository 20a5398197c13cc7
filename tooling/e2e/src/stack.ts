import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestCluster } from '@livery/gateway/test-support';
import { freePort, startDemoPayments, startDemoVendor, startGateway } from '@livery/run';
import type { Service, Settings } from '@livery/run';
import { findPostgres } from '@livery/test-config';

/** Gateway, demo vendor and demo payment provider on free ports, with their own data. */
export interface Stack {
  settings: Settings;
  /** Where operators reach the gateway, and the environment of its commands on this machine (PostgreSQL only: the embedded database is the gateway's alone). */
  readonly operators: { readonly url: string; readonly environment: Readonly<Record<string, string>> };
  /** Origin of a brand's site; without a brand, of the default brand. */
  site(brand?: string): string;
  /** Stops the gateway as an operator would; it finishes running calls. */
  stopGateway(): Promise<void>;
  /** Kills the gateway. */
  killGateway(): Promise<void>;
  /** Restarts the gateway on the same data with extra environment variables, and waits until it is ready. */
  startGateway(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Restarts the database below the running gateway (PostgreSQL only): `fast` ends its sessions, `immediate` as a crash would. */
  restartDatabase(mode: 'fast' | 'immediate'): void;
  /** Kills the demo vendor. */
  killVendor(): Promise<void>;
  /** Restarts the demo vendor on the same data with extra environment variables, and waits until it is ready. */
  startVendor(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Kills the demo payment provider, and restarts it on the same data with extra environment variables. */
  restartPayments(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops all servers and removes their data. */
  close(): Promise<void>;
}

/** Where a gateway keeps its data: `embedded` is PGlite in its own process. */
export type Engine = 'embedded' | 'postgres';

/** A database for a gateway. */
interface Store {
  /** Variables that tell the gateway where it is. */
  readonly env: Readonly<Record<string, string>>;
  /** Undefined where it runs in the gateway's process. */
  readonly restart: Stack['restartDatabase'] | undefined;
  stop(): void;
}

/** Starts a PostgreSQL server of its own; without PostgreSQL the embedded database takes its place, and never one that this process's environment names. */
async function openStore(engine: Engine): Promise<Store> {
  const bin = engine === 'postgres' ? findPostgres() : undefined;
  if (bin === undefined) return { env: { DATABASE_URL: '' }, restart: undefined, stop: () => undefined };
  const cluster = await startTestCluster(bin);
  return { env: { DATABASE_URL: `${cluster.url}/postgres` }, restart: cluster.restart, stop: () => cluster.stop() };
}

async function ready(service: Service): Promise<Service> {
  try {
    await service.ready();
  } catch {
    const { lastLines } = await service.ended;
    throw new Error(`The ${service.name} did not start. Its last words:\n${lastLines}`);
  }
  return service;
}

/** Starts the servers on an empty database, which the gateway fills with demo data. */
export async function openStack(engine: Engine): Promise<Stack> {
  const store = await openStore(engine);
  // Forwarded addresses from this machine are trusted, since journeys use their own client addresses.
  // Journeys read codes from the outbox and change settings.
  const opsPort = await freePort();
  const env = { TRUST_PROXY: 'loopback', DEV_ENDPOINTS: 'on', OPS_PORT: String(opsPort), ...store.env };
  const settings: Settings = {
    port: await freePort(),
    vendorPort: await freePort(),
    paymentsPort: await freePort(),
    dataDir: mkdtempSync(join(tmpdir(), 'livery-e2e-')),
  };
  let gateway = startGateway(settings, env);
  let vendor = startDemoVendor(settings);
  let payments = startDemoPayments(settings);
  const close = async (): Promise<void> => {
    await Promise.all([gateway.stop(), vendor.stop(), payments.stop()]);
    store.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  };
  await Promise.all([ready(gateway), ready(vendor), ready(payments)]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    settings,
    operators: { url: `http://localhost:${opsPort}`, environment: { DATA_DIR: settings.dataDir, ...store.env } },
    site: (brand) => `http://${brand === undefined ? '' : `${brand}.`}localhost:${settings.port}`,
    stopGateway: () => gateway.stop(),
    killGateway: () => gateway.kill(),
    async startGateway(more) {
      gateway = await ready(startGateway(settings, { ...env, ...more }));
    },
    restartDatabase(mode) {
      if (store.restart === undefined) throw new Error('The embedded database runs in the gateway: restart that.');
      store.restart(mode);
    },
    killVendor: () => vendor.kill(),
    async startVendor(more) {
      vendor = await ready(startDemoVendor(settings, more));
    },
    async restartPayments(more) {
      await payments.kill();
      payments = await ready(startDemoPayments(settings, more));
    },
    close,
  };
}

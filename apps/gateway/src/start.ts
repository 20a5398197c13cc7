import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Gateway } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { readFleet } from './modules/tenant/index.ts';
import { openToServe } from './database/open-database.ts';
import { masterSecret } from './platform/crypto/index.ts';
import type { Database } from './platform/db/index.ts';
import type { NewsServer, NewsServerOptions } from './platform/news/index.ts';
import { createMetricsServer } from './platform/metrics/index.ts';
import type { Tracing } from './platform/tracing/index.ts';

/**
 * Longer than an ordinary call may take (20 s): what is under way when the server stops listening is finished. A large request,
 * which may take longer, is ended then unless it has come whole; what is left of it, its handler, takes far less.
 */
const CLOSE_MS = 22_000;

/** Seeds the demo data, once for each tenant, and starts the draws of its lotteries. Returns the function that stops the draws. */
async function startDemo({ dataDir, vendorOrigin, paymentsOrigin }: Config, db: Database, { app, tenants, members, passwords, vendor, cashier, payoutAccounts, settings }: Gateway): Promise<() => void> {
  const { createDemonstrationDraws, seedDemo, seedPayees, seedPayments } = await import('./seed/index.ts');
  await seedDemo({ db, tenants, passwords, vendor, vendorOrigin, dataDir });
  await seedPayments({ cashier, tenants: tenants.all(), paymentsOrigin, dataDir });
  await seedPayees({ db, tenants: tenants.all(), members, passwords, payoutAccounts, settings });
  const draws = createDemonstrationDraws({ db, tenants, onError: (err) => app.log.error({ err }, 'demonstration draws') });
  draws.start();
  return draws.stop;
}

/** The traces of a process that is to make them; what makes them is loaded only then. */
async function tracingOf({ tracing }: Config, log: (reached: boolean, error: Error | undefined) => void): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined;
  const { createTracing } = await import('./platform/tracing/index.ts');
  return createTracing({ ...tracing, onCollector: log });
}

/** Opens the configured news server; what speaks with it is loaded only then. */
async function newsOf({ newsUrl: url }: Config): Promise<((onChange: NewsServerOptions['onChange']) => NewsServer) | undefined> {
  if (url === undefined) return undefined;
  const { redisBroadcast } = await import('./platform/news/index.ts');
  return (onChange) => redisBroadcast({ url, onChange });
}

/** Reads the environment, opens the database and listens. */
export async function start(env: Readonly<Record<string, string | undefined>>): Promise<Gateway> {
  const config = readConfig(env);
  const fleet = readFleet(config.distDir);
  const tracing = await tracingOf(config, (reached, err) => {
    if (reached) gateway.app.log.info('the collector takes traces again');
    else gateway.app.log.warn({ err }, 'the collector does not take traces; they are dropped');
  });
  const built = Promise.withResolvers<Gateway>();
  const replica = config.databaseReplica && {
    ...config.databaseReplica,
    onChange(up: boolean, err: unknown) {
      void built.promise.then(({ app: { log } }) => {
        if (up) log.info('the replica answers pages of records');
        else log.warn({ err }, 'the replica is away or behind: the database answers pages of records');
      });
    },
  };
  // The database opens while the modules are imported.
  const [{ db, warnings }, { buildApp }] = await Promise.all([openToServe(config, { poolSize: config.databasePool, timeouts: config.databaseTimeouts, replica, observe: tracing?.statements }), import('./app.ts')]);
  const paymentAdapters = await (await import('./modules/cashier/index.ts')).loadAdapters(config.paymentAdapters);
  const secret = masterSecret(config.secret, config.dataDir);
  const gateway = await buildApp({ tracing, paymentAdapters, openNews: await newsOf(config), config, db, fleet, secret, acceptedSecrets: config.acceptedSecrets, messageProviders: config.messageProviders, log: { level: config.logLevel }, pictures: join(config.dataDir, 'pictures') });
  built.resolve(gateway);
  const stopDemo = config.production ? undefined : await startDemo(config, db, gateway);
  await gateway.app.listen({ port: config.port, host: config.host });
  if (config.ops !== undefined) await gateway.ops.listen(config.ops);
  gateway.start();
  const metricsServer = createMetricsServer(gateway.metrics);
  if (config.metrics !== undefined) await metricsServer.listen(config.metrics.port, config.metrics.host);
  const { log } = gateway.app;
  for (const warning of warnings) log.warn(warning);
  const onTimeout = (): void => log.error('stopped with requests or jobs under way, which took too long');
  closeWithGrace({ delay: config.drainMs + CLOSE_MS, logger: false, onTimeout }, async ({ err }) => {
    if (err === undefined) {
      gateway.drain();
      await delay(config.drainMs);
    } else {
      log.fatal({ err }, 'stopping after an error');
    }
    stopDemo?.();
    await gateway.close();
    await metricsServer.close();
    await db.close();
    await tracing?.close();
  });
  return gateway;
}

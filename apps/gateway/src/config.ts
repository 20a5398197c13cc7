import { resolve } from 'node:path';
import { z } from 'zod';
import { checkTrust, distOf, drain, drainOf, hostOf, logLevel, nodeEnvironment, optional, port, PROXIES, readEnvironment, requestsPerMinute, ROOT, trust, withDefault, type LogLevel } from './environment.ts';
import { readMessageProviders } from './message-environment.ts';
import type { DefaultProviders } from './modules/messages/index.ts';
import type { DatabaseTimeouts } from './platform/db/index.ts';

/** Milliseconds. Zero would mean no limit to PostgreSQL. */
const limit = z.coerce.number({ error: 'milliseconds' }).int('whole milliseconds').min(10, 'at least 10').max(86_400_000, 'at most a day');
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user@host/name');
const onOff = z.enum(['on', 'off'], { error: 'on or off' }).transform((value) => value === 'on');
const flag = z.enum(['true', 'false', '1', '0'], { error: 'true or false' }).transform((value) => value === 'true' || value === '1');

const acceptedSecrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret.length >= 32), 'secrets of at least 32 characters each, separated by commas');

/** An origin without path; `http` only of this machine. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)));
}
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const origins = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin), 'origins such as https://challenges.example, separated by commas; http of this machine alone');

/** Names of adapters with their files, which are read when the gateway starts. */
const adapters = z.string().transform((value, check) => {
  const entries = value.split(',').map((entry) => entry.trim().split('='));
  const names = entries.map(([name]) => name);
  if (entries.some(([name = '', file = '', ...more]) => !/^[a-z][a-z0-9-]{0,31}$/.test(name) || file === '' || more.length > 0)) {
    check.addIssue({ code: 'custom', message: 'names with files such as acme=/srv/adapters/acme.mjs, separated by commas' });
  } else if (names.some((name) => name === 'livery' || name === 'peer') || new Set(names).size < names.length) {
    check.addIssue({ code: 'custom', message: 'each name once, and neither livery nor peer' });
  }
  return Object.fromEntries(entries.map(([name = '', file = '']) => [name, resolve(file)]));
});

const environment = z
  .object({
    NODE_ENV: nodeEnvironment,
    HOST: optional(z.string()),
    PORT: withDefault(port, 4000),
    VENDOR_PORT: withDefault(port, 4001),
    VENDOR_ORIGIN: optional(z.url({ protocol: /^https?$/, error: 'an address such as https://games.example' })),
    PAYMENTS_PORT: withDefault(port, 4002),
    PAYMENTS_ORIGIN: optional(z.url({ protocol: /^https?$/, error: 'an address such as https://payments.example' })),
    DATA_DIR: optional(z.string()),
    DIST_DIR: optional(z.string()),
    DATABASE_URL: optional(databaseUrl),
    DATABASE_DIRECT_URL: optional(databaseUrl),
    DATABASE_MIGRATION_URL: optional(databaseUrl),
    DATABASE_REPLICA_URL: optional(databaseUrl),
    DATABASE_REPLICA_LAG_MS: withDefault(limit, 200),
    DATABASE_PREPARED: optional(onOff),
    NEWS_URL: optional(z.string().regex(/^rediss?:\/\/[^/]+/, 'an address such as rediss://user:password@host:6379').refine((url) => URL.canParse(url), 'an address such as rediss://user:password@host:6379')),
    DATABASE_POOL: withDefault(z.coerce.number({ error: 'a number' }).int('a whole number').min(1, 'at least 1').max(500, 'at most 500'), 32),
    DATABASE_CONNECT_TIMEOUT_MS: withDefault(limit, 5_000),
    DATABASE_STATEMENT_TIMEOUT_MS: withDefault(limit, 15_000),
    DATABASE_LOCK_TIMEOUT_MS: withDefault(limit, 5_000),
    DATABASE_IDLE_TIMEOUT_MS: withDefault(limit, 15_000),
    DATABASE_MIGRATION_TIMEOUT_MS: withDefault(limit, 600_000),
    LIVERY_SECRET: optional(z.string().min(32, 'at least 32 characters')),
    LIVERY_SECRETS_ACCEPTED: optional(acceptedSecrets),
    HUMAN_CHECK_SECRET: optional(z.string()),
    PROVIDER_ORIGINS: optional(origins),
    PAYMENT_ADAPTERS: optional(adapters),
    SMTP_URL: optional(z.string()),
    SMTP_FROM: optional(z.string()),
    SMS_GATEWAY_URL: optional(z.string()),
    SMS_GATEWAY_KEY: optional(z.string()),
    DEFAULT_PASSWORD: optional(z.string().max(128, 'at most 128 characters')),
    ALLOW_PGLITE_IN_PRODUCTION: withDefault(flag, false),
    DEV_ENDPOINTS: withDefault(onOff, false),
    TRUST_PROXY: optional(trust),
    DRAIN_MS: optional(drain),
    OPS_PORT: optional(port),
    OPS_HOST: optional(z.string()),
    OPS_TRUST_PROXY: withDefault(trust, false),
    REQUESTS_PER_MINUTE: requestsPerMinute,
    METRICS_PORT: optional(port),
    METRICS_HOST: optional(z.string()),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'an address such as http://collector:4318' })),
    OTEL_SERVICE_NAME: withDefault(z.string(), 'livery-gateway'),
    OTEL_TRACES_SAMPLER_ARG: withDefault(z.coerce.number({ error: 'a share from 0 to 1' }).min(0, 'at least 0').max(1, 'at most 1'), 0.1),
    LOG_LEVEL: logLevel,
  })
  .superRefine((env, check) => {
    if (env.OPS_PORT !== undefined && env.OPS_PORT !== 0 && env.OPS_PORT === env.PORT) check.addIssue({ code: 'custom', path: ['OPS_PORT'], message: 'another port than PORT, which players reach' });
    const fault = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'DATABASE_REPLICA_URL', 'NEWS_URL'] as const) {
      if (env[name] !== undefined && env.DATABASE_URL === undefined) fault('DATABASE_URL', `needed with ${name}`);
    }
    readMessageProviders(env, fault);
    if (env.NODE_ENV !== 'production') return;
    if (env.LIVERY_SECRET?.includes(',') === true) fault('LIVERY_SECRET', 'without commas, which separate the secrets of LIVERY_SECRETS_ACCEPTED');
    if (env.LIVERY_SECRET === undefined) fault('LIVERY_SECRET', 'needed in production: at least 32 random characters');
    if (env.DATABASE_URL === undefined && !env.ALLOW_PGLITE_IN_PRODUCTION) {
      fault('DATABASE_URL', 'needed in production: the embedded database survives a killed process, but not a power cut');
    }
    checkTrust(env.TRUST_PROXY, 'the gateway', (message) => fault('TRUST_PROXY', message));
    if (env.OPS_TRUST_PROXY === true) fault('OPS_TRUST_PROXY', `true would believe any operator who states an address; write ${PROXIES}`);
    if (env.PROVIDER_ORIGINS?.some((origin) => origin.startsWith('http:')) === true) fault('PROVIDER_ORIGINS', 'https alone in production');
    if (env.DEV_ENDPOINTS) fault('DEV_ENDPOINTS', 'off in production: whoever reaches /__dev reads codes and changes settings');
  });

/** Secret of the local human check, one of the developer endpoints. */
export const LOCAL_HUMAN_CHECK_SECRET = 'local-human-check';

/** The settings of the environment. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the demo vendor. */
  readonly vendorOrigin: string;
  /** Origin of the demo payment provider. */
  readonly paymentsOrigin: string;
  /** Absolute folder for the embedded database and what is generated. */
  readonly dataDir: string;
  /** Absolute folder of the built sites. */
  readonly distDir: string;
  /** The database as requests use it; a pooler's where `databaseDirectUrl` is given. */
  readonly databaseUrl: string | undefined;
  /** The server behind the pooler of `databaseUrl`. */
  readonly databaseDirectUrl: string | undefined;
  /** The owner's login, which migrates. */
  readonly databaseMigrationUrl: string | undefined;
  /** A replica that answers pages of records, and how long they wait for it to have everything, in milliseconds. */
  readonly databaseReplica: { readonly url: string; readonly lagMs: number } | undefined;
  /** The server of Redis that news of balances go over; they go over the database without it. */
  readonly newsUrl: string | undefined;
  /** Whether statements are prepared by name. */
  readonly databasePrepared: boolean;
  readonly databasePool: number;
  /** Limits of what serves requests. */
  readonly databaseTimeouts: DatabaseTimeouts;
  /** Limits of migrations and of the operator's commands, which may rewrite whole tables. */
  readonly migrationTimeouts: DatabaseTimeouts;
  /** Master secret; outside production a missing one is generated and kept in `dataDir`. */
  readonly secret: string | undefined;
  /** Other master secrets whose data is read: the former one, or before a rotation the next one. */
  readonly acceptedSecrets: readonly string[];
  /** Secret of the outside human check; that of the local one where `devEndpoints` are on. */
  readonly humanCheckSecret: string | undefined;
  /** Origins that operators may name in `humanCheck` and `phoneProvider`. */
  readonly providerOrigins: readonly string[];
  /** Files of merchants' payment adapters by name, absolute. */
  readonly paymentAdapters: Readonly<Record<string, string>>;
  /** The platform's providers of messages. */
  readonly messageProviders: DefaultProviders;
  /** First password of accounts opened on behalf of others: it must be changed at the first login. */
  readonly defaultPassword: string | undefined;
  readonly allowPgliteInProduction: boolean;
  /** Serves `/__dev/*`, where anyone reads the messages that were queued and changes settings; never in production. */
  readonly devEndpoints: boolean;
  readonly trustProxy: boolean | string;
  /** Calls and pages a minute that one address range may request of this process. */
  readonly requestsPerMinute: number;
  /** How long a gateway that was asked to stop serves on, after `/readyz` said no; in milliseconds. */
  readonly drainMs: number;
  /** Where `/metrics` is served; nowhere without it. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where traces of OpenTelemetry go, under which name, and the share of requests that is traced; none without it. */
  readonly tracing: { readonly endpoint: string; readonly service: string; readonly ratio: number } | undefined;
  /** Where the operators' server listens; without a port it does not. */
  readonly ops: { readonly port: number; readonly host: string } | undefined;
  /** Proxies whose `X-Forwarded-*` the operators' server believes; apart from those of players, who are many. */
  readonly opsTrustProxy: boolean | string;
  readonly logLevel: LogLevel;
}

/**
 * Reads the environment. Relative folders are taken from the working directory, defaults from the repository.
 * @throws ConfigError listing every fault
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const data = readEnvironment(environment, env);
  const production = data.NODE_ENV === 'production';
  return {
    production,
    host: hostOf(data.HOST, production),
    port: data.PORT,
    paymentsOrigin: data.PAYMENTS_ORIGIN === undefined ? `http://localhost:${data.PAYMENTS_PORT}` : new URL(data.PAYMENTS_ORIGIN).origin,
    vendorOrigin: data.VENDOR_ORIGIN === undefined ? `http://localhost:${data.VENDOR_PORT}` : new URL(data.VENDOR_ORIGIN).origin,
    dataDir: data.DATA_DIR === undefined ? resolve(ROOT, '.data') : resolve(data.DATA_DIR),
    distDir: distOf(data.DIST_DIR),
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL,
    databaseMigrationUrl: data.DATABASE_MIGRATION_URL,
    databaseReplica: data.DATABASE_REPLICA_URL === undefined ? undefined : { url: data.DATABASE_REPLICA_URL, lagMs: data.DATABASE_REPLICA_LAG_MS },
    newsUrl: data.NEWS_URL,
    databasePrepared: data.DATABASE_PREPARED ?? data.DATABASE_DIRECT_URL === undefined,
    databasePool: data.DATABASE_POOL,
    databaseTimeouts: {
      connectMs: data.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: data.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: data.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionMs: data.DATABASE_IDLE_TIMEOUT_MS,
    },
    migrationTimeouts: {
      connectMs: data.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: data.DATABASE_MIGRATION_TIMEOUT_MS,
      lockMs: data.DATABASE_MIGRATION_TIMEOUT_MS,
      idleInTransactionMs: data.DATABASE_MIGRATION_TIMEOUT_MS,
    },
    secret: data.LIVERY_SECRET,
    acceptedSecrets: data.LIVERY_SECRETS_ACCEPTED ?? [],
    humanCheckSecret: data.HUMAN_CHECK_SECRET ?? (data.DEV_ENDPOINTS ? LOCAL_HUMAN_CHECK_SECRET : undefined),
    providerOrigins: data.PROVIDER_ORIGINS ?? [],
    paymentAdapters: data.PAYMENT_ADAPTERS ?? {},
    messageProviders: readMessageProviders(data, () => undefined),
    defaultPassword: data.DEFAULT_PASSWORD,
    allowPgliteInProduction: data.ALLOW_PGLITE_IN_PRODUCTION,
    devEndpoints: data.DEV_ENDPOINTS,
    trustProxy: data.TRUST_PROXY ?? false,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    drainMs: drainOf(data.DRAIN_MS, production),
    metrics: data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST ?? 'localhost' },
    tracing: data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, service: data.OTEL_SERVICE_NAME, ratio: data.OTEL_TRACES_SAMPLER_ARG },
    ops: data.OPS_PORT === undefined ? undefined : { port: data.OPS_PORT, host: data.OPS_HOST ?? 'localhost' },
    opsTrustProxy: data.OPS_TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  };
}

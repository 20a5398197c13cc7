import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The root of the repository, or of a release. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const blankIsAbsent = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value);
/** A variable that may be missing; a blank one is. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsAbsent, schema.optional());
/** A variable with a default, which a blank one has too. */
export const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess(blankIsAbsent, schema.optional()).transform((given): z.output<Schema> => given ?? value);

/** A port, or 0 for a free one. */
export const port = z.coerce.number({ error: 'a port number' }).int('a whole number').min(0, 'at least 0').max(65_535, 'at most 65535');
/** `DRAIN_MS`, in milliseconds. */
export const drain = z.coerce.number({ error: 'milliseconds' }).int('whole milliseconds').min(0, 'at least 0').max(300_000, 'at most five minutes');
/** `REQUESTS_PER_MINUTE`: calls and pages of one address range. */
export const requestsPerMinute = withDefault(z.coerce.number({ error: 'a number' }).int('a whole number').min(60, 'at least 60').max(1_000_000, 'at most 1000000'), 3_000);
/** `NODE_ENV`. */
export const nodeEnvironment = withDefault(z.enum(['development', 'test', 'production'], { error: 'development, test or production' }), 'development');
/** `LOG_LEVEL`. */
export const logLevel = withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { error: 'fatal, error, warn, info, debug or silent' }), 'info');
export type LogLevel = z.output<typeof logLevel>;

/** Names of ranges that Fastify knows. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
}

/** What is to be written in `TRUST_PROXY`. */
export const PROXIES = 'the addresses or ranges that the proxies connect from, such as 10.0.0.0/8';

/** `TRUST_PROXY`: true, false, or a comma-separated list of addresses and ranges. */
export const trust = z.string().transform((value, context): boolean | string => {
  const text = value.trim();
  if (text === 'true' || text === 'false') return text === 'true';
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every(isAddressRange)) return entries.join(',');
  // A number of hops says nothing about who connects: anyone could send that many addresses.
  const message = /^\d+$/.test(text)
    ? `a number of hops is not supported: write ${PROXIES}`
    : 'true, false, or a comma-separated list of addresses, ranges such as 10.0.0.0/8, loopback, linklocal and uniquelocal';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Finds fault with a `TRUST_PROXY` of production that is missing, or that believes any visitor who states an address. */
export function checkTrust(stated: boolean | string | undefined, server: string, fault: (message: string) => void): void {
  if (stated === undefined) fault(`needed in production: ${PROXIES}; false where browsers connect to ${server} itself`);
  if (stated === true) fault(`true would believe any visitor who states an address; write ${PROXIES}`);
}

/** Where a server listens for visitors unless `HOST` says so. */
export const hostOf = (stated: string | undefined, production: boolean): string => stated ?? (production ? '0.0.0.0' : 'localhost');

/** Milliseconds for which a server serves on after `/readyz` said no. */
export const drainOf = (stated: number | undefined, production: boolean): number => stated ?? (production ? 5_000 : 0);

/** The absolute folder of the built sites. */
export const distOf = (stated: string | undefined): string => (stated === undefined ? resolve(ROOT, 'dist') : resolve(stated));

/** Thrown with every fault of the environment, one a line. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads the variables that a schema names.
 * @throws ConfigError listing every fault
 */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, env: Readonly<Record<string, string | undefined>>): z.output<Schema> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  // Zod runs a refinement only over valid values: parse again without the invalid ones to list all faults.
  const invalid = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  const rest = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([name]) => !invalid.has(name))));
  const more = rest.success ? [] : rest.error.issues.filter((issue) => !invalid.has(String(issue.path[0])));
  // Values may be secrets: report names and expectations only.
  throw new ConfigError([...parsed.error.issues, ...more].map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}

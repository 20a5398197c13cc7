import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { parseFaultPlan } from './faults/fault-plan.ts';
import type { FaultPlan } from './faults/fault-plan.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const keysSchema = z.record(z.string(), z.record(z.string(), z.string().min(32).max(256)));

/** Signing keys: vendor → merchant → secret, used as the text it is (32 characters or more). */
export type VendorKeys = z.infer<typeof keysSchema>;

/** Reads keys from JSON text. Throws a ZodError or SyntaxError when it is not what it should be. */
export function parseVendorKeys(text: string): VendorKeys {
  return keysSchema.parse(JSON.parse(text));
}

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  VENDOR_PORT: z.coerce.number().int().min(0).max(65535).default(4001),
  VENDOR_HOST: z.string().default('localhost'),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  DATA_DIR: z.string().default('.data'),
  VENDOR_KEYS: z.string().optional(),
  ALLOWED_PARENTS: z.string().default('http://localhost:* http://*.localhost:*'),
  VENDOR_PAGE_DIR: z.string().default('apps/demo-vendor/dist'),
  VENDOR_FAULTS: z.string().optional(),
  VENDOR_CLOCK_RATE: z.coerce.number().min(1).max(100).default(1),
  VENDOR_WALLET_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4000),
});

/** Everything the process is told from outside. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly gatewayUrl: string;
  readonly dataDir: string;
  /** Keys from the environment; undefined means: read `${dataDir}/vendor-keys.json`. */
  readonly keys: VendorKeys | undefined;
  /** Origin patterns that may frame the game, as CSP sources. */
  readonly allowedParents: readonly string[];
  /** Folder of the built page. */
  readonly pageDir: string;
  readonly walletTimeoutMs: number;
  /** Faults to try the platform with; undefined means: read `${dataDir}/vendor-faults.json`, where this is no production. */
  readonly faults: FaultPlan | undefined;
  /** How fast the games' time goes by. */
  readonly clockRate: number;
}

/** Where faults are written while the program runs. */
export function faultPlanPath(dataDir: string): string {
  return join(dataDir, 'vendor-faults.json');
}

/** Checks the environment. Throws an Error that lists every fault at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has faults:\n${faults.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(REPOSITORY, values.DATA_DIR);
  if (production && (values.VENDOR_FAULTS !== undefined || values.VENDOR_CLOCK_RATE !== 1 || existsSync(faultPlanPath(dataDir)))) {
    throw new Error('Faults and another time are for trying a platform: not in production.');
  }
  return {
    production,
    port: values.VENDOR_PORT,
    host: values.VENDOR_HOST,
    gatewayUrl: values.GATEWAY_URL.replace(/\/+$/, ''),
    dataDir,
    keys: values.VENDOR_KEYS === undefined ? undefined : parseVendorKeys(values.VENDOR_KEYS),
    allowedParents: values.ALLOWED_PARENTS.split(/\s+/).filter(Boolean),
    pageDir: resolve(REPOSITORY, values.VENDOR_PAGE_DIR),
    walletTimeoutMs: values.VENDOR_WALLET_TIMEOUT_MS,
    faults: values.VENDOR_FAULTS === undefined ? undefined : parseFaultPlan(values.VENDOR_FAULTS),
    clockRate: values.VENDOR_CLOCK_RATE,
  };
}

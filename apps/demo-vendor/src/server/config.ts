import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SIGNING_KEY_ID } from '@livery/contracts';
import { z } from 'zod';
import { parseFaultPlan } from './faults/fault-plan.ts';
import type { FaultPlan } from './faults/fault-plan.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const keySchema = z.object({ id: z.string().regex(SIGNING_KEY_ID), secret: z.string().min(32).max(256) });
const keysSchema = z.record(z.string(), z.record(z.string(), keySchema));

/** A signing key: its id, and the secret, which is used as text. */
export type SigningKey = z.infer<typeof keySchema>;

/** Signing keys: vendor → merchant → key. */
export type VendorKeys = z.infer<typeof keysSchema>;

/** Reads keys from JSON text. Throws a ZodError or SyntaxError when the text is invalid. */
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

/** Settings of the process. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly gatewayUrl: string;
  readonly dataDir: string;
  /** Keys from the environment; undefined to read `${dataDir}/vendor-keys.json`. */
  readonly keys: VendorKeys | undefined;
  /** CSP sources of the pages that may embed a game. */
  readonly allowedParents: readonly string[];
  /** Folder of the built page. */
  readonly pageDir: string;
  readonly walletTimeoutMs: number;
  /** Faults to inject; undefined to read `${dataDir}/vendor-faults.json`, except in production. */
  readonly faults: FaultPlan | undefined;
  /** Speed of the games' clock, 1 for real time. */
  readonly clockRate: number;
}

/** Path of the fault plan that can be edited while the program runs. */
export function faultPlanPath(dataDir: string): string {
  return join(dataDir, 'vendor-faults.json');
}

/** Reads the environment. Throws an Error that lists every invalid variable at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is invalid:\n${errors.join('\n')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  const dataDir = resolve(REPOSITORY, values.DATA_DIR);
  if (production && (values.VENDOR_FAULTS !== undefined || values.VENDOR_CLOCK_RATE !== 1 || existsSync(faultPlanPath(dataDir)))) {
    throw new Error('Fault injection and a clock rate other than 1 are for testing and are not allowed in production.');
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

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { parseFaultPlan, type FaultPlan } from './faults.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PAYMENTS_PORT: z.coerce.number().int().min(0).max(65_535).default(4002),
  PAYMENTS_HOST: z.string().default('localhost'),
  PAYMENTS_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  DATA_DIR: z.string().default('.data'),
  PAYMENTS_FAULTS: z.string().optional(),
});

/** Settings of the process. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Scheme and host that browsers reach its pages at. */
  readonly origin: string;
  /** Without a trailing slash. */
  readonly gatewayUrl: string;
  readonly dataDir: string;
  /** Faults to inject; undefined to read `${dataDir}/payment-faults.json`, except in production. */
  readonly faults: FaultPlan | undefined;
}

/** Path of the fault plan that can be edited while the program runs. */
export const faultPlanPath = (dataDir: string): string => join(dataDir, 'payment-faults.json');

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
  if (production && (values.PAYMENTS_FAULTS !== undefined || existsSync(faultPlanPath(dataDir)))) throw new Error('Fault injection is for testing and is not allowed in production.');
  return {
    production,
    port: values.PAYMENTS_PORT,
    host: values.PAYMENTS_HOST,
    origin: values.PAYMENTS_ORIGIN ?? `http://localhost:${values.PAYMENTS_PORT}`,
    gatewayUrl: values.GATEWAY_URL.replace(/\/+$/, ''),
    dataDir,
    faults: values.PAYMENTS_FAULTS === undefined ? undefined : parseFaultPlan(values.PAYMENTS_FAULTS),
  };
}

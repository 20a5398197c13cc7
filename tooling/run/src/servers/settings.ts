import { isAbsolute } from 'node:path';
import { inRoot } from '../paths.ts';
import { PlainError } from '../plain-error.ts';

/** What the environment decides about a run of the servers. */
export interface Settings {
  /** Port of the gateway, which serves the sites. */
  port: number;
  /** Port of the demo vendor, an origin of its own. */
  vendorPort: number;
  /** Port of the demo payment provider, an origin of its own. */
  paymentsPort: number;
  /** Absolute path of the folder that keeps the data. */
  dataDir: string;
  /** Address of the PostgreSQL database; the embedded database in `dataDir` is used without it. */
  databaseUrl?: string;
}

/**
 * Reads a port from the environment.
 *
 * @throws PlainError where the variable holds no port
 */
export function portFrom(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainError(`${name} is "${text}"; it must be a port number, 1 to 65535.`);
  }
  return port;
}

/**
 * Whether a gateway started by these commands serves `/__dev/*`: as `DEV_ENDPOINTS` says, and without it everywhere but in
 * production, where the gateway would refuse to start with them.
 *
 * @throws PlainError where the variable is neither on nor off
 */
export function devEndpoints(): boolean {
  const given = process.env['DEV_ENDPOINTS'];
  if (given === undefined || given === '') return process.env['NODE_ENV'] !== 'production';
  if (given !== 'on' && given !== 'off') throw new PlainError(`DEV_ENDPOINTS is "${given}"; it must be on or off.`);
  return given === 'on';
}

/**
 * Reads PORT, VENDOR_PORT, PAYMENTS_PORT, DATA_DIR and DATABASE_URL.
 *
 * @throws PlainError naming the variable whose value is not valid
 */
export function readSettings(): Settings {
  const port = portFrom('PORT', 4000);
  const vendorPort = portFrom('VENDOR_PORT', 4001);
  const paymentsPort = portFrom('PAYMENTS_PORT', 4002);
  if (port === vendorPort) throw new PlainError(`PORT and VENDOR_PORT are both ${port}; the demo vendor needs a port of its own.`);
  if (paymentsPort === port || paymentsPort === vendorPort) throw new PlainError(`PAYMENTS_PORT is ${paymentsPort}, which another server has; the demo payment provider needs a port of its own.`);
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  const databaseUrl = process.env['DATABASE_URL'];
  return {
    port,
    vendorPort,
    paymentsPort,
    dataDir: isAbsolute(dataDir) ? dataDir : inRoot(dataDir),
    ...(databaseUrl === undefined || databaseUrl === '' ? {} : { databaseUrl }),
  };
}

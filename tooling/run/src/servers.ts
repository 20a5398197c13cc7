import { join } from 'node:path';
import { PROGRAMS } from './paths.ts';
import { claimPort } from './ports.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import type { Settings } from './settings.ts';

/**
 * Starts the gateway and the demo vendor.
 *
 * @throws PlainError when one of their ports is taken
 */
export async function startServers(settings: Settings): Promise<Service[]> {
  await claimPort(settings.port, 'PORT', 'gateway');
  await claimPort(settings.vendorPort, 'VENDOR_PORT', 'demo vendor');
  const env = {
    PORT: String(settings.port),
    VENDOR_PORT: String(settings.vendorPort),
    DATA_DIR: settings.dataDir,
  };
  const log = (name: string): string => join(settings.dataDir, 'logs', `${name}.log`);
  return [
    startService({
      name: 'gateway',
      script: PROGRAMS.gateway,
      env,
      log: log('gateway'),
      healthUrl: `http://localhost:${settings.port}/healthz`,
    }),
    startService({
      name: 'demo vendor',
      script: PROGRAMS.demoVendor,
      env,
      log: log('demo-vendor'),
      healthUrl: `http://localhost:${settings.vendorPort}/healthz`,
    }),
  ];
}

import { join } from 'node:path';
import { PROGRAMS } from '../paths.ts';
import { claimPort } from './ports.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import { devEndpoints } from './settings.ts';
import type { Settings } from './settings.ts';

function environment(settings: Settings): Record<string, string> {
  return {
    PORT: String(settings.port),
    VENDOR_PORT: String(settings.vendorPort),
    PAYMENTS_PORT: String(settings.paymentsPort),
    GATEWAY_URL: `http://localhost:${settings.port}`,
    DATA_DIR: settings.dataDir,
  };
}

/** Starts the gateway; `more` goes over what the settings and this process's environment give it. */
export function startGateway(settings: Settings, more: Readonly<Record<string, string>> = {}): Service {
  return startService({
    name: 'gateway',
    script: PROGRAMS.gateway,
    env: { ...environment(settings), DEV_ENDPOINTS: devEndpoints() ? 'on' : 'off', ...more },
    log: join(settings.dataDir, 'logs/gateway.log'),
    healthUrl: `http://localhost:${settings.port}/healthz`,
  });
}

/** Starts the demo vendor; `more` goes over what the settings and this process's environment give it. */
export function startDemoVendor(settings: Settings, more: Readonly<Record<string, string>> = {}): Service {
  return startService({
    name: 'demo vendor',
    script: PROGRAMS.demoVendor,
    env: { ...environment(settings), ...more },
    log: join(settings.dataDir, 'logs/demo-vendor.log'),
    healthUrl: `http://localhost:${settings.vendorPort}/healthz`,
  });
}

/** Starts the demo payment provider; `more` goes over what the settings and this process's environment give it. */
export function startDemoPayments(settings: Settings, more: Readonly<Record<string, string>> = {}): Service {
  return startService({
    name: 'demo payment provider',
    script: PROGRAMS.demoPayments,
    env: { ...environment(settings), ...more },
    log: join(settings.dataDir, 'logs/demo-payments.log'),
    healthUrl: `http://localhost:${settings.paymentsPort}/healthz`,
  });
}

/**
 * Makes sure that the servers can listen, before anything is built for them.
 *
 * @throws PlainError when one of their ports is taken
 */
export async function claimPorts(settings: Settings): Promise<void> {
  await claimPort(settings.port, 'PORT', 'gateway');
  await claimPort(settings.vendorPort, 'VENDOR_PORT', 'demo vendor');
  await claimPort(settings.paymentsPort, 'PAYMENTS_PORT', 'demo payment provider');
}

/** Starts the gateway, the demo vendor and the demo payment provider; `first` where they have no data yet. */
export function startServers(settings: Settings, first: boolean): Service[] {
  process.stdout.write(`Starting the servers${first ? ' (the first start fills the database, which takes a little longer)' : ''} …\n`);
  return [startGateway(settings), startDemoVendor(settings), startDemoPayments(settings)];
}

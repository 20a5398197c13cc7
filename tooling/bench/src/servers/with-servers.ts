import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startDemoPayments, startDemoVendor, startGateway } from '@livery/run';
import type { Service, Settings } from '@livery/run';

/** Returns the URL of a brand's home page. */
export type Site = (brand: string) => string;

async function ready(service: Service): Promise<void> {
  try {
    await service.ready();
  } catch {
    const { lastLines } = await service.ended;
    throw new Error(`The ${service.name} did not start: ${lastLines}`);
  }
}

/**
 * Runs the gateway, the demo vendor and the demo payment provider on separate demo data during a measurement.
 *
 * @param prepare called with the empty data folder before the servers start
 */
export async function withServers<Result>(measure: (site: Site) => Promise<Result>, prepare?: (settings: Settings) => Promise<void>): Promise<Result> {
  const settings: Settings = {
    port: await freePort(),
    vendorPort: await freePort(),
    paymentsPort: await freePort(),
    dataDir: mkdtempSync(join(tmpdir(), 'livery-bench-data-')),
  };
  await prepare?.(settings);
  const services = [startGateway(settings), startDemoVendor(settings), startDemoPayments(settings)];
  try {
    await Promise.all(services.map(ready));
    return await measure((brand) => `http://${brand}.localhost:${settings.port}/`);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}

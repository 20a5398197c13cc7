import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startDemoVendor, startGateway } from '@livery/run';
import type { Service, Settings } from '@livery/run';

/** The gateway and the demo vendor, real, on free ports and data of their own. */
export interface Stack {
  settings: Settings;
  /** Origin of a brand's site; without a brand, of the default one. */
  site(brand?: string): string;
  /** Stops the gateway as an operator would; it answers what it has begun. */
  stopGateway(): Promise<void>;
  /** Ends the gateway as a power cut would. */
  killGateway(): Promise<void>;
  /** Starts the gateway again on the same data and waits until it answers. */
  startGateway(): Promise<void>;
  /** Ends the demo vendor as a power cut would. */
  killVendor(): Promise<void>;
  /** Starts the demo vendor again on the same data, with `more` in its environment, and waits until it answers. */
  startVendor(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops everything and removes the data. */
  close(): Promise<void>;
}

/** What this machine says of where a visitor comes from is believed: journeys come from addresses of their own. */
const GATEWAY = { TRUST_PROXY: 'loopback' };

async function ready(service: Service): Promise<Service> {
  try {
    await service.ready();
  } catch {
    const { lastLines } = await service.ended;
    throw new Error(`The ${service.name} did not start. Its last words:\n${lastLines}`);
  }
  return service;
}

/** Starts both servers on an empty database, which the gateway fills with its demo data. */
export async function openStack(): Promise<Stack> {
  const settings: Settings = {
    port: await freePort(),
    vendorPort: await freePort(),
    dataDir: mkdtempSync(join(tmpdir(), 'livery-e2e-')),
  };
  let gateway = startGateway(settings, GATEWAY);
  let vendor = startDemoVendor(settings);
  const close = async (): Promise<void> => {
    await Promise.all([gateway.stop(), vendor.stop()]);
    rmSync(settings.dataDir, { recursive: true, force: true });
  };
  await Promise.all([ready(gateway), ready(vendor)]).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    settings,
    site: (brand) => `http://${brand === undefined ? '' : `${brand}.`}localhost:${settings.port}`,
    stopGateway: () => gateway.stop(),
    killGateway: () => gateway.kill(),
    async startGateway() {
      gateway = await ready(startGateway(settings, GATEWAY));
    },
    killVendor: () => vendor.kill(),
    async startVendor(more) {
      vendor = await ready(startDemoVendor(settings, more));
    },
    close,
  };
}

import { demoCatalogue } from '@livery/gateway';
import { onOneEngine, testDatabase, type TestDatabase } from '@livery/gateway/test-support/vitest';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driveAdapter } from '../adapter/run.ts';
import { openPlatform } from '../platform/platform.ts';
import { closeConnections } from '../platform/post.ts';
import { demoAdapter } from './demo-adapter.ts';
import { enginePlays } from './engines.ts';
import { startVendorProgram, type VendorProgram } from './vendor-program.ts';
import { demoGames, demoTransfers, demoVendors } from './vendors.ts';

const { vendors, games } = demoCatalogue('http://vendor.example');
const connected = (wallet: string) => vendors.filter(({ state, wallet: kept }) => state === 'open' && kept === wallet).map(({ code }) => code).toSorted();
/** Each vendor with its engine and its games. */
const certified = demoVendors.map((vendor) => [vendor, ...demoGames(vendor)] as const);

describe('certified vendors', () => {
  it('are the connected ones, each once', () => {
    expect(demoVendors.toSorted()).toEqual(connected('seamless'));
    expect([demoTransfers.code]).toEqual(connected('transfer'));
  });

  it('are played with games that they offer', () => {
    const offered = new Set(games.filter(({ state, opensList }) => state === 'open' && !opensList).map(({ vendor, code }) => `${vendor} ${code}`));
    const played = [...certified.flatMap(([vendor, , of]) => of.map((code) => `${vendor} ${code}`)), `${demoTransfers.code} ${demoTransfers.game}`];
    expect(played.filter((game) => !offered.has(game))).toEqual([]);
  });

  it('cover every engine', () => {
    expect(new Set(certified.map(([, engine]) => engine))).toEqual(new Set(Object.keys(enginePlays)));
  });
});

describe.runIf(onOneEngine)('demo vendor', () => {
  let program: VendorProgram;
  beforeAll(async () => {
    program = await startVendorProgram({ gatewayUrl: 'http://localhost:9', keys: {} });
  });
  afterAll(() => program.close());

  it.each(certified)('contains the vendor %s, on its engine', async (vendor, engine, codes) => {
    const response = await fetch(`${program.url}/games?vendor=${vendor}&codes=${codes.join()}`);
    const { games: listed } = (await response.json()) as { readonly games: readonly { readonly code: string; readonly engine: string; readonly vendorName: string | null }[] };
    const name = vendors.find(({ code }) => code === vendor)?.displayName;
    expect(listed.map(({ code, engine: on, vendorName }) => [code, on, vendorName])).toEqual(codes.map((code) => [code, engine, name]));
  });
});

describe.runIf(everything() && onOneEngine)('short certification', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(async () => {
    closeConnections();
    await db.close();
  });

  it.each(demoVendors)('passes the vendor %s', { timeout: 180_000 }, async (code) => {
    const adapter = demoAdapter(code);
    const platform = await openPlatform({ db, url: db.servingUrl, gateways: 1, vendor: code, games: adapter.games });
    try {
      const { results, adapterKilled } = await driveAdapter(adapter, platform, { rounds: 12, seed: code, players: 4, kills: 1 });
      expect(results.filter(({ failures }) => failures > 0)).toEqual([]);
      expect([results.length > 10, adapterKilled]).toEqual([true, 1]);
    } finally {
      await adapter.close?.();
      await platform.close();
    }
  });
});

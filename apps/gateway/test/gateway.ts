import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppDeps, type Gateway } from '../src/app.ts';
import { offerCatalogue, writeCatalogue } from '../src/modules/games/index.ts';
import type { Fleet, FleetBrand } from '../src/modules/tenant/index.ts';
import type { LogOptions } from '../src/platform/http/index.ts';
import { testClock, type TestClock } from './clock.ts';
import { sameDatabase, testDatabase, type TestDatabase } from './database.ts';

/** Two merchants that no real brand resembles: the first stands in for hosts that nobody claims. */
export const NORTH = 'NORTH01';
export const SOUTH = 'SOUTH01';

/** Origin of the games. */
export const VENDOR_ORIGIN = 'http://localhost:4001';

function brand(id: string, merchantCode: string, changes: Partial<FleetBrand> = {}): FleetBrand {
  return {
    id,
    name: id,
    merchantCode,
    domains: [`www.${id}.example`],
    default: false,
    html: `brands/${id}/index.html`,
    currency: { code: 'PHP', symbol: 'P', exponent: 2 },
    languages: { offered: ['EN', 'TY'], default: 'EN', remap: {} },
    minimumAge: 18,
    categories: ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'COCKFIGHT', 'BINGO', 'ANIM6', 'INHOUSE'],
    blockedCountries: [],
    timeZone: 'UTC',
    announcements: { types: ['B', 'PL', 'PU', 'PR', 'H'], defaultExecution: 'B' },
    features: { usernameRegistration: true, directRegistration: true, freePlay: true, forcedPasswordChange: true, agentPolicy: true, memberCentre: true },
    ...changes,
  };
}

/** The fleet that tests run with. */
export const testFleet: Fleet = {
  brands: [brand('north', NORTH, { default: true }), brand('south', SOUTH, { minimumAge: 21, currency: { code: 'EUR', symbol: '€', exponent: 2 }, blockedCountries: ['FR'] })],
};

const PAGE = `<!doctype html>
<html><head><script type="importmap" nonce="__CSP_NONCE__">{}</script><title>TITLE</title></head>
<body><div id="root"></div><!--livery:boot--></body></html>
`;

/** Writes built sites as the build would, into a folder of their own. */
function writeDist(fleet: Fleet): string {
  const dist = mkdtempSync(join(tmpdir(), 'livery-dist-'));
  for (const { id, html } of fleet.brands) {
    mkdirSync(join(dist, 'brands', id), { recursive: true });
    writeFileSync(join(dist, html), PAGE.replace('TITLE', id));
    writeFileSync(join(dist, 'brands', id, 'brand-1a2b3c.js'), `export default ${JSON.stringify(id)};`);
    writeFileSync(join(dist, 'brands', id, 'brand-1a2b3c.js.br'), 'brotli');
  }
  return dist;
}

/** A gateway on a fresh database, with a clock that stands still until moved. */
export interface TestGateway extends Gateway {
  readonly db: TestDatabase;
  readonly clock: TestClock;
  readonly dist: string;
  /** Closes everything. */
  readonly stop: () => Promise<void>;
}

/** What a test may change of its gateway. */
export interface TestGatewayOptions extends Partial<Pick<AppDeps, 'countryTable' | 'fetch'>> {
  readonly log?: LogOptions;
  readonly production?: boolean;
  readonly trustProxy?: boolean;
}

/** The password of accounts that are opened for others. */
export const DEFAULT_PASSWORD = 'Welcome-first-1';

/** What every captcha of a test gateway shows. */
export const CAPTCHA = 'HK347';

interface Place {
  readonly clock: TestClock;
  readonly db: TestDatabase;
  readonly dist: string;
}

async function gatewayAt({ clock, db, dist }: Place, { log = { level: 'silent' }, production = false, trustProxy = false, ...rest }: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await buildApp({
    config: { production, distDir: dist, vendorOrigin: VENDOR_ORIGIN, trustProxy, humanCheckSecret: 'local-human-check', defaultPassword: DEFAULT_PASSWORD },
    db,
    fleet: testFleet,
    secret: 'a secret for tests, and tests alone',
    log,
    solution: () => CAPTCHA,
    ...rest,
  });
  return {
    ...gateway,
    db,
    clock,
    dist,
    async stop() {
      await gateway.close();
      await db.close();
    },
  };
}

/** Builds a {@link TestGateway}. Stop it in `afterAll`. */
export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const clock = testClock();
  const db = await testDatabase({ clock });
  const dist = writeDist(testFleet);
  const gateway = await gatewayAt({ clock, db, dist }, options);
  await writeCatalogue(db, VENDOR_ORIGIN);
  for (const tenant of gateway.tenants.all()) await offerCatalogue(db, tenant);
  return {
    ...gateway,
    async stop() {
      await gateway.stop();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Another process's gateway on the database, the clock and the sites of `gateway` (PostgreSQL only). Stop it first. */
export async function secondGateway({ clock, db, dist }: TestGateway, options: TestGatewayOptions = {}): Promise<TestGateway> {
  return gatewayAt({ clock, db: await sameDatabase(db), dist }, options);
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, type AppDeps, type Gateway } from '../src/app.ts';
import type { PasswordCost } from '../src/modules/auth/index.ts';
import type { Fleet } from '../src/modules/tenant/index.ts';
import type { LogOptions } from '../src/platform/http/index.ts';
import { testClock, type TestClock } from './clock.ts';
import { sameDatabase, testDatabase, type TestDatabase, type TestDatabaseOptions } from './database.ts';
import { offerDemoGames } from './offer-demo-games.ts';
import { testFleet, VENDOR_ORIGIN } from './test-fleet.ts';

const PAGE = `<!doctype html>
<html lang="LANG"><head><script type="importmap" nonce="__CSP_NONCE__">{}</script><title>TITLE</title><link rel="canonical" href="__ORIGIN____PATH__"></head>
<body><div id="root"></div><!--livery:preloaded-state--></body></html>
`;

/** Writes built sites as the build would, into a folder of their own. */
export function writeDist(fleet: Fleet): string {
  const dist = mkdtempSync(join(tmpdir(), 'livery-dist-'));
  for (const { id, pages } of fleet.brands) {
    mkdirSync(join(dist, 'brands', id), { recursive: true });
    for (const page of Object.values(pages)) writeFileSync(join(dist, page.html), PAGE.replace('TITLE', id).replace('LANG', page.tag));
    writeFileSync(join(dist, 'brands', id, 'brand-1a2b3c.js'), `export default ${JSON.stringify(id)};`);
    writeFileSync(join(dist, 'brands', id, 'brand-1a2b3c.js.br'), 'brotli');
    writeFileSync(join(dist, 'brands', id, 'logo-1a2b3c.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
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
export interface TestGatewayOptions extends Partial<Pick<AppDeps, 'countryTable' | 'fetch' | 'fleet' | 'secret' | 'acceptedSecrets' | 'messageProviders' | 'passwordCost' | 'workCost' | 'openNews' | 'paymentAdapters'>>, Pick<TestDatabaseOptions, 'poolSize' | 'timeouts'> {
  readonly log?: LogOptions;
  /** One that stands still at a moment of its own unless given. */
  readonly clock?: TestClock;
  /** A migrated database, and the clock of both; a fresh one unless given. */
  readonly on?: { readonly db: TestDatabase; readonly clock: TestClock };
  readonly production?: boolean;
  /** Whether `/__dev/*` is served; so it is outside production unless stated. */
  readonly devEndpoints?: boolean;
  /** Whose `X-Forwarded-*` the operators' server believes; nobody's unless given. */
  readonly opsTrustProxy?: boolean | string;
  readonly trustProxy?: boolean | string;
  /** Origins that operators may name in settings; none unless stated. */
  readonly providerOrigins?: readonly string[];
  /** Not limited unless stated. */
  readonly requestsPerMinute?: number;
}

/** The password of accounts that are opened for others. */
export const DEFAULT_PASSWORD = 'Welcome-first-1';

/** Master secret of test gateways. */
export const TEST_SECRET = 'a secret for tests, and tests alone';

/** What every captcha of a test gateway shows. */
export const CAPTCHA = 'HK347';

/** The least that the hash function allows: hashes as dear as in production would take most of the time of the tests. */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1 };

interface Place {
  readonly clock: TestClock;
  readonly db: TestDatabase;
  readonly dist: string;
}

async function gatewayAt({ clock, db, dist }: Place, { log = { level: 'silent' }, production = false, devEndpoints = !production, trustProxy = false, opsTrustProxy = false, requestsPerMinute, providerOrigins = [], on: _on, clock: _clock, ...rest }: TestGatewayOptions): Promise<TestGateway> {
  const gateway = await buildApp({
    config: { production, devEndpoints, distDir: dist, vendorOrigin: VENDOR_ORIGIN, trustProxy, opsTrustProxy, humanCheckSecret: 'local-human-check', defaultPassword: DEFAULT_PASSWORD, providerOrigins, ...(requestsPerMinute === undefined ? {} : { requestsPerMinute }) },
    db,
    fleet: testFleet,
    secret: TEST_SECRET,
    log,
    solution: () => CAPTCHA,
    workCost: 10,
    passwordCost: CHEAP,
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
  const { poolSize, timeouts } = options;
  const clock = options.on?.clock ?? options.clock ?? testClock();
  const db = options.on?.db ?? await testDatabase({ clock, withGames: true, ...(poolSize === undefined ? {} : { poolSize }), ...(timeouts === undefined ? {} : { timeouts }) });
  const dist = writeDist(testFleet);
  const gateway = await gatewayAt({ clock, db, dist }, options);
  await offerDemoGames(db, gateway.tenants);
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

/** Another process's gateway on a database that was opened otherwise, such as through a pooler. Stop it first. */
export const gatewayOn = ({ clock, dist }: Pick<TestGateway, 'clock' | 'dist'>, db: TestDatabase, options: TestGatewayOptions = {}): Promise<TestGateway> => gatewayAt({ clock, db, dist }, options);

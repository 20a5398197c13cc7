/**
 * Measures search and launch among ten thousand games on PostgreSQL: the query alone (a search or a page of the games
 * module), the same through HTTP, and from the click to the launch address. Prints one line of JSON, in milliseconds.
 *
 * Arguments: a connection string to an empty database, or `-` for a temporary server; repetitions of each request.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, createCatalogueCache, createFindGames, generatedCatalogue, importCatalogue, migrate, offerCatalogue, openDatabase, writeCatalogue, migrationsFolder } from '@livery/gateway';
import { NORTH, startCluster, testFleet } from '@livery/gateway/test-support';
import { schemas, type RequestOf } from '@livery/contracts';
import { findPostgres } from '@livery/test-config';

const GAMES = 10_000;
const VENDOR = 'http://vendor.example';
const [given = '-', rounds = '20'] = process.argv.slice(2);

const percentile = (values: readonly number[], share: number): number => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

type ListRequest = RequestOf<'gameList'>;
/** Search input with and without typing errors, and page requests. */
const typed = ['g', 'go', 'gol', 'gold', 'golde', 'golden', 'golden g', 'goldne dragno', 'silver wolf', 'lumenfall', 'a', 'wolf moonlit'];
const searches: readonly ListRequest[] = typed.map((gameName) => ({ clientType: 3, gameName }));
const pages: readonly ListRequest[] = [
  ...[1, 2, 50, 400].map((pageNo): ListRequest => ({ clientType: 3, gameType: 'RNG', pageNo })),
  ...(['name', 'rtp', 'popular', 'newest', 'stake'] as const).map((sort): ListRequest => ({ clientType: 3, sort, volatility: 'high,medium', minRtp: 96 })),
];

/** Repeats every request after a warm-up and returns the durations. */
async function timed<Request>(requests: readonly Request[], times: number, ask: (request: Request) => Promise<unknown>): Promise<number[]> {
  for (const request of requests) await ask(request);
  const took: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    for (const request of requests) {
      const startedAt = performance.now();
      await ask(request);
      took.push(performance.now() - startedAt);
    }
  }
  return took;
}

const bin = findPostgres();
if (given === '-' && bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN, or pass a connection string.');
const cluster = given === '-' && bin !== undefined ? await startCluster(bin) : undefined;
const db = await openDatabase({ engine: 'postgres', url: cluster === undefined ? given : `${cluster.url}/postgres`, poolSize: 8 });
const distDir = mkdtempSync(join(tmpdir(), 'livery-games-bench-'));
try {
  await migrate(db, migrationsFolder);
  const config = { production: false, devEndpoints: false, distDir, vendorOrigin: VENDOR, trustProxy: false, humanCheckSecret: undefined, defaultPassword: undefined };
  const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
  const tenant = gateway.tenants.byMerchant(NORTH);
  if (tenant === undefined) throw new Error('The fleet has no such merchant.');
  await writeCatalogue(db, VENDOR);
  await importCatalogue(db, generatedCatalogue(GAMES, VENDOR));
  await offerCatalogue(db, tenant);

  const find = createFindGames(createCatalogueCache(db));
  const query = await timed([...searches, ...pages], Number(rounds), (request) => find({ tenant, country: 'PH', language: 'EN' }, schemas.gameList.request.parse(request)));

  const { token } = await db.transaction(async (tx) => gateway.sessions.open(tx, NORTH, await gateway.members.open(tx, tenant, { username: 'bencher', type: 0, passwordHash: null }), '127.0.0.1'));
  const site = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string, request: object): Promise<void> => {
    const parameters = new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)]));
    const answer = await fetch(`${site}${path}?${parameters.toString()}`, { headers: { 'x-merchant-code': NORTH, authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const list = (request: ListRequest) => get('/wps/relay/GCSGAME_gameList', request);
  const search = await timed(searches, Number(rounds), list);
  const page = await timed(pages, Number(rounds), list);
  const order: RequestOf<'launchGame'> = { gameId: 'lum-moonlit-wolves', vassalage: 'LUM', accountType: 1, confirmTrans: 0, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
  const launch = await timed([order], 12 * Number(rounds), (request) => get('/wps/game/launchGame', request));

  const p95 = (values: readonly number[]) => Number(percentile(values, 0.95).toFixed(2));
  process.stdout.write(`${JSON.stringify({ games: GAMES, queryP95: p95(query), searchP95: p95(search), pageP95: p95(page), launchP95: p95(launch) })}\n`);
  await gateway.close();
} finally {
  await db.close();
  cluster?.stop();
  rmSync(distDir, { recursive: true, force: true });
}

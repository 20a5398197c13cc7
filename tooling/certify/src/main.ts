/**
 * Certifies a vendor's adapter, and the wallet it talks to, against real gateways. See README.md; `npm run certify -- --help` lists the options.
 * Ends with status 1 where a check failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Database, migrate, openDatabase, migrationsFolder } from '@livery/gateway';
import { createServingLogin, startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import type { Adapter } from './adapter.ts';
import { driveAdapter } from './adapter/run.ts';
import { allFaults, demoAdapter, type OwnFaults } from './demo/demo-adapter.ts';
import { demoTransferVendor } from './demo/demo-transfers.ts';
import { demoGames, demoTransfers, demoVendors } from './demo/vendors.ts';
import { operationsReport } from './operations/report.ts';
import { driveOperations } from './operations/run.ts';
import { demoPayments } from './payments/demo-payments.ts';
import type { PaymentsUnderTest } from './payments/payments-under-test.ts';
import { checkPayments } from './payments/run.ts';
import { openPlatform } from './platform/platform.ts';
import { closeConnections } from './platform/post.ts';
import { bugs, type Bug } from './reference/bugs.ts';
import { referenceAdapter } from './reference/reference-adapter.ts';
import { certificate, transferCertificate } from './report.ts';
import { checkTransfers } from './transfer/run.ts';
import type { TransferVendor } from './transfer/transfer-vendor.ts';
import { checkWallet } from './wallet/run.ts';

/** Gateways are killed, the database server never is: waiting for its disk would show nothing. */
const SERVER = ['fsync=off', 'synchronous_commit=off', 'shared_buffers=256MB', 'max_wal_size=4GB'] as const;

const { values } = parseArgs({
  options: {
    adapter: { type: 'string' },
    vendor: { type: 'string' },
    transfer: { type: 'string' },
    payments: { type: 'string' },
    faults: { type: 'string' },
    bugs: { type: 'string', default: '' },
    rounds: { type: 'string' },
    operations: { type: 'string' },
    players: { type: 'string', default: '32' },
    gateways: { type: 'string', default: '2' },
    kills: { type: 'string', default: '2' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    database: { type: 'string' },
    out: { type: 'string', default: '.cache/certification' },
    'skip-wallet': { type: 'boolean', default: false },
  },
});

function isBug(name: string): name is Bug {
  return Object.hasOwn(bugs, name);
}

async function loadAdapter(file: string): Promise<Adapter> {
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as { readonly adapter?: Adapter };
  if (loaded.adapter === undefined) throw new Error(`${file} does not export an adapter.`);
  return loaded.adapter;
}

/** Rounds that take the time of their table, or are drawn at once. */
const ROUNDS: Readonly<Record<string, number>> = { slot: 1000, ticket: 1000, draws: 300, cards: 600, fishing: 600, wheel: 400, live: 400, bingo: 300, events: 300 };

/** Faults to inject into the demo vendors. */
function ownFaults(): OwnFaults | undefined {
  if (values.faults === undefined) return undefined;
  return values.faults === 'all' ? allFaults(0.06) : (JSON.parse(values.faults) as OwnFaults);
}

/** What is to be certified, with how many rounds each unless stated. */
async function chosen(): Promise<readonly { readonly adapter: Adapter; readonly rounds: number }[]> {
  if (values.vendor !== undefined) {
    const codes = values.vendor === 'all' ? demoVendors : values.vendor.split(',').filter((code) => code !== demoTransfers.code);
    return codes.map((code) => ({ adapter: demoAdapter(code, ownFaults()), rounds: ROUNDS[demoGames(code)[0]] ?? 300 }));
  }
  if (values.transfer !== undefined || values.payments !== undefined) return [];
  if (values.adapter !== undefined) return [{ adapter: await loadAdapter(values.adapter), rounds: 2000 }];
  const named = values.bugs.split(',').filter((name) => name !== '');
  const unknown = named.filter((name) => !isBug(name));
  if (unknown.length > 0) throw new Error(`No such bug: ${unknown.join(', ')}`);
  return [{ adapter: referenceAdapter(named.filter(isBug)), rounds: 2000 }];
}

interface End {
  readonly passed: boolean;
  readonly line: string;
}

function keep(name: string, markdown: string, json: string): void {
  mkdirSync(values.out, { recursive: true });
  const file = join(values.out, name.replaceAll(/[^\w-]+/g, '-'));
  writeFileSync(`${file}.md`, markdown);
  writeFileSync(`${file}.json`, json);
  process.stdout.write(`${markdown}\nWritten to ${file}.md and ${file}.json\n`);
}

async function loadTransferVendor(file: string): Promise<TransferVendor> {
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as { readonly vendor?: TransferVendor };
  if (loaded.vendor === undefined) throw new Error(`${file} does not export a vendor.`);
  return loaded.vendor;
}

/** Certifies the vendor that keeps its players' money, where one is asked for. */
async function certifyTransfers(): Promise<readonly End[]> {
  const wanted = values.vendor === 'all' || values.vendor?.split(',').includes(demoTransfers.code) === true;
  if (!wanted && values.transfer === undefined) return [];
  const vendor = values.transfer === undefined ? await demoTransferVendor() : await loadTransferVendor(values.transfer);
  try {
    const { passed, markdown, json } = transferCertificate({ vendor: vendor.name, seed: values.seed, results: await checkTransfers(vendor, values.seed), at: new Date() });
    keep(vendor.name, markdown, json);
    return [{ passed, line: `| ${vendor.name} (keeps the money) | ${passed ? 'passed' : '**failed**'} | | | |` }];
  } finally {
    await vendor.close?.();
    closeConnections();
  }
}

/** An adapter of a payment provider, with how to end what it runs. */
type OpenedPayments = PaymentsUnderTest & { close?(): Promise<void> };

async function openPayments(file: string): Promise<OpenedPayments> {
  if (file === 'demo') return demoPayments();
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as { readonly payments?: () => Promise<OpenedPayments> };
  if (loaded.payments === undefined) throw new Error(`${file} does not export payments.`);
  return loaded.payments();
}

/** Certifies the adapter of a payment provider, where one is asked for. */
async function certifyPayments(): Promise<readonly End[]> {
  if (values.payments === undefined) return [];
  const name = values.payments === 'demo' ? 'demo-payments' : values.payments;
  const under = await openPayments(values.payments);
  try {
    const { passed, markdown, json } = transferCertificate({ vendor: name, seed: values.seed, results: await checkPayments(under), at: new Date() });
    keep(name, markdown, json);
    return [{ passed, line: `| ${name} (payments) | ${passed ? 'passed' : '**failed**'} | | | |` }];
  } finally {
    await under.close?.();
  }
}

/** Certifies one adapter on an open database; answers whether it passed, and its line of the summary. */
async function certifyOne(db: Database, url: string, adapter: Adapter, standard: number): Promise<End> {
  const [gateways, rounds] = [Number(values.gateways), Number(values.rounds ?? standard)];
  const platform = await openPlatform({ db, url, gateways, vendor: adapter.vendor, games: adapter.games });
  try {
    const wallet = values['skip-wallet'] ? [] : await checkWallet(platform, adapter.vendor, adapter.games);
    const progress = (done: number): void => void process.stderr.write(`${adapter.name}: ${done} rounds\n`);
    const driven = await driveAdapter(adapter, platform, { rounds, seed: values.seed, players: Number(values.players), kills: Number(values.kills), progress });
    const { passed, markdown, json } = certificate({ adapter: adapter.name, engine: 'postgres', gateways, seed: values.seed, wallet, driven, at: new Date() });
    keep(adapter.name, markdown, json);
    return { passed, line: `| ${adapter.name} | ${passed ? 'passed' : '**failed**'} | ${driven.rounds} | ${driven.killed} | ${driven.adapterKilled} |` };
  } finally {
    await adapter.close?.();
    await platform.close();
    closeConnections();
  }
}

/** A vendor that cannot be certified to the end has failed; the others go on. */
function brokenOff(name: string, error: unknown): End {
  process.stderr.write(`${name} was not certified to the end: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return { passed: false, line: `| ${name} | **broken off** | | | |` };
}

/** Opens the database that gateways serve on: the given one, or a throw-away server. */
async function withDatabase<Result>(work: (db: Database, url: string) => Promise<Result>): Promise<Result> {
  const bin = findPostgres();
  if (values.database === undefined && bin === undefined) throw new Error('PostgreSQL was not found: install it, set PG_BIN, or pass --database.');
  const cluster = values.database === undefined && bin !== undefined ? await startCluster(bin, SERVER) : undefined;
  // Also when it is interrupted: a server of our own must not outlive us.
  process.once('exit', () => cluster?.stop());
  process.once('SIGINT', () => process.exit(130));
  const url = values.database ?? cluster?.socketUrl ?? '';
  const owner = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
  await migrate(owner, migrationsFolder);
  await owner.close();
  // A given database has the one login that it was given with.
  const servingUrl = cluster === undefined ? url : await createServingLogin(url);
  const db = await openDatabase({ engine: 'postgres', url: servingUrl, poolSize: 8 });
  try {
    return await work(db, servingUrl);
  } finally {
    await db.close();
  }
}

/** Certifies adapters against gateways of their own. */
async function certifyAdapters(): Promise<readonly End[]> {
  const adapters = await chosen();
  if (adapters.length === 0) return [];
  return withDatabase(async (db, url) => {
    const ends: End[] = [];
    for (const { adapter, rounds } of adapters) ends.push(await certifyOne(db, url, adapter, rounds).catch((error: unknown) => brokenOff(adapter.name, error)));
    return ends;
  });
}

/** Drives money operations of every kind, in place of a certification. */
async function operate(operations: number): Promise<boolean> {
  return withDatabase(async (db, url) => {
    const progress = (done: number, seconds: number): void => void process.stderr.write(`${done} operations in ${seconds.toFixed(0)} s\n`);
    const options = { db, url, operations, gateways: Number(values.gateways), players: Number(values.players), kills: Number(values.kills), seed: values.seed, progress };
    const result = await driveOperations(options);
    const facts = { ...result, counts: Object.fromEntries(result.counts), happened: Object.fromEntries(result.happened) };
    keep('operations', operationsReport(options, result, new Date()), `${JSON.stringify(facts, undefined, 2)}\n`);
    closeConnections();
    return result.faults.length === 0;
  });
}

async function certify(): Promise<boolean> {
  const ends = [...(await certifyTransfers().catch((error: unknown) => [brokenOff('the vendor that keeps the money', error)])), ...(await certifyPayments().catch((error: unknown) => [brokenOff('the payment provider', error)])), ...(await certifyAdapters())];
  const table = ['| vendor | verdict | rounds | gateways killed | its process killed |', '|---|---|---|---|---|', ...ends.map(({ line }) => line)].join('\n');
  if (ends.length > 1) {
    mkdirSync(values.out, { recursive: true });
    writeFileSync(join(values.out, 'all.md'), `# Certification of ${ends.length} vendors\n\n${table}\n`);
    process.stdout.write(`\n${table}\n`);
  }
  return ends.length > 0 && ends.every(({ passed }) => passed);
}

process.exitCode = (await (values.operations === undefined ? certify() : operate(Number(values.operations)))) ? 0 : 1;

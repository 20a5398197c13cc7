/**
 * Certifies a vendor's adapter, and the wallet it talks to, against real gateways. See README.md; `--help` lists the options.
 * Ends with status 1 where a check failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findPostgres } from '@livery/test-config';
import { migrate, openDatabase } from '../../src/platform/db/index.ts';
import { migrationsFolder } from '../migrations-folder.ts';
import { startCluster } from '../postgres-cluster.ts';
import type { Adapter } from './adapter.ts';
import { driveAdapter } from './adapter/run.ts';
import { openHouse } from './house.ts';
import { hangUp } from './post.ts';
import { bugs, type Bug } from './reference/bugs.ts';
import { referenceAdapter } from './reference/reference-adapter.ts';
import { certificate } from './report.ts';
import { checkWallet } from './wallet/run.ts';

const { values } = parseArgs({
  options: {
    adapter: { type: 'string' },
    bugs: { type: 'string', default: '' },
    rounds: { type: 'string', default: '2000' },
    players: { type: 'string', default: '32' },
    gateways: { type: 'string', default: '2' },
    kills: { type: 'string', default: '2' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    database: { type: 'string' },
    out: { type: 'string', default: '.cache/certification' },
    'skip-wallet': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const HELP = `pnpm certify [options]

  --adapter <file>     module that exports \`adapter\`; the reference adapter without it
  --bugs <a,b>         mistakes switched on in the reference adapter: ${Object.keys(bugs).join(', ')}
  --rounds <number>    random rounds (2000)
  --players <number>   players at the same time (32)
  --gateways <number>  gateway processes on one database (2)
  --kills <number>     gateways killed in the middle of the random rounds, each replaced (2)
  --seed <text>        of what happens to the calls; the same seed, the same rounds (today's date)
  --database <url>     an empty PostgreSQL database; a throw-away server without it
  --out <folder>       where the report is written (.cache/certification)
  --skip-wallet        the adapter alone
`;

function isBug(name: string): name is Bug {
  return Object.hasOwn(bugs, name);
}

async function loadAdapter(): Promise<Adapter> {
  if (values.adapter === undefined) {
    const named = values.bugs.split(',').filter((name) => name !== '');
    const unknown = named.filter((name) => !isBug(name));
    if (unknown.length > 0) throw new Error(`No such bug: ${unknown.join(', ')}`);
    return referenceAdapter(named.filter(isBug));
  }
  const loaded = (await import(pathToFileURL(resolve(values.adapter)).href)) as { readonly adapter?: Adapter };
  if (loaded.adapter === undefined) throw new Error(`${values.adapter} does not export an adapter.`);
  return loaded.adapter;
}

async function certify(): Promise<boolean> {
  const adapter = await loadAdapter();
  const bin = findPostgres();
  if (values.database === undefined && bin === undefined) throw new Error('PostgreSQL was not found: install it, set PG_BIN, or pass --database.');
  const cluster = values.database === undefined && bin !== undefined ? await startCluster(bin, ['fsync=on', 'shared_buffers=256MB']) : undefined;
  // Also when it is interrupted: a server of our own must not outlive us.
  process.once('exit', () => cluster?.stop());
  process.once('SIGINT', () => process.exit(130));
  const url = values.database ?? `${cluster?.url}/postgres`;
  const db = await openDatabase({ engine: 'postgres', url, poolSize: 8 });
  try {
    await migrate(db, migrationsFolder);
    const gateways = Number(values.gateways);
    const house = await openHouse({ db, url, gateways, vendor: adapter.vendor, games: adapter.games });
    try {
      const wallet = values['skip-wallet'] ? [] : await checkWallet(house, adapter.vendor, adapter.games);
      const progress = (done: number): void => void process.stderr.write(`${done} rounds\n`);
      const driven = await driveAdapter(adapter, house, { rounds: Number(values.rounds), seed: values.seed, players: Number(values.players), kills: Number(values.kills), progress });
      const { passed, markdown, json } = certificate({ adapter: adapter.name, engine: 'postgres', gateways, seed: values.seed, wallet, driven, at: new Date() });
      mkdirSync(values.out, { recursive: true });
      const file = join(values.out, adapter.name.replaceAll(/[^\w-]+/g, '-'));
      writeFileSync(`${file}.md`, markdown);
      writeFileSync(`${file}.json`, json);
      process.stdout.write(`${markdown}\nWritten to ${file}.md and ${file}.json\n`);
      return passed;
    } finally {
      await house.close();
      await adapter.close?.();
      hangUp();
    }
  } finally {
    await db.close();
  }
}

if (values.help) process.stdout.write(HELP);
else process.exitCode = (await certify()) ? 0 : 1;
